"""A match: undo, redo, fork."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.engine.dice import SeededDice
from posse.engine.errors import BadRecord, CannotUndo
from posse.engine.match import Match
from posse.engine.opening import begin_scene
from tests.contract.law import all_of, check_round_trips, fields, page, reloaded, wander, watchers
from tests.engine.tables import CALLING, GRABBING, PICKING, AgainGame, few, finished, lay, matches, read, sit

BURYING: dict[str, Any] = {**GRABBING, "at": ["funeral : 1"]}


def refused(match: Match, seat: int) -> str:
    """Why the seat cannot undo; nothing changes."""
    before = all_of(match)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo) as caught:
        match.undo(seat)
    assert all_of(match) == before
    return caught.value.key


def tickets(match: Match) -> list[int]:
    return [match.ticket(seat) for seat in range(match.seats)]


# --- undo


def test_the_own_last_answer_is_taken_back_freely() -> None:
    """No chance, nothing revealed, no other answer: the state is as before, and the line stays in the record."""
    match = lay(GRABBING)
    before = fields(match.state)
    match.play(0, "lift bar")
    assert match.can_undo(0)
    match.undo(0)
    assert fields(match.state) == before
    assert match.lines == ["start", "0 lift bar", "undo 1"]
    assert all_of(reloaded(match)) == all_of(match)


def test_undo_goes_back_answer_by_answer() -> None:
    """A second undo strikes the previous answer."""
    match = lay(GRABBING)
    before = fields(match.state)
    match.play(0, "lift bar")
    match.play(0, "keep")
    match.undo(0)
    assert match.choices(0) == ["keep", "back"]
    match.undo(0)
    assert fields(match.state) == before
    assert match.lines[-2:] == ["undo 2", "undo 1"]
    assert refused(match, 0) == "nothing-to-undo"


def test_there_is_nothing_to_undo_at_the_start() -> None:
    """The set-up cannot be undone."""
    match = sit(2)
    assert refused(match, 0) == "nothing-to-undo"
    with pytest.raises(CannotUndo):
        match.undo(0, consent=True)


def test_chance_cannot_be_taken_back() -> None:
    """After a card was drawn undo needs consent."""
    match = lay(BURYING, "card ten", "card ten")
    match.play(1, "bury jack")
    assert refused(match, 1) == "undo-consent"


def test_what_was_shown_cannot_be_taken_back() -> None:
    """After the cards are revealed, everybody needs consent."""
    match = lay(PICKING)
    for seat, words in enumerate(["pick ace", "pick jack", "pick king"]):
        match.play(seat, words)
    assert [refused(match, seat) for seat in range(3)] == ["undo-consent"] * 3


def test_an_answer_that_another_has_built_on_cannot_be_taken_back() -> None:
    """Once another seat has answered, undo needs consent; that seat can still undo freely."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    match.play(1, "lift bank")
    assert refused(match, 0) == "undo-consent"
    match.undo(1)
    match.undo(0)
    assert match.lines == ["start", "0 lift bar", "1 lift bank", "undo 2", "undo 1"]


def test_a_secret_answer_is_taken_back_while_the_step_is_open() -> None:
    """Although another seat has answered since, whose answer stays."""
    match = lay(PICKING)
    match.play(0, "pick ace")
    match.play(1, "pick jack")
    assert match.can_undo(0)
    match.undo(0)
    assert match.asked == (0, 2)
    assert match.lines[-1] == "undo 1"
    assert match.view(1)["seats"][1]["pick"] == ["jack"]
    match.play(0, "pick ten")
    match.play(2, "pick king")
    assert match.question == {"step": "grab"}
    assert all_of(reloaded(match)) == all_of(match)


