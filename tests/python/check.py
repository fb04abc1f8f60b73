# SPDX-License-Identifier: MIT
"""check.py - the Python module: shapes, rules of the interfaces, and that learning helps."""
import os
import subprocess
import sys

import numpy as np

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))
import spielwerk  # noqa: E402

passed = failed = 0


def check(good, what):
    global passed, failed
    passed += bool(good)
    failed += not good
    if not good:
        print("FAIL", what)


def refused(call):
    try:
        call()
    except ValueError:
        return True
    return False


def batches(game, seats):
    one = spielwerk.Batch(game, seats, matches=32, seed=5)
    two = spielwerk.Batch(game, seats, matches=32, seed=5, threads=2)
    ended = 0
    for n in range(300):
        action = n % one.count
        check((one.mask.sum(1) == np.minimum(one.count, one.width)).all(), f"{game}: mask")
        one.step(action)
        two.step(action)
        check(np.abs(one.reward.sum(1)).max() < 1e-4, f"{game}: rewards add up")
        ended += int(one.done.sum())
    check((one.features == two.features).all(), f"{game}: threads make no difference")
    check((one.legal == two.legal).all(), f"{game}: nor for the legal actions")
    wrong = one.count.copy()
    check(refused(lambda: one.step(wrong)), f"{game}: no such action")
    check(refused(lambda: one.step(wrong[:3])), f"{game}: too few actions")
    plain = spielwerk.Batch(game, seats, matches=8, want=("done",))
    plain.run(1000)
    check(plain.features is None and plain.done.shape == (8,), f"{game}: only what is wanted")


def gymnasium(game):
    env, rng = spielwerk.Env(game, seats=3, seat=1), np.random.default_rng(1)
    first, info = env.reset(seed=9)
    check((first == env.reset(seed=9)[0]).all(), f"{game}: the same seed, the same match")
    over, steps = False, 0
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, truncated, info = env.step(action)
        check(not truncated and (over or reward == 0), f"{game}: rewards come at the end")
        steps += 1
    check(steps > 3 and -1 <= reward <= 1, f"{game}: a whole match")


def pettingzoo(game):
    env, rng = spielwerk.TableEnv(game, seats=3), np.random.default_rng(2)
    env.reset(seed=4)
    seen, total = set(), {}
    for agent in env.agent_iter():
        seen.add(agent)
        _, reward, over, truncated, info = env.last()
        total[agent] = reward
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if over or truncated else rng.choice(legal))
    check(seen == set(env.possible_agents), f"{game}: everybody decides")
    check(abs(sum(total.values())) < 1e-4, f"{game}: and is rewarded")


def learning():
    example = os.path.join(ROOT, "python", "examples", "reinforce.py")
    out = subprocess.run([sys.executable, example, "lydia", "12"], capture_output=True, text=True)
    words = out.stdout.split()
    check(out.returncode == 0 and len(words) > 6, "the example runs: " + out.stderr)
    before, after = float(words[-6]), float(words[-4])
    check(after > before + 0.05, f"the example learns: {before} -> {after}")


check({"lydia", "altiplano"} <= set(spielwerk.games()), "games")
check(refused(lambda: spielwerk.Batch("chess")), "no such game")
check(refused(lambda: spielwerk.Batch("lydia", seats=17)), "too many seats")
check(refused(lambda: spielwerk.Batch("lydia", options={"colour": "red"})), "no such option")
for name in spielwerk.games():
    batches(name, 3)
    gymnasium(name)
    pettingzoo(name)
learning()
print(f"{passed} passed, {failed} failed")
sys.exit(failed != 0)
