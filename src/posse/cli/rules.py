"""The rules in short, by number or by word: `posse rules`, and `rules` during a game."""

import re

from rich.table import Table
from rich.text import Text

from posse.cli.choices import simple
from posse.cli.colours import FAINT, LEGAL, STRONG
from posse.cli.prose import Prose
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble
from posse.texts import Texts

Chapter = tuple[str, list[tuple[str, str]]]
NUMBER = 9
ID = re.compile(r"([A-Z]+-)?\d+(\.\d+)*")


def show_rules(screen: Screen, texts: Texts, wanted: str = "") -> None:
    """Print all rules, one rule, one chapter, or those that contain a word."""
    wanted = wanted.strip()
    if not wanted:
        _show_chapters(screen, texts.rules())
        return
    found = _by_number(texts, wanted) if ID.fullmatch(wanted.upper()) else _by_word(texts, wanted)
    if not found:
        raise Trouble("cli-error-no-rule", wanted=wanted)
    _show_chapters(screen, found, wanted)


def _show_chapters(screen: Screen, chapters: list[Chapter], word: str = "") -> None:
    for heading, rules in chapters:
        screen.line(Text(heading, STRONG))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, min_width=NUMBER)
        for number, sentence in rules:
            line = Text(sentence)
            if word:
                line.highlight_regex(f"(?i){_pattern(word)}", LEGAL)
            grid.add_row(Text(f"  {number}", FAINT), Prose(line))
        screen.console.print(grid)


def _pattern(wanted: str) -> str:
    """What was searched for, whatever spaces are between its words."""
    return r"\s+".join(map(re.escape, wanted.split()))


def _by_number(texts: Texts, wanted: str) -> list[Chapter]:
    """The rule with this number, or a whole chapter; the letters of the number are optional."""
    letters, _, number = wanted.upper().rpartition("-")
    return [
        (heading, kept)
        for heading, rules in texts.rules()
        if (kept := [rule for rule in rules if _is_meant(rule[0], letters, number)])
    ]


def _is_meant(rule: str, letters: str, number: str) -> bool:
    rule_letters, _, rule_number = rule.partition("-")
    if letters and rule_letters != letters:
        return False
    return rule_number == number or (rule_number.startswith(f"{number}.") and "." not in number)


def _by_word(texts: Texts, wanted: str) -> list[Chapter]:
    sought = _plain(wanted)
    return [
        (heading, kept)
        for heading, rules in texts.rules()
        if (kept := [rule for rule in rules if sought in _plain(rule[1])])
    ]


def _plain(text: str) -> str:
    """Small letters without accents, with plain spaces."""
    return " ".join(simple(text).split())
