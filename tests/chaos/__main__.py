"""`python -m tests.chaos --minutes 20 --tables 200`: disasters in turn, and a table of what came of them.

It starts a PostgreSQL, three servers and HAProxy of its own; PYTHONPATH=build/compiled chooses the compiled engine.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from time import monotonic

from tests.chaos.disasters import DISASTERS, possible
from tests.chaos.experiment import Experiment, Result
from tests.chaos.site import site

WANTED_SECONDS = 15.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="no disaster begins after so long")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds for which players think")
    parser.add_argument("--replay", type=int, default=20, help="records replayed after each disaster")
    parser.add_argument("--seed", type=int, default=15)
    parser.add_argument(
        "disasters", nargs="*", default=list(DISASTERS), help=f"of {', '.join(DISASTERS)}; default: all"
    )
    return parser.parse_args()


def end_on_sigterm() -> None:
    """Let nothing that was started outlive this process, also if it is told to stop."""
    whole = asyncio.current_task()
    assert whole is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)


async def strike_in_turn(chosen: argparse.Namespace) -> list[Result]:
    end_on_sigterm()
    results: list[Result] = []
    until = monotonic() + 60 * chosen.minutes
    with tempfile.TemporaryDirectory(prefix="posse-chaos-") as folder:
        async with site(Path(folder)) as place:
            experiment = Experiment(place, chosen.pace, chosen.replay, chosen.seed)
            names = possible(place, chosen.disasters)
            try:
                while monotonic() < until or len(results) < len(names):
                    await experiment.fill(chosen.tables)
                    results.append(await experiment.strike(names[len(results) % len(names)]))
                    print(told(results[-1]), flush=True)
            finally:
                await experiment.close()
                print_tracebacks(place.logs())
    return results


def told(result: Result) -> str:
    seconds = sorted(result.seconds)
    late = sum(one > WANTED_SECONDS for one in seconds)
    line = (
        f"{result.disaster}: {result.tables} tables in {result.homes}, {len(seconds)} browsers, "
        f"{result.answers} answers taken; played on after {seconds[len(seconds) // 2]:.1f} s (median), "
        f"{seconds[-1]:.1f} s (longest), {late} after more than {WANTED_SECONDS:g} s; "
        f"longest without a connection {max(result.gaps):.1f} s; {len(result.faults)} faults"
    )
    return "\n  ".join([line, *result.faults[:20]])


def print_tracebacks(logs: str) -> None:
    if "Traceback" in logs:
        print(f"Tracebacks in the logs of the servers:\n{logs[logs.index('Traceback') - 500 :][:4000]}")


def print_table(results: list[Result]) -> None:
    by_name: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_name[result.disaster].append(result)
    print("\n| disaster | tried | answers | lost, doubled, reordered | until play went on | without a connection |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, of_it in by_name.items():
        longest = max(max(result.seconds) for result in of_it)
        faults = sum(len(result.faults) for result in of_it)
        answers = sum(result.answers for result in of_it)
        gap = max(max(result.gaps) for result in of_it)
        print(f"| {name} | {len(of_it)} | {answers} | {faults} | {longest:.1f} s | {gap:.1f} s |")


if __name__ == "__main__":
    found = asyncio.run(strike_in_turn(arguments()))
    print_table(found)
    sys.exit(any(result.faults for result in found))
