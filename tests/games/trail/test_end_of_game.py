"""The end of the game: chapter 18 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import hand, money, offered, play_all, player, refuses, said, scene, step


def closing(column: int, seats: int = 2, seat: int = 0, **picture: Any) -> posse.Match:
    """A player at Kansas City is about to choose in a column; one worker more closes the job market."""
    players = [{"place": "kansas_city" if other == seat else "d"} for other in range(seats)]
    market: dict[str, Any] = {"jobs": {"12": ["craftsman"] * (seats - 1)}, "token": 12}
    return scene(*players, at=f"foresight {column} : {seat}", **market | picture)


def after_the_end(me: dict[str, Any], **picture: Any) -> posse.Match:
    """The second player holds the token, the first takes their last turn."""
    market: dict[str, Any] = {"jobs": {"12": ["craftsman", "cowboy"]}, "token": 13, "filled": 0, "left": 0}
    return scene(me, {"place": "start"}, holder=1, **market | picture)


def take_turn(match: posse.Match, seat: int) -> None:
    """A turn that does next to nothing: to E and no farther."""
    play_all(match, (seat, "move e"), (seat, "done"))


# --- the token


@pytest.mark.parametrize("column", [2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_fills_row_12_takes_the_token_at_once(column: int, seats: int) -> None:
    """GWT-18.1: in step 2 or 3 of Kansas City."""
    tiles: list[list[str]] = [[], ["cowboy", "engineer"], ["cowboy", "blue_teepee"]]
    match = closing(column, seats, seats - 1, foresight=tiles)
    assert match.view(None)["holder"] is None
    events = match.play(seats - 1, "foresee cowboy")
    assert said(events, "out_of_work", "last_round") == ["out_of_work cowboy 12", f"last_round {seats - 1}"]
    assert (match.view(None)["holder"], match.view(None)["token"]) == (seats - 1, None)
    assert player(match, seats - 1)["points"]["token"] == 2
    assert match.view(None)["jobs"][11][-1] == "cowboy"


def test_with_a_place_left_in_row_12_nobody_takes_the_token() -> None:
    """GWT-18.1: only the last place counts."""
    match = closing(2, 3, jobs={"12": ["craftsman"]}, foresight=[[], ["cowboy", "engineer"], []])
    match.play(0, "foresee cowboy")
    assert (match.view(None)["holder"], match.view(None)["token"]) == (None, 12)


# --- the rest of that turn


def test_in_step_3_no_worker_may_be_chosen_any_more() -> None:
    """GWT-18.2: a teepee beside a worker is the only choice."""
    match = closing(2, foresight=[[], ["cowboy", "engineer"], ["cowboy", "blue_teepee"]])
    events = match.play(0, "foresee engineer")
    assert said(events, "laid", "out_of_work") == ["out_of_work engineer 12", "laid blue_teepee trade_minus3"]
    assert match.view(None)["foresight"][2] == ["cowboy", None]


def test_in_step_3_of_two_teepees_one_is_chosen() -> None:
    """GWT-18.2: as usual."""
    match = closing(2, foresight=[[], ["cowboy", "engineer"], ["green_teepee", "blue_teepee"]])
    match.play(0, "foresee engineer")
    assert offered(match, 0, "foresee") == ["green_teepee", "blue_teepee"]


def test_step_3_is_skipped_if_only_workers_lie_there() -> None:
    """GWT-18.2, R-22: they stay in the display."""
    match = closing(2, foresight=[[], ["cowboy", "engineer"], ["cowboy", "craftsman"]])
    match.play(0, "foresee engineer")
    assert step(match) == "city_disc"
    assert match.view(None)["foresight"][2] == ["cowboy", "craftsman"]


def test_the_rest_of_kansas_city_goes_on_as_usual() -> None:
    """GWT-18.2: income, delivery, refill and phase C; then it is the next player's turn."""
    me = {"place": "kansas_city", "money": 0, "hand": ["holstein", "aux_sf"], "certificates": 1}
    match = scene(
        me,
        {"place": "d"},
        at="foresight 2 : 0",
        jobs={"12": ["craftsman"]},
        token=12,
        foresight=[[], ["cowboy", "engineer"], ["engineer", "cowboy"]],
        market=[],
        display=[],
    )
    play_all(match, (0, "foresee cowboy"), (0, "spend 1"), (0, "deliver wichita"), (0, "disc aux_dollar2"))
    assert (money(match), player(match)["cities"]) == (4 - 1, {"wichita": 1})
    assert all(tile is not None for column in match.view(None)["foresight"] for tile in column)
    assert (player(match)["place"], player(match)["hand"], match.asked) == ("start", 4, (1,))


