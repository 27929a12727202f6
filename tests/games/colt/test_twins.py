"""Records that differ in what a seat did not see look the same to it, and secret answers stay secret."""

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import pytest

import posse
from tests.contract.law import check_twins, page, wander, watchers
from tests.games.colt.table import new, play_all, step
from tests.games.colt.worlds import duel
from tests.games.twins import Outcome, excerpt, exchanged, hidden_outcomes, twins, unseen_by

MODES = [
    pytest.param(3, {}, id="base"),
    pytest.param(4, {"horses": "true"}, id="horses"),
    pytest.param(3, {"horses": "true", "expert": "true"}, id="expert"),
    pytest.param(2, {"horses": "true"}, id="two bandits"),
    pytest.param(4, {"teams": "true", "horses": "true"}, id="teams"),
]
TOLD = {"card": "got_card", "purse": "looked_in", "whiskey": "smelled"}
VALUES = {"purse": ["250", "300", "350", "400", "450", "500"], "whiskey": ["normal", "old"]}
ALWAYS_TELLS = {
    "card": {"threw_bullets", "shuffled"},
    "purse": {"lost_purse", "counted"},
    "whiskey": {"drank", "marshal_drank", "counted"},
}


def with_other_value(match: posse.Match, noun: str, outcome: Outcome) -> Iterator[str]:
    """Records in which an outcome is swapped with something that nobody has seen yet."""
    for value in VALUES[noun]:
        words = f"{noun} {value}"
        if words != outcome.words:
            yield exchanged(match.record(), outcome, outcome._replace(words=words))


def told_to(seat: int | None, noun: str, expert: bool) -> Callable[[posse.Event], bool]:
    """Whether an event shows a seat what was swapped: publicly, or because it now has the item.

    Played or revealed cards need no check: they are equal while both records are legal. Experts show what they
    discard.
    """
    names = ALWAYS_TELLS[noun] | ({"kept"} if expert and noun == "card" else set())

    def tells(event: posse.Event) -> bool:
        if event.name in names:
            return True
        return noun != "card" and event.name == TOLD[noun] and seat is not None and bool(event.mask >> seat & 1)

    return tells


@pytest.mark.heavy
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_exchanged_cards_of_others_change_nothing_for_a_seat(seats: int, options: dict[str, str]) -> None:
    """Chapter 25: two cards that others have drawn; everything sent is the same bytes until one is shown or missing."""
    expert = seats == 2 or "expert" in options
    tried = followed = 0
    for seed in range(50):
        match, happened = excerpt("colt", seats, options, seed)
        viewer = watchers(match)[seed % (seats + 1)]
        for twin in list(twins(match, unseen_by(viewer, hidden_outcomes(match, happened, "card", TOLD["card"]))))[::7][
            :2
        ]:
            tried += 1
            followed += check_twins(match.game, match.record(), twin, viewer, told_to(viewer, "card", expert))
    assert tried > 7, tried
    assert followed > 3 * tried, (tried, followed)


@pytest.mark.heavy
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_what_is_in_the_loot_of_others_changes_nothing_for_a_seat(seats: int, options: dict[str, str]) -> None:
    """Chapter 25: a purse or flask that another has looked into is swapped with one that nobody has seen."""
    tried = 0
    for seed in range(50):
        match, happened = excerpt("colt", seats, options, seed)
        for noun in VALUES if "horses" in options else ("purse",):
            for outcome in hidden_outcomes(match, happened, noun, TOLD[noun])[:1]:
                viewer = next(seat for seat in (*range(seed % seats, seats), None) if unseen_by(seat, [outcome]))
                for twin in list(with_other_value(match, noun, outcome))[-2:]:
                    tried += 1
                    check_twins(match.game, match.record(), twin, viewer, told_to(viewer, noun, False))
    assert tried > 5, tried


def test_the_owner_of_exchanged_cards_sees_the_difference() -> None:
    """The comparison detects a real difference."""
    parted = 0
    for seed in range(6):
        match, happened = excerpt("colt", 3, {}, seed)
        outcomes = hidden_outcomes(match, happened, "card", TOLD["card"])
        for twin in list(twins(match, [one for one in outcomes if one.mask == 1]))[:2]:
            try:
                check_twins(match.game, match.record(), twin, 0, lambda event: False)
            except AssertionError:
                parted += 1
    assert parted > 0


# --- secret answers


def others(match: posse.Match, seat: int) -> list[bytes]:
    return [page(match, other) for other in watchers(match) if other != seat]


def finishes(match: posse.Match, seat: int) -> bool:
    """Whether the answer of a seat is the last one of a secret step, after which all is shown."""
    return match.asked == (seat,)


def after(match: posse.Match, seat: int, *answers: str) -> list[bytes]:
    """What the others are sent when a seat has answered this."""
    twin = copy(match)
    play_all(twin, *((seat, words) for words in answers))
    return others(twin, seat)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_others_are_sent_the_same_whatever_is_answered_in_secret(seats: int, options: dict[str, str]) -> None:
    """CE-12.2, CE-17.7, CE-17.8: at every secret step of random games, as long as others still have to answer."""
    seen: dict[str, int] = {}
    for seed in range(4):
        match = new(seats, seed=seed, **options)
        for _ in wander(match, seed):
            name = str(step(match))
            if match.over or not match.game.step(match.state).secret or seen.get(name, 0) == 6:
                continue
            seat = match.asked[seed % len(match.asked)]
            if not finishes(match, seat):
                seen[name] = seen.get(name, 0) + 1
                check_secret(match, seat)
    assert not options.get("horses") or {"board", "all_at_once", "keep_cards"} <= set(seen)


def check_secret(match: posse.Match, seat: int) -> None:
    choices = match.choices(seat)
    before = others(match, seat)
    kept = [words for words in choices if words.startswith("keep")]
    if kept:
        assert all(after(match, seat, words) == before for words in kept), "a card set aside is noticed"
        answers: list[list[str]] = [["done"], *[[words, "done"] for words in kept]]
    else:
        answers = [[words] for words in choices]
    pages = [after(match, seat, *words) for words in answers]
    assert all(sent == pages[0] for sent in pages)


def test_how_many_cards_somebody_has_set_aside_shows_nowhere() -> None:
    """CE-17.8: none, one or two, and which: pages and tickets of the others are the same until all have decided."""
    match = duel(["move", "fire"], ["move", "fire"], horses=True, card="ambush", at="keeping")
    ways: list[tuple[str, ...]] = [(), ("move",), ("fire",), ("move", "fire"), ("fire", "move")]
    before = others(match, 1)
    done: list[Any] = []
    for way in ways:
        answers = [f"keep belle {card}" for card in way]
        assert after(match, 1, *answers) == before
        done.append(after(match, 1, *answers, "done"))
    assert all(sent == done[0] for sent in done)
    assert done[0] != before
