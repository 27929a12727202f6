"""A lock on an SQLite database, so that a second server on the same file is refused.

The operating system holds it for as long as the process lives and gives it back whatever happens to the process; a
file that is left behind means nothing. The text in it tells who holds the lock.
"""

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

from posse.server.store.address import File, database_at
from posse.server.store.errors import BadAddress, DatabaseInUse

# Windows locks bytes against reading, too; this one is far behind the text.
LOCKED_BYTE = 1 << 20


@contextlib.contextmanager
def sole_server(address: str, port: int) -> Iterator[None]:
    """Lock the database at this address until the end of the block; `DatabaseInUse` names the process that has it.

    Several processes may share a PostgreSQL database, so that is not locked.
    """
    found = database_at(address)
    if not isinstance(found, File):
        yield
        return
    path = found.path.with_name(f"{found.path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _locked(path)
    except OSError as error:
        raise BadAddress("no-database", given=str(found), detail=str(error)) from error
    if descriptor is None:
        raise _in_use(found, path)
    try:
        _write(descriptor, f"{os.getpid()} {socket.gethostname()} {port}\n")
        yield
    finally:
        with contextlib.suppress(OSError):  # Windows keeps a file that is open
            path.unlink()
        os.close(descriptor)


def _locked(path: Path) -> int | None:
    """The file, locked; None if another process has locked it."""
    while True:
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(descriptor)
        except OSError:
            os.close(descriptor)
            return None
        if _is_at(path, descriptor):
            return descriptor
        os.close(descriptor)  # its last holder has just removed it


def _is_at(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _write(descriptor: int, text: str) -> None:
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, text.encode())


def _in_use(database: File, path: Path) -> DatabaseInUse:
    """The error with what the holder has written; it may be about to write it, or to end."""
    told = path.read_text(errors="replace") if path.exists() else ""
    pid, host, port = (*told.split(), "?", "?", "?")[:3]
    return DatabaseInUse("database-in-use", given=str(database), pid=pid, host=host, port=port)
