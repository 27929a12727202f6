"""How places become ratings: people against people, teams, bots that never change, and those who leave."""

import pytest

from posse.bots import LEVELS, anchors_of
from posse.games import GAMES
from posse.server.ratings.rating import NEWCOMER, can_rate, rate, shown
from posse.server.store.rows import GameResult, SeatResult, Skill
from tests.sample import GAME


def game(*seats: SeatResult) -> GameResult:
    return GameResult("t", GAME, 0, list(seats), [seat.seat for seat in seats if seat.place == 1], rated=True)


def person(seat: int, place: int, name: str = "", team: int | None = None, deserted: bool = False) -> SeatResult:
    who = name or f"p{seat}"
    return SeatResult(seat, who, who, None, place, 10, seat if team is None else team, deserted)


def bot(seat: int, place: int, level: str) -> SeatResult:
    return SeatResult(seat, None, "Pearl", level, place, 10, seat)


def after(times: int, *seats: SeatResult) -> dict[str, Skill]:
    skills: dict[str, Skill] = {}
    for _ in range(times):
        skills |= rate(game(*seats), skills)
    return skills


def test_a_newcomer_has_1500_points_give_or_take_500() -> None:
    assert shown(NEWCOMER) == (1500, 500)


def test_the_winner_gains_and_the_last_loses_and_all_are_known_better() -> None:
    skills = after(1, person(0, 1), person(1, 2), person(2, 3))
    assert skills["p0"].mu > skills["p1"].mu > skills["p2"].mu
    assert all(skill.sigma < NEWCOMER.sigma for skill in skills.values())


def test_those_who_tie_stay_together() -> None:
    skills = after(1, person(0, 1), person(1, 1), person(2, 3))
    assert skills["p0"].mu == pytest.approx(skills["p1"].mu)
    assert skills["p0"].mu > skills["p2"].mu


def test_a_first_rating_is_found_by_playing_bots() -> None:
    """Who wins and loses in turn against a level gets its rating; the level itself is never changed."""
    skills: dict[str, Skill] = {}
    for number in range(40):
        mine, theirs = (1, 2) if number % 2 else (2, 1)
        skills |= rate(game(person(0, mine, "me"), bot(1, theirs, "level4")), skills)
    assert set(skills) == {"me"}
    assert skills["me"].mu == pytest.approx(anchors_of(GAME)["level4"].mu, abs=1.5)
    assert shown(skills["me"]).within < 180


def test_the_members_of_a_team_rise_and_fall_together() -> None:
    seats = [person(0, 1, team=0), person(1, 1, team=0), person(2, 3, team=2), person(3, 3, team=2)]
    skills = after(1, *seats)
    assert skills["p0"] == skills["p1"]
    assert skills["p2"] == skills["p3"]
    assert skills["p0"].mu > NEWCOMER.mu > skills["p2"].mu


def test_who_leaves_a_team_loses_alone() -> None:
    seats = [person(0, 1, team=0), person(1, 4, team=0, deserted=True), person(2, 2, team=2), person(3, 2, team=2)]
    skills = after(1, *seats)
    assert skills["p0"].mu > NEWCOMER.mu > skills["p1"].mu
    assert skills["p0"].mu > skills["p2"].mu


def test_only_people_against_known_opponents_can_be_rated() -> None:
    assert can_rate(game(person(0, 1), bot(1, 2, "level1")))
    assert not can_rate(game(bot(0, 1, "level1"), bot(1, 2, "level2")))
    assert not can_rate(game(person(0, 1), bot(1, 2, "greedy")))
    assert not can_rate(game(person(0, 1, team=0), person(1, 1, team=0)))


@pytest.mark.parametrize("name", [*GAMES, "a game of tomorrow"])
def test_every_game_has_an_anchor_for_each_level_the_higher_the_stronger(name: str) -> None:
    anchors = anchors_of(name)
    assert tuple(anchors) == LEVELS
    strengths = [anchor.mu for anchor in anchors.values()]
    assert strengths == sorted(set(strengths))
    assert anchors["level3"].mu == NEWCOMER.mu
