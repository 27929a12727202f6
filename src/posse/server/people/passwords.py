"""Passwords and recovery codes: how they are checked, hashed and compared."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from posse.engine.errors import PosseError

T = TypeVar("T")

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
# A hash takes 64 MB while it is computed, and many logins at once must not exhaust the memory.
HASHES_AT_ONCE = 2

# Letters and digits that nobody confuses; what is confused with them is read as they are.
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
CODE_GROUPS, GROUP_LETTERS = 5, 5  # 125 bits


class BadPassword(PosseError):
    """A password that is too short or too long."""


def checked_password(text: str) -> str:
    """A normalised password of a permitted length."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise BadPassword("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return normal_password(text)


def normal_password(text: str) -> str:
    """A password in Unicode normal form; one that is too long stays too long, and so matches none."""
    return unicodedata.normalize("NFKC", text[: LONGEST_PASSWORD + 1])


def new_code() -> str:
    """A recovery code as it is shown."""
    letters = (secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * GROUP_LETTERS))
    return "-".join("".join(next(letters) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS))


def normal_code(text: str) -> str:
    """A code however it was typed: in any case, with any signs between the groups."""
    typed = unicodedata.normalize("NFKC", text[:LONGEST_PASSWORD]).upper()
    return "".join(letter for letter in typed if letter.isalnum()).translate(MISREAD)


hasher = PasswordHasher()


@cache
def dummy_hash() -> str:
    return hasher.hash(secrets.token_hex())


def fits(kept: str | None, secret: str) -> bool:
    """Whether a secret is the stored one; takes equally long if there is none, so that timing reveals no accounts."""
    dummy = dummy_hash()
    try:
        hasher.verify(kept or dummy, secret)
    except VerificationError:
        return False
    return kept is not None


class Hashing:
    """Hashing is slow on purpose, so it is done in a few threads of its own: no other work keeps a login waiting."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HASHES_AT_ONCE, thread_name_prefix="posse-hash")

    async def hash(self, secret: str) -> str:
        return await self._in_thread(lambda: hasher.hash(secret))

    async def fits(self, kept: str | None, secret: str) -> bool:
        return await self._in_thread(lambda: fits(kept, secret))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)
