"""`posse worker`: thinks for the bots of all servers on a PostgreSQL, until it is stopped."""

import asyncio
import os
import socket
from argparse import Namespace

from posse.cli.arguments import at_least_one
from posse.cli.screen import Screen
from posse.cli.serve import log_of
from posse.cli.trouble import Trouble
from posse.server.jobs.worker import WorkerSettings, run
from posse.server.logs import set_up
from posse.server.store.address import Service, database_at
from posse.texts import terminal_texts


def worker(arguments: Namespace, language: str) -> int:
    """Find the database, say what is done, and do it."""
    settings = settings_of(arguments)
    set_up(log_of(arguments.log))
    screen = Screen(terminal_texts(language))
    facts = {"name": settings.name, "processes": str(settings.processes), "database": str(settings.address)}
    asyncio.run(run(settings, lambda: screen.say("cli-worker-here", **facts)))
    screen.say("cli-worker-stopped")
    return 0


def settings_of(arguments: Namespace) -> WorkerSettings:
    address = None if arguments.database is None else database_at(arguments.database)
    if not isinstance(address, Service):
        raise Trouble("cli-error-worker-database")
    processes = os.cpu_count() or 1 if arguments.processes is None else at_least_one("--processes", arguments.processes)
    return WorkerSettings(address, processes, _name(arguments.name))


def _name(given: str | None) -> str:
    """By which name operators know it: that of the machine and the process, unless it is given."""
    if given is None:
        return f"{socket.gethostname()}:{os.getpid()}"
    if not given.strip() or not given.isprintable():
        raise Trouble("cli-error-worker-name", given=given)
    return given.strip()
