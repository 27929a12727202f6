"""The cards of a scene: those it names, and those derived from them."""

from librt.vecs import append
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Said
from posse.games.colt.card_sums import foreign_cards
from posse.games.colt.cards import (
    FACE_UNIT,
    SEAT_UNIT,
    TOP_UNIT,
    are_allies,
    count_of,
    hand_count,
    kind_of,
    pile_card,
)
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTIONS, BULLET_KINDS, FIRST_BULLET, KINDS, NEUTRAL
from posse.games.colt.data.options import ENDLESS_BULLETS, EXPERT, TEAMS
from posse.games.colt.fields import LAID_SAID
from posse.games.colt.setup import neutral_for, partner_of
from posse.games.colt.state import ColtState


def deal_cards(state: ColtState, said: Said) -> None:
    """Lay the pile and derive decks, cylinders, supply and public knowledge; hands are dealt already."""
    _lay_tops(state, said)
    _lay_pile(state, said)
    _work_out_decks(state, said)
    _work_out_bullets(state)
    _work_out_knowledge(state, said)


def _lay_tops(state: ColtState, said: Said) -> None:
    tops = said.numbers("tops")
    if tops and not state.rules[EXPERT]:
        raise BadScene("scene-absent", field="tops", given=str(len(tops) // 2))
    for at in range(0, len(tops), 2):
        state.tops = append(state.tops, tops[at] * TOP_UNIT + tops[at + 1])


def _lay_pile(state: ColtState, said: Said) -> None:
    pile = said.numbers("pile")
    state.laid = len(pile) // LAID_SAID.size
    if state.laid > len(state.pile):
        raise BadScene("scene-length-most", field="pile", given=state.laid, most=len(state.pile))
    for index in range(state.laid):
        seat, bandit, action, face = pile[index * LAID_SAID.size : (index + 1) * LAID_SAID.size]
        if bandit not in (state.mine[seat], state.second[seat]):
            raise BadScene("scene-laid", field=f"pile[{index}]", given=BANDIT.words[bandit], player=seat)
        state.pile[index] = bandit * ACTIONS + action + SEAT_UNIT * seat + FACE_UNIT * face
    state.resolved = said.number("resolved", 0)
    if state.resolved > state.laid:
        raise BadScene("scene-number", field="resolved", given=str(state.resolved), least=0, most=state.laid)


def _work_out_decks(state: ColtState, said: Said) -> None:
    """Derive decks from the cards that are nowhere else, unless the picture has them (as partners exchange cards)."""
    stated = [seat for seat in range(state.seats) if "deck" in said.players[seat]]
    for seat in range(state.seats):
        if seat not in stated:
            for bullet in range(i64(BULLET_KINDS)):
                state.deck[seat * KINDS + FIRST_BULLET + bullet] += state.received[seat * BULLET_KINDS + bullet]
            _take_from_deck(state, seat, stated)
    for index in range(state.resolved, state.laid):
        card = pile_card(state, index)
        owner = state.owner[card // ACTIONS]
        if owner not in stated:
            state.deck[owner * KINDS + kind_of(state, owner, card // ACTIONS, card % ACTIONS)] -= 1
    for seat in range(state.seats):
        state.deck_size[seat] = count_of(state.deck, seat, 0, KINDS)


def _take_from_deck(state: ColtState, seat: i64, stated: list[int]) -> None:
    """Remove cards in hands and discard piles from the decks; a partner's card from the partner's deck."""
    for kind in range(i64(KINDS)):
        amount = state.hand[seat * KINDS + kind]
        if state.rules[EXPERT]:
            amount += state.discard[seat * KINDS + kind]
        if ACTIONS <= kind < FIRST_BULLET and state.rules[TEAMS]:
            if partner_of(seat) not in stated:
                state.deck[partner_of(seat) * KINDS + kind - ACTIONS] -= amount
        else:
            state.deck[seat * KINDS + kind] -= amount
    for top in state.tops:
        if top // TOP_UNIT == seat:
            state.deck[seat * KINDS + FIRST_BULLET + top % TOP_UNIT] -= 1


def _work_out_bullets(state: ColtState) -> None:
    """Derive cylinders and supply from the bullets given; hits on one's own side do not count (CE-10.15)."""
    for bandit in range(i64(BANDITS)):
        for seat in range(state.seats):
            given = state.received[seat * BULLET_KINDS + bandit]
            state.left[bandit] -= given
            if given and state.owner[bandit] < 0:
                raise BadScene("scene-not-in-play", field=f"players[{seat}].bullets", given=BANDIT.words[bandit])
            if given and state.mine[seat] >= 0 and not are_allies(state, bandit, state.mine[seat]):
                state.fired[bandit] += given
    if not state.rules[ENDLESS_BULLETS]:
        given = sum(state.received[seat * BULLET_KINDS + NEUTRAL] for seat in range(state.seats))
        state.neutral = neutral_for(state.rules) - given


def _work_out_knowledge(state: ColtState, said: Said) -> None:
    """Public knowledge about hands, unless the scene has it: the actual numbers."""
    for seat, player in enumerate(said.players):
        if len(state.unsorted) and "unsorted" not in player:
            state.unsorted[seat] = hand_count(state, seat)
        if len(state.crossed) and "crossed" not in player:
            state.crossed[seat] = foreign_cards(state, seat)
