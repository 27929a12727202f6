"""Many games analysed one after the other, or on a Ray cluster, and what they say together."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import posse
from posse.analysis.findings import WORDS, Account, Analysis
from posse.analysis.study import analyse
from posse.bots.arena.cluster import connect, imported


class Work(NamedTuple):
    """A record to analyse, and how."""

    record: str
    depth: str
    seed: int


def analysed(work: Work, watch: Callable[[int, int], None] | None = None) -> Analysis:
    return analyse(posse.load(work.record), work.depth, work.seed, watch)


def analysed_here(works: Sequence[Work], watch: Callable[[int, int, int], None]) -> Iterator[Analysis]:
    """Each game in its order; `watch` is told the game, the lines done, and of how many."""
    for number, work in enumerate(works):
        yield analysed(work, partial(watch, number))


def analysed_on_ray(works: Sequence[Work], address: str, watch: Callable[[int, int], None]) -> Iterator[Analysis]:
    """Each game in its order, thought about on a cluster; `watch` is told how many games are done, and of how many."""
    ray = imported()
    is_ours = not ray.is_initialized()
    if is_ours:
        connect(ray, address)
    try:
        task = ray.remote(analysed).options(num_cpus=1)
        asked: list[Any] = [task.remote(work) for work in works]
        for number, one in enumerate(asked, 1):
            yield ray.get(one)
            watch(number, len(asked))
    finally:
        if is_ours:
            ray.shutdown()


class Total(NamedTuple):
    """Somebody's games in sum."""

    name: str
    games: int
    result: float
    skill: float
    others: float
    luck: float
    words: dict[str, int]


def totals(found: Sequence[Analysis]) -> list[Total]:
    """The games of every name, the most skilful first; nameless players are told apart by seat."""
    accounts: dict[str, list[Account]] = {}
    for one in found:
        for account in one.accounts:
            accounts.setdefault(one.names[account.seat] or f"#{account.seat + 1}", []).append(account)
    return sorted((_total(name, own) for name, own in accounts.items()), key=lambda total: -total.skill / total.games)


def _total(name: str, own: Sequence[Account]) -> Total:
    return Total(
        name,
        len(own),
        sum(one.result for one in own),
        sum(one.skill for one in own),
        sum(one.others for one in own),
        sum(one.luck for one in own),
        {word: sum(one.words[word] for one in own) for word in WORDS},
    )
