"""Several processes find what one finds, whatever happens to them."""

import pickle
from pathlib import Path

import pytest

from posse.bots.arena import Arena, BotFailed, setup
from posse.bots.arena.processes import ATTEMPTS, play_here, play_in_processes
from posse.bots.arena.table import Failure, Played
from tests.bots.arena.playing import ALONE, BOTH, FILE, arena, timeless
from tests.sample import GAME

# A bot that ends its process: the first so many times, as the files beside it count.
DEADLY = """
import os
from pathlib import Path
from posse.bots import Bot, RandomBot

class Deadly(Bot):
    def __init__(self, game, seed):
        self.dice = RandomBot(seed)

    def decide(self, peek):
        deaths = len([*Path(FOLDER).glob("death*")])
        if deaths < DEATHS:
            Path(FOLDER, f"death{deaths}").touch()
            os._exit(1)
        return self.dice.decide(peek)
"""


def deadly(folder: Path, deaths: int) -> str:
    path = folder / "deadly.py"
    path.write_text(DEADLY.replace("FOLDER", repr(str(folder))).replace("DEATHS", str(deaths)))
    return f"{path}:Deadly"


def test_two_processes_find_what_one_finds() -> None:
    """The same results to the last digit, and the same report but for the time."""
    one, two = arena("random", f"{FILE}:First"), arena("random", f"{FILE}:First")
    alone, both = one.play(4, ALONE), two.play(4, BOTH)
    assert timeless(one.results) == timeless(two.results)
    for first, second in zip(alone.standings, both.standings, strict=True):
        assert (first.share, first.score, first.rating) == (second.share, second.score, second.rating)


def test_the_game_of_a_process_that_dies_is_played_again(tmp_path: Path) -> None:
    made = setup(GAME, ["random", deadly(tmp_path, 1)], seed=3)
    alive = {outcome.fixture: outcome for outcome in play_in_processes(made, [*made.fixtures(3)], 2)}
    assert len([*tmp_path.glob("death*")]) == 1
    expected = {outcome.fixture: outcome for outcome in play_here(made, [*made.fixtures(3)])}
    assert alive.keys() == expected.keys()
    for fixture, outcome in alive.items():
        assert isinstance(outcome, Played)
        assert outcome.record == expected[fixture].record


def test_a_game_that_kills_every_process_is_a_failure(tmp_path: Path) -> None:
    made = Arena(setup(GAME, ["random", deadly(tmp_path, 1000)]))
    with pytest.raises(BotFailed, match=rf"{ATTEMPTS} times.*{GAME}"):
        made.play(1, BOTH)
    assert ATTEMPTS <= len([*tmp_path.glob("death*")]) <= 2 * ATTEMPTS


def test_a_bot_that_fails_in_another_process_is_told_as_here() -> None:
    with pytest.raises(BotFailed, match=r"LookupError: no idea \(samples\.py:\d+\)"):
        arena("random", f"{FILE}:Raising").play(1, BOTH)


def test_what_is_not_wanted_any_more_is_stopped() -> None:
    made = setup(GAME, ["random", "random"])
    outcomes = play_in_processes(made, [*made.fixtures(1000)], 2)
    next(outcomes)
    outcomes.close()
    assert [*outcomes] == []


def test_a_failure_can_travel() -> None:
    made = setup(GAME, ["random", f"{FILE}:Raising"])
    outcome = next(iter(play_here(made, [*made.fixtures(1)])))
    assert isinstance(outcome, Failure)
    assert pickle.loads(pickle.dumps(outcome)) == outcome
