"""The arguments of the command line, with help in the reader's language."""

import re
from argparse import SUPPRESS, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from typing import Any, NoReturn

from posse.cli.admin_arguments import TASKS, add_database, fill_doctor
from posse.cli.times import FOREVER, written
from posse.cli.trouble import Trouble
from posse.engine.words import whole
from posse.games import GAMES
from posse.languages import LANGUAGES
from posse.server.settings import ADJUSTABLE, ALERTING, KEEP
from posse.texts import Texts

DEFAULT_DEALS = "20"
DEFAULT_MARGIN = "5"
DEFAULT_RISK = "0.05"
DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = "8000"
DEFAULT_PROXY = "127.0.0.1, ::1"


class Parser(ArgumentParser):
    """A parser whose errors are messages in the reader's language, never argparse's English ones."""

    def __init__(self, texts: Texts, **kwargs: Any) -> None:
        self.texts = texts
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(texts, prog),
            **kwargs,
        )

    def error(self, message: str) -> NoReturn:
        raise Trouble("cli-error-arguments", program=self.prog)


class Formatter(HelpFormatter):
    """Help whose word for usage is translated."""

    def __init__(self, texts: Texts, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.texts = texts

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.texts.say('cli-usage')} " if prefix is None else prefix)


def parse(texts: Texts, argv: Sequence[str]) -> Namespace:
    """Parse the arguments; `Trouble` names the first wrong one."""
    parser = make_parser(texts)
    try:
        arguments, strange = parser.parse_known_args(argv)
    except ArgumentError as error:
        raise Trouble("cli-error-argument", name=_plain_name(error, argv), program=parser.prog) from None
    if strange:
        raise Trouble("cli-error-unknown", name=strange[0], program=arguments.program)
    return arguments


def _plain_name(error: ArgumentError, argv: Sequence[str]) -> str:
    """The wrong argument, as it was typed if that is known."""
    if error.argument_name and error.argument_name.startswith("-"):
        return error.argument_name
    return next((word for word in argv if not word.startswith("-")), "")


def make_parser(texts: Texts) -> Parser:
    """All commands with their arguments."""
    parser = Parser(texts, prog="posse", description=texts.say("cli-about"))
    general = _general(parser)
    general.add_argument("--version", action="store_true", help=texts.say("cli-arg-version"))
    parser.set_defaults(command="", program="posse", show_help=parser.format_help)
    commands = parser.add_subparsers(title=texts.say("cli-commands"), metavar="COMMAND")
    for name, fill in COMMANDS.items():
        fill(_command(commands, texts, name))
    return parser


def _command(commands: Any, texts: Texts, name: str) -> Parser:
    about = texts.say(f"cli-about-{name}")
    parser: Parser = commands.add_parser(name, help=about, description=about, texts=texts)
    _general(parser)
    parser.set_defaults(command=name, program=f"posse {name}", show_help=parser.format_help)
    return parser


def _general(parser: Parser) -> Any:
    """Add the arguments that every command has."""
    say = parser.texts.say
    group = parser.add_argument_group(say("cli-group-general"))
    group.add_argument("-h", "--help", action="store_true", help=say("cli-arg-help"))
    group.add_argument("--lang", metavar="LANG", help=say("cli-arg-lang", languages=", ".join(LANGUAGES)))
    return group


def _own(parser: Parser) -> Any:
    return parser.add_argument_group(parser.texts.say("cli-group-own"))


def _add_game(group: Any, parser: Parser) -> None:
    group.add_argument("game", nargs="?", metavar="GAME", help=parser.texts.say("cli-arg-game", games=", ".join(GAMES)))


def _add_file(group: Any, parser: Parser) -> None:
    group.add_argument("file", nargs="?", metavar="FILE", help=parser.texts.say("cli-arg-file"))


def _add_table(group: Any, parser: Parser) -> None:
    """Add what the players agree on before a game."""
    say = parser.texts.say
    group.add_argument("--edition", metavar="NAME", help=say("cli-arg-edition"))
    group.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-arg-option"))
    group.add_argument("--seed", metavar="N", help=say("cli-arg-seed"))


