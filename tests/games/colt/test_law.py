"""The law of hidden information on the bytes of every message of Colt Express: cards, loot, and secret answers."""

from collections.abc import Iterator
from random import Random

import pytest

import posse
from tests.contract.law import wander
from tests.games.colt.worlds import duel
from tests.server.comparing import Loose, Punctual, check_exchanges, check_same, check_twins, everybody_but, noticed
from tests.server.proofs import Act, Eyes, Gallery, Turn, run
from tests.server.stories import Story, is_secret, made_up, other_answers, step, told

HORSES = {"horses": "true"}

STORIES = [
    pytest.param(3, {}, 4, id="3"),
    pytest.param(4, HORSES, 7, id="4-horses"),
    pytest.param(2, HORSES, 2, id="2-pairs-horses"),
    pytest.param(4, {**HORSES, "teams": "true"}, 5, id="4-teams-horses"),
    pytest.param(3, {**HORSES, "expert": "true"}, 3, id="3-expert-horses"),
]
SECRETS = {"board", "all_at_once", "keep_cards"}
IN_SECRET = ("do", "undo", "come", "bot", "preview")

# Events that reveal cards in a hand to all: experts show what they discard, and when they shuffle.
SHOWN_TO_ALL = (b'"event":"threw_bullets"', b'"event":"shuffled"', b'"event":"kept"', b'"event":"lost_purse"')
# Events by which a seat may see what another had seen.
SEEN = (
    b'"event":"looked_in"',
    b'"event":"smelled"',
    b'"event":"drank"',
    b'"event":"marshal_drank"',
    b'"event":"counted"',
)


def tells(turn: Turn, eyes: Eyes, aware: set[int]) -> bool:
    """Whether this viewer may have learned of a card or of loot."""
    return any(event in body for _, body in turn[eyes] for event in SHOWN_TO_ALL + SEEN)


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES)
def test_exchanged_cards_and_loot_change_no_byte_for_those_who_did_not_see_them(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """Including undo, previews, refusals, reconnects, stand-ins and their pauses; until they are played or seen."""
    check_exchanges(run(made_up("colt", seats, options, seed)), Random(seed), tells)


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES[1:4])
def test_another_secret_answer_changes_no_byte_until_it_is_shown(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """CE-12.2, CE-17.7, CE-17.8: who boards, what is planned all at once, and which cards are kept."""
    story = run(made_up("colt", seats, options, seed))
    true = run(told(story))
    seen = {f"{verb} {name}" for verb in IN_SECRET for name in SECRETS} & story.shows
    assert len(seen) > 5, seen
    compared = 0
    for place, twin in other_answers(story):
        compared += check_answer(story, true, place, twin)
    assert compared > 10


def check_answer(story: Story, true: list[Turn], place: int, twin: Story) -> int:
    """Check that the others are sent the same until the answer is revealed; returns how many turns that was."""
    seat, end = story.acts[place].eyes, story.ends[place]
    other = run(told(twin))[:end]
    check_same(true[:end], other, everybody_but(true, [seat]))
    return end - place - 1


# --- at every secret step: any answer, in any number of parts


def moments(seats: int, options: dict[str, str]) -> Iterator[tuple[posse.Match, int]]:
    """The first moments of each kind in which a seat answers in secret while others still have to."""
    met: set[str] = set()
    for seed in range(3):
        match = posse.new("colt", seats, options, seed)
        for _ in wander(match, seed):
            if is_secret(match) and len(match.asked) > 1 and step(match) not in met:
                met.add(step(match))
                yield posse.load(match.record()), match.asked[-1]
        if met == SECRETS:
            return
    raise AssertionError(f"only {met}")


async def sent(match: posse.Match, seat: int, messages: list[dict[str, str]]) -> list[Turn]:
    """What everybody is sent while a seat gives these answers one after the other."""
    gallery = Gallery(posse.load(match.record()))
    await gallery.open()
    turns = [await gallery.do(Act(seat, message)) for message in messages]
    await gallery.close()
    return turns


@pytest.mark.parametrize(("seats", "options"), [(4, HORSES), (2, HORSES), (4, {**HORSES, "teams": "true"})])
def test_whatever_is_answered_in_secret_brings_the_others_the_same_messages(
    seats: int, options: dict[str, str]
) -> None:
    for match, seat in moments(seats, options):
        choices = match.choices(seat)
        finals = [words for words in choices if not words.startswith("keep")]
        told_of = [run(sent(match, seat, [{"do": words}])) for words in finals]
        kept = [words for words in choices if words.startswith("keep")]
        told_of += [run(sent(match, seat, [{"do": words}, {"do": "done"}]))[1:] for words in kept]
        once, twice = told_of[: len(finals)], told_of[len(finals) :]
        for group in (once, twice):
            for other in group[1:]:
                check_same(group[0], other, everybody_but(other, [seat]))
        assert all(all(turn[eyes] for eyes in turn if eyes != seat) for (turn,) in told_of), "that they chose is told"


def test_a_card_that_is_set_aside_sends_the_others_nothing() -> None:
    """CE-17.8: none, one or two cards, in any order, with and without taking one back, look like one answer."""
    match = duel(["move", "fire"], ["move", "fire"], horses=True, card="ambush", at="keeping")
    fire, move, done = {"do": "keep belle fire"}, {"do": "keep belle move"}, {"do": "done"}
    wait = {"preview": "done"}
    ways = [[wait, wait, done], [wait, fire, done], [move, wait, done], [move, fire, done], [fire, move, done]]
    turns = [run(sent(match, 1, way)) for way in ways]
    for way in turns:
        check_same(turns[0], way, everybody_but(way, [1]))
        assert not any(notes for turn in way[:2] for eyes, notes in turn.items() if eyes != 1)
        assert all(way[2].values())


def test_a_table_that_shows_a_hand_would_be_caught() -> None:
    story = run(made_up("colt", 3, {}, 4))
    true = run(told(story, Loose))
    for aware, other in noticed(story, true, 2, Random(4), Loose):
        if 0 in aware:
            with pytest.raises(AssertionError):
                check_twins(true, other, aware, tells)
            return
    raise AssertionError("seat 0 has noticed nothing")


def test_a_table_that_counts_cards_set_aside_would_be_caught() -> None:
    match = duel(["move", "fire"], ["move", "fire"], horses=True, card="ambush", at="keeping")

    async def chatty() -> Turn:
        gallery = Gallery(posse.load(match.record()), Punctual)
        await gallery.open()
        turn = await gallery.do(Act(1, {"do": "keep belle fire"}))
        await gallery.close()
        return turn

    assert all(run(chatty()).values())
