"""`posse bot run`: what it needs, and a one-line message for every error."""

from pathlib import Path

import pytest

from posse.languages import LANGUAGES
from tests.cli.terminal import Terminal

TOKEN = "posse_bot_" + 32 * "x"
LINK = "http://127.0.0.1:1/table/Ab12cd34"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        [],
        ["run"],
        ["run", "greedy", "--token", TOKEN],
        ["run", "greedy", "--token", TOKEN, "--table", "Ab12cd34"],
        ["run", "greedy", "--table", LINK],
        ["run", "greedy", "--table", LINK, "--token", "hunter2"],
        ["run", "greedy", "--table", LINK, "--token", TOKEN, "--seat", "0"],
        ["run", "greedy", "--table", LINK, "--token", TOKEN, "--seed", "x"],
        ["run", "missing.py", "--table", LINK, "--token", TOKEN],
        ["run", "greedy", "--table", LINK, "--token", TOKEN],
        ["walk"],
    ],
)
def test_whatever_is_missing_is_said_in_one_line(terminal: Terminal, words: list[str], lang: str) -> None:
    """The last but one has everything, but no server answers there."""
    shown = terminal.run("bot", *words, "--lang", lang)
    assert (shown.code, shown.out, shown.err.count("\n")) == (2, "", 1)
    assert TOKEN not in shown.err


def test_a_file_with_one_bot_needs_no_name(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    one = "from posse.bots.remote import RemoteBot\n\nclass {name}(RemoteBot):\n    pass\n"
    path.write_text(one.format(name="One"))
    shown = terminal.run("bot", "run", path, "--table", LINK, "--token", TOKEN)
    assert "127.0.0.1:1" in shown.err
    path.write_text(one.format(name="One") + one.format(name="Two"))
    shown = terminal.run("bot", "run", path, "--table", LINK, "--token", TOKEN)
    assert all(name in shown.err for name in ("One", "Two"))


def test_help_names_the_task_and_its_arguments(terminal: Terminal) -> None:
    assert "run" in terminal.run("bot", "--help").out
    shown = terminal.run("bot", "run", "--help")
    assert all(word in shown.out for word in ("--table", "--token", "POSSE_BOT_TOKEN"))
