"""Groups of people over HTTP: private, with a link of their own, tables for members, and a table of the season."""

from datetime import UTC, datetime

import pytest

from posse.server.league.seasons import season_of
from tests.server.running import ME, OPEN, Guest, Json, Refused, RunningServer, finished

pytestmark = pytest.mark.anyio


async def made(guest: Guest, name: str = "The Hole") -> Json:
    page: Json = await guest.post("/api/posses", posse=name, name=guest.name)
    return page


async def joined(guest: Guest, page: Json) -> Json:
    joined: Json = await guest.post(f"/api/posses/{page['id']}/join", key=page["key"], name=guest.name)
    return joined


async def refusal(guest: Guest, path: str, **body: object) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await guest.post(path, **body)
    return refused.value.status, refused.value.key


def names(page: Json) -> list[str]:
    return [one["name"] for one in page["members"]]


async def test_members_come_by_the_link(ann: Guest, bob: Guest, cat: Guest) -> None:
    page = await made(ann)
    assert (page["name"], page["owner"], names(page)) == ("The Hole", True, ["Ann"])
    await bob.person()
    with pytest.raises(Refused) as refused:
        await bob.get(f"/api/posses/{page['id']}")
    assert (refused.value.status, refused.value.key) == (404, "no-such-posse")
    assert names(await joined(bob, page)) == names(await joined(bob, page)) == ["Ann", "Bob"]
    assert (await bob.get("/api/posses"))["posses"] == [{"id": page["id"], "name": "The Hole"}]

    renewed = await ann.post(f"/api/posses/{page['id']}/link")
    assert renewed["key"] != page["key"]
    path = f"/api/posses/{page['id']}/join"
    assert await refusal(cat, path, key=page["key"], name="Cat") == (404, "dead-posse-link")
    assert await refusal(cat, "/api/posses/nothing/join", key="x", name="Cat") == (404, "no-such-posse")


async def test_only_the_owner_changes_it(ann: Guest, bob: Guest, cat: Guest) -> None:
    page = await made(ann)
    await joined(bob, page)
    await joined(cat, page)
    path, other = f"/api/posses/{page['id']}", (await cat.person()).id
    for call, body in {
        "remove": {"person": other},
        "link": {},
        "name": {"posse": "X"},
        "owner": {"person": other},
    }.items():
        assert await refusal(bob, f"{path}/{call}", **body) == (403, "not-the-owner")
    assert names(await ann.post(f"{path}/remove", person=other)) == ["Ann", "Bob"]
    assert await refusal(ann, f"{path}/owner", person=other) == (404, "no-such-person")
    assert await refusal(cat, f"{path}/leave") == (404, "no-such-posse")
    await ann.post(f"{path}/owner", person=(await bob.person()).id)
    assert (await bob.post(f"{path}/name", posse="Bob's"))["name"] == "Bob's"


async def test_the_oldest_member_inherits_it_and_the_last_one_ends_it(ann: Guest, bob: Guest) -> None:
    page = await made(ann)
    await joined(bob, page)
    path = f"/api/posses/{page['id']}"
    assert await ann.post(f"{path}/leave") == {"posses": []}
    assert (await bob.get(path))["owner"] is True
    table = (await bob.make(ME, OPEN, posse=page["id"]))["id"]
    await bob.post("/api/account/delete")
    assert await refusal(ann, f"{path}/join", key=page["key"]) == (404, "no-such-posse")
    assert (await ann.table(table))["state"] == "closed"


async def test_its_tables_are_for_members(ann: Guest, bob: Guest, cat: Guest) -> None:
    page = await made(ann)
    await joined(bob, page)
    table = await ann.make(ME, OPEN, OPEN, posse=page["id"])
    assert (table["posse"], table["public"]) == (page["id"], False)
    (card,) = (await bob.get(f"/api/posses/{page['id']}"))["tables"]
    assert card["id"] == table["id"]
    assert await refusal(cat, f"/api/tables/{table['id']}/join", name="Cat") == (403, "members-only")
    await bob.join(table["id"])
    with pytest.raises(Refused) as refused:
        await cat.make(ME, OPEN, posse=page["id"])
    assert refused.value.key == "members-only"


async def test_finished_games_count_for_the_season(server: RunningServer, ann: Guest, bob: Guest) -> None:
    page = await made(ann)
    await joined(bob, page)
    match = finished()
    table = await server.lay(match, ann, bob)
    row = server.live(table).row
    row.posse = page["id"]
    await server.registry.store.save_table(row)
    found = await ann.get(f"/api/posses/{page['id']}")
    season = season_of(datetime.now(UTC)).name
    assert (found["season"]["name"], found["seasons"]) == (season, [season])
    winner = match.ranking[0][0]
    assert [(one["name"], one["games"], one["wins"], one["points"]) for one in found["season"]["scores"]] == [
        (("Ann", "Bob")[winner], 1, 1, 1.0),
        (("Ann", "Bob")[1 - winner], 1, 0, 0.0),
    ]
    assert (await ann.get(f"/api/posses/{page['id']}?season=2020-1"))["season"]["scores"] == []
