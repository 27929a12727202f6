"""The rules of the tiny game: words, state and steps, plain Python on the classes of the engine.

Each round a prize is turned up. Everybody secretly picks a card, and the highest wins the prize; in a tie one player
may call another out, who stands or yields. If they stand, the dice decide and the winner peeks at the loser's bounty.
Then all grab coins at once; the winner pays a toll to one of the emptiest spots, buries a card and draws another.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import EVERYBODY, Log
from posse.engine.loops import copy_into
from posse.engine.state import (
    State,
    arg,
    bit,
    empty_stack,
    lowest,
    open_kind,
    open_mask,
    pop,
    push,
    set_mask,
)
from posse.engine.step import Frame, Kinds, Parts, Step
from posse.engine.words import NUMBER, SEAT, SEATS, Nouns, Range, Words, seats_of

CARD: Final = Nouns("card", ["ten", "jack", "queen", "king", "ace"])
SPOT: Final = Nouns("spot", ["bar", "bank", "barn"])
ZONES: Final = ["hand", "grave", "pick", "bounty"]
CARDS, COPIES, HAND_SIZE, COINS = 5, 5, 3, 2
HAND, GRAVE, PICKED_CARD, BOUNTY = 0, 1, 2, 3

WORDS: Final = Words()
PICK: Final = WORDS.verb("pick", card=CARD)
CALM: Final = WORDS.verb("calm")
RAISE: Final = WORDS.verb("raise")
BACK: Final = WORDS.verb("back")
CALL: Final = WORDS.verb("call", seat=SEAT)
LEAVE: Final = WORDS.verb("leave")
STAND: Final = WORDS.verb("stand")
YIELD: Final = WORDS.verb("yield")
LIFT: Final = WORDS.verb("lift", spot=SPOT)
KEEP: Final = WORDS.verb("keep")
PASS: Final = WORDS.verb("pass")
PAY: Final = WORDS.verb("pay", spot=SPOT)
BURY: Final = WORDS.verb("bury", card=CARD)

DRAWN: Final = WORDS.chance("card", CARD)
DIE: Final = WORDS.chance("die", Nouns("face", ["1", "2", "3", "4", "5", "6"]))
MOOD: Final = WORDS.chance("mood", Nouns("mood", ["calm", "raise"]))

DREW: Final = WORDS.event("drew", secret=1, seat=SEAT, card=CARD)
TURNED: Final = WORDS.event("turned", card=CARD)
THOUGHT: Final = WORDS.event("thought", seat=SEAT, card=CARD)
CHOSE: Final = WORDS.event("chose", secret=1, seat=SEAT, card=CARD)
SHOWED: Final = WORDS.event("showed", reveals=True, seat=SEAT, card=CARD)
UNVEILED: Final = WORDS.event("unveiled", reveals=True, seat=SEAT, card=CARD)
CALLED: Final = WORDS.event("called", seat=SEAT, rival=SEAT)
ROLLED: Final = WORDS.event("rolled", seat=SEAT, amount=NUMBER)
PEEKED: Final = WORDS.event("peeked", secret=1, reveals=True, seat=SEAT, rival=SEAT, card=CARD)
WON: Final = WORDS.event("won", seat=SEAT, amount=NUMBER)
TOOK: Final = WORDS.event("took", seat=SEAT, spot=SPOT)
PASSED: Final = WORDS.event("passed", seat=SEAT)
PAID: Final = WORDS.event("paid", seat=SEAT, spot=SPOT)
BURIED: Final = WORDS.event("buried", secret=1, seat=SEAT, card=CARD)

KINDS: Final = Kinds()
GAME: Final = KINDS.kind("game")
ROUND: Final = KINDS.kind("round", under=GAME, part=Range(6))
TURN_PRIZE: Final = KINDS.kind("turn_prize", under=ROUND)
PICK_CARDS: Final = KINDS.kind("pick_cards", under=ROUND)
AWARD: Final = KINDS.kind("award", under=ROUND)
CALL_OUT: Final = KINDS.kind("call_out", under=ROUND, rivals=SEATS)
ANSWER: Final = KINDS.kind("answer", under=CALL_OUT, caller=SEAT)
GRAB: Final = KINDS.kind("grab", under=ROUND)
TOLL: Final = KINDS.kind("toll", under=ROUND)
FUNERAL: Final = KINDS.kind("funeral", under=ROUND)


class TinyState(State):
    """Cards are in the bag, in piles (four zones per seat, each with the mask of those who know it) or gone."""

    def __init__(
        self,
        *,
        seats: i64,
        stack: vec[i64],
        top: i64,
        bag: vec[i64],
        piles: vec[i64],
        knows: vec[i64],
        gone: vec[i64],
        boasts: vec[i64],
        coins: vec[i64],
        lifted: vec[i64],
        gold: vec[i64],
        points: vec[i64],
        prize: i64,
        lead: i64,
        round: i64,
        rounds: i64,
        boasting: i64,
    ) -> None:
        super().__init__(seats=seats, stack=stack, top=top)
        self.bag, self.piles, self.knows, self.gone = bag, piles, knows, gone
        self.boasts, self.coins, self.lifted = boasts, coins, lifted
        self.gold, self.points = gold, points
        self.prize, self.lead, self.round, self.rounds, self.boasting = prize, lead, round, rounds, boasting

    def clone(self) -> "TinyState":
        return TinyState(
            seats=self.seats,
            stack=self.stack[:],
            top=self.top,
            bag=self.bag[:],
            piles=self.piles[:],
            knows=self.knows[:],
            gone=self.gone[:],
            boasts=self.boasts[:],
            coins=self.coins[:],
            lifted=self.lifted[:],
            gold=self.gold[:],
            points=self.points[:],
            prize=self.prize,
            lead=self.lead,
            round=self.round,
            rounds=self.rounds,
            boasting=self.boasting,
        )

    def copy_from(self, other: State) -> None:
        assert isinstance(other, TinyState)
        copy_into(self.stack, other.stack)
        self.top = other.top
        copy_into(self.bag, other.bag)
        copy_into(self.piles, other.piles)
        copy_into(self.knows, other.knows)
        copy_into(self.gone, other.gone)
        copy_into(self.boasts, other.boasts)
        copy_into(self.coins, other.coins)
        copy_into(self.lifted, other.lifted)
        copy_into(self.gold, other.gold)
        copy_into(self.points, other.points)
        self.prize = other.prize
        self.lead = other.lead
        self.round = other.round
        self.rounds = other.rounds
        self.boasting = other.boasting


def bare_table(seats: int, options: Mapping[str, str]) -> TinyState:
    """The state before a card is dealt."""
    return TinyState(
        seats=seats,
        stack=empty_stack(),
        top=-1,
        bag=vec[i64]([COPIES] * CARDS),
        piles=vec[i64]([0] * (len(ZONES) * seats * CARDS)),
        knows=vec[i64]([1 << seat for _ in ZONES for seat in range(seats)]),
        gone=vec[i64]([0] * CARDS),
        boasts=vec[i64]([-1] * seats),
        coins=vec[i64]([COINS] * len(SPOT.words)),
        lifted=vec[i64]([-1] * seats),
        gold=vec[i64]([0] * seats),
        points=vec[i64]([0] * seats),
        prize=-1,
        lead=-1,
        round=0,
        rounds=int(options["rounds"]),
        boasting=int(options["boast"] == "yes"),
    )


# --- piles


def pile(state: TinyState, zone: int, seat: int) -> int:
    return zone * state.seats + seat


def cards(state: TinyState, zone: int, seat: int) -> list[int]:
    """The cards of a pile, the lowest first."""
    base = pile(state, zone, seat) * CARDS
    return [card for card in range(CARDS) for _ in range(state.piles[base + card])]


def put(state: TinyState, zone: int, seat: int, card: int, count: int = 1) -> None:
    state.piles[pile(state, zone, seat) * CARDS + card] += count


def move(state: TinyState, seat: int, card: int, source: int, target: int) -> None:
    put(state, source, seat, card, -1)
    put(state, target, seat, card)


def knows(state: TinyState, zone: int, owner: int, seat: int) -> bool:
    """Whether a seat, or a spectator (-1), knows the cards of a pile."""
    mask = state.knows[pile(state, zone, owner)]
    return mask == EVERYBODY or (seat >= 0 and bool(mask >> seat & 1))


def is_thinking(state: TinyState, seat: int) -> bool:
    """Whether a seat still owes its card, so that its partial choice is hidden."""
    return state.top >= 0 and open_kind(state) == PICK_CARDS and bool(open_mask(state) >> seat & 1)


# --- the steps


class WholeGame(Step[TinyState]):
    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        state.lead = -1
        if state.round < state.rounds:
            state.round += 1
            push(state, ROUND, 0)
            return
        dice.unveil(0)
        for seat in range(state.seats):
            state.knows[pile(state, BOUNTY, seat)] = EVERYBODY
            for card in cards(state, BOUNTY, seat):
                log.say(UNVEILED, seat, card)
        pop(state)


class TurnPrize(Step[TinyState]):
    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        state.prize = dice.draw(DRAWN, state.bag)
        log.say(TURNED, state.prize)
        pop(state)


class PickCards(Step[TinyState]):
    """Secret and simultaneous; with boasting it takes two answers, the first of which is hidden."""

    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        set_mask(state, bit(state.seats) - 1)

    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        if cards(state, PICKED_CARD, seat):
            return write(out, [CALM, RAISE, BACK])
        return write(out, [PICK + card for card in sorted(set(cards(state, HAND, seat)))])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == BACK:
            move(state, seat, cards(state, PICKED_CARD, seat)[0], PICKED_CARD, HAND)
            return
        if action in (CALM, RAISE):
            state.boasts[seat] = action - CALM
        else:
            move(state, seat, action - PICK, HAND, PICKED_CARD)
            if state.boasting:
                log.whisper(bit(seat), THOUGHT, seat, action - PICK)
                return
        log.tell(bit(seat), CHOSE, seat, cards(state, PICKED_CARD, seat)[0])
        set_mask(state, open_mask(state) & ~bit(seat))
        if not open_mask(state):
            dice.unveil(0)
            self.show(state, log)

    def show(self, state: TinyState, log: Log) -> None:
        for seat in range(state.seats):
            state.knows[pile(state, PICKED_CARD, seat)] = EVERYBODY
            log.say(SHOWED, seat, cards(state, PICKED_CARD, seat)[0])
        pop(state)


class Award(Step[TinyState]):
    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        shown = [cards(state, PICKED_CARD, seat)[0] for seat in range(state.seats)]
        rivals = sum(1 << seat for seat in range(state.seats) if shown[seat] == max(shown))
        pop(state)
        if rivals & (rivals - 1):
            push(state, CALL_OUT, bit(lowest(rivals)), rivals)
        else:
            award(state, lowest(rivals), log)


def award(state: TinyState, winner: i64, log: Log) -> None:
    """Give the prize to the winner, if there is one, and clear the table."""
    if winner >= 0:
        points = (state.prize + 1) * (2 if state.boasts[winner] == 1 else 1)
        state.points[winner] += points
        state.lead = winner
        log.say(WON, winner, points)
    state.gone[state.prize] += 1
    state.prize = -1
    for seat in range(state.seats):
        card = cards(state, PICKED_CARD, seat)[0]
        put(state, PICKED_CARD, seat, card, -1)
        state.gone[card] += 1
        state.knows[pile(state, PICKED_CARD, seat)] = bit(seat)
        state.boasts[seat] = -1


class CallOut(Step[TinyState]):
    """One of the tied seats calls another out: opens a question for that seat on top."""

    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        return write(out, [*(CALL + rival for rival in seats_of(arg(state, 0)) if rival != seat), LEAVE])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action == LEAVE:
            pop(state)
            award(state, -1, log)
        else:
            log.say(CALLED, seat, action - CALL)
            push(state, ANSWER, bit(action - CALL), seat)

    def fault(self, state: TinyState, frame: Frame) -> str:
        return "" if frame[1] & frame[2][0] else "scene-step-misfit"

    def under(self, state: TinyState, above: Frame) -> Frame:
        caller = bit(above[2][0])
        return self.kind, caller, [caller | above[1], 0, 0, 0]

    def can_lie_under(self, state: TinyState, frame: Frame, above: Frame) -> bool:
        """Others may be tied besides these two."""
        return frame[1] == bit(above[2][0]) and frame[2][0] & above[1] != 0


class Answer(Step[TinyState]):
    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        return write(out, [STAND, YIELD])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        caller = arg(state, 0)
        winner = caller if action == YIELD else duel(caller, seat, dice, log)
        pop(state)
        pop(state)
        if action == STAND:
            peek(state, winner, caller + seat - winner, log)
        award(state, winner, log)


def duel(caller: i64, rival: i64, dice: Dice, log: Log) -> i64:
    """Both roll until one rolls higher."""
    mine = yours = 0
    while mine == yours:
        mine, yours = dice.roll(DIE, 6) + 1, dice.roll(DIE, 6) + 1
        log.say(ROLLED, caller, mine)
        log.say(ROLLED, rival, yours)
    return caller if mine > yours else rival


def peek(state: TinyState, winner: i64, loser: i64, log: Log) -> None:
    """The winner looks at the loser's bounty."""
    state.knows[pile(state, BOUNTY, loser)] |= bit(winner)
    for card in cards(state, BOUNTY, loser):
        log.tell(state.knows[pile(state, BOUNTY, loser)], PEEKED, winner, loser, card)


