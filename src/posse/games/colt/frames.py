"""The kinds of steps of Colt Express: openers for each, and the only place that knows what an argument means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.state import arg, bit, push, set_arg, set_mask
from posse.engine.step import Kinds
from posse.engine.words import NUMBER
from posse.games.colt.data.bandits import BANDIT
from posse.games.colt.data.rounds import SYMBOL
from posse.games.colt.data.train import SPOT
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

# --- questions; `bandit` is the one who acts

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


def ask_bandit(state: ColtState, kind: i64, bandit: i64) -> None:
    """Ask the player of a bandit about what the bandit does."""
    push(state, kind, bit(state.owner[bandit]), bandit)


def ask_about_target(state: ColtState, kind: i64, bandit: i64, target: i64) -> None:
    """A question in the middle of a punch."""
    push(state, kind, bit(state.owner[bandit]), bandit, target)


def bandit_of(state: ColtState) -> i64:
    """The bandit whom the open question is about."""
    return arg(state, 0)


def target_of(state: ColtState) -> i64:
    """The target of the open question."""
    return arg(state, 1)


def open_act(state: ColtState, symbol: i64) -> None:
    """The acts of a turn; nobody is asked yet."""
    push(state, ACT, 0, symbol)


def hand_act_to(state: ColtState, seat: i64, second: i64) -> None:
    """The open act is now this seat's, perhaps its second one."""
    set_mask(state, bit(seat))
    set_arg(state, 1, second)


def ask_play(state: ColtState, seat: i64, left: i64, begun: i64) -> None:
    """Cards to be played with whiskey: how many are left, and whether one has been played."""
    push(state, PLAY_CARD, bit(seat), left, begun)


def ask_last_rider(state: ColtState, bandit: i64, spot: i64) -> None:
    push(state, LAST_RIDER, bit(state.owner[bandit]), bandit, spot)
