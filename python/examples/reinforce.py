#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Learn to play against chance, by REINFORCE with one weight per kind of action.

The policy likes actions by their verb and first value alone, so it cannot learn much; but it
learns that within seconds, and shows how a batch is used. Seat 0 learns, the others play at
random.

    python/examples/reinforce.py [GAME] [UPDATES]
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import spielwerk  # noqa: E402

MATCHES, VALUES, RATE = 128, 64, 20.0


def kinds(legal):
    """A number for verb and first value of each action."""
    return legal[..., 0].astype(np.int64) * VALUES + np.clip(legal[..., 1], 0, VALUES - 1)


def choose(batch, weight, rng):
    """One action for each match: by weight at seat 0, by chance elsewhere."""
    widest = int(min(batch.count.max(), batch.width))
    kind = kinds(batch.legal[:, :widest])
    like = np.where(batch.mask[:, :widest] > 0, weight[kind], -np.inf)
    like[batch.seat != 0] = np.where(batch.mask[:, :widest] > 0, 0, -np.inf)[batch.seat != 0]
    noise = rng.gumbel(size=like.shape)
    return (like + noise).argmax(1), kind, like


def play(game, weight, seed, learn):
    """A round of matches; gives the mean reward of seat 0 and what to add to the weights."""
    batch = spielwerk.Batch(game, seats=2, matches=MATCHES, seed=seed, width=256)
    rng = np.random.default_rng(seed)
    gradient = np.zeros((MATCHES, weight.size), np.float32)
    reward, open_ = np.zeros(MATCHES), np.ones(MATCHES, bool)
    rows = np.arange(MATCHES)
    while open_.any():
        action, kind, like = choose(batch, weight, rng)
        if learn:
            mine = rows[open_ & (batch.seat == 0)]
            chance = np.exp(like[mine] - like[mine].max(1, keepdims=True))
            chance /= chance.sum(1, keepdims=True)
            np.subtract.at(gradient, (mine[:, None], kind[mine]), chance)
            np.add.at(gradient, (mine, kind[mine, action[mine]]), 1)
        batch.step(action)
        ended = open_ & (batch.done > 0)
        reward[ended] = batch.reward[ended, 0]
        open_ &= ~ended
    batch.close()
    scale = 1 + np.abs(gradient).sum(1, keepdims=True)
    return reward.mean(), ((reward - reward.mean())[:, None] * gradient / scale).mean(0)


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "lydia"
    updates = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    weight = np.zeros(256 * VALUES, np.float32)
    before = play(game, weight, 1, False)[0]
    for n in range(updates):
        reward, gradient = play(game, weight, 1000 + n * MATCHES, True)
        weight += RATE * gradient
        if n % 10 == 9:
            print(f"update {n + 1}: mean reward {reward:+.2f}")
    after = play(game, weight, 1, False)[0]
    print(f"{game}: {before:+.2f} before, {after:+.2f} after {updates} updates")


if __name__ == "__main__":
    main()
