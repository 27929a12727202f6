"""`posse puzzles`: moments of recorded games with one clearly best answer, written as files."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from zipfile import BadZipFile, ZipFile

import posse
from posse.analysis.puzzles import Puzzle, find_puzzles, write_puzzle
from posse.cli.progress import Bar
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble, file_trouble, path_of, read_text
from posse.texts import Texts, terminal_texts

RECORDS = "*.posse"
ARCHIVE = ".zip"


def puzzles(arguments: Namespace, language: str) -> int:
    """Look for puzzles in the games of some files, folders and archives."""
    if not arguments.files:
        raise Trouble("cli-error-which-file")
    if arguments.out is None:
        raise Trouble("cli-error-puzzles-out")
    folder, texts = path_of(arguments.out), terminal_texts(language)
    matches = [posse.load(record) for name in arguments.files for record in records_at(path_of(name))]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = [write_puzzle(folder, puzzle) for puzzle in look_for(matches, arguments.depth, texts)]
    except OSError as error:
        raise file_trouble(error, folder) from None
    Screen(texts).say("cli-puzzles-found", found=len(written), folder=str(folder))
    return 0


def look_for(matches: Sequence[posse.Match], depth: str, texts: Texts) -> Iterator[Puzzle]:
    """The puzzles of some games, with a bar that tells how far it is."""
    bar, began = Bar(sys.stderr, texts), monotonic()
    try:
        for done, match in enumerate(matches):
            yield from find_puzzles(match, depth)
            bar.show(done + 1, len(matches), (monotonic() - began) / (done + 1) * (len(matches) - done - 1))
    finally:
        bar.clear()


def records_at(path: Path) -> Iterator[str]:
    """The record of a file, all below a folder such as that of an arena, or those of a dataset's archive."""
    if path.is_dir():
        for one in sorted(path.rglob(RECORDS)):
            yield read_text(one)
    elif path.suffix == ARCHIVE:
        yield from _archived(path)
    else:
        yield read_text(path)


def _archived(path: Path) -> Iterator[str]:
    try:
        with ZipFile(path) as archive:
            for name in sorted(archive.namelist()):
                if Path(name).match(RECORDS):
                    yield archive.read(name).decode("utf-8")
    except (BadZipFile, UnicodeDecodeError):
        raise Trouble("cli-error-not-text", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None
