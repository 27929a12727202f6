"""A match: the law of hidden information, the worlds behind it, and twin records that need neither."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from posse.engine.chance import outcomes
from posse.engine.dice import SeededDice
from posse.engine.log import Event
from posse.engine.match import Match
from tests.contract.law import check_ask_anyway, check_law, check_twins, fields, wander, watchers
from tests.engine.tables import few, finished, lay, matches, sit
from tests.engine.tiny import TINY
from tests.engine.tiny_rules import BOUNTY, CARD, GRAVE, HAND, PICKED_CARD, cards

FEW_CARDS: dict[str, Any] = {
    "seats": 2,
    "hand": [["jack"], ["ten"]],
    "bounty": [["queen"], ["ace"]],
    "gone": ["ten"] * 4 + ["jack"] * 4 + ["queen"] * 4 + ["king"] * 5 + ["ace"] * 3,
    "at": ["grab : 0+1"],
}
"""One ace is left in the bag; everything else is open, except for two cards of each seat."""

PICKED: dict[str, Any] = {
    **FEW_CARDS,
    "options": {"boast": "yes"},
    "gone": ["ten"] * 4 + ["jack"] * 4 + ["queen"] * 3 + ["king"] * 5 + ["ace"] * 3,
    "prize": "queen",
    "hand": [["jack"], []],
    "pick": [[], ["ten"]],
    "boasts": [-1, 1],
    "at": ["pick_cards : 0"],
}
"""Seat 1 has picked its last card and boasts; seat 0 still thinks."""

World = tuple[str, ...]


def worlds(match: Match, seat: int | None, zones: list[tuple[int, int]], boast: int = -1) -> dict[World, Fraction]:
    """The contents of these piles (and the boast of a seat) in all imagined worlds, with their weights."""
    found: dict[World, Fraction] = {}
    who = -1 if seat is None else seat
    for weight, state in outcomes(lambda dice: TINY.imagine(match.state, who, dice)):
        world = tuple(CARD.word(card) for zone, owner in zones for card in cards(state, zone, owner))
        if boast >= 0:
            world += (str(state.boasts[boast]),)
        found[world] = found.get(world, Fraction(0)) + weight
    return found


# --- the law


@few
@given(matches())
def test_imagining_tells_and_uses_nothing_that_one_cannot_know(match: Match) -> None:
    """The four equations, at random tables, for every seat and a spectator."""
    for seat in watchers(match):
        check_law(match, seat)
    check_ask_anyway(match)


@pytest.mark.parametrize(("seats", "boast"), [(2, "yes"), (3, "yes"), (4, "no")])
def test_the_law_holds_at_every_table_of_a_game(seats: int, boast: str) -> None:
    """From the first question to the end."""
    for seed in range(4):
        for match in wander(sit(seats, seed, boast=boast, rounds="3"), seed):
            for seat in watchers(match):
                check_law(match, seat)


def test_everything_that_can_hide_something_is_seen_to_change() -> None:
    """In random games imagining changes hands, graves, picks, bounties, boasts and the bag, and nothing else."""
    changed: set[str] = set()
    piles: set[int] = set()
    for seed in range(8):
        for match in wander(sit(3, seed, boast="yes", rounds="3"), seed):
            twin = fields(TINY.imagine(match.state, 0, SeededDice(seed)))
            true = fields(match.state)
            changed |= {name for name in true if twin[name] != true[name]}
            piles |= {
                place // (3 * len(CARD.words))
                for place, count in enumerate(true["piles"])
                if twin["piles"][place] != count
            }
    assert changed == {"bag", "piles", "boasts"}
    assert piles == {HAND, GRAVE, PICKED_CARD, BOUNTY}


# --- worlds


def test_a_seat_supposes_every_deal_of_what_it_cannot_see() -> None:
    """Hand and bounty of the other come from a ten and two aces: three worlds of equal weight."""
    third = Fraction(1, 3)
    assert worlds(lay(FEW_CARDS), 0, [(HAND, 1), (BOUNTY, 1)]) == {
        ("ten", "ace"): third,
        ("ace", "ten"): third,
        ("ace", "ace"): third,
    }


def test_the_other_seat_supposes_other_worlds() -> None:
    """Hand and bounty of the first come from jack, queen and ace: six worlds of equal weight."""
    found = worlds(lay(FEW_CARDS), 1, [(HAND, 0), (BOUNTY, 0)])
    assert sorted(found) == [
        (hand, bounty) for hand in ("ace", "jack", "queen") for bounty in ("ace", "jack", "queen") if hand != bounty
    ]
    assert set(found.values()) == {Fraction(1, 6)}


def test_a_spectator_knows_least() -> None:
    """Two piles of one card each from ten, jack, queen and two aces: the chance of two aces is one in ten."""
    found = worlds(lay(FEW_CARDS), None, [(HAND, 0), (HAND, 1)])
    assert found["ace", "ace"] == Fraction(1, 10)
    assert found["ten", "ace"] == Fraction(2, 20)
    assert found["ten", "jack"] == Fraction(1, 20)
    assert sum(found.values()) == 1


def test_who_has_peeked_knows_that_card() -> None:
    """With the bounty known only the hand is open: the ten or the ace of the bag."""
    match = lay(FEW_CARDS, bounty_known=["0", "0+1"])
    half = Fraction(1, 2)
    assert worlds(match, 0, [(HAND, 1), (BOUNTY, 1)]) == {("ten", "ace"): half, ("ace", "ace"): half}


def test_a_secret_answer_is_supposed_with_its_mood() -> None:
    """The card picked is one of three, the boast yes or no, independently."""
    found = worlds(lay(PICKED), 0, [(PICKED_CARD, 1)], boast=1)
    assert found == {
        ("ten", "0"): Fraction(1, 6),
        ("ten", "1"): Fraction(1, 6),
        ("ace", "0"): Fraction(1, 3),
        ("ace", "1"): Fraction(1, 3),
    }


def test_its_owner_supposes_nothing_about_a_secret_answer() -> None:
    """A seat that has picked and boasted knows its choice."""
    assert worlds(lay(PICKED), 1, [(PICKED_CARD, 1)], boast=1) == {("ten", "1"): Fraction(1)}


# --- twin records


def hidden_outcomes(match: Match) -> list[tuple[int, int, int]]:
    """Line, index among its outcomes, and owner of every card dealt face down; -1 is nobody's."""
    owners = iter(
        event.values[0] if event.name == "drew" else -1 for event in match.events if event.name in ("drew", "turned")
    )
    lines = match.record().split("\n")
    found: list[tuple[int, int, int]] = []
    for number, line in enumerate(lines):
        for place, phrase in enumerate(line.partition(" | ")[2].split(", ")):
            if phrase.startswith("card "):
                found.append((number, place, next(owners)))
    return found


