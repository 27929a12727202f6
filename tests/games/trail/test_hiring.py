"""Hiring workers: chapter 8 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import (
    hand,
    money,
    offered,
    on_trail,
    play_all,
    player,
    refuses,
    said,
    scene,
    step,
    visiting,
)

WAGES = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]


def hiring(me: dict[str, Any] | None = None, *, words: str = "use hire", **picture: Any) -> posse.Match:
    """A player with $30 at building A who has chosen to hire."""
    match = visiting("a", {"money": 30, **(me or {})}, **picture)
    match.play(0, words)
    return match


def workers(match: posse.Match) -> list[int]:
    return list(player(match)["workers"].values())


# --- whom


def test_workers_above_the_token_can_be_hired() -> None:
    """GWT-8.1: from any row above the token's, not from its own."""
    jobs = {"1": ["cowboy", "engineer"], "2": ["craftsman", "-"], "3": ["engineer", "engineer"], "4": ["cowboy"]}
    match = hiring(jobs=jobs, token=4)
    assert set(offered(match, 0, "hire")) == {"cowboy 1", "engineer 1", "craftsman 2", "engineer 3"}
    assert refuses(match, 0, "hire cowboy 4")


def test_after_the_market_has_closed_workers_of_every_row_can_be_hired() -> None:
    """GWT-8.1: the last row too."""
    jobs = {"1": ["cowboy", "-"], "12": ["engineer", "craftsman"]}
    match = hiring(jobs=jobs, token=13, filled=0, holder=1, left=1)
    assert set(offered(match, 0, "hire")) == {"cowboy 1", "engineer 12", "craftsman 12"}


# --- what it costs


@pytest.mark.parametrize("row", range(1, 13))
def test_the_wage_of_every_row(row: int) -> None:
    """GWT-8.2: as in the table of the job market."""
    match = hiring(jobs={str(row): ["cowboy", "craftsman"]}, token=13, filled=0, holder=1, left=1)
    match.play(0, f"hire cowboy {row}")
    assert money(match) == 30 - WAGES[row - 1]


@pytest.mark.parametrize(
    ("words", "picture", "spot", "modifier"),
    [
        ("hire", {}, "a", 0),
        ("hire_dearer", {}, "a", 2),
        ("hire_cheaper", {"buildings": {"a1": [0, "5a"]}}, "a1", -1),
    ],
)
def test_the_icon_changes_the_wage(words: str, picture: dict[str, Any], spot: str, modifier: int) -> None:
    """GWT-8.2: building A at the wage and at $2 more, 5a at $1 less."""
    jobs = {"1": ["cowboy", "engineer"], "2": ["craftsman"]}
    match = visiting(spot, {"money": 30}, jobs=jobs, **picture)
    play_all(match, (0, f"use {words}"), (0, "hire cowboy 1"))
    assert money(match) == 30 - 6 - modifier
    match = visiting(spot, {"money": 6 + modifier}, jobs=jobs, **picture)
    assert f"use {words}" in match.choices(0)
    match = visiting(spot, {"money": 6 + modifier - 1}, jobs=jobs, **picture)
    assert refuses(match, 0, f"use {words}")


def test_only_workers_that_can_be_paid_are_offered() -> None:
    """GWT-8.2: the whole wage is needed."""
    jobs = {"1": ["cowboy", "craftsman"], "2": ["engineer", "engineer"], "3": ["cowboy", "engineer"]}
    match = hiring({"money": 6}, jobs=jobs, token=4)
    assert set(offered(match, 0, "hire")) == {"cowboy 1", "craftsman 1", "engineer 2"}
    assert refuses(match, 0, "hire cowboy 3")


# --- room


def test_a_full_row_of_the_board_takes_nobody() -> None:
    """GWT-8.3, R-26: six workers of a type, the printed one included; the others can be hired still."""
    jobs = {"1": ["cowboy", "craftsman"], "2": ["cowboy"]}
    match = visiting("a", {"money": 30, "workers": [6, 5, 1]}, jobs=jobs)
    match.play(0, "use hire")
    assert workers(match) == [6, 6, 1]  # the only one who could be hired


def test_with_nobody_to_hire_the_action_cannot_be_used() -> None:
    """GWT-8.3, R-26: the action is unusable if all who wait are of a type whose row is full."""
    match = visiting("a", {"money": 30, "workers": [6, 1, 1]}, jobs={"1": ["cowboy", "cowboy"], "2": ["craftsman"]})
    for words in ("use hire", "use hire_dearer"):
        assert refuses(match, 0, words)


# --- columns


