"""The law of hidden information on the bytes of every message, and on the time at which it is sent."""

import contextlib
from random import Random
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import ClientConnection

import posse
from posse.engine.log import Event
from posse.server.store.rows import TableRow
from posse.server.tables.audience import Audience
from posse.server.tables.page import Snapshot, inside
from tests.contract.law import wander
from tests.server.comparing import check_same, differ, everybody_but
from tests.server.proofs import Act, Gallery, Turn, run
from tests.server.saloon import ME, OPEN, Guest, Saloon, bot, within
from tests.server.stories import made_up, other_answers, told, twins

TWINS = 4 if posse.COMPILED else 1  # for every pair of eyes
TILES = {"might_makes_right": "true"}
KIT = {**TILES, "kit_carson": "true"}

STORIES = [
    pytest.param(3, TILES, 30, id="3"),
    pytest.param(4, KIT, 15, id="4-kit"),
    pytest.param(5, TILES, 1, id="5"),
    pytest.param(5, KIT, 36, id="5-kit"),
]
IN_LONG_STORIES = {f"{verb} choose_tiles" for verb in ("tile", "preview", "undo", "come", "bot")}
WITH_KIT = {f"{verb} kit_carson" for verb in ("lift", "back", "undo", "come", "bot")}


# --- twins of whole games


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES)
def test_exchanged_tiles_change_no_byte_for_those_who_did_not_see_them(
    seats: int, options: dict[str, str], seed: int
) -> None:
    """Undo, previews, refusals, reconnects, stand-ins and their pauses included; until an exchanged tile is played."""
    story = run(made_up(seats, options, seed))
    assert seats < 5 or story.shows >= (IN_LONG_STORIES | WITH_KIT if options == KIT else IN_LONG_STORIES)
    true = run(told(story))
    assert len(true) == len(story.acts) + 1
    chance = Random(seed)
    noticed = 0
    for eyes in true[0]:
        found = list(twins(story, eyes))
        for aware, twin in chance.sample(found, min(TWINS, len(found))):
            other = run(told(twin))
            check_same(true, other, everybody_but(true, aware))
            noticed += differ(true, other, aware)
    assert noticed > seats / 2


@pytest.mark.parametrize(("seats", "options", "seed"), STORIES[:2])
def test_another_secret_answer_changes_no_byte_until_it_is_shown(
    seats: int, options: dict[str, str], seed: int
) -> None:
    story = run(made_up(seats, options, seed))
    true = run(told(story))
    compared = 0
    for place, twin in other_answers(story):
        seat, end = story.acts[place].eyes, story.ends[place]
        if end == place + 1:  # the last answer, by which all are shown
            continue
        other = run(told(twin))[:end]
        check_same(true[:end], other, everybody_but(true, [seat]))
        assert differ(true, other, [seat])
        compared += end - place
    assert compared > 10


# --- half-moves


def lifting() -> tuple[posse.Match, int, list[str]]:
    """A moment of Kit Carson placement in which somebody may lift one of several cowboys, and others are asked too."""
    match = posse.new("carson", 3, KIT, seed=1)
    for _ in wander(match, 1):
        for seat in match.asked:
            lifts = [words for words in match.choices(seat) if words.startswith("lift ")]
            if len(lifts) > 1 and len(match.asked) > 1:
                return match, seat, lifts
    raise AssertionError("nobody lifts anything in this game")


async def half_moves(match: posse.Match, seat: int, lifts: list[str], kind: type[Audience] = Audience) -> list[Turn]:
    """What everybody is sent while a seat lifts these cowboys and puts each back."""
    gallery = Gallery(match, kind)
    await gallery.open()
    turns = []
    for words in lifts:
        for answer in (words, "back"):
            turns.append(await gallery.do(Act(seat, {"do": answer})))
    await gallery.close()
    return turns


def test_what_is_lifted_changes_no_byte_for_the_others() -> None:
    match, seat, (one, other, *_) = lifting()
    mine, yours = (run(half_moves(posse.load(match.record()), seat, [words])) for words in (one, other))
    check_same(mine, yours, everybody_but(mine, [seat]))


def test_how_often_somebody_lifts_and_puts_back_is_not_told() -> None:
    """Once the others know that their own last answer can no longer be undone freely, they hear nothing more."""
    match, seat, (one, *_) = lifting()
    for turn in run(half_moves(match, seat, [one] * 5))[1:]:
        assert turn.pop(seat)
        assert not any(turn.values())


# --- what would be caught


class Loose(Audience):
    """Shows everybody what the first seat sees."""

    def send_news(self, snapshot: Snapshot, events: list[Event]) -> None:
        super().send_news(snapshot, events)
        assert snapshot.ledger
        self.send(inside({"view": snapshot.ledger.match.view(0)}))


