"""Stories: scripted games with acts and random outcomes, and twins that differ in hidden information."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import posse
from posse.engine.record import read_line
from posse.server.tables.audience import Audience
from tests.games.secrets import secrets_of
from tests.server.proofs import Act, Eyes, Gallery, Turn

# Per cent: anywhere, and during secret choices.
ANYWHERE = {"undo": 6, "reconnect": 4, "meddle": 4, "stand in": 3, "come back": 20, "preview": 3}
IN_SECRET = {"undo": 30, "reconnect": 15, "meddle": 10, "stand in": 25, "come back": 10, "preview": 40}


class Draw(NamedTuple):
    """A private outcome of one seat: its index among all random outcomes, and its line."""

    place: int
    line: int
    owner: int


@dataclass(frozen=True)
class Story:
    """The acts that lead a table from its start to the end of the story.

    `chance` has all random outcomes, `begun` the number of those in the set-up, `draws` the private outcomes. `words`
    are the answers of the bots on each seat, `refused` the refused acts, `instead` alternative secret answers, `ends`
    the turns in which those were revealed, and `shows` the events during each step. `announced` is the kind of chance
    whose totals are public.
    """

    header: str
    chance: list[str]
    begun: int
    acts: list[Act]
    refused: set[int]
    words: dict[int, list[str]]
    draws: list[Draw]
    instead: dict[int, list[str]]
    ends: dict[int, int]
    shows: set[str]
    announced: str | None

    def match(self) -> posse.Match:
        """The match at its start, with the dice of this story."""
        start = f"start | {', '.join(self.chance[: self.begun])}\n"
        return posse.load(self.header + start, dice=posse.ScriptedDice(self.chance[self.begun :]))

    def is_announced(self, draw: Draw) -> bool:
        """Whether the total of such draws is public."""
        return self.chance[draw.place].split(" ")[0] == self.announced

    def exchanged(self, *pairs: tuple[int, int]) -> "Story":
        """The same story with two random outcomes swapped."""
        chance = list(self.chance)
        for one, other in pairs:
            chance[one], chance[other] = chance[other], chance[one]
        return replace(self, chance=chance)


# --- replaying


async def told(story: Story, kind: type[Audience] = Audience) -> list[Turn]:
    """What everybody is sent, act by act, up to the first act whose acceptance differs from the story."""
    left = {seat: list(words) for seat, words in story.words.items()}
    lost: list[int] = []

    def words(seat: int) -> str:
        choices = gallery.match.choices(seat)
        if not left[seat] or left[seat][0] not in choices:
            lost.append(seat)
            return choices[0]
        return left[seat].pop(0)

    gallery = Gallery(story.match(), kind, words=words)
    await gallery.open()
    turns: list[Turn] = [{eyes: list(notes) for eyes, notes in gallery.notes.items()}]
    for place, act in enumerate(story.acts):
        turn = await gallery.do(act)
        if lost or gallery.is_stuck or was_refused(turn, act.eyes) != (place in story.refused):
            break
        turns.append(turn)
    await gallery.close()
    return turns


def was_refused(turn: Turn, eyes: Eyes) -> bool:
    return any(body.startswith(b'{"error"') for _, body in turn[eyes])


# --- generating


async def made_up(game: str, seats: int, options: dict[str, str], seed: int) -> Story:
    """A whole game at random, in which people undo, reconnect, and let bots play for those who are away."""
    return await Author(posse.new(game, seats, options, seed), seed).write()


class Author:
    """Decides what everybody does, and records it."""

    def __init__(self, match: posse.Match, seed: int) -> None:
        self.dice = Random(seed)
        self.gallery = Gallery(match, words=self._bot)
        self.acts: list[Act] = []
        self.refused: set[int] = set()
        self.words: dict[int, list[str]] = {seat: [] for seat in range(match.seats)}
        self.instead: dict[int, list[str]] = {}
        self.ends: dict[int, int] = {}
        self.shows: set[str] = set()
        self.away: int | None = None

    @property
    def match(self) -> posse.Match:
        return self.gallery.match

    async def write(self) -> Story:
        await self.gallery.open()
        while not self.match.over:
            for act in self._next():
                self._look(act)
                known = len(self.match.events)
                if was_refused(await self.gallery.do(act), act.eyes):
                    self.refused.add(len(self.acts))
                self.acts.append(act)
                if any(event.reveals for event in self.match.events[known:]):
                    self._end_secrets()
        await self.gallery.close()
        return self._story()

    def _end_secrets(self) -> None:
        """Note that the last act has revealed the secret answers."""
        for place in self.instead.keys() - self.ends.keys():
            self.ends[place] = len(self.acts)

    def _story(self) -> Story:
        self._end_secrets()
        header = "".join(line + "\n" for line in self.match.header.lines())
        lines = [read_line(text, 0) for text in self.match.lines]
        secrets = secrets_of(self.match.game.name)
        return Story(
            header=header,
            chance=[said for line in lines for said in line.chance],
            begun=len(lines[0].chance),
            acts=self.acts,
            refused=self.refused,
            words=self.words,
            draws=list(draws_of(header, list(self.match.lines), secrets.told)),
            instead=self.instead,
            ends=self.ends,
            shows=self.shows,
            announced=secrets.announced,
        )

    def _look(self, act: Act) -> None:
        """Record an act."""
        self._show(act.verb)
        if act.verb == "do" and act.eyes is not None and is_secret(self.match):
            words = act.message["do"]
            choices = self.match.choices(act.eyes)
            if words in choices:
                self.instead[len(self.acts)] = [
                    other for other in choices if other != words and are_alike(other, words)
                ]

    def _show(self, what: str) -> None:
        self.shows.add(f"{what} {step(self.match)}")

    def _bot(self, seat: int) -> str:
        self._show("bot")
        words = self.dice.choice(self.match.choices(seat))
        self.words[seat].append(words)
        return words

    def _happens(self, what: str) -> bool:
        often = IN_SECRET if is_secret(self.match) else ANYWHERE
        return self.dice.randrange(100) < often[what]

    def _next(self) -> list[Act]:
        """One or several acts that belong together."""
        people = [seat for seat in self.match.asked if seat != self.away]
        if self.away is not None and (not people or self._happens("come back")):
            back, self.away = self.away, None
            return [Act(back, {"come": True})]
        here = [eyes for eyes in self.gallery.all_eyes if eyes is None or eyes != self.away]
        if self._happens("reconnect"):
            eyes = self.dice.choice(here)
            return [Act(eyes, {"go": True}), Act(eyes, {"come": True})]
        if self._happens("meddle"):
            return [Act(self.dice.choice(here), {"do": self.dice.choice(self.match.game.words.phrases)})]
        if self.away is None and self._happens("stand in"):
            return self._leave()
        return self._undo() or self._answer(people)

    def _answer(self, people: list[int]) -> list[Act]:
        seat = self.dice.choice(people)
        words = self.dice.choice(self.match.choices(seat))
        self._show(words.partition(" ")[0])
        answer = Act(seat, {"do": words})
        if self._happens("preview"):
            return [Act(seat, {"preview": words}), answer]
        return [answer]

    def _undo(self) -> list[Act]:
        free = [seat for seat in self.gallery.seats if seat != self.away and self.match.can_undo(seat)]
        if free and self._happens("undo"):
            return [Act(self.dice.choice(free), {"undo": True})]
        return []

    def _leave(self) -> list[Act]:
        """Somebody disconnects; the others agree that a bot plays for them."""
        self.away, *others = self.dice.sample(self.gallery.seats, len(self.gallery.seats))
        proposer, *voters = others
        needed = (len(voters) + 1) // 2
        leaving = [Act(self.away, {"go": True}), Act(proposer, {"propose": "bot", "seat": self.away})]
        return leaving + [Act(voter, {"vote": True}) for voter in voters[:needed]]


def step(match: posse.Match) -> str:
    """The name of the open step."""
    return str(match.question["step"]) if match.question else ""


def is_secret(match: posse.Match) -> bool:
    """Whether answers to the open step stay secret until they are revealed together."""
    return not match.over and match.game.step(match.state).secret


def are_alike(words: str, other: str) -> bool:
    """Whether both or neither of two answers complete a seat's decision: that a seat has decided is public."""
    return (words == "done") == (other == "done")


