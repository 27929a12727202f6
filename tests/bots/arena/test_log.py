"""Results are kept game by game; a later run goes on from them, and only from those of its own arena."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from posse.bots.arena import Arena, BadLog, Progress
from tests.bots.arena.playing import ALONE, FILE, arena, timeless
from tests.bots.arena.samples import Raising


def test_the_file_has_a_head_and_a_line_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "log"
    made = arena("random", f"{FILE}:First", log=path)
    made.play(2, ALONE)
    head, *games = [json.loads(line) for line in path.read_text().splitlines()]
    assert head["arena"] == 1
    assert head["bots"][0] == "random"
    assert [(game["deal"], game["rotation"]) for game in games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert games[1]["bots"] == [f"{FILE}:First", "random"]
    assert tuple(games[0]["scores"]) == min(made.results.items())[1].scores


def test_a_later_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "log"
    arena(log=path).play(2, ALONE)
    before = path.read_text()
    seen: list[Progress] = []
    later = arena(log=path)
    later.play(3, ALONE, watch=seen.append)
    assert [(progress.done, progress.total, progress.fresh) for progress in seen] == [(5, 6, 1), (6, 6, 2)]
    assert path.read_text().startswith(before)
    whole = arena()
    whole.play(3, ALONE)
    assert timeless(later.results) == timeless(whole.results)


def test_a_run_that_asks_for_less_than_there_is_tells_only_of_that(tmp_path: Path) -> None:
    path = tmp_path / "log"
    arena(log=path).play(3, ALONE)
    report = arena(log=path).play(2, ALONE)
    assert (report.deals, report.games) == (2, 4)


@pytest.mark.parametrize("cut", [1, 30, 10_000])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    """Even the first one."""
    path = tmp_path / "log"
    arena(log=path).play(1, ALONE)
    whole = path.read_bytes()
    path.write_bytes(whole[: max(5, len(whole) - cut)])
    again = arena(log=path)
    again.play(1, ALONE)
    assert len(path.read_text().splitlines()) == 3
    assert len(again.results) == 2
    assert [sorted(json.loads(line)) for line in path.read_text().splitlines()] == [
        sorted(json.loads(line)) for line in whole.decode().splitlines()
    ]


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", '{"arena', "[1]\n", '{"game": "poker"}\n', "\xff\n"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "log"
    path.write_text(text, encoding="latin-1")
    if text == '{"arena':
        arena(log=path)  # how a log begins: it was cut off there
        return
    with pytest.raises(BadLog, match="no results"):
        arena(log=path)
    assert path.read_text(encoding="latin-1") == text


def test_a_log_of_another_arena_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "log"
    arena("random", "greedy", log=path)
    others: list[tuple[Callable[[], Arena], str]] = [
        (lambda: arena("random", "greedy", seed=1, log=path), "“seed” is 0 there and 1 here"),
        (lambda: arena("random", log=path), "“bots”"),
        (lambda: arena("random", "greedy", seats=3, log=path), "“seats” is 2 there and 3 here"),
    ]
    for other, told in others:
        with pytest.raises(BadLog, match=told):
            other()


def test_another_version_of_a_file_is_another_bot(tmp_path: Path) -> None:
    log, bot = tmp_path / "log", tmp_path / "bot.py"
    bot.write_text(FILE.read_text())
    arena("random", f"{bot}:First", log=log)
    bot.write_text(FILE.read_text() + "\n# changed\n")
    with pytest.raises(BadLog, match="“bots”"):
        arena("random", f"{bot}:First", log=log)


@pytest.mark.parametrize("line", ["no json", '{"deal": 0}', '{"deal": "x", "lineup": 0, "rotation": 0}', "[]"])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "log"
    arena(log=path).play(1, ALONE)
    path.write_text(f"{path.read_text()}{line}\n")
    with pytest.raises(BadLog, match="Line 4"):
        arena(log=path)


def test_a_game_with_another_seed_is_no_game_of_this_arena(tmp_path: Path) -> None:
    path = tmp_path / "log"
    arena(log=path).play(1, ALONE)
    lines = path.read_text().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "seed": 5})
    path.write_text("\n".join([*lines, ""]))
    with pytest.raises(BadLog, match="Line 2"):
        arena(log=path)


def test_a_bot_that_fails_leaves_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "log"
    made = arena("random", Raising, log=path)
    with pytest.raises(Exception, match="LookupError"):
        made.play(1, ALONE)
    assert len(path.read_text().splitlines()) == 1
