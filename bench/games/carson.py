"""Carson City and the engine: random play, clones, imagined worlds and records, compared with other engines."""

from typing import Any

from bench import batch, peers, speed
from bench.report import mark, ratio, table

GAME = "carson"
GAMES = 2_000


def main() -> None:
    fours = by_players()
    match = speed.middle_of_game(GAME, 4)
    clones = speed.rate_of_clones(match, 20_000)
    whole = speed.play_randomly(GAME, 4, 3)
    load = speed.milliseconds_to_load(whole)
    table(
        [
            ["clones", f"{clones:,.0f}/s"],
            ["imagines", f"{speed.rate_of_imagines(match, 20_000):,.0f}/s"],
            ["imagines, duel tiles in hand", f"{imagines_with_tiles():,.0f}/s"],
            ["bytes of a state", f"{speed.bytes_of_state(match):,}"],
            ["bytes of a finished record", f"{len(whole.record().encode()):,}"],
            ["loading it", f"{load:.2f} ms"],
        ]
    )
    ratios(fours, clones, load)


def by_players() -> float:
    """Print one row per number of players; returns the compiled decisions per second with four."""
    rows = [["players", "games/s", "decisions/s", "front door, plays/s", "search, playouts/s"]]
    fours = 0.0
    for seats in range(2, 6):
        games, decisions = speed.rates_of_loop(GAME, seats, GAMES)
        door = speed.rate_of_front_door(GAME, seats, 10)
        searches = speed.rate_of_search(speed.middle_of_game(GAME, seats), 2_000)
        rows.append([str(seats), f"{games:,.0f}", f"{decisions:,.0f}", f"{door:,.0f}", f"{searches:,.0f}"])
        if seats == 4:
            fours = decisions
    table(rows)
    return fours


def imagines_with_tiles() -> float:
    return speed.rate_of_imagines(speed.middle_of_game(GAME, 4, might_makes_right=True), 2_000)


def ratios(decisions: float, clones: float, load: float) -> None:
    """The required performance of the engine, and whether this run meets it."""
    rows: list[list[Any]] = [["ratio", "measured", "wanted", ""]]
    loop = speed.decisions_of_loop(GAME, 4, GAMES // 2)
    for name, run, peer, wanted in [
        ("decisions / OpenSpiel's hearts (C++)", loop, peers.hearts(), 4),
        (f"batch of {batch.TABLES} tables / its decisions", batch.steps(GAME), peers.hearts(), 3),
        ("decisions / catanatron", loop, peers.catanatron(), 60),
    ]:
        if peer is None:
            rows.append([name, "not installed", f">= {wanted}", ""])
        else:
            ours, theirs = speed.best_of_both(run, peer)
            rows.append(ratio(name, ours, theirs, wanted))
    rows.append(ratio("compiled / interpreted", decisions, speed.interpreted_decisions(GAME), 20))
    rows.append(["clones a second", f"{clones:,.0f}", ">= 500,000", mark(clones >= 500_000)])
    rows.append(["loading a finished record", f"{load:.2f} ms", "< 20 ms", mark(load < 20)])
    table(rows)
