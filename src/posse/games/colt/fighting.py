"""Fire and Punch: who can be hit, and what that does (CE-6.7 to CE-6.21, chapters 7, 14 and 15)."""

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.log import Log
from posse.engine.obstacle import Obstacle
from posse.engine.state import bit, pop
from posse.engine.step import Frame
from posse.engine.words import argument
from posse.games.colt import frames
from posse.games.colt.cards import has_power, shoot
from posse.games.colt.data.bandits import BANDITS, BELLE, CHEYENNE, DJANGO, TUCO
from posse.games.colt.data.hostages import TEACHER
from posse.games.colt.data.loot import A_FLASK, A_PURSE, LOOT_KINDS
from posse.games.colt.data.options import OWN_TARGETS, PAIRS
from posse.games.colt.data.train import COACH, COACH_ROOF, GONE, HELD, SPOTS, inside, is_on_train, is_train_inside, roof
from posse.games.colt.landing import is_anybody_on, is_spot, land
from posse.games.colt.loot import knock_out_flask, knock_out_purse, loot_at, move_loot, purses_at, take_purse
from posse.games.colt.phases import BanditStep
from posse.games.colt.state import ColtState
from posse.games.colt.words import (
    BELLE_PROTECTED,
    DROP,
    DROPPED,
    ELSEWHERE,
    ITSELF,
    KNOCK,
    LACKS_LOOT,
    LOOKED_IN,
    NO_SHOTGUN,
    NO_SUCH_SPOT,
    NOT_ADJACENT,
    NOT_IN_PLAY,
    OTHER_LEVEL,
    OUT_OF_SIGHT,
    PUNCH,
    PUNCH_SHOTGUN,
    PUNCHED,
    PUNCHED_SHOTGUN,
    PUSH,
    PUSHED,
    SHOOT,
    STOLE,
    TAKE,
    YOUR_OWN,
)


def bandits_on(state: ColtState, spot: i64) -> i64:
    """Mask of the bandits on a spot; those not in play are on none."""
    mask: i64 = 0
    for bandit in range(BANDITS):
        mask |= bit(bandit) if state.spot[bandit] == spot else i64(0)
    return mask


def _without_protected(state: ColtState, actor: i64, mask: i64, others: bool) -> i64:
    """The mask without bandits that may not be chosen: one's own other bandit by option (R-12), Belle (CE-7.5)."""
    if state.rules[PAIRS] and not state.rules[OWN_TARGETS]:
        seat = state.owner[actor]
        mask &= ~(bit(state.mine[seat]) | bit(state.second[seat]))
    if mask & bit(BELLE) and has_power(state, BELLE) and (others or mask != bit(BELLE)):
        mask &= ~bit(BELLE)
    return mask


# --- Fire


def targets_of_fire(state: ColtState, shooter: i64) -> i64:
    """Mask of the bandits that a bandit can shoot now (CE-6.8 to CE-6.12)."""
    return _without_protected(state, shooter, seen_by(state, shooter), False) if state.left[shooter] else 0


def seen_by(state: ColtState, shooter: i64) -> i64:
    """Mask of the bandits in a bandit's line of fire."""
    spot = state.spot[shooter]
    if spot >= COACH:
        mask = _seen_from_coach(state, spot)
    elif is_train_inside(spot):
        mask = _seen_inside(state, spot)
    else:
        mask = _seen_on_roofs(state, spot)
    if shooter == TUCO and has_power(state, TUCO):
        mask |= bandits_on(state, spot ^ 1)
    return mask


def target_obstacle(state: ColtState, actor: i64, target: i64, missed: i64, rule: str) -> Obstacle | None:
    """Why a bandit cannot be chosen; `missed` is what is wrong with one that is not a target for its place."""
    if state.owner[target] < 0 or not 0 <= state.spot[target] < GONE:
        return Obstacle(NOT_IN_PLAY, "CE-3.10")
    if target == actor:
        return Obstacle(ITSELF, rule)
    return Obstacle(missed, rule)


def protection(state: ColtState, actor: i64, target: i64) -> Obstacle:
    """What protects a bandit that could be hit but may not be chosen."""
    is_spared = state.owner[target] == state.owner[actor] and not state.rules[OWN_TARGETS]
    return Obstacle(YOUR_OWN, "CE-10.15") if is_spared else Obstacle(BELLE_PROTECTED, "CE-7.5")


def _seen_inside(state: ColtState, spot: i64) -> i64:
    """CE-6.8, CE-14.7: those in the neighbouring cars, and in the Stagecoach beside this one."""
    mask: i64 = 0
    if spot >= 2:
        mask |= bandits_on(state, spot - 2)
    if spot // 2 < state.cars:
        mask |= bandits_on(state, spot + 2)
    if spot // 2 == state.coach:
        mask |= bandits_on(state, COACH)
    return mask


