"""Play the golden records: whole games that together cover everything that can happen in a game.

`python -m tools.golden GAME` plays many games at each table that the game's `golden.py` names, and writes those with
the best coverage to `tests/records`. Run it when a game gets new words. Do not run it to fix a record that no longer
replays: that means a rule has changed without an option that keeps the old one.
"""

import sys
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar, Final

import posse
from posse.bots import make
from posse.bots.peek import Bot, Peek
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.texts import texts
from tests.games.golden import Table, golden_of

HOME: Final = Path("tests/records")
SEEDS: Final = 300
ROUNDS: Final = 3
SELDOM: Final = 40  # how often a curious bot tries an answer
SETTLED: Final = 20  # from this line on every seat has answered something


# --- required coverage, and the coverage of a record


def wanted(name: str) -> set[str]:
    """Everything that the records of a game must cover together."""
    game = posse.GAMES[name]
    found = {f"verb {verb.name}" for verb in game.words.verbs}
    found |= {f"event {event.name}" for event in game.words.events}
    found |= {f"chance {chance.name}" for chance in game.words.chances}
    found |= {f"asks {kind.name}" for kind in game.kinds.declared if texts("en", name).has(f"ask-{kind.name}")}
    found |= {f"seats {seats}" for seats in range(game.least, game.most + 1)}
    found |= {f"points {source}" for source in posse.new(name, game.least).breakdown}
    found |= {"line undo", "line undo ..", "line imagine", "line scores", "tie"}
    golden = golden_of(name)
    for event, argument, words in golden.every_word:
        declared = next(one for one in game.words.events if one.name == event)
        found |= {f"{event} {word}" for word in words or declared.args[argument].words}
    return (found | _wanted_options(game) | golden.more) - golden.only_in_scenes


def _wanted_options(game: Game[Any]) -> set[str]:
    """Every value of the presets, and of the options that no preset sets."""
    targets = {target for option in game.options.values() for values in option.sets.values() for target in values}
    chosen = [option for option in game.options.values() if option.sets or option.name not in targets]
    return {f"{option.name} {value}" for option in chosen for value in option.values}


def shown(record: str) -> set[str]:
    """Everything that a record covers, found by replaying it line by line."""
    rows = record.split("\n")[:-1]
    begun = next(place for place, row in enumerate(rows) if row.startswith("start")) + 1
    match = posse.load("\n".join([*rows[:begun], ""]))
    found = {f"seats {match.seats}", *(f"{option} {value}" for option, value in match.options.items())}
    found |= _chance_in(rows[begun - 1])
    for row in rows[begun:]:
        found |= _shown_by(row, match)
        match.follow([row])
    for event in match.events:
        said = event.args()
        found |= {f"event {event.name}", *(f"{event.name} {value}" for value in said.values())}
    found |= {f"points {source}" for source, points in match.breakdown.items() if any(points)}
    if len(set(match.scores)) < match.seats:
        found.add("tie")
    return found | golden_of(match.game.name).also_shown(match)


def _shown_by(row: str, match: posse.Match) -> set[str]:
    """What one line covers."""
    first, second = row.split()[:2]
    if not first.isdecimal():
        return {f"line {first} .." if ".." in second else f"line {first}"} | _chance_in(row)
    assert match.question is not None
    return {f"verb {second}", f"asks {match.question['step']}"} | _chance_in(row)


def _chance_in(row: str) -> set[str]:
    said = row.partition(" | ")[2]
    return {f"chance {phrase.split()[0]}" for phrase in said.split(", ")} if said else set()


# --- playing


