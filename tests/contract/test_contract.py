"""Contract tests: what every registered game guarantees through the public interface."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from posse.engine.log import Event
from posse.engine.match import Match
from posse.texts import LANGUAGES, texts
from tests.contract.law import (
    all_of,
    check_ask_anyway,
    check_clone,
    check_law,
    check_options,
    check_plain,
    check_preview,
    check_ranking_at,
    check_refusals,
    check_round_trips,
    fields,
    pages,
    reloaded,
    wander,
    watchers,
)
from tests.contract.tables import SEEDS, beginnings, drawn_tables, matches, some

games = pytest.mark.parametrize("name", posse.GAMES)
seeds = st.integers(0, SEEDS)


def without_tickets(match: Match) -> list[object]:
    """What everybody is sent, without tickets, since an undo gives new ones."""
    return [{**json.loads(sent), "ticket": 0} for sent in pages(match)]


def chance_of(line: str) -> list[str]:
    """The random outcomes in a line of a record."""
    said = line.partition(" | ")[2]
    return said.split(", ") if said else []


# --- the table


@games
@some(60)
@given(data=st.data())
def test_every_table_that_is_offered_can_be_laid(name: str, data: st.DataObject) -> None:
    """Any options, given or preset, lead to a first question, and resolving them is idempotent."""
    game = posse.GAMES[name]
    seats, options = data.draw(drawn_tables(game))
    match = posse.new(name, seats, options, seed=data.draw(seeds))
    assert {option: match.options[option] for option in options} == options
    assert game.settle(match.options, seats) == match.options
    assert match.asked
    check_options(match)


# --- answers


@games
@some(25)
@given(data=st.data())
def test_a_match_is_played_to_its_end(name: str, data: st.DataObject) -> None:
    """Seats that are asked have a choice, invariants hold after every line, and the record ends with the scores."""
    match = data.draw(beginnings(name))
    for _ in wander(match, data.draw(seeds)):
        check_options(match)
        check_choice_is_real(match)
    assert match.over
    assert match.lines[-1] == "scores " + " ".join(str(score) for score in match.scores)
    check_ranking_at(match.game, match.state)
    check_round_trips(match)


def check_choice_is_real(match: Match) -> None:
    """Forced answers leave no line: one is asked for only if playing it at once would reveal something."""
    if len(match.asked) == 1 and len(match.choices(match.asked[0])) == 1:
        assert match.game.step(match.state).ask_anyway, match.question


@games
@some(10)
@given(data=st.data())
def test_what_is_no_legal_answer_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    """Wrong seats, illegal words and unknown words change neither record, state nor pages."""
    check_refusals(data.draw(matches(name)))


@games
@some(25)
@given(data=st.data())
def test_every_answer_applies(name: str, data: st.DataObject) -> None:
    """Each choice of each seat can be played, and leads to a question with choices or to the end."""
    match = data.draw(matches(name))
    record = match.record()
    for seat in match.asked:
        for words in match.choices(seat)[::11]:
            twin = posse.load(record, seed=data.draw(seeds))
            twin.play(seat, words)
            check_options(twin)
    assert match.record() == record


@games
@some(25)
@given(data=st.data())
def test_a_preview_promises_only_what_then_happens(name: str, data: st.DataObject) -> None:
    """A preview is a prefix of what the seat then sees, whatever the dice say, and changes nothing."""
    match = data.draw(matches(name))
    if match.over:
        return
    seat = data.draw(st.sampled_from(match.asked))
    words = data.draw(st.sampled_from(match.choices(seat)))
    before = all_of(match)
    promised = [str(event) for event in match.preview(seat, words)]
    assert all_of(match) == before
    check_preview(match, seat, worlds=12 if posse.COMPILED else 4)
    happened = [str(seen) for event in match.play(seat, words) if (seen := event.seen_by(seat))]
    assert happened[: len(promised)] == promised


# --- round trips


@games
@some(25)
@given(data=st.data())
def test_records_scenes_and_words_lead_back(name: str, data: st.DataObject) -> None:
    """Records round-trip state, tickets and pages; scenes the state; words answers and steps."""
    check_round_trips(data.draw(matches(name)))


@games
@some(20)
@given(data=st.data())
def test_a_record_can_be_followed_line_by_line(name: str, data: st.DataObject) -> None:
    """An early copy that replays the new lines is in the same state as the original."""
    match = data.draw(beginnings(name))
    copy = posse.load(match.record())
    heard = 1
    for _ in wander(match, data.draw(seeds), data.draw(st.integers(1, 60))):
        if data.draw(st.booleans()):
            copy.follow(match.lines[heard:])
            heard = len(match.lines)
            assert all_of(copy) == all_of(match)


@games
@some(20)
@given(data=st.data())
def test_a_scene_plays_on_like_the_match_it_shows(name: str, data: st.DataObject) -> None:
    """With the same dice and answers, both reach the same end by the same lines."""
    match = data.draw(matches(name))
    fate, player = data.draw(seeds), data.draw(seeds)
    twins = [posse.scene(name, match.scene(), seed=fate), posse.load(match.record(), seed=fate)]
    begun = [len(twin.lines) for twin in twins]
    for twin in twins:
        for _ in wander(twin, player):
            pass
    if not match.over:
        assert twins[0].lines[begun[0] :] == twins[1].lines[begun[1] :]
    assert fields(twins[0].state) == fields(twins[1].state)


@games
@some(20)
@given(data=st.data())
def test_clones_share_nothing_that_changes(name: str, data: st.DataObject) -> None:
    """Changes of a clone do not affect the original."""
    check_clone(data.draw(matches(name)))


# --- undo and redo


@games
@some(25)
@given(data=st.data())
def test_a_free_undo_leads_back_and_redo_forth(name: str, data: st.DataObject) -> None:
    """State and pages are as before the answer, then as after it, and the record has every line."""
    match = data.draw(matches(name))
    for _ in range(5):
        if match.over:
            break
        seat = data.draw(st.sampled_from(match.asked))
        before = without_tickets(match), fields(match.state)
        match.play(seat, data.draw(st.sampled_from(match.choices(seat))))
        if not match.can_undo(seat):
            continue
        after = without_tickets(match), fields(match.state)
        match.undo(seat)
        assert (without_tickets(match), fields(match.state)) == before
        match.redo()
        assert (without_tickets(match), fields(match.state)) == after
    assert all_of(reloaded(match)) == all_of(match)


@games
@some(25)
@given(data=st.data())
def test_an_undo_by_consent_leads_back_and_redo_forth(name: str, data: st.DataObject) -> None:
    """Everything since the seat's last answer is undone; replaying with the same dice restores it."""
    match = data.draw(beginnings(name))
    pasts = []
    for _ in wander(match, data.draw(seeds), data.draw(st.integers(2, 300))):
        pasts.append((len(match.lines), fields(match.state)))
    seat = data.draw(st.sampled_from(sorted({int(line.split()[0]) for line in match.lines if line[0].isdecimal()})))
    after = without_tickets(match), fields(match.state)
    match.undo(seat, consent=True)
    first, _, last = match.lines[-1].removeprefix("undo ").partition("..")
    assert fields(match.state) == dict(pasts)[int(first)]
    assert all_of(reloaded(match)) == all_of(match)
    struck = match.lines[int(first) : int(last or first) + 1]
    dice = posse.ScriptedDice(phrase for line in struck for phrase in chance_of(line))
    again = posse.load(match.record(), dice=dice)
    again.redo()
    assert (without_tickets(again), fields(again.state)) == after
    assert not dice.left


