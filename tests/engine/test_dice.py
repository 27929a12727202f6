"""Dice: seeded, recording, scripted, refusing and forking."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.chance import outcomes
from posse.engine.dice import CertainDice, Dice, NotedDice, ScriptedDice, SeededDice, Uncertain
from posse.engine.errors import WrongChance
from tests.engine.tiny_rules import DIE, DRAWN, WORDS


def scripted(*phrases: str) -> ScriptedDice:
    dice = ScriptedDice(phrases)
    dice.learn(WORDS)
    return dice


def counts(dice: SeededDice, faces: int, rolls: int) -> list[int]:
    seen = Counter(dice.roll(DIE, faces) for _ in range(rolls))
    return [seen[face] for face in range(faces)]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [28, 51, 73, 86, 91, 65, 5, 59, 9, 56]),
        (1, [62, 28, 8, 50, 7, 5, 47, 25, 12, 69]),
        (-1, [44, 0, 18, 68, 58, 0, 14, 69, 3, 28]),
        (2**70, [28, 51, 73, 86, 91, 65, 5, 59, 9, 56]),
    ],
)
def test_a_seed_is_a_fate_in_both_builds(seed: int, numbers: list[int]) -> None:
    """The same seed gives the same numbers, interpreted and compiled, in every version."""
    dice = SeededDice(seed)
    assert [dice.roll(DIE, 100) for _ in numbers] == numbers


def test_wide_ranges_and_weights_are_the_same_in_both_builds() -> None:
    """Ranges beyond 2**30 and weighted outcomes are reproducible too."""
    dice = SeededDice(5)
    assert [dice.below(10**12) for _ in range(4)] == [65175878560, 153914381770, 21257823629, 546713857206]
    dice = SeededDice(5)
    weights = vec[i64]([3, 0, 1, 6])
    assert [dice.weigh(DRAWN, weights) for _ in range(12)] == [3, 3, 3, 3, 0, 0, 3, 3, 0, 3, 3, 3]


def test_a_die_is_fair() -> None:
    """In sixty thousand rolls every face is about equally frequent."""
    assert all(abs(count - 10_000) < 300 for count in counts(SeededDice(12), 6, 60_000))


def test_a_roll_does_not_tell_the_next() -> None:
    """All pairs of rolls in a row are about as frequent (chi square with 35 degrees, one in a hundred is above 57)."""
    dice = SeededDice(12)
    pairs = Counter((dice.roll(DIE, 6), dice.roll(DIE, 6)) for _ in range(36_000))
    assert sum((count - 1000) ** 2 for count in pairs.values()) / 1000 < 57


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first rolls of consecutive seeds are as fair as the rolls of one seed."""
    first = Counter(SeededDice(seed).roll(DIE, 6) for seed in range(6000))
    assert all(abs(first[face] - 1000) < 100 for face in range(6))


def test_weights_are_kept() -> None:
    """An outcome is as frequent as its weight, and one without weight never comes."""
    dice = SeededDice(3)
    seen = Counter(dice.weigh(DRAWN, vec[i64]([3, 0, 1, 6])) for _ in range(10_000))
    assert [abs(seen[place] - often) < 150 for place, often in enumerate([3000, 0, 1000, 6000])] == [True] * 4
    assert seen[1] == 0


def test_drawing_takes_out_of_the_bag() -> None:
    """A bag can be drawn empty, each item as often as it was in there."""
    bag = vec[i64]([2, 0, 1])
    dice = SeededDice(1)
    assert sorted(dice.draw(DRAWN, bag) for _ in range(3)) == [0, 0, 2]
    assert list(bag) == [0, 0, 0]


def draw_from_nothing(dice: Dice) -> int:
    return dice.draw(DRAWN, vec[i64]([0, 0]))


def test_an_empty_bag_is_an_error() -> None:
    """Nothing can be drawn from an empty bag."""
    with pytest.raises(WrongChance):
        draw_from_nothing(SeededDice(1))
    with pytest.raises(WrongChance):
        outcomes(draw_from_nothing)


def test_noted_dice_write_down_what_others_say() -> None:
    """Every outcome is recorded with its kind, in order, and nothing else changes."""
    noted = NotedDice(SeededDice(1))
    plain = SeededDice(1)
    said = [noted.roll(DIE, 6), noted.draw(DRAWN, vec[i64]([1, 1]))]
    assert said == [plain.roll(DIE, 6), plain.draw(DRAWN, vec[i64]([1, 1]))]
    assert noted.notes == [(DIE, said[0]), (DRAWN, said[1])]


