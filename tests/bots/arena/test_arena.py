"""A whole run: it stops when enough is known, tells how far it is, and keeps the games."""

from pathlib import Path

import pytest

import posse
from posse.bots.arena import Arena, BotFailed, Progress, Question, Verdict, setup
from tests.bots.arena.playing import ALONE, BOTH, FILE, arena
from tests.bots.arena.samples import First, Last, Raising
from tests.sample import GAME

CLEAR = Question(margin=0.3)


def duel(*bots: str, log: Path | None = None) -> Arena:
    return Arena(setup(GAME, bots), question=CLEAR, log=log)


def test_the_test_stops_the_run_at_the_same_deal_wherever_it_is_played() -> None:
    """Games of later deals may be over before; they do not count."""
    alone, both = duel("random", f"{FILE}:First"), duel("random", f"{FILE}:First")
    first, second = alone.play(200, ALONE), both.play(200, BOTH)
    assert first.test is not None
    assert second.test is not None
    assert first.test.verdict is not Verdict.OPEN
    assert first.deals == first.test.deals < 200
    assert (first.deals, first.test) == (second.deals, second.test)


def test_a_test_that_has_been_decided_needs_no_more_games(tmp_path: Path) -> None:
    before = duel("random", f"{FILE}:First", log=tmp_path / "log").play(200, ALONE)
    seen: list[Progress] = []
    after = duel("random", f"{FILE}:First", log=tmp_path / "log").play(200, ALONE, watch=seen.append)
    assert seen == []
    assert (after.deals, after.test) == (before.deals, before.test)


def test_the_test_compares_two_bots() -> None:
    one, three = ["random"], ["random", "greedy", f"{FILE}:First"]
    for bots in (one, three):
        with pytest.raises(posse.BadTable, match="two bots"):
            Arena(setup(GAME, bots, seats=3), question=CLEAR)


def test_the_test_knows_what_is_fair() -> None:
    one_of_three = Arena(setup(GAME, [First, Last, Last]), question=Question())
    assert one_of_three.test is not None
    assert one_of_three.test.fair == pytest.approx(1 / 3)
    with pytest.raises(posse.BadTable, match="margin"):
        Arena(setup(GAME, [First, Last, Last]), question=Question(margin=0.7))


def test_a_run_tells_how_far_it_is() -> None:
    seen: list[Progress] = []
    arena().play(2, ALONE, watch=seen.append)
    assert [(progress.done, progress.total) for progress in seen] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [progress.seconds for progress in seen] == sorted(progress.seconds for progress in seen)


def test_a_run_ends_when_its_time_is_up() -> None:
    made = arena()
    report = made.play(1000, ALONE, seconds=1e-9)
    assert len(made.results) == 1
    assert report.games == 0  # no deal is whole


def test_a_run_that_is_interrupted_knows_what_it_has() -> None:
    """Deals that are not whole are left out: they would favour the seats that were played."""
    made = arena()

    def stop(progress: Progress) -> None:
        if progress.done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        made.play(10, ALONE, watch=stop)
    assert (made.report().deals, made.report().games) == (2, 4)


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    made = arena(records=tmp_path / "games")
    made.play(1, ALONE)
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == ["deal0-lineup0-rotation0.posse", "deal0-lineup0-rotation1.posse"]
    scores = [tuple(posse.load(path.read_text()).scores) for path in paths]
    assert scores == [made.results[fixture].scores for fixture in sorted(made.results)]


def test_a_game_that_failed_is_kept_up_to_there(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match=r"Raising failed, LookupError.*seat 0"):
        arena(Raising, First, records=tmp_path).play(1, ALONE)
    (record,) = tmp_path.glob("*.posse")
    assert 0 in posse.load(record.read_text()).asked
    (trace,) = tmp_path.glob("*.trace")
    assert "LookupError" in trace.read_text()
