"""The local table: undo, news, and what is saved."""

import io
from pathlib import Path

import pytest

import posse
from posse.cli.save import Seating, begin_save
from posse.cli.screen import Screen
from posse.cli.table import Table
from posse.cli.turn import Turn
from posse.texts import terminal_texts
from tests.cli.terminal import lines
from tests.sample import GAME

ENGLISH = terminal_texts("en", GAME)


def gamblers(people: int) -> Table:
    """Seat 0 may gamble, then seat 1 is asked on another space."""
    cowboys = {"gambling": [0], "parcel_vp": [1], "firepower_income": [0]}
    scene = {"seats": 2, "at": "resolve firepower_income", "cowboys": cowboys}
    match = posse.scene(GAME, scene, dice=posse.ScriptedDice(["die 3", "die 5", "die 1", "die 1"]))
    names = ["Ada", "Bo"]
    return Table(match, Seating(names, ["", "" if people == 2 else "random"]), ENGLISH, None)


def ask(table: Table, seat: int, *typed: str) -> Turn:
    screen = Screen(ENGLISH, io.StringIO(lines(*typed)))
    turn = Turn(table, screen, seat)
    turn.run()
    return turn


def test_bots_agree_to_everything() -> None:
    table = gamblers(people=1)
    while table.match.question != {"step": "carry_out", "place": "gambling"}:
        table.play(0, "decline")
    table.play(0, "carry")
    assert not table.needs_consent(0)
    table.undo(0)
    assert table.match.question == {"step": "carry_out", "place": "gambling"}


def test_people_are_asked_when_dice_have_fallen(capsys: pytest.CaptureFixture[str]) -> None:
    table = gamblers(people=2)
    while table.match.question != {"step": "carry_out", "place": "gambling"}:
        table.play(table.match.asked[0], "decline")
    table.play(0, "carry")
    before = table.match.lines
    asked = table.match.asked[0] if table.match.asked else 0
    assert table.needs_consent(asked)
    ask(table, asked, "undo", "no", "undo", "yes")
    assert capsys.readouterr().out.count("Does everybody agree") == 2
    assert table.match.lines[: len(before)] == before
    assert table.match.lines[-1].startswith("undo")


def test_nobody_takes_back_the_answer_of_another_unasked() -> None:
    table = gamblers(people=2)
    table.play(0, "decline")
    assert table.last_person(1) == 0
    assert table.match.can_undo(0)
    assert table.needs_consent(1)
    assert not table.needs_consent(0)


def test_a_person_takes_back_their_answer_freely_while_nothing_was_seen() -> None:
    table = gamblers(people=2)
    asked = table.match.asked[0]
    table.play(asked, "decline")
    assert not table.needs_consent(table.match.asked[0])


def test_news_begin_with_the_own_answer() -> None:
    table = gamblers(people=1)
    assert table.news(0) == []
    table.play(0, "decline")
    assert table.news(0)[0] == "Ada declines firepower income."


def test_nothing_is_secret_without_hidden_hands() -> None:
    assert not gamblers(people=2).has_secrets
    tiles = posse.new(GAME, 2, {"might_makes_right": "true"})
    assert Table(tiles, Seating(["Ada", "Bo"], ["", ""]), ENGLISH, None).has_secrets


def test_a_file_that_another_writes_to_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game continues unsaved, with one warning."""
    match = posse.new(GAME, 2, seed=4)
    seating = Seating(["Ada", "Bo"], ["", ""])
    table = Table(match, seating, ENGLISH, begin_save(tmp_path / "game", match, seating))
    with (tmp_path / "game").open("a") as file:
        file.write("1 own a1\n")
    table.play(match.asked[0], "own h8")
    assert table.save is None
    with pytest.raises(EOFError):
        ask(table, match.asked[0])
    told = capsys.readouterr().out
    assert "was changed by another program" in " ".join(told.split())
    assert table.warnings == []
    assert (tmp_path / "game").read_text().endswith("1 own a1\n")
