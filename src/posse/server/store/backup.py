"""Copies of the whole database, made while servers run, and put back while none does.

SQLite is copied by its own online backup, which sees one moment of it; PostgreSQL by its own programs.
"""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import datetime
from pathlib import Path
from urllib.parse import unquote, urlsplit

from posse.engine.errors import PosseError
from posse.server.store.address import File, Service
from posse.server.store.database import BUSY_MS, make_private
from posse.server.store.upgrade import known

MAGIC = b"SQLite format 3\x00"
SIDE_FILES = ("-wal", "-shm")


class BackupFailed(PosseError):
    """No copy could be made, or it cannot be put back."""


def back_up(address: File | Service, copy: Path) -> None:
    """Write a copy of the database to a new file, readable by its owner only."""
    if copy.exists():
        raise BackupFailed("backup-exists", file=str(copy))
    partial = copy.with_name(copy.name + ".part")
    try:
        _private(partial)
        if isinstance(address, Service):
            _call("pg_dump", address, "--format=custom", f"--file={partial}")
        else:
            _copy_sqlite(address.path, partial)
        os.replace(partial, copy)
    finally:
        partial.unlink(missing_ok=True)


def put_back(address: File | Service, copy: Path, now: datetime) -> Path | None:
    """Replace the database by a copy that has been checked; returns where the former file is kept, if there was one."""
    if not copy.is_file():
        raise BackupFailed("backup-missing", file=str(copy))
    if isinstance(address, Service):
        _call("pg_restore", address, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(copy))
        return None
    check_copy(copy)
    fresh = address.path.with_name(address.path.name + ".restored")
    try:
        _private(fresh)
        _copy_sqlite(copy, fresh)
        former = _set_aside(address.path, now)
        os.replace(fresh, address.path)
    finally:
        fresh.unlink(missing_ok=True)
    return former


def check_copy(copy: Path) -> None:
    """`BackupFailed` unless this is an undamaged database of Posse that this version understands."""
    with open(copy, "rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise BackupFailed("backup-strange", file=str(copy))
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BackupFailed("backup-damaged", file=str(copy), detail=str(error)) from error
    if verdict != "ok":
        raise BackupFailed("backup-damaged", file=str(copy), detail=" ".join(verdict.split()))
    if revision not in known():
        raise BackupFailed("backup-newer", file=str(copy))


def _private(path: Path) -> None:
    """A file that nobody else can read: it contains all that the database does."""
    try:
        make_private(path)
    except OSError as error:
        raise BackupFailed("backup-failed", file=str(path), detail=str(error.strerror)) from error


def _copy_sqlite(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=BUSY_MS / 1000)) as one,
            closing(sqlite3.connect(target)) as other,
        ):
            one.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
        _sync(target)
    except sqlite3.Error as error:
        raise BackupFailed("backup-failed", file=str(target), detail=str(error)) from error


def _sync(path: Path) -> None:
    """Return when the file is on the disk."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())


def _set_aside(path: Path, now: datetime) -> Path | None:
    """Keep the former database beside the restored one, with all its files."""
    if not path.exists():
        return None
    former = path.with_name(f"{path.name}.before-{now:%Y%m%d-%H%M%S}")
    for suffix in ("", *SIDE_FILES):
        part = path.with_name(path.name + suffix)
        if part.exists():
            os.replace(part, former.with_name(former.name + suffix))
    return former


# --- PostgreSQL


def _call(program: str, address: Service, *arguments: str) -> None:
    """Run a program of PostgreSQL; the password is not among its arguments, which everybody on the machine can read."""
    found = shutil.which(program)
    if found is None:
        raise BackupFailed("backup-no-program", program=program)
    dsn, password = without_secret(address.dsn)
    environment = {**os.environ, "PGPASSWORD": password} if password else dict(os.environ)
    done = subprocess.run(
        [found, f"--dbname={dsn}", *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        detail = " ".join(done.stderr.split())[-500:]
        raise BackupFailed("backup-failed", file=str(address), detail=detail or str(done.returncode))


def without_secret(dsn: str) -> tuple[str, str | None]:
    """A connection string without its password, and the password."""
    parts = urlsplit(dsn)
    if parts.password is None:
        return dsn, None
    user, _, where = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user.partition(':')[0]}@{where}").geturl(), unquote(parts.password)
