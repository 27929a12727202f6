"""What a seat has seen since its last answer can be shown again, as it saw it and no more."""

from collections.abc import Collection
from typing import Any

import pytest

import posse
from posse.server.tables import recap
from posse.server.tables.recap import MOST_FRAMES
from tests.sample import GAME, scene
from tests.server.running import Guest, Refused, RunningServer, asked_first, looking, together

pytestmark = pytest.mark.anyio

TILES = {"might_makes_right": True}


def frames_of(match: posse.Match, seat: int, by_standins: Collection[int] = ()) -> list[dict[str, Any]]:
    *_, frames = recap.frames_of(match.game, recap.traced(match, seat, by_standins), seat)
    return frames


def placing() -> posse.Match:
    return scene(seats=3, at="place : 0")


def test_a_seat_that_has_not_answered_has_nothing_to_look_back_on() -> None:
    match = placing()
    match.play(0, "place wages")
    assert frames_of(match, 1) == []


def test_the_first_moment_is_the_table_after_the_own_answer() -> None:
    match = placing()
    match.play(0, "place wages")
    after = match.view(0)
    match.play(1, "place gambling")
    match.play(2, "place ammunition")
    first, *others = frames_of(match, 0)
    assert first == {"view": after, "events": []}
    assert [frame["events"][0]["place"] for frame in others] == ["gambling", "ammunition"]
    assert others[-1]["view"] == match.view(0)


def test_what_was_taken_back_is_not_shown() -> None:
    match = placing()
    match.play(0, "place wages")
    match.play(1, "place gambling")
    match.undo(1)
    match.play(1, "place ammunition")
    assert [frame["events"][0]["place"] for frame in frames_of(match, 0)[1:]] == ["ammunition"]
    match.undo(0, consent=True)
    assert frames_of(match, 0) == []


def test_what_a_stand_in_played_is_shown_too() -> None:
    match = placing()
    for seat, place in ((0, "wages"), (1, "gambling"), (2, "ammunition"), (0, "road_1"), (1, "roads_3")):
        match.play(seat, f"place {place}")
    shown = [frame["events"][0]["place"] for frame in frames_of(match, 0, by_standins={4})[1:]]
    assert shown == ["gambling", "ammunition", "road_1", "roads_3"]
    whole = [frame["events"][0]["place"] for frame in frames_of(match, 0, by_standins={1, 4})[1:]]
    assert whole == ["wages", *shown]


def chosen_in_secret(place: int) -> posse.Match:
    """Seat 0 has chosen a tile, then seat 1 the one at this place of its choices."""
    match = scene(seats=3, options=TILES, cowboys={"gambling": [0, 1, 2]}, at="resolve gambling")
    match.play(0, match.choices(0)[0])
    match.play(1, match.choices(1)[place])
    return match


def test_what_others_chose_in_secret_stays_their_secret() -> None:
    one, other = chosen_in_secret(0), chosen_in_secret(1)
    assert one.lines != other.lines
    assert frames_of(one, 0) == frames_of(other, 0)
    assert frames_of(one, 1) != frames_of(other, 1)


def test_of_a_long_absence_only_the_end_is_kept() -> None:
    match = posse.new(GAME, 2, seed=3)
    seat = match.asked[0]
    match.play(seat, match.choices(seat)[0])
    other = 1 - seat
    lines = match.lines
    for _ in range(MOST_FRAMES + 5):
        assert frames_of(match, seat)[-1]["view"] == match.view(seat)
        if match.asked != (other,):
            break
        match.play(other, match.choices(other)[0])
    assert len(frames_of(match, seat)) <= min(MOST_FRAMES, len(match.lines) - len(lines) + 1)


async def test_it_is_what_a_browser_has_seen(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as windows:
        first, (second,) = asked_first(windows)
        own = await first.do(first.choices[0])
        await second.again()
        await second.do(second.choices[0])
        await first.again()
    steps = [message for message in first.heard if "events" in message]
    seen = [{"view": own["view"], "events": []}]
    seen += [{"view": step["view"], "events": step["events"]} for step in steps if step["n"] > own["n"]]
    assert len(seen) == 2
    await server.registry.close_idle(0)
    guest = (ann, bob)[first.seat or 0]
    assert (await guest.get(f"/api/tables/{table}/recap?seat={first.seat}"))["frames"] == seen


async def test_it_is_for_the_people_of_the_seat(ann: Guest, bob: Guest, cat: Guest) -> None:
    table = await together(ann, bob)
    await cat.person()
    for guest, seat in ((bob, 0), (cat, 0), (ann, 1)):
        with pytest.raises(Refused) as refused:
            await guest.get(f"/api/tables/{table}/recap?seat={seat}")
        assert refused.value.key == "not-your-seat"
    assert await ann.get(f"/api/tables/{table}/recap?seat=0") == {"frames": []}


async def test_there_is_none_before_the_start(ann: Guest) -> None:
    table = (await ann.make({"kind": "me"}, {"kind": "open"}))["id"]
    with pytest.raises(Refused) as refused:
        await ann.get(f"/api/tables/{table}/recap?seat=0")
    assert refused.value.key == "table-not-running"
