"""A progress line: the current step, and the elapsed and usual time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NamedTuple, TextIO

BLINK = 0.25  # seconds between two polls


class Failed(Exception):
    """A command of a step has failed; the message names it and has its output."""


class Task(NamedTuple):
    """A command and its description."""

    what: str
    command: Sequence[str]
    environment: Mapping[str, str] | None = None


class Step(NamedTuple):
    """Tasks that run in parallel, and the seconds that the longest of them usually takes."""

    usual: float
    tasks: Sequence[Task]


class Running(NamedTuple):
    task: Task
    process: subprocess.Popen[bytes]
    written: IO[bytes]


def run(steps: Sequence[Step], folder: Path, out: TextIO | None = None) -> None:
    """Run the steps one after another; the first failing task stops everything."""
    for number, step in enumerate(steps, 1):
        run_step(step, f"[{number}/{len(steps)}]", folder, out or sys.stderr)


def run_step(step: Step, label: str, folder: Path, out: TextIO) -> None:
    """Start the tasks of a step, show their progress, and wait for them; on an error the others are stopped."""
    begin(out, f"{label} {', '.join(task.what for task in step.tasks)}: about {step.usual:.0f} s")
    started = time.monotonic()
    with ExitStack() as ending:
        running = [start(task, folder, ending, ending.enter_context(TemporaryFile())) for task in step.tasks]
        while busy := [one for one in running if one.process.poll() is None]:
            failing_fast(running)
            paint(out, f"{label} {said(busy)}: {time.monotonic() - started:.0f} of about {step.usual:.0f} s")
            time.sleep(BLINK)
        failing_fast(running)
    finish(out, f"{label} {said(running)}: {time.monotonic() - started:.0f} s")


def start(task: Task, folder: Path, ending: ExitStack, written: IO[bytes]) -> Running:
    """Start a task in its own process group; its output is shown only if it fails."""
    process = subprocess.Popen(
        task.command,
        cwd=folder,
        env=task.environment,
        stdin=subprocess.DEVNULL,
        stdout=written,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    ending.callback(stop, process)
    return Running(task, process, written)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a running task and all its child processes."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def failing_fast(running: Sequence[Running]) -> None:
    """Raise as soon as one task has failed."""
    for one in running:
        if one.process.poll():
            one.written.seek(0)
            text = one.written.read().decode(errors="replace").strip()
            raise Failed(f"{text}\n{one.task.what}: failed (exit code {one.process.returncode})".strip())


def said(running: Sequence[Running]) -> str:
    return ", ".join(one.task.what for one in running)


def begin(out: TextIO, line: str) -> None:
    """Announce a step where lines cannot be overwritten, as in a log."""
    if not out.isatty():
        out.write(f"{line}\n")
        out.flush()


def paint(out: TextIO, line: str) -> None:
    """Show a line that the next one overwrites."""
    if out.isatty():
        out.write(f"\r\x1b[K{line}")
        out.flush()


def finish(out: TextIO, line: str) -> None:
    """Leave a final line in place of the progress line."""
    paint(out, f"{line}\n")
