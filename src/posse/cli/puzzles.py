"""`posse puzzles`: moments of recorded games with one clearly best answer, written as files."""

from argparse import Namespace

import posse
from posse.analysis.puzzles import find_puzzles, write_puzzle
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble, file_trouble, path_of, read_text
from posse.texts import terminal_texts


def puzzles(arguments: Namespace, language: str) -> int:
    """Look for puzzles in the games of some files."""
    if not arguments.files:
        raise Trouble("cli-error-which-file")
    if arguments.out is None:
        raise Trouble("cli-error-puzzles-out")
    folder = path_of(arguments.out)
    matches = [posse.load(read_text(path_of(name))) for name in arguments.files]
    found = 0
    try:
        folder.mkdir(exist_ok=True)
        for match in matches:
            for puzzle in find_puzzles(match, arguments.depth):
                write_puzzle(folder, puzzle)
                found += 1
    except OSError as error:
        raise file_trouble(error, folder) from None
    Screen(terminal_texts(language)).say("cli-puzzles-found", found=found, folder=str(folder))
    return 0
