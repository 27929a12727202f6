"""Bots by name, from a file, or made by a class or function of one's own; and everything that is none."""

import pickle
from pathlib import Path

import pytest

import posse
from posse.bots import GreedyBot, RandomBot, SearchBot
from posse.bots.arena.contestants import Contestant, Given, check_sendable, contestant, contestants
from tests.bots.arena.playing import FILE
from tests.bots.arena.samples import First, NoBot, dice
from tests.sample import GAME


def test_bots_by_name() -> None:
    kinds = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
    for name, kind in kinds.items():
        assert isinstance(contestant(name).factory(GAME, 1), kind)


def test_a_limit_follows_the_name() -> None:
    by_playouts, by_time = (contestant(name).factory(GAME, 1) for name in ("search:30", "search:0.5s"))
    assert isinstance(by_playouts, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert (by_playouts.playouts, by_playouts.seconds) == (30, 0)
    assert (by_time.playouts, by_time.seconds) == (0, 0.5)


@pytest.mark.parametrize("name", ["First", "dice"])
def test_a_class_or_function_in_a_file(name: str) -> None:
    found = contestant(f"{FILE}:{name}")
    assert found.name == f"{FILE}:{name}"
    bot = found.factory(GAME, 3)
    assert type(bot).__name__ == {"First": "First", "dice": "RandomBot"}[name]


def test_a_class_or_function_of_ones_own_is_called_by_its_name() -> None:
    assert [contestant(one).name for one in (First, dice, Contestant("mine", First))] == ["First", "dice", "mine"]


def test_a_file_may_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "arena_neighbour.py").write_text("from posse.bots import RandomBot\n")
    (tmp_path / "bot.py").write_text(
        "import arena_neighbour\ndef make(game, seed): return arena_neighbour.RandomBot(1)"
    )
    assert isinstance(contestant(f"{tmp_path / 'bot.py'}:make").factory(GAME, 1), RandomBot)


def test_an_edit_of_a_file_does_not_reach_an_arena_that_has_begun(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(FILE.read_text())
    before = contestant(f"{path}:First")
    path.write_text(FILE.read_text().replace("Takes the first option", "Takes the best option"))
    after = contestant(f"{path}:First")
    sent: Contestant = pickle.loads(pickle.dumps(before))
    assert sent.digest == before.digest != after.digest
    assert [str(type(one.factory(GAME, 1)).__doc__).split()[2] for one in (sent, after)] == ["first", "best"]


@pytest.mark.parametrize("given", ["hal", "greedy:100", "search:0", "search:x", "search:", ""])
def test_there_must_be_such_a_bot(given: str) -> None:
    with pytest.raises(posse.BadTable, match="no bot called"):
        contestants([given], GAME)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("nowhere.py:First", "nowhere.py"),
        (f"{FILE}:Frist", "“First”"),
        (f"{FILE}", "“Last”"),
        (f"{FILE}:__doc__", "__doc__"),
        (NoBot, "NoBot"),
        (lambda game: None, "TypeError"),
    ],
)
def test_what_makes_no_bot_is_told(given: Given, told: str) -> None:
    with pytest.raises(posse.BadTable) as caught:
        contestants([given], GAME)
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("text", "told"), [("def", "SyntaxError"), ("1 / 0", "ZeroDivisionError"), ("\0", "")])
def test_a_file_that_cannot_be_run_is_told(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "bot.py").write_text(text)
    with pytest.raises(posse.BadTable, match=rf"bot\.py.*{told}"):
        contestant(f"{tmp_path / 'bot.py'}:Bot")


def test_two_bots_of_one_name_are_told() -> None:
    with pytest.raises(posse.BadTable, match="random"):
        contestants(["random", Contestant("random", First)], GAME)


def test_a_bot_that_cannot_leave_its_process_is_told() -> None:
    check_sendable(contestants(["random", First, f"{FILE}:Last"], GAME))
    with pytest.raises(posse.BadTable, match="other processes"):
        check_sendable([Contestant("here", lambda game, seed: First(game, seed))])