def _seen_on_roofs(state: ColtState, spot: i64) -> i64:
    """CE-6.9, CE-14.8: the nearest in each direction, and everybody on the Stagecoach roof."""
    mask = _line_of_sight(state, spot, -2) | _line_of_sight(state, spot, 2)
    if state.coach >= 0:
        mask |= bandits_on(state, COACH_ROOF)
    return mask


def _line_of_sight(state: ColtState, spot: i64, step: i64) -> i64:
    """The bandits on the first occupied roof in a direction; the Shotgun blocks as a bandit would (CE-15.7)."""
    target = spot + step
    while 0 < target <= roof(state.cars):
        found = bandits_on(state, target)
        if found or (state.shotgun == 1 and target == roof(state.coach)):
            return found
        target += step
    return 0


def _seen_from_coach(state: ColtState, spot: i64) -> i64:
    """CE-14.7, CE-14.8: from inside, those in the car beside it; from its roof, those on every train roof."""
    if spot == COACH:
        return bandits_on(state, inside(state.coach))
    mask: i64 = 0
    for column in range(state.cars + 1):
        mask |= bandits_on(state, roof(column))
    return mask


class Fire(BanditStep):
    """CE-6.7: give one target the top bullet of the cylinder."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        return each_of(targets_of_fire(state, frames.bandit_of(state)), SHOOT, out)

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        shooter = frames.bandit_of(state)
        target = argument(action, SHOOT, BANDITS)
        if target < 0 or targets_of_fire(state, shooter) & bit(target):
            return None
        if seen_by(state, shooter) & bit(target):
            return protection(state, shooter, target)
        rule = "CE-6.9" if state.spot[shooter] & 1 else "CE-6.8"
        return target_obstacle(state, shooter, target, OUT_OF_SIGHT, rule)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        shooter = frames.bandit_of(state)
        target = action - SHOOT
        pop(state)
        shoot(state, shooter, target, log)
        if shooter == DJANGO and has_power(state, DJANGO):
            _push_away(state, target, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return targets_of_fire(state, bandit) != 0


def each_of(mask: i64, verb: i64, out: vec[i64]) -> i64:
    """An option for every bandit of a mask."""
    count: i64 = 0
    for bandit in range(BANDITS):
        out[count] = verb + bandit  # written first, kept if counted: cheaper than an unpredictable branch
        if mask & bit(bandit):
            count += 1
    return count


def _push_away(state: ColtState, target: i64, log: Log) -> None:
    """CE-7.7, CE-14.9: push the target one column further in the direction of the shot, along the train only."""
    spot, start = state.spot[target], state.spot[DJANGO]
    if not is_on_train(spot) or not is_on_train(start):
        return
    pushed = spot + 2 if spot > start else spot - 2
    if 0 <= pushed <= roof(state.cars):
        log.say(PUSHED, target, pushed)
        land(state, target, pushed, log)


# --- Punch


def targets_of_punch(state: ColtState, puncher: i64) -> i64:
    """CE-6.15: mask of the other bandits on the spot; the Shotgun, too, protects Belle (CE-15.2)."""
    spot = state.spot[puncher]
    return _without_protected(
        state, puncher, bandits_on(state, spot) & ~bit(puncher), can_punch_shotgun(state, puncher)
    )


def can_punch_shotgun(state: ColtState, puncher: i64) -> bool:
    return state.coach >= 0 and state.shotgun == 0 and state.spot[puncher] == COACH_ROOF


def can_punch(state: ColtState, puncher: i64) -> bool:
    return can_punch_shotgun(state, puncher) or targets_of_punch(state, puncher) != 0


class Punch(BanditStep):
    """CE-6.21: the target is chosen first."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        puncher = frames.bandit_of(state)
        count = each_of(targets_of_punch(state, puncher), PUNCH, out)
        if can_punch_shotgun(state, puncher):
            out[count] = PUNCH_SHOTGUN
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        puncher = frames.bandit_of(state)
        if action == PUNCH_SHOTGUN:
            return None if can_punch_shotgun(state, puncher) else Obstacle(NO_SHOTGUN, "CE-15.2")
        target = argument(action, PUNCH, BANDITS)
        if target < 0 or targets_of_punch(state, puncher) & bit(target):
            return None
        if target != puncher and state.spot[target] == state.spot[puncher]:
            return protection(state, puncher, target)
        return target_obstacle(state, puncher, target, ELSEWHERE, "CE-6.15")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        puncher = frames.bandit_of(state)
        pop(state)
        if action == PUNCH_SHOTGUN:
            _punch_shotgun(state, puncher, log)
            return
        target = action - PUNCH
        log.say(PUNCHED, puncher, target)
        frames.ask_about_target(state, frames.PUSH_TARGET, puncher, target)
        if _kinds_held(state, target) > 0:
            frames.ask_about_target(state, frames.KNOCK_LOOT, puncher, target)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return state.hostage[bandit] != TEACHER and can_punch(state, bandit)


