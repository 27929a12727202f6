"""Compares what everybody is sent in two stories, byte by byte and message by message."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

import posse
from posse.engine.log import Event
from posse.server.tables.audience import Audience
from posse.server.tables.page import Snapshot, inside
from tests.server.proofs import Eyes, Turn, run
from tests.server.stories import Story, told, twins

TWINS = 4 if posse.COMPILED else 2  # per viewer
TRIED = 12  # per twin: most exchanges are impossible, as the card is elsewhere

Tells = Callable[[Turn, Eyes, set[int]], bool]
"""Whether a turn may reveal to this viewer what only others have seen."""


def check_same(story: list[Turn], twin: list[Turn], unaware: Iterable[Eyes]) -> None:
    """Check that this viewer is sent the same messages at the same times, up to the end of the shorter story."""
    for eyes in unaware:
        for place, (one, other) in enumerate(zip(story, twin, strict=False)):
            assert one[eyes] == other[eyes], (eyes, place)


def everybody_but(story: list[Turn], aware: Iterable[Eyes]) -> list[Eyes]:
    return [eyes for eyes in story[0] if eyes not in aware]


def differ(story: list[Turn], twin: list[Turn], aware: Iterable[Eyes]) -> bool:
    """Whether any viewer notices a difference."""
    return any(one[eyes] != other[eyes] for one, other in zip(story, twin, strict=False) for eyes in aware)


# --- twins in what single seats have seen


def noticed(
    story: Story, true: list[Turn], eyes: Eyes, chance: Random, kind: type[Audience] = Audience
) -> Iterator[tuple[set[int], list[Turn]]]:
    """Some twins that this viewer cannot tell apart, and the seats that can."""
    found = list(twins(story, eyes))
    made = 0
    for aware, twin in chance.sample(found, min(TWINS * TRIED, len(found))):
        try:
            other = run(told(twin, kind))
        except posse.BadRecord:  # such a hand cannot be dealt at the start
            continue
        if differ(true, other, aware):
            yield aware, other
            made += 1
        if made == TWINS:
            break


def check_twins(true: list[Turn], other: list[Turn], aware: set[int], tells: Tells) -> int:
    """Check that the others are sent the same bytes until they may learn of it; returns how many turns later."""
    pairs = list(zip(true, other, strict=False))
    start = next((n for n, (one, two) in enumerate(pairs) if differ([one], [two], aware)), len(pairs))
    followed = 0
    for eyes in everybody_but(true, aware):
        end = next((n for n in range(start, len(pairs)) if tells(true[n], eyes, aware)), len(pairs))
        check_same(true[:end], other, [eyes])
        followed += end - start
    return followed


def check_exchanges(story: Story, chance: Random, tells: Tells) -> None:
    """For all viewers: cards swapped out of their sight change no byte until they may learn of it."""
    true = run(told(story))
    assert len(true) == len(story.acts) + 1
    for eyes in true[0]:
        followed = [check_twins(true, other, aware, tells) for aware, other in noticed(story, true, eyes, chance)]
        assert len(followed) == TWINS
        assert sum(followed) > 0, eyes


# --- faulty tables that must be detected


class Loose(Audience):
    """Shows everybody what the first seat sees."""

    def send_news(self, snapshot: Snapshot, events: list[Event]) -> None:
        super().send_news(snapshot, events)
        assert snapshot.ledger
        for watcher in self.watchers:
            watcher.send(inside({"view": snapshot.ledger.match.view(0)}))


class Punctual(Audience):
    """Sends everybody a message for every line, even an empty one."""

    def send_news(self, snapshot: Snapshot, events: list[Event]) -> None:
        before = [watcher.n for watcher in self.watchers]
        super().send_news(snapshot, events)
        for watcher, n in zip(self.watchers, before, strict=True):
            if watcher.n == n:
                watcher.send(b'"events":[]')
