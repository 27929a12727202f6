"""The prompt of a terminal: completion, history, keys that answer at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from posse.cli.choices import Choices
from posse.cli.prompt import answering_keys, completer_of, session_of
from posse.cli.replay import KEYS

CHOICES = Choices(["pass", "place wages", "place gambling"], ["Pass", "Wages", "Gambling"])


@pytest.fixture
def typing() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def suggest(typed: str) -> list[tuple[str, str]]:
    return CHOICES.completions(typed, ["help"])


def test_the_tab_key_completes(typing: PipeInput) -> None:
    typing.send_text("place ga\t\n")
    assert session_of(None).prompt("> ", completer=completer_of(suggest)) == "place gambling"


def test_the_history_is_kept(typing: PipeInput, tmp_path: Path) -> None:
    typing.send_text("place wages\n")
    session_of(tmp_path / "new" / "history").prompt("> ")
    typing.send_text("\x1b[A\n")
    assert session_of(tmp_path / "new" / "history").prompt("> ") == "place wages"


def test_a_history_that_cannot_be_written_is_forgotten(typing: PipeInput, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    typing.send_text("hello\n")
    assert session_of(tmp_path / "file" / "history").prompt("> ") == "hello"


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ("\x1b[C", "n"),
        ("\x1b[D", "p"),
        ("n", "n"),
        ("q", "q"),
        ("\x1b[H", "home"),
        ("\x1b[F", "end"),
        ("g 12\n", "g 12"),
    ],
)
def test_keys_answer_at_once(typing: PipeInput, keys: str, answer: str) -> None:
    typing.send_text(keys)
    assert session_of(None).prompt("> ", key_bindings=answering_keys(KEYS)) == answer


def test_leaving(typing: PipeInput) -> None:
    typing.send_text("\x04")
    with pytest.raises(EOFError):
        session_of(None).prompt("> ")
    typing.send_text("\x03")
    with pytest.raises(KeyboardInterrupt):
        session_of(None).prompt("> ")