def test_scripted_dice_say_what_is_written() -> None:
    """Outcomes come in the order of the script."""
    dice = scripted("die 4", "card ace")
    bag = vec[i64]([1, 1, 1, 1, 1])
    assert dice.roll(DIE, 6) == 3
    assert dice.left == ["card ace"]
    assert dice.draw(DRAWN, bag) == 4
    assert list(bag) == [1, 1, 1, 1, 0]
    assert dice.left == []


@pytest.mark.parametrize(
    ("phrases", "key"),
    [
        ([], "chance-missing"),
        (["card ace"], "chance-other"),
        (["die 6"], "chance-impossible"),
        (["die -"], "chance-impossible"),
    ],
)
def test_scripted_dice_refuse_what_was_not_asked(phrases: list[str], key: str) -> None:
    """A script that runs out, or has a wrong, impossible or unknown outcome, is an error, and nothing is consumed."""
    dice = scripted(*phrases)
    with pytest.raises(WrongChance) as caught:
        dice.roll(DIE, 5)
    assert caught.value.key == key
    assert caught.value.facts["number"] == 1
    assert caught.value.facts["allowed"] == ["die 1", "die 2", "die 3", "die 4", "die 5"]
    assert dice.left == phrases


@pytest.mark.parametrize("phrase", ["die 7", "dye 1", ""])
def test_scripted_dice_refuse_unknown_words_before_the_game_begins(phrase: str) -> None:
    """Outcomes that the game does not have are reported with their number when the match begins."""
    with pytest.raises(WrongChance) as caught:
        scripted("die 1", phrase)
    assert (caught.value.key, caught.value.facts["number"]) == ("chance-unknown", 2)


@pytest.mark.parametrize(("phrases", "key"), [("die 4", "chance-list"), ([4], "chance-word"), ([None], "chance-word")])
def test_scripted_dice_take_a_list_of_words(phrases: Any, key: str) -> None:
    """A single string, or numbers, are not a script."""
    with pytest.raises(WrongChance) as caught:
        ScriptedDice(phrases)
    assert caught.value.key == key


def test_scripted_dice_draw_only_what_is_in_the_bag() -> None:
    """A card that is not in the bag cannot be drawn."""
    with pytest.raises(WrongChance) as caught:
        scripted("card ace").draw(DRAWN, vec[i64]([1, 1, 1, 1, 0]))
    assert caught.value.key == "chance-impossible"
    with pytest.raises(WrongChance):
        scripted("card ace").draw(DRAWN, vec[i64]([1, 1]))


def test_no_dice_decide_nothing() -> None:
    """Certain dice stop at the first random outcome."""
    with pytest.raises(Uncertain):
        CertainDice(0).roll(DIE, 6)
    with pytest.raises(Uncertain):
        CertainDice(0).draw(DRAWN, vec[i64]([1]))


def test_certain_dice_let_rules_act_only_on_what_the_seat_knows() -> None:
    """A preview passes a seat's own and public facts, but stops at others' secrets."""
    for knowers in (0b010, 0b011, -1):
        CertainDice(1).unveil(knowers)
    for knowers in (0, 0b101):
        with pytest.raises(Uncertain):
            CertainDice(1).unveil(knowers)


def test_fork_dice_walk_every_outcome_with_its_weight() -> None:
    """The sum of two dice has its exact distribution."""
    chances: dict[int, Fraction] = {}
    sums = outcomes(lambda dice: dice.roll(DIE, 6) + dice.roll(DIE, 6) + 2)
    for weight, total in sums:
        chances[total] = chances.get(total, Fraction(0)) + weight
    assert len(sums) == 36
    assert chances == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_fork_dice_draw_without_putting_back() -> None:
    """Two cards from a bag of three come in each order with its exact weight."""

    def two(dice: Dice) -> tuple[int, int]:
        bag = vec[i64]([2, 0, 1])
        return dice.draw(DRAWN, bag), dice.draw(DRAWN, bag)

    assert {result: weight for weight, result in outcomes(two)} == {
        (0, 0): Fraction(1, 3),
        (0, 2): Fraction(1, 3),
        (2, 0): Fraction(1, 3),
    }


def test_a_path_may_ask_more_of_chance_than_another() -> None:
    """Weights of paths of different length add up to one."""

    def until_six(dice: Dice) -> int:
        return 1 if dice.roll(DIE, 6) == 5 else 2 + dice.roll(DIE, 2)

    results = outcomes(until_six)
    assert sum(weight for weight, _ in results) == 1
    assert Counter(result for _, result in results) == {1: 1, 2: 5, 3: 5}
