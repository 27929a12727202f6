"""Whose people are connected at the tables of all processes, as these have told."""

from collections.abc import Collection, Mapping


class Whereabouts:
    """The connected seats of each table, seat n as bit n, and the process that has told so."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, int]] = {}

    def seats(self, table: str) -> int:
        return self._known.get(table, ("", 0))[1]

    def hear(self, server: str, tables: Mapping[str, int]) -> None:
        """A process has told; that nobody is there it can only tell of tables that no other has taken over."""
        for table, seats in tables.items():
            if seats:
                self._known[table] = (server, seats)
            elif self._known.get(table, (server, 0))[0] == server:
                self._known.pop(table, None)

    def keep(self, servers: Collection[str]) -> None:
        """Forget what processes have told that are gone."""
        for table in [table for table, (server, _) in self._known.items() if server not in servers]:
            del self._known[table]

    def forget_all(self) -> None:
        self._known.clear()
