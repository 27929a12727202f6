"""The table of contents: every step of Carson City, in the order of the rulebook."""

from typing import Final

from posse.engine.step import Parts, Step
from posse.games.carson import frames
from posse.games.carson.attacks import (
    Attacks,
    Churches,
    Declare,
    DefendersLeave,
    EstatePays,
    ShopkeeperSpeaks,
    Undefended,
)
from posse.games.carson.characters import (
    Captain,
    Characters,
    ChooseCharacter,
    SettlerParcel,
    Worker,
    settler_question,
    shopkeeper_question,
)
from posse.games.carson.construction import (
    Build,
    BuyBuilding,
    Consent,
    PlaceHouse,
)
from posse.games.carson.data.board import (
    BUY_VP_2,
    CONSTRUCTION_3,
    GAMBLING,
    PARCEL_INCOME,
    PARCEL_VP,
    ROAD_1,
    WAGES,
)
from posse.games.carson.duel_order import NextDuel
from posse.games.carson.duels import Duel
from posse.games.carson.ending import (
    Banker,
    CashLimits,
    ClearUp,
    NewCowboys,
    NewRow,
    RedPowers,
    ReturnCash,
    SettlerEnd,
)
from posse.games.carson.kept import KeptBuildings, KeptTurn
from posse.games.carson.kit import KitCarson
from posse.games.carson.land import BuyParcel, BuyParcels, Contested, Uncontested
from posse.games.carson.phases import Estate, Resolution, Round, WholeGame
from posse.games.carson.placement import PlaceCowboy, Placement
from posse.games.carson.roads import LayRoads
from posse.games.carson.scoring import LastRoad, LastRoads, Scoring
from posse.games.carson.setup import StartingParcels, StartParcel
from posse.games.carson.spaces import BuyPoints, CarryOut, ResolveSpace
from posse.games.carson.state import CarsonState
from posse.games.carson.tiles import ChooseTiles, LayTile

GAME: Final = WholeGame(
    frames.GAME,
    [
        (frames.STARTING_PARCELS, 0),
        (frames.ROUND, 0),
        (frames.ROUND, 0),
        (frames.ROUND, 0),
        (frames.ROUND, 0),
        (frames.LAST_ROADS, 0),
        (frames.SCORING, 0),
    ],
)

ROUND: Final = Round(
    frames.ROUND,
    [(frames.CHARACTERS, 0), (frames.PLACEMENT, 0), (frames.RESOLUTION, 0), (frames.END_OF_ROUND, 0)],
)

RESOLUTION: Final = Resolution(
    frames.RESOLUTION,
    [
        *[(frames.RESOLVE, space) for space in range(WAGES, ROAD_1 + 1)],
        (frames.CONTESTED, 0),
        (frames.UNCONTESTED, 0),
        *[(frames.RESOLVE, space) for space in range(ROAD_1 + 1, CONSTRUCTION_3 + 1)],
        (frames.KEPT_BUILDINGS, 0),
        *[(frames.RESOLVE, space) for space in range(PARCEL_INCOME, GAMBLING + 1)],
        (frames.ESTATE, 0),
        *[(frames.RESOLVE, space) for space in range(PARCEL_VP, BUY_VP_2 + 1)],
    ],
)

ESTATE: Final = Estate(
    frames.ESTATE,
    [
        (frames.SHOPKEEPER_SPEAKS, 0),
        (frames.CHURCHES, 0),
        (frames.UNDEFENDED, 0),
        (frames.ATTACKS, 0),
        (frames.SHOPKEEPER_SPEAKS, 1),
        (frames.ESTATE_PAYS, 0),
        (frames.DEFENDERS_LEAVE, 0),
    ],
)

END_OF_ROUND: Final = Parts[CarsonState](  # section 12; the round marker is the number of the round (CC-12.1)
    frames.END_OF_ROUND,
    [
        (frames.RED_POWERS, 0),
        (frames.NEW_COWBOYS, 0),
        (frames.CASH_LIMITS, 0),
        (frames.NEW_ROW, 0),
        (frames.CLEAR_UP, 0),
    ],
)

CONTESTED: Final = Contested(frames.CONTESTED, frames.NEXT_PARCEL, "CC-7.5")
ATTACKS: Final = Attacks(frames.ATTACKS, frames.NEXT_ATTACK, "CC-10.6")

STEPS: Final[list[Step[CarsonState]]] = [
    GAME,
    # 2 set-up
    StartingParcels(frames.STARTING_PARCELS),
    StartParcel(frames.START_PARCEL),
    ROUND,
    # 4 and 11 characters
    Characters(frames.CHARACTERS),
    ChooseCharacter(frames.CHARACTER),
    shopkeeper_question(),
    Worker(frames.WORKER),
    SettlerParcel(frames.SETTLER_PARCEL),
    settler_question(),
    Captain(frames.CAPTAIN),
    # 5 placing cowboys, 14 Kit Carson
    Placement(frames.PLACEMENT),
    PlaceCowboy(frames.PLACE_COWBOY),
    KitCarson(frames.KIT_CARSON, ask_anyway=True, several=True, turn=1),
    # 6 duels, 14 duel tiles
    Duel(frames.DUEL),
    ChooseTiles(frames.CHOOSE_TILES, secret=True),
    LayTile(frames.LAY_TILE, even_alone=True, ask_anyway=True),
    # 7 action spaces
    RESOLUTION,
    ResolveSpace(frames.RESOLVE),
    CarryOut(frames.CARRY_OUT),
    BuyPoints(frames.BUY_VP),
    CONTESTED,
    NextDuel(CONTESTED),
    BuyParcel(frames.BUY_PARCEL),
    Uncontested(frames.UNCONTESTED),
    BuyParcels(frames.BUY_PARCELS),
    # 8 roads, construction, houses
    LayRoads(frames.ROADS),
    BuyBuilding(frames.BUY_BUILDING),
    Build(frames.BUILD, even_alone=True),
    PlaceHouse(frames.HOUSE),
    Consent(frames.CONSENT),
    KeptBuildings(frames.KEPT_BUILDINGS),
    KeptTurn(frames.KEPT_TURN, even_alone=True),
    # 9 and 10 estate income and attacks
    ESTATE,
    ShopkeeperSpeaks(frames.SHOPKEEPER_SPEAKS),
    Declare(frames.DECLARE),
    Churches(frames.CHURCHES),
    Undefended(frames.UNDEFENDED),
    ATTACKS,
    NextDuel(ATTACKS),
    EstatePays(frames.ESTATE_PAYS),
    DefendersLeave(frames.DEFENDERS_LEAVE),
    # 12 end of round
    END_OF_ROUND,
    RedPowers(frames.RED_POWERS),
    Banker(frames.BANKER),
    SettlerEnd(frames.SETTLER_END),
    NewCowboys(frames.NEW_COWBOYS),
    CashLimits(frames.CASH_LIMITS),
    ReturnCash(frames.CASH_LIMIT),
    NewRow(frames.NEW_ROW),
    ClearUp(frames.CLEAR_UP),
    # 13 end of the game
    LastRoads(frames.LAST_ROADS),
    LastRoad(frames.LAST_ROAD, even_alone=True),
    Scoring(frames.SCORING),
]
