"""The tables of a batch spread over several processes, which write their rows into shared memory.

The memory has no name: it is gone with the last process that has it, however that one ends. A worker whose line is
closed ends by itself, so nothing is left behind even if the program is killed.
"""

import multiprocessing
import signal
import traceback
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, NamedTuple

from posse.bots.batch import Column, Setup, bytes_of
from posse.bots.tables import NUMBER, Games, Tables
from posse.engine.errors import BadTable, BrokenGame


class Worker(NamedTuple):
    """A process, the line to it, and its tables."""

    process: SpawnProcess
    line: Connection
    first: int
    size: int


class Crew:
    """So many processes, each with its share of the tables."""

    def __init__(self, setup: Setup, columns: list[Column], workers: int) -> None:
        context: SpawnContext = multiprocessing.get_context("spawn")
        tables = setup.games.tables
        block = context.RawArray("B", tables * sum(column.size for column in columns))
        self.arrays = {name: part.toreadonly() for name, part in parts_of(block, columns, tables).items()}
        self._workers: list[Worker] = []
        self._end = weakref.finalize(self, dismiss, self._workers)
        for first, size in shares(tables, workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, setup, columns, block, first, size), daemon=True)
            process.start()
            theirs.close()  # so that the end of the process is the end of the line
            self._workers.append(Worker(process, ours, first, size))
        self._ask("show", [None] * workers)

    def first_illegal(self, actions: bytes) -> int:
        """Ask all before anybody plays, so that nothing changes at any table if one answer is not legal."""
        found = self._ask("check", self._shared_out(actions))
        wrong = [worker.first + place for worker, place in zip(self._workers, found, strict=True) if place >= 0]
        return min(wrong, default=-1)

    def step(self, actions: bytes) -> None:
        self._ask("step", self._shared_out(actions))

    def reset(self, games: Games | None) -> None:
        self._ask("reset", [games] * len(self._workers))

    def close(self) -> None:
        self._end()

    def _shared_out(self, actions: bytes) -> list[bytes]:
        """The actions for the tables of each worker."""
        return [actions[one.first * NUMBER : (one.first + one.size) * NUMBER] for one in self._workers]

    def _ask(self, verb: str, values: list[Any]) -> list[Any]:
        """What all workers reply; after an error, or Ctrl-C, there is no way to go on."""
        if not self._workers:
            raise BadTable("batch-closed")
        try:
            for worker, value in zip(self._workers, values, strict=True):
                worker.line.send((verb, value))
            return self._replies()
        except BaseException as error:
            self.close()
            if isinstance(error, EOFError | OSError):
                raise BadTable("batch-worker-gone") from None
            raise

    def _replies(self) -> list[Any]:
        replies = [worker.line.recv() for worker in self._workers]
        for reply in replies:
            if isinstance(reply, str):
                raise BrokenGame("batch-worker-raised", why=reply)
        return replies


def shares(tables: int, workers: int) -> list[tuple[int, int]]:
    """The first table of each worker, and how many it has: as equal as possible."""
    bounds = [tables * worker // workers for worker in range(workers + 1)]
    return [(first, last - first) for first, last in pairwise(bounds)]


def parts_of(block: Any, columns: list[Column], tables: int) -> dict[str, memoryview]:
    """The arrays in a block of shared memory, one after another."""
    whole = memoryview(block).cast("B")
    parts: dict[str, memoryview] = {}
    at = 0
    for column in columns:
        parts[column.name] = whole[at : at + tables * column.size]
        at += tables * column.size
    return parts


def dismiss(workers: list[Worker]) -> None:
    """End all processes; they have nothing to save."""
    while workers:
        worker = workers.pop()
        worker.line.close()
        worker.process.terminate()
        worker.process.join()
        worker.process.close()


# --- in a worker


def work(line: Connection, setup: Setup, columns: list[Column], block: Any, first: int, size: int) -> None:
    """Do what is sent, until the line is closed; Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        tables = setup.tables(first, size)
        parts = parts_of(block, columns, setup.games.tables)
        while True:
            verb, value = line.recv()
            if verb == "check":
                line.send(tables.first_illegal(value))
                continue
            if verb == "step":
                tables.step(value)
            elif verb == "reset":
                tables.reset(value)
            publish(tables, parts, columns, first)
            line.send(None)
    except (EOFError, OSError):
        return
    except Exception:
        line.send(traceback.format_exc())


def publish(tables: Tables, parts: dict[str, memoryview], columns: list[Column], first: int) -> None:
    """Copy the rows of these tables to their place among all."""
    rows = bytes_of(tables)
    for column in columns:
        row = rows[column.name]
        parts[column.name][first * column.size : first * column.size + len(row)] = row
