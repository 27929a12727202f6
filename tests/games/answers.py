"""Helpers for tests of any game: playing answers and reading a match."""

from collections.abc import Iterable

import pytest

import posse


def play_all(match: posse.Match, *answers: tuple[int, str]) -> list[posse.Event]:
    """Play several answers in a row, each a seat and its words; returns all resulting events."""
    events: list[posse.Event] = []
    for seat, words in answers:
        events += match.play(seat, words)
    return events


def said(events: Iterable[posse.Event], *names: str) -> list[str]:
    """Events in words; with names only the events of these names."""
    return [str(event) for event in events if not names or event.name in names]


def refuses(match: posse.Match, seat: int, words: str) -> bool:
    """Whether the words are neither offered to the seat nor accepted from it, and trying changes nothing."""
    before = match.scene()
    with pytest.raises((posse.NotAllowed, posse.NotYourTurn)):
        match.play(seat, words)
    return words not in match.choices(seat) and match.scene() == before


def offered(match: posse.Match, seat: int, verb: str) -> list[str]:
    """What follows the verb in each of the seat's choices that begin with it: `place` gives the legal places."""
    choices = [choice.split(" ", 1) for choice in match.choices(seat)]
    return [choice[1] if len(choice) == 2 else "" for choice in choices if choice[0] == verb]


def step(match: posse.Match) -> str | None:
    """The name of the open question; None when the game is over."""
    return None if match.question is None else str(match.question["step"])


def why(match: posse.Match, seat: int, words: str) -> tuple[str, str | None] | None:
    """The name and the rule of the obstacle to an answer; None if it is legal."""
    found = match.why_not(seat, words)
    return (found["obstacle"], found["rule"]) if found else None
