"""Luck that can be verified: all numbers follow from a seed to which a server commits itself before anything is drawn.

docs/fairness.md specifies the derivation. Everything that is hashed is plain ASCII text; a change is a new `VERSION`.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, NamedTuple

from posse.engine.words import whole

VERSION: Final = 1
DIGITS: Final = 64  # of a seed, a contribution and a commitment, in hexadecimal
SPACE: Final = 1 << 64  # the numbers that the first 16 digits of a digest can be


class Draw(NamedTuple):
    """A number from 0 to `limit` - 1 that was drawn."""

    limit: int
    number: int

    def __str__(self) -> str:
        return f"{self.limit}:{self.number}"


class Pledge:
    """What a record says about its luck: the commitment and the contributions by seat; in the end also the rest.

    `seed` is empty as long as it is secret, and then nothing is known of the draws, either.
    """

    def __init__(self, version: int, commitment: str, contributions: dict[int, str]) -> None:
        self.version = version
        self.commitment = commitment
        self.contributions = contributions
        self.seed = ""
        self.drawn: list[Draw] = []

    def lines(self) -> list[str]:
        """The lines of a header."""
        said = [f"luck {self.version} {self.commitment}"]
        return said + [f"contribution {seat} {given}" for seat, given in sorted(self.contributions.items())]

    def ending(self, counts: Iterable[int]) -> list[str]:
        """The lines after the last one, which reveal everything; `counts` are the random outcomes of each line.

        There are none while the seed is secret, nor where somebody has played on after it was revealed.
        """
        counted = list(counts)
        is_known = self.seed != "" and sum(counted) == len(self.drawn)
        return ending_lines(self.seed, counted, self.drawn) if is_known else []


class Luck:
    """The numbers of one table, in the order in which they are drawn; a number is never drawn again."""

    def __init__(self, seed: str, contributions: dict[int, str], drawn: Iterable[Draw] = ()) -> None:
        self.drawn = list(drawn)
        self._key = key_of(seed, contributions)

    def below(self, limit: int) -> int:
        """The next number, from 0 to `limit` - 1."""
        number = number_below(self._key, len(self.drawn), limit)
        self.drawn.append(Draw(limit, number))
        return number


def pledge_of(seed: str, contributions: dict[int, str]) -> Pledge:
    """What is published before anything is drawn."""
    return Pledge(VERSION, commitment_of(seed), contributions)


def commitment_of(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def key_of(seed: str, contributions: dict[int, str]) -> str:
    """The key of all draws: nobody can choose it who does not know the seed and all contributions."""
    given = "".join(f" {seat}:{contributions[seat]}" for seat in sorted(contributions))
    return _digest(seed, f"posse luck {VERSION} key{given}")


def number_below(key: str, index: int, limit: int) -> int:
    """The number of draw `index`: the remainder of the first of its numbers that makes none more likely than others."""
    fair = SPACE - SPACE % limit
    attempt = 0
    while True:
        number = int(_digest(key, f"posse luck {VERSION} draw {index} below {limit} attempt {attempt}")[:16], 16)
        if number < fair:
            return number % limit
        attempt += 1


def _digest(key: str, message: str) -> str:
    return hmac.new(key.encode(), message.encode(), hashlib.sha256).hexdigest()


def is_digest(text: str) -> bool:
    """Whether a text has the form of a seed, a contribution or a commitment."""
    return len(text) == DIGITS and all(letter in "0123456789abcdef" for letter in text)


# --- draws as text


def ending_lines(seed: str, counts: Iterable[int], drawn: list[Draw]) -> list[str]:
    """The end of a record: the seed, and the draws of each line with random outcomes."""
    said = [f"seed {seed}"]
    first = 0
    for number, count in enumerate(counts):
        if count:
            said.append(f"drawn {number} {draws_text(drawn[first : first + count])}")
        first += count
    return said


def draws_text(draws: Iterable[Draw]) -> str:
    return " ".join([str(draw) for draw in draws])


def read_draws(text: str) -> list[Draw]:
    """The draws of a text; `ValueError` if it is none."""
    draws: list[Draw] = []
    for said in text.split():
        limit, _, number = said.partition(":")
        draw = Draw(whole(limit), whole(number))
        if not 0 <= draw.number < draw.limit:
            raise ValueError(said)
        draws.append(draw)
    return draws
