"""The games as OpenSpiel games: chance nodes with exact probabilities, information states, tensors.

    import pyspiel
    from posse.adapters import openspiel  # registers the games

    game = pyspiel.load_game("python_posse_GAME(players=4,options=NAME:VALUE;NAME:VALUE)")

`load` and `scene` write such names: of a new game, and of one that begins in the middle. Seats that are asked at the
same time answer one after the other, and cannot see what the others have answered.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any
from urllib.parse import quote, unquote

from posse.adapters import NoExtra

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as missing:
    raise NoExtra("no-extra", library="OpenSpiel", extra="openspiel") from missing

import posse
from posse import BadScene, BadTable, Dice, Match, WrongChance
from posse.bots import World
from posse.engine.chance import next_outcomes
from posse.engine.dice import ScriptedDice
from posse.engine.game import Game
from posse.engine.log import Event
from posse.engine.position import Position
from posse.engine.returns import ZERO_SUM
from posse.engine.words import Words

MOST_ANSWERS = 10_000
"""OpenSpiel wants a limit. The rules have none, as a half-move can be taken back; random games take a few hundred."""

MEMORY = 256
"""How many events and answers of its own an information state tensor remembers, the last ones."""

EVENT = 6  # numbers: kind, four arguments, how many of them are hidden
UNKNOWN = -1

Outcomes = list[tuple[int, float]]


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_posse_{game}"


def load(game: str, seats: int = 2, options: Mapping[str, object] | None = None, **parameters: Any) -> "TableGame":
    """A game with these seats and options; further parameters are those of OpenSpiel."""
    plain = {name: str(value).lower() if isinstance(value, bool) else value for name, value in (options or {}).items()}
    packed = ";".join(f"{name}:{quote(str(value))}" for name, value in plain.items())
    return loaded(game, {"players": seats, "options": packed, **parameters})


def scene(game: str, picture: Mapping[str, Any], **parameters: Any) -> "TableGame":
    """A game that begins in the middle, with a scene; what the scene leaves open is dealt at chance nodes."""
    seats = posse.scene(game, picture).seats  # which refuses what is no scene
    packed = urlsafe_b64encode(json.dumps(dict(picture)).encode()).decode().rstrip("=")
    return loaded(game, {"players": seats, "scene": packed, **parameters})


def loaded(game: str, parameters: dict[str, Any]) -> "TableGame":
    found: TableGame = pyspiel.load_game(short_name(rules(game).name), parameters)
    return found


def rules(game: str) -> Game[Any]:
    if game not in posse.GAMES:
        raise BadTable("not-a-game", given=game, allowed=list(posse.GAMES))
    return posse.GAMES[game]


def options_of(packed: str) -> dict[str, str]:
    """The options in a parameter."""
    return {name: unquote(value) for name, _, value in (one.partition(":") for one in packed.split(";"))}


def scene_of(packed: str) -> dict[str, Any]:
    """The scene in a parameter."""
    try:
        picture = json.loads(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    except ValueError as error:
        raise BadScene("scene-table", given=str(error)) from error
    if not isinstance(picture, dict):
        raise BadScene("scene-table", given=str(picture))
    return picture


def registered_type(game: str) -> Any:
    """What OpenSpiel is told about a game before it is loaded."""
    played = rules(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Posse: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.most,
        min_num_players=played.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": played.least, "options": "", "scene": "", "memory": MEMORY},
    )


class TableGame(pyspiel.Game):
    """One game with its seats and options."""

    rules_of: str  # the name of the game; one subclass for each is registered

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: value for name, value in (params or {}).items() if value != ""}
        self.words: Words = rules(self.rules_of).words
        self.seats: int = given.get("players", rules(self.rules_of).least)
        self.memory: int = given.get("memory", MEMORY)
        if self.memory < 0:
            raise BadTable("not-a-value", option="memory", given=str(self.memory), allowed=["0", "1", "2", "..."])
        self.picture = scene_of(given["scene"]) if "scene" in given else None
        self.options = options_of(given["options"]) if "options" in given else {}
        if self.picture is not None:
            self._check_scene(self.picture)
        self.first_outcomes = self.outcomes_of_setup([])
        self.first_match = None if self.first_outcomes else self.begun([])
        self.layout = (self.first_match or self.begin(posse.SeededDice(0))).observation
        self.kinds = {event.name: number for number, event in enumerate(self.words.events)}
        super().__init__(TYPES[self.rules_of], self._info(), given)

    def _check_scene(self, picture: Mapping[str, Any]) -> None:
        """A scene says itself who plays and what was agreed: the other parameters must not say something else."""
        seats = picture.get("seats", rules(self.rules_of).least)
        if seats != self.seats:
            raise BadTable("not-a-value", option="players", given=str(self.seats), allowed=[str(seats)])
        if self.options:
            raise BadTable("not-a-value", option="options", given=str(self.options), allowed=["-"])

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.words.phrases),
            max_chance_outcomes=len(self.words.chances) * most_outcomes(self.words),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ANSWERS,
        )

    def begin(self, dice: Dice) -> Match:
        """A match that is set up with these dice."""
        if self.picture is not None:
            return posse.scene(self.rules_of, self.picture, dice=dice)
        return posse.new(self.rules_of, self.seats, self.options, dice=dice)

    def begun(self, path: list[str]) -> Match:
        """A match that is set up with these random outcomes."""
        return self.begin(ScriptedDice(path))

    def outcomes_of_setup(self, path: list[str]) -> Outcomes:
        """What chance can bring next while the table is set up."""
        return numbered(self.words, next_outcomes(self.words, path, self.begin))

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def imagined(self, world: World) -> "ImaginedState":
        """A state for searches from a table that fits what a seat knows; chance is sampled in it."""
        return ImaginedState(self, world)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer | None":
        """An observer of this kind; None if there is none: perfect recall is that of one seat as a whole."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"observers have no parameters: {params}")
        is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return None if kind.perfect_recall and not is_whole else Observer(self, kind)