class Punctual(Audience):
    """Sends everybody a message for every line, though nothing be in it."""

    def send_news(self, snapshot: Snapshot, events: list[Event]) -> None:
        before = [watcher.n for watcher in self.watchers]
        super().send_news(snapshot, events)
        for watcher, n in zip(self.watchers, before, strict=True):
            if watcher.n == n:
                watcher.send(b'"events":[]')


def test_a_table_that_shows_a_hand_would_be_caught() -> None:
    story = run(made_up(3, TILES, 30))
    aware, twin = next((aware, twin) for aware, twin in twins(story, None) if 0 in aware)
    true, other = run(told(story)), run(told(twin))
    unaware = everybody_but(true, aware)
    check_same(true, other, unaware)
    true, other = run(told(story, Loose)), run(told(twin, Loose))
    with pytest.raises(AssertionError):
        check_same(true, other, unaware)


def test_a_table_that_counts_hidden_lines_would_be_caught() -> None:
    match, seat, (one, *_) = lifting()
    quiet = run(half_moves(posse.load(match.record()), seat, [one] * 2))
    chatty = run(half_moves(match, seat, [one] * 2, Punctual))
    assert [not any(notes for eyes, notes in turn.items() if eyes != seat) for turn in quiet[1:]] == [True] * 3
    assert all(notes for turn in chatty for notes in turn.values())


# --- over real sockets


def duel(*hands: list[int]) -> posse.Match:
    """Everybody is about to choose a tile of his hand."""
    players = [{"hand": hand, "cowboys": 2} for hand in hands]
    seats = list(range(len(hands)))
    table = {"seats": len(hands), "options": TILES, "cowboys": {"gambling": seats}, "at": "resolve gambling"}
    return posse.scene("carson", {**table, "players": players})


class Ear:
    """Notes the bytes of a real connection; what is only a name or a key is the same in every story."""

    def __init__(self, socket: ClientConnection, table: TableRow) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self._names = [table.id, *(chair.key for chair in table.seats)]

    async def say(self, **message: Any) -> None:
        """Say something, and listen until all is heard that the table sent by then: a vote on nothing is refused."""
        for said in (message, {"vote": True, "on": 0, "id": 1}):
            await self.socket.send(orjson.dumps(said).decode())
        while not (heard := str(await within(self.socket.recv()))).endswith('"id":1}'):
            for number, name in enumerate(self._names):
                heard = heard.replace(name, f"name {number}")
            self.heard.append(heard)

    @property
    def ticket(self) -> int:
        return int(orjson.loads(self.heard[-1])["ticket"])


async def overheard(saloon: Saloon, guests: list[Guest], hands: list[list[int]]) -> list[list[str]]:
    """What each of these guests and a spectator hears while the first two choose, undo and choose again."""
    table = await saloon.lay(duel(*hands), *guests)
    row = saloon.live(table).row
    async with contextlib.AsyncExitStack() as sockets:
        ears = [Ear(await sockets.enter_async_context(guest.socket(table)), row) for guest in guests]
        ears.append(Ear(await sockets.enter_async_context(guests[0].socket(table, "")), row))
        for ear in ears:
            await ear.say(page=True)
        for ear, hand in zip(ears[:2], hands, strict=False):
            for tile in (min(hand), max(hand)):
                await ear.say(preview=f"tile {tile}")
                await ear.say(page=True)
                await ear.say(do=f"tile {tile}", ticket=ear.ticket)
                if tile != max(hand):
                    await ear.say(undo=True)
        for ear in ears[2:]:
            await ear.say(page=True)
        return [ear.heard for ear in ears]


@pytest.mark.anyio
async def test_other_hands_and_answers_change_no_byte_on_a_real_socket(
    saloon: Saloon, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Ann and Bob hold and choose other tiles; Cat, who has not answered yet, and a spectator hear the same."""
    guests = [ann, bob, cat]
    one = await overheard(saloon, guests, [[1, 4], [2, 3], [0, 5]])
    other = await overheard(saloon, guests, [[2, 3], [1, 4], [0, 5]])
    assert [len(heard) for heard in one] == [len(heard) for heard in other]
    assert [mine == yours for mine, yours in zip(one, other, strict=True)] == [False, False, True, True]
    assert sum("laid_tile" in heard for heard in one[2]) > 4


@pytest.mark.anyio
async def test_a_seat_that_was_taken_away_is_no_longer_looked_through(
    saloon: Saloon, ann: Guest, bob: Guest, cat: Guest
) -> None:
    """Bob loses his seat to Cat before the start: he sees the game as any spectator does."""
    table = (await ann.make(ME, OPEN, bot(), options=TILES))["id"]
    await bob.join(table, 1)
    async with bob.look(table) as left, ann.look(table, "") as spectator:
        await ann.at(table, "seats/1", kind="open")
        await cat.join(table, 1)
        await ann.at(table, "start")
        for window in (left, spectator):
            await window.until_true(lambda page: page["view"] is not None)
        assert left.seat is None
        assert left.page["view"] == spectator.page["view"]
        assert not left.choices
        assert not any("hand" in player["duel_tiles"] for player in left.page["view"]["players"])
