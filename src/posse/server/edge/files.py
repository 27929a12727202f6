"""How many files may be open at once, and how many of them connections may take."""

import sys
from typing import NamedTuple

RESERVE = 256  # for the database, logs, the files of the page and worker processes
FEWEST_CONNECTIONS = 64
MOST_ASKED_FOR = 1 << 20  # some systems say "unlimited" and mean less
PLENTY = 8192

# Connections are accepted in bursts of up to the backlog, before any of them can be refused.
BACKLOG, SHORT_BACKLOG = 2048, 128

if sys.platform != "win32":
    import resource

    def raise_limit() -> None:
        """Let this process open as many files as the system allows it to."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_ASKED_FOR if hard == resource.RLIM_INFINITY else hard
        try:
            if soft != resource.RLIM_INFINITY and soft < wanted:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return  # then with as many as there are

    def limit() -> int:
        """How many files this process may have open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST_ASKED_FOR if soft == resource.RLIM_INFINITY else soft

else:

    def raise_limit() -> None:
        """There is no limit of this kind."""

    def limit() -> int:
        return MOST_ASKED_FOR


class Room(NamedTuple):
    """How many connections may be open, and how many may wait to be accepted."""

    connections: int
    backlog: int


def room_for_connections(files: int) -> Room:
    """The room that is left when this many files may be open and the reserve is kept."""
    backlog = BACKLOG if files >= PLENTY else SHORT_BACKLOG
    return Room(max(files - RESERVE - backlog, FEWEST_CONNECTIONS), backlog)


FEWEST_FILES = RESERVE + SHORT_BACKLOG + FEWEST_CONNECTIONS
