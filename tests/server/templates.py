"""A database of the current version with nothing in it, made once in each test process and copied for every test.

A copy takes milliseconds, and the migrations, which have tests of their own, half a second of CPU.
"""

import asyncio
import atexit
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from posse.server.settings import Settings
from posse.server.store.address import File, Service, database_at
from posse.server.store.upgrade import upgrade


def upgraded(address: File | Service) -> None:
    """Bring a database up to date, whether or not an event loop is running here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, upgrade(address)).result()


@cache
def sqlite() -> Path:
    """The SQLite file that is copied."""
    folder = Path(tempfile.mkdtemp(prefix="posse-template-"))
    atexit.register(shutil.rmtree, folder)
    upgraded(File(folder / "posse.db"))
    return folder / "posse.db"


def copy_to(path: Path) -> None:
    """Put a copy here, readable by its owner only like every file of a server."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    shutil.copyfile(sqlite(), path)


def prepare(settings: Settings) -> None:
    """Give a server its database, if it would make an SQLite file when it starts."""
    address = database_at(settings.address)
    if isinstance(address, File) and not address.path.exists():
        copy_to(address.path)