# --- what is hidden


@games
@some(25)
@given(data=st.data())
def test_the_law_of_hidden_information(name: str, data: st.DataObject) -> None:
    """The four equations for every seat and a spectator, and no forced answer played where that reveals something."""
    match = data.draw(matches(name))
    fates = data.draw(seeds), data.draw(seeds)
    for seat in watchers(match):
        check_law(match, seat, fates)
    check_ask_anyway(match)


@games
@some(20)
@given(data=st.data())
def test_a_fork_looks_the_same_to_its_seat(name: str, data: st.DataObject) -> None:
    """View, choices and question of the seat are the same; the fork can be played to its end and reloaded."""
    match = data.draw(matches(name))
    seat = data.draw(st.sampled_from(watchers(match)))
    before = all_of(match)
    fork = match.fork(seat, data.draw(seeds))
    place = match.seats if seat is None else seat
    assert without_tickets(fork)[place] == without_tickets(match)[place]
    for _ in wander(fork, data.draw(seeds)):
        pass
    assert fork.over
    assert all_of(reloaded(fork)) == all_of(fork)
    assert all_of(match) == before


@games
@some(25)
@given(data=st.data())
def test_everything_that_is_sent_is_plain(name: str, data: st.DataObject) -> None:
    """Views, questions, events and scenes consist of strings, booleans and plain integers, and are valid JSON."""
    match = data.draw(matches(name))
    for seat in watchers(match):
        check_plain(match.view(seat))
        for event in match.events:
            seen = event.seen_by(seat)
            check_plain(seen.json() if seen else None)
    check_plain(match.question)
    check_plain(match.scene())
    assert len(pages(match)) == match.seats + 1


# --- words for people


@games
@some(12)
@given(data=st.data())
def test_everything_can_be_said_in_every_language(name: str, data: st.DataObject) -> None:
    """Every question, choice and event has a sentence, even for those who see least of it."""
    match = data.draw(matches(name))
    events = {str(seen): seen for event in match.events if (seen := event.seen_by(None))}
    for lang in LANGUAGES:
        said = texts(lang, name)
        sentences = [said.event(event) for event in one_of_each(list(events.values()))]
        sentences += [said.choice(words) for seat in match.asked for words in match.choices(seat)[:20]]
        if match.question is not None:
            sentences.append(said.question(match.question))
        assert all(sentence and "{" not in sentence for sentence in sentences)


def one_of_each(events: list[Event]) -> list[Event]:
    """The last event of each kind, complete and with hidden arguments."""
    return list({(event.name, event.hidden): event for event in events}.values())
