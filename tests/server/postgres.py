"""A PostgreSQL server for the tests: the one that POSSE_TEST_POSTGRES names, or a temporary one."""

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit

import asyncpg  # type: ignore[import-untyped]  # it comes without types

ADDRESS = "POSSE_TEST_POSTGRES"
DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"

# The data is temporary, so durability is switched off.
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")


class NoPostgres(Exception):
    """The reason why there is no PostgreSQL."""


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a PostgreSQL server in which databases can be created."""
    given = os.environ.get(ADDRESS)
    if given:
        yield given
    else:
        with _started() as (address, _):
            yield address


@contextlib.contextmanager
def restartable() -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a temporary server, and how to end it as in a crash and start it again."""
    with _started() as started:
        yield started


@contextlib.contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """The address of an empty database of this name, dropped afterwards."""
    asyncio.run(_tell(address, f'CREATE DATABASE "{name}"'))
    try:
        yield named(address, name)
    finally:
        asyncio.run(_tell(address, f'DROP DATABASE "{name}" WITH (FORCE)'))


def named(address: str, name: str) -> str:
    """The same address with another database."""
    return urlsplit(address)._replace(path=f"/{name}").geturl()


async def _tell(address: str, command: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


@contextlib.contextmanager
def _started() -> Iterator[tuple[str, Callable[[], None]]]:
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="posse-postgres-"))
    try:
        _give_away(folder)
        _call(programs / "initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", f"--pgdata={folder / 'data'}")
        options = " ".join(f"-c {setting}" for setting in (*HASTY, f"unix_socket_directories={folder}"))
        control = (programs / "pg_ctl", f"--pgdata={folder / 'data'}", "--wait", f"--log={folder / 'log'}")
        start = (*control, f"--options={options}", "start")
        stop = (*control, "--mode=immediate", "stop")

        def restart() -> None:
            _call(*stop)
            _call(*start)

        _call(*start)
        try:
            yield f"postgresql://{OWNER}@/postgres?host={quote(str(folder), safe='')}", restart
        finally:
            _call(*stop)
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    """The folder of PostgreSQL's programs; Debian keeps them off the path, a folder for each version."""
    for folder in (*sorted(DEBIAN.glob("*/bin"), reverse=True), *_on_the_path()):
        if (folder / "initdb").is_file() and (folder / "pg_ctl").is_file():
            return folder
    raise NoPostgres(f"PostgreSQL is not installed, and {ADDRESS} names none")


def _on_the_path() -> list[Path]:
    found = shutil.which("initdb")
    return [Path(found).resolve().parent] if found else []


def _give_away(folder: Path) -> None:
    """PostgreSQL refuses to run as root, so use another user in that case."""
    if os.geteuid() == 0:
        try:
            shutil.chown(folder, OWNER, OWNER)
        except LookupError as error:
            raise NoPostgres(str(error)) from error


def _call(program: Path, *arguments: str) -> None:
    owner = OWNER if os.geteuid() == 0 else None
    command = [str(program), *arguments]
    # The server inherits its output; a pipe would stay open as long as it runs.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/", user=owner, group=owner
        )
        if done.returncode:
            said.seek(0)
            raise NoPostgres(said.read().decode(errors="replace"))