def test_a_worker_takes_the_next_column_and_is_no_longer_for_hire() -> None:
    """GWT-8.4, GWT-8.6: the gap left in the market is never refilled."""
    match = hiring(jobs={"1": ["cowboy", "craftsman"], "2": ["engineer"]})
    match.play(0, "hire cowboy 1")
    assert workers(match) == [2, 1, 1]
    assert match.view(None)["jobs"][:2] == [[None, "craftsman"], ["engineer", None]]
    assert match.view(None)["token"] == 2


def test_a_gap_is_not_filled_when_a_worker_comes() -> None:
    """GWT-8.6: the next one goes to the token's row."""
    jobs = {"1": ["-", "craftsman"], "2": ["engineer"]}
    match = scene({"place": "kansas_city"}, jobs=jobs, at="foresight 2 : 0")
    match.play(0, "foresee cowboy")
    assert match.view(None)["jobs"][:2] == [[None, "craftsman"], ["engineer", "cowboy"]]


@pytest.mark.parametrize(
    ("worker", "column"),
    [("cowboy", 2), ("cowboy", 3), ("cowboy", 5), ("craftsman", 2), ("craftsman", 3), ("craftsman", 5)],
)
def test_columns_without_an_immediate_action(worker: str, column: int) -> None:
    """GWT-8.5: nothing is asked; the visit goes on."""
    kinds = ["cowboy", "craftsman", "engineer"]
    mine = [column - 1 if kind == worker else 1 for kind in kinds]
    match = hiring(
        {"workers": mine, "hand": ["jersey"]},
        jobs={"1": [worker, "engineer"], "2": []},
        tiles={"flood1": "flood_green4", "trade1": "green_teepee"},
    )
    match.play(0, f"hire {worker} 1")
    assert (step(match), money(match)) == ("visit", 24)


def test_the_fourth_cowboy_removes_a_hazard_free_of_charge() -> None:
    """GWT-8.5: any hazard; or none."""
    for words, kept in (("clear drought1", {"drought_black2": 1}), ("skip", {})):
        match = hiring({"workers": [3, 1, 1]}, tiles={"flood1": "flood_green4", "drought1": "drought_black2"})
        match.play(0, "hire cowboy 1")
        assert match.choices(0) == ["clear flood1", "clear drought1", "skip"]
        match.play(0, words)
        assert (player(match)["tiles"], money(match)) == (kept, 24)


def test_the_sixth_cowboy_trades() -> None:
    """GWT-8.5: with any teepee; or not at all."""
    for words, dollars in (("trade trade4", 28), ("trade trade_minus1", 23), ("skip", 24)):
        match = hiring({"workers": [5, 1, 1]}, tiles={"trade4": "blue_teepee", "trade_minus1": "green_teepee"})
        match.play(0, "hire cowboy 1")
        assert match.choices(0) == ["trade trade_minus1", "trade trade4", "skip"]
        match.play(0, words)
        assert money(match) == dollars


@pytest.mark.parametrize("column", [4, 6])
def test_the_fourth_and_the_sixth_craftsman_build_at_one_dollar(column: int) -> None:
    """GWT-8.5: the new craftsman counts for what can be built, and each one demanded costs $1."""
    match = hiring({"workers": [1, column - 1, 1]}, jobs={"1": ["craftsman", "cowboy"], "2": []})
    match.play(0, "hire craftsman 1")
    demanded = {"1a": 1, "2a": 1, "3a": 1, "4a": 2, "5a": 3, "6a": 4, "7a": 5, "8a": 5, "9a": 7, "10a": 9}
    can = [building for building, number in demanded.items() if number <= column]
    assert match.choices(0) == [*[f"build {building}" for building in can], "skip"]
    play_all(match, (0, f"build {can[-1]}"), (0, "site a1"))
    assert on_trail(match, "a1") == {"building": can[-1], "owner": 0}
    assert money(match) == 30 - 6 - demanded[can[-1]]


@pytest.mark.parametrize(
    ("column", "action", "dollars", "certificates"),
    [
        (2, "jersey_certificate", 0, 1),
        (3, "jersey_2", 2, 0),
        (5, "jersey_certificates", 0, 2),
        (6, "jersey_4", 4, 0),
    ],
)
def test_what_an_engineer_gives_for_a_jersey(column: int, action: str, dollars: int, certificates: int) -> None:
    """GWT-8.5: columns 2, 3, 5 and 6; once, and only if the player wants to."""
    jobs = {"1": ["engineer", "cowboy"], "2": []}
    me = {"workers": [1, 1, column - 1], "hand": ["jersey", "jersey"]}
    match = hiring(me, jobs=jobs)
    match.play(0, "hire engineer 1")
    assert match.choices(0) == [f"use {action}", "skip"]
    match.play(0, f"use {action}")
    assert (money(match), player(match)["certificates"]) == (24 + dollars, certificates)
    assert (step(match), hand(match), player(match)["discard"]) == ("visit", {"jersey": 1}, {"jersey": 1})
    match = hiring(me, jobs=jobs)
    play_all(match, (0, "hire engineer 1"), (0, "skip"))
    assert (money(match), player(match)["certificates"], hand(match)) == (24, 0, {"jersey": 2})


