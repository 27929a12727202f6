"""The prompt of a terminal: history, tab completion, and keys that answer without Enter."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.application.current import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.shortcuts import CompleteStyle

from posse.cli.screen import Suggest


class WordCompleter(Completer):
    """Suggests the next word of an answer or command."""

    def __init__(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        partial = typed.split(" ")[-1]
        for word, meaning in self.suggest(typed):
            yield Completion(word, start_position=-len(partial), display_meta=meaning)


def completer_of(suggest: Suggest) -> Completer:
    return WordCompleter(suggest)


def session_of(history: Path | None) -> PromptSession[str]:
    """A prompt with a history, kept in a file if that can be written."""
    return PromptSession(
        history=_history(history),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,
        reserve_space_for_menu=0,
    )


def _history(path: Path | None) -> History:
    if path is None:
        return InMemoryHistory()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            return FileHistory(str(path))
    except OSError:
        return InMemoryHistory()


@Condition
def _is_empty() -> bool:
    return not get_app().current_buffer.text


def answering_keys(answers: Mapping[str, str]) -> KeyBindings:
    """Key bindings that answer at once when pressed on an empty line."""
    keys = KeyBindings()
    for key, answer in answers.items():
        _bind(keys, key, answer)
    return keys


def _bind(keys: KeyBindings, key: str, answer: str) -> None:
    @keys.add(key, filter=_is_empty)
    def _(event: KeyPressEvent) -> None:
        event.app.exit(result=answer)
