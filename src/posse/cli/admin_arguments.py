"""The arguments of `posse admin` and `posse doctor`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from posse.cli.arguments import Parser

STATES = ("open", "running", "over", "closed")
DEFAULT_LISTED = "50"


def add_database(group: Any, parser: "Parser") -> None:
    """Add where the database is, as for `posse serve`."""
    group.add_argument("--data", metavar="DIR", help=parser.texts.say("cli-arg-data"))
    group.add_argument("--database", metavar="URL", help=parser.texts.say("cli-arg-database"))


def _add_listed(group: Any, parser: "Parser") -> None:
    say = parser.texts.say
    group.add_argument("--most", metavar="N", default=DEFAULT_LISTED, help=say("cli-arg-most", default=DEFAULT_LISTED))
    _add_json(group, parser)


def _add_json(group: Any, parser: "Parser") -> None:
    group.add_argument("--json", action="store_true", help=parser.texts.say("cli-arg-json"))


def _add_yes(group: Any, parser: "Parser") -> None:
    group.add_argument("--yes", action="store_true", help=parser.texts.say("cli-arg-yes"))


def _tables(group: Any, parser: "Parser") -> None:
    say = parser.texts.say
    group.add_argument("--state", metavar="STATE", help=say("cli-arg-state", states=", ".join(STATES)))
    group.add_argument("--game", metavar="GAME", help=say("cli-arg-only-game"))
    group.add_argument("--person", metavar="PERSON", help=say("cli-arg-only-person"))
    _add_listed(group, parser)


def _people(group: Any, parser: "Parser") -> None:
    group.add_argument("search", nargs="?", metavar="TEXT", help=parser.texts.say("cli-arg-search"))
    _add_listed(group, parser)


def _reports(group: Any, parser: "Parser") -> None:
    _add_listed(group, parser)


def _some_reports(group: Any, parser: "Parser") -> None:
    group.add_argument("numbers", nargs="+", metavar="NUMBER", help=parser.texts.say("cli-arg-reports"))


def _bans(group: Any, parser: "Parser") -> None:
    _add_json(group, parser)


def _some_tables(group: Any, parser: "Parser") -> None:
    group.add_argument("subjects", nargs="+", metavar="TABLE", help=parser.texts.say("cli-arg-tables"))
    _add_yes(group, parser)


def _some_people(group: Any, parser: "Parser") -> None:
    group.add_argument("subjects", nargs="+", metavar="PERSON", help=parser.texts.say("cli-arg-people"))
    _add_yes(group, parser)


def _ban(group: Any, parser: "Parser") -> None:
    say = parser.texts.say
    group.add_argument("subjects", nargs="+", metavar="WHO", help=say("cli-arg-who"))
    group.add_argument("--for", dest="span", metavar="TIME", help=say("cli-arg-ban-for"))
    group.add_argument("--note", metavar="TEXT", default="", help=say("cli-arg-note"))
    _add_yes(group, parser)


def _unban(group: Any, parser: "Parser") -> None:
    group.add_argument("subjects", nargs="+", metavar="WHO", help=parser.texts.say("cli-arg-who"))


def _quota(group: Any, parser: "Parser") -> None:
    say = parser.texts.say
    group.add_argument("person", metavar="PERSON", help=say("cli-arg-people"))
    group.add_argument("--unstarted", metavar="N", help=say("cli-arg-unstarted"))
    group.add_argument("--running", metavar="N", help=say("cli-arg-running"))


def _backup(group: Any, parser: "Parser") -> None:
    group.add_argument("file", metavar="FILE", help=parser.texts.say("cli-arg-backup"))


def _restore(group: Any, parser: "Parser") -> None:
    _backup(group, parser)
    _add_yes(group, parser)


def _export(group: Any, parser: "Parser") -> None:
    say = parser.texts.say
    group.add_argument("table", metavar="TABLE", help=say("cli-arg-tables"))
    group.add_argument("file", nargs="?", metavar="FILE", help=say("cli-arg-export"))


def _export_all(group: Any, parser: "Parser") -> None:
    group.add_argument("folder", metavar="DIR", help=parser.texts.say("cli-arg-export-all"))


def _dataset(group: Any, parser: "Parser") -> None:
    group.add_argument("--out", metavar="DIR", required=True, help=parser.texts.say("cli-arg-dataset-out"))


TASKS = {
    "tables": _tables,
    "close-table": _some_tables,
    "delete-table": _some_tables,
    "people": _people,
    "delete-person": _some_people,
    "quota": _quota,
    "reports": _reports,
    "close-report": _some_reports,
    "bans": _bans,
    "ban": _ban,
    "unban": _unban,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "export-all": _export_all,
    "dataset": _dataset,
}


def fill_doctor(group: Any, parser: "Parser") -> None:
    add_database(group, parser)
    group.add_argument("--url", metavar="URL", help=parser.texts.say("cli-arg-url"))
    _add_json(group, parser)
