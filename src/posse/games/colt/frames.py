"""The kinds of steps of Colt Express: how each is opened and read. Nothing else knows what an argument means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import WIDTH, arg, bit, open_mask, pop, push, set_arg, set_mask
from posse.engine.step import Kinds
from posse.engine.words import NUMBER
from posse.games.colt.data.bandits import BANDIT
from posse.games.colt.data.rounds import SYMBOL
from posse.games.colt.data.train import SPOT, inside
from posse.games.colt.state import ColtState

KINDS: Final = Kinds()

# --- phases: lists of parts (argument: how many have begun)

GAME: Final[i64] = KINDS.kind("game", part=NUMBER)
ROUND: Final[i64] = KINDS.kind("round", part=NUMBER)

# --- duties of the game

CHARACTERS: Final[i64] = KINDS.kind("characters", turn=NUMBER)
STARTS: Final[i64] = KINDS.kind("starts", turn=NUMBER)
HORSE_ATTACK: Final[i64] = KINDS.kind("horse_attack", column=SPOT)
START_OF_ROUND: Final[i64] = KINDS.kind("start_of_round")
SCHEMIN: Final[i64] = KINDS.kind("schemin", chosen=NUMBER)
KEEPING: Final[i64] = KINDS.kind("keeping", asked=NUMBER)
STEALIN: Final[i64] = KINDS.kind("stealin", begun=NUMBER)
ROUND_EVENT: Final[i64] = KINDS.kind("round_event")
PICKPOCKETS: Final[i64] = KINDS.kind("pickpockets", served=NUMBER)
COACH_MOVES: Final[i64] = KINDS.kind("coach_moves")
HAND_ON: Final[i64] = KINDS.kind("hand_on")
COUNT_MONEY: Final[i64] = KINDS.kind("count_money")
CHASE: Final[i64] = KINDS.kind("chase", column=SPOT)
MARSHAL_RUNS: Final[i64] = KINDS.kind("marshal_runs")
SHOTGUN_FIRES: Final[i64] = KINDS.kind("shotgun_fires")

# --- questions; `bandit` is the one that acts

CHARACTER: Final[i64] = KINDS.kind("character")
START_CAR: Final[i64] = KINDS.kind("start_car")
BOARD: Final[i64] = KINDS.kind("board", spot=SPOT)
LAST_RIDER: Final[i64] = KINDS.kind("last_rider", bandit=BANDIT, spot=SPOT)
ACT: Final[i64] = KINDS.kind("act", symbol=SYMBOL, second=NUMBER)
PLAY_CARD: Final[i64] = KINDS.kind("play_card", left=NUMBER, begun=NUMBER)
ALL_AT_ONCE: Final[i64] = KINDS.kind("all_at_once")
KEEP_CARDS: Final[i64] = KINDS.kind("keep_cards", most=NUMBER)
MOVE: Final[i64] = KINDS.kind("move", bandit=BANDIT)
MARSHAL: Final[i64] = KINDS.kind("marshal", bandit=BANDIT)
FIRE: Final[i64] = KINDS.kind("fire", bandit=BANDIT)
ROBBERY: Final[i64] = KINDS.kind("robbery", bandit=BANDIT)
PUNCH: Final[i64] = KINDS.kind("punch", bandit=BANDIT)
KNOCK_LOOT: Final[i64] = KINDS.kind("knock_loot", bandit=BANDIT, target=BANDIT)
TAKE_PURSE: Final[i64] = KINDS.kind("take_purse", bandit=BANDIT, target=BANDIT)
PUSH_TARGET: Final[i64] = KINDS.kind("push_target", bandit=BANDIT, target=BANDIT)
RIDE: Final[i64] = KINDS.kind("ride", bandit=BANDIT)
FLEE: Final[i64] = KINDS.kind("flee", bandit=BANDIT)
SEIZE_HOSTAGE: Final[i64] = KINDS.kind("seize_hostage", bandit=BANDIT)
PICKPOCKET: Final[i64] = KINDS.kind("pickpocket", bandit=BANDIT)

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
    """The next act of the turn is this seat's; `number` is 1 for its second one."""
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
    """Ask all seats of a mask for their secret act; Schemin' remembers that they were asked."""
    set_arg(state, 0, 1)
    push(state, ALL_AT_ONCE, seats)


def have_all_chosen(state: ColtState) -> bool:
    """Whether the secret acts of a Simultaneous turn wait to be shown."""
    return arg(state, 0) != 0


def end_simultaneous_turn(state: ColtState) -> None:
    set_arg(state, 0, 0)


def are_hands_in_use(state: ColtState) -> bool:
    """Whether the round is still before the moment when hands are put away."""
    for depth in range(state.top + 1):
        kind = state.stack[depth * WIDTH]
        if kind == SCHEMIN or kind == KEEPING:
            return True
    return False


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
    """The next card of the pile begins; whether one before it has been carried out and is still on the pile."""
    was_begun = arg(state, 0) != 0
    set_arg(state, 0, 1)
    return was_begun


def is_card_begun(state: ColtState) -> bool:
    """Whether a card of the pile is being carried out."""
    base = STEALIN_DEPTH * WIDTH
    return state.top >= STEALIN_DEPTH and state.stack[base] == STEALIN and state.stack[base + 2] != 0


# --- the Marshal's car


def open_chase(state: ColtState, column: i64) -> None:
    """Everybody inside the car in this column has to leave it."""
    push(state, CHASE, 0, inside(column))


def chased_from(state: ColtState) -> i64:
    """The spot that has to be left."""
    return arg(state, 0)
