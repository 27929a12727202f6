"""Luck that follows from a seed: the derivation, the record, and what verification finds."""

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import posse
from posse.engine.dice import OutsideDice
from posse.engine.fairness import undone_draws
from posse.engine.luck import Luck, commitment_of, key_of, number_below, pledge_of
from posse.engine.record import chance_in
from tests.sample import GAME

SEED = "5a" * 32
CONTRIBUTIONS = {0: "c0" * 32, 2: "c2" * 32}
KEY = key_of(SEED, CONTRIBUTIONS)


def revealed(answers: int = 10_000, undo_every: int = 15) -> posse.Match:
    """A game of verifiable luck with undone answers, and all that it reveals."""
    luck, chance = Luck(SEED, CONTRIBUTIONS), Random(1)
    match = posse.new(GAME, 3, dice=OutsideDice(luck.below))
    match.header.pledge = pledge_of(SEED, CONTRIBUTIONS)
    for number in range(answers):
        if match.over:
            break
        seat = match.asked[0]
        match.play(seat, chance.choice(match.choices(seat)))
        if number % undo_every == 0 and not match.over:
            match.undo(seat, consent=True)
    match.header.pledge.seed, match.header.pledge.drawn = SEED, luck.drawn
    return match


def outcomes(match: posse.Match) -> int:
    """How many random outcomes there were, those of undone lines included."""
    return sum(len(chance_in(line)) for line in match.lines)


RECORD = revealed().record()
UNDO_DRAWS = 4  # so often that answers with random outcomes are undone, too


# --- the derivation


def test_the_derivation_stays_as_it_is_specified() -> None:
    """Another one would be another version."""
    assert commitment_of("00" * 32) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    assert [number_below(KEY, index, 52) for index in range(8)] == [17, 19, 42, 48, 16, 46, 37, 14]


def test_numbers_are_uniform() -> None:
    """The limit is six deviations away."""
    seen = Counter(number_below(KEY, index, 6) for index in range(12_000))
    assert all(abs(seen[face] - 2000) < 250 for face in range(6))


def test_numbers_that_would_favour_small_ones_are_passed_over() -> None:
    """Below 3 * 2**62 a remainder of 64 bits would hit the first third twice as often."""
    third = 1 << 62
    seen = Counter(number_below(KEY, index, 3 * third) // third for index in range(6000))
    assert all(abs(seen[part] - 2000) < 230 for part in range(3))


def test_every_order_of_a_deck_is_as_likely() -> None:
    """24 orders of four cards, each 250 times; the limit is six deviations away."""
    dice = OutsideDice(Luck(SEED, CONTRIBUTIONS).below)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        deck = vec[i64]([1, 1, 1, 1])
        seen[tuple(int(dice.draw(0, deck)) for _ in range(4))] += 1
    assert len(seen) == 24
    assert all(abs(count - 250) < 95 for count in seen.values())


def test_what_a_bag_has_more_of_is_drawn_more_often() -> None:
    dice = OutsideDice(Luck(SEED, {}).below)
    seen = Counter(int(dice.weigh(0, vec[i64]([5, 0, 1]))) for _ in range(6000))
    assert seen[1] == 0
    assert abs(seen[0] - 5000) < 175


def test_everything_changes_the_numbers() -> None:
    keys = [KEY, key_of("5b" * 32, CONTRIBUTIONS), key_of(SEED, {}), key_of(SEED, {1: "c0" * 32, 2: "c2" * 32})]
    assert len({tuple(number_below(key, index, 1000) for index in range(4)) for key in keys}) == len(keys)
    assert len({number_below(KEY, index, 10**15) for index in range(50)}) == 50
    assert number_below(KEY, 0, 1000) != number_below(KEY, 0, 1001) % 1000


# --- records


def test_a_record_keeps_what_it_reveals() -> None:
    match = posse.load(RECORD)
    assert match.record() == RECORD
    assert len(posse.verify(RECORD)) == outcomes(match)
    assert any(line.startswith("undo") for line in match.lines)


def test_before_the_end_nothing_is_revealed() -> None:
    match = revealed(30)
    assert match.header.pledge
    match.header.pledge.seed = ""
    assert "\ndrawn " not in match.record()
    with pytest.raises(posse.Unverifiable, match="not verifiable yet"):
        posse.verify(match.record())


def test_an_unfinished_game_is_verified_as_far_as_it_went() -> None:
    assert posse.verify(revealed(30).record())


def test_what_is_played_on_after_the_seed_is_known_reveals_nothing() -> None:
    match = posse.load(revealed(30).record())
    before, chance = outcomes(match), Random(2)
    while outcomes(match) == before:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.choices(seat)))
    assert "\nseed " not in match.record()
    assert posse.load(match.record()) == match


