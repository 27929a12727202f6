"""Fuzzing of all inputs: the server answers with an error, loses nothing, and nobody else is affected."""

import asyncio
import copy
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import orjson
import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import posse
from posse.server.errors import error_json
from posse.server.settings import Limits, Rate, Settings
from posse.server.socket.connection import MOST_SOCKET_BYTES
from posse.server.socket.messages import MOST_BYTES, VERBS
from posse.server.tables import replays
from posse.server.tables.services import Services
from posse.texts import LANGUAGES, texts
from tests.contract.tables import some
from tests.sample import GAME
from tests.server.proofs import Memory, Prompter, no_bots
from tests.server.running import Guest, Json, RunningServer, Window, eventually, known, looking, opened, together

OPTIONS = {"might_makes_right": "true", "kit_carson": "true"}
MARK = 2**50  # the id of a message that is always refused, which marks that all before it was processed
MOST_WINDOWS = 6

# --- messages

halves = st.text(st.characters(categories=["Cs"]), min_size=1, max_size=2)
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | halves
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
numbers = st.integers(-1, 12) | st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**30])
seats = st.integers(0, 3)
NEW = b'{"game":"%s",' % GAME.encode()
words = st.sampled_from(posse.GAMES[GAME].words.phrases)

MESSAGES: dict[str, st.SearchStrategy[Json]] = {
    "do": st.fixed_dictionaries({"do": words, "ticket": numbers}),
    "undo": st.just({"undo": True}),
    "redo": st.just({"redo": True}),
    "propose": st.fixed_dictionaries({"propose": st.just("bot"), "seat": seats}),
    "vote": st.fixed_dictionaries({"vote": st.booleans(), "on": st.integers(0, 5)}),
    "say": st.fixed_dictionaries({"say": st.text(min_size=1, max_size=20), "key": st.sampled_from(["a", "b", "c"])}),
    "sit": st.fixed_dictionaries({"sit": st.none() | seats}),
    "preview": st.fixed_dictionaries({"preview": words}),
    "why": st.fixed_dictionaries({"why": words, "picked": st.lists(words, max_size=3)}),
    "page": st.just({"page": True}),
    "ping": st.fixed_dictionaries({"ping": plain}),
}
"""Every verb with valid arguments; except hints, whose timing is unpredictable."""

proper = st.one_of(*MESSAGES.values())


@st.composite
def mutated(draw: st.DrawFn) -> Json:
    """A message with one mutation."""
    message = dict(draw(proper))
    name = draw(st.sampled_from(sorted(message)))
    change = draw(st.sampled_from(["take", "add", "exchange", "both"]))
    if change == "take":
        del message[name]
    elif change == "add":
        message[draw(st.sampled_from([*VERBS, "id", "n", ""]) | st.text(max_size=5))] = draw(values)
    elif change == "exchange":
        message[name] = draw(values)
    else:
        message |= draw(proper)
    return message


def written(value: object) -> str:
    """JSON by a lenient library, with huge numbers and lone surrogates."""
    return json.dumps(value)


junk: st.SearchStrategy[str | bytes] = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    values.map(written),
    st.integers(1, 3000).map(lambda depth: "[" * depth),
    st.integers(MOST_BYTES - 10, 3 * MOST_BYTES).map(lambda size: '{"ping":"' + "x" * size + '"}'),
    mutated().map(written),
)


# --- senders


class Wire:
    """A connection of a person to the table."""

    def __init__(self, window: Window) -> None:
        self.window = window

    async def hear(self, *messages: str | bytes) -> list[Json]:
        """Send something, and collect everything received until it was processed."""
        before = len(self.window.heard)
        for message in messages:
            await self.window.socket.send(message)
        await self.window.send(vote=True, on=0, id=MARK)
        while (await self.window.next()).get("id") != MARK:
            pass
        return self.window.heard[before:-1]


