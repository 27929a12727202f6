"""The progress of a long run: a bar in a terminal, a few lines elsewhere."""

import io

from posse.cli.progress import CELLS, Bar
from posse.texts import terminal_texts


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_in_a_terminal_a_bar_grows_in_its_place() -> None:
    out = Terminal()
    bar = Bar(out, terminal_texts("en"))
    bar.show(0, 40, 3600)
    bar.show(20, 40, 90)
    bar.clear()
    empty, half, cleared = out.getvalue().split("\r\x1b[K")[1:]
    assert empty == f"[{'.' * CELLS}] 0 of 40 games, about 1:00:00 left"
    assert half == f"[{'#' * (CELLS // 2)}{'.' * (CELLS // 2)}] 20 of 40 games, about 0:01:30 left"
    assert cleared == ""


def test_elsewhere_every_tenth_is_a_line() -> None:
    out = io.StringIO()
    bar = Bar(out, terminal_texts("en"))
    for done in range(1, 201):
        bar.show(done, 200, 0)
    bar.clear()
    assert [line.split()[0] for line in out.getvalue().splitlines()] == [str(20 * tenth) for tenth in range(1, 11)]
