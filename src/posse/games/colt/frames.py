"""The kinds of steps of Colt Express: how each is opened and read. Nothing else knows what an argument means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import WIDTH, arg, bit, is_open, open_mask, pop, push, set_arg, set_mask
from posse.engine.step import Kinds
from posse.engine.words import Range
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.rounds import ROUNDS, SYMBOL
from posse.games.colt.data.train import SPOT, inside
from posse.games.colt.state import ColtState

KINDS: Final = Kinds()

MARK: Final = Range(1)  # no or yes
SERVED: Final = Range(BANDITS)  # how many have had their turn
MOST_KEPT: Final = Range(99)

# --- phases: lists of parts (argument: how many have begun)

GAME: Final[i64] = KINDS.kind("game", part=Range(ROUNDS + 3))
ROUND: Final[i64] = KINDS.kind("round", under=GAME, part=Range(7))

# --- duties of the game

CHARACTERS: Final[i64] = KINDS.kind("characters", under=GAME, turn=SERVED)
STARTS: Final[i64] = KINDS.kind("starts", under=GAME, turn=SERVED)
HORSE_ATTACK: Final[i64] = KINDS.kind("horse_attack", under=GAME, column=SPOT)
START_OF_ROUND: Final[i64] = KINDS.kind("start_of_round", under=ROUND)
SCHEMIN: Final[i64] = KINDS.kind("schemin", under=ROUND, chosen=MARK)
KEEPING: Final[i64] = KINDS.kind("keeping", under=ROUND, asked=MARK)
STEALIN: Final[i64] = KINDS.kind("stealin", under=ROUND, begun=MARK)
ROUND_EVENT: Final[i64] = KINDS.kind("round_event", under=ROUND)
PICKPOCKETS: Final[i64] = KINDS.kind("pickpockets", under=ROUND, served=SERVED)
MARSHAL_RUNS: Final[i64] = KINDS.kind("marshal_runs", under=ROUND)
COACH_MOVES: Final[i64] = KINDS.kind("coach_moves", under=ROUND)
HAND_ON: Final[i64] = KINDS.kind("hand_on", under=ROUND)
COUNT_MONEY: Final[i64] = KINDS.kind("count_money", under=GAME)
CHASE: Final[i64] = KINDS.kind("chase", under=[STEALIN, ROUND, MARSHAL_RUNS], column=SPOT)
SHOTGUN_FIRES: Final[i64] = KINDS.kind("shotgun_fires", under=[STEALIN, ROUND])

# --- questions; `bandit` is the one that acts

CHARACTER: Final[i64] = KINDS.kind("character", under=CHARACTERS)
START_CAR: Final[i64] = KINDS.kind("start_car", under=STARTS)
BOARD: Final[i64] = KINDS.kind("board", under=HORSE_ATTACK, spot=SPOT)
LAST_RIDER: Final[i64] = KINDS.kind("last_rider", under=HORSE_ATTACK, bandit=BANDIT, spot=SPOT)
ACT: Final[i64] = KINDS.kind("act", under=SCHEMIN, symbol=SYMBOL, second=MARK)
PLAY_CARD: Final[i64] = KINDS.kind("play_card", under=ACT, left=Range(2), begun=MARK)
ALL_AT_ONCE: Final[i64] = KINDS.kind("all_at_once", under=SCHEMIN)
KEEP_CARDS: Final[i64] = KINDS.kind("keep_cards", under=KEEPING, most=MOST_KEPT)
MOVE: Final[i64] = KINDS.kind("move", under=STEALIN, bandit=BANDIT)
MARSHAL: Final[i64] = KINDS.kind("marshal", under=STEALIN, bandit=BANDIT)
FIRE: Final[i64] = KINDS.kind("fire", under=STEALIN, bandit=BANDIT)
ROBBERY: Final[i64] = KINDS.kind("robbery", under=STEALIN, bandit=BANDIT)
PUNCH: Final[i64] = KINDS.kind("punch", under=STEALIN, bandit=BANDIT)
PUSH_TARGET: Final[i64] = KINDS.kind("push_target", under=STEALIN, bandit=BANDIT, target=BANDIT)
KNOCK_LOOT: Final[i64] = KINDS.kind("knock_loot", under=PUSH_TARGET, bandit=BANDIT, target=BANDIT)
TAKE_PURSE: Final[i64] = KINDS.kind("take_purse", under=PUSH_TARGET, bandit=BANDIT, target=BANDIT)
RIDE: Final[i64] = KINDS.kind("ride", under=STEALIN, bandit=BANDIT)
FLEE: Final[i64] = KINDS.kind("flee", under=[STEALIN, CHASE, SHOTGUN_FIRES], bandit=BANDIT)
SEIZE_HOSTAGE: Final[i64] = KINDS.kind("seize_hostage", under=STEALIN, bandit=BANDIT)
PICKPOCKET: Final[i64] = KINDS.kind("pickpocket", under=PICKPOCKETS, bandit=BANDIT)

# In the order of the actions; a change of floor asks nothing.
QUESTION_OF_ACTION: Final[vec[i64]] = vec[i64]([MOVE, -1, FIRE, ROBBERY, PUNCH, MARSHAL, RIDE])

STEALIN_DEPTH: Final[i64] = 2  # below it are the game and the round


# --- any step


def open_duty(state: ColtState, kind: i64) -> None:
    """Open a duty that has just begun."""
    push(state, kind, 0)


def ask(state: ColtState, kind: i64, seat: i64) -> None:
    """Ask one seat a question without arguments."""
    push(state, kind, bit(seat))


def close_for(state: ColtState, seat: i64) -> None:
    """The seat has answered a question put to several; the last answer closes it."""
    rest = open_mask(state) & ~bit(seat)
    if rest:
        set_mask(state, rest)
    else:
        pop(state)


def next_turn(state: ColtState) -> i64:
    """The number of the turn that begins now in a duty that serves one seat or bandit after another."""
    turn = arg(state, 0)
    set_arg(state, 0, turn + 1)
    return turn


# --- a bandit acts


def ask_bandit(state: ColtState, kind: i64, bandit: i64) -> None:
    """Ask a bandit's player what the bandit does."""
    push(state, kind, bit(state.owner[bandit]), bandit)


