"""The record: writing, reading, replaying, and damage."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.engine.errors import BadRecord
from posse.engine.match import Match
from posse.engine.opening import load
from posse.engine.record import read_line
from tests.contract.law import all_of, check_round_trips, fields, reloaded
from tests.engine.tables import CALLING, GAMES, GRABBING, few, finished, lay, matches, read, sit
from tests.engine.tiny import TINY

HEADER_LINES = 6


def eventful() -> Match:
    """A short game whose record has every kind of line."""
    match = lay(CALLING, "die 2", "die 2", "die 5", "die 1", "card ten", seats=3, options={"rounds": "1"})
    match.play(0, "call 1")
    match.undo(0)
    match.play(0, "call 1")
    match.play(1, "stand")
    match.play(2, "lift bar")
    match.play(1, "pass")
    match.undo(2, consent=True)
    match.play(2, "lift bar")
    match.play(2, "keep")
    match.play(0, "pass")
    match = match.fork(1)
    match.play(1, "pass")
    if not match.over:
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    return match


# --- written and read


def test_a_record_is_header_start_answers_and_scores() -> None:
    """The answer on the left, random outcomes on the right."""
    lines = finished(2, seed=4, rounds="1").record().split("\n")
    assert lines[:6] == [
        "posse 1",
        "game tiny 1",
        "seats 2",
        "option edition short",
        "option rounds 1",
        "option boast no",
    ]
    assert lines[6].startswith("start | card ")
    assert lines[7].split()[1] == "pick"
    assert lines[-2].startswith("scores ")
    assert lines[-1] == ""


def test_a_record_that_begins_with_a_scene_carries_it() -> None:
    """The scene is in the header, complete."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    assert [line for line in match.record().split("\n") if line.startswith("scene ")]
    assert all_of(reloaded(match)) == all_of(match)


def test_a_record_keeps_the_names_that_it_is_given() -> None:
    text = eventful().record().replace("\nstart", "\nname 2 Calamity Jane\nname 0 Kit\nstart")
    match = read(text)
    assert match.header.names == {2: "Calamity Jane", 0: "Kit"}
    assert match.record() == text


def test_a_record_has_every_kind_of_line_and_loads() -> None:
    """Answers, undo of one and of several lines, imagining and scores."""
    match = eventful()
    starts = [line.split()[0] for line in match.lines]
    assert {"start", "undo", "imagine", "scores"} <= set(starts)
    assert "undo 5..6" in match.lines
    assert match.over
    assert all_of(reloaded(match)) == all_of(match)


@few
@given(matches())
def test_records_scenes_and_words_round_trip(match: Match) -> None:
    """Every record leads back to the same state and pages."""
    check_round_trips(match)


@few
@given(matches(), st.integers(1, 5))
def test_a_record_can_be_followed_in_pieces(match: Match, piece: int) -> None:
    """Replaying in two parts gives the same state."""
    lines = match.lines
    header = match.header.lines()
    follower = read("\n".join([*header, lines[0], ""]))
    for begin in range(1, len(lines), piece):
        follower.follow(lines[begin : begin + piece])
    assert all_of(follower) == all_of(match)


def test_a_match_that_was_loaded_plays_on() -> None:
    """The seed given at loading determines later outcomes."""
    match = sit(2, rounds="1")
    one, other = read(match.record(), seed=5), read(match.record(), seed=5)
    for twin in (one, other):
        while not twin.over:
            twin.play(twin.asked[0], twin.choices(twin.asked[0])[-1])
    assert one.record() == other.record()
    assert one.lines[-1].startswith("scores")


def test_an_older_version_of_the_rules_still_loads() -> None:
    """A record of older rules is replayed; one of newer rules is not."""
    text = sit(2).record()
    assert read(text.replace("game tiny 1", "game tiny 0")).asked == (0, 1)
    with pytest.raises(BadRecord) as caught:
        read(text.replace("game tiny 1", "game tiny 2"))
    assert (caught.value.key, caught.value.line) == ("record-version", 2)


