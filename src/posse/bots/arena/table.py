"""One game of an arena, from its fixture to its result."""

import traceback
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

import posse
from posse.bots.arena.contestants import told
from posse.bots.arena.errors import BotFailed
from posse.bots.arena.fixtures import Fixture, Setup
from posse.bots.peek import Bot, Peek

MOST_ANSWERS = 50_000


@dataclass(frozen=True)
class Result:
    """How a game ended, by seat; `seconds` is the CPU time of all decisions of a seat."""

    fixture: Fixture
    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def wins(self) -> list[float]:
        """What each seat has of the victory: those who share the first place share it."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    result: Result
    record: str

    @property
    def fixture(self) -> Fixture:
        return self.result.fixture


@dataclass(frozen=True)
class Failure:
    """A game that could not be finished: an error's key and facts, which travel between processes."""

    fixture: Fixture
    key: str
    facts: dict[str, Any]
    record: str = ""
    trace: str = ""


Outcome = Played | Failure
Outcomes = Generator[Outcome, None, None]


@dataclass
class Seat:
    """A bot at a table, and how long it has thought."""

    name: str
    bot: Bot
    decisions: int = 0
    seconds: float = 0.0

    def decide(self, peek: Peek) -> int:
        before = process_time()
        action = self.bot.decide(peek)
        self.seconds += process_time() - before
        self.decisions += 1
        return action


@dataclass
class Table:
    """A match with a contestant on every seat."""

    setup: Setup
    fixture: Fixture
    match: posse.Match = field(init=False)
    seats: list[Seat] = field(default_factory=list)

    def __post_init__(self) -> None:
        setup = self.setup
        self.match = posse.new(setup.game, setup.seats, setup.options, seed=setup.table_seed(self.fixture))

    def play(self) -> Result:
        """Seat the bots and play to the end; `BotFailed` if one of them prevents that."""
        for number in range(self.setup.seats):
            self.seats.append(self._seated(number))
        while not self.match.over:
            self._next_answer()
        return self._result()

    def record(self) -> str:
        """The record with the names of the bots, who do not know each other's while they play."""
        seating = self.setup.seating(self.fixture)
        self.match.header.names = {seat: self.setup.contestants[who].name for seat, who in enumerate(seating)}
        return self.match.record()

    def _seated(self, number: int) -> Seat:
        who = self.setup.contestants[self.setup.seating(self.fixture)[number]]
        try:
            return Seat(who.name, who.factory(self.setup.game, self.setup.bot_seed(self.fixture, number)))
        except Exception as error:
            raise BotFailed("bot-raised", why=told(error), **self._where(number)) from error

    def _next_answer(self) -> None:
        number = self.match.asked[0]
        peek = Peek(self.match, number)
        try:
            action = self.seats[number].decide(peek)
        except Exception as error:
            raise BotFailed("bot-raised", why=told(error), **self._where(number)) from error
        if action not in peek.options:
            raise BotFailed("bot-illegal", answer=self._words(action), **self._where(number))
        if len(self.match.lines) > MOST_ANSWERS:
            raise BotFailed("game-endless", answers=MOST_ANSWERS, **self._where(number))
        self.match.play(number, action)

    def _words(self, action: object) -> str:
        """An answer as it can be read, whatever it is."""
        phrases = self.match.game.words.phrases
        return phrases[action] if isinstance(action, int) and 0 <= action < len(phrases) else repr(action)

    def _where(self, number: int) -> dict[str, Any]:
        """The facts that lead back to this game."""
        who = self.setup.contestants[self.setup.seating(self.fixture)[number]]
        return {"bot": who.name, "seat": number, **facts_of(self.setup, self.fixture)}

    def _result(self) -> Result:
        return Result(
            self.fixture,
            self.setup.table_seed(self.fixture),
            tuple(self.match.scores),
            places_of(self.match),
            tuple(seat.decisions for seat in self.seats),
            tuple(round(seat.seconds, 6) for seat in self.seats),
        )


def facts_of(setup: Setup, fixture: Fixture) -> dict[str, Any]:
    """What names a game in an error."""
    seed = str(setup.table_seed(fixture))
    return {"game": setup.game, "seed": seed, "deal": fixture.deal, "rotation": fixture.rotation}


def places_of(match: posse.Match) -> tuple[int, ...]:
    """The place of every seat, from 1; where nobody wins, nobody has the first."""
    places = [0] * match.seats
    place = 1 if match.ranking[0] else 2
    for seats in match.ranking:
        for seat in seats:
            places[seat] = place
        place += len(seats)
    return tuple(places)


def play_fixture(setup: Setup, fixture: Fixture) -> Outcome:
    """Play one game; a failure is a value, since it may have to travel to another process."""
    table = Table(setup, fixture)
    try:
        return Played(table.play(), table.record())
    except BotFailed as error:
        return Failure(fixture, error.key, error.facts, table.record(), traceback.format_exc())


def play(match: posse.Match, bots: Sequence[Bot]) -> None:
    """Let the bots of the seats play a match to its end."""
    while not match.over:
        seat = match.asked[0]
        match.play(seat, bots[seat].decide(Peek(match, seat)))
