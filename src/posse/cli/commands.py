"""The commands of the command line, each imported when it is called."""

import gc
import io
import os
import sys
from argparse import Namespace
from importlib import import_module
from types import ModuleType
from typing import TextIO

from posse import COMPILED, BadRecord, PosseError, __version__
from posse.cli.arguments import parse
from posse.cli.language import language_of
from posse.cli.screen import Screen
from posse.cli.trouble import INTERRUPTED, USAGE, WRONG_RECORD, Trouble
from posse.languages import LANGUAGES
from posse.texts import Texts, terminal_texts

# A command is a function of its name, in a module of that name but for these.
MODULES = dict.fromkeys(("verify", "rules", "options"), "reports")


def run(words: list[str], stdin: TextIO | None) -> int:
    """Run one command; returns its exit code."""
    _mend_streams()
    language = language_of(words)
    say = terminal_texts(language if language in LANGUAGES else "en")
    try:
        terminal_texts(language)
        arguments = parse(say, words)
        arguments.words = words
        return _run(arguments, language, stdin or sys.stdin)
    except Trouble as trouble:
        return _complain(say.say(trouble.key, **trouble.facts), trouble.code)
    except PosseError as error:
        return _complain(_explain(say, error), WRONG_RECORD if isinstance(error, BadRecord) else USAGE)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return _complain(say.say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: Namespace, language: str, stdin: TextIO) -> int:
    """Run the command that the arguments name; its module is imported only now."""
    arguments.stdin = stdin
    if arguments.help:
        sys.stdout.write(arguments.show_help())
        return 0
    if arguments.command:
        module = MODULES.get(arguments.command, arguments.command)
        command = getattr(_imported(f"posse.cli.{module}"), arguments.command)
        return int(command(arguments, language))
    if vars(arguments).get("version"):
        Screen(terminal_texts(language)).say(
            "cli-version-compiled" if COMPILED else "cli-version-plain", version=__version__
        )
    else:
        sys.stdout.write(arguments.show_help())
    return 0


def _imported(name: str) -> ModuleType:
    """A module with all that it imports, of which nothing is garbage: looking for some takes a tenth of the time."""
    if name not in sys.modules:
        gc.disable()
        import_module(name)
        gc.freeze()
        gc.enable()
    return sys.modules[name]


def _mend_streams() -> None:
    """Replace what a terminal cannot show, and input that is not valid UTF-8, instead of raising an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _explain(say: Texts, error: PosseError) -> str:
    """The sentence for an error, whichever game it comes from."""
    for game in (None, *error_games()):
        if terminal_texts(say.lang, game).has(f"error-{error.key}"):
            return terminal_texts(say.lang, game).error(error)
    return str(error)


def error_games() -> list[str]:
    from posse.games import GAMES

    return list(GAMES)


def _complain(sentence: str, code: int) -> int:
    """One line on the error output."""
    print(f"posse: {sentence}", file=sys.stderr)
    return code
