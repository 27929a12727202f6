"""The command line: `posse serve | worker | admin | doctor`, and for those who play or write bots
`posse play | learn | replay | verify | rules | options | arena`."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TextIO

from posse import COMPILED, BadRecord, PosseError, __version__
from posse.cli.arguments import language_of, parse
from posse.cli.screen import Screen
from posse.cli.trouble import INTERRUPTED, USAGE, WRONG_RECORD, Trouble
from posse.texts import LANGUAGES, Texts, terminal_texts


def main(argv: Sequence[str] | None = None, *, stdin: TextIO | None = None) -> int:
    """Run one command; the exit code is 0, 1 for an invalid record or a sick server, 2 for wrong arguments, 130 after
    Ctrl-C."""
    words = list(sys.argv[1:] if argv is None else argv)
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
    if arguments.command == "serve":
        from posse.cli.serve import serve

        return serve(arguments, language)
    if arguments.command == "worker":
        from posse.cli.worker import worker

        return worker(arguments, language)
    if arguments.command == "play":
        from posse.cli.play import play

        return play(arguments, language)
    if arguments.command == "learn":
        from posse.cli.learn import learn

        return learn(arguments, language)
    if arguments.command == "replay":
        from posse.cli.replay import replay

        return replay(arguments, language)
    if arguments.command == "arena":
        from posse.cli.arena import arena

        return arena(arguments, language)
    if arguments.command == "admin":
        from posse.cli.admin import admin

        return admin(arguments, language)
    if arguments.command == "doctor":
        from posse.cli.doctor import doctor

        return doctor(arguments, language)
    if arguments.command:
        return _run_quick(arguments, language)
    if vars(arguments).get("version"):
        Screen(terminal_texts(language)).say(
            "cli-version-compiled" if COMPILED else "cli-version-plain", version=__version__
        )
    else:
        sys.stdout.write(arguments.show_help())
    return 0


def _run_quick(arguments: Namespace, language: str) -> int:
    """Run a command that only prints something."""
    from posse.cli import reports

    commands = {
        "verify": reports.verify,
        "rules": reports.rules,
        "options": reports.options,
    }
    return commands[arguments.command](arguments, language)


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
