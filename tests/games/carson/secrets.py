"""The private random outcomes of Carson City."""

from typing import Final

from tests.games.secrets import Secrets

SECRETS: Final = Secrets({"tile": {"dealt", "redrew"}}, announced="tile")
