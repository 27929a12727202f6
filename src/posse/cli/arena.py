"""`posse arena`: bots against bots, with everything that is known about who is stronger."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from posse.bots.arena import Arena, Progress, Question, Report, Where, setup
from posse.bots.arena.picture import Labels, ladder
from posse.cli.arena_table import meeting_rows, standing_rows, verdict_of
from posse.cli.arguments import at_least_one, decimal, game_options, whole_number
from posse.cli.colours import STRONG
from posse.cli.progress import Bar
from posse.cli.reports import game_texts
from posse.cli.screen import Screen
from posse.cli.trouble import INTERRUPTED, file_trouble, path_of
from posse.texts import Texts

DEFAULT_BOTS = ["greedy", "random"]


def arena(arguments: Namespace, language: str) -> int:
    """Play the games that are missing, and print what all of them tell; Ctrl-C prints what is known so far."""
    words = game_texts(arguments, language)
    deals = at_least_one("--deals", arguments.deals)
    where = where_of(arguments)
    picture = writable(arguments.picture)
    made = opened(arguments)
    bar = Bar(sys.stderr, words)
    code = 0
    try:
        made.play(deals, where, watch=lambda progress: show(bar, progress))
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        bar.clear()
    tell(made.report(), Screen(words))
    if code == INTERRUPTED:
        Screen(words).hint("cli-arena-go-on" if arguments.log else "cli-interrupted")
    if picture is not None:
        draw(made.report(), picture, words, arguments.game)
    return code


def where_of(arguments: Namespace) -> Where:
    workers = 0 if arguments.workers is None else at_least_one("--workers", arguments.workers)
    return Where(workers, arguments.ray or "")


def opened(arguments: Namespace) -> Arena:
    """The arena that the arguments describe, with the results of its log."""
    table = setup(
        arguments.game,
        arguments.bots or DEFAULT_BOTS,
        seats=0 if arguments.seats is None else at_least_one("--seats", arguments.seats),
        options=game_options(arguments),
        seed=whole_number("--seed", arguments.seed or "0"),
    )
    log, records = writable(arguments.log), writable(arguments.records)
    try:
        return Arena(table, log=log, records=records, question=question_of(arguments))
    except OSError as error:
        raise file_trouble(error, Path(error.filename or "")) from None


def question_of(arguments: Namespace) -> Question | None:
    if arguments.sprt is None:
        return None
    margin = decimal("--sprt", arguments.sprt) / 100
    return Question(margin, decimal("--alpha", arguments.alpha), decimal("--beta", arguments.beta))


def writable(name: str | None) -> Path | None:
    """The path that was typed; `Trouble` at once if its folder is missing, not after days of games."""
    if name is None:
        return None
    path = path_of(name)
    if not path.absolute().parent.is_dir():
        raise file_trouble(FileNotFoundError(), path)
    return path


def show(bar: Bar, progress: Progress) -> None:
    left = (progress.total - progress.done) * progress.seconds / max(1, progress.fresh)
    bar.show(progress.done, progress.total, left)


def tell(report: Report, screen: Screen) -> None:
    """Print the tables and, if there was a test, its verdict."""
    screen.say("cli-arena-games", games=report.games, deals=report.deals)
    if report.standings:
        print_table(screen, standing_rows(report, screen.texts))
    if len(report.meetings) > 1:
        screen.line()
        print_table(screen, meeting_rows(report, screen.texts))
    if report.test is not None and report.standings:
        screen.line(Text(verdict_of(report, report.test, screen.texts), STRONG))


def print_table(screen: Screen, rows: Sequence[Sequence[str]]) -> None:
    """Print columns, the first one left-aligned, the others right-aligned, and never wrap a line."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for number, row in enumerate(rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]
        screen.console.print(Text("  ".join(cells), "" if number else STRONG), soft_wrap=True)


def draw(report: Report, path: Path, words: Texts, game: str) -> None:
    """Write the picture."""
    title = words.say("cli-arena-title", game=words.say(f"game-{game}"), games=report.games)
    labels = Labels(title, words.say("cli-arena-scale"))
    try:
        path.write_text(ladder(report, labels), encoding="utf-8")
    except OSError as error:
        raise file_trouble(error, path) from None
    Screen(words).say("cli-arena-drawn", file=str(path))
