"""The private random outcomes of Colt Express."""

from typing import Final

from tests.games.secrets import Secrets

SECRETS: Final = Secrets({"card": {"got_card"}, "purse": {"looked_in"}, "whiskey": {"smelled"}})
