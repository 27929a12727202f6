"""Sizes and orders of the printed lists on which the code relies, beyond those of `test_indices.py`."""

from collections.abc import Sized

import pytest

from posse.bots.taste import trail as taste
from posse.games.trail import frames, words
from posse.games.trail.data import actions, board, breeds, buildings, cards, market, railroad, tiles, trail

SIZES: list[tuple[int, Sized]] = [
    (board.AUXES, board.AUX.words),
    (buildings.BUILDINGS * buildings.SLOTS * buildings.ALTERNATIVES, buildings.LOCAL_ACTIONS),
    (cards.ALL_OBJECTIVES, cards.OBJECTIVE.words),
    (cards.ALL_OBJECTIVES * cards.TASKS, cards.NEEDS),
    (cards.CATTLE, cards.BREED_OF),
    (cards.OBJECTIVES, cards.OBJECTIVE_COUNT),
    (market.ROWS, market.WAGE),
    (market.ROWS, market.FILLS_MARKET),
    (railroad.CITIES, railroad.CITY.words),
    (railroad.STATIONS, railroad.STATION_COST),
    (tiles.PILES * tiles.TILES, tiles.PILE_COUNT),
    (tiles.WORKERS * board.COLUMNS, board.IMMEDIATE),
    (board.DISCS, taste.UNLOCKED),
    (tiles.WORKERS, taste.WORKER),
    (max(actions.OP_OF) + 1, taste.WORTH),
]


@pytest.mark.parametrize(("size", "listed"), SIZES)
def test_a_size_is_the_length_of_its_list(size: int, listed: Sized) -> None:
    assert size == len(listed)


def test_a_worker_has_the_same_number_as_its_tile() -> None:
    assert tiles.TILE.words[: tiles.WORKERS] == tiles.WORKER.words


def test_hazards_come_last_in_three_equal_rows() -> None:
    kinds = [word.split("_")[0] for word in tiles.TILE.words[tiles.FIRST_HAZARD :]]
    assert kinds == [kind for kind in ("flood", "drought", "rockfall") for _ in range(tiles.HAZARD_FACES)]
    assert len(trail.HAZARD_SPOTS) == 3 * trail.SECTION


def test_the_cards_of_the_starting_decks_come_first_and_have_the_numbers_of_their_breeds() -> None:
    first = cards.FIRST_MARKET_CARD
    assert cards.CARD.words[:first] == breeds.BREED.words[:first]
    assert [card for card in range(len(cards.STARTING_CATTLE)) if cards.STARTING_CATTLE[card]] == list(range(first))
    asked = [card for card in actions.CARD_FOR if 0 <= card < breeds.BREEDS]
    assert all(cards.CARD.words[card] == breeds.BREED.words[card] for card in asked)


def test_objectives_come_after_cattle_and_starting_objectives_last() -> None:
    assert cards.CARD.words[cards.FIRST_OBJECTIVE :] == cards.OBJECTIVE.words[: cards.OBJECTIVES]
    starting = cards.OBJECTIVE.words[cards.FIRST_STARTING :]
    assert len(starting) == cards.STARTING_OBJECTIVES
    assert all(word.startswith("start_") for word in starting)


def test_private_buildings_come_after_neutral_ones_in_pairs_of_sides() -> None:
    assert "".join(buildings.BUILDING.words[: buildings.NEUTRAL_BUILDINGS]) == "ABCDEFG"
    sides = [f"{number}{side}" for number in range(1, buildings.NUMBERS + 1) for side in "ab"]
    assert buildings.BUILDING.words[buildings.FIRST_PRIVATE :] == sides


def test_the_tasks_for_cattle_stand_in_the_order_of_breeding_values() -> None:
    assert [cards.TASK_CATTLE3 + n for n in range(3)] == [cards.TASK_CATTLE3, cards.TASK_CATTLE4, cards.TASK_CATTLE5]


def test_a_visit_has_a_bit_for_every_slot_of_every_level() -> None:
    assert frames.LEVEL_BITS == buildings.SLOTS + 1 == buildings.RISK_SLOT + 1
    every = [frames.slot_bit(level, slot) for level in range(frames.LEVELS) for slot in range(frames.LEVEL_BITS)]
    assert sum(every) == frames.ALL_SLOTS
    assert not frames.AUX_USED & frames.ALL_SLOTS
    assert trail.SPOTS < 1 << frames.SPOT_BITS


def test_answers_stand_in_the_order_on_which_steps_rely() -> None:
    """A step distinguishes its answers by comparing numbers."""
    visit = [words.PLAY, words.USE, words.AUXILIARY, words.COPY, words.DONE]
    for order in (
        visit,
        [words.MOVE, words.PLAY],
        [words.AUXILIARY, words.DOUBLE, words.SKIP],
        [words.TRADE, words.CLEAR],
        [words.TAKE_DISC, words.LIFT],
    ):
        assert order == sorted(order)
