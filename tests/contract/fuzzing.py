"""Scene fuzzing: seed scenes, mutations, and the properties that must hold."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import posse
from posse.bots.playout import WHOLE_GAME, play_on
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.match import Match
from posse.engine.words import Nouns
from posse.texts import LANGUAGES, texts
from tests.contract.tables import buffer_of, table

LONGEST: Final = 20_000
SCENES_A_GAME: Final = 6
QUIET: Final = Log(loud=False)
STRANGE: Final[list[Any]] = [
    *(None, True, False, 0, 1, 2, 3, 5, 7, 12, -1, -2, 99, 10**6, 2**31, 2**63, -(2**63), 10**40, 0.5),
    *("", "-", "?", "0", "1", "9", "-1", "0 1", "nothing", "a1", ":", "game : 0", "x" * 500),
    *([], [0], [0, 0], ["-"], [[]], [None], {}, {"": 0}, {"a1": 0}),
]
"""Values that are wrong almost anywhere."""

Scene = dict[str, Any]
Path = tuple[str | int, ...]


# --- valid scenes


def scenes(game: Game[Any], number: int) -> Iterator[Scene]:
    """Pictures of the random game with this number, complete or with keys left out as in hand-written scenes."""
    seats, options = table(game, number)
    random = Random(number)
    dice = SeededDice(number)
    settled = game.settle(options, seats)
    out = buffer_of(game)
    length = play_on(game, game.set_up(seats, settled, SeededDice(number), QUIET), WHOLE_GAME, SeededDice(number), out)
    for _ in range(SCENES_A_GAME):
        state = game.set_up(seats, settled, dice, QUIET)
        play_on(game, state, random.randrange(length + 1), dice, out)
        scene = {"seats": seats, "options": settled, **game.picture(state)}
        yield shortened(scene, random) if random.random() < 0.3 else scene


def shortened(scene: Scene, random: Random) -> Scene:
    """A scene with fewer keys and only its last step: missing keys get defaults, or no longer add up."""
    left = {key: value for key, value in scene.items() if key in ("seats", "options") or random.random() < 0.8}
    if scene["at"]:
        left["at"] = scene["at"][-1]
    if "players" in left:
        left["players"] = [{key: one[key] for key in one if random.random() < 0.8} for one in left["players"]]
    return left


# --- mutations


def vocabulary(game: Game[Any]) -> list[str]:
    """Every word of the game's vocabulary, and the names of its steps."""
    words = game.words
    declared = [*words.verbs, *words.chances, *words.events, *game.kinds.declared]
    lists: dict[str, Nouns] = {nouns.name: nouns for one in declared for nouns in one.args.values()}
    return [*(word for nouns in lists.values() for word in nouns.words), *(kind.name for kind in game.kinds.declared)]


def changed(scene: Scene, words: list[str], random: Random) -> Scene:
    """A copy of a scene with one mutation."""
    copy: Scene = json.loads(json.dumps(scene))
    paths = list(paths_in(copy, ()))
    path = random.choice(paths)
    holder = at_path(copy, path[:-1])
    key: Any = path[-1]
    way = random.randrange(8)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(random.randrange(len(holder) + 1), holder[key])
    elif way == 2 and isinstance(holder, list):
        random.shuffle(holder)
    elif way == 3:
        holder[key] = json.loads(json.dumps(at_path(copy, random.choice(paths))))
    elif way == 4:
        holder[key] = random.choice(STRANGE)
    elif way == 5 and isinstance(holder, dict):
        holder[random.choice(words)] = holder[key]
    else:
        holder[key] = otherwise(holder[key], words, random)
    return copy


def paths_in(value: Any, path: Path) -> Iterator[Path]:
    """The paths of all values in a scene."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from paths_in(one, (*path, key))


def at_path(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def otherwise(value: Any, words: list[str], random: Random) -> Any:
    """Another value of the same type; anything in place of null."""
    if value is None:
        return random.choice(STRANGE)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice([-7, -3, -2, -1, 1, 2, 3, 10])
    if isinstance(value, str):
        parts = value.split() or [""]
        place = random.randrange(len(parts))
        parts[place] = random.choice([random.choice(words), str(random.randrange(12)), "-", "0+1"])
        return " ".join(parts)
    if isinstance(value, list):
        return [*value, random.choice(value) if value else random.choice(words)]
    return {**value, random.choice(words): random.choice([1, 0, "-"])}


# --- properties


class Outcome:
    """Counts of scenes refused and played, and of errors."""

    def __init__(self) -> None:
        self.refused = 0
        self.played = 0
        self.keys: dict[str, str] = {}

    def note(self, error: posse.PosseError, game: str) -> None:
        """Check that an error has a message in every language, and is no `BrokenGame`."""
        self.refused += 1
        if error.key not in self.keys:
            self.keys[error.key] = str(error)
            assert error.key not in ("scene-lost", "no-options"), str(error)
            assert all(texts(lang, game).error(error) for lang in LANGUAGES)


def check_scene(game: Game[Any], scene: Mapping[str, Any], seed: int, outcome: Outcome) -> None:
    """Check that a scene is refused, or can be played to its end with all invariants holding."""
    try:
        match = posse.scene(game.name, scene, seed)
    except (posse.BadScene, posse.BadTable) as error:
        outcome.note(error, game.name)
        return
    outcome.played += 1
    check_table(match)
    play_to_the_end(match, seed)


def check_table(match: Match) -> None:
    """Check the invariants, all views, and the round trip of the picture."""
    game, state = match.game, match.state
    assert game.sums(state) == []
    for seat in range(-1, state.seats):
        game.view(state, seat)
        game.imagine(state, seat, SeededDice(1))
    assert game.sums(game.from_picture(game.picture(state), state.seats, match.options)) == []


def play_to_the_end(match: Match, seed: int) -> None:
    game = match.game
    state = match.state.clone()
    dice = SeededDice(seed)
    out = buffer_of(game)
    answers = play_on(game, state, seed % 40, dice, out)
    assert game.sums(state) == []
    for seat in range(-1, state.seats):
        game.view(state, seat)
    assert answers + play_on(game, state, LONGEST, dice, out) <= LONGEST
    assert state.top == -1
    assert game.sums(state) == []
    game.picture(state)
    game.ranking(state)
