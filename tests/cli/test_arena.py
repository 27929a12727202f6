"""`posse arena`: a table of what is known, the test's verdict, and one line for whatever goes wrong."""

import json
import re
import sys
from pathlib import Path

import pytest

from posse.cli.arguments import parse
from posse.texts import LANGUAGES, terminal_texts
from tests.bots.arena.playing import FILE
from tests.cli.terminal import Shown, Terminal
from tests.sample import GAME

PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"
QUICK = ("--bots", "random", f"{FILE}:First", "--workers", 1)


def rows(shown: Shown) -> dict[str, str]:
    """The lines of the table by the bot they tell of."""
    return {line.split()[0]: line for line in shown.out.splitlines() if "ms" in line}


def test_every_bot_has_a_row(terminal: Terminal) -> None:
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 2, "--option", "river=b1 b2 b3 a3")
    assert shown.code == 0
    assert "4 games in 2 deals" in shown.out
    assert rows(shown).keys() == {"random", f"{FILE}:First"}
    for row in rows(shown).values():
        assert row.count("%") == 2
        assert "50.0 %" in row
        assert "±" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(terminal: Terminal, language: str) -> None:
    say = terminal_texts(language).say
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 1, "--lang", language, "--sprt")
    for column in ("bot", "games", "wins", "fair", "score", "winning", "time", "rating"):
        assert say(f"cli-arena-column-{column}") in shown.out
    comma = "." if language == "en" else ","
    assert f"50{comma}0 %" in shown.out
    verdict = say("cli-arena-open", first="random", second=f"{FILE}:First", margin=f"5{comma}0", deals=1)
    assert " ".join(verdict.split()) in " ".join(shown.out.split())


def test_of_more_bots_than_seats_every_meeting_is_told(terminal: Terminal) -> None:
    shown = terminal.run("arena", GAME, "--bots", "random", f"{FILE}:First", f"{FILE}:Last", "--seats", 2, "--deals", 1)
    assert len(rows(shown)) == 3
    assert f"random against {FILE}:Last" in shown.out
    assert shown.out.count(" against ") == 6  # both sides of three meetings


def test_one_bot_plays_against_itself(terminal: Terminal) -> None:
    shown = terminal.run("arena", GAME, "--bots", "random", "--seats", 3, "--deals", 2)
    assert "2 games in 2 deals" in shown.out
    assert "±" not in shown.out


def test_the_test_says_what_it_found(terminal: Terminal) -> None:
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 300, "--sprt", 30, "--alpha", "0.1", "--beta", "0.1")
    assert "stronger than" in shown.out
    assert "that is known after" in shown.out


def test_results_records_and_picture_are_written(terminal: Terminal, tmp_path: Path) -> None:
    log, picture, records = tmp_path / "log.jsonl", tmp_path / "ladder.svg", tmp_path / "records"
    kept = ("--log", log, "--picture", picture, "--records", records)
    terminal.run("arena", GAME, *QUICK, "--deals", 1, *kept)
    assert len(log.read_text().splitlines()) == 3
    assert len([*records.iterdir()]) == 2
    assert picture.read_text().startswith("<svg")
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 2, *kept)
    assert "4 games" in shown.out
    assert str(picture) in shown.out.replace("\n", "")
    assert [json.loads(line).get("deal") for line in log.read_text().splitlines()] == [None, 0, 0, 1, 1]


def test_a_log_of_another_arena_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("arena", GAME, *QUICK, "--deals", 1, "--log", tmp_path / "log")
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 1, "--log", tmp_path / "log", "--seed", 1)
    assert shown.code == 2
    assert shown.err.startswith(f"posse: {tmp_path / 'log'} holds the results of another arena")


@pytest.mark.parametrize(("bot", "told"), [("Illegal", "not allowed"), ("Raising", "LookupError: no idea")])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_told_in_one_line(terminal: Terminal, bot: str, told: str, workers: int) -> None:
    shown = terminal.run("arena", GAME, "--bots", f"{FILE}:{bot}", "random", "--deals", 1, "--workers", workers)
    assert shown.code == 2
    assert len(shown.err.splitlines()) == 1
    for word in (told, f"{FILE}:{bot}", "seat ", GAME, "seed", "deal 0"):
        assert word in shown.err


def test_how_far_it_is_goes_to_the_error_output(terminal: Terminal) -> None:
    shown = terminal.run("arena", GAME, *QUICK, "--deals", 1)
    assert [line.split(",")[0] for line in shown.err.splitlines()] == ["1 of 2 games", "2 of 2 games"]


INTERRUPTING = """
from posse.bots import Bot, RandomBot

class Tired(Bot):
    games = 0

    def __init__(self, game, seed):
        self.dice = RandomBot(seed)
        Tired.games += 1

    def decide(self, peek):
        if Tired.games > 4:  # one bot was made to see whether that is possible
            raise KeyboardInterrupt
        return self.dice.decide(peek)
"""


def test_ctrl_c_tells_what_is_known(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "tired.py").write_text(INTERRUPTING)
    bots = ("--bots", "random", f"{tmp_path / 'tired.py'}:Tired", "--workers", 1)
    shown = terminal.run("arena", GAME, *bots, "--deals", 5, "--log", tmp_path / "log")
    assert shown.code == 130
    assert "2 games in 1 deal" in shown.out
    assert "The same command goes on from here." in shown.out


def test_without_ray_it_is_told_what_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # so that importing it fails, whatever was imported before
    shown = terminal.run("arena", GAME, *QUICK, "--ray", "auto")
    assert shown.code == 2
    assert shown.err == "posse: Ray is not installed; it comes with the extra “ray” of Posse.\n"


def test_the_calls_in_the_documentation_can_be_understood() -> None:
    calls = re.findall(r"posse (arena \w+ --[^`\n]+)", PAGE.read_text(encoding="utf-8"))
    assert len(calls) >= 4
    for call in calls:
        assert parse(terminal_texts("en"), call.split()).command == "arena"