def draws_of(header: str, lines: list[str], told: Mapping[str, set[str]]) -> Iterator[Draw]:
    """The private outcomes of single seats; lines with those of several seats are left out."""
    match = posse.load(header + lines[0] + "\n")
    known = place = 0
    for number, text in enumerate(lines):
        if number:
            known = len(match.events)
            match.follow([text])
        chance = read_line(text, 0).chance
        for noun, names in told.items():
            places = [place + index for index, said in enumerate(chance) if said.startswith(f"{noun} ")]
            heard = [event for event in match.events[known:] if event.name in names]
            if len(places) == len(heard):
                for at, event in zip(places, heard, strict=True):
                    yield Draw(at, number, event.mask.bit_length() - 1)
        place += len(chance)


# --- twins


def other_answers(story: Story) -> Iterator[tuple[int, Story]]:
    """Stories with a different secret answer, and the index of that act."""
    for place, instead in story.instead.items():
        for words in instead[:1]:
            acts = list(story.acts)
            acts[place] = Act(acts[place].eyes, {"do": words})
            yield place, replace(story, acts=acts)


def twins(story: Story, unaware: Eyes) -> Iterator[tuple[set[int], Story]]:
    """Stories that differ in two outcomes that this seat did not see, and the seats that notice."""
    draws = [draw for draw in story.draws if draw.owner != unaware]
    fairly = [draw for draw in draws if draw.place < story.begun and story.is_announced(draw)]
    for one, other in combinations([draw for draw in draws if draw not in fairly], 2):
        if (one.line, one.owner) != (other.line, other.owner) and are_exchangeable(story, one, other):
            yield {one.owner, other.owner}, story.exchanged((one.place, other.place))
    yield from _fair_deals(story, [(draw.place, draw.owner) for draw in fairly])


def are_exchangeable(story: Story, one: Draw, other: Draw) -> bool:
    """Whether they are different outcomes of one kind."""
    words, others = story.chance[one.place], story.chance[other.place]
    return words != others and words.split(" ")[0] == others.split(" ")[0]


def _fair_deals(story: Story, dealt: list[tuple[int, int]]) -> Iterator[tuple[set[int], Story]]:
    """Pairs of draws with the same sum, since the totals are announced."""
    for owner, neighbour in combinations(sorted({owner for _, owner in dealt}), 2):
        mine, yours = (
            list(combinations([place for place, holder in dealt if holder == seat], 2)) for seat in (owner, neighbour)
        )
        for ours, theirs in product(mine, yours):
            values, others = (sorted(value(story, place) for place in pair) for pair in (ours, theirs))
            if sum(values) == sum(others) and values != others:
                yield {owner, neighbour}, story.exchanged(*zip(ours, theirs, strict=True))


def value(story: Story, place: int) -> int:
    return int(story.chance[place].split(" ")[1])
