"""Engine, stations, station masters: chapter 13 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, play_all, player, refuses, said, scene, step, visiting

TURNOUT_BEHIND = {4: 1, 7: 2, 10: 3, 13: 4, 16: 5, 21: 6, 25: 7, 29: 8, 33: 9}
#  station, cost, points, black corners
STATIONS = [
    (1, 2, 1, False),
    (2, 2, 1, False),
    (3, 4, 2, False),
    (4, 4, 2, False),
    (5, 6, 3, True),
    (6, 8, 5, True),
    (7, 7, 6, True),
    (8, 6, 7, True),
    (9, 5, 8, True),
    (10, 3, 9, True),
]
BLACK_DISCS = ["step_dollars", "step_points", "hand1", "certificates6"]
MASTERS = ["workers", "objectives", "hazards", "teepees", "certificates"]


def driving(spaces: int, start: str, *others: str, **me: Any) -> posse.Match:
    """A player's engine may go this many spaces forward; the others' engines are placed as given."""
    rest = [{"engine": space} for space in others]
    return scene({"engine": start, "money": 20, **me}, *rest, at=f"engine {spaces} 0 : 0")


def backing(spaces: int, start: str, *others: str) -> posse.Match:
    rest = [{"engine": space} for space in others]
    return scene({"engine": start, "money": 0}, *rest, at=f"engine_back {spaces} : 0")


def before(station: int) -> str:
    """The space from which one reaches a station in one step."""
    if station == 10:
        return "38"
    return str(next(space for space, number in TURNOUT_BEHIND.items() if number == station))


def at_station(station: int, **me: Any) -> posse.Match:
    """The engine has just stopped at a station; a forced answer has been played already."""
    match = driving(1, before(station), **me)
    if station != 10:
        match.play(0, f"engine turnout{station}")
    return match


# --- the track


@pytest.mark.parametrize("space", range(38))
def test_from_a_space_one_goes_to_the_next_or_to_its_turnout(space: int) -> None:
    """GWT-13.1: nine turnouts, each between two numbered spaces, from which it goes on to the next number."""
    match = driving(2, str(space))
    reach = {str(space + 1), str(min(space + 2, 39))}
    for behind in (space, space + 1):
        if behind in TURNOUT_BEHIND:
            reach.add(f"turnout{TURNOUT_BEHIND[behind]}")
    assert set(offered(match, 0, "engine")) == reach


@pytest.mark.parametrize(("behind", "station"), TURNOUT_BEHIND.items())
def test_from_a_turnout_one_goes_to_the_next_number(behind: int, station: int) -> None:
    """GWT-13.1: and backwards to the one before."""
    match = driving(2, f"turnout{station}")
    assert set(offered(match, 0, "engine")) >= {str(behind + 1), str(behind + 2)}
    assert str(behind) not in offered(match, 0, "engine")
    match = backing(1, f"turnout{station}")
    assert player(match)["engine"] == str(behind)
    match = backing(1, str(behind + 1))
    assert set(offered(match, 0, "engine")) == {str(behind), f"turnout{station}"}


def test_occupied_spaces_are_ignored() -> None:
    """GWT-13.2: they take no movement and cannot be stopped on, turnouts too."""
    match = driving(2, "3", "4", "turnout1")
    assert set(offered(match, 0, "engine")) == {"5", "6"}
    match = backing(2, "7", "6", "5")
    assert set(offered(match, 0, "engine")) == {"4", "3"}  # over turnout 1, or past it


def test_the_start_holds_any_number_of_engines() -> None:
    """GWT-13.2: all begin there, and one may come back."""
    match = backing(1, "1", "0", "0")
    assert player(match)["engine"] == "0"


def test_an_engine_on_the_way_with_another_ahead() -> None:
    """EX-12: 3 engineers, engine on 1, another on 3: it reaches 5 or turnout 4.5, and may stop on 2 or 4."""
    match = scene({"engine": "1", "workers": [1, 1, 3], "place": "g"}, {"engine": "3"}, at="visit g : 0")
    match.play(0, "use engine_engineers")
    assert offered(match, 0, "engine") == ["2", "4", "turnout1", "5"]


# --- forward and back


def test_forward_is_up_to_the_allowed_number_but_not_nothing() -> None:
    """GWT-13.3: stopping early forfeits the rest; 0 spaces would be not to use the action."""
    match = visiting("g", {"workers": [1, 1, 3]})
    match.play(0, "use engine_engineers")
    assert match.choices(0) == ["engine 1", "engine 2", "engine 3"]
    match.play(0, "engine 1")
    assert (player(match)["engine"], "use engine_engineers" in match.choices(0)) == ("1", False)


@pytest.mark.parametrize(
    ("start", "spaces", "targets"),
    [
        ("3", 1, {"2"}),
        ("3", 2, {"1"}),
        ("3", 3, {"0"}),
        ("5", 1, {"4", "turnout1"}),
        ("5", 2, {"3", "4"}),
        ("6", 2, {"4", "turnout1"}),
        ("1", 1, {"0"}),
    ],
)
def test_back_is_exactly_the_demanded_number(start: str, spaces: int, targets: set[str]) -> None:
    """GWT-13.4: turnouts entered count; a single target is taken without a question."""
    match = backing(spaces, start)
    if len(targets) == 1:
        assert player(match)["engine"] == targets.pop()
    else:
        assert set(offered(match, 0, "engine")) == targets


@pytest.mark.parametrize(("engine", "single", "double"), [("0", 0, 0), ("1", 1, 0), ("2", 1, 1)])
def test_back_is_not_possible_beyond_the_start(engine: str, single: int, double: int) -> None:
    """GWT-13.4: not from space 0, nor if it is reached before the number is complete."""
    me = {"engine": engine, "off": ["aux_remove1", "aux_remove2"], "cities": {"kansas_city": 2}}
    match = visiting("g", me)
    match.play(0, "use auxiliary")
    assert offered(match, 0, "auxiliary").count("remove") == single
    assert offered(match, 0, "double").count("remove") == double


def test_an_occupied_space_behind_does_not_help_to_go_back() -> None:
    """GWT-13.4, GWT-13.2: with another engine on 1 there is one space behind 2, not two."""
    me = {"engine": "2", "off": ["aux_remove1", "aux_remove2"], "cities": {"kansas_city": 2}}
    match = visiting("g", me, {"engine": "1"})
    match.play(0, "use auxiliary")
    assert offered(match, 0, "auxiliary").count("remove") == 1
    assert offered(match, 0, "double") == []
    match.play(0, "auxiliary remove")
    assert player(match)["engine"] == "0"


def test_the_nose_points_to_higher_numbers_after_a_move_back() -> None:
    """GWT-13.5: forward is forward again, and the transport cost counts from there."""
    match = backing(1, "6")
    assert (player(match)["engine"], player(match)["transport"]["colorado_springs"]) == ("5", 1)
    match = posse.scene("trail", {**match.scene(), "at": "engine 1 0 : 0"})
    assert player(match)["engine"] == "6"


@pytest.mark.parametrize("engineers", [1, 2, 4, 6])
def test_up_to_as_many_as_engineers(engineers: int) -> None:
    """GWT-13.6: the printed one counts."""
    match = visiting("g", {"workers": [1, 1, engineers], "engine": "26"})
    match.play(0, "use engine_engineers")
    farthest = offered(match, 0, "engine")[-1] if step(match) == "engine" else player(match)["engine"]
    assert farthest == str(26 + engineers)


def test_a_forward_movement_always_has_a_target() -> None:
    """GWT-13.12: even behind a row of engines; only the target is chosen, not the way."""
    match = driving(1, "35", "36", "37", "38")
    assert said(match.events, "engine_went")[0] == "engine_went 0 39"
    match = driving(3, "3")
    assert sorted(offered(match, 0, "engine")) == ["4", "5", "6", "turnout1"]  # 6 by one way, 5 by two


# --- upgrades


@pytest.mark.parametrize("row", STATIONS)
def test_what_each_station_costs_and_brings(row: tuple[int, int, int, bool]) -> None:
    """GWT-13.7, GWT-13.11: cost, points and corners; with $1 less nothing is asked."""
    station, cost, points, black = row
    match = at_station(station, money=cost + 5)
    assert match.choices(0) == [f"upgrade station{station}", "skip"]
    match.play(0, f"upgrade station{station}")
    assert money(match) == 5
    discs = offered(match, 0, "disc")
    assert [disc for disc in discs if disc in BLACK_DISCS] == (BLACK_DISCS if black else [])
    match.play(0, "disc aux_dollar2")
    assert player(match)["stations"] == [f"station{station}"]
    assert player(match)["points"]["stations"] == points
    match = at_station(station, money=cost - 1)
    assert step(match) != "upgrade"
    assert player(match)["stations"] == []


def test_an_upgrade_may_be_declined() -> None:
    """GWT-13.7: decided at once; an engine that was already there gives no chance."""
    match = visiting("g", {"engine": "4", "workers": [1, 1, 2], "money": 20})
    play_all(match, (0, "use engine_engineers"), (0, "engine turnout1"), (0, "skip"))
    assert (player(match)["stations"], money(match)) == ([], 20)
    assert not any(words.startswith("upgrade") for words in match.choices(0))
    match = visiting("g", {"engine": "turnout1", "money": 20})
    match.play(0, "use engine_engineers")
    assert (player(match)["engine"], step(match)) == ("5", "visit")


def test_a_station_is_upgraded_after_a_move_back_as_well() -> None:
    """GWT-13.7: forward or backward, wherever the engine stops."""
    match = scene({"engine": "5", "money": 2}, at="engine_back 1 : 0")
    match.play(0, "engine turnout1")
    assert step(match) == "upgrade"


def test_passing_a_turnout_is_not_stopping_there() -> None:
    """GWT-13.7: only where the engine stops."""
    match = driving(3, "4")
    match.play(0, "engine 6")
    assert step(match) == "visit"


def test_a_station_with_an_own_disc_is_not_upgraded_again() -> None:
    """GWT-13.7: other players' discs do not matter."""
    match = scene({"engine": "4", "money": 20, "off": ["aux_dollar2"], "stations": ["station1"]}, at="engine 2 0 : 0")
    match.play(0, "engine turnout1")
    assert step(match) == "visit"
    match = scene(
        {"engine": "4", "money": 20},
        {"off": ["aux_dollar2"], "stations": ["station1"]},
        {"off": ["aux_dollar2"], "stations": ["station1"]},
        at="engine 2 0 : 0",
    )
    match.play(0, "engine turnout1")
    assert step(match) == "upgrade"


