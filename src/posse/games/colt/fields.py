"""The keys of a scene of Colt Express."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadScene
from posse.engine.scene import Field, Fields
from posse.engine.shapes import Chosen, Counted, Each, Many, Row, Seat, Shape, Where, Whole, Word, pairs, told
from posse.engine.words import MOST_SEATS, NOTHING, Nouns, Words, nearest
from posse.games.colt.data.bandits import BANDIT, BANDITS
from posse.games.colt.data.cards import ACTION, BULLET, CARD, ENDLESS
from posse.games.colt.data.hostages import HOSTAGE
from posse.games.colt.data.loot import FLASKS, PURSE, PURSES, WHISKEY
from posse.games.colt.data.options import TEAMS
from posse.games.colt.data.rounds import MOST_PLAYED, MOST_TURNS, ROUND_CARD, ROUNDS
from posse.games.colt.data.train import CAR, COACH, SPOT
from posse.games.colt.loot import UNOPENED
from posse.games.colt.state import ColtState
from posse.games.colt.words import FLASK, WORDS

MOST_LAID: Final = MOST_SEATS * MOST_PLAYED
MOST_CARDS: Final = 99
MOST_CASH: Final = 99_999
UNSAID: Final = -9  # of a bandit whose entry lacks the value

COLUMN: Final = Nouns("spot", SPOT.words[:COACH:2])
STAND: Final = Nouns("spot", [*SPOT.words, "gone"])
PLACE: Final = Nouns("spot", [*SPOT.words, *BANDIT.words])
PLACE_OR_BOX: Final = Nouns("spot", [*PLACE.words, "out"])
FACE: Final = Nouns("face", ["up", "tunnel", "ghost"])
GUARD: Final = Nouns("spot", ["coach", "train"])
LYING: Final = Nouns(
    "loot", ["purse", *[f"purse{value}" for value in PURSE.words], "jewel", "strongbox", "flask", *FLASK.words]
)
NO_NUMBERS: Final = vec[i64]()


class Known(Shape):
    """The seats that know what is in a token, as a mask; -1 is everybody."""

    def __init__(self) -> None:
        super().__init__(1, -1, (1 << MOST_SEATS) - 1)

    def read(self, value: object, where: Where) -> list[int]:
        return Whole((1 << where.seats) - 1, least=-1).read(value, where)

    def show(self, numbers: list[int]) -> Any:
        return numbers[0]


class Described(Shape):
    """A dict of named values; all but the first are optional and default to `UNSAID`."""

    def __init__(self, **inner: Shape) -> None:
        super().__init__(len(inner), UNSAID, max(one.most for one in inner.values()))
        self.inner = inner

    def read(self, value: object, where: Where) -> list[int]:
        said = pairs(value, where, self.inner)
        numbers: list[int] = []
        for name, shape in self.inner.items():
            is_said = name in said or not numbers
            numbers += shape.read(said.get(name), where.key(name)) if is_said else [UNSAID]
        return numbers

    def show(self, numbers: list[int]) -> Any:
        return {name: shape.show([number]) for (name, shape), number in zip(self.inner.items(), numbers, strict=True)}


class Lying(Shape):
    """The tokens of each named place, in words; `-` clears a place. The numbers are pairs of place and token, and place
    and -1 for each named place."""

    def __init__(self) -> None:
        super().__init__(0, -1, len(PLACE.words))

    def read(self, value: object, where: Where) -> list[int]:
        numbers: list[int] = []
        for place, words in pairs(value, where, PLACE.words).items():
            if not isinstance(words, str):
                raise BadScene("scene-loot", field=where.key(place).path, given=told(words), allowed=LYING.words)
            numbers += [PLACE.index(place), -1]
            for word in words.split():
                if word not in LYING.words and word != NOTHING:
                    given = {"given": told(word), "kind": LYING.name, **nearest(word, LYING.words)}
                    raise BadScene("scene-word", field=where.key(place).path, **given)
                if word != NOTHING:
                    numbers += [PLACE.index(place), LYING.index(word)]
        return numbers


class Answer(Shape):
    """An answer of the game in words, or `-`."""

    def __init__(self, words: Words) -> None:
        super().__init__(1, -1, len(words.phrases) - 1, nothing=-1)
        self.words = words

    def read(self, value: object, where: Where) -> list[int]:
        if value == NOTHING:
            return [-1]
        if not isinstance(value, str) or value not in self.words.phrases:
            said = nearest(value if isinstance(value, str) else "", self.words.phrases)
            raise BadScene("scene-answer-word", field=where.path, given=told(value), **said)
        return [self.words.action(value)]

    def show(self, numbers: list[int]) -> Any:
        return self.words.phrases[numbers[0]] if numbers[0] >= 0 else NOTHING


BANDIT_SAID: Final = Described(
    bandit=Word(BANDIT),
    seat=Seat(),
    spot=Word(STAND, or_nothing=True),
    hostage=Word(HOSTAGE, or_nothing=True),
    cash=Whole(MOST_CASH),
    least=Word(PURSE),
)
PURSE_SAID: Final = Row(Word(PLACE_OR_BOX), Word(PURSE, or_nothing=True), Known())
FLASK_SAID: Final = Row(Word(PLACE_OR_BOX), Word(WHISKEY, or_nothing=True), Known(), Whole(UNOPENED))
LAID_SAID: Final = Row(Seat(), Word(BANDIT), Word(ACTION), Word(FACE))

FIELDS: Final = Fields[ColtState](
    table=[
        Field("round", Whole(ROUNDS)),
        Field("card", Word(ROUND_CARD, or_nothing=True)),
        Field("turn", Whole(MOST_TURNS)),
        Field("past", Chosen(ROUND_CARD)),
        Field("first", Seat()),
        Field("train", Many(Word(CAR), len(CAR.words), once=True)),
        Field("offered", Chosen(BANDIT)),
        Field("bandits", Many(BANDIT_SAID, BANDITS)),
        Field("loot", Lying()),
        Field("purses", Many(PURSE_SAID, PURSES), hidden=True),
        Field("flasks", Many(FLASK_SAID, FLASKS), hidden=True),
        Field("jewels", Each(PLACE, Whole(MOST_CARDS)), lambda state: state.jewels),
        Field("boxes", Each(PLACE, Whole(MOST_CARDS)), lambda state: state.boxes),
        Field("marshal", Word(COLUMN)),
        Field("coach", Word(COLUMN)),
        Field("shotgun", Word(GUARD)),
        Field("horses", Each(COLUMN, Whole(BANDITS)), lambda state: state.horses),
        Field("hostages", Chosen(HOSTAGE)),
        Field("camera", Word(BANDIT, or_nothing=True)),
        Field("tops", Many(Row(Seat(), Word(BULLET)), MOST_CARDS)),
        Field("pile", Many(LAID_SAID, MOST_LAID), hidden=True),
        Field("resolved", Whole(MOST_LAID)),
    ],
    player=[
        Field("hand", Counted(Word(CARD), MOST_CARDS), lambda state: state.hand, hidden=True),
        Field("held", Counted(Word(CARD), MOST_CARDS), lambda state: state.held, hidden=True),
        Field("bullets", Counted(Word(BULLET), ENDLESS), lambda state: state.received),
        Field("chosen", Answer(WORDS), lambda state: state.chosen, hidden=True),
        Field("kept", Whole(MOST_CARDS), lambda state: state.kept),
        Field("crossed", Whole(MOST_CARDS, grows=True), lambda state: state.crossed),
        Field("struck", Whole(ENDLESS), lambda state: state.struck),
        Field("discard", Counted(Word(CARD), MOST_CARDS), lambda state: state.discard),
        Field("unsorted", Whole(MOST_CARDS, grows=True), lambda state: state.unsorted),
        Field("deck", Counted(Word(CARD), MOST_CARDS), lambda state: _decks_to_show(state), hidden=True),
    ],
)


def _decks_to_show(state: ColtState) -> vec[i64]:
    """Decks are derived from the other cards, except those of partners, who exchange cards."""
    return state.deck if state.rules[TEAMS] else NO_NUMBERS