@pytest.mark.parametrize(
    "text",
    [
        "0 pick ace",
        "0 pick ace | card ten, die 4",
        "start",
        "undo 3",
        "undo 3..5",
        "imagine 1 | card ten",
        "imagine -",
        "scores 1 2",
    ],
)
def test_lines_round_trip(text: str) -> None:
    """A line round-trips through text."""
    assert str(read_line(text, 1)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0",
        "x pick ace",
        "-1 pick ace",
        "٣ pick ace",
        "9" * 5000 + " pick ace",
        "start again",
        "undo",
        "undo x",
        "undo 1..",
        "undo 1 | die 4",
        "undo " + "9" * 5000,
        "imagine",
        "imagine x",
        "scores 1 | die 4",
    ],
)
def test_other_text_is_no_line(text: str) -> None:
    """A line without a known form is refused with its number."""
    with pytest.raises(BadRecord) as caught:
        read_line(text, 7)
    assert caught.value.line == 7


# --- damaged


def damage(text: str) -> BadRecord | Match:
    """The result of loading a text: a match, or `BadRecord` and no other error."""
    try:
        return load(GAMES, text, sit(2).dice)
    except BadRecord as error:
        return error


def check_damage(text: str) -> None:
    """A damaged record is a legal game, or fails at one of its lines, with the game up to there."""
    found = damage(text)
    if isinstance(found, Match):
        assert TINY.sums(found.state) == []
        return
    lines = text.split("\n")
    assert 1 <= found.line <= len(lines)
    if found.match is None:
        assert found.line <= lines.index(next((line for line in lines if line.startswith("start")), lines[-1])) + 1
        return
    before = "".join(line + "\n" for line in lines[: found.line - 1])
    assert all_of(found.match) == all_of(read(before))
    assert found.match.lines == [line.strip() for line in before.split("\n")[found.match.header.size : -1]]


def texts() -> list[str]:
    return [eventful().record(), finished(2, 3, rounds="1", boast="yes").record(), finished(4, 5, rounds="1").record()]


@pytest.mark.parametrize("text", texts(), ids=["eventful", "two", "four"])
def test_a_record_cut_anywhere_is_found_out(text: str) -> None:
    """Truncated anywhere: the last line is named with the game up to there, unless the cut is between lines."""
    for length in range(len(text)):
        cut = text[:length]
        found = damage(cut)
        if isinstance(found, Match):
            assert cut.endswith("\n")
        else:
            assert found.line == max(1, cut.count("\n") + (not cut.endswith("\n")))
            check_damage(cut)


@pytest.mark.parametrize("text", texts(), ids=["eventful", "two", "four"])
def test_a_record_without_a_line_is_another_game_or_found_out(text: str) -> None:
    """Drop any line, duplicate it, or swap it with the next."""
    lines = text.split("\n")[:-1]
    for place in range(len(lines)):
        for changed in (
            lines[:place] + lines[place + 1 :],
            lines[: place + 1] + lines[place:],
            lines[:place] + lines[place : place + 2][::-1] + lines[place + 2 :],
        ):
            check_damage("\n".join([*changed, ""]))


def changed_words(line: str) -> Iterator[str]:
    words = line.split(" ")
    for place, word in enumerate(words):
        for other in ("ten", "ace,", "6", "0", "card", "|", "x", "", "undo", "9" * 5000):
            if other != word:
                yield " ".join([*words[:place], other, *words[place + 1 :]])


@pytest.mark.parametrize("text", texts()[:2], ids=["eventful", "two"])
def test_a_changed_word_is_another_game_or_found_out(text: str) -> None:
    """Replace any word, also of random outcomes."""
    lines = text.split("\n")[:-1]
    for place, line in enumerate(lines):
        for changed in changed_words(line):
            check_damage("\n".join([*lines[:place], changed, *lines[place + 1 :], ""]))


