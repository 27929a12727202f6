"""Great Western Trail: random play and clones compared with OpenSpiel's hearts, and the search bot."""

from typing import Any

from bench import batch, peers, speed
from bench.report import mark, ratio, table

GAME = "trail"
GAMES = 1_000
SEATS = range(2, 5)
PLAYOUTS = 2_000

DECISIONS = 4  # relative to the decisions of hearts
WHOLE_GAMES = 7.7  # thousandths per decision of hearts: 2,000 where hearts makes 0.26 million
CLONES = 1.2
BATCH = 3
LOADING = 30  # milliseconds


def main() -> None:
    rows: list[list[Any]] = [["players", "games/s", "decisions/s", "front door, plays/s", "search, playouts/s"]]
    for seats in SEATS:
        games, decisions = speed.rates_of_loop(GAME, seats, GAMES)
        door = speed.rate_of_front_door(GAME, seats, 10)
        search = speed.rate_of_search(speed.middle_of_game(GAME, seats), PLAYOUTS)
        rows.append([seats, f"{games:,.0f}", f"{decisions:,.0f}", f"{door:,.0f}", f"{search:,.0f}"])
    table(rows)
    load = speed.milliseconds_to_load(speed.play_randomly(GAME, 4, 3))
    table([["loading a finished record", f"{load:.2f} ms", f"< {LOADING} ms", mark(load < LOADING)]])
    _ratios()


def _ratios() -> None:
    hearts = peers.hearts()
    if hearts is None:
        table([["beside OpenSpiel's hearts", "not installed"]])
        return
    match = speed.middle_of_game(GAME, 4)
    decisions, theirs = speed.best_of_both(speed.decisions_of_loop(GAME, 4, GAMES // 2), hearts)
    games = speed.rates_of_loop(GAME, 4, GAMES)[0]
    stepped, beside = speed.best_of_both(batch.steps(GAME), hearts)
    table(
        [
            [f"ratio ({speed.bytes_of_state(match):,} bytes a state)", "measured", "wanted", ""],
            ratio("decisions / OpenSpiel's hearts (C++)", decisions, theirs, DECISIONS),
            ratio("1,000 whole games / its decisions", games * 1_000, theirs, WHOLE_GAMES),
            ratio(f"batch of {batch.TABLES} tables / its decisions", stepped, beside, BATCH),
            ratio("clones / its decisions", speed.rate_of_clones(match, 20_000), theirs, CLONES),
        ]
    )
