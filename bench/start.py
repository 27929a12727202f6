"""How long a start takes: importing Posse, its version, and a server until its first answer.

CPU time of the process beside the time that passes, as other programs disturb the former less; medians of several runs.
POSSE_BENCH_SOURCES names folders to compare, separated as in PYTHONPATH, such as `src` of two versions. They take
turns.
"""

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import NamedTuple

from bench.processes import HOST, PATIENCE, can_measure, own_cpu_seconds
from bench.report import mark, table
from tools.ports import free_port

RUNS = 7
WANTED = {"import posse": 0.06, "posse --version": 0.12, "serve, new folder": 0.8, "serve again": 0.8}
LOOK_SECONDS = 0.002
VERSION = "import posse.cli; posse.cli.main(['--version'])"


class Sample(NamedTuple):
    """Seconds of one start."""

    wall: float
    cpu: float


def main() -> None:
    if not can_measure():
        print("The start was left out: what it costs is measured on Linux only.\n")
        return
    sources = os.environ.get("POSSE_BENCH_SOURCES")
    for name, samples in taken([None] if sources is None else sources.split(os.pathsep)).items():
        print(f"{name or 'this version'}, {RUNS} runs")
        table([["start", "wall", "CPU", "wanted", ""], *(_row(what, found) for what, found in samples.items())])


def _row(what: str, found: Sequence[Sample]) -> list[str]:
    wall, cpu = (median(seconds) for seconds in zip(*found, strict=True))
    wanted = WANTED[what]
    return [what, f"{wall * 1000:,.0f} ms", f"{cpu * 1000:,.0f} ms", f"<= {wanted * 1000:.0f} ms", mark(wall <= wanted)]


def taken(sources: Sequence[str | None]) -> dict[str | None, dict[str, list[Sample]]]:
    """Samples of every kind of start by source, in turns; a first round, which fills caches, does not count."""
    samples: dict[str | None, dict[str, list[Sample]]] = {one: {what: [] for what in WANTED} for one in sources}
    for turn in range(RUNS + 1):
        for source in sources:
            for what, sample in zip(WANTED, _starts(_environment(source)), strict=True):
                samples[source][what] += [sample] if turn else []
    return samples


def _starts(environment: Mapping[str, str]) -> Iterator[Sample]:
    """One of each kind, in the order of `WANTED`."""
    yield run("import posse", environment)
    yield run(VERSION, environment)
    with tempfile.TemporaryDirectory() as data:
        yield served(data, environment)
        yield served(data, environment)


def _environment(source: str | None) -> dict[str, str]:
    """Compiled bytecode is kept, as it is where Posse is installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept if source is None else {**kept, "PYTHONPATH": str(Path(source).absolute())}


def run(code: str, environment: Mapping[str, str]) -> Sample:
    """A program from its start to its end."""
    before, began = _cpu_of_children(), perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL, check=True)
    return Sample(perf_counter() - began, _cpu_of_children() - before)


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def served(data: str, environment: Mapping[str, str]) -> Sample:
    """A server until it has sent its page; the CPU time is its own, without that of the workers for bots."""
    port, began = free_port(), perf_counter()
    command = [sys.executable, "-m", "posse", "serve", "--data", data, "--host", HOST, "--port", str(port)]
    server = subprocess.Popen([*command, "--no-browser"], env=environment, stdout=subprocess.DEVNULL)
    try:
        while not _answers(port):
            if server.poll() is not None or perf_counter() - began > PATIENCE:
                raise RuntimeError(f"no answer at port {port}")
            sleep(LOOK_SECONDS)
        return Sample(perf_counter() - began, own_cpu_seconds(server.pid))
    finally:
        server.terminate()
        server.wait()


def _answers(port: int) -> bool:
    """Whether the page comes."""
    connection = HTTPConnection(HOST, port, PATIENCE)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status < 500
    except OSError:
        return False
    finally:
        connection.close()
