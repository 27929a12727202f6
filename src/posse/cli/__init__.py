"""The command line: `posse serve | worker | admin | doctor`, and for those who play or write bots
`posse play | learn | replay | verify | rules | options | arena | analyse | puzzles`."""

import sys
from collections.abc import Sequence
from typing import TextIO

from posse.cli.trouble import INTERRUPTED
from posse.cli.version import version_line, wants_version


def main(argv: Sequence[str] | None = None, *, stdin: TextIO | None = None) -> int:
    """Run one command; the exit code is 0, 1 for an invalid record or a sick server, 2 for wrong arguments, 130 after
    Ctrl-C."""
    words = list(sys.argv[1:] if argv is None else argv)
    if wants_version(words):
        print(version_line(words))
        return 0
    try:
        from posse.cli.commands import run

        return run(words, stdin)
    except KeyboardInterrupt:  # pressed before there were words to say so: importing takes a moment
        return INTERRUPTED
