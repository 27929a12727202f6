"""Learn the weights of a game's value: `python -m posse.bots.train GAME`, or `make train GAME=...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # each process has a core of its own

from posse.bots.skill import SKILLS
from posse.bots.skill.base import WEIGHTS, Skill
from posse.bots.train.crew import Crew
from posse.bots.train.learning import Course, Learner
from posse.bots.train.playing import Table
from posse.engine.errors import BadTable
from posse.engine.game import Game


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m posse.bots.train", description=__doc__)
    add = made.add_argument
    add("game", choices=sorted(SKILLS))
    add("--rounds", type=int, default=20, help="rounds in all, those of a checkpoint included")
    add("--chunks", type=int, default=16, help="chunks of games in a round; every other one with shaken weights")
    add("--games", type=int, default=8, help="games in a chunk")
    add("--seats", type=int, nargs="+", help="numbers of players to learn from; the default is all")
    add("--options", nargs="+", help="tables to learn from, each NAME=VALUE,NAME=VALUE; the default is every preset")
    add("--pull", type=float, default=1600.0, help="rows that speak for the weights of the round before")
    add("--memory", type=int, default=8, help="the last rounds whose games count")
    add("--rivalry", type=float, default=0.0, help="how much a point of the others counts against an own one")
    add("--gate-every", type=int, default=4, help="rounds from one test of strength to the next")
    add("--deals", type=int, default=500, help="the most deals of a test of strength, each played from both sides")
    add("--playouts", type=int, default=0, help="for each question of such a test; the default is as while learning")
    add("--seed", type=int, default=1)
    add("--processes", type=int, default=os.cpu_count() or 1)
    add("--ray", default="", help="play on a Ray cluster instead: auto, or an address")
    add("--from", dest="start", default="hand", help="hand, learned (what is packaged), or a file of weights")
    add("--folder", type=Path, help="where checkpoints lie; the default is build/train/GAME")
    add("--section", help="the kind of table to learn weights for; the default is all without weights of their own")
    add("--ship", action="store_true", help="write what has passed the gate into the package")
    return made


def playable(skill: Skill, seats: list[int] | None, options: list[str] | None) -> list[Table]:
    """Every number of players with every set of options, of all unless some are given, as far as they go together."""
    numbers = seats or list(range(skill.game.least, skill.game.most + 1))
    return [table for table in tables(numbers, options or presets(skill.game)) if can_be_played(skill, table)]


def tables(seats: list[int], options: list[str]) -> list[Table]:
    """Every number of players with every set of options."""
    chosen = [dict(named(pair) for pair in given.split(",") if pair) for given in options]
    return [Table(number, one) for number in seats for one in chosen]


def named(pair: str) -> tuple[str, str]:
    """The name and the value of an option."""
    name, equals, value = pair.partition("=")
    if not equals:
        raise ValueError(f"options are given as NAME=VALUE, not as {pair!r}")
    return name, value


def presets(game: Game[Any]) -> list[str]:
    """Every value of the game's first option, which sets the others; without options one usual table."""
    for name, option in game.options.items():
        return [f"{name}={value}" for value in option.values]
    return [""]


def can_be_played(skill: Skill, table: Table) -> bool:
    """Whether the options go with the number of players; those that do not exist are an error."""
    try:
        skill.game.settle(table.options, table.seats)
    except BadTable as refusal:
        if refusal.key in ("option-seats", "options-clash"):
            return False
        raise
    return True


def first_weights(skill: Skill, start: str, section: str | None) -> dict[str, float]:
    if start == "hand":
        return dict(skill.hand_weights)
    if start == "learned":
        return skill.sections().get(section or "", skill.weights())
    return dict(json.loads(Path(start).read_text(encoding="utf-8"))["weights"])


def weights_text(weights: dict[str, float]) -> str:
    return json.dumps({"weights": weights}, indent=0) + "\n"


def shipped_text(skill: Skill, weights: dict[str, float], section: str | None) -> str:
    """The packaged file with new weights, for one section or for all tables without one."""
    learned = skill.learned()
    if section is None:
        learned["weights"] = weights
    else:
        learned["sections"] = {**learned.get("sections", {}), section: weights}
    return json.dumps(learned, indent=0) + "\n"


def say(line: str) -> None:
    show("")
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def show(line: str) -> None:
    """A line that the next one replaces, on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()


def main() -> None:
    arguments = parser()
    given = arguments.parse_args()
    skill = SKILLS[given.game]
    folder = given.folder or Path("build/train") / given.game
    try:
        chosen = playable(skill, given.seats, given.options)
    except (BadTable, ValueError) as refusal:
        arguments.error(str(refusal))
    course = Course(
        game=given.game,
        tables=chosen,
        folder=folder,
        rounds=given.rounds,
        chunks=given.chunks,
        games=given.games,
        seed=given.seed,
        pull=given.pull,
        memory=given.memory,
        rivalry=given.rivalry,
        gate_every=given.gate_every,
        deals=given.deals,
        playouts=given.playouts,
        crew=Crew(given.processes, given.ray),
    )
    learner = Learner(course, say, show)
    learner.begin(first_weights(skill, given.start, given.section))
    learner.learn()
    (folder / WEIGHTS).write_text(weights_text(learner.shipped), encoding="utf-8")
    if given.ship:
        target = Path(sys.modules[skill.package].__file__ or "").parent / WEIGHTS
        target.write_text(shipped_text(skill, learner.shipped, given.section), encoding="utf-8")
        say(f"written: {target}")


if __name__ == "__main__":
    main()
