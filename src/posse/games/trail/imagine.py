"""Imagined worlds of a seat: the other hands are sampled again (R-28, R-34).

Face-down piles have no order in the state, so only hands need dealing. Which cards a deck consists of is public, and so
is the discard pile; any of the other cards can be in the hand, besides those that everybody knows to be there.
"""

from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.games.trail.data.cards import CARDS
from posse.games.trail.state import TrailState
from posse.games.trail.words import DRAWN_CARD


def redraw(state: TrailState, seat: i64, dice: Dice) -> None:
    """Sample anew what the seat cannot know; the state looks the same to them. -1 is a spectator."""
    for other in range(state.seats):
        if other != seat and state.deck_size[other] > 0:
            _deal_again(state, other, dice)


def _deal_again(state: TrailState, seat: i64, dice: Dice) -> None:
    """Put the unknown cards of a hand back into the draw pile and draw as many."""
    base = seat * CARDS
    unknown: i64 = 0
    for index in range(base, base + CARDS):
        hidden = state.hand[index] - state.known[index]
        state.deck[index] += hidden
        state.hand[index] -= hidden
        unknown += hidden
    dice.deal(DRAWN_CARD, state.deck, state.hand, base, CARDS, state.deck_size[seat] + unknown, unknown)
