"""How fast the games are as PettingZoo environments, beside PettingZoo's own connect_four in the same loop."""

from collections.abc import Callable
from typing import Any

import posse
from bench import peers, speed
from bench.report import ratio, table
from posse.adapters.pettingzoo import TurnEnv

SEATS = 4
STEPS = 3_000

OF_CONNECT_FOUR = 5


def main() -> None:
    bare, wrapped = peers.connect_four("raw_env"), peers.connect_four("env")
    rows: list[list[Any]] = [["PettingZoo, steps / connect_four", "measured", "wanted", ""]]
    for game in posse.GAMES:
        ours = steps_of(TurnEnv(game, SEATS))
        if bare is None or wrapped is None:
            rows.append([game, f"{speed.best(ours):,.0f}/s", "connect_four is not installed", ""])
        else:
            rows.append(ratio(game, *speed.best_of_both(ours, steps_of(wrapped)), OF_CONNECT_FOUR))
            bared = ratio(f"{game}, its wrappers taken off", *speed.best_of_both(ours, steps_of(bare)), 0)
            rows.append([*bared[:2], "", ""])
    table(rows)


def steps_of(env: Any) -> Callable[[], float]:
    """Play at random with masks, game after game, each step with its observation; the call returns their number."""

    def run() -> float:
        below = posse.SeededDice(1).below  # the same cheap choice for both
        done = 0
        while done < STEPS:
            env.reset(seed=done)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[below(len(legal))]))
                done += 1
        return done

    return run
