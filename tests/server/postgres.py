"""A PostgreSQL server for the tests: the one that POSSE_TEST_POSTGRES names, or a temporary one."""

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote, urlsplit

import asyncpg  # type: ignore[import-untyped]  # it comes without types

ADDRESS = "POSSE_TEST_POSTGRES"
DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"
BARE = "template1"  # what PostgreSQL itself copies for a new database

DURABLE = ("listen_addresses=", "max_connections=200")
# The data is temporary, so durability is switched off; what was committed survives the end of all processes only if
# it has been written by then.
SAFE_FROM_CRASHES = (*DURABLE, "fsync=off", "full_page_writes=off")
HASTY = (*SAFE_FROM_CRASHES, "synchronous_commit=off")


class NoPostgres(Exception):
    """The reason why there is no PostgreSQL."""


@contextlib.contextmanager
def server(settings: Sequence[str] = HASTY) -> Iterator[str]:
    """The address of a PostgreSQL server in which databases can be created; a temporary one has these settings."""
    given = os.environ.get(ADDRESS)
    if given:
        yield given
    else:
        with cluster(settings) as started:
            yield started.address


@contextlib.contextmanager
def database(address: str, name: str, template: str = BARE) -> Iterator[str]:
    """The address of a new database of this name, a copy of another one; dropped afterwards."""
    asyncio.run(_tell(address, f'CREATE DATABASE "{name}" TEMPLATE "{template}"'))
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


class Cluster:
    """A PostgreSQL server in a folder of its own, which can be ended as by a crash, and started again."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        self.address = f"postgresql://{OWNER}@/postgres?host={quote(str(folder), safe='')}"
        data = f"--pgdata={folder / 'data'}"
        self._create = (_programs() / "initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", data)
        self._control = (_programs() / "pg_ctl", data, "--wait", f"--log={folder / 'log'}")
        self._options = " ".join(f"-c {setting}" for setting in (*settings, f"unix_socket_directories={folder}"))
        self._is_running = False

    def create(self) -> None:
        _call(*self._create)

    def start(self) -> None:
        _call(*self._control, f"--options={self._options}", "start")
        self._is_running = True

    def crash(self) -> None:
        """End all its processes without a checkpoint; nothing happens if they have ended."""
        if self._is_running:
            self._is_running = False
            _call(*self._control, "--mode=immediate", "stop")


@contextlib.contextmanager
def cluster(settings: Sequence[str] = HASTY) -> Iterator[Cluster]:
    """A running server, removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="posse-postgres-"))
    try:
        _give_away(folder)
        made = Cluster(folder, settings)
        made.create()
        try:
            made.start()
            yield made
        finally:
            made.crash()
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