# --- chance by number: the kind of chance varies fastest


def most_outcomes(words: Words) -> int:
    """More outcomes than any kind of chance has."""
    return max(64, *(len(nouns.words) for chance in words.chances for nouns in chance.args.values()))


def numbered(words: Words, outcomes: list[tuple[str, Any]]) -> Outcomes:
    """Outcomes in words as OpenSpiel's actions, each with its probability."""
    found = []
    for phrase, probability in outcomes:
        kind, outcome = words.chance_of(phrase)
        found.append((outcome * len(words.chances) + kind, float(probability)))
    return found


def in_words(words: Words, action: int) -> str:
    """An outcome of chance in words."""
    outcome, kind = divmod(action, len(words.chances))
    return words.chance_phrase(kind, outcome)


# --- states


class PositionState(pyspiel.State):
    """What both kinds of states answer by asking a position."""

    def __init__(self, game: TableGame, position: Position | None) -> None:
        super().__init__(game)
        self.position = position  # None while the table is being set up

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.position is not None
        return self.position.to_act

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return self.position.returns(ZERO_SUM) if self.position else [0.0] * self.num_players()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.actions(player))

    def _action_to_string(self, player: int, action: int) -> str:
        words = self.get_game().words
        return in_words(words, action) if player == pyspiel.PlayerId.CHANCE else words.phrases[action]


