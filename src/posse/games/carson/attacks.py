"""Attacks on buildings, church protection and estate income (section 10, CC-7.11, CC-9.11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, count_bits, lowest, pop
from posse.engine.step import Step
from posse.engine.words import argument
from posse.games.carson import frames
from posse.games.carson.data.board import MOST_NEAR, NEAR, NEAR_COUNT, PARCELS, SPACES
from posse.games.carson.data.buildings import (
    BUILDINGS,
    CHURCH,
    FIRST_BUILDING,
    PRISON,
    building_on,
)
from posse.games.carson.data.characters import CARD_CASH, SHOPKEEPER
from posse.games.carson.data.options import (
    CHURCH_ATTACKABLE,
    CHURCH_PROTECTION,
    DECLARES,
    DOUBLING_LOST,
    PRISON_ATTACKABLE,
    UNDEFENDED_ATTACK,
)
from posse.games.carson.duel_order import DuelOrder
from posse.games.carson.income import income
from posse.games.carson.reserve import earn, is_red_sheriff, leave, own_pieces, plays, stands, take_back
from posse.games.carson.roads import Decision
from posse.games.carson.state import CarsonState
from posse.games.carson.words import (
    CASH,
    COVERED,
    DOUBLE,
    DOUBLES,
    EARNED,
    FOR_SHOPKEEPER,
    GAINED,
    HELD,
    NOT_BUILT,
    RAIDED,
    SAFE,
    SHERIFF_NO_ATTACK,
    STOLE,
    VOIDED,
)

# --- possible attacks


def is_covered(state: CarsonState, parcel: i64) -> bool:
    """Whether a church of the same owner is on an adjacent parcel (CC-10.3)."""
    owner = state.owner[parcel]
    base = parcel * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[parcel]):
        near = NEAR[index]
        if state.content[near] == FIRST_BUILDING + CHURCH and state.owner[near] == owner:
            return True
    return False


def is_safe(state: CarsonState, building: i64) -> bool:
    """Whether an option keeps a kind of building from being attacked (CC-10.2)."""
    if building == PRISON:
        return not state.rules[PRISON_ATTACKABLE]
    return building == CHURCH and not state.rules[CHURCH_ATTACKABLE]


def can_attack(state: CarsonState, seat: i64, parcel: i64) -> bool:
    """Whether the rules allow this player to attack this building of another (CC-10.2 to CC-10.4)."""
    if is_red_sheriff(state, seat) or is_safe(state, building_on(state.content[parcel])):
        return False
    return state.rules[CHURCH_PROTECTION] != 0 or not is_covered(state, parcel)


def attack_obstacle(state: CarsonState, seat: i64, parcel: i64) -> Obstacle | None:
    """What forbids an attack on this building of another player."""
    if can_attack(state, seat, parcel):
        return None
    if is_red_sheriff(state, seat):
        return Obstacle(SHERIFF_NO_ATTACK, "CC-11.2")
    building = building_on(state.content[parcel])
    return Obstacle(SAFE, "CC-10.2", building) if is_safe(state, building) else Obstacle(COVERED, "CC-10.3")


def attackers_on(state: CarsonState, parcel: i64) -> i64:
    """The seats that attack the building on a parcel."""
    if building_on(state.content[parcel]) < 0:
        return 0
    return state.standing[SPACES + parcel] & ~bit(state.owner[parcel])


def is_defended(state: CarsonState, parcel: i64) -> bool:
    return stands(state, state.owner[parcel], SPACES + parcel)


def void_attacks(state: CarsonState, parcel: i64, log: Log) -> None:
    """Return the attackers' cowboys to their reserves; a defender stays (CC-10.5)."""
    attackers = attackers_on(state, parcel)
    for position in range(state.seats):
        seat = state.pass_order[position]
        if attackers & bit(seat):
            take_back(state, seat, SPACES + parcel)
            log.say(VOIDED, seat, parcel)


def church_rises(state: CarsonState, church: i64, log: Log) -> None:
    """Let a new church protect its owner's adjacent buildings at once, if the option forbids attacks (CC-10.5)."""
    if state.rules[CHURCH_PROTECTION]:
        return
    base = church * MOST_NEAR
    for index in range(base, base + NEAR_COUNT[church]):
        near = NEAR[index]
        if state.owner[near] == state.owner[church] and attackers_on(state, near):
            void_attacks(state, near, log)


# --- estate income, in the order of CC-10.15


class ShopkeeperSpeaks(Step[CarsonState]):
    """(1) or (5): a yellow shopkeeper who has waited takes $8 or names a building kind (CC-9.11, R-39)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        now = state.rules[DECLARES] == frames.moment_of(state)
        pop(state)
        for seat in range(state.seats):
            if now and plays(state, seat, SHOPKEEPER, 0) and state.promised[seat]:
                state.promised[seat] = 0
                frames.ask(state, frames.DECLARE, seat)


class Declare(Decision):
    """$8, or double income of one kind."""

    def choices(self, state: CarsonState, seat: i64, out: vec[i64]) -> i64:
        out[0] = CASH
        count: i64 = 1
        for building in range(BUILDINGS):
            if _has_built(state, seat, building):
                out[count] = DOUBLE + building
                count += 1
        return count

    def obstacle(self, state: CarsonState, seat: i64, action: i64) -> Obstacle | None:
        building = argument(action, DOUBLE, BUILDINGS)
        if building < 0 or _has_built(state, seat, building):
            return None
        return Obstacle(NOT_BUILT, "CC-11.4", building)

    def decide(self, state: CarsonState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        pop(state)
        if action == CASH:
            earn(state, seat, CARD_CASH)
            log.say(GAINED, seat, CARD_CASH, FOR_SHOPKEEPER)
        else:
            state.doubled = action - DOUBLE
            log.say(DOUBLES, seat, state.doubled)


def _has_built(state: CarsonState, seat: i64, building: i64) -> bool:
    return own_pieces(state, seat, FIRST_BUILDING + building) > 0


class Churches(Step[CarsonState]):
    """(2): attacks on protected buildings fail, if placing them was allowed (CC-10.3)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        standing = state.standing
        for parcel in range(PARCELS):
            if standing[SPACES + parcel] and attackers_on(state, parcel) and is_covered(state, parcel):
                void_attacks(state, parcel, log)


