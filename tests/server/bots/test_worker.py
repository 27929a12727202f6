"""A worker replays its tables line by line, and reports when it cannot."""

import subprocess
import sys
from time import perf_counter
from typing import Any

import orjson
import pytest

import posse
from posse.bots import BOTS
from posse.server.bots.worker import Thinker
from tests.sample import GAME


def question(match: posse.Match, known: int = 0, **changed: object) -> dict[str, Any]:
    """The message of a pool about the first seat that is asked."""
    asked = {
        "table": "t",
        "known": known,
        "lines": match.lines[known:],
        "seat": match.asked[0],
        "level": "random",
        "seconds": 0.05,
        "advice": False,
        "limit": 60.0,
    }
    header = {} if known else {"header": "\n".join(match.header.lines())}
    return {**asked, **header, **changed}


# Seat 0 has one tile, and so no choice.
DUEL = {
    "seats": 2,
    "options": {"might_makes_right": True},
    "players": [{"hand": [3], "cowboys": 2}, {"hand": [1, 4], "cowboys": 2}],
    "cowboys": {"gambling": [0, 1]},
    "at": "resolve gambling",
}


def words(reply: dict[str, Any] | None) -> str:
    assert reply is not None
    return str(reply["words"])


def said(reply: dict[str, Any] | None) -> dict[str, Any]:
    """A reply without the time that it took."""
    return {name: value for name, value in (reply or {}).items() if name != "spent"}


def play_on(match: posse.Match, answers: int) -> None:
    for _ in range(answers):
        seat = match.asked[0]
        match.play(seat, match.choices(seat)[0])


@pytest.mark.parametrize("level", BOTS)
def test_every_level_answers_something_legal(level: str) -> None:
    match = posse.new(GAME, 3, seed=5)
    thinker = Thinker()
    known = 0
    for _ in range(12):
        seat = match.asked[0]
        answer = words(thinker.reply(question(match, known, level=level)))
        assert answer in match.choices(seat)
        known = len(match.lines)
        match.play(seat, answer)


def test_a_header_may_end_with_its_line() -> None:
    match = posse.new(GAME, 2)
    header = "".join(line + "\n" for line in match.header.lines())
    assert words(Thinker().reply(question(match, header=header))) in match.choices(match.asked[0])


def test_an_undo_is_followed_like_any_line() -> None:
    match = posse.new(GAME, 2, seed=3)
    thinker = Thinker()
    seat = match.asked[0]
    play_on(match, 1)
    thinker.reply(question(match))
    known = len(match.lines)
    match.undo(seat, consent=True)
    assert match.asked[0] == seat
    assert words(thinker.reply(question(match, known))) in match.choices(seat)


def test_an_unknown_table_is_asked_for() -> None:
    match = posse.new(GAME, 2)
    assert Thinker().reply(question(match, 1)) == {"again": True}


def test_a_gap_is_noticed_and_the_whole_record_mends_it() -> None:
    match = posse.new(GAME, 2)
    thinker = Thinker()
    thinker.reply(question(match))
    play_on(match, 3)
    assert thinker.reply(question(match, 3)) == {"again": True}
    assert words(thinker.reply(question(match))) in match.choices(match.asked[0])


def test_a_forgotten_table_is_asked_for() -> None:
    match = posse.new(GAME, 2)
    thinker = Thinker()
    thinker.reply(question(match))
    assert thinker.reply({"forget": "t"}) is None
    assert thinker.reply({"forget": "never seen"}) is None
    assert thinker.reply(question(match, 1)) == {"again": True}


def test_the_table_that_waited_longest_makes_room() -> None:
    match = posse.new(GAME, 2)
    thinker = Thinker(most=2)
    for table in ("a", "b", "a", "c"):
        thinker.reply(question(match, table=table))
    assert thinker.reply(question(match, 1, table="b")) == {"again": True}
    assert "words" in (thinker.reply(question(match, 1, table="a")) or {})