@pytest.mark.parametrize("column", [2, 3, 5, 6])
def test_an_engineer_gives_nothing_for_other_cards(column: int) -> None:
    """GWT-8.5, R-35: only a Jersey; without one the player can only decline."""
    me = {"workers": [1, 1, column - 1], "hand": ["guernsey", "dutch_belt"]}
    match = hiring(me, jobs={"1": ["engineer", "cowboy"], "2": []})
    match.play(0, "hire engineer 1")
    assert match.choices(0) == ["skip"]
    match.play(0, "skip")
    assert (step(match), hand(match)) == ("visit", {"guernsey": 1, "dutch_belt": 1})


def test_the_fourth_engineer_hires_again_at_two_dollars_less() -> None:
    """GWT-8.4, GWT-8.5: a chain; what the second one brings comes before anything else of the turn."""
    jobs = {"1": ["engineer", "cowboy"], "2": ["craftsman", "engineer"], "3": []}
    match = hiring({"workers": [3, 1, 3]}, jobs=jobs, token=3, tiles={"flood1": "flood_green4"})
    match.play(0, "hire engineer 1")
    assert set(match.choices(0)) == {"hire cowboy 1", "hire craftsman 2", "hire engineer 2", "skip"}
    match.play(0, "hire cowboy 1")
    assert (workers(match), money(match)) == ([4, 1, 4], 30 - 6 - 4)
    assert match.choices(0) == ["clear flood1", "skip"]  # the fourth cowboy
    match.play(0, "clear flood1")
    assert (step(match), "use hire_dearer" in match.choices(0)) == ("visit", True)


def test_an_immediate_action_is_done_now_or_never() -> None:
    """GWT-8.4: it is finished before anything else, and once declined it is gone."""
    match = hiring({"workers": [3, 1, 1], "hand": ["guernsey", "aux_sf"]}, tiles={"flood1": "flood_green4"})
    match.play(0, "hire cowboy 1")
    for words in ("use guernsey_2", "play aux_sf", "use hire_dearer", "done"):
        assert refuses(match, 0, words)
    match.play(0, "skip")
    assert "use guernsey_2" in match.choices(0)
    assert on_trail(match, "flood1") == {"tile": "flood_green4"}
    assert refuses(match, 0, "clear flood1")


def test_a_column_freed_by_a_station_master_gives_its_action_again() -> None:
    """GWT-8.7: the second engineer was left at a station; the next one covers column 2 again."""
    match = visiting(
        "a1",
        {"money": 30, "engine": "4", "workers": [1, 1, 2], "hand": ["jersey"]},
        buildings={"a1": [0, "5a"]},
        jobs={"1": ["engineer", "cowboy"], "2": []},
    )
    play_all(match, (0, "use engine_engineers"), (0, "engine turnout1"), (0, "upgrade station1"))
    play_all(match, (0, "disc aux_dollar2"), (0, "appoint engineer"))
    assert workers(match) == [1, 1, 1]
    play_all(match, (0, "use hire_cheaper"), (0, "hire engineer 1"))
    assert (workers(match), match.choices(0)) == ([1, 1, 2], ["use jersey_certificate", "skip"])


@pytest.mark.parametrize(
    ("mine", "points"),
    [([4, 4, 4], 0), ([5, 1, 1], 4), ([6, 1, 1], 8), ([1, 5, 6], 12), ([6, 6, 6], 24)],
)
def test_workers_in_the_last_two_columns_are_worth_points(mine: list[int], points: int) -> None:
    """GWT-8.8: 4 each."""
    assert player(visiting("a", {"workers": mine}))["points"]["workers"] == points


# --- the example


def test_hiring_twice_at_building_a() -> None:
    """EX-10: an engineer for $7 who brings $2 for a Jersey, then a cowboy for $8: $13 less."""
    match = visiting(
        "a",
        {"money": 20, "workers": [1, 1, 2], "hand": ["jersey", "black_angus"]},
        token=4,
        jobs={"1": ["cowboy", "craftsman"], "2": ["cowboy", "-"], "3": ["engineer", "-"], "4": []},
    )
    assert refuses(match, 0, "use guernsey_2")
    play_all(match, (0, "use hire"), (0, "hire engineer 3"), (0, "use jersey_2"))
    play_all(match, (0, "use hire_dearer"), (0, "hire cowboy 2"))
    assert (money(match, 0), workers(match)) == (7, [2, 1, 3])
    assert said(match.events, "hired") == ["hired 0 engineer 7", "hired 0 cowboy 8"]