# --- station masters


def test_a_station_master_is_taken_for_a_hired_worker() -> None:
    """GWT-13.8: the rightmost of any row, never a printed one; the worker stays there for good."""
    match = at_station(3, workers=[2, 1, 4])
    play_all(match, (0, "upgrade station3"), (0, "disc aux_dollar2"))
    assert match.choices(0) == ["appoint cowboy", "appoint engineer", "skip"]
    match.play(0, "appoint engineer")
    assert player(match)["workers"] == {"cowboy": 2, "craftsman": 1, "engineer": 3}
    assert player(match)["titles"] == ["hazards"]
    assert match.view(None)["masters"][2] == {"master": None, "worker": "engineer"}


def test_the_station_master_comes_after_the_disc_and_may_be_declined() -> None:
    """GWT-13.8: cost paid, disc placed, its reward booked; only at that moment."""
    match = at_station(5, workers=[2, 1, 1], money=6)
    match.play(0, "upgrade station5")
    assert (money(match), step(match)) == (0, "station_disc")
    match.play(0, "disc step_dollars")
    assert (money(match), step(match)) == (3, "station_master")
    match.play(0, "skip")
    assert (player(match)["titles"], match.view(None)["masters"][4]["master"]) == ([], "certificates")
    assert step(match) == "visit"


