"""Play the golden records: whole games that between them show everything that can happen in a game.

`python -m tools.golden GAME` plays many games at each table and writes those that show most to `tests/records`. It is
run when a game gets new words. It is not run to make a record pass that does not replay any more: there a rule has
changed without an option that keeps the old one.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import posse
from posse.bots import make
from posse.bots.peek import Bot, Peek
from posse.engine.dice import SeededDice
from posse.engine.game import Game
from posse.games.trail.data.actions import ACTION, COPYING
from posse.games.trail.data.buildings import BUILDING, FIRST_PRIVATE, LOCAL_ACTIONS, NEUTRAL_BUILDINGS
from posse.games.trail.data.cards import CARD, CATTLE, FIRST_MARKET_CARD, FIRST_STARTING, OBJECTIVE
from posse.games.trail.data.tiles import TILE, WORKERS
from posse.games.trail.data.trail import RISK
from posse.texts import texts

HOME: Final = Path("tests/records")
SEEDS: Final = 300
ROUNDS: Final = 3
SELDOM: Final = 40  # a curious bot tries an answer so often
SETTLED: Final = 20  # from this line on everybody has answered something


class Table(NamedTuple):
    """A game to play: how many answers of a hundred are taken back, and the line from which it is forked, if it is."""

    seats: int
    options: Mapping[str, str]
    undo: int = 0
    fork: int = 0


TABLES: Final[dict[str, dict[str, Table]]] = {
    "carson": {
        "2-polish": Table(2, {"edition": "polish"}, undo=4),
        "3-italian-red-river": Table(3, {"edition": "italian", "characters": "red", "river": "carson"}),
        "4-russian-random-kit": Table(4, {"edition": "russian", "characters": "random", "kit_carson": "true"}, undo=2),
        "5-polish-red-might": Table(5, {"edition": "polish", "characters": "red", "might_makes_right": "true"}),
        "3-russian-might-open": Table(
            3, {"might_makes_right": "true", "duel_tile_reveal": "in_pass_order", "river": "b1 b2 b3 a3"}
        ),
        "4-italian-all": Table(
            4,
            {
                "edition": "italian",
                "characters": "random",
                "might_makes_right": "true",
                "kit_carson": "true",
                "river": "a4 b4 c4 d4 e4 f4 g4 h4",
            },
        ),
        "5-polish-attacks": Table(
            5,
            {
                "edition": "polish",
                "characters": "random",
                "undefended_attack": "duel_with_owner",
                "doubling_lost_on": "any_attack",
                "mine_brings_house": "true",
                "sheriff_red_white_cowboy": "true",
            },
        ),
        "3-italian-might-forked": Table(3, {"edition": "italian", "might_makes_right": "true"}, fork=60),
    },
    "colt": {
        "2-pairs": Table(2, {}, undo=4),
        "2-pairs-horses": Table(2, {"horses": "true", "own_bandit": "spared", "duo_hostages": "1"}),
        "2-duel-horses": Table(2, {"horses": "true", "two_players": "duel", "characters": "choose"}, undo=2),
        "3-base": Table(3, {"train": "c a e"}),
        "3-expert-horses": Table(3, {"horses": "true", "expert": "true"}),
        "4-base-forked": Table(4, {}, fork=60),
        "4-horses": Table(4, {"horses": "true", "characters": "draft"}, undo=2),
        "4-teams-horses": Table(4, {"horses": "true", "teams": "true"}),
        "5-horses": Table(5, {"horses": "true", "neutral_bullets": "unlimited"}),
        "5-expert": Table(5, {"expert": "true"}),
        "6-horses": Table(6, {"horses": "true"}),
        "6-teams-horses": Table(6, {"horses": "true", "teams": "true"}),
    },
    "trail": {
        "2-beginner": Table(2, {"setup": "beginner"}, undo=4),
        "2-standard": Table(2, {"setup": "standard"}),
        "3-beginner": Table(3, {"setup": "beginner"}),
        "3-all-b": Table(3, {"setup": "standard", "sides": "bbbbbbbbbb"}, undo=2),
        "3-standard-forked": Table(3, {"setup": "standard"}, fork=60),
        "2-all-b": Table(2, {"setup": "standard", "sides": "bbbbbbbbbb"}),
        "2-other-sides": Table(2, {"setup": "beginner", "sides": "abababbaba"}),
        "3-other-sides": Table(3, {"setup": "beginner", "sides": "babababbab"}),
        "3-standard": Table(3, {"setup": "standard"}),
        "4-beginner": Table(4, {"setup": "beginner"}),
        "4-standard": Table(4, {"setup": "standard"}),
        "4-standard-again": Table(4, {"setup": "standard"}),
        "2-standard-again": Table(2, {"setup": "standard"}),
        "3-standard-again": Table(3, {"setup": "standard"}),
        "3-beginner-again": Table(3, {"setup": "beginner"}),
        "4-beginner-again": Table(4, {"setup": "beginner"}),
        "4-all-b": Table(4, {"setup": "standard", "neutral": "GFEDCBA", "sides": "bbbbbbbbbb"}),
    },
}


def icons_of_buildings() -> list[str]:
    """The actions of Great Western Trail that a building or a spot shows; what is copied is told otherwise."""
    shown = {action for action in (*LOCAL_ACTIONS, *RISK) if action >= 0 and action != COPYING}
    return [ACTION.words[action] for action in sorted(shown)]


# The events that must be shown with every word of an argument, or with the words behind it.
EVERY_WORD: Final[dict[str, list[tuple[str, str, list[str]]]]] = {
    "carson": [
        ("offered", "building", []),
        ("bought_building", "building", []),
        ("built", "building", []),
        ("gained", "cause", []),
    ],
    "colt": [
        ("plays", "bandit", []),
        ("round", "round_card", []),
        ("turn", "symbol", []),
        ("played", "action", []),
        ("in_vain", "action", []),
        ("robbed", "loot", []),
        ("dropped", "loot", []),
        ("drank", "flask", []),
        ("marshal_drank", "whiskey", []),
        ("seized", "hostage", []),
        ("counted", "source", []),
    ],
    "trail": [
        ("stands", "building", BUILDING.words[:NEUTRAL_BUILDINGS]),
        ("built", "building", BUILDING.words[FIRST_PRIVATE:]),
        ("used", "action", icons_of_buildings()),
        ("laid", "tile", TILE.words[WORKERS:]),
        ("out_of_work", "worker", []),
        ("hired", "worker", []),
        ("bought", "card", CARD.words[FIRST_MARKET_CARD:CATTLE]),
        ("dealt", "objective", OBJECTIVE.words[FIRST_STARTING:]),
        ("played", "objective", OBJECTIVE.words[:FIRST_STARTING]),
        ("helped", "aux", []),
        ("disc_came", "disc", []),
        ("delivered", "city", []),
        ("upgraded", "station", []),
        ("appointed", "master", []),
        ("counted", "source", []),
    ],
}


# What an ambitious bot takes before anything else.
AMBITIONS: Final = {
    "trail": [
        ("upgrade", "appoint", "engine", "deliver", "spend", "buy", "hire"),
        ("upgrade", "appoint", "engine turnout", "engine", "deliver", "spend", "use engine", "hire engineer"),
        ("play", "take", "use take_objective", "use hire", "hire craftsman", "use build", "build"),
    ],
}

# What no whole game shows, though a scene can.
ONLY_IN_SCENES: Final = {
    "colt": {"event skipped"},  # nobody has so many acts in a round that his action cards run out
    # Nobody runs out of discs before the market closes.
    "trail": {"event not_delivered", "event lifted", "verb lift"},
}


# --- what must be shown, and what a record shows


def wanted(name: str) -> set[str]:
    """Everything that the records of a game must show between them."""
    game = posse.GAMES[name]
    found = {f"verb {verb.name}" for verb in game.words.verbs}
    found |= {f"event {event.name}" for event in game.words.events}
    found |= {f"chance {chance.name}" for chance in game.words.chances}
    found |= {f"asks {kind.name}" for kind in game.kinds.declared if texts("en", name).has(f"ask-{kind.name}")}
    found |= {f"seats {seats}" for seats in range(game.least, game.most + 1)}
    found |= {f"points {source}" for source in posse.new(name, game.least).breakdown}
    found |= {"line undo", "line undo ..", "line imagine", "line scores", "tie"}
    for event, arg, words in EVERY_WORD.get(name, []):
        declared = next(one for one in game.words.events if one.name == event)
        found |= {f"{event} {word}" for word in words or declared.args[arg].words}
    found -= ONLY_IN_SCENES.get(name, set())
    return found | _wanted_options(game) | (_wanted_cards() if name == "carson" else set())


def _wanted_options(game: Game[Any]) -> set[str]:
    """Every value of the presets, and of the options that no preset sets."""
    targets = {target for option in game.options.values() for values in option.sets.values() for target in values}
    chosen = [option for option in game.options.values() if option.sets or option.name not in targets]
    return {f"{option.name} {value}" for option in chosen for value in option.values}


def _wanted_cards() -> set[str]:
    sides = [name.removesuffix("_side") for name in posse.GAMES["carson"].options if name.endswith("_side")]
    return {f"card {card} {side}" for card in sides for side in ("yellow", "red")}


def shown(record: str) -> set[str]:
    """Everything that a record shows, by replaying it line by line."""
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
    return found | _cards_in(match)


def _shown_by(row: str, match: posse.Match) -> set[str]:
    """What one line shows at the table where it is said."""
    first, second = row.split()[:2]
    if not first.isdecimal():
        return {f"line {first} .." if ".." in second else f"line {first}"} | _chance_in(row)
    assert match.question is not None
    return {f"verb {second}", f"asks {match.question['step']}"} | _chance_in(row)


def _chance_in(row: str) -> set[str]:
    said = row.partition(" | ")[2]
    return {f"chance {phrase.split()[0]}" for phrase in said.split(", ")} if said else set()


def _cards_in(match: posse.Match) -> set[str]:
    """The characters that were taken, with the side that was up."""
    sides = {event.args()["character"]: event.args()["side"] for event in match.events if event.name == "sided"}
    taken = [event.args()["character"] for event in match.events if event.name == "took"]
    return {f"card {card} {sides[card]}" for card in taken}


# --- playing


class Leaning(Bot):
    """Answers at random; of two answers it takes the one whose verb it likes better, and each one likes others."""

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
    """Takes what it has seldom taken in all its games, and otherwise what a greedy bot likes."""

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
    """Follows its aims, of several answers to the last one, which is the farthest or dearest; else it is greedy."""

    def __init__(self, game: str, seed: int) -> None:
        aims = AMBITIONS.get(game, [()])
        self.aims: tuple[str, ...] = aims[seed // 10 % len(aims)]
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
    """A whole game among bots of several kinds that take back an answer now and then."""
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
    """For each table the record that shows most of what the others do not; what is rare counts more."""
    need = wanted(game)
    played: dict[str, list[tuple[str, set[str]]]] = {}
    for name, table in TABLES[game].items():
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
    for game in games or TABLES:
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
