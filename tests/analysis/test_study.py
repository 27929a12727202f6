"""The analysis of finished games: sums that are exact, the same for the same seed, and fair to what a seat knew."""

import json
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

import posse
from posse.analysis import WORDS, Analysis, Found, Study, added_up, analyse
from posse.analysis.depth import DEPTHS
from posse.analysis.estimate import Tried, judged
from posse.analysis.squash import Squash
from posse.analysis.study import counted
from tests.sample import GAME

FEW = 3
ROOT = Path(__file__).parents[2]


@cache
def finished(game: str = GAME, seats: int = 3, seed: int = 5) -> posse.Match:
    """A game in which bots that look one step ahead answered."""
    from posse.bots import Peek, make

    match = posse.new(game, seats, seed=seed)
    bots = [make("level1", game, seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, bots[seat].decide(Peek(match, seat)))
    return match


@cache
def in_part() -> Analysis:
    """The start and the last lines of a game: what lies between is taken for luck."""
    study = Study(finished(), "quick")
    found = [study.look(place) for place in (0, *range(study.size - FEW, study.size))]
    return study.added_up(found)


def test_skill_and_luck_add_up_to_the_result() -> None:
    """The identity holds exactly, whatever was estimated."""
    for account in in_part().accounts:
        total = account.skill + account.others + account.luck
        assert total == pytest.approx(account.result - account.prior, abs=1e-12)


def test_the_last_chances_are_the_result() -> None:
    match, found = finished(), in_part()
    first = match.ranking[0]
    assert [account.result for account in found.accounts] == [
        1 / len(first) if seat in first else 0.0 for seat in range(match.seats)
    ]


def test_the_same_seed_gives_the_same_analysis() -> None:
    study, again = Study(finished(), "quick", 4), Study(finished(), "quick", 4)
    place = study.size - FEW
    assert study.look(place) == again.look(place)


def test_chances_add_up_to_one() -> None:
    for moment in in_part().moments:
        assert sum(moment.chances) == pytest.approx(1.0)


def test_an_analysis_is_plain_data() -> None:
    found = json.loads(json.dumps(in_part().json()))
    assert found["game"] == GAME
    assert {moment["decision"]["word"] for moment in found["moments"] if moment["decision"]} <= set(WORDS)


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(posse.NotAllowed, match="finished"):
        analyse(posse.new(GAME, 2))


def test_what_happens_without_an_answer_is_luck() -> None:
    found = added_up(
        GAME, ["", ""], "quick", 0, [Found(0, [], [0.5, 0.5], None), Found(1, ["die 4"], [1.0, 0.0], None)]
    )
    assert [account.luck for account in found.accounts] == [0.5, -0.5]
    assert found.turning == [1]


def test_playouts_that_agree_by_chance_do_not_make_a_loss() -> None:
    """A difference that is smaller than its standard error counts nothing."""
    best = Tried(1, [[0.9, 0.1], [0.1, 0.9]], [0.5, 0.5])
    given = Tried(2, [[0.1, 0.9], [0.8, 0.2]], [0.45, 0.55])
    assert judged([best, given], given=2, seat=0).effects == [0.0, 0.0]


def test_a_certain_loss_counts_in_full() -> None:
    best = Tried(1, [[0.9, 0.1], [0.9, 0.1]], [0.9, 0.1])
    given = Tried(2, [[0.4, 0.6], [0.4, 0.6]], [0.4, 0.6])
    assert judged([best, given], given=2, seat=0).effects == pytest.approx([-0.5, 0.5])


def test_what_only_seems_better_than_the_best_is_told_as_equally_good() -> None:
    """The search's choice counts as best unless the playouts surely contradict it: figures must not say otherwise."""
    best = Tried(1, [[0.9, 0.1], [0.1, 0.9], [0.5, 0.5]], [0.5, 0.5])
    seems = Tried(2, [[0.7, 0.3], [0.6, 0.4], [0.8, 0.2]], [0.7, 0.3])
    worse = Tried(3, [[0.7, 0.3], [-0.1, 1.1], [0.3, 0.7]], [0.3, 0.7])
    verdict = judged([best, seems, worse], given=3, seat=0)
    assert verdict.tried[0] is best
    assert [verdict.chance(one, 0) for one in (best, seems, worse)] == pytest.approx([0.5, 0.5, 0.3])


def test_the_chance_that_is_told_differs_by_what_the_answer_changed() -> None:
    best = Tried(1, [[0.9, 0.1], [0.7, 0.3]], [0.8, 0.2])
    given = Tried(2, [[0.5, 0.5], [0.6, 0.4]], [0.55, 0.45])
    verdict = judged([best, given], given=2, seat=0)
    assert -0.25 < verdict.effects[0] < 0
    assert verdict.chance(given, 0) - verdict.chance(best, 0) == pytest.approx(verdict.effects[0])


def test_no_answer_is_told_to_be_better_than_the_best_one() -> None:
    for moment in in_part().moments:
        if decision := moment.decision:
            chances = [answer.chance for answer in decision.answers]
            assert chances == sorted(chances, reverse=True)
            assert decision.after - decision.before == pytest.approx(decision.effects[decision.seat])
            assert {answer.words: answer.chance for answer in decision.answers}[decision.words] == decision.after


def test_a_forced_answer_without_chance_changes_nothing() -> None:
    """Its table is the one before it, so what two estimates of it differ by is noise, and no luck of anybody."""
    found = [
        Found(0, [], [0.5, 0.5], None),
        Found(1, ["die 4"], [0.2, 0.8], None),
        Found(2, [], [0.6, 0.4], None, is_forced=True),
        Found(3, ["die 1"], [0.3, 0.7], None),
        Found(4, [], [1.0, 0.0], None, is_forced=True),
    ]
    moments = added_up(GAME, ["", ""], "quick", 0, found).moments
    assert [moment.chances[0] for moment in moments] == pytest.approx([0.5, 0.4, 0.4, 1.0, 1.0])
    assert [moment.luck[0] for moment in moments] == pytest.approx([0.0, -0.1, 0.0, 0.6, 0.0])


@pytest.mark.parametrize("game", posse.GAMES)
def test_an_answer_is_forced_if_it_was_the_only_one_and_drew_nothing(game: str) -> None:
    match, chance = posse.new(game, 2, seed=1), Random(1)
    while not match.over:
        match.play(match.asked[0], chance.choice(match.choices(match.asked[0])))
    study = Study(match, "quick")
    kinds: dict[tuple[bool, bool], int] = {}
    for place, played in enumerate(counted(match), 1):
        options = len(match.resumed(played.before, []).choices(played.line.seat))
        kinds[options == 1, bool(played.line.chance)] = place
    for (is_alone, has_drawn), place in kinds.items():
        assert study.look(place).is_forced == (is_alone and not has_drawn)


def test_more_points_are_a_better_chance_and_less_so_early() -> None:
    squash = Squash(1.0, 0.5)
    late, early = squash.chances([12.0, 10.0], 0.0), squash.chances([12.0, 10.0], 20.0)
    assert late[0] > early[0] > 0.5


def test_what_a_seat_cannot_know_does_not_change_the_verdict() -> None:
    """The same moment of two games that differ only in what is hidden from the seat is judged alike."""
    from posse.analysis.estimate import Estimator
    from posse.bots import Peek

    match = posse.new(GAME, 3, seed=8)
    seat = match.asked[0]
    verdicts = []
    for seed in (1, 2):
        twin = match.fork(seat, seed)
        estimator = Estimator(match.game, 3, DEPTHS["quick"], 0)
        verdicts.append(estimator.verdict(Peek(twin, seat), twin.actions(seat)[0], 0))
    assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize("name", DEPTHS)
def test_a_long_game_stays_within_the_budget(name: str) -> None:
    depth = DEPTHS[name]
    assert depth.for_lines(100) == depth
    lines = 2_000
    less = depth.for_lines(lines)
    assert 0.8 * depth.budget < lines * (less.fates + less.worlds * (less.width + 1)) <= depth.budget
    assert less.share < depth.share


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; `make setup` installs it")
@pytest.mark.heavy
def test_a_cluster_finds_the_same() -> None:
    """In a process of its own, because Ray leaves threads and signal handlers behind."""
    words = [sys.executable, "-m", "tests.analysis.ray_many"]
    outcome = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300, cwd=ROOT)
    assert outcome.returncode == 0, outcome.stderr[-2000:]
