"""Calibrates the chances on games between bots of all levels: `python -m posse.analysis.calibrate GAME FOLDER`.

Games are played, and at some moments of each it is noted where playouts lead; from these notes the squash of the game
is fitted, and with it a few games are analysed whole, whose losses give the thresholds of the words. The notes are kept
in the folder, so a run can be stopped and continued, and a longer one adds to a shorter one.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import posse
from posse.analysis import squash
from posse.analysis.depth import DEPTHS, STANDARD
from posse.analysis.fit import Note, Sample, fitted, tenths
from posse.analysis.judge import ended, judge_for
from posse.analysis.study import analyse
from posse.bots import LEVELS, Peek, make
from posse.bots.skill import SKILLS
from posse.engine.match import Match

MOMENTS = 12
WORD_SHARES = (0.10, 0.04, 0.01)
"""Of all answers in games of the levels, so many are inaccuracies or worse, mistakes or worse, and blunders."""
LEAST_LOSSES = (0.01, 0.025, 0.05)


def played_game(game: str, seed: int, most: int) -> tuple[Match, list[str]]:
    """A game between bots of mixed levels up to `most`, with any number of seats."""
    rules, chance = posse.GAMES[game], Random(seed)
    seats = chance.randint(rules.least, rules.most)
    levels = [chance.choice(LEVELS[:most]) for _ in range(seats)]
    match = posse.new(game, seats=seats, seed=seed)
    bots = [make(level, game, seed * seats + seat) for seat, level in enumerate(levels)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, bots[seat].decide(Peek(match, seat)))
    return match, levels


def noted(game: str, seed: int, most: int) -> Note:
    """Where playouts lead from some moments of a game."""
    match, levels = played_game(game, seed, most)
    states = [state for state, _ in match.retraced(0)][:-1]
    depth, rules = DEPTHS[STANDARD], match.game
    judge = judge_for(rules, depth)
    chosen = sorted(Random(seed).sample(range(len(states)), min(MOMENTS, len(states))))
    samples = [
        Sample(
            [float(rules.score(states[place], seat)) for seat in range(match.seats)],
            [judge.play_on(states[place].clone(), seed * depth.fates + fate) for fate in range(depth.fates)],
        )
        for place in chosen
    ]
    return Note(seed, match.seats, levels, ended(rules, match.state).shares or [], samples)


def notes_in(path: Path) -> list[Note]:
    if not path.exists():
        return []
    return [Note.read(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def collect(game: str, path: Path, seeds: Sequence[int], most: int) -> list[Note]:
    """Play the games that are not noted yet, and return all notes."""
    known = {note.seed for note in notes_in(path)}
    with path.open("a", encoding="utf-8") as out:
        for seed in seeds:
            if seed not in known:
                out.write(json.dumps(noted(game, seed, most)) + "\n")
                out.flush()
    return notes_in(path)


def write_squash(game: str, facts: dict[str, Any]) -> None:
    """Keep what was calibrated in the package of the game's skill, and use it from now on."""
    known = dict(squash.calibration(game))
    text = json.dumps({**known, **facts}, indent=2)
    skill_file(game).write_text(f"{text}\n", encoding="utf-8")
    squash.calibration.cache_clear()


def skill_file(game: str) -> Path:
    from importlib.resources import as_file, files

    with as_file(files(SKILLS[game].package).joinpath(squash.FILE)) as path:
        return path


def whole_games(game: str, path: Path, seeds: Sequence[int], most: int) -> Iterator[dict[str, Any]]:
    """The loss of every answer with the level that gave it, and the time, of games that are analysed whole."""
    known = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    yield from known
    with path.open("a", encoding="utf-8") as out:
        for seed in seeds:
            if any(row["seed"] == seed for row in known):
                continue
            match, levels = played_game(game, seed, most)
            begun = process_time()
            found = analyse(match, STANDARD, seed)
            decisions = [moment.decision for moment in found.moments if moment.decision]
            losses = [[levels[one.seat], -one.effects[one.seat]] for one in decisions]
            row = {"seed": seed, "seats": match.seats, "seconds": process_time() - begun, "losses": losses}
            out.write(json.dumps(row) + "\n")
            out.flush()
            yield row


def word_limits(losses: Sequence[float]) -> list[float]:
    """The least losses of inaccuracies, mistakes and blunders."""
    worst = sorted(losses, reverse=True)
    found = [worst[int(share * len(worst))] for share in WORD_SHARES]
    return [round(max(pair), 3) for pair in zip(found, LEAST_LOSSES, strict=True)]


def report(game: str, notes: Sequence[Note], games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Everything that docs/analysis.md tells of a game."""
    return {
        "game": game,
        "games": len(notes),
        **tenths(notes),
        "analysed": len(games),
        "seconds": [round(row["seconds"], 1) for row in games],
        "loss": {level: found for level in LEVELS if (found := mean_loss(games, level))},
    }


def mean_loss(games: Sequence[dict[str, Any]], level: str) -> dict[str, float] | None:
    """The mean loss of a level, its standard error, and of how many answers in how many games; None if there are none.

    Answers of one game are alike, so the error comes from how the games differ.
    """
    rows = [[loss for who, loss in row["losses"] if who == level] for row in games]
    own = [losses for losses in rows if losses]
    answers = sum(map(len, own))
    if len(own) < 2:
        return None
    usual = sum(map(sum, own)) / answers
    off = sum((sum(losses) - usual * len(losses)) ** 2 for losses in own)
    error = sqrt(off * len(own) / (len(own) - 1)) / answers
    return {"mean": usual, "error": error, "answers": answers, "games": len(own)}


def main(words: Sequence[str] | None = None) -> None:
    arguments = parsed(words)
    game, folder = arguments.game, Path(arguments.folder)
    first = arguments.first
    notes = collect(game, folder / f"{game}.notes", range(first, first + arguments.games), arguments.levels)
    write_squash(game, {"squash": fitted(notes)})
    whole = range(-arguments.whole, 0)
    games = list(whole_games(game, folder / f"{game}.whole", whole, arguments.levels))
    if games:
        write_squash(game, {"words": word_limits([loss for row in games for _, loss in row["losses"]])})
    found = json.dumps(report(game, notes, games), indent=2)
    (folder / f"{game}.json").write_text(f"{found}\n", encoding="utf-8")


def parsed(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m posse.analysis.calibrate", description=__doc__)
    parser.add_argument("game", choices=list(posse.GAMES))
    parser.add_argument("folder", help="where notes are kept")
    parser.add_argument("--first", type=int, default=1000, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=150, help="games to note")
    parser.add_argument("--whole", type=int, default=10, help="games to analyse whole")
    parser.add_argument("--levels", type=int, default=4, help="the strongest level that plays")
    return parser.parse_args(words)


if __name__ == "__main__":
    main()
