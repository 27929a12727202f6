"""What a game's `secrets.py` tells to the server's law of hidden information: which chance one seat alone hears."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple


class Secrets(NamedTuple):
    """By the first word of what chance says to one seat alone, the events that tell that seat.

    Of what is `announced` as a sum, at the set-up, only pairs of the same sum can be exchanged without a word.
    """

    told: Mapping[str, set[str]]
    announced: str | None = None


def secrets_of(game: str) -> Secrets:
    """What a game's folder of tests tells."""
    secrets: Secrets = import_module(f"tests.games.{game}.secrets").SECRETS
    return secrets
