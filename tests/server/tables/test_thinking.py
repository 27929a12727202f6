"""Bots answer at a pace that reveals nothing about their options."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

import posse
from posse.bots import BOTS, LEVELS
from posse.server.bots.fair_queue import SOMEBODY, Asker
from posse.server.bots.pool import Answered, BotFailed, Pool, Record
from posse.server.tables.ledger import Ledger
from posse.server.tables.services import Services
from posse.server.tables.thinking import PAUSE, SEARCH_SECONDS, SECONDS, SPREAD, Thinking
from posse.server.tables.watcher import Watcher
from tests.sample import GAME
from tests.server.proofs import Memory, Prompter, Sent, now, run

TEMPOS = tuple(PAUSE)


def duel(hand: list[int]) -> posse.Match:
    """Both are asked for a tile; the number of different tiles of seat 0 is hidden."""
    players = [{"hand": hand, "cowboys": 2}, {"hand": [1, 4], "cowboys": 2}]
    options = {"might_makes_right": True}
    table = {"seats": 2, "options": options, "cowboys": {"gambling": [0, 1]}, "at": "resolve gambling"}
    return posse.scene(GAME, {**table, "players": players})


async def answers(match: posse.Match, pool: Pool, tempo: str, level: str, seed: int) -> dict[int, tuple[float, str]]:
    """When each bot that is asked answers, and what."""
    services = Services(Memory(), pool, now=lambda: 0)
    heard: dict[int, tuple[float, str]] = {}
    thinking = Thinking(services, lambda seat, ticket, words, _: heard.update({seat: (now(), words)}))
    thinking.chance = Random(seed)
    thinking.ask(Ledger("table1", match, services), dict.fromkeys(match.asked, level), tempo)
    while len(heard) < len(match.asked):
        await asyncio.sleep(0.01)
    thinking.stop()
    return heard


def first_of(match: posse.Match) -> Callable[[int], str]:
    return lambda seat: match.choices(seat)[0]


def times(match: posse.Match, tempo: str, level: str, seed: int = 0, seconds: float = 0.0) -> dict[int, float]:
    """The seconds after which bots answer, given the time their workers need."""
    heard = run(answers(match, Prompter(first_of(match), seconds), tempo, level, seed))
    return {seat: moment for seat, (moment, _) in heard.items()}


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_bot_takes_as_long_for_one_option_as_for_many(tempo: str, level: str) -> None:
    few, many = duel([3]), duel([0, 1, 2, 3, 5])
    assert [len(match.choices(0)) for match in (few, many)] == [1, 5]
    for seed in range(5):
        assert times(few, tempo, level, seed) == times(many, tempo, level, seed)


@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_search_never_answers_before_its_whole_time(tempo: str) -> None:
    for seed in range(5):
        assert min(times(duel([3]), tempo, "search", seed).values()) >= SEARCH_SECONDS[tempo]


def test_a_level_takes_its_time_whatever_its_worker_needs() -> None:
    """Both bots are asked at once and share a worker, so each waits for the time of both."""
    for level in LEVELS:
        whole = 2 * SECONDS[level]
        for needed in (0.0, 0.5 * whole, whole):
            assert list(times(duel([3]), "off", level, seconds=needed).values()) == pytest.approx([whole, whole])


@pytest.mark.parametrize("tempo", ["quick", "calm"])
def test_the_pause_is_drawn_before_the_answer_is_known(tempo: str) -> None:
    """A worker that is faster than the minimum pause makes no difference; pauses vary only at random."""
    match = duel([1, 2])
    least = PAUSE[tempo] * SPREAD[0]
    pauses = set()
    for seed in range(5):
        at_once = times(match, tempo, "level2", seed)
        assert times(match, tempo, "level2", seed, seconds=least * 0.9) == at_once
        assert all(least <= pause <= PAUSE[tempo] * SPREAD[1] for pause in at_once.values())
        pauses |= set(at_once.values())
    assert len(pauses) == 10


def test_without_a_tempo_the_answer_comes_when_it_is_there() -> None:
    assert set(times(duel([1, 2]), "off", "greedy").values()) == {0.0}
    assert set(times(duel([1, 2]), "off", "greedy", seconds=0.5).values()) == {0.5}


def test_a_bot_that_fails_takes_its_time_and_answers_something_legal() -> None:
    def fail(seat: int) -> str:
        raise BotFailed("bot-failed", seat=seat)

    match = duel([1, 2])
    heard = run(answers(match, Prompter(fail), "calm", "greedy", 0))
    assert {seat: moment for seat, (moment, _) in heard.items()} == times(match, "calm", "greedy")
    assert all(words in match.choices(seat) for seat, (_, words) in heard.items())


# --- hints


class Slow(Pool):
    """A fake pool that answers on demand, and records for whom it was asked."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[int] = []
        self.may_answer = asyncio.Event()

    async def advise(self, record: Record, seat: int, level: str, seconds: float, asker: Asker = SOMEBODY) -> Answered:
        self.asked.append(seat)
        await self.may_answer.wait()
        return Answered("tile 1")


async def hints(windows: int) -> tuple[list[int], list[list[bytes]]]:
    """The seats for which a bot thinks when several windows of seat 0 ask for a hint, and what each is sent."""
    pool = Slow()
    services = Services(Memory(), pool, now=lambda: 0)
    ledger = Ledger("table1", duel([1, 2]), services)
    thinking = Thinking(services, lambda *_: None)
    outlets = [Sent() for _ in range(windows)]
    for number, outlet in enumerate(outlets):
        thinking.hint(ledger, 0, Watcher(outlet, None, [0], 0), number)
        await asyncio.sleep(0.1)
    pool.may_answer.set()
    await asyncio.sleep(0.1)
    return pool.asked, [outlet.texts for outlet in outlets]


def test_a_hint_is_thought_of_once_for_any_number_of_windows() -> None:
    asked, told = run(hints(3))
    assert asked == [0]
    assert told == [[b'{"hint":"tile 1","reason":null,"ticket":1,"id":%d}' % number] for number in range(3)]
