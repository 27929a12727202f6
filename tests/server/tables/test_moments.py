"""A record is replayed once, and its moments are then a few lines away."""

import pytest

import posse
from posse.engine.match import Match
from posse.server.tables.ledger import Ledger
from posse.server.tables.moments import STRIDE, Moments, Replay
from posse.server.tables.pacing import Pace
from posse.server.tables.services import Services
from tests.sample import GAME
from tests.server.proofs import Memory, Prompter, no_bots
from tests.server.running import finished

pytestmark = pytest.mark.anyio


def ledger(name: str, match: Match) -> Ledger:
    return Ledger(name, match, Services(Memory(), Prompter(no_bots)))


async def test_a_moment_is_at_most_two_strides_away() -> None:
    match = posse.new(GAME, 2, seed=4)
    while not match.can_undo(0):
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    for _ in range(100):
        match.undo(0)
        match.redo()
    replay = await Moments(Pace()).replay(ledger("t", match))
    for number in range(len(match.lines)):
        found, _ = replay.at(number)
        assert len(found.lines) <= 2 * STRIDE


async def test_a_game_is_replayed_once_and_the_one_least_looked_at_is_dropped() -> None:
    moments = Moments(Pace(), most=2 * weight_of_one())
    ledgers = [ledger(name, finished()) for name in "abc"]
    first = await moments.replay(ledgers[0])
    await moments.replay(ledgers[1])
    assert await moments.replay(ledgers[0]) is first
    await moments.replay(ledgers[2])
    assert [moments.has(name) for name in "abc"] == [True, False, True]
    moments.forget("a")
    assert await moments.replay(ledgers[0]) is not first


def weight_of_one() -> int:
    replay = Replay(finished().lines)
    for _ in replay.prepare("".join(line + "\n" for line in finished().header.lines())):
        pass
    return replay.weight
