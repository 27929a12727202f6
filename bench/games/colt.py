"""Colt Express: random play, clones and imagined worlds compared with OpenSpiel's hearts, and the search bot."""

from typing import Any

from bench import batch, peers, speed, thinking
from bench.report import ratio, table

GAME = "colt"
GAMES = 2_000
SEATS = range(2, 7)
SEARCHED = (2, 4, 6)
PLAYOUTS = 2_000

DECISIONS, CLONES, IMAGINES = 12, 4, 1.5  # relative to the decisions of hearts
ROLLOUTS = 0.117  # the same for whole rollouts: ten times those of TAG's search in this game
OF_ITS_SEARCH = 1.5
BATCH = 5
KERNEL = 0.43  # whole games of an ideal C++ kernel of this game for each decision of hearts, measured beside each other
OF_KERNEL = 0.38


def main() -> None:
    rows: list[list[Any]] = [["players", "games/s", "decisions/s", "front door, plays/s"]]
    for seats in SEATS:
        games, decisions = speed.rates_of_loop(GAME, seats, GAMES)
        rows.append([seats, f"{games:,.0f}", f"{decisions:,.0f}", f"{speed.rate_of_front_door(GAME, seats, 10):,.0f}"])
    table(rows)
    table([["search, playouts/s", *SEARCHED], _searches("base game", {}), _searches("with horses", {"horses": True})])
    _ratios()


def _searches(name: str, options: dict[str, object]) -> list[Any]:
    rates = [speed.rate_of_search(speed.middle_of_game(GAME, seats, **options), PLAYOUTS) for seats in SEARCHED]
    return [name, *(f"{rate:,.0f}" for rate in rates)]


def _ratios() -> None:
    hearts, its_search = peers.hearts(), peers.search_in_hearts()
    if hearts is None or its_search is None:
        table([["beside OpenSpiel's hearts", "not installed"]])
        return
    match = speed.middle_of_game(GAME, 4)
    rollouts, simulations = thinking.rate_of_rollouts(match), speed.best(its_search, 3)
    decisions, theirs = speed.best_of_both(speed.decisions_of_loop(GAME, 4, GAMES // 2), hearts)
    games = decisions / speed.decisions_a_game(GAME, 4, GAMES // 2)
    stepped, beside = speed.best_of_both(batch.steps(GAME), hearts)
    table(
        [
            [f"ratio ({speed.bytes_of_state(match):,} bytes a state)", "measured", "wanted", ""],
            ratio("decisions / OpenSpiel's hearts (C++)", decisions, theirs, DECISIONS),
            ratio("games / those of an ideal C++ kernel", games, theirs * KERNEL, OF_KERNEL),
            ratio(f"batch of {batch.TABLES} tables / its decisions", stepped, beside, BATCH),
            ratio("clones / its decisions", speed.rate_of_clones(match, 20_000), theirs, CLONES),
            ratio("imagines / its decisions", speed.rate_of_imagines(match, 20_000), theirs, IMAGINES),
            ratio("whole random rollouts / its decisions", rollouts, theirs, ROLLOUTS),
            ratio("the same / simulations of OpenSpiel's IS-MCTS in hearts", rollouts, simulations, OF_ITS_SEARCH),
        ]
    )
