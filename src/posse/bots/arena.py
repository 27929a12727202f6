"""Bots against bots: how often each wins when the seats rotate."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import posse
from posse.bots import make
from posse.bots.peek import Bot, Peek


@dataclass
class Report:
    """The result of an arena; a shared first place counts as a fraction of a win."""

    bots: list[str]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def share(self, bot: int) -> float:
        """The share of games that a bot has won."""
        return self.wins[bot] / self.games


def play(match: posse.Match, bots: list[Bot]) -> None:
    """Play a match to its end with a bot in each seat."""
    while not match.over:
        seat = match.asked[0]
        action = bots[seat].decide(Peek(match, seat))
        match.play(seat, match.game.words.phrases[action])


def compare(
    game: str,
    bots: list[str],
    games: int,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    seconds: float = 0.2,
    playouts: int = 0,
) -> Report:
    """Play this many games with one seat per bot; after each game every bot moves to the next seat."""
    report = Report(bots, wins=[0.0] * len(bots), points=[0.0] * len(bots))
    for number in range(games):
        match = posse.new(game, len(bots), options, seed=seed + number)
        turn = number % len(bots)
        at_seat = [(seat + turn) % len(bots) for seat in range(len(bots))]
        made = [
            make(bots[bot], game, seed * 1000 + number * 10 + bot, seconds=seconds, playouts=playouts)
            for bot in at_seat
        ]
        play(match, made)
        first = match.ranking[0]
        report.games += 1
        for seat, bot in enumerate(at_seat):
            report.points[bot] += match.scores[seat] / games
            if seat in first:
                report.wins[bot] += 1 / len(first)
    return report
