"""The link of a table: on which server it is, and which table."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

PATH = re.compile(r"(?P<root>.*)/table/(?P<table>[A-Za-z0-9]{4,16})(/[^/]*)?/?")
SOCKETS = {"http": "ws", "https": "wss"}


class TableLink(NamedTuple):
    """A table on a server; `root` is the address under which everything there is served."""

    root: str
    table: str

    def call(self, path: str) -> str:
        """The address of a call about the table."""
        return f"{self.root}/api/tables/{self.table}/{path}"

    @property
    def socket(self) -> str:
        scheme, _, rest = self.call("socket").partition(":")
        return f"{SOCKETS[scheme]}:{rest}"


def table_link(text: str) -> TableLink | None:
    """The table that a link leads to, be it that of a seat; None if it leads to none."""
    try:
        parts = urlsplit(text.strip())
        found = PATH.fullmatch(parts.path)
        is_address = parts.scheme in SOCKETS and parts.hostname and (parts.port or True)
    except ValueError:
        return None
    if not found or not is_address:
        return None
    return TableLink(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{found['root']}", found["table"])
