"""The dice of games among strangers."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from secrets import randbelow, token_hex

from posse.engine.dice import Dice, OutsideDice
from posse.engine.luck import DIGITS, Luck, read_draws
from posse.server.store.rows import LineRow, TableRow


def new_seed() -> str:
    """The secret from which all luck of a table follows."""
    return token_hex(DIGITS // 2)


def luck_of(row: TableRow, lines: Sequence[LineRow] = ()) -> Luck | None:
    """The luck of a table after these lines; None if it cannot be verified, as in games begun long ago."""
    if row.seed is None:
        return None
    return Luck(row.seed, row.contributions, [draw for line in lines for draw in read_draws(line.draws or "")])


def dice_of(luck: Luck | None) -> Dice:
    """The dice of a table with this luck."""
    return secret_dice() if luck is None else OutsideDice(luck.below)


@contextmanager
def one_line(luck: Luck | None) -> Iterator[None]:
    """Whatever is drawn meanwhile counts only if nothing fails: draws are those of lines in the record."""
    before = len(luck.drawn) if luck else 0
    try:
        yield
    except BaseException:
        if luck:
            del luck.drawn[before:]
        raise


def secret_dice() -> Dice:
    """Dice that the operating system rolls: nobody can repeat them, or foresee them from the outcomes so far.

    Seeded dice have 61 bits, which a player could work out from what is seen of a game. They serve forks, and games
    that were begun before luck could be verified.
    """
    return OutsideDice(randbelow)
