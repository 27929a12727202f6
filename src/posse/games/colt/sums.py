"""What must add up on every table: loot, cards, bullets, pieces."""

from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.words import seats_of
from posse.games.colt.cards import bullets_of, count_of, pile_card
from posse.games.colt.data.bandits import BANDITS, SHOTS
from posse.games.colt.data.cards import ACTION_COUNT, ACTIONS, BULLET_KINDS, FIRST_BULLET, KINDS, NEUTRAL, RIDE
from posse.games.colt.data.loot import FLASK_COUNT, FLASKS, JEWELS, PURSE_COUNT, PURSE_VALUES, PURSES
from posse.games.colt.data.options import ENDLESS_BULLETS, EXPERT, HORSES, PAIRS, TEAMS
from posse.games.colt.data.train import CAR_JEWELS, GONE, HELD, OUT
from posse.games.colt.loot import FLASK_KIND, FLASK_KNOWN, FLASK_LEFT, PURSE_KNOWN, PURSE_VALUE
from posse.games.colt.setup import bandits_in_play, neutral_for, partner_of
from posse.games.colt.state import ColtState


def sums(state: ColtState) -> list[BadScene]:
    """Names of everything that does not add up."""
    in_play = sum(1 for seat in state.owner if seat >= 0) == bandits_in_play(state)
    checks = {
        "train": len(state.train) == state.cars and len(set(state.train)) == state.cars,
        "purses": _purses_add_up(state),
        "flasks": not state.rules[HORSES] or _flasks_add_up(state),
        "jewels": sum(state.jewels) == sum(CAR_JEWELS[car] for car in state.train) <= JEWELS,
        "strongboxes": min(state.boxes) >= 0 and sum(state.boxes) in _strongboxes(state),
        "horses": not state.rules[HORSES] or 0 <= sum(state.horses) <= bandits_in_play(state),
        "hostages": _hostages_fit(state),
        "bandits": not in_play or _bandits_fit(state),
        "cards": not in_play or _cards_add_up(state),
        "decks": all(count_of(state.deck, seat, 0, KINDS) == state.deck_size[seat] for seat in range(state.seats)),
        "hands": not state.rules[EXPERT] or _bullets_in_hand_can_be(state),
        "bullets": not in_play or _bullets_add_up(state),
        "marshal": 0 <= state.marshal <= state.cars and -1 <= state.coach <= state.cars,
        "pile": 0 <= state.resolved <= state.laid <= len(state.pile),
    }
    return [BadScene("scene-sums", given=name) for name, holds in checks.items() if not holds]


def _strongboxes(state: ColtState) -> tuple[int, int]:
    """One in the Locomotive, one on the Stagecoach, and perhaps the one of Take It All!"""
    least = 2 if state.rules[HORSES] else 1
    return least, least + 1


def _purses_add_up(state: ColtState) -> bool:
    """Every value is in the bag or with a purse; what nobody knows has none."""
    bag = [int(count) for count in state.purse_bag]
    for purse in range(i64(PURSES)):
        value = state.purses[PURSE_VALUE + purse]
        if not 0 <= state.purses[purse] <= OUT or not -1 <= value < PURSE_VALUES:
            return False
        if value >= 0:
            bag[value] += 1
        elif state.purses[PURSE_KNOWN + purse] or HELD <= state.purses[purse] < OUT:
            return False
    return min(state.purse_bag) >= 0 and bag == list(PURSE_COUNT)


def _flasks_add_up(state: ColtState) -> bool:
    bag = [int(count) for count in state.flask_bag]
    for flask in range(i64(FLASKS)):
        kind = state.flasks[FLASK_KIND + flask]
        if not 0 <= state.flasks[flask] <= OUT or not -1 <= kind <= 1 or not 0 <= state.flasks[FLASK_LEFT + flask] <= 2:
            return False
        if kind >= 0:
            bag[kind] += 1
        elif state.flasks[FLASK_KNOWN + flask] or HELD <= state.flasks[flask] < OUT:
            return False
    return min(state.flask_bag) >= 0 and bag == list(FLASK_COUNT)