def _punch_shotgun(state: ColtState, puncher: i64, log: Log) -> None:
    """CE-15.3: the Shotgun drops the strongbox and moves to the roof beside the Stagecoach permanently."""
    state.shotgun = 1
    log.say(PUNCHED_SHOTGUN, puncher, roof(state.coach))
    if is_anybody_on(state, roof(state.coach)):
        frames.open_duty(state, frames.SHOTGUN_FIRES)


def _kinds_held(state: ColtState, bandit: i64) -> i64:
    kinds: i64 = 0
    for loot in range(LOOT_KINDS):
        if loot_at(state, HELD + bandit, loot):
            kinds += 1
    return kinds


class Punched(BanditStep):
    """A question in the middle of a punch."""

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return state.hostage[bandit] != TEACHER and targets_of_punch(state, bandit) & bit(target) != 0


class KnockLoot(Punched):
    """CE-6.16: the puncher chooses the kind of loot that is lost."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        target = frames.target_of(state)
        count: i64 = 0
        for loot in range(LOOT_KINDS):
            if loot_at(state, HELD + target, loot):
                out[count] = KNOCK + loot
                count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        loot = argument(action, KNOCK, LOOT_KINDS)
        target = frames.target_of(state)
        has_some = loot < 0 or loot_at(state, HELD + target, loot) > 0
        return None if has_some else Obstacle(LACKS_LOOT, "CE-6.16", target)

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        puncher, target = frames.bandit_of(state), frames.target_of(state)
        pop(state)
        if action == KNOCK + A_PURSE and puncher == CHEYENNE and has_power(state, CHEYENNE):
            frames.ask_about_target(state, frames.TAKE_PURSE, puncher, target)
        else:
            _drop(state, target, action - KNOCK, dice, log)

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        return super().can_ask(state, bandit, target) and _kinds_held(state, target) > 0


def _drop(state: ColtState, target: i64, loot: i64, dice: Dice, log: Log) -> None:
    """The target loses a token, which lies where the punch took place."""
    token: i64 = -1
    if loot == A_PURSE:
        token = knock_out_purse(state, target, dice)
    elif loot == A_FLASK:
        token = knock_out_flask(state, target, dice)
    move_loot(state, HELD + target, state.spot[target], loot, token)
    log.say(DROPPED, target, loot, state.spot[target])


class TakePurse(Punched):
    """CE-7.6: Cheyenne may take the purse, deciding before she knows what is in it."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        out[0] = TAKE
        out[1] = DROP
        return 2

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        target = frames.target_of(state)
        pop(state)
        if action == DROP:
            _drop(state, target, A_PURSE, dice, log)
            return
        purse = knock_out_purse(state, target, dice)
        log.say(STOLE, CHEYENNE, target)
        log.whisper(bit(seat), LOOKED_IN, CHEYENNE, take_purse(state, purse, CHEYENNE, dice))

    def can_ask(self, state: ColtState, bandit: i64, target: i64) -> bool:
        is_hers = bandit == CHEYENNE and has_power(state, CHEYENNE) and purses_at(state, HELD + target) > 0
        return is_hers and super().can_ask(state, bandit, target)


class PushTarget(Punched):
    """CE-6.17, CE-14.6: to an adjacent spot on the same level, also between train and Stagecoach."""

    def options(self, state: ColtState, seat: i64, out: vec[i64]) -> i64:
        spot = state.spot[frames.target_of(state)]
        level = spot & 1
        if spot >= COACH:
            out[0] = PUSH + inside(state.coach) + level
            return 1
        count: i64 = 0
        column = spot // 2
        if column > 0:
            out[count] = PUSH + spot - 2
            count += 1
        if column < state.cars:
            out[count] = PUSH + spot + 2
            count += 1
        if column == state.coach:
            out[count] = PUSH + COACH + level
            count += 1
        return count

    def why_not(self, state: ColtState, seat: i64, action: i64) -> Obstacle | None:
        spot = argument(action, PUSH, SPOTS)
        out = vec[i64]([0] * SPOTS)
        if spot < 0 or action in out[: self.options(state, seat, out)]:
            return None
        if not is_spot(state, spot):
            return Obstacle(NO_SUCH_SPOT, "CE-2.5")
        same_level = spot & 1 == state.spot[frames.target_of(state)] & 1
        return Obstacle(NOT_ADJACENT if same_level else OTHER_LEVEL, "CE-6.17")

    def take(self, state: ColtState, seat: i64, action: i64, dice: Dice, log: Log) -> None:
        target = frames.target_of(state)
        pop(state)
        log.say(PUSHED, target, action - PUSH)
        land(state, target, action - PUSH, log)

    def under(self, state: ColtState, above: Frame) -> Frame:
        """The frame of this question, which is the last one of a punch."""
        return self.kind, above[1], [above[2][0], above[2][1], 0, 0]