class GrabCoins(Step[TinyState]):
    """An open free-for-all: lift a coin, then keep it or put it back."""

    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        set_mask(state, bit(state.seats) - 1)

    def first(self, state: TinyState, mask: i64) -> i64:
        return state.lead if state.lead >= 0 and mask >> state.lead & 1 else lowest(mask)

    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        if state.lifted[seat] >= 0:
            return write(out, [KEEP, BACK])
        return write(out, [*(LIFT + spot for spot in range(len(SPOT.words)) if state.coins[spot]), PASS])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        if action not in (KEEP, PASS):
            self.lift(state, seat, action)
            return
        if action == KEEP:
            log.say(TOOK, seat, state.lifted[seat])
            state.gold[seat] += 1
            state.lifted[seat] = -1
        else:
            log.say(PASSED, seat)
        set_mask(state, open_mask(state) & ~bit(seat))
        if not open_mask(state):
            pop(state)

    def lift(self, state: TinyState, seat: i64, action: i64) -> None:
        if action == BACK:
            state.coins[state.lifted[seat]] += 1
            state.lifted[seat] = -1
        else:
            state.lifted[seat] = action - LIFT
            state.coins[action - LIFT] -= 1


class PayToll(Step[TinyState]):
    """The coins are public, so a single emptiest spot is paid without asking."""

    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        if state.lead >= 0 and state.gold[state.lead]:
            set_mask(state, bit(state.lead))
        else:
            pop(state)

    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        return write(out, [PAY + spot for spot, count in enumerate(state.coins) if count == min(state.coins)])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        state.gold[seat] -= 1
        state.coins[action - PAY] += 1
        log.say(PAID, seat, action - PAY)
        pop(state)