class Undefended(Step[CarsonState]):
    """(3): a lone attacker without a defender succeeds (CC-10.7)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        standing = state.standing
        for parcel in range(PARCELS):
            if standing[SPACES + parcel] and not needs_duel(state, parcel):
                attackers = attackers_on(state, parcel)
                if attackers:
                    raid_succeeds(state, lowest(attackers), parcel, log)


def needs_duel(state: CarsonState, parcel: i64) -> bool:
    """Whether the attack on a parcel is fought out (CC-10.7 to CC-10.9)."""
    attackers = attackers_on(state, parcel)
    if attackers == 0:
        return False
    return is_defended(state, parcel) or count_bits(attackers) > 1 or state.rules[UNDEFENDED_ATTACK] != 0


def duellists_on(state: CarsonState, parcel: i64) -> i64:
    """Attackers and defender; with `duel_with_owner` always the owner."""
    fighters = state.standing[SPACES + parcel]
    if state.rules[UNDEFENDED_ATTACK]:
        fighters |= bit(state.owner[parcel])
    return fighters


class Attacks(DuelOrder):
    """(4): the duels, one by one (CC-10.6)."""

    def is_waiting(self, state: CarsonState, parcel: i64) -> bool:
        return needs_duel(state, parcel)

    def fighters(self, state: CarsonState, parcel: i64) -> i64:
        return duellists_on(state, parcel)


def raid_succeeds(state: CarsonState, robber: i64, parcel: i64, log: Log) -> None:
    """The robber's cowboy goes to the general supply; the robber shares the income (CC-10.10)."""
    leave(state, robber, SPACES + parcel)
    state.raids = append(append(state.raids, parcel), robber)
    log.say(RAIDED, robber, parcel)


def raid_fails(state: CarsonState, parcel: i64, log: Log) -> None:
    """The owner has won; the defender's cowboy goes to the general supply (CC-10.11)."""
    owner = state.owner[parcel]
    if stands(state, owner, SPACES + parcel):
        leave(state, owner, SPACES + parcel)
    state.raids = append(append(state.raids, parcel), i64(-1))
    log.say(HELD, owner, parcel)


def is_raided(state: CarsonState, parcel: i64) -> bool:
    """Whether a valid attack on the parcel was resolved this round, whatever its outcome."""
    for index in range(0, len(state.raids), 2):
        if state.raids[index] == parcel:
            return True
    return False


def robber_of(state: CarsonState, parcel: i64) -> i64:
    """The seat that has robbed the building on a parcel, or -1."""
    for index in range(0, len(state.raids), 2):
        if state.raids[index] == parcel:
            return state.raids[index + 1]
    return -1


class EstatePays(Step[CarsonState]):
    """(6): incomes and shares, owner by owner in pass order."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        owners = state.owner
        for position in range(state.seats):
            owner = state.pass_order[position]
            for parcel in range(PARCELS):
                if owners[parcel] == owner and building_on(state.content[parcel]) >= 0:
                    _pay_building(state, owner, parcel, log)


def _pay_building(state: CarsonState, owner: i64, parcel: i64, log: Log) -> None:
    """Pay an income: whole, split in half with the robber, or doubled (CC-10.10 to CC-10.12, CC-10.16)."""
    building = building_on(state.content[parcel])
    full = income(state, parcel)
    robber = robber_of(state, parcel)
    doubled = is_doubled(state, owner, building)
    if robber < 0:
        spoiled = state.rules[DOUBLING_LOST] != 0 and is_raided(state, parcel)
        _give(state, owner, building, parcel, 2 * full if doubled and not spoiled else full, EARNED, log)
        return
    share = full if doubled else full // 2
    _give(state, owner, building, parcel, full if doubled else full - share, EARNED, log)
    _give(state, robber, building, parcel, share, STOLE, log)


def is_doubled(state: CarsonState, owner: i64, building: i64) -> bool:
    """CC-11.4: whether a building belongs to the shopkeeper and is of the kind they have named."""
    return state.doubled == building and plays(state, owner, SHOPKEEPER, 0)


def _give(state: CarsonState, seat: i64, building: i64, parcel: i64, amount: i64, event: i64, log: Log) -> None:
    if amount > 0:
        earn(state, seat, amount)
        log.say(event, seat, building, parcel, amount)


class DefendersLeave(Step[CarsonState]):
    """(7): defenders that were not attacked go to the general supply, the white cowboy to its card (CC-10.13)."""

    def run(self, state: CarsonState, dice: Dice, log: Log) -> None:
        pop(state)
        standing = state.standing
        for parcel in range(PARCELS):
            if standing[SPACES + parcel]:
                leave(state, state.owner[parcel], SPACES + parcel)
        state.raids = vec[i64]()
        state.doubled = -1
