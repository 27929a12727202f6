"""`make bench`: one run with the figures of this machine and, more important, ratios.

ARGS="door", ARGS="environments", ARGS="thinking", ARGS="bots", ARGS="web", ARGS="home", ARGS="start", ARGS="load" or
ARGS="GAME" runs only that part; what follows "load" is for it.
"""

import signal
import sys
from importlib import import_module
from pkgutil import iter_modules

import posse
from bench import bots, door, environments, games, home, load, speed, start, thinking, web

PARTS = {
    **{module.name: import_module(f"bench.games.{module.name}").main for module in iter_modules(games.__path__)},
    "door": door.main,
    "environments": environments.main,
    "thinking": thinking.main,
    "bots": bots.main,
    "web": web.main,
    "home": home.main,
    "start": start.main,
    "load": load.main,
}

HEAD = f"Posse {posse.__version__}, {'compiled' if posse.COMPILED else 'interpreted'}"


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # end the servers, too
    wanted = sys.argv[1:]
    if wanted[:1] == ["--decisions"]:
        print(speed.decisions_of(wanted[1]))
        return 0
    if wanted[:1] == ["load"]:
        print(f"{HEAD}\n")
        load.main(wanted[1:])
        return 0
    if unknown := [name for name in wanted if name not in PARTS]:
        print(f"bench: there is no {unknown[0]}; possible: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    print(f"{HEAD}; rates a CPU second\n")
    for name in wanted or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
