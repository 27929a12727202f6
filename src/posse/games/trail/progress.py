"""Progress of objective cards, task by task, by the assignment that the score sheet uses (GWT-12.9, R-18)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import bit
from posse.games.trail.data.cards import ALL_OBJECTIVES, NEEDS, TASKS, TASKS_OF
from posse.games.trail.state import TrailState
from posse.games.trail.tasks import NO_CARD, Assignment, assigned, items_of


def tasks_met(state: TrailState, seat: i64, best: Assignment) -> list[list[bool]]:
    """For every card in play, in the order of the list of objectives, which of its tasks are met."""
    return _met(state, seat, best, NO_CARD)


def tasks_to_meet(state: TrailState, seat: i64, card: i64, from_deck: bool) -> list[bool]:
    """Which tasks of a card that is not in play would be met if it were; `from_deck`: it is one of the player's own."""
    return _met(state, seat, assigned(state, seat, card, 1 if from_deck else 0), card)[-1]


def _met(state: TrailState, seat: i64, best: Assignment, more: i64) -> list[list[bool]]:
    """Assign items: fulfilled cards, including unplayed ones, take what they need; the others get the rest in order."""
    cards = [
        objective for objective in range(ALL_OBJECTIVES) for _ in range(state.area[seat * ALL_OBJECTIVES + objective])
    ]
    if more >= 0:
        cards.append(more)
    is_fulfilled = _fulfilled(best, cards)
    left = _left_over(items_of(state, seat), best)
    return [[True] * len(TASKS_OF[card]) if full else _partly(card, left) for card, full in zip(cards, is_fulfilled)]


def _fulfilled(best: Assignment, cards: list[i64]) -> list[bool]:
    """Of several copies of a card, the first ones count as the fulfilled ones."""
    return [cards[:place].count(card) < best.played_and_fulfilled(card) for place, card in enumerate(cards)]


def _left_over(items: vec[i64], best: Assignment) -> vec[i64]:
    for index in range(best.size):
        if best.fulfilled & bit(index):
            for task in range(i64(TASKS)):
                items[task] -= NEEDS[best.objectives[index] * TASKS + task]
    return items


def _partly(card: i64, left: vec[i64]) -> list[bool]:
    """The tasks of a card that is not fulfilled: each takes an item if there is one left."""
    met: list[bool] = []
    for task in TASKS_OF[card]:
        met.append(left[task] > 0)
        if met[-1]:
            left[task] -= 1
    return met
