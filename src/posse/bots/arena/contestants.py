"""The bots that compete: by name, from a file, or made by a class or function of one's own."""

import hashlib
import pickle
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from posse.bots import make
from posse.bots.peek import Bot
from posse.engine.errors import BadTable

# Makes a bot for a game, given by its name, from a seed.
Factory = Callable[[str, int], Bot]

LIMITED = re.compile(r"(?P<name>search):(?:(?P<playouts>[1-9]\d{0,8})|(?P<seconds>\d{1,5}(\.\d{1,6})?)s)")
IN_FILE = re.compile(r"(?P<path>.+\.py)(?::(?P<name>.*))?", re.DOTALL)


@dataclass(frozen=True)
class Contestant:
    """A bot under the name that the results give it; `digest` tells versions of a file apart."""

    name: str
    factory: Factory
    digest: str = ""


Given = str | Contestant | Factory


@dataclass(frozen=True)
class NamedBot:
    """Makes a bot that comes with Posse."""

    name: str

    def __call__(self, game: str, seed: int) -> Bot:
        return make(self.name, game, seed)


@dataclass(frozen=True)
class LimitedBot:
    """Makes a bot that comes with Posse, with a limit on how long it thinks."""

    name: str
    playouts: int
    seconds: float

    def __call__(self, game: str, seed: int) -> Bot:
        return make(self.name, game, seed, seconds=self.seconds, playouts=self.playouts)


@dataclass(frozen=True)
class FileBot:
    """Makes a bot from the source of a file, which is read once: all processes and machines run the same code."""

    path: str
    name: str
    source: str

    def __call__(self, game: str, seed: int) -> Bot:
        factory: Factory = vars(module_of(self.path, self.source))[self.name]
        return factory(game, seed)


def contestant(given: Given) -> Contestant:
    """The contestant that is meant; `BadTable` if there can be no such bot."""
    if isinstance(given, Contestant):
        return given
    if not isinstance(given, str):
        return Contestant(name_of(given), given)
    if found := IN_FILE.fullmatch(given):
        return from_file(given, Path(found["path"]), found["name"] or "")
    if found := LIMITED.fullmatch(given):
        return Contestant(given, LimitedBot(found["name"], int(found["playouts"] or 0), float(found["seconds"] or 0)))
    return Contestant(given, NamedBot(given))


def name_of(factory: Factory) -> str:
    """The name of a class or function; of any other object, that of its class."""
    named = factory if isinstance(factory, type) or hasattr(factory, "__qualname__") else type(factory)
    return str(named.__qualname__)


def from_file(given: str, path: Path, name: str) -> Contestant:
    """The class or function of this name in a file; without a name, the only bot there."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadTable("no-bot-file", given=str(path)) from None
    try:
        module = module_of(str(path.resolve()), source)
    except Exception as error:
        raise BadTable("bot-file-raises", given=str(path), why=told(error)) from None
    name = name or only_bot(module)
    if not callable(vars(module).get(name)):
        raise BadTable("no-bot-class", file=str(path), given=name, allowed=makers(module))
    digest = hashlib.sha256(source.encode()).hexdigest()
    return Contestant(given, FileBot(str(path.resolve()), name, source), digest)


@cache
def module_of(path: str, source: str) -> ModuleType:
    """The module that this source makes; it may import its neighbours, as a script may."""
    name = f"posse_bot_{hashlib.sha256(f'{path} {source}'.encode()).hexdigest()[:16]}"
    module = ModuleType(name)
    module.__file__ = path
    if (folder := str(Path(path).parent)) not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module  # dataclasses and pickle look a class up there
    exec(compile(source, path, "exec"), vars(module))
    return module


def makers(module: ModuleType) -> list[str]:
    """What a file defines and could be meant."""
    own = [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]
    return [name for name in own if vars(module)[name].__module__ == module.__name__]


def only_bot(module: ModuleType) -> str:
    """The name of the only class with a method `decide` that a file defines; empty if there are none or several."""
    deciders = [name for name in makers(module) if hasattr(vars(module)[name], "decide")]
    return deciders[0] if len(deciders) == 1 else ""


def told(error: BaseException) -> str:
    """An exception in one line: what it is, what it says, and where it was raised."""
    says = " ".join(str(error).split())
    places = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else ""
    return f"{type(error).__name__}{': ' if says else ''}{says}{where}"


def contestants(given: Sequence[Given], game: str) -> list[Contestant]:
    """All contestants, each of which has been seen to make a bot; one that is named twice is one contestant."""
    known: dict[str, Contestant] = {}
    listed = [contestant(one) for one in given]
    for one in listed:
        if known.setdefault(one.name, one) != one:
            raise BadTable("same-bot-name", given=one.name)
    for one in known.values():
        check(one, game)
    return [known[one.name] for one in listed]


def check(one: Contestant, game: str) -> None:
    """`BadTable` if the contestant makes no bot."""
    try:
        bot = one.factory(game, 0)
    except BadTable:
        raise
    except Exception as error:
        raise BadTable("bot-not-made", bot=one.name, why=told(error)) from None
    if not isinstance(bot, Bot):
        raise BadTable("bot-not-made", bot=one.name, why=type(bot).__name__)


def check_sendable(several: Sequence[Contestant]) -> None:
    """`BadTable` if a contestant cannot be sent to another process."""
    for one in several:
        try:
            pickle.dumps(one)
        except Exception:
            raise BadTable("bot-not-sent", bot=one.name) from None
