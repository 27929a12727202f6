"""Play one random game of each kind with the Posse that is installed: `python -I tools/installed.py [compiled|pure]`.

Every wheel of a release is tested with this, in an environment with nothing else installed.
"""

import random
import sys

import posse


def play(game: str) -> list[int]:
    """The scores of a random game."""
    match = posse.new(game, seats=posse.GAMES[game].least, seed=1)
    chance = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return list(match.scores)


def main(words: list[str]) -> None:
    """Print the build and the scores; fail if it is not the expected build."""
    build = "compiled" if posse.COMPILED else "pure"
    print(f"posse {posse.__version__}, {build}, Python {sys.version.split()[0]}")
    for game in posse.GAMES:
        print(f"{game}: {play(game)}")
    if words and words[0] != build:
        sys.exit(f"expected the {words[0]} build")


if __name__ == "__main__":
    main(sys.argv[1:])
