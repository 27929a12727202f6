"""The smallest game that has everything a game can have: set-up, options, scores, views, imagination, scenes."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.dice import Dice
from posse.engine.errors import BadScene, BadTable, NotAWord
from posse.engine.game import Game, Option
from posse.engine.log import EVERYBODY, Log
from posse.engine.stack import open_steps
from posse.engine.state import push
from posse.engine.step import Step
from posse.engine.words import SEAT, SEATS, whole
from tests.engine import tiny_rules as rules
from tests.engine.tiny_rules import (
    BOUNTY,
    CARD,
    CARDS,
    COINS,
    COPIES,
    HAND,
    HAND_SIZE,
    PICKED_CARD,
    SPOT,
    ZONES,
    TinyState,
    bare_table,
    cards,
    deal,
    is_thinking,
    knows,
    move,
    pile,
    put,
)


def settle_rounds(value: str) -> str:
    if whole(value) == HAND_SIZE:
        return str(HAND_SIZE)
    raise BadTable("not-a-value", option="rounds", given=value, allowed=["1", "2", "3"])


# --- the game


def set_up(seats: int, options: Mapping[str, str], dice: Dice, log: Log) -> TinyState:
    state = bare_table(seats, options)
    for seat in range(seats):
        for zone in [HAND] * HAND_SIZE + [BOUNTY]:
            deal(state, zone, seat, dice, log)
    push(state, rules.GAME, 0)
    return state


def score(state: TinyState, seat: i64) -> i64:
    return state.points[seat] + state.gold[seat]


def tiebreak(state: TinyState, seat: i64) -> i64:
    return sum(cards(state, BOUNTY, seat))


def breakdown(state: TinyState) -> dict[str, list[int]]:
    return {"prizes": list(state.points), "coins": list(state.gold)}


# --- who may know what


def own_view(state: TinyState, seat: i64) -> dict[str, Any]:
    return {
        "round": state.round,
        "bag": sum(state.bag),
        "prize": CARD.value(state.prize),
        "lead": SEAT.value(state.lead),
        "gone": list(state.gone),
        "coins": list(state.coins),
        "seats": [_view_of(state, owner, seat) for owner in range(state.seats)],
    }


def _view_of(state: TinyState, owner: int, seat: int) -> dict[str, Any]:
    """What a viewer sees of a seat: only the size of an unknown pile, and no partial choice."""
    shown: dict[str, Any] = {}
    for zone, name in enumerate(ZONES):
        held = [CARD.word(card) for card in cards(state, zone, owner)]
        shown[name] = held if knows(state, zone, owner, seat) else len(held)
    if is_thinking(state, owner) and not knows(state, PICKED_CARD, owner, seat):
        shown["hand"] += shown["pick"]
        shown["pick"] = 0
    return {
        **shown,
        "boast": state.boasts[owner] if knows(state, PICKED_CARD, owner, seat) else None,
        "gold": state.gold[owner],
        "points": state.points[owner],
        "lifted": SPOT.value(state.lifted[owner]),
    }


def redraw(state: TinyState, seat: i64, dice: Dice) -> None:
    """Shuffle and redeal all unknown cards; seats that have not answered are reset."""
    sizes: list[tuple[int, int, int]] = []
    for owner in range(state.seats):
        if is_thinking(state, owner) and not knows(state, PICKED_CARD, owner, seat):
            for card in cards(state, PICKED_CARD, owner):
                move(state, owner, card, PICKED_CARD, HAND)
        for zone in range(len(ZONES)):
            if not knows(state, zone, owner, seat):
                sizes.append((zone, owner, _tip(state, zone, owner)))
    for zone, owner, size in sizes:
        for _ in range(size):
            put(state, zone, owner, dice.draw(rules.DRAWN, state.bag))
        if zone == PICKED_CARD and state.boasts[owner] >= 0:
            state.boasts[owner] = dice.roll(rules.MOOD, 2)


def _tip(state: TinyState, zone: int, owner: int) -> int:
    """Move a pile into the bag; returns the number of cards."""
    held = cards(state, zone, owner)
    for card in held:
        put(state, zone, owner, card, -1)
        state.bag[card] += 1
    return len(held)


# --- scenes


def picture(state: TinyState) -> dict[str, Any]:
    everybody = range(state.seats)
    piles = {
        name: [[CARD.word(card) for card in cards(state, zone, seat)] for seat in everybody]
        for zone, name in enumerate(ZONES)
    }
    known = {
        f"{name}_known": [known_by(state.knows[pile(state, zone, seat)]) for seat in everybody]
        for zone, name in enumerate(ZONES)
    }
    return {
        **piles,
        **known,
        "gone": [CARD.word(card) for card in range(CARDS) for _ in range(state.gone[card])],
        "prize": CARD.word(state.prize),
        "lead": SEAT.word(state.lead),
        "round": state.round,
        "boasts": list(state.boasts),
        "coins": list(state.coins),
        "lifted": [SPOT.word(spot) for spot in state.lifted],
        "gold": list(state.gold),
        "points": list(state.points),
        "at": rules.KINDS.frames(state),
    }


def from_picture(scene: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> TinyState:
    state = bare_table(seats, options)
    strange = [name for name in scene if name not in picture(state)]
    if strange:
        raise BadScene("scene-key", field="top", given=", ".join(strange))
    try:
        _lay_cards(state, scene)
        state.round = int(scene.get("round", 1))
        state.boasts = numbers(scene.get("boasts"), state.boasts)
        state.coins = numbers(scene.get("coins"), state.coins)
        state.gold = numbers(scene.get("gold"), state.gold)
        state.points = numbers(scene.get("points"), state.points)
        state.lead = SEAT.index(scene.get("lead", "-"))
        if "lifted" in scene:
            state.lifted = numbers([SPOT.index(word) for word in scene["lifted"]], state.lifted)
    except (NotAWord, TypeError, ValueError, IndexError) as error:
        raise BadScene("scene-value", reason=error) from error
    open_steps(rules.KINDS, all_steps(), state, [rules.KINDS.frame(phrase) for phrase in scene.get("at", ["game"])])
    return state


def _lay_cards(state: TinyState, scene: Mapping[str, Any]) -> None:
    """Place the cards of the scene; the bag is what remains."""
    for zone, name in enumerate(ZONES):
        for seat, held in enumerate(scene.get(name, [])):
            for word in held:
                put(state, zone, seat, CARD.index(word))
                state.bag[CARD.index(word)] -= 1
        for seat, known in enumerate(scene.get(f"{name}_known", [])):
            state.knows[pile(state, zone, seat)] = EVERYBODY if known == "all" else SEATS.index(known)
    for word in scene.get("gone", []):
        state.gone[CARD.index(word)] += 1
        state.bag[CARD.index(word)] -= 1
    state.prize = CARD.index(scene.get("prize", "-"))
    if state.prize >= 0:
        state.bag[state.prize] -= 1


def sums(state: TinyState) -> list[BadScene]:
    held = [sum(state.piles[card : len(state.piles) : CARDS]) for card in range(CARDS)]
    wrong = [
        f"card {CARD.word(card)}"
        for card in range(CARDS)
        if state.bag[card] < 0 or state.bag[card] + state.gone[card] + held[card] + (state.prize == card) != COPIES
    ]
    lifted = sum(1 for spot in state.lifted if spot >= 0)
    if sum(state.coins) + sum(state.gold) + lifted != COINS * len(SPOT.words):
        wrong.append("coins")
    return [BadScene("scene-sums", given=name) for name in wrong]


def known_by(mask: int) -> str:
    return "all" if mask == EVERYBODY else SEATS.word(mask)


def numbers(given: list[int] | None, usual: vec[i64]) -> vec[i64]:
    """A row of numbers as long as the default."""
    if given is None:
        return usual
    if len(given) != len(usual):
        raise ValueError(str(given))
    return vec[i64](given)


def all_steps() -> list[Step[TinyState]]:
    return [
        rules.WholeGame(rules.GAME),
        rules.WHOLE_ROUND,
        rules.TurnPrize(rules.TURN_PRIZE),
        rules.PickCards(rules.PICK_CARDS, secret=True),
        rules.Award(rules.AWARD),
        rules.CallOut(rules.CALL_OUT),
        rules.Answer(rules.ANSWER),
        rules.GrabCoins(rules.GRAB, several=True),
        rules.PayToll(rules.TOLL),
        rules.Funeral(rules.FUNERAL, ask_anyway=True),
    ]


class TinyGame(Game[TinyState]):
    def __init__(self, steps: list[Step[TinyState]] | None = None) -> None:
        super().__init__(
            "tiny",
            seats=(2, 4),
            version=1,
            words=rules.WORDS,
            kinds=rules.KINDS,
            steps=all_steps() if steps is None else steps,
            options=[
                Option("edition", ["short", "long"], "short", sets={"long": {"rounds": "3"}}),
                Option("rounds", ["1", "2"], "2", accepts=settle_rounds),
                Option("boast", ["no", "yes"], "no", seats=(2, 3)),
            ],
            most_options=8,
            set_up=set_up,
            own_view=own_view,
            redraw=redraw,
            score=score,
            tiebreak=tiebreak,
            breakdown=breakdown,
            picture=picture,
            from_picture=from_picture,
            sums=sums,
        )


TINY: Final = TinyGame()