class TableState(PositionState):
    """A match in which chance is decided node by node."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game, copy(game.first_match))
        self._answer: tuple[int, int] | None = None  # seat and action whose random outcomes are being decided
        self._path: list[str] = []  # those that are decided
        self._next = game.first_outcomes  # what can come next; empty if nothing is to be decided

    @property
    def match(self) -> Match:
        """The match after the last answer whose random outcomes are all decided."""
        assert isinstance(self.position, Match)
        return self.position

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self._next else super().current_player()

    def chance_outcomes(self) -> Outcomes:
        return sorted(self._next)

    def _apply_action(self, action: int) -> None:
        if self._next:
            self._check_chance(action)
            self._go_on(self._answer, [*self._path, in_words(self.get_game().words, action)])
        else:
            self._go_on((self.match.to_act, action), [])

    def _check_chance(self, action: int) -> None:
        """Refuse an outcome that cannot come now."""
        if action not in dict(self._next):
            words = self.get_game().words
            allowed = [in_words(words, possible) for possible, _ in self._next]
            raise WrongChance("not-a-chance", given=str(action), allowed=allowed)

    def _go_on(self, answer: tuple[int, int] | None, path: list[str]) -> None:
        """Find what chance decides next; if nothing, carry out the set-up or the answer. An error changes nothing."""
        game = self.get_game()
        if answer is None:
            following = game.outcomes_of_setup(path)
            if not following:
                self.position = game.begun(path)
        else:
            following = numbered(game.words, self.match.outcomes(*answer, path))
            if not following:
                self.match.play(*answer, path)
        self._next = following
        self._answer, self._path = (answer, path) if following else (None, [])

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """A state that the player cannot tell from this one; all that it cannot know is dealt anew."""
        twin = self.clone()
        twin.position = self.match.fork(player, seed=int(sampler() * 2**53))
        return twin  # type: ignore[no-any-return]  # OpenSpiel has no types

    def __str__(self) -> str:
        told = str(self.position or "")
        deciding = [*(self._answer or ()), *self._path]
        return told + " ".join(map(str, deciding))


class ImaginedState(PositionState):
    """An imagined table, on which chance is sampled while an answer is carried out: for searches."""

    def __init__(self, game: TableGame, world: World) -> None:
        super().__init__(game, world)
        self.world = world

    def _apply_action(self, action: int) -> None:
        self.world.play(self.world.to_act, action)

    def information_state_string(self, player: int | None = None) -> str:
        """The question and what the seat sees; how it came to that is left out."""
        seat = self.world.to_act if player is None else player
        return f"{self.world.question} {self.world.view(seat)}"

    def clone(self) -> "ImaginedState":
        return ImaginedState(self.get_game(), self.world.copy())

    def __str__(self) -> str:
        return str(self.world.scene())


# --- what a player is shown


class Observer:
    """What a seat knows: its row and its view; with perfect recall, also what it has seen and answered.

    What everybody knows and what the seat alone knows can be told apart in words only.
    """

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._game = game
        self._kind = kind
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if kind.public_info and self._is_private:
            shapes = {name: field.shape or (1,) for name, field in game.layout.fields.items()}
            if kind.perfect_recall:
                shapes |= {"events_seen": (game.memory, EVENT), "own_answers": (game.memory,)}
            self.tensor = np.zeros(sum(map(np.prod, shapes.values())), np.float32)
            self.dict = dict(parts(self.tensor, shapes))

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player knows into the tensor; all is 0 while the table is being set up."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position is None:
            return
        self.tensor[: self._game.layout.size] = np.frombuffer(state.position.observe(player), np.int32)
        if self._kind.perfect_recall:
            seen = [one for event in state.match.events if (one := event.seen_by(player))]
            write_last(self.dict["events_seen"], [self._numbers(event) for event in seen])
            own = [step.action + 1 for step in state.full_history() if step.player == player]
            write_last(self.dict["own_answers"], own)

    def _numbers(self, event: Event) -> list[int]:
        """An event as numbers: its kind from 1, its arguments, how many of them are hidden."""
        values = [*event.values, *[UNKNOWN] * event.hidden]
        return [self._game.kinds[event.name] + 1, *values, *[0] * (EVENT - 2 - len(values)), event.hidden]

    def string_from(self, state: TableState, player: int) -> str:
        """What the player knows, in words."""
        position = state.position
        if position is None:
            return ""
        if self._kind.perfect_recall:
            return state.match.information_state(player)
        public = {"question": position.question, **position.open_view()} if self._kind.public_info else {}
        return json.dumps({**public, **(position.own_view(player) if self._is_private else {})})


def parts(tensor: NDArray[np.float32], shapes: Mapping[str, tuple[int, ...]]) -> Iterator[tuple[str, Any]]:
    """The parts of a tensor by name."""
    first = 0
    for name, shape in shapes.items():
        size = int(np.prod(shape))
        yield name, tensor[first : first + size].reshape(shape)
        first += size


def write_last(part: NDArray[np.float32], rows: list[Any]) -> None:
    """Write as many of the last rows as there is room for, the latest first."""
    latest = rows[: -len(part) - 1 : -1]
    if latest:
        part[: len(latest)] = latest


TYPES = {game: registered_type(game) for game in posse.GAMES}
for _name, _type in TYPES.items():
    _class = type(f"TableGame_{_name}", (TableGame,), {"rules_of": _name, "__module__": __name__})
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(_type, _class)
