"""Discs, stations and station masters (chapters 13 and 15)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame, Step
from posse.engine.words import argument
from posse.games.trail import frames
from posse.games.trail.data.board import (
    COSTLY_MASK,
    DISC_COST,
    DISCS,
    FIRST_TWIN,
    HAND_2,
    STEP_DISC_DOLLARS,
    STEP_DOLLARS,
    WHITE_MASK,
)
from posse.games.trail.data.railroad import (
    CITIES,
    CITY_BLACK,
    END,
    HOLDS_SEVERAL,
    MASTER_ACTION,
    MASTERS,
    STATION_BLACK,
    STATION_COST,
    STATION_SPACE,
    STATIONS,
)
from posse.games.trail.data.tiles import WORKERS
from posse.games.trail.phases import Aside, owner_of
from posse.games.trail.purse import gain, pay, price_obstacle
from posse.games.trail.state import TrailState
from posse.games.trail.words import (
    APPOINT,
    APPOINTED,
    BOARD_FIRST,
    DISC_CAME,
    DISC_GONE,
    DISC_THERE,
    LIFT,
    LIFTED,
    NO_DISC,
    NO_DISC_THERE,
    NOT_BEHIND,
    ONLY_PRINTED,
    OTHER_STATION,
    SKIP,
    TAKE_DISC,
    TOO_EXPENSIVE,
    TWIN_FIRST,
    UPGRADE,
    UPGRADED,
    WHITE_FIRST,
)

# --- usable discs


def usable_discs(state: TrailState, seat: i64, black: i64, money: i64) -> i64:
    """GWT-15.2 to GWT-15.4: a mask of the discs on the board that can go to a target; `money` may pay for one."""
    discs = state.discs[seat]
    if not black and discs & WHITE_MASK:
        return discs & WHITE_MASK
    return discs if money >= DISC_COST[HAND_2] else discs & ~COSTLY_MASK


def has_disc(state: TrailState, seat: i64, black: i64, money: i64, but_station: i64) -> bool:
    """Whether any disc can be used, if necessary one from a station (GWT-15.5)."""
    if usable_discs(state, seat, black, money):
        return True
    stations = state.stations[seat]
    return (stations if but_station < 0 else stations & ~bit(but_station)) != 0


def disc_options(state: TrailState, seat: i64, black: i64, money: i64, but_station: i64, out: vec[i64]) -> i64:
    """Add the usable discs of the board; if there are none, those of stations."""
    count: i64 = 0
    usable = usable_discs(state, seat, black, money)
    for disc in range(DISCS):
        if usable & bit(disc) and (FIRST_TWIN[disc] < 0 or not usable & bit(FIRST_TWIN[disc])):
            out[count] = TAKE_DISC + disc
            count += 1
    if count == 0:
        for station in range(STATIONS):
            if state.stations[seat] & bit(station) and station != but_station:
                out[count] = LIFT + station
                count += 1
    return count


def disc_obstacle(state: TrailState, seat: i64, black: i64, money: i64, but: i64, action: i64) -> Obstacle | None:
    """What stands in the way of a disc of the board, or of one from a station other than `but`."""
    disc = argument(action, TAKE_DISC, DISCS)
    station = argument(action, LIFT, STATIONS)
    if disc >= 0:
        return _board_disc_obstacle(state, seat, black, money, disc)
    if station < 0:
        return None
    if not state.stations[seat] & bit(station) or station == but:
        return Obstacle(NO_DISC_THERE, "GWT-15.5")
    return Obstacle(BOARD_FIRST, "GWT-15.5") if usable_discs(state, seat, black, money) else None


def _board_disc_obstacle(state: TrailState, seat: i64, black: i64, money: i64, disc: i64) -> Obstacle | None:
    discs = state.discs[seat]
    if not discs & bit(disc):
        return Obstacle(DISC_GONE, "GWT-15.3")
    if not black and discs & WHITE_MASK and not WHITE_MASK & bit(disc):
        return Obstacle(WHITE_FIRST, "GWT-15.2")
    if DISC_COST[disc] > money:
        return Obstacle(TOO_EXPENSIVE, "GWT-15.3", DISC_COST[disc], money)
    is_second = FIRST_TWIN[disc] >= 0 and discs & bit(FIRST_TWIN[disc]) != 0
    return Obstacle(TWIN_FIRST, "GWT-15.3") if is_second else None


def take_disc(state: TrailState, seat: i64, action: i64, log: Log) -> None:
    """GWT-15.3: unlock the place at once, and settle its cost or reward."""
    if action >= LIFT:
        state.stations[seat] &= ~bit(action - LIFT)
        log.say(LIFTED, seat, action - LIFT)
        return
    disc = action - TAKE_DISC
    state.discs[seat] &= ~bit(disc)
    log.say(DISC_CAME, seat, disc)
    pay(state, seat, DISC_COST[disc], log)
    if disc == STEP_DOLLARS:
        gain(state, seat, STEP_DISC_DOLLARS, log)


class CityDisc(Step[TrailState]):
    """Which disc goes to a city; the transport must stay payable (R-14)."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        money = state.money[seat] - frames.transport_due(state)
        return disc_options(state, seat, CITY_BLACK[frames.disc_city(state)], money, -1, out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        money = state.money[seat] - frames.transport_due(state)
        return disc_obstacle(state, seat, CITY_BLACK[frames.disc_city(state)], money, -1, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        city = frames.disc_city(state)
        pop(state)
        take_disc(state, seat, action, log)
        state.cities[seat * CITIES + city] += 1

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that another disc can go there, and that the transport can be paid."""
        seat = owner_of(frame)
        city, transport = frame[2][:2]
        if state.money[seat] < transport:
            return "scene-step-money"
        return "scene-step-disc" if state.cities[seat * CITIES + city] and not HOLDS_SEVERAL[city] else ""


class StationDisc(Aside):
    """Which disc goes to a station."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        station = frames.station_of(state)
        return disc_options(state, seat, STATION_BLACK[station], state.money[seat], station, out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        station = frames.station_of(state)
        return disc_obstacle(state, seat, STATION_BLACK[station], state.money[seat], station, action)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        station = frames.station_of(state)
        pop(state)
        take_disc(state, seat, action, log)
        state.stations[seat] |= bit(station)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        station = frame[2][0]
        if has_master(state, station):
            return frames.STATION_MASTER
        is_at_end = state.engine[owner_of(frame)] == END and STATION_SPACE[station] == END
        return frames.ENGINE_HOME if is_at_end else super().lies_on(state, frame)

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the engine has come this far, and that the player has no disc there yet."""
        seat, station = owner_of(frame), frame[2][0]
        if state.engine[seat] < STATION_SPACE[station]:
            return "scene-step-engine"
        return "scene-step-disc" if state.stations[seat] & bit(station) else ""


# --- upgrading


def can_upgrade(state: TrailState, seat: i64, station: i64) -> bool:
    """GWT-13.7: whether the player has no disc there yet, can pay for it and has a disc to place."""
    if state.stations[seat] & bit(station):
        return False
    left = state.money[seat] - STATION_COST[station]
    return left >= 0 and has_disc(state, seat, STATION_BLACK[station], left, station)


def upgrade_obstacle(state: TrailState, seat: i64, station: i64) -> Obstacle | None:
    """What stands in the way of an upgrade of a station."""
    if can_upgrade(state, seat, station):
        return None
    if state.stations[seat] & bit(station):
        return Obstacle(DISC_THERE, "GWT-13.7")
    return price_obstacle(state, seat, STATION_COST[station], "GWT-13.7") or Obstacle(NO_DISC, "GWT-15.7")


def has_master(state: TrailState, station: i64) -> bool:
    return station < MASTERS and state.masters[station] >= 0


def upgrade(state: TrailState, seat: i64, station: i64, log: Log) -> None:
    """Pay the cost and place a disc; then the station master may be taken."""
    log.say(UPGRADED, seat, station)
    pay(state, seat, STATION_COST[station], log)
    if has_master(state, station):
        frames.ask_station(state, frames.STATION_MASTER, seat, station)
    frames.ask_station(state, frames.STATION_DISC, seat, station)


class Upgrade(Aside):
    """The station where the engine has stopped."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        out[0] = UPGRADE + frames.station_of(state)
        out[1] = SKIP
        return 2

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        station = argument(action, UPGRADE, STATIONS)
        here = frames.station_of(state)
        return None if station < 0 or station == here else Obstacle(OTHER_STATION, "GWT-13.7", here)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action != SKIP:
            upgrade(state, seat, action - UPGRADE, log)

    def lies_on(self, state: TrailState, frame: Frame) -> int:
        return frames.ENGINE_HOME if state.engine[owner_of(frame)] == END else super().lies_on(state, frame)

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that the engine is there, and that the upgrade can be paid for."""
        seat, station = owner_of(frame), frame[2][0]
        if state.engine[seat] != STATION_SPACE[station]:
            return "scene-step-engine"
        return "" if can_upgrade(state, seat, station) else "scene-step-disc"


def behind_upgrades(state: TrailState, seat: i64, out: vec[i64]) -> i64:
    """GWT-14.6: stations behind the engine, not the one where it stands."""
    count: i64 = 0
    for station in range(STATIONS):
        if STATION_SPACE[station] < state.engine[seat] and can_upgrade(state, seat, station):
            out[count] = UPGRADE + station
            count += 1
    return count


class UpgradeBehind(Step[TrailState]):
    """9b: one of the stations passed."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        return behind_upgrades(state, seat, out)

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        station = argument(action, UPGRADE, STATIONS)
        if station < 0:
            return None
        is_behind = STATION_SPACE[station] < state.engine[seat]
        return upgrade_obstacle(state, seat, station) if is_behind else Obstacle(NOT_BEHIND, "GWT-14.6")

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        upgrade(state, seat, action - UPGRADE, log)


# --- station masters


class StationMaster(Aside):
    """GWT-13.8: leave a hired worker here and take the tile."""

    def options(self, state: TrailState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for worker in range(WORKERS):
            if state.workers[seat * WORKERS + worker] > 1:
                out[count] = APPOINT + worker
                count += 1
        out[count] = SKIP
        return count + 1

    def why_not(self, state: TrailState, seat: i64, action: i64) -> Obstacle | None:
        worker = argument(action, APPOINT, WORKERS)
        if worker < 0 or state.workers[seat * WORKERS + worker] > 1:
            return None
        return Obstacle(ONLY_PRINTED, "GWT-13.8", worker)

    def take(self, state: TrailState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        station = frames.station_of(state)
        pop(state)
        if action == SKIP:
            return
        worker = action - APPOINT
        master = state.masters[station]
        state.workers[seat * WORKERS + worker] -= 1
        state.given[station] = worker
        state.masters[station] = -1
        state.titles[seat] |= bit(master)
        log.say(APPOINTED, seat, worker, master)
        frames.offer_at_once(state, seat, MASTER_ACTION[master])

    def under(self, state: TrailState, above: Frame) -> Frame:
        return self.kind, above[1], [above[2][0], 0, 0, 0]

    def fault(self, state: TrailState, frame: Frame) -> str:
        """Check that there is a station master where the engine is."""
        station = frame[2][0]
        if state.engine[owner_of(frame)] < STATION_SPACE[station]:
            return "scene-step-engine"
        return "" if has_master(state, station) else "scene-step-master"
