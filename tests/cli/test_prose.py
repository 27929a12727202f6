"""Lines of the terminal break where the language allows it."""

import io

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

from posse.cli.prose import Prose
from tests.cli.terminal import Terminal
from tests.sample import GAME


def printed(thing: object, width: int) -> list[str]:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, markup=False, emoji=False).print(thing)
    return [line.rstrip(" ") for line in file.getvalue().splitlines()]


def test_no_line_breaks_at_a_no_break_space() -> None:
    text = Text("idź w\N{NO-BREAK SPACE}lewo")
    assert printed(text, 6)[1] == "lewo"
    assert printed(Prose(text), 6) == ["idź", "w\N{NO-BREAK SPACE}lewo"]


def test_a_text_in_a_grid_keeps_its_words_together() -> None:
    grid = Table.grid()
    grid.add_row(Prose(Text("idź w\N{NO-BREAK SPACE}lewo")))
    assert printed(grid, 6) == ["idź", "w\N{NO-BREAK SPACE}lewo"]


def test_styles_stay_where_they_were() -> None:
    text = Text("a\N{NO-BREAK SPACE}b").append("c", "bold")
    console = Console(width=9, force_terminal=True, color_system="standard", file=io.StringIO())
    assert console.render_lines(Prose(text)) == console.render_lines(text)


@pytest.mark.parametrize("width", ["50", "73", "100"])
def test_rules_in_polish_leave_no_word_of_one_letter_at_the_end(
    terminal: Terminal, width: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    shown = terminal.run("rules", GAME, "7", "--lang", "pl")
    lines = shown.out.splitlines()
    assert len(lines) > 20
    assert not [line for line in lines if line.split()[-1:] and line.split()[-1] in set("aiouwz")]


def test_rules_are_found_across_a_no_break_space(terminal: Terminal) -> None:
    for wanted in ("3 PZ", "dom i", "W KAŻDEJ"):
        shown = terminal.run("rules", GAME, wanted, "--lang", "pl")
        assert shown.code == 0, wanted
        assert "CC-" in shown.out
