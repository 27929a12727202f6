"""Alerts in the store: each call is kept once, and what is to be sent is neither lost nor taken twice."""

from dataclasses import replace

import pytest

from posse.server.errors import NotNow
from posse.server.store import Store
from posse.server.store.alert_rows import (
    BEGIN,
    END,
    MAIL,
    PUSH,
    TABLE,
    TURN,
    USUAL,
    AlertSetting,
    Call,
    Delivery,
    DueCall,
    PushTarget,
    Webhook,
)
from posse.server.store.rows import LineRow
from tests.server.samples import DAY, person, table

pytestmark = pytest.mark.anyio

ANN = Call("t", "ann", TURN, 3)


def target(id: str, owner: str = "ann") -> PushTarget:
    return PushTarget(id, owner, f"https://push.example/{id}", "key", "auth", "pl", "Firefox, Linux", DAY)


def hook(id: str, table: str | None = None, owner: str = "ann") -> Webhook:
    return Webhook(id, owner, table, f"https://hook.example/{id}", "secret", DAY)


def push(id: str, due: int = 0) -> Delivery:
    return Delivery(id, "ann", PUSH, "browser", [{"kind": TURN, "table": "t"}], due)


async def with_ann(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.add_table(table("t", holders=["ann"]))


async def test_a_call_is_kept_once(store: Store) -> None:
    await with_ann(store)
    for at in (100, 200):
        await store.alerts.note([DueCall(ANN, at, at + 20)])
    assert await store.alerts.take_due(119, 999, None, 10) == []
    assert await store.alerts.take_due(120, 999, None, 10) == [ANN]
    await store.alerts.decide(ANN, [push("one")], None)
    await store.alerts.decide(ANN, [push("two")], None)
    await store.alerts.note([DueCall(ANN, 300, 300)])
    assert await store.alerts.take_due(9_999, 10_000, None, 10) == []
    assert [one.id for one in await store.alerts.take(9_999, 10_000, 10)] == ["one"]


async def test_a_call_that_was_taken_comes_back_if_nothing_was_decided(store: Store) -> None:
    """The process has ended in between."""
    await with_ann(store)
    await store.alerts.note([DueCall(ANN, 0, 0)])
    assert await store.alerts.take_due(1, 60, None, 10) == [ANN]
    assert await store.alerts.take_due(59, 120, None, 10) == []
    assert await store.alerts.take_due(60, 120, None, 10) == [ANN]


async def test_a_delivery_that_was_taken_comes_back_until_it_has_arrived(store: Store) -> None:
    await with_ann(store)
    await store.alerts.note([DueCall(ANN, 0, 0)])
    await store.alerts.decide(ANN, [push("one"), push("two")], None)
    assert {one.id for one in await store.alerts.take(0, 60, 10)} == {"one", "two"}
    await store.alerts.drop("one")
    assert await store.alerts.take(59, 120, 10) == []
    assert await store.alerts.take(60, 120, 10) == [replace(push("two", due=120), attempts=2)]
    await store.alerts.put_off("two", 500)
    assert await store.alerts.take(499, 600, 10) == []


async def test_a_call_to_a_table_that_is_gone_is_dropped(store: Store) -> None:
    await store.alerts.note([DueCall(ANN, 0, 0)])
    await with_ann(store)
    await store.alerts.note([DueCall(ANN, 0, 0)])
    await store.upkeep.delete_tables(["t"])
    assert await store.alerts.take_due(1, 2, None, 10) == []


async def test_old_calls_are_forgotten_once_they_are_decided(store: Store) -> None:
    await with_ann(store)
    later, mailed = ANN._replace(turn=4), ANN._replace(turn=5)
    await store.alerts.note([DueCall(call, 0, 0) for call in (ANN, later, mailed)])
    await store.alerts.decide(ANN, [], None)
    await store.alerts.decide(mailed, [], 50)
    await store.alerts.forget_decided(10)
    await store.alerts.note([DueCall(ANN, 20, 20)])
    assert set(await store.alerts.take_due(20, 60, None, 10)) == {ANN, later}
    assert await store.alerts.to_be_mailed(50, 10) == {"ann": [mailed]}


async def test_a_digest_takes_all_that_waits_for_it(store: Store) -> None:
    await with_ann(store)
    await store.alerts.choose(AlertSetting("ann", "pl"))
    end = Call("t", "ann", END, 0)
    await store.alerts.note([DueCall(ANN, 0, 0), DueCall(end, 1, 1)])
    await store.alerts.decide(ANN, [], 10)
    await store.alerts.decide(end, [], 20)
    assert await store.alerts.to_be_mailed(9, 10) == {}
    assert await store.alerts.to_be_mailed(10, 10) == {"ann": [ANN, end]}
    mail = Delivery("mail", "ann", MAIL, "", [], 10)
    for id in ("mail", "too late"):
        await store.alerts.begin_digest("ann", [ANN, end], replace(mail, id=id), 10)
    assert [one.id for one in await store.alerts.take(10, 60, 10)] == ["mail"]
    assert await store.alerts.to_be_mailed(99, 10) == {}
    assert (await store.alerts.setting("ann", "en")).mailed == 10


# --- who wants to be told what


async def test_without_a_choice_everything_is_as_usual(store: Store) -> None:
    await with_ann(store)
    assert await store.alerts.setting("ann", "it") == AlertSetting("ann", "it", dict(USUAL))
    chosen = AlertSetting("ann", "ru", {TURN: [MAIL], BEGIN: []})
    for _ in range(2):
        await store.alerts.choose(chosen)
    assert await store.alerts.setting("ann", "it") == chosen


async def test_a_browser_belongs_to_whoever_registered_it_last(store: Store) -> None:
    await with_ann(store)
    await store.add_person(person("bob"))
    await store.alerts.put_target(target("one"), 2)
    await store.alerts.put_target(target("one", "bob"), 2)
    assert await store.alerts.targets("ann") == []
    assert await store.alerts.targets("bob") == [target("one", "bob")]
    for id in ("two", "xxx"):
        await store.alerts.put_target(target(id, "bob"), 2)
    assert [one.id for one in await store.alerts.targets("bob")] == ["two", "xxx"]
    assert await store.alerts.drop_target("two")
    assert not await store.alerts.drop_target("two")


async def test_a_person_has_so_many_webhooks_and_a_table_one(store: Store) -> None:
    await with_ann(store)
    await store.alerts.add_webhook(hook("own"), 2)
    await store.alerts.add_webhook(hook("old", "t"), 2)
    await store.alerts.add_webhook(hook("new", "t"), 2)
    assert [one.id for one in await store.alerts.webhooks_of_table("t")] == ["new"]
    with pytest.raises(NotNow):
        await store.alerts.add_webhook(hook("third"), 2)
    assert {one.id for one in await store.alerts.webhooks("ann")} == {"own", "new"}


async def test_who_can_be_told(store: Store) -> None:
    await with_ann(store)
    assert not await store.alerts.can_be_told("ann", "t")
    await store.change_person("ann", email="ann@example.org")
    assert not await store.alerts.can_be_told("ann", "t")
    await store.alerts.choose(AlertSetting("ann", "en", {TURN: [MAIL]}))
    assert await store.alerts.can_be_told("ann", "t")
    await store.alerts.choose(AlertSetting("ann", "en", {TURN: [PUSH]}))
    assert not await store.alerts.can_be_told("ann", "t")
    await store.alerts.put_target(target("one"), 2)
    assert await store.alerts.can_be_told("ann", "t")
    assert not await store.alerts.can_be_told(TABLE, "t")
    await store.alerts.add_webhook(hook("of table", "t"), 2)
    assert await store.alerts.can_be_told(TABLE, "t")


async def test_the_reach_of_a_person_is_without_the_webhooks_of_tables(store: Store) -> None:
    await with_ann(store)
    for one in (hook("own"), hook("of table", "t")):
        await store.alerts.add_webhook(one, 2)
    reach = await store.alerts.reach("ann", "t", "pl")
    assert reach is not None
    assert reach.webhooks == [hook("own")]
    assert reach.setting.lang == "pl"
    of_table = await store.alerts.reach(TABLE, "t", "pl")
    assert of_table is not None
    assert of_table.webhooks == [hook("of table", "t")]
    assert await store.alerts.reach("nobody", "t", "pl") is None


async def test_a_guest_who_logs_in_takes_everything_along(store: Store) -> None:
    await with_ann(store)
    await store.add_person(person("bob", "Bob"))
    await store.alerts.put_target(target("one"), 2)
    await store.alerts.add_webhook(hook("own"), 2)
    await store.alerts.choose(AlertSetting("ann", "ru"))
    both = ANN._replace(turn=4)
    await store.alerts.note([DueCall(call, 0, 0) for call in (ANN, both, both._replace(recipient="bob"))])
    await store.merge_people("ann", "bob")
    assert await store.alerts.targets("bob") == [target("one", "bob")]
    assert await store.alerts.webhooks("bob") == [hook("own", owner="bob")]
    assert (await store.alerts.setting("bob", "en")).lang == "ru"
    called = await store.alerts.take_due(0, 60, None, 10)
    assert sorted(called) == [ANN._replace(recipient="bob"), both._replace(recipient="bob")]


async def test_a_choice_of_the_account_stays_when_a_guest_logs_in(store: Store) -> None:
    await with_ann(store)
    await store.add_person(person("bob", "Bob"))
    await store.alerts.choose(AlertSetting("ann", "ru"))
    await store.alerts.choose(AlertSetting("bob", "it"))
    await store.merge_people("ann", "bob")
    assert (await store.alerts.setting("bob", "en")).lang == "it"


async def test_whoever_is_deleted_is_told_nothing(store: Store) -> None:
    await with_ann(store)
    await store.alerts.put_target(target("one"), 2)
    await store.alerts.add_webhook(hook("own"), 2)
    await store.alerts.note([DueCall(ANN, 0, 0), DueCall(ANN._replace(turn=4), 0, 0)])
    await store.alerts.decide(ANN, [push("one")], None)
    await store.delete_person("ann", lambda row, id: row.seats[0].holders.clear(), 0)
    assert await store.alerts.targets("ann") == []
    assert await store.alerts.take(9, 10, 10) == []
    assert await store.alerts.take_due(9, 10, None, 10) == []


# --- after a crash


async def test_tables_where_a_crash_may_have_swallowed_a_call(store: Store) -> None:
    await store.add_person(person("ann"))
    row = table("t", holders=["ann"], state="running")
    await store.add_started(row, [LineRow("t", 0, "0 pass", at=100, asked=1)])
    assert await store.alerts.unnoticed(50, 150, []) == []
    await store.alerts.put_target(target("one"), 2)
    assert await store.alerts.unnoticed(50, 150, []) == ["t"]
    assert await store.alerts.unnoticed(50, 150, ["t"]) == []
    assert await store.alerts.unnoticed(101, 150, []) == []
    assert await store.alerts.asked_since("t") == [(0, 1)]
