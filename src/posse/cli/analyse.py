"""`posse analyse`: what was luck and what was skill in recorded games."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from rich.text import Text

import posse
from posse.analysis import WORDS, Analysis, Moment
from posse.analysis.many import Work, analysed_here, analysed_on_ray
from posse.analysis.page import change, page
from posse.cli.arena import print_table, writable
from posse.cli.arguments import whole_number
from posse.cli.colours import STRONG
from posse.cli.progress import Bar
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble, file_trouble, path_of, read_text
from posse.texts import Texts, terminal_texts

SUMS = ("result", "skill", "others", "luck")


def analyse(arguments: Namespace, language: str) -> int:
    """Analyse the games of some files, and print what was found, or write it as JSON or as a page."""
    if not arguments.files:
        raise Trouble("cli-error-which-file")
    report = writable(arguments.report)
    works = [work_of(path_of(name), arguments) for name in arguments.files]
    bar = Bar(sys.stderr, terminal_texts(language), "cli-analysis-progress")
    found = []
    try:
        for number, one in enumerate(run(works, arguments.ray, bar)):
            found.append(one)
            if arguments.json:
                print(json.dumps(one.json()))
            elif report is None:
                bar.clear()
                tell(one, posse.load(works[number].record), language)
    finally:
        bar.clear()
    if report is not None:
        write(report, found, language)
    return 0


def work_of(path: Path, arguments: Namespace) -> Work:
    """The record of a file; one that is damaged or unfinished is refused before any is analysed."""
    record = read_text(path)
    if not posse.load(record).over:
        raise Trouble("cli-error-unfinished", file=str(path))
    return Work(record, arguments.depth, whole_number("--seed", arguments.seed or "0"))


def run(works: Sequence[Work], ray: str | None, bar: Bar) -> Iterator[Analysis]:
    """Analyse here or on a cluster, with a bar that tells how far it is."""
    began = monotonic()

    def show(done: int, total: int) -> None:
        bar.show(done, total, (monotonic() - began) / done * (total - done))

    def show_line(game: int, done: int, total: int) -> None:
        show(game * total + done, len(works) * total)

    yield from analysed_on_ray(works, ray, show) if ray else analysed_here(works, show_line)


def tell(found: Analysis, match: posse.Match, language: str) -> None:
    """Print the sums of every seat, and the turning points in words."""
    words = terminal_texts(language, found.game)
    screen = Screen(words)
    names = [name or words.say("seat-name", number=seat + 1) for seat, name in enumerate(found.names)]
    screen.line(Text(words.say(f"game-{found.game}"), STRONG))
    print_table(screen, rows(found, names, words))
    screen.line()
    places = {moment.line: place for place, moment in enumerate(found.moments)}
    for line in found.turning:
        place = places[line]
        screen.line(Text(turn(match, found.moments[place - 1], found.moments[place], names, words)))


def rows(found: Analysis, names: Sequence[str], words: Texts) -> list[list[str]]:
    """A table: a line for each seat."""
    head = ["player", *SUMS, *(f"word-{word}" for word in WORDS)]
    table = [[words.say(f"cli-analysis-{name}") for name in head]]
    for account in found.accounts:
        result = words.say("cli-analysis-change", change=account.result)
        changes = [change(value, words.say) for value in (account.skill, account.others, account.luck)]
        table.append([names[account.seat], result, *changes, *(str(account.words[word]) for word in WORDS)])
    return table


def turn(match: posse.Match, before: Moment, after: Moment, names: Sequence[str], words: Texts) -> str:
    """A turning point in words: who gained or lost most by which line."""
    changes = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
    said, _, _ = match.lines[after.line].partition(" | ")
    who, _, answer = said.partition(" ")
    deed = f"{names[int(who)]}: {words.choice(answer, names)}" if who.isdecimal() else said
    gain = change(changes[seat], words.say)
    return words.say("cli-analysis-turn", line=after.line, deed=deed, name=names[seat], change=gain)


def write(path: Path, found: Sequence[Analysis], language: str) -> None:
    """Write the page over all games."""
    words = terminal_texts(language, found[0].game)
    try:
        path.write_text(page(found, words.say, language), encoding="utf-8")
    except OSError as error:
        raise file_trouble(error, path) from None
    Screen(words).say("cli-analysis-written", file=str(path))
