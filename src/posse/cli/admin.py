"""`posse admin`: what an operator does with the database of a server, also while it runs."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from posse.cli.arguments import whole_number
from posse.cli.lists import print_json, print_list
from posse.cli.screen import Screen
from posse.cli.serve import server_folder
from posse.cli.times import span
from posse.cli.trouble import Trouble, file_trouble, path_of
from posse.games import GAMES
from posse.server.dataset.writing import write_dataset
from posse.server.people.bans import ADDRESS, PERSON, network_of
from posse.server.settings import Settings
from posse.server.store.address import database_at
from posse.server.store.admin import Admin
from posse.server.store.backup import back_up, put_back
from posse.server.store.census import TablesWanted
from posse.server.store.rows import Ban, Person
from posse.server.tables import seating
from posse.texts import terminal_texts

STATES = ("open", "running", "over", "closed")
BATCH = 100


class Desk:
    """One task of an operator: its arguments, the database, and the terminal."""

    def __init__(self, arguments: Namespace, screen: Screen, office: Admin) -> None:
        self.arguments = arguments
        self.screen = screen
        self.office = office
        self.now = datetime.now(UTC)

    @property
    def now_ms(self) -> int:
        return round(self.now.timestamp() * 1000)

    def confirm(self, key: str, **facts: Any) -> None:
        confirm(self.arguments, self.screen, key, **facts)

    def show(self, rows: Sequence[dict[str, Any]], columns: Sequence[str]) -> None:
        """Print rows as JSON, with everything, or as a table of some columns."""
        if self.arguments.json:
            print_json(rows)
        elif rows:
            print_list(self.screen, columns, rows)
        else:
            self.screen.say("cli-admin-none")

    async def tables(self) -> list[str]:
        """The tables that were named; `Trouble` if one of them does not exist."""
        ids = list(dict.fromkeys(self.arguments.subjects))
        there = await self.office.existing(ids)
        for id in ids:
            if id not in there:
                raise Trouble("cli-error-no-table", given=id)
        return ids

    async def person(self, given: str) -> Person:
        found = await self.office.person(given)
        if found is None:
            raise Trouble("cli-error-no-person", given=given)
        return found


def confirm(arguments: Namespace, screen: Screen, key: str, **facts: Any) -> None:
    """Ask before something is lost; `Trouble` unless the answer is yes, or `--yes` was given."""
    if arguments.yes:
        return
    screen.say(key, **facts)
    yes = screen.texts.say("yes")
    try:
        typed = screen.ask(screen.texts.say("cli-admin-type-yes", yes=yes) + " ")
    except EOFError:
        raise Trouble("cli-error-needs-yes") from None
    if typed.casefold() not in ("yes", yes.casefold()):
        raise Trouble("cli-error-nothing-done")


def admin(arguments: Namespace, language: str) -> int:
    """Carry out one task; without one, show the help."""
    if arguments.task is None:
        sys.stdout.write(arguments.show_help())
        return 0
    settings = Settings(server_folder(arguments.data), database=arguments.database)
    screen = Screen(terminal_texts(language), arguments.stdin)
    if arguments.task in FILE_TASKS:
        return FILE_TASKS[arguments.task](arguments, screen, settings)
    asyncio.run(_carry_out(arguments, screen, settings.address))
    return 0


async def _carry_out(arguments: Namespace, screen: Screen, address: str) -> None:
    async with Admin.opened(address) as office:
        await TASKS[arguments.task](Desk(arguments, screen, office))


# --- tables


async def list_tables(desk: Desk) -> None:
    given = desk.arguments
    if given.state is not None and given.state not in STATES:
        raise Trouble("cli-error-state", given=given.state, states=", ".join(STATES))
    if given.game is not None and given.game not in GAMES:
        raise Trouble("cli-error-which-game", games=", ".join(GAMES))
    person = None if given.person is None else (await desk.person(given.person)).id
    states = STATES if given.state is None else (given.state,)
    wanted = TablesWanted(states, given.game, person, whole_number("--most", given.most))
    desk.show(await desk.office.tables(wanted), ["id", "game", "state", "created", "moved", "seats", "address"])


async def close_tables(desk: Desk) -> None:
    ids = await desk.tables()
    desk.confirm("cli-admin-ask-close", count=len(ids))
    await desk.office.close_tables(ids, desk.now_ms)
    desk.screen.say("cli-admin-closed", count=len(ids))


async def delete_tables(desk: Desk) -> None:
    ids = await desk.tables()
    desk.confirm("cli-admin-ask-delete", count=len(ids))
    await desk.office.delete_tables(ids, desk.now_ms)
    desk.screen.say("cli-admin-deleted", count=len(ids))


# --- people


async def list_people(desk: Desk) -> None:
    rows = await desk.office.people(desk.arguments.search, whole_number("--most", desk.arguments.most))
    desk.show(rows, ["id", "name", "account", "created", "tables", "banned", "unstarted", "running", "address"])


async def delete_people(desk: Desk) -> None:
    people = [await desk.person(given) for given in dict.fromkeys(desk.arguments.subjects)]
    desk.confirm("cli-admin-ask-delete-people", names=", ".join(person.name for person in people))
    for person in people:
        await desk.office.delete_person(person.id, seating.part, desk.now_ms)
    desk.screen.say("cli-admin-deleted-people", count=len(people))


async def set_quota(desk: Desk) -> None:
    person = await desk.person(desk.arguments.person)
    unstarted, running = (
        None if given is None else whole_number(name, given)
        for name, given in (("--unstarted", desk.arguments.unstarted), ("--running", desk.arguments.running))
    )
    await desk.office.give_quota(person.id, unstarted, running)
    is_usual = unstarted is None and running is None
    desk.screen.say("cli-admin-quota-usual" if is_usual else "cli-admin-quota", name=person.name)


# --- reports


async def list_reports(desk: Desk) -> None:
    rows = await desk.office.reports(whole_number("--most", desk.arguments.most))
    desk.show(rows, ["number", "at", "about_id", "name", "reason", "text", "table_id", "author"])


async def close_reports(desk: Desk) -> None:
    numbers = [whole_number("NUMBER", given) for given in desk.arguments.numbers]
    count = await desk.office.close_reports(numbers)
    desk.screen.say("cli-admin-reports-closed", count=count)


# --- bans


async def list_bans(desk: Desk) -> None:
    rows = [
        {"kind": ban.kind, "subject": ban.subject, "since": ban.at, "until": ban.until, "note": ban.note}
        for ban in await desk.office.bans(desk.now)
    ]
    desk.show(rows, ["kind", "subject", "since", "until", "note"])


async def _subject(desk: Desk, given: str) -> tuple[str, str]:
    """Whom an operator means: an address or network, or a person by id or account."""
    network = network_of(given)
    if network is not None:
        return ADDRESS, str(network)
    return PERSON, (await desk.person(given)).id


async def ban(desk: Desk) -> None:
    given = desk.arguments
    until = None if given.span is None else desk.now + span("--for", given.span)
    subjects = [await _subject(desk, who) for who in given.subjects]
    desk.confirm("cli-admin-ask-ban", names=", ".join(given.subjects))
    for kind, subject in subjects:
        await desk.office.ban(Ban(kind, subject, desk.now, until, given.note), desk.now_ms)
    desk.screen.say("cli-admin-banned", names=", ".join(subject for _, subject in subjects))


async def unban(desk: Desk) -> None:
    for given in desk.arguments.subjects:
        network = network_of(given)
        person = None if network else await desk.office.person(given)
        subject = str(network) if network else person.id if person else given
        if not await desk.office.unban(ADDRESS if network else PERSON, subject, desk.now_ms):
            raise Trouble("cli-error-not-banned", given=given)
        desk.screen.say("cli-admin-unbanned", name=given)


# --- records


async def export(desk: Desk) -> None:
    """Print a record, or write it to a file."""
    found = await desk.office.record(desk.arguments.table)
    if found is None:
        raise Trouble("cli-error-no-table-record", given=desk.arguments.table)
    if desk.arguments.file is None:
        sys.stdout.write(found[1])
        return
    path = path_of(desk.arguments.file)
    _write_new(path, found[1])
    desk.screen.say("cli-admin-exported", count=1, file=str(path))


async def export_all(desk: Desk) -> None:
    """Write the record of every finished game to a folder; those that are there already are left as they are."""
    folder = path_of(desk.arguments.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(error, folder) from None
    count, last = 0, ""
    while names := await desk.office.finished(last, BATCH):
        for name in names:
            count += await _export_to(desk, folder, name)
        last = names[-1]
    desk.screen.say("cli-admin-exported", count=count, file=str(folder))


async def dataset(desk: Desk) -> None:
    """Write the finished public games without names to a folder of this day."""
    folder, day = path_of(desk.arguments.out), desk.now.strftime("%Y-%m-%d")
    try:
        count = await write_dataset(desk.office.upkeep, folder, day, desk.screen.texts)
    except ImportError:
        raise Trouble("cli-error-no-pyarrow") from None
    except OSError as error:
        raise file_trouble(error, folder) from None
    desk.screen.say("cli-admin-exported", count=count, file=str(folder / day))


async def _export_to(desk: Desk, folder: Path, name: str) -> int:
    found = await desk.office.record(name)
    if found is None:
        return 0
    path = folder / f"{found[0].game}-{name}.posse"
    if path.exists():
        return 0
    _write_new(path, found[1])
    return 1


def _write_new(path: Path, text: str) -> None:
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise file_trouble(error, path) from None


# --- the whole database


def backup(arguments: Namespace, screen: Screen, settings: Settings) -> int:
    address, copy = database_at(settings.address), path_of(arguments.file)
    asyncio.run(_check_there(settings.address))
    back_up(address, copy)
    screen.say("cli-admin-backed-up", file=str(copy), size=_megabytes(copy))
    return 0


async def _check_there(address: str) -> None:
    async with Admin.opened(address):
        pass


def restore(arguments: Namespace, screen: Screen, settings: Settings) -> int:
    """Replace the database, unless a server uses it."""
    address, copy = database_at(settings.address), path_of(arguments.file)
    now = datetime.now(UTC)
    if _is_served(settings.address, round(now.timestamp() * 1000)):
        raise Trouble("cli-error-served")
    confirm(arguments, screen, "cli-admin-ask-restore", file=str(copy), database=str(address))
    former = put_back(address, copy, now)
    screen.say("cli-admin-restored", file=str(copy))
    if former is not None:
        screen.hint("cli-admin-former", file=str(former))
    return 0


def _is_served(address: str, now: int) -> bool:
    """Whether a server is running on a database; on one that is damaged, none is."""

    async def look() -> bool:
        async with Admin.opened(address) as office:
            return await office.is_served(now)

    try:
        return asyncio.run(look())
    except Exception:  # it is there to be replaced, whatever its state
        return False


def _megabytes(path: Path) -> str:
    return f"{os.path.getsize(path) / 1e6:.1f}"


TASKS: dict[str, Callable[[Desk], Awaitable[None]]] = {
    "tables": list_tables,
    "close-table": close_tables,
    "delete-table": delete_tables,
    "people": list_people,
    "delete-person": delete_people,
    "quota": set_quota,
    "reports": list_reports,
    "close-report": close_reports,
    "bans": list_bans,
    "ban": ban,
    "unban": unban,
    "export": export,
    "export-all": export_all,
    "dataset": dataset,
}
FILE_TASKS: dict[str, Callable[[Namespace, Screen, Settings], int]] = {"backup": backup, "restore": restore}