def test_a_line_that_cannot_be_played_is_named() -> None:
    """The number is that of the line in the text, from 1, and the match stops before it."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    text = match.record() + "0 lift bar\n"
    found = damage(text)
    assert isinstance(found, BadRecord)
    assert found.line == text.count("\n")
    assert found.facts["given"] == "0 lift bar"
    assert found.facts["reason"].key == "not-allowed"
    assert all_of(found.match) == all_of(match)


@pytest.mark.parametrize(
    "chance", ["", " | card ten", " | card ten, card ten, card ten", " | die 1, card ten", " | card king"]
)
def test_chance_that_does_not_fit_is_found_out(chance: str) -> None:
    """Too few or too many outcomes, another kind, or a card that is not in the bag; tickets and state stay."""
    gone = ["king"] * 3 + ["queen"] * 2
    match = lay(GRABBING, "card jack", "card ace", at=["funeral : 1"], gone=gone, round=1)
    before = all_of(match)
    found = damage(match.record() + "1 bury jack" + chance + "\n")
    assert isinstance(found, BadRecord)
    assert found.line == match.record().count("\n") + 1
    assert all_of(found.match) == before


def test_imagined_chance_that_does_not_fit_is_found_out() -> None:
    """Superfluous outcomes after imagining leave the state unchanged."""
    match = lay(GRABBING)
    before = all_of(match)
    text = match.fork(0).record().rstrip("\n") + ", card ten\n"
    found = damage(text)
    assert isinstance(found, BadRecord)
    assert all_of(found.match) == before


def test_scores_stand_at_the_end_once_and_are_right() -> None:
    """Wrong, early and duplicate scores are detected."""
    match = finished(2, 3)
    text = match.record()
    last = text.count("\n")
    for wrong in (text.replace("scores ", "scores 1"), text + match.lines[-1] + "\n"):
        found = damage(wrong)
        assert isinstance(found, BadRecord)
        assert found.line in (last, last + 1)
        assert found.match.over
    assert isinstance(damage(sit(2).record() + "scores 0 0\n"), BadRecord)


@pytest.mark.parametrize("undo", ["undo 0", "undo 9", "undo 2..1", "undo 2", "undo 1..9", "undo 3"])
def test_an_undo_strikes_a_line_that_stands(undo: str) -> None:
    """Neither the start, a later line, a struck line nor an undo can be struck."""
    match = lay(GRABBING)
    match.play(0, "lift bar")
    match.play(0, "keep")
    match.undo(0)
    found = damage(match.record() + undo + "\n")
    assert isinstance(found, BadRecord)
    assert all_of(found.match) == all_of(match)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("posse 1", "posse 2", 1),
        ("game tiny 1", "game huge 1", 2),
        ("game tiny 1", "game tiny", 2),
        ("seats 3", "seats 9", 3),
        ("seats 3", "seats three", 3),
        ("seats 3", "seats " + "9" * 5000, 3),
        ("option edition short", "option edition huge", 4),
        ("option rounds 2", "option rounds 9", 5),
        ("option rounds 2", "option round 2", 5),
        ("option boast no", "option rounds 1", 6),
        ("option boast no", "option boast", 6),
        ("option boast no", "scene {", 6),
        ("option boast no", "scene [1]", 6),
        ("option boast no", 'scene {"hand":[["joker"]]}', 6),
        ("option boast no", 'scene {"strange":1}', 6),
        ("option boast no", "scene " + "[" * 100_000, 6),
        ("option boast no", "nonsense", 6),
        ("start", "begin", 7),
    ],
)
def test_a_header_that_cannot_be_is_named_by_its_line(old: str, new: str, line: int) -> None:
    """Each line of the header is checked, and there is no match yet."""
    text = sit(3).record()
    assert old in text
    found = damage(text.replace(old, new))
    assert isinstance(found, BadRecord)
    assert found.line == line
    assert found.match is None


def test_a_table_that_does_not_suit_an_option_is_named_by_the_option() -> None:
    """Boasting with four seats fails at the line of the option."""
    text = sit(4).record().replace("option boast no", "option boast yes")
    found = damage(text)
    assert isinstance(found, BadRecord)
    assert found.line == HEADER_LINES


def test_a_start_that_is_cut_has_not_begun() -> None:
    """Without a complete start line there is no match."""
    text = sit(2).record()
    found = damage(text.rstrip("\n"))
    assert isinstance(found, BadRecord)
    assert (found.key, found.line, found.match) == ("record-cut", HEADER_LINES + 1, None)


def test_followed_lines_that_cannot_be_leave_the_match_before_them() -> None:
    """Garbage in the middle: the lines before it are played, those after it are not."""
    match = lay(GRABBING)
    with pytest.raises(BadRecord) as caught:
        match.follow(["0 lift bar", "nonsense", "0 keep"])
    assert caught.value.match is match
    assert match.lines == ["start", "0 lift bar"]
    assert fields(match.state)["lifted"] == [0, -1, -1]
    assert caught.value.line == match.header.size + 3