def test_a_fork_and_an_old_record_are_not_verifiable() -> None:
    fork = posse.load(RECORD[: RECORD.index("\nscores ") + 1]).fork(0)
    assert "luck" not in fork.record()
    for record in (fork.record(), posse.new(GAME, 2).record()):
        posse.load(record)
        with pytest.raises(posse.Unverifiable, match="not verifiable"):
            posse.verify(record)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace("luck 1 ", "luck 0 "),
        lambda text: text.replace(f"contribution 0 {'c0' * 32}", "contribution 0 c0"),
        lambda text: text.replace("contribution 2", "contribution 9"),
        lambda text: text[: text.index("luck ")] + text[text.index("contribution ") :],
        lambda text: text.replace(f"seed {SEED}", "seed 5a"),
        lambda text: text[: text.rindex("drawn ")],
        lambda text: text + "drawn 999 6:3\n",
        lambda text: text.replace("drawn 0 ", "drawn 0 6:3 "),
        lambda text: text.replace("drawn 0 ", "drawn 1 "),
        lambda text: text[:-2],
    ],
)
def test_a_damaged_ending_or_header_is_refused(damage) -> None:  # type: ignore[no-untyped-def]  # text to text
    with pytest.raises(posse.BadRecord):
        posse.load(damage(RECORD))


# --- what verification finds


def changed_outcome() -> tuple[str, int]:
    """The record with the last die changed, and the number of that line in the file."""
    lines = RECORD.split("\n")
    place = max(number for number, line in enumerate(lines) if "| die " in line)
    before = lines[place].split("| die ")[1][0]
    lines[place] = lines[place].replace(f"| die {before}", f"| die {'2' if before == '1' else '1'}")
    return "\n".join(lines), place + 1


def test_a_changed_outcome_is_found() -> None:
    text, line = changed_outcome()
    with pytest.raises(posse.BadLuck) as found:
        posse.verify(text)
    assert (found.value.key, found.value.facts["line"]) == ("luck-outcome", line)


def test_a_changed_draw_seed_or_contribution_is_found() -> None:
    drawn = next(line for line in RECORD.split("\n") if line.startswith("drawn "))
    limit, number = drawn.split(" ")[2].split(":")
    other = f"{limit}:{(int(number) + 1) % int(limit)}"
    cases = {
        "luck-draw": RECORD.replace(drawn, drawn.replace(f"{limit}:{number}", other, 1)),
        "luck-commitment": RECORD.replace(f"seed {SEED}", f"seed {'5b' * 32}"),
        "luck-outcome": RECORD.replace("c0" * 32, "c1" * 32),
    }
    for key, text in cases.items():
        with pytest.raises(posse.BadLuck) as found:
            posse.verify(text)
        assert found.value.key == key


def test_lines_that_the_rules_do_not_allow_make_no_valid_record() -> None:
    """Programs that check many records need to catch no error but those that are told."""
    lines = RECORD.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("start"))
    scores = next(number for number, line in enumerate(lines) if line.startswith("scores "))
    first = next(n for n in range(start + 1, scores) if lines[n][0] != lines[n + 1][0] and "|" not in lines[n])
    turned = [*lines[:first], lines[first + 1].partition(" |")[0], lines[first], *lines[first + 2 :]]
    for line, text in (
        (first, "\n".join(turned)),
        (first, "\n".join([*lines[:first], f"{lines[first][0]} fly", *lines[first + 1 :]])),
        (scores, "\n".join([*lines[:scores], "0 fly", *lines[scores + 1 :]])),
        (scores, "\n".join([*lines[:scores], "scores 1 2 3", *lines[scores + 1 :]])),
    ):
        with pytest.raises(posse.BadRecord) as found:
            posse.verify(text)
        assert (found.value.key, found.value.line) == ("record-broken", line + 1)


def test_draws_of_undone_answers_are_counted() -> None:
    match = revealed(undo_every=UNDO_DRAWS)
    kept = {number for seat in range(match.seats) for number in match.answers_of(seat)}
    answers = {number: line for number, line in enumerate(match.lines) if line[0].isdigit()}
    assert undone_draws(match) == sum(len(chance_in(line)) for n, line in answers.items() if n not in kept) > 0
    assert undone_draws(posse.load(revealed(undo_every=10_000).record())) == 0


def test_a_later_version_is_not_verifiable_here() -> None:
    with pytest.raises(posse.Unverifiable, match="version"):
        posse.verify(RECORD.replace("luck 1 ", "luck 2 "))
