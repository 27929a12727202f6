"""The law of hidden information on the bytes and times of every message of Carson City: duel tiles and half-moves."""

from random import Random

import pytest

import posse
from posse.server.tables.audience import Audience
from tests.contract.law import wander
from tests.server.comparing import Loose, Punctual, check_same, differ, everybody_but
from tests.server.proofs import Act, Gallery, Turn, run
from tests.server.stories import made_up, other_answers, told, twins

TWINS = 4 if posse.COMPILED else 1  # per viewer
TILES = {"might_makes_right": "true"}
KIT = {**TILES, "kit_carson": "true"}

STORIES = [
    pytest.param(3, TILES, 30, id="3"),
    pytest.param(4, KIT, 15, id="4-kit"),
    pytest.param(5, TILES, 1, id="5"),
    pytest.param(5, KIT, 36, id="5-kit"),
]
IN_LONG_STORIES = {f"{verb} choose_tiles" for verb in ("tile", "preview", "undo", "come", "bot")}
WITH_KIT = {f"{verb} kit_carson" for verb in ("lift", "back", "undo", "come", "bot")}


# --- twins of whole games


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES)
def test_exchanged_tiles_change_no_byte_for_those_who_did_not_see_them(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """Including undo, previews, refusals, reconnects, stand-ins and their pauses; until a swapped tile is played."""
    story = run(made_up("carson", seats, options, seed))
    assert seats < 5 or story.shows >= (IN_LONG_STORIES | WITH_KIT if options == KIT else IN_LONG_STORIES)
    true = run(told(story))
    assert len(true) == len(story.acts) + 1
    chance = Random(seed)
    noticed = 0
    for eyes in true[0]:
        found = list(twins(story, eyes))
        for aware, twin in chance.sample(found, min(TWINS, len(found))):
            other = run(told(twin))
            check_same(true, other, everybody_but(true, aware))
            noticed += differ(true, other, aware)
    assert noticed > seats / 2


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES[:2])
def test_another_secret_answer_changes_no_byte_until_it_is_shown(
    seats: int, options: dict[str, str], seed: int
) -> None:
    story = run(made_up("carson", seats, options, seed))
    true = run(told(story))
    compared = 0
    for place, twin in other_answers(story):
        seat, end = story.acts[place].eyes, story.ends[place]
        if end == place + 1:  # the last answer, which reveals all
            continue
        other = run(told(twin))[:end]
        check_same(true[:end], other, everybody_but(true, [seat]))
        assert differ(true, other, [seat])
        compared += end - place
    assert compared > 10


# --- half-moves


def lifting() -> tuple[posse.Match, int, list[str]]:
    """A moment of Kit Carson placement in which somebody may lift one of several cowboys, and others are asked too."""
    match = posse.new("carson", 3, KIT, seed=1)
    for _ in wander(match, 1):
        for seat in match.asked:
            lifts = [words for words in match.choices(seat) if words.startswith("lift ")]
            if len(lifts) > 1 and len(match.asked) > 1:
                return match, seat, lifts
    raise AssertionError("nobody lifts anything in this game")


async def half_moves(match: posse.Match, seat: int, lifts: list[str], kind: type[Audience] = Audience) -> list[Turn]:
    """What everybody is sent while a seat lifts these cowboys and puts each back."""
    gallery = Gallery(match, kind)
    await gallery.open()
    turns = []
    for words in lifts:
        for answer in (words, "back"):
            turns.append(await gallery.do(Act(seat, {"do": answer})))
    await gallery.close()
    return turns


def test_what_is_lifted_changes_no_byte_for_the_others() -> None:
    match, seat, (one, other, *_) = lifting()
    mine, yours = (run(half_moves(posse.load(match.record()), seat, [words])) for words in (one, other))
    check_same(mine, yours, everybody_but(mine, [seat]))


def test_how_often_somebody_lifts_and_puts_back_is_not_told() -> None:
    """Once the others know that their own last answer can no longer be undone freely, they receive nothing more."""
    match, seat, (one, *_) = lifting()
    for turn in run(half_moves(match, seat, [one] * 5))[1:]:
        assert turn.pop(seat)
        assert not any(turn.values())


# --- faults that must be detected


def test_a_table_that_shows_a_hand_would_be_caught() -> None:
    story = run(made_up("carson", 3, TILES, 30))
    aware, twin = next((aware, twin) for aware, twin in twins(story, None) if 0 in aware)
    true, other = run(told(story)), run(told(twin))
    unaware = everybody_but(true, aware)
    check_same(true, other, unaware)
    true, other = run(told(story, Loose)), run(told(twin, Loose))
    with pytest.raises(AssertionError):
        check_same(true, other, unaware)


def test_a_table_that_counts_hidden_lines_would_be_caught() -> None:
    match, seat, (one, *_) = lifting()
    quiet = run(half_moves(posse.load(match.record()), seat, [one] * 2))
    chatty = run(half_moves(match, seat, [one] * 2, Punctual))
    assert [not any(notes for eyes, notes in turn.items() if eyes != seat) for turn in quiet[1:]] == [True] * 3
    assert all(notes for turn in chatty for notes in turn.values())
