"""Planning a round of Colt Express: a card is as good as the round that it leads to.

What others hold and have planned is imagined again and again; everybody plays the round to its end, where the table is
judged by the learned value.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.bots.guide import Guide, Manner
from posse.bots.guided import GuidedPlanner
from posse.bots.playout import QUIET
from posse.bots.skill.colt.habits import Habits
from posse.bots.value import Value
from posse.engine.dice import SeededDice
from posse.engine.state import bit, lowest, open_kind, open_mask
from posse.games.colt import frames
from posse.games.colt.cards import bandit_of_card, is_hidden, kind_of, pile_card, pile_seat
from posse.games.colt.data.cards import ACTIONS, KINDS
from posse.games.colt.data.options import TEAMS
from posse.games.colt.data.rounds import TUNNEL
from posse.games.colt.ending import is_on_side
from posse.games.colt.game import GAME
from posse.games.colt.state import ColtState

PLAYOUTS: Final = 40  # while a value is learned
MANNER: Final = Manner()


class ColtGuide(Guide[ColtState]):
    """Habits, and the value at the end of a round."""

    def __init__(self, value: Value[ColtState]) -> None:
        super().__init__()
        self.value: Final = value
        self.habits: Final = Habits()

    def rate(self, state: ColtState, seat: i64, answers: vec[i64], count: i64, ratings: vec[i64]) -> None:
        self.habits.rate(state, seat, answers, count, ratings)

    def is_seen(self, state: ColtState, viewer: i64) -> bool:
        """Not the cards of a tunnel, nor what is chosen in secret."""
        kind = open_kind(state)
        if kind == frames.ACT:
            return frames.symbol_of(state) != TUNNEL
        return kind != frames.ALL_AT_ONCE and kind != frames.KEEP_CARDS and kind != frames.BOARD

    def suspect(self, state: ColtState, viewer: i64, spread: i64, dice: SeededDice) -> None:
        """Players hide cards that appeal to them, rather than any (between partners it is hard to tell whose)."""
        if state.rules[TEAMS] or not frames.are_hands_in_use(state):
            return
        for index in range(state.laid):
            seat = pile_seat(state, index)
            if seat != viewer and is_hidden(state, index):
                card = pile_card(state, index)
                kind = self.habits.likely_kind(state, seat, index, spread, dice)
                state.hand[seat * KINDS + kind_of(state, seat, card // ACTIONS, card % ACTIONS)] += 1
                state.hand[seat * KINDS + kind] -= 1
                state.pile[index] += bandit_of_card(state, seat, kind) * ACTIONS + kind % ACTIONS - card

    def is_end(self, state: ColtState) -> bool:
        """Before the cards of the next round are dealt."""
        return open_kind(state) == frames.START_OF_ROUND and state.round > 0

    def worth(self, state: ColtState, seat: i64) -> float:
        return self.value.of(state, seat)

    def are_rivals(self, state: ColtState, seat: i64, other: i64) -> bool:
        return not is_on_side(state, seat, state.mine[other])


class ColtPlanner(GuidedPlanner[ColtState]):
    """Searches the round that an answer leads to."""

    def __init__(self, value: Value[ColtState], seed: int, playouts: int = PLAYOUTS) -> None:
        super().__init__(GAME, value, seed, ColtGuide(value), playouts, MANNER)
        self.out: Final = GAME.scratch()
        self.values: Final = vec[float]([0.0] * GAME.most_options)

    def play_turn(self, state: ColtState, seat: i64) -> None:
        """Answer the open question; the round goes on up to the next one, or to its end."""
        count = GAME.steps[open_kind(state)].options(state, seat, self.out)
        action = self.out[0]
        noise = self.noise
        if noise is not None and count > 1 and noise.strikes(noise.main):
            action = self.out[noise.dice.below(count)]
        elif count > 1:
            self.judge(state, seat, self.out, count, self.values)
            best: i64 = 0
            for index in range(count):
                if self.values[index] > self.values[best]:
                    best = index
            action = self.out[best]
        GAME.steps[open_kind(state)].take(state, seat, action, self.dice, QUIET)
        self._settle(state)

    def _settle(self, state: ColtState) -> None:
        """Run duties and forced answers up to the next choice or the end of the round, before anything is dealt."""
        while state.top >= 0:
            mask = open_mask(state)
            step = GAME.steps[open_kind(state)]
            if mask == 0:
                if self.guide.is_end(state):
                    return
                step.run(state, self.dice, QUIET)
                continue
            if mask & (mask - 1) or step.ask_anyway or step.options(state, lowest(mask), self.out) > 1:
                return
            step.take(state, lowest(mask), self.out[0], self.dice, QUIET)

    def ended(self, state: ColtState, seat: i64) -> i64:
        """At the end of a round every seat has something to learn."""
        return bit(state.seats) - 1 if state.top >= 0 and self.guide.is_end(state) else i64(0)
