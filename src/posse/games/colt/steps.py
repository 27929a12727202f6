"""The table of contents: every step of Colt Express, in the order of the rulebook."""

from typing import Final

from posse.engine.step import Step
from posse.games.colt import frames
from posse.games.colt.attack import ChooseToBoard, HorseAttack, LastRider
from posse.games.colt.data.rounds import ROUNDS
from posse.games.colt.ending import CountMoney
from posse.games.colt.events import MarshalRuns, Pickpockets, RoundEvent
from posse.games.colt.fighting import Fire, KnockLoot, Punch, PushTarget, TakePurse
from posse.games.colt.keeping import KeepCards, Keeping
from posse.games.colt.landing import Chase, Flee, SeizeHostage, ShotgunFires
from posse.games.colt.phases import Round, WholeGame
from posse.games.colt.robbing import Pickpocket, Robbery
from posse.games.colt.rounds import CoachMoves, HandOn, StartOfRound
from posse.games.colt.schemin import Act, AllAtOnce, PlayCard, Schemin
from posse.games.colt.setup import Characters, PickCharacter, StartCar, Starts
from posse.games.colt.state import ColtState
from posse.games.colt.stealin import Move, Ride, SendMarshal, Stealin

GAME: Final = WholeGame(
    frames.GAME,
    [
        (frames.CHARACTERS, 0),
        (frames.STARTS, 0),
        *[(frames.ROUND, 0)] * ROUNDS,
        (frames.COUNT_MONEY, 0),
    ],
)

ROUND: Final = Round(
    frames.ROUND,
    [
        (frames.START_OF_ROUND, 0),
        (frames.SCHEMIN, 0),
        (frames.KEEPING, 0),
        (frames.STEALIN, 0),
        (frames.ROUND_EVENT, 0),
        (frames.COACH_MOVES, 0),
        (frames.HAND_ON, 0),
    ],
)

STEPS: Final[list[Step[ColtState]]] = [
    GAME,
    # 2 and 10 characters, 12 horse attack
    Characters(frames.CHARACTERS),
    PickCharacter(frames.CHARACTER),
    Starts(frames.STARTS),
    StartCar(frames.START_CAR),
    HorseAttack(frames.HORSE_ATTACK),
    ChooseToBoard(frames.BOARD, secret=True),
    LastRider(frames.LAST_RIDER),
    ROUND,
    # 3, 4 and 17 Schemin'
    StartOfRound(frames.START_OF_ROUND),
    Schemin(frames.SCHEMIN),
    Act(frames.ACT, ask_anyway=True),
    PlayCard(frames.PLAY_CARD, ask_anyway=True),
    AllAtOnce(frames.ALL_AT_ONCE, secret=True),
    Keeping(frames.KEEPING),
    KeepCards(frames.KEEP_CARDS, secret=True),
    # 6, 13 and 14 Stealin'
    Stealin(frames.STEALIN),
    Move(frames.MOVE),
    SendMarshal(frames.MARSHAL),
    Fire(frames.FIRE),
    Robbery(frames.ROBBERY),
    Punch(frames.PUNCH),
    KnockLoot(frames.KNOCK_LOOT),
    TakePurse(frames.TAKE_PURSE),
    PushTarget(frames.PUSH_TARGET),
    Ride(frames.RIDE),
    # 7, 15 and 16 Marshal, Shotgun and hostages
    Chase(frames.CHASE),
    ShotgunFires(frames.SHOTGUN_FIRES),
    Flee(frames.FLEE),
    SeizeHostage(frames.SEIZE_HOSTAGE),
    # 8 and 18 events
    RoundEvent(frames.ROUND_EVENT),
    Pickpockets(frames.PICKPOCKETS),
    Pickpocket(frames.PICKPOCKET),
    MarshalRuns(frames.MARSHAL_RUNS),
    CoachMoves(frames.COACH_MOVES),
    HandOn(frames.HAND_ON),
    # 9 and 19 the end
    CountMoney(frames.COUNT_MONEY),
]
