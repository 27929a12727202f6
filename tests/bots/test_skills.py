"""What holds for the planner of every game that has one: honest, reproducible, never at a loss, never stuck."""

import math
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, repeat
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import posse
from posse.bots.peek import Peek
from posse.bots.selfplay import Diary, play_game
from posse.bots.skill import SKILLS
from posse.bots.skill.base import Skill
from posse.bots.value import Row, Value
from posse.engine.dice import SeededDice

GAMES = sorted(SKILLS)
MOST_BYTES = 1_000_000
MANY = 4  # answers to choose among


def presets(skill: Skill) -> list[dict[str, str]]:
    """Every value of the first option of a game, which sets the others."""
    if not skill.game.options:
        return [{}]
    name, option = next(iter(skill.game.options.items()))
    return [{name: value} for value in option.values]


def tables() -> Iterator[Any]:
    for name in GAMES:
        skill = SKILLS[name]
        for seats in range(skill.game.least, skill.game.most + 1):
            for options in presets(skill):
                yield pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(options.values())}")


def opened(name: str, answers: int, seats: int = 0) -> posse.Match:
    """A match after some answers of a quick planner."""
    skill = SKILLS[name]
    match = posse.new(name, seats or skill.game.least, seed=answers)
    bots = [skill.bot(seat, temperature=3.0) for seat in range(len(match.scores))]
    for _ in range(answers):
        seat = match.asked[0]
        match.play(seat, skill.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    return match


def peek_after(name: str, answers: int) -> Peek:
    """The next question after some answers."""
    match = opened(name, answers)
    return Peek(match, match.asked[0])


@pytest.mark.parametrize("name", GAMES)
def test_features_have_names_of_their_own_in_a_fixed_order(name: str) -> None:
    one, other = SKILLS[name].features(), SKILLS[name].features()
    assert one.names == other.names
    assert len(set(one.names)) == len(one.names)


@pytest.mark.parametrize("name", GAMES)
def test_features_fill_the_whole_row_with_finite_numbers(name: str) -> None:
    features = SKILLS[name].features()
    row = Row(len(features.names))
    match = opened(name, 30)
    for seat in range(len(match.scores)):
        for index in range(len(features.names)):
            row.values[index] = math.nan
        features.fill(match.state, seat, row)
        assert row.at == len(features.names)
        assert all(math.isfinite(value) for value in row.values)


@pytest.mark.parametrize("name", GAMES)
def test_the_packaged_weights_fit_the_features(name: str) -> None:
    skill = SKILLS[name]
    assert list(skill.weights()) == skill.features().names
    assert len(str(skill.weights())) < MOST_BYTES
    assert set(skill.hand_weights) | set(skill.shakes) <= set(skill.features().names)


def test_weights_of_unknown_features_are_refused() -> None:
    with pytest.raises(ValueError, match="no_such_feature"):
        Value(SKILLS[GAMES[0]].features(), {"no_such_feature": 1.0})


@pytest.mark.parametrize("name", GAMES)
def test_a_planner_needs_no_numpy(name: str) -> None:
    code = (
        f"import sys; from posse.bots.skill import SKILLS; SKILLS[{name!r}].bot(1); assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def values_at(skill: Skill, state: Any, seat: int) -> list[float]:
    """What a planner with always the same seed thinks of the answers at a table."""
    planner = skill.plan(skill.weights(), 7)
    planner.sit(state)
    answers = skill.game.answers(state, seat)
    values = vec[float]([0.0] * len(answers))
    planner.judge(state, seat, vec[i64](answers), len(answers), values)
    return list(values)


@pytest.mark.parametrize("name", GAMES)
def test_what_others_hide_changes_no_value(name: str) -> None:
    """The values of all answers are equal to the last bit at tables that look the same to the seat."""
    skill = SKILLS[name]
    for answers in (20, 45, 70):
        match = opened(name, answers, skill.game.most)
        seat = match.asked[0]
        true = values_at(skill, match.state, seat)
        for seed in range(4):
            assert values_at(skill, skill.game.imagine(match.state, seat, SeededDice(seed)), seat) == true


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    skill = SKILLS[name]
    options = skill.game.settle({}, skill.game.least)
    games = []
    for _ in range(2):
        planner = skill.plan(skill.weights(), 3)
        diary = Diary(skill.features())
        scores = play_game(skill.game, [planner] * skill.game.least, options, SeededDice(5), diary)
        games.append((list(scores), list(diary.rows), list(diary.targets)))
    assert games[0] == games[1]


@pytest.mark.heavy
@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_planners_play_whole_games_by_the_rules(name: str, seats: int, options: dict[str, str]) -> None:
    match = posse.new(name, seats, options, seed=seats)
    skill = SKILLS[name]
    bots = [skill.bot(seat, temperature=float(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, skill.game.words.phrases[bots[seat].decide(Peek(match, seat))])
    assert len(match.scores) == seats


@pytest.mark.parametrize("name", GAMES)
def test_a_temperature_gives_other_answers_too(name: str) -> None:
    peek = next(peek for peek in map(peek_after, repeat(name), count(12)) if len(peek.options) >= MANY)
    skill = SKILLS[name]
    cold = {skill.bot(seed).decide(peek) for seed in range(5)}
    hot = {skill.bot(seed, temperature=1000.0).decide(peek) for seed in range(20)}
    assert len(hot) > len(cold)


@pytest.mark.parametrize("name", GAMES)
def test_the_packaged_sections_fit_the_features(name: str) -> None:
    features = SKILLS[name].features()
    for section, weights in SKILLS[name].sections().items():
        assert section in features.sections
        assert list(weights) == features.names


@pytest.mark.parametrize(("name", "seats", "options"), list(tables()))
def test_a_table_is_weighed_by_its_own_section(name: str, seats: int, options: dict[str, str]) -> None:
    """Each feature weighs 0 in general and 1 in the section of the table."""
    features = SKILLS[name].features()
    state = posse.new(name, seats, options, seed=1).state
    section = features.sections[features.section(state)]
    row = Row(len(features.names))
    features.fill(state, 0, row)
    of_section = Value(features, {}, {section: dict.fromkeys(features.names, 1.0)}).of(state, 0)
    assert of_section - Value(features, {}).of(state, 0) == pytest.approx(sum(row.values))


def test_weights_of_unknown_sections_are_refused() -> None:
    with pytest.raises(ValueError, match="no such section"):
        Value(SKILLS[GAMES[0]].features(), {}, {"no such section": {}})
