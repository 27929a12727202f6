"""Data that is the same for several watchers is encoded once."""

import posse
from posse.server.settings import Limits
from posse.server.store.rows import SeatRow, TableRow
from posse.server.tables.audience import Audience
from posse.server.tables.clocks import Timekeeper
from posse.server.tables.page import Snapshot
from posse.server.tables.presence import Presence
from posse.server.tables.services import Services
from posse.server.tables.watcher import Watcher
from tests.sample import GAME
from tests.server.proofs import Memory, Prompter, Sent, no_bots
from tests.server.samples import DAY, person


class Counted(Snapshot):
    """Records for whom the table is described."""

    described: list[str | None]

    def table(self, person: str | None, present: set[int], spectators: int) -> dict[str, object]:
        self.described.append(person)
        return super().table(person, present, spectators)


def snapshot() -> Counted:
    seats = [
        SeatRow(0, "key 0", "person", "Ann", holders=["ann"]),
        SeatRow(1, "key 1", "person", "Bob", holders=["bob"]),
    ]
    row = TableRow("t", GAME, posse.GAMES[GAME].settle({}, 2), "ann", DAY, seats)
    services = Services(Memory(), Prompter(no_bots), limits=Limits())
    clocks = Timekeeper(services, lambda: None, lambda: None)
    made = Counted(row, None, None, [], clocks, Presence(services, lambda: None))
    made.described = []
    return made


def test_a_crowd_of_spectators_costs_one_table() -> None:
    audience = Audience()
    sent = {name: Sent() for name in ("ann", "bob", "cat", *map(str, range(8)))}
    for name, outlet in sent.items():
        seats = {"ann": [0], "bob": [1]}.get(name, [])
        audience.watchers.append(Watcher(outlet, None if name.isdecimal() else person(name), seats, None))
    now = snapshot()
    audience.send_table(now, audience.watchers)
    assert sorted(now.described, key=str) == [None, "ann", "bob"]
    assert [b'"key"' in outlet.texts[0] for outlet in sent.values()] == [True, True] + [False] * 9
    assert b'"watchers":9' in sent["cat"].texts[0]
