"""What a server needs, looked at from outside: database, disk, files, workers, clock, and the way through a proxy.

A finding has the name of a message for what was found, and `<name>-advice` for what to do unless it is good.
"""

import asyncio
import os
import shutil
import ssl
from base64 import b64encode
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from time import time
from typing import Any, Literal
from urllib.parse import urlsplit

import orjson
from sqlalchemy import Connection, inspect, select, text

import posse
from posse.bots import LEVELS
from posse.games import GAMES
from posse.server.bots.pool import BotFailed, Pool
from posse.server.settings import Settings
from posse.server.store import BadAddress
from posse.server.store.address import File, Service, database_at
from posse.server.store.database import FAILURES, engine_for_upgrade
from posse.server.store.outage import message_of
from posse.server.store.resting import ALIVE
from posse.server.store.schema import setting
from posse.server.store.upgrade import known, newest, revision_of
from posse.server.store.workers import WorkerRow, crew_of

if os.name != "nt":
    import resource

Verdict = Literal["good", "odd", "bad"]

LEAST_FREE_BYTES = 500_000_000
LEAST_FILES = 4096
MOST_CLOCK_SECONDS = 5
WORKER_SECONDS = 90.0
WEB_SECONDS = 10


@dataclass(slots=True)
class Finding:
    """Something that was looked at."""

    check: str
    verdict: Verdict
    facts: dict[str, Any] = field(default_factory=dict)


async def examined(settings: Settings, url: str | None) -> list[Finding]:
    """Everything that can be looked at; `url` is where people reach the server."""
    try:
        address = database_at(settings.address)
    except BadAddress as error:
        return [Finding("address", "bad", {"given": str(error.facts["given"])})]
    found = [*await database(address), disk(settings, address), files(), await workers()]
    return found if url is None else [*found, *await asyncio.to_thread(way_in, url)]


# --- the database


async def database(address: File | Service) -> list[Finding]:
    """Whether it can be reached, is up to date, can be written to, and has the same time as this machine."""
    name = {"given": str(address)}
    if isinstance(address, File) and not address.path.is_file():
        return [Finding("no-file", "odd", name)]
    engine = engine_for_upgrade(address)
    try:
        async with engine.connect() as connection:
            revision = await connection.run_sync(revision_of)
            found = [Finding("reached", "good", name), version(revision)]
            if isinstance(address, Service):
                there = await connection.scalar(text("SELECT EXTRACT(EPOCH FROM clock_timestamp())"))
                found.append(clock(float(there), time()))
                if revision == newest():
                    found += remote_workers((await crew_of(connection)).workers)
            found += past(await connection.run_sync(_last_sign), time())
    except (*FAILURES, ValueError) as error:
        return [Finding("not-reached", "bad", {**name, "detail": message_of(error)})]
    finally:
        await engine.dispose()
    return [*found, await writable(address)]


def version(revision: str | None) -> Finding:
    """Whether the schema is that of this version."""
    if revision == newest():
        return Finding("current", "good", {"version": str(revision)})
    if revision in known():
        return Finding("older", "odd", {"version": str(revision or 0), "newest": str(newest())})
    return Finding("newer", "bad", {"version": str(revision)})


def clock(there: float, here: float) -> Finding:
    """Whether the database has the same time as this machine."""
    seconds = round(abs(there - here))
    return Finding("clock", "good" if seconds <= MOST_CLOCK_SECONDS else "bad", {"seconds": seconds})


def remote_workers(workers: list[WorkerRow]) -> list[Finding]:
    """Which processes think for the bots of all servers, and which would if they were of this version."""
    alive = [worker for worker in workers if worker.version == posse.__version__]
    others = [worker for worker in workers if worker.version != posse.__version__]
    facts = {"names": _names(alive), "slots": sum(worker.slots for worker in alive)}
    found = [Finding("remote-workers", "good", facts) if alive else Finding("no-remote-workers", "good")]
    if others:
        found.append(Finding("other-workers", "odd", {"names": _names(others), "version": posse.__version__}))
    return found


def _names(workers: list[WorkerRow]) -> str:
    return ", ".join(sorted(worker.name for worker in workers))


def _last_sign(connection: Connection) -> float | None:
    """When a server was last alive, in seconds since 1970, if that is known."""
    if not inspect(connection).has_table(setting.name):
        return None
    value = connection.scalar(select(setting.c.value).where(setting.c.name == ALIVE))
    return None if value is None else int(value.partition(" ")[0]) / 1000


def past(last_sign: float | None, here: float) -> list[Finding]:
    """Whether the clock of this machine has been set back since a server was last alive."""
    behind = 0 if last_sign is None else round(last_sign - here)
    return [Finding("past", "bad", {"seconds": behind})] if behind > MOST_CLOCK_SECONDS else []


async def writable(address: File | Service) -> Finding:
    """Write something, and take it back."""
    engine = engine_for_upgrade(address)
    try:
        async with engine.connect() as connection:
            await connection.execute(text("CREATE TABLE doctor_was_here (number INTEGER)"))
            await connection.rollback()
    except FAILURES as error:
        return Finding("not-writable", "bad", {"given": str(address), "detail": message_of(error)})
    finally:
        await engine.dispose()
    return Finding("writable", "good", {"given": str(address)})