def test_a_bot_that_is_asked_again_repeats_itself() -> None:
    match = posse.new(GAME, 2)
    thinker = Thinker()
    first = said(thinker.reply(question(match)))
    assert len(match.choices(match.asked[0])) > 10
    assert [thinker.reply(question(match, 1)) for _ in range(8)] == [{**first, "spent": 0.0}] * 8


def test_a_bot_thinks_no_longer_than_it_may() -> None:
    """The server waits, so that the time tells nothing; a worker is free for the next question at once."""
    match = posse.new(GAME, 2)
    began = perf_counter()
    assert words(Thinker().reply(question(match, level="level5", seconds=0.3))) in match.choices(match.asked[0])
    assert perf_counter() - began < 20.0  # thousands of playouts, without the limit


# --- advice


def test_advice_has_its_reason() -> None:
    match = posse.new(GAME, 2)
    choices = match.choices(match.asked[0])
    advised = Thinker().reply(question(match, level="level5", seconds=0.5, advice=True))
    assert advised is not None
    assert said(advised).keys() == {"words", "reason"}
    assert advised["spent"] > 0
    reason = advised["reason"]
    assert reason.keys() == {"measure", "expects", "next", "worse"}
    assert reason["measure"] == "lead"
    assert reason["worse"] >= 0
    assert {advised["words"], reason["next"]} <= set(choices)


def test_advice_without_a_choice_or_from_a_plain_bot_has_no_reason() -> None:
    match = posse.scene(GAME, DUEL)
    for level in ("level5", "random"):
        advised = Thinker().reply(question(match, seat=0, advice=True, level=level))
        assert said(advised) == {"words": match.choices(0)[0], "reason": None}


def test_advice_is_not_the_answer_of_a_standin() -> None:
    """A bot that advises does not remember its advice as moves of the bot that plays, and gives it but once."""
    match = posse.new(GAME, 2)
    thinker = Thinker()
    first = said(thinker.reply(question(match, level="level3", advice=True)))
    thinker.reply(question(match, 1, level="level3"))
    assert said(thinker.reply(question(match, 1, level="level3", advice=True))) == first


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "clever"},
        {"seat": 7},
        {"header": "posse 1\ngame poker 1\nseats 2"},
        {"lines": ["start"]},
        {"lines": []},
    ],
)
def test_what_cannot_be_answered_is_told_and_forgotten(wrong: dict[str, object]) -> None:
    match = posse.new(GAME, 2)
    thinker = Thinker()
    assert (thinker.reply({**question(match), **wrong}) or {}).keys() == {"failed"}
    assert thinker.reply(question(match, 1)) == {"again": True}


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    match = posse.new(GAME, 2)
    other = 1 - match.asked[0]
    assert match.asked != (0, 1)
    assert (Thinker().reply(question(match, seat=other)) or {}).keys() == {"failed"}


# --- the process


def run_worker(*messages: dict[str, Any]) -> subprocess.CompletedProcess[bytes]:
    """A worker whose input ends after these messages."""
    said = b"".join(orjson.dumps(message) + b"\n" for message in messages)
    return subprocess.run(
        [sys.executable, "-m", "posse.server.bots.worker"], input=said, capture_output=True, timeout=120, check=False
    )


def test_a_worker_ends_with_its_input() -> None:
    match = posse.new(GAME, 2)
    ended = run_worker(question(match), {"forget": "t"}, question(match, 1))
    ready, answer, gap = map(orjson.loads, ended.stdout.splitlines())
    assert (ready, gap) == ({"ready": True}, {"again": True})
    assert answer["words"] in match.choices(match.asked[0])
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_worker_that_thinks_too_long_ends_and_tells_where_it_was() -> None:
    ended = run_worker(question(posse.new(GAME, 2), level="search", seconds=100.0, limit=0.3))
    assert ended.returncode != 0
    assert ended.stdout.splitlines() == [orjson.dumps({"ready": True})]
    assert b"worker.py" in ended.stderr