def exchanged(record: str, one: tuple[int, int, int], other: tuple[int, int, int]) -> str:
    """The record with two outcomes swapped."""
    rows = [line.partition(" | ") for line in record.split("\n")]
    chance = [right.split(", ") for _, _, right in rows]
    chance[one[0]][one[1]], chance[other[0]][other[1]] = chance[other[0]][other[1]], chance[one[0]][one[1]]
    return "\n".join(left + bar + ", ".join(right) for (left, bar, _), right in zip(rows, chance, strict=True))


def twins(match: Match, seat: int | None) -> Iterator[tuple[str, set[int]]]:
    """Records in which two different cards that the seat did not see are swapped, and their owners."""
    record = match.record()
    unseen = [outcome for outcome in hidden_outcomes(match) if outcome[2] not in (seat, -1)]
    for index, one in enumerate(unseen):
        for other in unseen[index + 1 :]:
            twin = exchanged(record, one, other)
            if twin != record:
                yield twin, {one[2], other[2]}


def told_to(seat: int | None, owners: set[int]) -> Callable[[Event], bool]:
    """Whether an event shows a seat the bounty of one of these owners; picks are the same in both records."""

    def tells(event: Event) -> bool:
        if event.name == "unveiled":
            return event.values[0] in owners
        return event.name == "peeked" and event.values[0] == seat and event.values[1] in owners

    return tells


@pytest.mark.parametrize(("seats", "boast"), [(2, "no"), (2, "yes"), (3, "yes"), (4, "no")])
def test_what_a_seat_did_not_see_changes_nothing_for_it(seats: int, boast: str) -> None:
    """With two hidden cards swapped, view, events, choices, seats asked and ticket are the same until one is shown."""
    followed = 0
    for seed in range(3):
        match = finished(seats, seed, boast=boast, rounds="2")
        for seat in watchers(match):
            for twin, owners in list(twins(match, seat))[::6]:
                followed += check_twins(TINY, match.record(), twin, seat, told_to(seat, owners))
    assert followed > 100, followed


def test_twins_part_when_the_exchanged_cards_are_shown() -> None:
    """The comparison detects a real difference."""
    match = finished(2, 1, rounds="1")
    parted = 0
    for twin, _ in twins(match, 0):
        try:
            check_twins(TINY, match.record(), twin, 0, lambda event: False)
        except AssertionError:
            parted += 1
    assert parted > 0
