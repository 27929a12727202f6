"""The law of hidden information on the bytes of every message, and on the time at which it is sent."""

from collections.abc import Callable, Iterable
from random import Random

import pytest

import posse
from posse.engine.log import Event
from posse.server.page import inside
from posse.server.table import LiveTable
from tests.server.proofs import Act, Eyes, Gallery, Note, Turn, run
from tests.server.stories import SECRET, made_up, other_answers, step, told, twins

TWINS = 4 if posse.COMPILED else 1  # for every pair of eyes
TILES = {"might_makes_right": "true"}
KIT = {**TILES, "kit_carson": "true"}

STORIES = [
    pytest.param(3, TILES, 34, id="3"),
    pytest.param(4, KIT, 7, id="4-kit"),
    pytest.param(5, TILES, 17, id="5"),
    pytest.param(5, KIT, 2, id="5-kit"),
]
IN_EVERY_STORY = {f"{verb} {SECRET}" for verb in ("tile", "preview", "undo", "come", "bot")}
WITH_KIT = {f"{verb} kit_carson" for verb in ("lift", "back", "undo", "come", "bot")}


def check_same(story: list[Turn], twin: list[Turn], unaware: Iterable[Eyes]) -> None:
    """These eyes are sent the same bytes in as many messages at the same times, as far as the shorter story goes."""
    for eyes in unaware:
        for place, (one, other) in enumerate(zip(story, twin, strict=False)):
            assert one[eyes] == other[eyes], (eyes, place)


def everybody_but(story: list[Turn], aware: Iterable[Eyes]) -> list[Eyes]:
    return [eyes for eyes in story[0] if eyes not in aware]


def differ(story: list[Turn], twin: list[Turn], aware: Iterable[Eyes]) -> bool:
    """Whether somebody notices at all."""
    return any(one[eyes] != other[eyes] for one, other in zip(story, twin, strict=False) for eyes in aware)


# --- twins of whole games


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES)
def test_exchanged_tiles_change_no_byte_for_those_who_did_not_see_them(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """Undo, previews, refusals, reconnects, stand-ins and their pauses included; until an exchanged tile is played."""
    story = run(made_up(seats, options, seed))
    assert story.shows >= (IN_EVERY_STORY | WITH_KIT if options == KIT else IN_EVERY_STORY)
    true = run(told(story))
    assert len(true) == len(story.acts) + 1
    chance = Random(seed)
    for eyes in true[0]:
        found = list(twins(story, eyes))
        for aware, twin in chance.sample(found, min(TWINS, len(found))):
            other = run(told(twin))
            check_same(true, other, everybody_but(true, aware))
            assert differ(true, other, aware)


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES[:2])
def test_another_secret_answer_changes_no_byte_until_it_is_shown(
    seats: int, options: dict[str, str], seed: int
) -> None:
    story = run(made_up(seats, options, seed))
    true = run(told(story))
    compared = 0
    for place, twin in other_answers(story):
        seat = story.acts[place].eyes
        end = shown_at(true, seat, place)
        if end == place + 1:  # the last answer, by which all are shown
            continue
        other = run(told(twin))[:end]
        check_same(true[:end], other, everybody_but(true, [seat]))
        assert differ(true, other, [seat])
        compared += end - place
    assert compared > 10


def shown_at(turns: list[Turn], seat: Eyes, after: int) -> int:
    """The turn after an act in which the next tile of a seat is shown to all."""
    shown = b'{"event":"showed_tile","seat":%d,' % (-1 if seat is None else seat)
    for place in range(after + 1, len(turns)):
        if any(shown in body for _, body in turns[place][None]):
            return place
    return len(turns)