def test_undo_in_the_open_renews_all_tickets() -> None:
    """Everybody sees the undo."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    before = tickets(match)
    match.undo(0)
    assert tickets(match) == [ticket + 1 for ticket in before]


def test_undo_in_secret_renews_the_own_ticket_only() -> None:
    """The others are still asked the same and keep their partial choices."""
    match = lay(PICKING)
    match.play(0, "pick ace")
    match.play(1, "pick jack")
    before = tickets(match)
    match.undo(0)
    assert tickets(match) == [before[0] + 1, *before[1:]]


def test_nobody_sees_what_is_begun_and_taken_back_in_secret() -> None:
    """A partial secret answer, `back` and undo send nothing new to the others."""
    match = lay(PICKING, options={"boast": "yes"})
    others = [seat for seat in watchers(match) if seat != 0]
    before = [page(match, seat) for seat in others]
    match.play(0, "pick ace")
    match.undo(0)
    match.play(0, "pick ten")
    match.play(0, "back")
    match.play(0, "pick ace")
    assert [page(match, seat) for seat in others] == before
    assert match.choices(0) == ["calm", "raise", "back"]


def test_a_secret_step_that_opened_anew_is_not_the_same() -> None:
    """Once everybody has answered, those answers stay, although the same step is open again."""
    match = begin_scene(AgainGame(), PICKING, SeededDice(1))
    match.play(0, "pick ace")
    match.play(1, "pick jack")
    match.play(2, "pick king")
    assert match.asked == (0, 1, 2)
    assert refused(match, 0) == "undo-consent"
    assert refused(match, 1) == "undo-consent"


def test_consent_strikes_everything_since() -> None:
    """With consent, the line and everything after it are struck, whatever happened."""
    match = lay(CALLING, "die 1", "die 6", "die 6", "die 1")
    before = fields(match.state)
    match.play(0, "call 1")
    match.play(1, "stand")
    match.play(2, "lift bar")
    match.undo(0, consent=True)
    assert fields(match.state) == before
    assert match.lines[-1] == "undo 1..3"
    assert all_of(reloaded(match)) == all_of(match)


def test_the_dice_are_never_rewound() -> None:
    """The same answer after an undo gets new random outcomes."""
    match = lay(CALLING, "die 1", "die 6", "die 6", "die 1")
    match.play(0, "call 1")
    match.play(1, "stand")
    match.undo(1, consent=True)
    match.play(1, "stand")
    assert match.lines[2:] == ["1 stand | die 1, die 6", "undo 2", "1 stand | die 6, die 1"]


def test_the_end_is_taken_back_by_consent() -> None:
    """Scores are struck with the last answer, and written again at the new end."""
    match = finished(2, 3, rounds="1")
    seat = int(match.lines[-2].split()[0])
    words = match.lines[-2].split(" | ")[0].removeprefix(f"{seat} ")
    assert refused(match, seat) == "undo-consent"
    match.undo(seat, consent=True)
    assert match.asked == (seat,)
    match.play(seat, words)
    assert [line.split()[0] for line in match.lines].count("scores") == 2
    check_round_trips(match)


def test_scores_that_were_struck_hinder_nobody() -> None:
    """Once the end is undone by consent, the answer before it can be undone freely again."""
    match = lay(GRABBING, round=2, lead="-", at=["grab : 0"])
    match.play(0, "lift bar")
    match.play(0, "keep")
    assert match.lines[3:] == ["scores 1 0 0"]
    match.undo(0, consent=True)
    assert match.can_undo(0)


# --- redo


def test_redo_plays_the_struck_words_again() -> None:
    """After undo and redo the state is as before."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    match.play(0, "keep")
    before = fields(match.state)
    match.undo(0)
    assert [str(event) for event in match.redo()] == ["took 0 bar"]
    assert fields(match.state) == before
    assert match.lines[-2:] == ["undo 2", "0 keep"]
    assert all_of(reloaded(match)) == all_of(match)


def test_several_undos_are_redone_one_by_one() -> None:
    """Each redo replays the last undo that was not redone; another answer clears it, also after loading."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    match.play(0, "keep")
    before = fields(match.state)
    match.undo(0)
    match.undo(0)
    twin = reloaded(match)
    for each in (match, twin):
        each.redo()
        each.redo()
        assert fields(each.state) == before
        assert each.lines[-4:] == ["undo 2", "undo 1", "0 lift bar", "0 keep"]
        with pytest.raises(CannotUndo):
            each.redo()


def test_only_the_seat_whose_answers_were_struck_may_redo_them() -> None:
    """Lines that were undone together with answers of others cannot be redone."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    assert not match.can_redo(0)
    match.undo(0)
    assert match.can_redo(0)
    assert not match.can_redo(1)
    match.redo()
    match.play(0, "keep")
    other = next(seat for seat in match.asked if seat != 0)
    match.play(other, match.choices(other)[0])
    match.undo(0, consent=True)
    assert not any(match.can_redo(seat) for seat in range(match.seats))


def test_in_a_secret_step_nothing_tells_who_struck_last() -> None:
    """Redo is not offered while a secret step is open: it would change when another seat undoes."""
    match = lay(PICKING)
    match.play(0, "pick ten")
    match.undo(0)
    assert not match.can_redo(0)


def test_only_an_undo_is_redone() -> None:
    """Once something else was played, there is nothing to redo."""
    match = lay(GRABBING)
    for _ in range(2):
        with pytest.raises(CannotUndo):
            match.redo()
        match.play(0, "lift bar" if match.choices(0)[0] != "keep" else "keep")


def test_redo_plays_what_the_last_undo_struck_and_nothing_older() -> None:
    """Lines struck by an earlier undo stay struck."""
    match = lay(GRABBING)
    match.play(1, "lift bar")
    match.play(0, "lift bank")
    match.undo(0)
    match.play(0, "lift barn")
    match.undo(1, consent=True)
    match.redo()
    assert match.lines[-3:] == ["undo 1..4", "1 lift bar", "0 lift barn"]


def test_redo_ends_where_new_chance_leads_elsewhere() -> None:
    """Redo stops at an answer that is no longer legal; those before it stay."""
    match = lay(CALLING, "die 1", "die 6", "die 6", "die 1", gold=[1, 1, 0], coins=[0, 0, 4])
    match.play(0, "call 1")
    match.play(1, "stand")
    for seat in (0, 2, 1):
        match.play(seat, "pass")
    match.play(1, "pay bar")
    match.follow(["undo 2..6"])
    match.redo()
    assert match.lines[8:] == ["1 stand | die 6, die 1", "0 pass", "2 pass", "1 pass"]
    assert match.choices(0) == ["pay bar", "pay bank"]
    check_round_trips(match)