class Funeral(Step[TinyState]):
    """Bury a card and draw another; always asked, as an automatic burial would reveal that all cards are alike."""

    def run(self, state: TinyState, dice: Dice, log: Log) -> None:
        if state.lead >= 0 and cards(state, HAND, state.lead) and sum(state.bag):
            set_mask(state, bit(state.lead))
        else:
            pop(state)

    def options(self, state: TinyState, seat: i64, out: vec[i64]) -> i64:
        return write(out, [BURY + card for card in sorted(set(cards(state, HAND, seat)))])

    def take(self, state: TinyState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        move(state, seat, action - BURY, HAND, GRAVE)
        log.tell(bit(seat), BURIED, seat, action - BURY)
        deal(state, HAND, seat, dice, log)
        pop(state)


def write(out: vec[i64], actions: list[int]) -> int:
    for place, action in enumerate(actions):
        out[place] = action
    return len(actions)


def deal(state: TinyState, zone: int, seat: int, dice: Dice, log: Log) -> None:
    card = dice.draw(DRAWN, state.bag)
    put(state, zone, seat, card)
    log.tell(bit(seat), DREW, seat, card)


class WholeRound(Parts[TinyState]):
    """Check that one of the tied seats is asked while the prize is awarded."""

    def begun(self, state: TinyState, above: Frame) -> int:
        return self.place(AWARD) if above[0] == CALL_OUT else super().begun(state, above)


WHOLE_ROUND: Final = WholeRound(
    ROUND, [(TURN_PRIZE, 0), (PICK_CARDS, 0), (AWARD, 0), (GRAB, 0), (TOLL, 0), (FUNERAL, 0)]
)
