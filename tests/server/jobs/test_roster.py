"""The slots of workers are shared out between the servers."""

from posse.server.jobs.roster import share
from posse.server.store.workers import WorkerRow


def worker(id: str, slots: int) -> WorkerRow:
    return WorkerRow(id, id, slots, "1")


def test_one_server_has_all_slots() -> None:
    assert share([worker("a", 2), worker("b", 1)], ["s"], "s") == ["a", "a", "b"]


def test_every_server_has_as_much_of_every_worker() -> None:
    workers = [worker("a", 4), worker("b", 4)]
    assert share(workers, ["s", "t"], "s") == share(workers, ["s", "t"], "t") == ["a", "a", "b", "b"]


def test_all_slots_are_dealt_out() -> None:
    workers, servers = [worker("a", 5), worker("b", 2)], ["s", "t", "u"]
    dealt = [slot for server in servers for slot in share(workers, servers, server)]
    assert sorted(dealt) == ["a"] * 5 + ["b"] * 2


def test_where_there_are_fewer_slots_than_servers_they_share_one() -> None:
    servers = ["s", "t", "u"]
    assert [share([worker("a", 1), worker("b", 1)], servers, server) for server in servers] == [["a"], ["b"], ["a"]]


def test_workers_that_stop_take_nothing() -> None:
    assert share([worker("a", 0)], ["s"], "s") == share([], ["s"], "s") == []


def test_a_server_that_has_just_lost_its_row_counts_itself() -> None:
    assert share([worker("a", 2)], ["s"], "t") == ["a"]