class Crowd:
    """A table of three connected people and a spectator, with additional connections that come and go."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.wires: list[Wire] = []
        self._stack = AsyncExitStack()

    async def gather(self, seed: int) -> None:
        self.guests = [
            await self._stack.enter_async_context(Guest(self.server, name)) for name in ("Ann", "Bob", "Cat", "Dan")
        ]
        match = posse.new(GAME, 3, OPTIONS, seed)
        self.table = await self.server.lay(match, *self.guests[:3])
        for guest in self.guests:
            await self.connect(guest, None)

    async def connect(self, guest: Guest, seat: int | str | None) -> None:
        window = await self._stack.enter_async_context(guest.look(self.table, seat))
        self.wires.append(Wire(window))
        await self.catch_up()

    async def disconnect(self, wire: Wire) -> None:
        self.wires.remove(wire)
        await wire.window.socket.close()
        await eventually(lambda: len(self.server.live(self.table).audience.watchers) == len(self.wires))
        await self.catch_up()

    async def leave(self) -> None:
        await self._stack.aclose()

    async def catch_up(self) -> dict[Wire, list[Json]]:
        """What everybody has been sent since the last call."""
        return {wire: await wire.hear() for wire in self.wires}

    async def send(self, wire: Wire, *messages: str | bytes) -> tuple[list[Json], list[Json]]:
        """What was sent to the sender, and to all others."""
        answers = await wire.hear(*messages)
        others = [message for other, heard in (await self.catch_up()).items() if other is not wire for message in heard]
        return answers, others

    def stands(self) -> tuple[Any, ...]:
        """Everything that a refused message must not change."""
        table = self.server.live(self.table)
        proposal = table.proposals.current.json() if table.proposals.current else None
        return table.playing().match.record(), copy.deepcopy(table.row), proposal, list(table.chat)

    async def stored(self) -> list[str]:
        return await self.server.record(self.table)


class Mob(RuleBasedStateMachine):
    """Several connections that send anything in any order."""

    def __init__(self, portal: BlockingPortal, server: RunningServer) -> None:
        super().__init__()
        self.portal = portal
        self.crowd = Crowd(server)

    @initialize(seed=st.integers(0, 1000))
    def gather(self, seed: int) -> None:
        self.portal.call(self.crowd.gather, seed)

    @rule(who=st.integers(0, 3), seat=st.none() | st.just(""))
    def connect(self, who: int, seat: str | None) -> None:
        if len(self.crowd.wires) < MOST_WINDOWS:
            self.portal.call(self.crowd.connect, self.crowd.guests[who], seat)

    @rule(place=st.integers(4, MOST_WINDOWS))
    def disconnect(self, place: int) -> None:
        """Somebody closes a second window; the first stays open."""
        if place < len(self.crowd.wires):
            self.portal.call(self.crowd.disconnect, self.crowd.wires[place])

    @rule(place=st.integers(0, MOST_WINDOWS), message=junk)
    def send_junk(self, place: int, message: str | bytes) -> None:
        self._send(place, message)

    @rule(place=st.integers(0, MOST_WINDOWS), message=proper)
    def send_something(self, place: int, message: Json) -> None:
        self._send(place, written(message))

    @rule(place=st.integers(0, MOST_WINDOWS), pick=st.integers(0, 200))
    def answer(self, place: int, pick: int) -> None:
        """Somebody who is asked answers twice: the second answer is refused."""
        asked = [wire for wire in self.crowd.wires if wire.window.choices]
        if not asked:
            return
        wire = asked[place % len(asked)]
        choices, ticket = wire.window.choices, wire.window.page["ticket"]
        message = written({"do": choices[pick % len(choices)], "ticket": ticket})
        before = len(self.portal.call(self.crowd.stored))
        answers, _ = self.portal.call(self.crowd.send, wire, message, message)
        assert len(self.portal.call(self.crowd.stored)) in (before + 1, before + 2)
        assert [answer["error"]["key"] for answer in answers if "error" in answer] == ["stale-ticket"]

    def _send(self, place: int, message: str | bytes) -> None:
        wire = self.crowd.wires[place % len(self.crowd.wires)]
        before = self.crowd.stands()
        answers, others = self.portal.call(self.crowd.send, wire, message)
        refused = [answer for answer in answers if "error" in answer]
        is_as_before = self.crowd.stands() == before
        if refused:
            assert len(refused) == 1
            check_error(refused[0])
            assert all("whole" in answer for answer in answers if "error" not in answer)
            assert is_as_before
        assert answers or is_as_before
        assert not (is_as_before and others)

    def teardown(self) -> None:
        """Every incrementally updated page equals the page that the server would send, and what it stored."""
        try:
            for wire in self.crowd.wires:
                kept = known(wire.window.page) | {"since": 0}
                assert known(self.portal.call(wire.window.again)) | {"since": 0} == kept
            record, *_ = self.crowd.stands()
            assert record.endswith("".join(line + "\n" for line in self.portal.call(self.crowd.stored)))
        finally:
            self.portal.call(self.crowd.leave)


def check_error(answer: Json) -> None:
    """Check that an error has the right form, and a text in every language."""
    assert answer.keys() <= {"error", "id"}
    assert answer["error"].keys() == {"key", "facts"}
    sentence = f"error-{answer['error']['key']}"
    for lang in LANGUAGES:
        assert any(texts(lang, game).has(sentence) for game in (None, GAME))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[BlockingPortal, RunningServer]]:
    """A real server in its own thread, and access to it."""
    unlimited = Limits(messages=Rate(1e6, 10**6), frames=Rate(1e6, 10**6))
    place = Settings(tmp_path_factory.mktemp("junk"), workers=1, limits=unlimited)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(opened(place)) as server:
        yield portal, server


def test_a_mob_changes_nothing_that_it_may_not(served: tuple[BlockingPortal, RunningServer]) -> None:
    class MobHere(Mob):
        def __init__(self) -> None:
            super().__init__(*served)

    rather_few = settings(
        max_examples=25,
        stateful_step_count=50,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    run_state_machine_as_test(MobHere, settings=rather_few)


# --- frames and bodies


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("frame", "is_text", "code"),
    [
        (b"\xff\xfe", True, 1007),  # not UTF-8
        (b"x" * (MOST_SOCKET_BYTES + 1), True, 1009),
        (b"x" * (MOST_SOCKET_BYTES + 1), False, 1009),
    ],
)
async def test_a_frame_that_nobody_can_read_ends_its_own_connection_only(
    server: RunningServer, ann: Guest, bob: Guest, frame: bytes, is_text: bool, code: int
) -> None:
    table = await together(ann, bob)
    async with looking(table, ann, bob) as (mine, yours):
        await mine.socket.send(frame, text=is_text)
        assert await mine.closed() == code
        await yours.until_true(lambda page: not page["table"]["seats"][0]["here"])
        async with ann.look(table) as again:
            asked = again if again.choices else yours
            assert "events" in await asked.do(asked.choices[0])


@pytest.mark.anyio
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[" * 30_000,
        b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
        b'{"game":"\\ud800","seats":[{"kind":"me"},{"kind":"open"}],"name":"Ann"}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":"Ann","options":{"\\ud800":"x"}}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":"Ann","options":{"river":"\\ud800"}}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":"Ann","options":{"river":"\\u0000"}}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":"A\\u0000nn"}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":NaN}',
        NEW + b'"seats":[{"kind":"me"},{"kind":"open"}],"name":' + b"9" * 5000 + b"}",
    ],
)
async def test_a_body_without_sense_is_a_bad_request(ann: Guest, body: bytes) -> None:
    answer = await ann.call("POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    check_error(answer.json())


# --- records


def nobodys_services() -> Services:
    return Services(Memory(), Prompter(no_bots), now=lambda: 0)


RECORDS = [path.read_text() for path in sorted((Path(__file__).parents[1] / "records" / GAME).glob("*.txt"))]


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """A record with a mutation, which may still be valid."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        change = draw(st.sampled_from(["exchange", "double", "take", "number", "letters", "cut"]))
        if change == "exchange":
            lines[place], lines[other] = lines[other], lines[place]
        elif change == "double":
            lines.insert(other, lines[place])
        elif change == "take" and len(lines) > 1:
            del lines[place]
        elif change == "number":
            lines[place] = re.sub(r"\d+", lambda _: str(draw(numbers)), lines[place], count=1)
        elif change == "letters":
            lines[place] = lines[place][:3] + draw(st.text(max_size=5)) + lines[place][3:]
        else:
            lines = lines[: max(1, place)]
    return "\n".join(lines)


@some(40)
@given(record=nearly_right())
def test_a_record_that_is_nearly_right_is_taken_or_refused_by_its_line(record: str) -> None:
    try:
        row, ledger = asyncio.run(replays.uploaded(record, None, nobodys_services()))
    except posse.PosseError as error:
        check_error({"error": orjson.loads(orjson.dumps(error_json(error)))})
    else:
        assert posse.load(ledger.match.record()).scores == ledger.match.scores
        assert (row.result is not None) == ledger.match.over


def test_a_record_that_begins_with_a_scene_is_refused() -> None:
    """A made-up scene could lead the rules into an endless loop."""
    record = posse.scene(GAME, {"seats": 2, "at": "place : 0"}).record()
    with pytest.raises(posse.BadRecord) as refused:
        asyncio.run(replays.uploaded(record, None, nobodys_services()))
    assert (refused.value.key, refused.value.facts["given"]) == ("record-header", "scene")
