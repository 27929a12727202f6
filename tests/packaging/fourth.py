"""A fourth game in a copy of the tree, added as folders only: the tests' tiny game under another name."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from posse.engine.words import Declared
from posse.texts import LANGUAGES
from tests.engine import tiny, tiny_rules
from tests.packaging.project import HOUSE, write
from tests.serving import end, fetch
from tools.leftovers import tracked

NAME = "faro"
TITLE = "Faro"
SOURCES = {"game.py": tiny, "rules.py": tiny_rules}

TASTE = f'''"""What a bot likes about a table of {TITLE}: points."""

from typing import Final

from mypy_extensions import i64

from posse.bots.playout import Taste
from posse.games.{NAME}.rules import TinyState


class {TITLE}Taste(Taste[TinyState]):
    """Points and gold."""

    def value(self, state: TinyState, seat: i64) -> i64:
        return state.points[seat] + state.gold[seat]


TASTE: Final = {TITLE}Taste()
'''
RULES_PAGE = f"# {TITLE}\n\n## 1. All of it\n\n- FA-1.1 The highest card wins the prize.\n"
RULES = "chapter-1 = All of it\nrule-FA-1-1 = The highest card wins the prize.\n"


# --- the tree


def copied(root: Path) -> Path:
    """A copy of everything under version control."""
    for path in tracked(HOUSE):
        copy = root / path.relative_to(HOUSE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


def add_fourth_game(root: Path) -> None:
    """Write the folders of the game, and nothing else."""
    home = root / "src" / "posse" / "games" / NAME
    write(home / "__init__.py", f'"""{TITLE}."""\n')
    for name, module in SOURCES.items():
        write(home / name, renamed(Path(module.__file__ or "").read_text(encoding="utf-8")))
    for lang in LANGUAGES:
        write(home / "text" / f"{lang}.ftl", "".join(f"{line}\n" for line in messages()))
        write(home / "text" / "title" / f"{lang}.ftl", "".join(f"{line}\n" for line in title()))
        write(home / "text" / "rules" / f"{lang}.ftl", RULES)
    write(root / "src" / "posse" / "bots" / "taste" / f"{NAME}.py", TASTE)
    write(root / "docs" / "rules" / f"{NAME}.md", RULES_PAGE)


def renamed(source: str) -> str:
    """The module of the tiny game as one of the fourth game."""
    source = source.replace("from tests.engine import tiny_rules as rules", f"from posse.games.{NAME} import rules")
    source = source.replace("from tests.engine.tiny_rules import", f"from posse.games.{NAME}.rules import")
    return source.replace('"tiny"', f'"{NAME}"').replace("TINY: Final", "GAME: Final")


# --- its texts: every message is its own key


def title() -> list[str]:
    own = {"": TITLE, "-why": "A prize for the highest card.", "-by": "Nobody knows who designed it."}
    return [f"game-{NAME}{end} = {text}" for end, text in own.items()]


def messages() -> Iterator[str]:
    """The messages that every game needs."""
    game = tiny.TINY
    yield "tie = The higher bounty wins."
    for verb in game.words.verbs:
        yield f"verb-{verb.name} = {told(verb, verb.args)}"
    for kind in game.kinds.declared:
        yield f"ask-{kind.name} = {told(kind, kind.args)}?"
    for event in game.words.events:
        names = list(event.args)
        yield f"event-{event.name} = {told(event, names)}."
        if event.secret:
            yield f"event-{event.name}-hidden = {told(event, names[: -event.secret])}, in secret."
    for nouns in game.nouns.values():
        if nouns.name not in SHARED:
            yield f"noun-{nouns.name} = {nouns.name}"
            yield from (f"{nouns.name}-{word} = {word}" for word in nouns.words if not word.isdecimal())
    for option in game.options.values():
        yield f"option-{option.name} = {option.name}"
        yield f"option-{option.name}-why = {option.name}"
        yield from (f"option-{option.name}-{value} = {value}" for value in option.values if not value.isdecimal())


SHARED = ("seat", "seats", "number")


def told(declared: Declared, names: Iterable[str]) -> str:
    return " ".join([declared.name.replace("_", " "), *(f"{{ ${name} }}" for name in names)])


# --- using it


def environment(root: Path) -> dict[str, str]:
    """Plain Python from this tree, whatever else is installed."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "COLUMNS", "POSSE_CALL"}}
    data = str(root / "data")
    return kept | {"PYTHONPATH": str(root / "src"), "LANG": "C", "XDG_DATA_HOME": data, "COLUMNS": "100"}


def posse(root: Path, *words: object, typed: str = "") -> str:
    """The output of a command in this tree."""
    command = [sys.executable, "-c", CALL, *(str(word) for word in words)]
    outcome = subprocess.run(
        command, cwd=root, env=environment(root), input=typed, capture_output=True, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout


@contextmanager
def served(root: Path) -> Iterator[str]:
    """A server from this tree; its address, without a trailing slash."""
    options = ["serve", "--no-browser", "--port", "0", "--workers", "1", "--data", str(root / "data")]
    command = [sys.executable, "-c", CALL, *options]
    with subprocess.Popen(command, cwd=root, env=environment(root), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            fetch(f"{address}api/games")
            yield address.rstrip("/")
        finally:
            end(server)


CALL = "import sys; from posse.cli import main; sys.exit(main())"