def _play(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    _add_game(group, parser)
    group.add_argument("--seats", metavar="N", help=say("cli-arg-seats"))
    group.add_argument("--humans", metavar="N", help=say("cli-arg-humans"))
    group.add_argument("--names", metavar="NAME", nargs="+", help=say("cli-arg-names"))
    group.add_argument("--bots", metavar="BOT", nargs="+", help=say("cli-arg-bots"))
    group.add_argument("--seconds", metavar="S", default="2", help=say("cli-arg-seconds"))
    _add_table(group, parser)
    group.add_argument("--watch", action="store_true", help=say("cli-arg-watch"))
    group.add_argument("--delay", metavar="S", default="0.7", help=say("cli-arg-delay"))
    group.add_argument("--plain", action="store_true", help=say("cli-arg-plain"))
    group.add_argument("--coach", action="store_true", help=say("cli-arg-coach"))
    group.add_argument("--save", metavar="FILE", help=say("cli-arg-save"))
    group.add_argument("--resume", metavar="FILE", nargs="?", const="", help=say("cli-arg-resume"))


def _learn(parser: Parser) -> None:
    group = _own(parser)
    _add_game(group, parser)
    group.add_argument("lesson", nargs="?", metavar="LESSON", help=parser.texts.say("cli-arg-lesson"))


def _replay(parser: Parser) -> None:
    group = _own(parser)
    _add_file(group, parser)
    group.add_argument("--names", metavar="NAME", nargs="+", help=parser.texts.say("cli-arg-names"))


def _verify(parser: Parser) -> None:
    _add_file(_own(parser), parser)


def _rules(parser: Parser) -> None:
    group = _own(parser)
    _add_game(group, parser)
    group.add_argument("wanted", nargs="*", metavar="RULE", help=parser.texts.say("cli-arg-wanted"))


def _options(parser: Parser) -> None:
    _add_game(_own(parser), parser)


def _arena(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    _add_game(group, parser)
    group.add_argument("--bots", metavar="BOT", nargs="+", help=say("cli-arg-arena-bots"))
    group.add_argument("--seats", metavar="N", help=say("cli-arg-arena-seats"))
    group.add_argument("--deals", metavar="N", default=DEFAULT_DEALS, help=say("cli-arg-deals", default=DEFAULT_DEALS))
    _add_table(group, parser)
    group.add_argument("--sprt", metavar="POINTS", nargs="?", const=DEFAULT_MARGIN, help=say("cli-arg-sprt"))
    group.add_argument("--alpha", metavar="P", default=DEFAULT_RISK, help=say("cli-arg-alpha", default=DEFAULT_RISK))
    group.add_argument("--beta", metavar="P", default=DEFAULT_RISK, help=say("cli-arg-beta", default=DEFAULT_RISK))
    group.add_argument("--workers", metavar="N", help=say("cli-arg-arena-workers"))
    group.add_argument("--ray", metavar="ADDRESS", help=say("cli-arg-ray"))
    group.add_argument("--log", metavar="FILE", help=say("cli-arg-arena-log"))
    group.add_argument("--records", metavar="DIR", help=say("cli-arg-records"))
    group.add_argument("--picture", metavar="FILE", help=say("cli-arg-picture"))


def _analyse(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    group.add_argument("files", nargs="*", metavar="FILE", help=say("cli-arg-files"))
    group.add_argument("--depth", metavar="DEPTH", default="standard", help=say("cli-arg-depth"))
    group.add_argument("--seed", metavar="N", help=say("cli-arg-seed"))
    group.add_argument("--json", action="store_true", help=say("cli-arg-analyse-json"))
    group.add_argument("--report", metavar="FILE", help=say("cli-arg-report"))
    group.add_argument("--ray", metavar="ADDRESS", help=say("cli-arg-ray"))


def _puzzles(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    group.add_argument("files", nargs="*", metavar="FILE", help=say("cli-arg-puzzles-files"))
    group.add_argument("--out", metavar="DIR", help=say("cli-arg-puzzles-out"))
    group.add_argument("--depth", metavar="DEPTH", default="standard", help=say("cli-arg-depth"))


def _serve(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    add_database(group, parser)
    group.add_argument("--host", metavar="HOST", default=DEFAULT_HOST, help=say("cli-arg-host", default=DEFAULT_HOST))
    group.add_argument("--port", metavar="N", help=say("cli-arg-port", default=DEFAULT_PORT))
    group.add_argument("--origin", metavar="URL", action="append", default=[], help=say("cli-arg-origin"))
    group.add_argument("--proxy", metavar="ADDRESS", action="append", help=say("cli-arg-proxy", default=DEFAULT_PROXY))
    group.add_argument("--path", metavar="PATH", default="", help=say("cli-arg-path"))
    group.add_argument("--workers", metavar="N", help=say("cli-arg-workers"))
    group.add_argument("--smtp", metavar="URL", help=say("cli-arg-smtp"))
    group.add_argument("--mail-from", metavar="ADDRESS", help=say("cli-arg-mail-from"))
    group.add_argument("--mail-site", metavar="URL", help=say("cli-arg-mail-site"))
    grace = str(ALERTING.grace)
    group.add_argument(
        "--alert-grace", metavar="SECONDS", default=grace, help=say("cli-arg-alert-grace", default=grace)
    )
    digest = f"{ALERTING.digest // 3600}h"
    group.add_argument(
        "--alert-digest", metavar="TIME", default=digest, help=say("cli-arg-alert-digest", default=digest)
    )
    group.add_argument("--alert-internal", action="store_true", help=say("cli-arg-alert-internal"))
    group.add_argument("--processes", metavar="N", default="1", help=say("cli-arg-processes"))
    group.add_argument("--internal", metavar="HOST:PORT", help=say("cli-arg-internal"))
    group.add_argument("--dataset", metavar="DIR", help=say("cli-arg-dataset"))
    group.add_argument("--puzzles", metavar="DIR", help=say("cli-arg-puzzles"))
    group.add_argument("--listen-fd", metavar="N", help=SUPPRESS)  # for processes started by `--processes`
    group.add_argument("--no-browser", action="store_true", help=say("cli-arg-no-browser"))
    _operating(parser)


def _worker(parser: Parser) -> None:
    say = parser.texts.say
    group = _own(parser)
    group.add_argument("--database", metavar="URL", help=say("cli-arg-worker-database"))
    group.add_argument("--processes", metavar="N", help=say("cli-arg-worker-processes"))
    group.add_argument("--name", metavar="NAME", help=say("cli-arg-worker-name"))
    group.add_argument("--log", metavar="FORMAT", default="plain", help=say("cli-arg-log"))


def _operating(parser: Parser) -> None:
    """Add what only somebody needs who runs the server for others."""
    say = parser.texts.say
    group = parser.add_argument_group(say("cli-group-operating"))
    for name, time in KEEP._asdict().items():
        usual = written(time)
        about = say(f"cli-arg-keep-{name}", default=usual, forever=FOREVER)
        group.add_argument(f"--keep-{name}", metavar="TIME", default=usual, help=about)
    limits = ", ".join(name.replace("_", "-") for name in ADJUSTABLE)
    group.add_argument(
        "--limit", metavar="NAME=N", action="append", default=[], help=say("cli-arg-limit", names=limits)
    )
    group.add_argument("--log", metavar="FORMAT", default="plain", help=say("cli-arg-log"))
    group.add_argument("--metrics-port", metavar="N", help=say("cli-arg-metrics-port"))
    group.add_argument("--metrics-host", metavar="HOST", default=DEFAULT_HOST, help=say("cli-arg-metrics-host"))


def _admin(parser: Parser) -> None:
    """Add the tasks of an operator, each a command of its own."""
    texts = parser.texts
    tasks = parser.add_subparsers(title=texts.say("cli-tasks"), metavar="TASK", dest="task")
    for name, fill in TASKS.items():
        about = texts.say(f"cli-about-admin-{name}")
        task: Parser = tasks.add_parser(name, help=about, description=about, texts=texts)
        _general(task)
        task.set_defaults(command="admin", program=f"posse admin {name}", show_help=task.format_help)
        group = _own(task)
        fill(group, task)
        add_database(group, task)


def _bot(parser: Parser) -> None:
    """Add what a bot of one's own can do."""
    texts = parser.texts
    tasks = parser.add_subparsers(title=texts.say("cli-tasks"), metavar="TASK", dest="task")
    about = texts.say("cli-about-bot-run")
    task: Parser = tasks.add_parser("run", help=about, description=about, texts=texts)
    _general(task)
    task.set_defaults(command="bot", program="posse bot run", show_help=task.format_help)
    group = _own(task)
    group.add_argument("file", nargs="?", metavar="BOT", help=texts.say("cli-arg-bot-file"))
    group.add_argument("--table", metavar="LINK", help=texts.say("cli-arg-bot-table"))
    group.add_argument("--token", metavar="TOKEN", help=texts.say("cli-arg-bot-token"))
    group.add_argument("--seat", metavar="N", help=texts.say("cli-arg-bot-seat"))
    group.add_argument("--seed", metavar="N", help=texts.say("cli-arg-bot-seed"))


def _doctor(parser: Parser) -> None:
    fill_doctor(_own(parser), parser)


COMMANDS = {
    "serve": _serve,
    "worker": _worker,
    "play": _play,
    "learn": _learn,
    "replay": _replay,
    "verify": _verify,
    "rules": _rules,
    "options": _options,
    "arena": _arena,
    "analyse": _analyse,
    "puzzles": _puzzles,
    "bot": _bot,
    "admin": _admin,
    "doctor": _doctor,
}


def whole_number(name: str, given: str) -> int:
    """A number from 0 on; `Trouble` names the argument."""
    if whole(given) < 0:
        raise Trouble("cli-error-number", name=name, given=given)
    return whole(given)


def at_least_one(name: str, given: str) -> int:
    """A number from 1 on; `Trouble` names the argument."""
    if whole_number(name, given) == 0:
        raise Trouble("cli-error-number", name=name, given=given)
    return whole_number(name, given)


def decimal(name: str, given: str) -> float:
    """A number with or without decimals, such as a time; `Trouble` names the argument."""
    if not re.fullmatch(r"\d{1,5}([.,]\d{1,6})?", given):
        raise Trouble("cli-error-number", name=name, given=given)
    return float(given.replace(",", "."))


def game_options(arguments: Namespace) -> dict[str, object]:
    """The options of the game as given by `--edition` and `--option`."""
    options: dict[str, object] = {"edition": arguments.edition} if arguments.edition else {}
    for given in arguments.option:
        name, equals, value = given.partition("=")
        if not equals or not name:
            raise Trouble("cli-error-option", given=given)
        options[name.strip()] = value.strip()
    return options