class Leaning(Bot):
    """Answers at random, preferring some verbs to others; each bot has its own random preferences."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.dice = SeededDice(seed)
        likes = {verb.name: self.dice.below(1000) for verb in game.words.verbs}
        self.likes = [likes[phrase.partition(" ")[0]] for phrase in game.words.phrases]

    def decide(self, peek: Peek) -> int:
        return self.choose(peek.options)

    def choose(self, answers: list[int]) -> int:
        one, other = (answers[self.dice.below(len(answers))] for _ in range(2))
        return one if self.likes[one] >= self.likes[other] else other


class Curious(Bot):
    """Prefers answers it has seldom given in all its games, and otherwise plays greedily."""

    taken: ClassVar[Counter[str]] = Counter()

    def __init__(self, game: str, seed: int) -> None:
        self.words = posse.GAMES[game].words
        self.greedy = make("greedy", game, seed)

    def decide(self, peek: Peek) -> int:
        rarest = min(peek.options, key=lambda answer: self.taken[self.words.phrases[answer]])
        if self.taken[self.words.phrases[rarest]] >= SELDOM:
            return self.greedy.decide(peek)
        self.taken[self.words.phrases[rarest]] += 1
        return rarest


class Ambitious(Bot):
    """Pursues its goals, choosing the last of several matching answers (the farthest or dearest); else greedy."""

    def __init__(self, game: str, seed: int) -> None:
        ambitions = golden_of(game).ambitions
        self.aims = ambitions[seed // 10 % len(ambitions)]
        self.phrases = posse.GAMES[game].words.phrases
        self.greedy = make("greedy", game, seed)

    def decide(self, peek: Peek) -> int:
        for aim in self.aims:
            found = [answer for answer in peek.options if self.phrases[answer].startswith(aim)]
            if found:
                return found[-1]
        return self.greedy.decide(peek)


def bot(kind: int, game: str, seed: int) -> Bot:
    if kind == 0:
        return Leaning(posse.GAMES[game], seed)
    if kind == 1:
        return Curious(game, seed)
    if kind == 2:
        return Ambitious(game, seed)
    return make(("random", "greedy")[kind - 3], game, seed)


def play(game: str, table: Table, seed: int) -> posse.Match:
    """A whole game among bots of several kinds that occasionally undo an answer."""
    fate = SeededDice(seed)
    match = posse.new(game, table.seats, table.options, seed=seed)
    bots = [bot(fate.below(5), game, seed * 10 + seat) for seat in range(table.seats)]
    while not match.over:
        seat = match.asked[fate.below(len(match.asked))]
        action = bots[seat].decide(Peek(match, seat))
        match.play(seat, match.game.words.phrases[action])
        if fate.below(100) < table.undo:
            _take_back(match, seat, fate)
        if table.fork and len(match.lines) == table.fork:
            match = match.fork(seat, seed)
    return match


def _take_back(match: posse.Match, seat: int, fate: SeededDice) -> None:
    """Undo the last answer if that is free, or by consent everything since the neighbour's last one."""
    if fate.below(4) == 0 and len(match.lines) > SETTLED:
        match.undo((seat + 1) % match.seats, consent=True)
    elif match.can_undo(seat):
        match.undo(seat)


def search(game: str) -> dict[str, str]:
    """For each table the record that covers most of what the others do not; rare things count more."""
    need = wanted(game)
    played: dict[str, list[tuple[str, set[str]]]] = {}
    for name, table in golden_of(game).tables.items():
        records = [play(game, table, seed).record() for seed in range(SEEDS)]
        played[name] = [(record, shown(record) & need) for record in records]
    often = Counter(thing for games in played.values() for _, seen in games for thing in seen)
    chosen: dict[str, tuple[str, set[str]]] = {}
    for _ in range(ROUNDS):
        for name, games in played.items():
            others = set().union(*(seen for other, (_, seen) in chosen.items() if other != name))
            worth = [sum(1 / often[thing] for thing in seen - others) for _, seen in games]
            chosen[name] = games[worth.index(max(worth))]
    return {name: record for name, (record, _) in chosen.items()}


def main(games: list[str]) -> int:
    lacking: list[str] = []
    for game in games or posse.GAMES:
        records = search(game)
        (HOME / game).mkdir(parents=True, exist_ok=True)
        for name, record in records.items():
            (HOME / game / f"{name}.txt").write_text(record, encoding="utf-8")
        found = set().union(*(shown(record) for record in records.values()))
        lacking += [f"{game}: {thing}" for thing in sorted(wanted(game) - found)]
    print("\n".join(lacking) or "everything is shown")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