def _hostages_fit(state: ColtState) -> bool:
    """Each is with one bandit at the most, and does not wait any more."""
    taken = [hostage for hostage in state.hostage if hostage >= 0]
    return len(set(taken)) == len(taken) and not any(hostage in seats_of(state.hostages) for hostage in taken)


def _bandits_fit(state: ColtState) -> bool:
    """As many in play as there should be, each with his player, on spots that there are; the others nowhere."""
    playing = [bandit for bandit in range(i64(BANDITS)) if state.owner[bandit] >= 0]
    if len(playing) != bandits_in_play(state):
        return False
    for seat in range(state.seats):
        if state.owner[state.mine[seat]] != seat:
            return False
        wanted = seat if state.rules[PAIRS] else partner_of(seat)
        if state.second[seat] >= 0 and state.owner[state.second[seat]] != wanted:
            return False
    return all(-1 <= state.spot[bandit] <= (GONE if bandit in playing else -1) for bandit in range(i64(BANDITS)))


def _cards_add_up(state: ColtState) -> bool:
    """Every action card is in a hand, a deck, a discard pile or still to be carried out; nothing is kept twice."""
    found = [0] * (BANDITS * ACTIONS)
    for index in range(state.resolved, state.laid):
        found[pile_card(state, index)] += 1
    for seat in range(state.seats):
        for kind in range(i64(2 * ACTIONS)):
            amount = _amount(state, seat, kind)
            if amount < 0:
                return False
            bandit = state.mine[seat] if kind < ACTIONS else state.second[seat]
            if bandit >= 0:
                found[bandit * ACTIONS + kind % ACTIONS] += amount
            elif amount:
                return False
    if min(state.hand) < 0 or min(state.deck) < 0:
        return False
    if any(state.held[index] > state.hand[index] or state.held[index] < 0 for index in range(len(state.held))):
        return False
    wanted = [0] * (BANDITS * ACTIONS)
    for bandit in range(i64(BANDITS)):
        if state.owner[bandit] >= 0:
            for action in range(i64(ACTIONS)):
                wanted[bandit * ACTIONS + action] = _cards_of(state, action)
    return found == wanted


def _bullets_in_hand_can_be(state: ColtState) -> bool:
    """CE-10.2: experts have no more bullets in hand than they have kept and drawn later."""
    return all(count_of(state.hand, seat, FIRST_BULLET, KINDS) <= state.unsorted[seat] for seat in range(state.seats))


def _amount(state: ColtState, seat: i64, kind: i64) -> i64:
    index = seat * KINDS + kind
    count = state.hand[index] + state.deck[index]
    return count + state.discard[index] if state.rules[EXPERT] else count


def _cards_of(state: ColtState, action: i64) -> int:
    if action == RIDE and not state.rules[HORSES]:
        return 0
    return 1 if state.rules[PAIRS] else ACTION_COUNT[action]


def _bullets_add_up(state: ColtState) -> bool:
    """Bullets are in cylinders, in the supply or among somebody's cards; between partners they may have passed."""
    for bullet in range(i64(BULLET_KINDS)):
        given = sum(state.received[seat * BULLET_KINDS + bullet] for seat in range(state.seats))
        held = [bullets_of(state, seat, bullet) for seat in range(state.seats)]
        if sum(held) != given:
            return False
        if not state.rules[TEAMS] and any(
            held[seat] != state.received[seat * BULLET_KINDS + bullet] for seat in range(state.seats)
        ):
            return False
        if bullet != NEUTRAL and (state.left[bullet] < 0 or state.left[bullet] + given != SHOTS):
            return False
        if bullet == NEUTRAL and not state.rules[ENDLESS_BULLETS] and state.neutral + given != neutral_for(state.rules):
            return False
    return state.neutral >= 0
