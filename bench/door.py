"""How fast plain Python plays: one match with its whole record kept, and a batch; beside OpenSpiel's hearts."""

from collections.abc import Callable, Sequence
from typing import Any

import posse
from bench import batch, peers, speed
from bench.report import compared, ratio, table
from posse import Match
from posse.engine.dice import SeededDice

SEATS = 4
GAMES = 40
ROWS = 20_000
LOOPED = 500
TABLES = (1, 16, 256, 1_024)

BY_NUMBERS, BY_WORDS = 3, 1.5  # relative to the decisions of hearts


def main() -> None:
    hearts = peers.hearts()
    rows: list[list[Any]] = [["from Python / OpenSpiel's hearts from Python", "measured", "wanted", ""]]
    for game in posse.GAMES:
        for name, ask, wanted in (("numbers", Match.actions, BY_NUMBERS), ("words", Match.choices, BY_WORDS)):
            run = random_games(game, ask)
            if hearts is None:
                rows.append([f"{game}, by {name}", f"{speed.best(run):,.0f}/s", "hearts is not installed", ""])
            else:
                ours, theirs = speed.best_of_both(run, hearts)
                rows.append(ratio(f"{game}, by {name}", ours, theirs, wanted))
    table(rows)
    table(
        [["what one seat may know", "views/s", "rows/s", "numbers in a row"], *(sights(game) for game in posse.GAMES)]
    )
    table([["a batch, answers/s", *TABLES], *(batches(game) for game in posse.GAMES)])
    comparisons()


def batches(game: str) -> list[str]:
    """Answers a second of batches of several sizes."""
    return [game, *(f"{speed.best(batch.steps(game, tables)):,.0f}" for tables in TABLES)]


def comparisons() -> None:
    """Like with like: compiled beside compiled, Python beside Python; and the loop beside Python, which is neither."""
    inside, hearts = peers.rollouts_in_hearts(), peers.hearts()
    if inside is None or hearts is None:
        table([["beside OpenSpiel's hearts", "not installed"]])
        return
    heads = ["our loop / rollouts inside C++", "by numbers / from Python", "our loop / from Python"]
    rows: list[list[Any]] = [["beside OpenSpiel's hearts", *heads]]
    for game in posse.GAMES:
        loop = speed.decisions_of_loop(game, SEATS, LOOPED)
        pairs = [(loop, inside), (random_games(game, Match.actions), hearts), (loop, hearts)]
        rows.append([game, *(compared(*speed.best_of_both(ours, theirs)) for ours, theirs in pairs)])
    table(rows)


def random_games(game: str, ask: Callable[[Match, int], Sequence[int | str]]) -> Callable[[], float]:
    """Ask for the answers of a seat, choose one at random, play it; the call returns the number of answers."""

    def run() -> float:
        answers = 0
        for seed in range(GAMES):
            match = posse.new(game, SEATS, seed=seed)
            below = SeededDice(seed + 1).below
            while (seat := match.to_act) >= 0:
                offered = ask(match, seat)
                match.play(seat, offered[below(len(offered))])
                answers += 1
        return answers

    return run


def sights(game: str) -> list[str]:
    """Views and rows a second in the middle of a game."""
    match = speed.middle_of_game(game, SEATS)
    seat = match.to_act

    def views() -> float:
        for _ in range(ROWS // 20):
            match.view(seat)
        return ROWS // 20

    def rows() -> float:
        for _ in range(ROWS):
            match.observe(seat)
        return ROWS

    return [game, f"{speed.best(views):,.0f}", f"{speed.best(rows):,.0f}", str(match.observation.size)]
