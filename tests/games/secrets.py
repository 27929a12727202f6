"""What a game's `secrets.py` declares for the server's law of hidden information: private random outcomes."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple


class Secrets(NamedTuple):
    """The private outcomes by their first word, with the events that show them to the seat.

    Where the sum is `announced` at the set-up, only pairs with the same sum can be swapped unnoticed.
    """

    told: Mapping[str, set[str]]
    announced: str | None = None


def secrets_of(game: str) -> Secrets:
    """The declaration in a game's test folder."""
    secrets: Secrets = import_module(f"tests.games.{game}.secrets").SECRETS
    return secrets
