"""Learning: the fit, the gate, and a run that can be stopped and gone on with."""

import itertools
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path as FilePath

import numpy as np
import pytest

from posse.bots.skill import SKILLS
from posse.bots.train.__main__ import main, shipped_text, tables
from posse.bots.train.crew import Crew
from posse.bots.train.fitting import Path, Sums, as_array, by_name, fitted, total
from posse.bots.train.gate import judged, tried
from posse.bots.train.learning import Course, Learner
from posse.bots.train.playing import Chunk, Table, harvest, shaken, to_come_of_others

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; `make setup` installs it")

GAME = sorted(SKILLS)[0]
SEATS = SKILLS[GAME].game.least


WEIGHTS = np.array([2.0, -1.0, 5.0])


def paths(count: int, seed: int) -> list[Path]:
    """Turns of three features, the last of which never varies; what is still to come is what they weigh, and luck."""
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        table = np.column_stack([chance.normal(size=(10, 2)), np.ones(10)])
        found.append(Path(table, table @ WEIGHTS + chance.normal(size=10) / 10))
    return found


def test_a_fit_finds_the_weights_and_adds_up_its_parts() -> None:
    parts = [Sums.of(paths(300, 1)), Sums.of(paths(100, 2))]
    together = Sums.of([*paths(300, 1), *paths(100, 2)])
    weights = fitted(total(parts), np.zeros(3), pull=0.1)
    assert np.allclose(weights, fitted(together, np.zeros(3), pull=0.1))
    assert np.allclose(weights, WEIGHTS, atol=0.05)
    assert together.explained(weights) > 0.99
    assert together.explained(np.zeros(3)) < 0


def test_a_strong_pull_leaves_the_weights_where_they_were() -> None:
    before = np.array([1.0, 1.0, 1.0])
    assert np.allclose(fitted(Sums.of(paths(10, 2)), before, pull=1e9), before, atol=0.01)


def test_weights_keep_their_names() -> None:
    names = ["first", "second"]
    assert by_name(names, as_array(names, {"second": 2.0})) == {"first": 0.0, "second": 2.0}


def test_shaken_weights_depend_on_the_seed_alone() -> None:
    one, other = (shaken({"steady": 1.0}, {"loose": 2.0}, seed=4) for _ in range(2))
    assert one == other
    assert one["steady"] == 1.0
    assert one["loose"] != 0.0


def test_only_a_clear_majority_is_accepted() -> None:
    """The test stops as soon as it can tell; an open question is no reason to ship."""
    clear = judged(itertools.repeat((1.0, 9.0), 400))
    assert clear.accepted
    assert clear.deals < 400
    assert not judged(itertools.cycle([(0.5, 0.0), (1.0, 3.0), (0.0, -3.0)])).accepted
    assert not judged([(1.0, 9.0), (0.5, 0.0)]).accepted


def test_tables_are_all_seats_with_all_options() -> None:
    assert tables([2, 3], ["", "one=two,three=four"])[-1] == Table(3, {"one": "two", "three": "four"})
    assert len(tables([2, 3], ["", "one=two"])) == 4


def test_points_of_others_count_from_the_end_of_their_last_turn() -> None:
    """Seats 0, 1 and 0 again: seat 1 still makes 20 in all, and 5 after its turn."""
    others = to_come_of_others(np.array([9.0, 5.0, 2.0]), np.array([0, 1, 0]), [10.0, 20.0])
    assert list(others) == [20.0, 9.0, 5.0]


@pytest.mark.heavy
def test_a_chunk_of_games_can_be_played_again() -> None:
    chunk = Chunk(GAME, Table(SEATS, {}), SKILLS[GAME].hand_weights, games=2, seed=3, shaken=True)
    one, other = harvest(chunk), harvest(chunk)
    assert one.scores == other.scores
    assert np.array_equal(one.sums.squares, other.sums.squares)


@pytest.mark.heavy
def test_equal_weights_are_equally_strong() -> None:
    skill = SKILLS[GAME]
    verdict = tried(GAME, [Table(SEATS, {})], skill.hand_weights, skill.hand_weights, deals=3, seed=1, crew=Crew())
    assert verdict.share == 0.5
    assert not verdict.accepted


@pytest.mark.heavy
def test_a_run_goes_on_where_it_was_stopped(tmp_path: FilePath) -> None:
    def run(folder: str, rounds: int) -> Learner:
        course = Course(GAME, [Table(SEATS, {})], tmp_path / folder, rounds, chunks=2, games=1, deals=1)
        learner = Learner(course, lambda line: None)
        learner.begin(dict(SKILLS[GAME].hand_weights))
        learner.learn()
        return learner

    run("stopped", 1)
    assert run("stopped", 2).weights == run("whole", 2).weights


def test_weights_are_shipped_for_one_section_or_for_the_rest() -> None:
    skill = SKILLS[GAME]
    general = json.loads(shipped_text(skill, {"one": 1.0}, None))
    special = json.loads(shipped_text(skill, {"one": 1.0}, "2p"))
    assert general["weights"] == {"one": 1.0}
    assert general.get("sections", {}) == skill.sections()
    assert special["weights"] == skill.weights()
    assert special["sections"] == {**skill.sections(), "2p": {"one": 1.0}}


def squared(number: int) -> int:
    return number * number


def test_a_crew_keeps_the_order_of_its_work_wherever_it_is_done() -> None:
    expected = [number * number for number in range(40)]
    assert [*Crew().map(squared, range(40))] == expected
    assert [*Crew(2).map(squared, range(40))] == expected


@needs_ray
@pytest.mark.heavy
def test_a_cluster_does_the_same_work_and_gives_up_what_is_not_wanted() -> None:
    """In a process of its own, because Ray leaves threads and signal handlers behind."""
    script = FilePath(__file__).with_name("ray_crew.py")
    outcome = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=300)
    assert outcome.returncode == 0, outcome.stderr[-2000:]


@pytest.mark.parametrize(
    ("options", "said"),
    [("nothing", "NAME=VALUE"), ("nothing=1", "nothing"), (f"{next(iter(SKILLS[GAME].game.options))}=odd", "odd")],
)
def test_options_that_do_not_exist_are_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: str, said: str
) -> None:
    monkeypatch.setattr("sys.argv", ["train", GAME, "--options", options])
    with pytest.raises(SystemExit) as exit:
        main()
    assert exit.value.code == 2
    assert said in capsys.readouterr().err
