"""How fast Posse itself is: games, decisions, clones, imagined worlds, searches, records."""

import inspect
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import repeat
from typing import Any

import posse
from posse.bots.peek import Peek
from posse.bots.playout import random_games
from posse.bots.search import SearchBot
from posse.bots.taste import TASTES
from posse.engine.dice import SeededDice

SAMPLES = 5
INTERPRETED_GAMES = 40


def best(run: Callable[[], float], samples: int = SAMPLES) -> float:
    """The most work per CPU second over a few samples; `run` returns how much it did."""
    rates: list[float] = []
    for _ in range(samples):
        start = time.process_time()
        done = run()
        rates.append(done / (time.process_time() - start))
    return max(rates)


def best_of_both(ours: Callable[[], float], theirs: Callable[[], float], samples: int = 8) -> tuple[float, float]:
    """The same for two alternatives, interleaved so that both run under the same conditions."""
    pairs = [(best(ours, 1), best(theirs, 1)) for _ in range(samples)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def decisions_of_loop(game: str, seats: int, games: int) -> Callable[[], float]:
    """Random play in the compiled loop; returns the number of decisions."""
    return lambda: random_games(posse.GAMES[game], seats, {}, games, seed=1)


def decisions_a_game(game: str, seats: int, games: int) -> float:
    """How many decisions the random games of the loop take."""
    return decisions_of_loop(game, seats, games)() / games


def rates_of_loop(game: str, seats: int, games: int, samples: int = SAMPLES) -> tuple[float, float]:
    """Games and decisions per second of random play in the loop that is compiled with the engine."""
    decisions = 0

    def run() -> float:
        nonlocal decisions
        decisions = random_games(posse.GAMES[game], seats, {}, games, seed=1)
        return games

    rate = best(run, samples)
    return rate, rate * decisions / games


def decisions_of(game: str) -> float:
    """Decisions per second with four players, in few enough games for plain Python."""
    return rates_of_loop(game, 4, INTERPRETED_GAMES, 3)[1]


def interpreted_decisions(game: str) -> float:
    """The same loop in plain Python, in a separate process that imports the sources instead of the compiled build."""
    command = [sys.executable, "-m", "bench", "--decisions", game]
    found = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONPATH": "src"})
    return float(found.stdout)


def rate_of_front_door(game: str, seats: int, games: int) -> float:
    """Answers per second when plain Python plays a match in words."""

    def run() -> float:
        return float(sum(len(play_randomly(game, seats, seed).lines) for seed in range(games)))

    return best(run, 3)


def play_randomly(
    game: str, seats: int, seed: int, options: dict[str, object] | None = None, most: int = 1_000_000
) -> posse.Match:
    """A match after this many random answers, or at its end."""
    match = posse.new(game, seats, options, seed=seed)
    dice = SeededDice(seed + 1)
    while not match.over and most > 0:
        seat = match.asked[0]
        choices = match.choices(seat)
        match.play(seat, choices[dice.below(len(choices))])
        most -= 1
    return match


def middle_of_game(game: str, seats: int, **options: object) -> posse.Match:
    """A match about half way through."""
    whole = play_randomly(game, seats, 3, options)
    return play_randomly(game, seats, 3, options, len(whole.lines) // 2)


def rate_of_clones(match: posse.Match, count: int) -> float:
    clone = match.state.clone

    def run() -> float:
        for _ in repeat(None, count):
            clone()
        return count

    return best(run)


def rate_of_imagines(match: posse.Match, count: int) -> float:
    state: Any = match.state
    imagine = match.game.imagine
    dice = SeededDice(5)
    seat = match.asked[0]

    def run() -> float:
        for _ in range(count):
            imagine(state, seat, dice)
        return count

    return best(run)


def rate_of_search(match: posse.Match, playouts: int) -> float:
    peek = Peek(match, match.asked[0])

    def run() -> float:
        SearchBot(TASTES[match.game.name], 6, playouts=playouts).decide(peek)
        return playouts

    return best(run, 3)


def bytes_of_state(match: posse.Match) -> int:
    """The size of a state: eight bytes per number, over all fields."""
    fields = inspect.signature(type(match.state)).parameters
    return sum(8 * size_of(getattr(match.state, name)) for name in fields)


def size_of(field: Any) -> int:
    return len(field) if hasattr(field, "__len__") else 1


def milliseconds_to_load(match: posse.Match) -> float:
    record = match.record()

    def run() -> float:
        posse.load(record)
        return 1

    return 1000 / best(run, 10)
