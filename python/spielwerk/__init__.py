# SPDX-License-Identifier: MIT
"""Five board games as research environments, over libspielwerk.so (`make shared`).

Batch      many matches at once, numpy arrays in and out; as fast as it gets
Env        one match seen from one seat, the others play at random; shaped like Gymnasium
TableEnv   one match, every seat decides in turn; shaped like PettingZoo's AEC environments

An action is the number of one of the legal actions, which are listed in a fixed order;
`legal` tells for each its verb and values. An observation is what the deciding seat may know:
the fields of the position, byte by byte. Nothing here needs to be compiled or installed.
"""
import ctypes
import os

import numpy as np

MAX_ACTIONS = 1024
_HERE = os.path.dirname(os.path.abspath(__file__))


def _library():
    """$SPIELWERK_LIBRARY, the build folder beside this one, or what the system finds."""
    built = os.path.join(_HERE, "..", "..", "build", "shared", "libspielwerk.so")
    path = os.environ.get("SPIELWERK_LIBRARY") or (built if os.path.exists(built) else None)
    return ctypes.CDLL(path or "libspielwerk.so.0")


class _View(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in
                ("seat", "count", "mask", "legal", "features", "reward", "done")]
    _fields_.append(("width", ctypes.c_int32))


_lib = _library()
_lib.sw_batch_new.restype = ctypes.c_void_p
_lib.sw_batch_new.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int,
                              ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p]
_lib.sw_batch_free.argtypes = [ctypes.c_void_p]
_lib.sw_batch_features.argtypes = [ctypes.c_void_p]
_lib.sw_batch_bind.argtypes = [ctypes.c_void_p, ctypes.POINTER(_View)]
_lib.sw_batch_step.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
_lib.sw_batch_run.argtypes = [ctypes.c_void_p, ctypes.c_int64]
_lib.sw_batch_run.restype = None
_lib.sw_game_id.restype = ctypes.c_char_p


def games():
    """The names of all games."""
    return [_lib.sw_game_id(i).decode() for i in range(_lib.sw_game_count())]


class Batch:
    """Many matches of one game. A match that ends begins anew at once.

    After every step these arrays hold the next decision of each match: `seat`, `count`, `mask`
    (1 for the first `count` of `width` columns), `legal` (verb, a, b, c) and `features`; and
    `reward` (one column per seat, 1 for the first place, -1 for the last) and `done` tell of
    the step that was made. Leave out what is not needed: `want=("count", "reward", "done")`.
    """

    def __init__(self, game, seats=2, matches=1, threads=1, seed=0, options=None,
                 width=MAX_ACTIONS,
                 want=("seat", "count", "mask", "legal", "features", "reward", "done")):
        text = ",".join(f"{k}={v}" for k, v in (options or {}).items())
        self._batch = None
        if matches < 1 or threads < 1:
            raise ValueError("a batch has at least one match and one thread")
        self._batch = _lib.sw_batch_new(game.encode(), seats, text.encode(), matches, threads,
                                        seed % 2**64, None)
        if not self._batch:
            raise ValueError(f"no such game, number of seats or option: {game}, {seats}, {text}")
        self.seats, self.matches, self.width = seats, matches, width
        self.features_size = _lib.sw_batch_features(self._batch)
        shapes = {"seat": ((), np.uint8), "count": ((), np.int32), "mask": ((width,), np.uint8),
                  "legal": ((width, 4), np.int16),
                  "features": ((self.features_size,), np.uint8),
                  "reward": ((seats,), np.float32), "done": ((), np.uint8)}
        view = _View(width=width)
        for name, (shape, kind) in shapes.items():
            array = np.zeros((matches, *shape), kind) if name in want else None
            setattr(self, name, array)
            setattr(view, name, None if array is None else array.ctypes.data)
        _lib.sw_batch_bind(self._batch, ctypes.byref(view))

    def step(self, action=None):
        """One step in every match; None, or -1 for a single match, is any action by chance."""
        if action is None:
            _lib.sw_batch_step(self._batch, None)
            return
        action = np.ascontiguousarray(action, np.int32)
        if action.shape != (self.matches,):
            raise ValueError(f"actions for {self.matches} matches, not {action.shape}")
        wrong = _lib.sw_batch_step(self._batch, action.ctypes.data)
        if wrong >= 0:
            raise ValueError(f"match {wrong} has no action {action[wrong]}")

    def run(self, steps):
        """So many steps by chance."""
        _lib.sw_batch_run(self._batch, steps)

    def close(self):
        if self._batch:
            _lib.sw_batch_free(self._batch)
        self._batch = None

    __del__ = close


class TableEnv:
    """One match in which every seat decides, shaped like PettingZoo's AEC environments."""

    def __init__(self, game, seats=2, options=None, width=MAX_ACTIONS):
        self._make = dict(game=game, seats=seats, options=options, width=width)
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self._batch = None

    def reset(self, seed=None, options=None):
        seed = int(np.random.default_rng().integers(2**63)) if seed is None else seed
        self._batch = Batch(**self._make, matches=1, seed=seed)
        self.agents = list(self.possible_agents)
        self.rewards = {a: 0.0 for a in self.agents}
        self.terminations = {a: False for a in self.agents}
        self.truncations = {a: False for a in self.agents}
        self._select()

    def _select(self):
        self.agent_selection = self.possible_agents[int(self._batch.seat[0])]
        mask = self._batch.mask[0].copy()
        self.infos = {a: {"action_mask": mask} for a in self.agents}

    def observe(self, agent):
        """What the deciding seat knows; others have to wait until they decide."""
        if agent != self.agent_selection:
            raise ValueError(f"{agent} does not decide now")
        b = self._batch
        return {"observation": b.features[0].copy(), "action_mask": b.mask[0].copy(),
                "legal": b.legal[0, : b.count[0]].copy()}

    def last(self):
        a = self.agent_selection
        return (self.observe(a), self.rewards[a], self.terminations[a], self.truncations[a],
                self.infos[a])

    def step(self, action):
        """None is what agents do after the end."""
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._batch.step(np.array([action]))
        if self._batch.done[0]:
            self.rewards = dict(zip(self.possible_agents, self._batch.reward[0].tolist()))
            self.terminations = {a: True for a in self.agents}
            self.observe = lambda agent: None
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection


class Env:
    """One match seen from one seat, shaped like Gymnasium; the other seats play at random."""

    def __init__(self, game, seats=2, seat=0, options=None, width=MAX_ACTIONS):
        self._make = dict(game=game, seats=seats, options=options, width=width)
        self.seat, self._batch = seat, None

    def _answer(self):
        b = self._batch
        return b.features[0].copy(), {"action_mask": b.mask[0].copy(),
                                      "legal": b.legal[0, : b.count[0]].copy()}

    def _wait(self):
        """Others play until we decide or the match is over."""
        while not self._batch.done[0] and self._batch.seat[0] != self.seat:
            self._batch.step()
        return bool(self._batch.done[0])

    def reset(self, seed=None, options=None):
        seed = int(np.random.default_rng().integers(2**63)) if seed is None else seed
        self._batch = Batch(**self._make, matches=1, seed=seed)
        self._wait()
        return self._answer()

    def step(self, action):
        self._batch.step(np.array([action]))
        over = self._wait()
        observation, info = self._answer()
        return observation, float(self._batch.reward[0, self.seat]), over, False, info
