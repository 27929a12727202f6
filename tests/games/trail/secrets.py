"""The private random outcomes of Great Western Trail."""

from typing import Final

from tests.games.secrets import Secrets

SECRETS: Final = Secrets({"card": {"got_card"}})