def test_without_a_hired_worker_nobody_is_appointed() -> None:
    """GWT-13.8: printed ones never leave the board."""
    match = at_station(1)
    play_all(match, (0, "upgrade station1"), (0, "disc aux_dollar2"))
    assert (step(match), player(match)["titles"]) == ("visit", [])


def test_a_tile_that_is_gone_cannot_be_taken() -> None:
    """GWT-13.8: later players get the station, but no station master."""
    match = scene(
        {"engine": "4", "money": 20, "workers": [3, 3, 3]},
        {"off": ["aux_dollar2"], "stations": ["station1"], "titles": ["workers"]},
        masters=["-", "objectives", "hazards", "teepees", "certificates"],
        given=["cowboy"],
        at="engine 2 0 : 0",
    )
    play_all(match, (0, "engine turnout1"), (0, "upgrade station1"), (0, "disc aux_dollar2"))
    assert (step(match), player(match)["titles"]) == ("visit", [])


@pytest.mark.parametrize("station", [6, 7, 8, 9])
def test_the_other_stations_have_no_station_master(station: int) -> None:
    """GWT-13.11: only 1 to 5 have one."""
    match = at_station(station, workers=[3, 3, 3])
    play_all(match, (0, f"upgrade station{station}"), (0, "disc aux_dollar2"))
    assert step(match) == "visit"


