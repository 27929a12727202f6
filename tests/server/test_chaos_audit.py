"""The audit of `tests.chaos` notices what it is there for."""

from random import Random
from typing import Any

import pytest

import posse
from posse.server.tables.page import events_json
from tests.chaos.audit import Line, faults_of, faults_of_logs
from tests.chaos.browser import Answer, Browser
from tests.sample import GAME

LINES: list[Line] = [("start", None), ("0 pass", 11), ("1 place wages", 21), ("0 pass", 12), ("1 pass", None)]


def browser(seat: int | None, *taken: tuple[int, str], **more: list[Answer]) -> Browser:
    made = Browser("ws://nowhere", seat, "", lambda: 0.0, raised, Random(1))
    made.taken = [Answer(id, words, 1) for id, words in taken]
    for name, value in more.items():
        setattr(made, name, value)
    return made


def raised(fault: str) -> None:
    raise AssertionError(fault)


ONE = browser(0, (11, "pass"), (12, "pass"))
OTHER = browser(1, (21, "place wages"))


def test_nothing_is_wrong_with_what_was_told_and_stored() -> None:
    assert faults_of([ONE, OTHER, browser(None)], LINES, LINES[:3]) == []
    in_doubt = browser(0, (11, "pass"), doubtful=[Answer(12, "pass", 1), Answer(13, "pass", 1)])
    assert faults_of([in_doubt, OTHER], LINES, []) == []


@pytest.mark.parametrize(
    ("kind", "players", "lines"),
    [
        ("lost", [browser(0, (11, "pass"), (12, "pass"), (13, "pass")), OTHER], LINES),
        ("lost", [ONE, OTHER], LINES[:3]),
        ("doubled", [ONE, OTHER], [*LINES, ("0 pass", 12)]),
        ("reordered", [browser(0, (12, "pass"), (11, "pass")), OTHER], LINES),
        ("changed", [browser(0, (11, "pass"), (12, "place wages")), OTHER], LINES),
        ("unknown", [browser(0, (11, "pass")), OTHER], LINES),
        ("taken", [browser(0, (11, "pass"), refused=[Answer(12, "pass", 1)]), OTHER], LINES),
    ],
)
def test_it_notices(kind: str, players: list[Browser], lines: list[Line]) -> None:
    assert any(fault.startswith(kind) for fault in faults_of(players, lines, []))


def test_it_notices_lines_that_have_changed() -> None:
    assert faults_of([ONE, OTHER], LINES, [("start", None), ("1 pass", None)]) == [
        "lost: lines that were stored before"
    ]


def test_it_notices_what_was_told_and_is_not_true() -> None:
    match = posse.new(GAME, 2, {}, seed=4)
    for _ in range(4):
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    header = "".join(f"{line}\n" for line in match.header.lines())
    lines: list[Line] = [(line, None) for line in match.lines]
    told: list[dict[str, Any]] = events_json(match.events, 0)
    informed, misled = browser(0), browser(0)
    informed.log, misled.log = told, [*told[:-1], {"event": "imagined"}]
    assert faults_of_logs([informed], header, lines) == []
    assert len(faults_of_logs([informed, misled], header, lines)) == 1
