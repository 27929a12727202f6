"""Input and output: a terminal with completion and history, or plain lines from a file or a pipe."""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.text import Text

from posse.cli.choices import simple
from posse.cli.colours import BAD, FAINT, STRONG, paint
from posse.cli.prose import Prose
from posse.texts import Texts

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Suggest = Callable[[str], list[tuple[str, str]]]


class Screen:
    """Prints lines and reads them."""

    def __init__(self, texts: Texts, stdin: TextIO | None = None, history: Path | None = None) -> None:
        self.texts = texts
        self.stdin = stdin or sys.stdin
        self.console = Console(highlight=False, markup=False, emoji=False)
        paint(self.console)
        self.is_live = self.console.is_terminal and self.stdin.isatty() and os.environ.get("TERM") != "dumb"
        self.history = history
        self._session: PromptSession[str] | None = None

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        """Print a message; one with a file name is not wrapped, so that the name can be copied."""
        self.console.print(Prose(Text(self.texts.say(key, **facts), style)), soft_wrap="file" in facts)

    def line(self, text: Text | None = None) -> None:
        self.console.print(Prose(text or Text()))

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.line(line)

    def bad(self, sentence: str) -> None:
        """Print what went wrong, in one line."""
        self.console.print(Text().append("✗ ", BAD).append(sentence), soft_wrap=True)

    def thinking(self, sentence: str) -> AbstractContextManager[object]:
        """Show a sentence while a bot thinks, if somebody is looking."""
        return self.console.status(sentence) if self.is_live else nullcontext()

    def clear(self) -> None:
        """Clear the terminal; plain output gets an empty line."""
        if self.is_live:
            self.console.clear()
        else:
            self.line()

    def forget(self) -> None:
        """Clear the terminal and its scrollback."""
        self.clear()
        if self.is_live:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str = "> ", suggest: Suggest | None = None, keys: Any = None) -> str:
        """Read a line; `EOFError` when there are no more."""
        if self.is_live:
            return self._ask_live(prompt, suggest, keys)
        self.console.print(Text(prompt, STRONG), end="")
        line = self.stdin.readline()
        if not line:
            raise EOFError
        self.line()
        return line.strip()

    def _ask_live(self, prompt: str, suggest: Suggest | None, keys: Any) -> str:
        from posse.cli.prompt import completer_of, session_of

        if self._session is None:
            self._session = session_of(self.history)
        completer = completer_of(suggest) if suggest else None
        return self._session.prompt(prompt, completer=completer, key_bindings=keys).strip()

    def pause(self, key: str, **facts: Any) -> str:
        """Wait for Enter; returns what was typed before it."""
        return self.ask(self.texts.say(key, **facts) + " ")

    def agrees(self, key: str, **facts: Any) -> bool:
        """Ask a yes-or-no question; an empty line means yes."""
        yes, no = self.texts.say("yes"), self.texts.say("no")
        typed = simple(self.ask(f"{self.texts.say(key, **facts)} ({yes}/{no}) "))
        return not typed or simple(yes).startswith(typed) or "yes".startswith(typed)

    def hint(self, key: str, **facts: Any) -> None:
        self.say(key, style=FAINT, **facts)