@pytest.mark.parametrize("master", MASTERS)
def test_what_a_station_master_gives(master: str) -> None:
    """GWT-13.9: $2; a hazard free of charge or a trade; a permanent certificate."""
    order = [master, *[other for other in MASTERS if other != master]]
    match = scene(
        {"engine": "4", "money": 2, "workers": [2, 1, 1]},
        at="engine 2 0 : 0",
        masters=order,
        tiles={"flood1": "flood_green4", "trade4": "blue_teepee"},
    )
    play_all(match, (0, "engine turnout1"), (0, "upgrade station1"), (0, "disc aux_dollar2"))
    match.play(0, "appoint cowboy")
    if master == "objectives":
        assert match.choices(0) == ["clear flood1", "trade trade4", "skip"]
        match.play(0, "clear flood1")
        assert player(match)["tiles"] == {"flood_green4": 1}
    assert money(match) == (2 if master == "workers" else 0)
    assert player(match)["permanent"] == (1 if master in ("hazards", "teepees", "certificates") else 0)


@pytest.mark.parametrize(("words", "dollars", "tiles"), [("trade trade4", 4, {"blue_teepee": 1}), ("skip", 0, {})])
def test_hazard_or_trade_is_a_choice_and_can_be_forfeited(words: str, dollars: int, tiles: dict[str, int]) -> None:
    """GWT-13.9: one of both, now or never."""
    match = scene(
        {"engine": "7", "money": 2, "workers": [2, 1, 1]},
        at="engine 2 0 : 0",
        tiles={"flood1": "flood_green4", "trade4": "blue_teepee"},
    )
    play_all(match, (0, "engine turnout2"), (0, "upgrade station2"), (0, "disc aux_dollar2"))
    play_all(match, (0, "appoint cowboy"), (0, words))
    assert (step(match), money(match), player(match)["tiles"]) == ("visit", dollars, tiles)


# --- the end of the track


def test_at_the_end_the_engine_turns_back() -> None:
    """GWT-13.10, R-09: movement ends on 39; then to any free space, turnouts and the start included, for $3."""
    match = scene({"engine": "37", "money": 3}, {"engine": "12"}, at="engine 6 0 : 0")
    assert offered(match, 0, "engine") == ["38", "39"]
    match.play(0, "engine 39")
    assert match.choices(0) == ["upgrade station10", "skip"]
    play_all(match, (0, "upgrade station10"), (0, "disc aux_dollar2"))
    assert (money(match), step(match)) == (0, "engine_home")
    everything = {str(space) for space in range(39)} | {f"turnout{station}" for station in range(1, 10)}
    assert set(offered(match, 0, "engine")) == everything - {"12"}
    assert refuses(match, 0, "skip")
    match.play(0, "engine 0")
    assert (player(match)["engine"], money(match), step(match)) == ("0", 3, "visit")


def test_the_way_back_can_end_at_a_station_and_pay_for_it() -> None:
    """GWT-13.10: also with those $3."""
    match = scene({"engine": "38", "money": 0}, at="engine 1 0 : 0")
    assert step(match) == "engine_home"  # no money for station 10
    match.play(0, "engine turnout1")
    assert (money(match), match.choices(0)) == (3, ["upgrade station1", "skip"])
    play_all(match, (0, "upgrade station1"), (0, "disc aux_dollar2"))
    assert (money(match), player(match)["stations"]) == (1, ["station1"])
