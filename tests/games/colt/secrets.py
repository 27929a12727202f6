"""What one seat alone hears of chance in Colt Express."""

from typing import Final

from tests.games.secrets import Secrets

SECRETS: Final = Secrets({"card": {"got_card"}, "purse": {"looked_in"}, "whiskey": {"smelled"}})
