"""`make bench`: one run, figures of this machine and, what counts, ratios.

ARGS="engine", ARGS="colt", ARGS="trail" or ARGS="web" measures one of them only.
"""

import subprocess
import sys
from typing import Any

import posse
from bench import colt, peers, speed, trail, web
from bench.report import mark, ratio, table

GAME = "carson"
GAMES = 2_000
INTERPRETED_GAMES = 40


def main() -> int:
    wanted = sys.argv[1:]
    if wanted == ["--decisions"]:
        print(speed.rates_of_loop(GAME, 4, INTERPRETED_GAMES, 3)[1])
        return 0
    if unknown := [name for name in wanted if name not in PARTS]:
        print(f"bench: there is no {unknown[0]}; possible: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(f"Posse {posse.__version__}, {'compiled' if posse.COMPILED else 'interpreted'}; rates a CPU second\n")
    for name in wanted or PARTS:
        PARTS[name]()
    return 0


def engine() -> None:
    """The engine and its bots."""
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
    """One row for each number of players; returns the compiled decisions a second with four."""
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
    """What is asked of the engine, and whether this run shows it."""
    rows: list[list[Any]] = [["ratio", "measured", "wanted", ""]]
    for name, peer, wanted in [
        ("decisions / OpenSpiel's hearts (C++)", peers.hearts(), 4),
        ("decisions / catanatron", peers.catanatron(), 60),
    ]:
        if peer is None:
            rows.append([name, "not installed", f">= {wanted}", ""])
        else:
            ours, theirs = speed.best_of_both(speed.decisions_of_loop(GAME, 4, GAMES // 2), peer)
            rows.append(ratio(name, ours, theirs, wanted))
    rows.append(ratio("compiled / interpreted", decisions, interpreted_decisions(), 20))
    rows.append(["clones a second", f"{clones:,.0f}", ">= 500,000", mark(clones >= 500_000)])
    rows.append(["loading a finished record", f"{load:.2f} ms", "< 20 ms", mark(load < 20)])
    table(rows)


def interpreted_decisions() -> float:
    """The same loop in plain Python, in a process of its own: the sources instead of the compiled build."""
    command = [sys.executable, "-m", "bench", "--decisions"]
    found = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": "src"})
    return float(found.stdout)


PARTS = {"engine": engine, "colt": colt.main, "trail": trail.main, "web": web.main}

if __name__ == "__main__":
    sys.exit(main())