# --- the machine


def disk(settings: Settings, address: File | Service) -> Finding:
    """How much room there is for the database, or for what else is kept."""
    folder = address.path.parent if isinstance(address, File) else settings.data
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    facts = {"folder": str(folder), "free": free // 1_000_000, "least": LEAST_FREE_BYTES // 1_000_000}
    return Finding("disk", "good" if free >= LEAST_FREE_BYTES else "bad", facts)


def files() -> Finding:
    """How many files and connections a process may have open."""
    if os.name == "nt":
        return Finding("files", "good", {"most": 8192, "least": LEAST_FILES})
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = hard if hard != resource.RLIM_INFINITY else soft
    facts = {"most": max(soft, most), "least": LEAST_FILES}
    return Finding("files", "good" if facts["most"] >= LEAST_FILES else "odd", facts)


class Sample:
    """The record of a game that has just begun."""

    table = "doctor"

    def __init__(self) -> None:
        self.game = next(iter(GAMES))
        self.match = posse.new(self.game, GAMES[self.game].least, seed=1)
        self.header = "".join(line + "\n" for line in self.match.header.lines())
        self.stored = len(self.match.lines)

    def lines(self, start: int, end: int) -> list[str]:
        return self.match.lines_since(start)[: max(0, end - start)]


async def workers() -> Finding:
    """Whether a process for the bots starts and answers."""
    sample = Sample()
    pool = Pool(1)
    await pool.start()
    started = time()
    try:
        async with asyncio.timeout(WORKER_SECONDS):
            await pool.answer(sample, sample.match.asked[0], LEVELS[0], 1.0)
    except (BotFailed, TimeoutError):
        return Finding("no-worker", "bad")
    finally:
        await pool.close()
    return Finding("worker", "good", {"seconds": round(time() - started, 1)})


# --- the way in


def way_in(url: str) -> list[Finding]:
    """What the server sees of a visitor who comes by its public address, and whether sockets get through."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or parts.hostname is None:
        return [Finding("not-a-url", "bad", {"given": url})]
    base = parts.path.rstrip("/")
    try:
        ready = _get(url, f"{base}/api/ready")
        seen = _get(url, f"{base}/api/seen")
        socket = _get(url, f"{base}/api/tables/none/socket", upgrade=True)
    except (OSError, HTTPException, ValueError) as error:
        return [Finding("no-answer", "bad", {"given": url, "detail": message_of(error)})]
    if seen.status != 200 or "address" not in seen.body:
        return [Finding("no-posse", "bad", {"given": url, "status": seen.status})]
    is_open = socket.status == 101
    return [
        Finding(
            "ready" if ready.status == 200 else "not-ready", "good" if ready.status == 200 else "bad", {"given": url}
        ),
        *proxied(url, seen.body),
        Finding("socket" if is_open else "no-socket", "good" if is_open else "bad", {"status": socket.status}),
    ]


def proxied(url: str, seen: dict[str, str]) -> list[Finding]:
    """Whether the server knows how a visitor came: by which protocol, under which name, from which address."""
    parts = urlsplit(url)
    is_same = seen["scheme"] == parts.scheme
    host = seen["host"].lower() == parts.netloc.rpartition("@")[2].lower()
    return [
        Finding("scheme" if is_same else "wrong-scheme", "good" if is_same else "bad", dict(seen, given=parts.scheme)),
        Finding("host" if host else "wrong-host", "good" if host else "bad", dict(seen, given=parts.netloc)),
        _visitor(parts.hostname or "", seen["address"]),
    ]


def _visitor(host: str, address: str) -> Finding:
    """Behind a proxy that forwards no address, everybody seems to come from this machine."""
    is_near = host == "localhost" or _is_loopback(host)
    is_lost = _is_loopback(address) and not is_near
    return Finding("wrong-visitor" if is_lost else "visitor", "odd" if is_lost else "good", {"address": address})


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@dataclass(slots=True)
class Answer:
    """What came back."""

    status: int
    body: dict[str, str]


def _get(url: str, path: str, upgrade: bool = False) -> Answer:
    """Ask for something as a browser would, without following anything."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    connection = (
        HTTPSConnection(host, parts.port, timeout=WEB_SECONDS, context=ssl.create_default_context())
        if parts.scheme == "https"
        else HTTPConnection(host, parts.port, timeout=WEB_SECONDS)
    )
    headers = {"Accept": "application/json"}
    if upgrade:
        key = b64encode(os.urandom(16)).decode()
        headers |= {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        headers |= {"Sec-WebSocket-Key": key}
    try:
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return Answer(answer.status, {} if upgrade else _object(answer.read()))
    finally:
        connection.close()


def _object(body: bytes) -> dict[str, str]:
    try:
        found = orjson.loads(body)
    except orjson.JSONDecodeError:
        return {}
    return found if isinstance(found, dict) else {}
