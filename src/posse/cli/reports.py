"""The commands that only print something: verify, rules, options."""

from argparse import Namespace
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

import posse
from posse.cli.colours import FAINT, STRONG
from posse.cli.prose import Prose
from posse.cli.rules import show_rules
from posse.cli.score import result_lines
from posse.cli.screen import Screen
from posse.cli.trouble import UNVERIFIABLE, WRONG_RECORD, Trouble, path_of, read_text
from posse.engine.fairness import undone_draws
from posse.texts import Texts, terminal_texts


def game_texts(arguments: Namespace, language: str) -> Texts:
    """The texts of the game that was named."""
    if arguments.game is None:
        raise Trouble("cli-error-which-game", games=", ".join(posse.GAMES))
    return terminal_texts(language, arguments.game)


def file_of(arguments: Namespace) -> Path:
    if arguments.file is None:
        raise Trouble("cli-error-which-file")
    return path_of(arguments.file)


def verify(arguments: Namespace, language: str) -> int:
    """Replay a record and say whether it is valid, and whether its luck can be verified."""
    path = file_of(arguments)
    screen = Screen(terminal_texts(language))
    text = read_text(path)
    try:
        match = posse.load(text)
    except posse.BadRecord as error:
        return _tell_wrong(screen, path, error, language)
    words = terminal_texts(language, match.game.name)
    names = [words.say("seat-name", number=seat + 1) for seat in range(match.seats)]
    count = len(match.lines)
    screen.say("cli-verified" if match.over else "cli-verified-unfinished", file=str(path), lines=count)
    if match.over:
        if not match.lines[-1].startswith("scores"):
            screen.hint("cli-verified-no-scores")
        screen.lines(result_lines(match, names, words))
    return _tell_luck(screen, path, match, text)


def _tell_luck(screen: Screen, path: Path, match: posse.Match, text: str) -> int:
    """Say whether all chance of a valid record follows from its seed."""
    try:
        draws = posse.verify(text)
    except posse.Unverifiable as error:
        screen.hint(f"error-{error.key}", **error.facts)
        return UNVERIFIABLE
    except posse.BadLuck as error:
        screen.bad(f"{path}:{error.facts['line']}: {screen.texts.error(error)}")
        return WRONG_RECORD
    screen.say("cli-luck-verified", draws=len(draws))
    undone = undone_draws(match)
    if undone:
        screen.hint("cli-luck-undone", draws=undone)
    return 0


def _tell_wrong(screen: Screen, path: Path, error: posse.BadRecord, language: str) -> int:
    """Name the invalid line, and how far the record can be loaded."""
    words = terminal_texts(language, error.match.game.name) if error.match is not None else screen.texts
    screen.bad(f"{path}:{error.line}: {words.error(error)}")
    if error.match is None:
        screen.say("cli-loads-nothing")
    else:
        screen.say("cli-loads-to", line=error.match.header.size + len(error.match.lines))
    return WRONG_RECORD


def rules(arguments: Namespace, language: str) -> int:
    """Print the rules in short: all, one, a chapter, or those that contain a word."""
    words = game_texts(arguments, language)
    show_rules(Screen(words), words, " ".join(arguments.wanted))
    return 0


def options(arguments: Namespace, language: str) -> int:
    """Print every option of a game with its values; a bullet marks the default."""
    words = game_texts(arguments, language)
    screen = Screen(words)
    for name, option in posse.GAMES[arguments.game].options.items():
        screen.line(Text().append(name, STRONG).append(f"  {words.say(f'option-{name}')}"))
        screen.console.print(Padding(Prose(Text(words.say(f"option-{name}-why"), FAINT)), (0, 0, 0, 4)))
        for value in option.values:
            meaning = words.say(f"option-{name}-{value}") if words.has(f"option-{name}-{value}") else ""
            line = Text("  • " if value == option.default else "    ").append(value, STRONG)
            screen.line(line.append(f"  {meaning}" if meaning else ""))
    screen.hint("cli-options-default")
    return 0
