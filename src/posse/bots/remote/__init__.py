"""Bots at tables of a server, which they know by the wire alone."""

from posse.bots.remote.errors import RemoteError
from posse.bots.remote.link import TableLink, table_link
from posse.bots.remote.player import Player
from posse.bots.remote.session import Session
from posse.bots.remote.sight import RemoteBot, Sight

__all__ = ["Player", "RemoteBot", "RemoteError", "Session", "Sight", "TableLink", "table_link"]
