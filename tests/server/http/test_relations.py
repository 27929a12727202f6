"""Your people over HTTP and at the table: follow, mute, block, invite, report."""

import pytest

from tests.server.running import ME, OPEN, Guest, Refused, RunningServer, looking, together

pytestmark = pytest.mark.anyio


async def id_of(guest: Guest) -> str:
    return (await guest.person()).id


async def decide(guest: Guest, other: Guest, kind: str, on: bool = True) -> None:
    await guest.person()
    await guest.post(f"/api/people/{await id_of(other)}/relations/{kind}", on=on)


async def refusal(guest: Guest, path: str, **body: object) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await guest.post(path, **body)
    return refused.value.status, refused.value.key


async def test_opponents_are_listed_with_what_was_decided(ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    await decide(ann, bob, "follow")
    (found,) = (await ann.get("/api/people"))["people"]
    assert (found["id"], found["name"], found["follows"], found["blocked"]) == (await id_of(bob), "Bob", True, False)
    assert found["met"] is not None
    (there,) = (await ann.get(f"/api/tables/{table}/people"))["people"]
    assert (there["seat"], there["name"], there["follows"]) == (1, "Bob", True)


async def test_only_somebody_else_can_be_followed(ann: Guest) -> None:
    own = await id_of(ann)
    assert await refusal(ann, f"/api/people/{own}/relations/follow", on=True) == (400, "that-is-you")
    assert await refusal(ann, "/api/people/nobody/relations/follow", on=True) == (404, "no-such-person")


async def test_what_a_muted_person_says_is_not_sent(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await together(ann, bob, cat)
    async with looking(table, ann, bob, cat) as (one, two, three):
        await two.send(say="Howdy", key="1")
        await one.until("chat")
        await decide(ann, bob, "mute")
        assert (await one.until("whole"))["chat"] == []
        await two.send(say="Hello?", key="2")
        await three.send(say="Hi", key="3")
        assert [line["text"] for line in (await one.until("chat"))["chat"]] == ["Hi"]
        assert [line["text"] for line in (await three.again())["chat"]] == ["Howdy", "Hello?", "Hi"]
        await decide(ann, bob, "mute", on=False)
        assert [line["text"] for line in (await one.until("whole"))["chat"]] == ["Howdy", "Hello?", "Hi"]


async def test_a_newly_opened_window_does_not_hear_a_blocked_person(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.person()
    async with bob.look(table) as window:
        await window.send(say="Howdy", key="1")
        await window.until("chat")
    await decide(ann, bob, "block")
    async with ann.look(table) as window:
        assert window.page["chat"] == []


async def test_blocked_people_do_not_sit_down(ann: Guest, bob: Guest, cat: Guest) -> None:
    await decide(ann, bob, "block")
    table = (await ann.make(ME, OPEN, OPEN))["id"]
    assert await refusal(bob, f"/api/tables/{table}/join", name="Bob") == (403, "not-welcome")
    await cat.join(table)
    await decide(ann, bob, "block", on=False)
    await bob.join(table)


async def test_a_rematch_leaves_out_those_who_block_each_other(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    for guest, seat in ((ann, 0), (bob, 1)):
        await guest.at(table, "resign", seat=seat)
    await decide(ann, bob, "block")
    again = await bob.at(table, "rematch")
    assert {seat["name"] for seat in again["seats"]} == {None}


async def test_an_invitation_is_found_and_declined(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    invited = await ann.at(table, "invite", person=await id_of(bob))
    assert invited == {"invited": [await id_of(bob)]} == await ann.get(f"/api/tables/{table}/invited")
    (found,) = (await bob.get("/api/invitations"))["invitations"]
    assert (found["by"], found["table"]["id"]) == ("Ann", table)
    assert await bob.post(f"/api/invitations/{table}/decline") == {"invitations": []}


async def test_only_those_at_the_table_invite_to_it(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    path, other = f"/api/tables/{table}/invite", await id_of(cat)
    await bob.person()
    assert await refusal(bob, path, person=other) == (403, "not-your-seat")
    await decide(cat, ann, "block")
    assert await refusal(ann, path, person=other) == (409, "cannot-invite")
    await bob.join(table)
    await ann.at(table, "start")
    assert await refusal(bob, path, person=other) == (409, "table-started")


async def test_a_report_reaches_the_store(ann: Guest, bob: Guest) -> None:
    path = f"/api/people/{await id_of(bob)}/report"
    await ann.person()
    assert await ann.post(path, reason="chat", text="Foul words", table="t") == {}
    assert await refusal(ann, path, reason="boredom", text="") == (400, "bad-request")
    for _ in range(9):
        await ann.post(path, reason="other", text="again")
    assert await refusal(ann, path, reason="other", text="and again") == (409, "too-many-reports")


async def test_nobody_without_a_name_has_people(ann: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.get("/api/people")
    assert refused.value.key == "name-needed"


async def test_what_was_decided_is_part_of_the_export(ann: Guest, bob: Guest) -> None:
    await decide(ann, bob, "follow")
    await ann.post("/api/posses", posse="The Hole")
    await ann.post(f"/api/people/{await id_of(bob)}/report", reason="chat", text="Foul words")
    kept = await ann.get("/api/export")
    assert kept["people"] == [{"name": "Bob", "kinds": ["follow"]}]
    assert (kept["posses"], kept["tournaments"], kept["reports"]) == (["The Hole"], [], ["Foul words"])