def test_that_was_this_players_last_turn() -> None:
    """GWT-18.2: with two players the game is over after the other's turn."""
    match = closing(3, foresight=[[], [], ["cowboy", "blue_teepee"]])
    play_all(match, (0, "foresee cowboy"), (0, "disc aux_dollar2"))
    take_turn(match, 1)
    assert match.over
    assert match.asked == ()


# --- the last turns


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_other_player_has_exactly_one_more_turn(seats: int, seat: int) -> None:
    """GWT-18.3, GWT-18.4: clockwise, wherever the token was taken."""
    match = closing(3, seats, seat, foresight=[[], [], ["cowboy", "blue_teepee"]])
    play_all(match, (seat, "foresee cowboy"), (seat, "disc aux_dollar2"))
    order = []
    while not match.over:
        order.append(match.asked[0])
        take_turn(match, match.asked[0])
    assert order == [(seat + place) % seats for place in range(1, seats)]


@pytest.mark.parametrize("column", [2, 3])
def test_the_others_may_not_choose_workers_either(column: int) -> None:
    """GWT-18.3, R-22: beside a teepee a worker is no choice, and workers alone are passed over."""
    tiles: list[list[str]] = [[], [], []]
    tiles[column - 1] = ["cowboy", "engineer"]
    match = after_the_end({"place": "kansas_city"}, at=f"kansas_city 0 {column - 1}", foresight=tiles)
    assert said(match.events, "out_of_work", "laid") == []
    assert step(match) == "city_disc"
    assert match.view(None)["foresight"][column - 1] == ["cowboy", "engineer"]


def test_the_others_still_place_teepees_and_hazards() -> None:
    """GWT-18.3: in column 1 as usual, in column 3 what is not a worker."""
    tiles = [["green_teepee", "flood_green3"], ["cowboy", "engineer"], ["engineer", "blue_teepee"]]
    match = after_the_end({"place": "kansas_city"}, at="kansas_city 0 0", foresight=tiles)
    assert offered(match, 0, "foresee") == ["green_teepee", "flood_green3"]
    events = match.play(0, "foresee flood_green3")
    assert said(events, "laid", "out_of_work") == ["laid flood_green3 flood1", "laid blue_teepee trade_minus3"]
    assert match.view(None)["foresight"] == [["green_teepee", None], ["cowboy", "engineer"], ["engineer", None]]


def test_the_foresight_is_refilled_after_the_end_too() -> None:
    """GWT-18.3: from the piles, workers included."""
    tiles = [["green_teepee", "flood_green3"], ["cowboy", "engineer"], ["engineer", "blue_teepee"]]
    dice = ["tile drought_green2", "tile cowboy", *["card jersey"] * 4]
    match = after_the_end({"place": "kansas_city"}, at="kansas_city 0 0", foresight=tiles, dice=dice)
    play_all(match, (0, "foresee flood_green3"), (0, "disc aux_dollar2"))
    assert match.view(None)["foresight"] == [
        ["green_teepee", "drought_green2"],
        ["cowboy", "engineer"],
        ["engineer", "cowboy"],
    ]
    assert match.over


def test_the_last_turns_are_complete() -> None:
    """GWT-18.4: objective cards, movement, actions and drawing up; only then the game ends."""
    me = {"place": "d", "money": 0, "hand": ["gain_bll", "gain_bgl", "black_angus"]}
    match = after_the_end(me, at="move : 0", display=[])
    play_all(match, (0, "play gain_bll"), (0, "move e"), (0, "use black_angus_2"), (0, "play gain_bgl"))
    assert (money(match), match.over) == (6, False)
    match.play(0, "done")
    assert match.over
    assert sum(hand(match).values()) == 4
    assert sorted(player(match)["area"]) == ["gain_bgl", "gain_bll"]


def test_the_count_follows_the_last_turn() -> None:
    """GWT-18.4: then nobody is asked any more, and the points are counted."""
    match = after_the_end({"place": "d", "money": 14}, at="move : 0")
    assert said(match.events, "counted") == []
    take_turn(match, 0)
    assert "counted 0 2 dollars" in said(match.events, "counted")
    assert "counted 1 2 token" in said(match.events, "counted")
    assert match.scores == [sum(points[seat] for points in match.breakdown.values()) for seat in (0, 1)]
    assert refuses_all(match)


def refuses_all(match: posse.Match) -> bool:
    """Whether neither player can answer anything."""
    return all(refuses(match, seat, words) for seat in (0, 1) for words in ("done", "move f"))
