"""The dice of games among strangers."""

from secrets import randbelow

from posse.engine.dice import Dice, OutsideDice


def secret_dice() -> Dice:
    """Dice that the operating system rolls: nobody can repeat them, or foresee them from the outcomes so far.

    Seeded dice have 61 bits, which a player could work out from what is seen of a game.
    """
    return OutsideDice(randbelow)
