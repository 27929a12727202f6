"""The table of contents: every step of Great Western Trail, in the order of the rulebook."""

from typing import Final

from posse.engine.step import Step
from posse.games.trail import frames
from posse.games.trail.actions import DiscardFor, Immediate, Offered
from posse.games.trail.auxiliary import ChooseAuxiliary, GainAfter
from posse.games.trail.building import ChooseBuilding, ChooseSite
from posse.games.trail.cattle import BuyCattle, BuySecond
from posse.games.trail.deck import DiscardDrawn, DrawCards, RemoveCards
from posse.games.trail.delivery import Deliver, Delivered, Foresight, Income, KansasCity, PayTransport
from posse.games.trail.hiring import HireWorker
from posse.games.trail.objectives import TakeObjective
from posse.games.trail.railway import EngineStops, MoveBack, MoveEngine, MoveHome, SpecialDelivery
from posse.games.trail.state import TrailState
from posse.games.trail.stations import CityDisc, StationDisc, StationMaster, Upgrade, UpgradeBehind
from posse.games.trail.tribes import ClearHazard, ClearOrTrade, Trade
from posse.games.trail.turn import Play, Turn
from posse.games.trail.visit import Arrive, Visit
from posse.games.trail.walking import Begin, Drive, FreeMove, Move, Way

# If the answers depend on the hand, even a forced one is asked for: playing it at once would reveal something about the
# hand.
STEPS: Final[list[Step[TrailState]]] = [
    # 3 turn
    Play(frames.GAME),
    Turn(frames.TURN),
    # 4 phase A
    Begin(frames.BEGIN),
    Move(frames.MOVE, ask_anyway=True),
    Way(frames.WAY),
    # 5 phase B
    Arrive(frames.ARRIVE),
    Visit(frames.VISIT, ask_anyway=True),
    Immediate(frames.IMMEDIATE),
    Offered(frames.OFFERED, ask_anyway=True),
    DiscardFor(frames.DISCARD_FOR, ask_anyway=True),
    # 6 Kansas City
    KansasCity(frames.KANSAS_CITY),
    Foresight(frames.FORESIGHT),
    Income(frames.INCOME),
    Deliver(frames.DELIVER),
    Delivered(frames.DELIVERED),
    PayTransport(frames.PAY_TRANSPORT),
    # 7 auxiliary actions
    ChooseAuxiliary(frames.AUXILIARY),
    GainAfter(frames.GAIN_AFTER),
    DrawCards(frames.DRAW_CARDS),
    DiscardDrawn(frames.DISCARD_DRAWN, ask_anyway=True),
    RemoveCards(frames.REMOVE_CARDS, ask_anyway=True),
    # 8 hiring, 9 building, 10 buying cattle, 11 trade and hazards
    HireWorker(frames.HIRE),
    ChooseBuilding(frames.BUILD),
    ChooseSite(frames.SITE),
    BuyCattle(frames.BUY),
    BuySecond(frames.BUY_SECOND),
    Trade(frames.TRADE),
    ClearHazard(frames.HAZARD),
    ClearOrTrade(frames.HAZARD_OR_TRADE),
    # 12 objective cards
    TakeObjective(frames.OBJECTIVE),
    FreeMove(frames.FREE_MOVE),
    # 13 engine, stations, station masters; 15 discs
    MoveEngine(frames.ENGINE),
    MoveBack(frames.ENGINE_BACK),
    MoveHome(frames.ENGINE_HOME),
    EngineStops(frames.ENGINE_STOPS),
    Upgrade(frames.UPGRADE),
    StationMaster(frames.STATION_MASTER),
    CityDisc(frames.CITY_DISC),
    StationDisc(frames.STATION_DISC),
    # 14 found only on private buildings
    Drive(frames.DRIVE),
    UpgradeBehind(frames.UPGRADE_BEHIND),
    SpecialDelivery(frames.SPECIAL_DELIVERY),
]