def ask_about_target(state: ColtState, kind: i64, bandit: i64, target: i64) -> None:
    """Ask a bandit's player in the middle of a punch."""
    push(state, kind, bit(state.owner[bandit]), bandit, target)


def bandit_of(state: ColtState) -> i64:
    """The bandit that the open question is about."""
    return arg(state, 0)


def target_of(state: ColtState) -> i64:
    """The bandit that is being punched."""
    return arg(state, 1)


# --- the horse attack


def open_horse_attack(state: ColtState, column: i64) -> None:
    """Begin with the car in this column."""
    push(state, HORSE_ATTACK, 0, inside(column))


def offered_column(state: ColtState) -> i64:
    """The column of the car that the horse attack has reached."""
    return arg(state, 0) // 2


def offer_next_car(state: ColtState) -> None:
    """The horse attack moves on to the car in front."""
    set_arg(state, 0, inside(offered_column(state) - 1))


def ask_to_board(state: ColtState, seats: i64, column: i64) -> None:
    """Ask all seats of a mask whether to board the car in this column."""
    push(state, BOARD, seats, inside(column))


def ask_last_rider(state: ColtState, bandit: i64, column: i64) -> None:
    """Ask the last rider for a car, from this column forward."""
    push(state, LAST_RIDER, bit(state.owner[bandit]), bandit, inside(column))


def last_column_left(state: ColtState) -> i64:
    """The rearmost column that the last rider can still board."""
    return arg(state, 1) // 2


# --- Schemin'


def open_act(state: ColtState, symbol: i64) -> None:
    """Open the acts of a turn; nobody is asked yet."""
    push(state, ACT, 0, symbol)


def hand_act_to(state: ColtState, seat: i64, number: i64) -> None:
    """Start this seat's act of the turn; `number` is 1 for its second one."""
    set_mask(state, bit(seat))
    set_arg(state, 1, number)


def symbol_of(state: ColtState) -> i64:
    """The symbol of the turn that the open act belongs to."""
    return arg(state, 0)


def act_number(state: ColtState) -> i64:
    """0 in a seat's first act of a turn, 1 in its second."""
    return arg(state, 1)


def ask_first_card(state: ColtState, seat: i64, cards: i64) -> None:
    """Ask for the first of the cards that whiskey lets a player play."""
    push(state, PLAY_CARD, bit(seat), cards, 0)


def ask_next_card(state: ColtState, seat: i64, cards: i64) -> None:
    """Ask for another card, with this many still to play."""
    push(state, PLAY_CARD, bit(seat), cards, 1)


def cards_to_play(state: ColtState) -> i64:
    """How many cards the drinker has still to play."""
    return arg(state, 0)


def is_first_card(state: ColtState) -> bool:
    """Whether the drinker has played no card yet."""
    return arg(state, 1) == 0


def ask_all_at_once(state: ColtState, seats: i64) -> None:
    """Ask all seats of a mask for their secret act, and mark in Schemin' that they were asked."""
    set_arg(state, 0, 1)
    push(state, ALL_AT_ONCE, seats)


def have_all_chosen(state: ColtState) -> bool:
    """Whether the secret acts of a Simultaneous turn are still to be revealed."""
    return arg(state, 0) != 0


def end_simultaneous_turn(state: ColtState) -> None:
    set_arg(state, 0, 0)


def are_hands_in_use(state: ColtState) -> bool:
    """Whether hands have not been put away yet in this round."""
    return is_open(state, SCHEMIN) or is_open(state, KEEPING)


# --- cards kept


def ask_to_keep(state: ColtState, seats: i64, limit: i64) -> None:
    """Ask all seats of a mask which cards they keep, up to a limit."""
    set_arg(state, 0, 1)
    push(state, KEEP_CARDS, seats, limit)


def has_asked_to_keep(state: ColtState) -> bool:
    return arg(state, 0) != 0


def keep_limit(state: ColtState) -> i64:
    """How many cards a seat may keep."""
    return arg(state, 0)


# --- Stealin'


def begin_next_card(state: ColtState) -> bool:
    """Start the next card of the pile; returns whether a resolved one before it is still on the pile."""
    was_begun = arg(state, 0) != 0
    set_arg(state, 0, 1)
    return was_begun


def is_card_begun(state: ColtState) -> bool:
    """Whether a card of the pile is being resolved."""
    base = STEALIN_DEPTH * WIDTH
    return state.top >= STEALIN_DEPTH and state.stack[base] == STEALIN and state.stack[base + 2] != 0


# --- the Marshal's car


def open_chase(state: ColtState, column: i64) -> None:
    """Open the duty that everybody inside the car in this column leaves it."""
    push(state, CHASE, 0, inside(column))


def chased_from(state: ColtState) -> i64:
    """The spot that has to be left."""
    return arg(state, 0)