# --- what an undo costs


def test_an_undo_replays_no_more_than_it_takes_back() -> None:
    match = finished()
    for _ in range(200):
        match.undo(0, consent=True)
        match.redo()
    assert match.over
    assert reloaded(match).replayed == match.replayed
    assert match.replayed <= len(match.lines)


def test_a_record_cannot_leave_out_what_others_have_built_on() -> None:
    """Only `undo` with everything since, or within a secret step, is ever written; anything else would be a replay."""
    match = finished()
    last = len(match.lines) - 1
    with pytest.raises(BadRecord) as broken:
        match.follow(["undo 1"])
    assert broken.value.facts["reason"].key == "undo-between"
    match.follow([f"undo 1..{last}"])


def test_a_match_retraces_its_last_lines() -> None:
    match = finished()
    lines = match.lines[:-1]
    for number in range(1, len(lines)):
        found = match.retraced(number)
        assert len(found) == len(lines) - number
        for place, (state, events) in enumerate(found, number):
            earlier = read("".join(line + "\n" for line in [*match.header.lines(), *lines[: place + 1]]))
            assert fields(state) == fields(earlier.state)
            assert str(events) == str(earlier.events[len(earlier.events) - len(events) :])


# --- undo at random


def without_struck(match: Match) -> str:
    """The record without the struck lines."""
    kept = dict(enumerate(match.lines))
    for number, line in enumerate(match.lines):
        if line.startswith("undo "):
            first, _, last = line.removeprefix("undo ").partition("..")
            for struck in [*range(int(first), int(last or first) + 1), number]:
                kept.pop(struck, None)
    return "".join(line + "\n" for line in [*match.header.lines(), *kept.values()])


@few
@given(matches(), st.integers(0, 1000))
def test_undone_lines_stay_in_the_record_and_leave_no_trace_on_the_table(match: Match, seed: int) -> None:
    """Random undo, consent and redo: loading gives the same pages, and the state is as without the struck lines."""
    dice = SeededDice(seed)
    for _ in wander(match, seed, 12):
        seat = dice.below(match.seats)
        chance = dice.below(4)
        if chance == 0 and match.can_undo(seat):
            match.undo(seat)
        elif chance == 1 and match.lines[-1].startswith("undo"):
            match.redo()
        elif chance == 2 and any(line.startswith(f"{seat} ") for line in without_struck(match).split("\n")):
            match.undo(seat, consent=True)
    check_round_trips(match)
    clean = read(without_struck(match))
    assert fields(clean.state) == fields(match.state)
    assert str(clean.events) == str(match.events)


# --- fork


@few
@given(matches(), st.integers(0, 1000))
def test_a_fork_keeps_what_the_seat_knows(match: Match, seed: int) -> None:
    """View, question and answers of the seat stay; only its ticket is new. The match itself is unchanged."""
    before = all_of(match)
    for seat in watchers(match):
        fork = match.fork(seat, seed)
        assert fork.view(seat) == match.view(seat)
        assert (fork.asked, fork.question) == (match.asked, match.question)
        if seat is not None:
            assert fork.choices(seat) == match.choices(seat)
        check_round_trips(fork)
    assert all_of(match) == before


def test_a_fork_is_the_record_so_far_and_a_line() -> None:
    """The random outcomes of imagining are in that line."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    fork = match.fork(2)
    assert fork.lines[:2] == match.lines
    assert fork.lines[2].startswith("imagine 2 | card ")
    assert match.fork(None).lines[2].startswith("imagine - | card ")


def test_the_same_seed_forks_alike() -> None:
    """Another seed imagines another world."""
    match = sit(4)
    assert match.fork(0, 1).record() == match.fork(0, 1).record() != match.fork(0, 2).record()


def test_undo_does_not_reach_behind_a_fork() -> None:
    """Only answers given in the fork can be undone there, also by a line of the record."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    fork = match.fork(0)
    assert refused(fork, 0) == "nothing-to-undo"
    with pytest.raises(CannotUndo):
        fork.undo(0, consent=True)
    with pytest.raises(CannotUndo):
        fork.redo()
    for undo in ("undo 1", "undo 1..2", "undo 2"):
        with pytest.raises(BadRecord):
            reloaded(fork).follow([undo])
    fork.play(0, "keep")
    fork.undo(0)
    assert fork.choices(0) == ["keep", "back"]
    check_round_trips(fork)


def test_a_fork_and_its_match_go_their_own_ways() -> None:
    """Answers and undos in one do not affect the other."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    fork = match.fork(0)
    before = all_of(fork)
    match.undo(0)
    assert all_of(fork) == before
    fork.play(0, "keep")
    fork.undo(0)
    assert match.lines == ["start", "0 lift bar", "undo 1"]
    assert fork.choices(0) == ["keep", "back"]
    assert match.choices(0) == ["lift bar", "lift bank", "lift barn", "pass"]
