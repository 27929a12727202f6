"""Decision points and hidden information: chapter 20 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.trail.table import (
    hand,
    money,
    new,
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

OFF_TWO = {"off": ["aux_dollar2"], "cities": {"topeka": 1}}


def steps_on_the_way(match: posse.Match, *answers: str) -> list[str | None]:
    """The open questions before each answer, and the one after the last."""
    asked = []
    for words in answers:
        asked.append(step(match))
        match.play(0, words)
    return [*asked, step(match)]


# --- the questions of a turn


def test_before_phase_a_cards_are_offered_with_the_ways() -> None:
    """GWT-20.1: repeatedly, each followed by its immediate action, which can be declined; moving ends it."""
    match = scene({"hand": ["engine_345", "aux_sf", "jersey"]}, at="move : 0")
    assert offered(match, 0, "play") == ["aux_sf", "engine_345"]
    asked = steps_on_the_way(match, "play engine_345", "skip", "play aux_sf", "skip", "move b")
    assert asked == ["move", "engine", "move", "auxiliary", "move", "visit"]


def test_phase_a_asks_for_stop_and_way() -> None:
    """GWT-20.2: the way only where there are several; tolls need no question."""
    match = scene({"money": 5}, at="move : 0", buildings={"a1": [1, "1a"]}, tiles={"flood1": "flood_green4"})
    match.play(0, "move b")
    assert match.choices(0) == ["via a1", "via flood1"]  # one step each
    match.play(0, "via flood1")
    assert (money(match), step(match)) == (3, "visit")
    match = scene({"money": 5}, at="move : 0")
    match.play(0, "move b")
    assert step(match) == "visit"


def test_in_the_first_turn_a_neutral_building_is_chosen() -> None:
    """GWT-20.2: any of the seven instead of a way."""
    match = new()
    seat = match.asked[0]
    assert (step(match), match.choices(seat)) == ("begin", [f"begin {spot}" for spot in "abcdefg"])


def test_phase_b_asks_repeatedly_until_it_is_ended() -> None:
    """GWT-20.3: local actions unused and possible, the auxiliary action, objective cards, or the end."""
    match = visiting("a", {"money": 20, "hand": ["guernsey", "gain_333b"]})
    assert match.choices(0) == [
        "use guernsey_2",
        "use hire",
        "use hire_dearer",
        "auxiliary dollar",
        "auxiliary draw",
        "play gain_333b",
        "done",
    ]
    match.play(0, "use guernsey_2")
    assert match.choices(0) == ["use hire", "use hire_dearer", "play gain_333b", "done"]
    play_all(match, (0, "play gain_333b"), (0, "done"))
    assert match.asked == (1,)


@pytest.mark.parametrize("spot", ["flood1", "trade1", "a1"])
def test_phase_b_on_what_belongs_to_others(spot: str) -> None:
    """GWT-20.3: on a hazard, a teepee and another's building only the auxiliary action, cards and the end."""
    match = visiting(
        spot,
        {"money": 20, "hand": ["guernsey", "gain_333b"]},
        tiles={"flood1": "flood_green4", "trade1": "blue_teepee"},
        buildings={"a1": [1, "2a"]},
    )
    assert match.choices(0) == ["auxiliary dollar", "auxiliary draw", "play gain_333b", "done"]
    match.play(0, "auxiliary dollar")
    assert match.choices(0) == ["play gain_333b", "done"]


def test_the_questions_of_kansas_city() -> None:
    """GWT-20.4: three tiles, certificates, city, disc, each objective card due; none may be declined."""
    me = {**OFF_TWO, "certificates": 1, "hand": ["guernsey", "jersey", "gain_333b"], "place": "kansas_city", "money": 9}
    match = scene(me, at="kansas_city 0 0")
    asked = []
    for words in (
        "foresee green_teepee",
        "foresee cowboy",
        "foresee engineer",
        "spend 1",
        "deliver wichita",
        "disc aux_draw2",
        "take gain_bll",
    ):
        asked.append(step(match))
        for refusal in ("skip", "done", "play gain_333b", "auxiliary dollar"):
            assert refuses(match, 0, refusal)
        match.play(0, words)
    assert asked == ["foresight", "foresight", "foresight", "income", "deliver", "city_disc", "objective"]
    assert match.asked == (1,)


def test_phase_c_asks_nothing() -> None:
    """GWT-20.5: the hand is drawn up and the turn is over."""
    match = visiting("a", {"hand": ["jersey"]})
    events = match.play(0, "done")
    assert said(events, "drew", "turn") == ["drew 0 3", "turn 1"]
    assert (match.asked, step(match)) == ((1,), "move")


# --- the questions of actions


def test_discarding_asks_which_cards() -> None:
    """GWT-20.6: which type for a pair, and which copies where points differ; the second is of the same type."""
    cards = ["west_highland3", "west_highland5", "jersey", "jersey", "guernsey"]
    match = visiting("f", {"hand": cards}, market=[])
    match.play(0, "use pair_4")
    assert offered(match, 0, "discard") == ["jersey", "west_highland3", "west_highland5"]
    match.play(0, "discard west_highland5")
    assert offered(match, 0, "discard") == ["west_highland3"]
    match.play(0, "discard west_highland3")
    assert hand(match) == {"jersey": 2, "guernsey": 1}
    match = visiting("drought_risk", {"hand": cards}, market=[], buildings={"drought_risk": [0, "1a"]})
    match.play(0, "use risk_cattle")
    assert offered(match, 0, "discard") == ["jersey", "guernsey", "west_highland3", "west_highland5"]


def test_a_choice_action_is_one_answer_for_each_option() -> None:
    """GWT-20.6: C gives a certificate or a card, D a trade or an engine move; the other is gone then."""
    match = visiting("c", {})
    assert {"use certificate", "use take_objective"} <= set(match.choices(0))
    match.play(0, "use certificate")
    assert refuses(match, 0, "use take_objective")
    match = visiting("d", {"money": 2}, tiles={"trade1": "blue_teepee"})
    assert {"use trade", "use engine_2_for_2"} <= set(match.choices(0))
    match.play(0, "use trade")
    assert refuses(match, 0, "use engine_2_for_2")


def test_the_number_of_cards_comes_before_the_cards() -> None:
    """GWT-20.6: then as many discards."""
    match = visiting("a", {"hand": ["draw_bbh"]})
    match.play(0, "play draw_bbh")
    assert step(match) == "draw_cards"
    match.play(0, "draw 3")
    for _ in range(3):
        assert step(match) == "discard_drawn"
        match.play(0, match.choices(0)[0])
    assert step(match) == "visit"


def test_the_auxiliary_icon_asks_for_kind_and_size() -> None:
    """GWT-20.6: and cards are removed after the engine and its station."""
    me = {"off": ["aux_remove1", "aux_dollar2"], "cities": {"topeka": 1, "kansas_city": 1}, "hand": ["jersey"]}
    match = visiting("g", {"engine": "5", "money": 9, **me})
    match.play(0, "use auxiliary")
    assert match.choices(0) == ["auxiliary dollar", "auxiliary draw", "auxiliary remove", "double dollar"]
    asked = steps_on_the_way(match, "auxiliary remove", "engine turnout1", "upgrade station1", "disc aux_draw2", "done")
    assert asked == ["auxiliary", "engine_back", "upgrade", "station_disc", "remove_cards", "visit"]


def test_hiring_and_building_ask_in_two_steps() -> None:
    """GWT-20.7: worker with row, then the immediate action; tile, then spot."""
    match = visiting("a", {"money": 30, "workers": [1, 3, 1]}, jobs={"1": ["craftsman", "cowboy"], "2": []})
    asked = steps_on_the_way(match, "use hire", "hire craftsman 1", "build 1a", "site a1")
    assert asked == ["visit", "hire", "build", "site", "visit"]
    assert on_trail(match, "a1") == {"building": "1a", "owner": 0}


def test_buying_asks_for_one_purchase_after_the_other() -> None:
    """GWT-20.7: an option with its exact card, the second card of two, a market draw, or the end."""
    match = visiting("e", {"money": 30, "workers": [5, 1, 1]})
    asked = steps_on_the_way(match, "use buy_cattle", "buy value3_3 holstein", "add ayrshire", "turn_up", "done")
    assert asked == ["visit", "buy", "buy_second", "buy", "buy", "visit"]


def test_the_engine_asks_for_target_upgrade_disc_and_station_master() -> None:
    """GWT-20.8: upgrade, station master and its immediate action can be declined, target and disc cannot."""
    match = visiting(
        "g",
        {"engine": "7", "money": 9, "workers": [2, 1, 2]},
        tiles={"flood1": "flood_green4"},
    )
    match.play(0, "use engine_engineers")
    assert refuses(match, 0, "skip")
    asked = steps_on_the_way(match, "engine turnout2", "upgrade station2")
    assert asked == ["engine", "upgrade", "station_disc"]
    assert refuses(match, 0, "skip")
    asked = steps_on_the_way(match, "disc aux_draw2", "appoint cowboy", "skip")
    assert asked == ["station_disc", "station_master", "hazard_or_trade", "visit"]


def test_space_39_asks_for_the_way_back_and_then_the_same_again() -> None:
    """GWT-20.8: the target of the way back, and the upgrade there."""
    match = scene({"engine": "38", "money": 20}, at="engine 1 0 : 0")
    asked = steps_on_the_way(match, "upgrade station10", "disc aux_draw2", "engine turnout9", "skip")
    assert asked == ["upgrade", "station_disc", "engine_home", "upgrade", "visit"]


def test_9a_asks_for_target_city_disc_cards_and_then_the_upgrade() -> None:
    """GWT-20.8: in this order."""
    me = {**OFF_TWO, "engine": "9", "money": 9}
    match = visiting("a1", me, buildings={"a1": [0, "9a"]})
    asked = steps_on_the_way(
        match,
        "use special_delivery",
        "engine turnout1",
        "deliver wichita",
        "disc aux_draw2",
        "take_unseen",
        "upgrade station1",
    )
    assert asked == ["visit", "special_delivery", "deliver", "city_disc", "objective", "upgrade", "station_disc"]


def test_a_disc_is_asked_for_by_its_place_or_its_station() -> None:
    """GWT-20.9: places of the board; if none can be used, stations."""
    match = scene({"money": 9}, at="city_disc topeka 0 : 0")
    assert {words.split()[0] for words in match.choices(0)} == {"disc"}
    everything = player(match)["discs"]
    me = {"off": everything, "stations": ["station1", "station4"], "cities": {"san_francisco": 12}}
    match = scene(me, at="city_disc topeka 0 : 0")
    assert match.choices(0) == ["lift station1", "lift station4"]


def test_money_and_certificates_are_booked_without_a_question() -> None:
    """GWT-20.10: in full, as far as the limit goes; final scoring asks nothing either."""
    match = visiting(
        "flood_risk1", {"money": 0, "hand": ["jersey"], "certificates": 3}, buildings={"flood_risk1": [0, "1a"]}
    )
    events = match.play(0, "use risk_jersey")
    assert (said(events), step(match)) == (["used 0 risk_jersey", "discarded 0 jersey", "gained 0 2"], "visit")
    match = scene({"hand": ["aux_sf"]}, at="game", token=13, jobs={}, filled=0, holder=1, left=0)
    assert match.over


# --- immediate actions


def test_an_immediate_action_is_asked_together_with_its_first_choice() -> None:
    """R-35: declining is one of the answers; there is no question before it."""
    match = visiting("a", {"money": 9, "workers": [3, 1, 1]}, tiles={"flood1": "flood_green4"})
    play_all(match, (0, "use hire"), (0, "hire cowboy 1"))
    assert (step(match), match.choices(0)) == ("hazard", ["clear flood1", "skip"])


def test_an_immediate_action_that_cannot_be_used_is_passed_over() -> None:
    """R-35: no hazard, no money to build, nobody to hire."""
    for workers, hired in (([3, 1, 1], "cowboy"), ([1, 3, 1], "craftsman"), ([1, 1, 3], "engineer")):
        match = visiting("a", {"money": 6, "workers": workers}, jobs={"1": [hired, "-"], "2": []})
        match.play(0, "use hire")
        assert (money(match), step(match)) == (0, "visit")


def test_an_immediate_action_that_asks_for_a_card_is_always_asked() -> None:
    """R-35: whether the card is in hand is hidden; for the same reason a visit ends with an answer."""
    for cards, words in ((["jersey"], ["use jersey_certificate", "skip"]), ([], ["skip"])):
        match = visiting("a", {"money": 6, "hand": cards}, jobs={"1": ["engineer", "-"], "2": []})
        match.play(0, "use hire")
        assert (step(match), match.choices(0)) == ("offered", words)
        match.play(0, "skip")
        assert match.choices(0) == ["done"]


def test_two_dollars_are_booked_without_a_question() -> None:
    """R-35: those of a card and those of a station master."""
    match = visiting("a", {"money": 0, "hand": ["gain_333b"]})
    match.play(0, "play gain_333b")
    assert (money(match), step(match)) == (2, "visit")


# --- hidden information


def undo_after(match: posse.Match, *answers: str) -> bool:
    """Whether the last of these answers can be undone."""
    for words in answers:
        match.play(0, words)
    return match.can_undo(0)


REVEALING: dict[str, tuple[dict[str, Any], dict[str, Any], list[str]]] = {
    "drawing from the stack": ({"place": "a", "hand": ["jersey"]}, {"at": "visit a : 0"}, ["auxiliary draw"]),
    "market draw": ({"money": 30, "place": "e"}, {"at": "visit e : 0"}, ["use buy_cattle", "turn_up"]),
    "refill of the objective display": ({"place": "c"}, {"at": "visit c : 0"}, ["use take_objective", "take gain_bll"]),
    "unseen draw of an objective card": ({"place": "c"}, {"at": "visit c : 0"}, ["use take_objective", "take_unseen"]),
    "showing the hand": ({"hand": ["jersey"], "certificates": 2}, {"at": "foresight 3 : 0"}, ["foresee engineer"]),
    "fill at a yellow arrow": (
        {},
        {"at": "foresight 2 : 0", "token": 6, "jobs": {"6": ["cowboy"]}, "market": []},
        ["foresee cowboy"],
    ),
    "foresight refill": (
        {"hand": ["jersey"] * 4},
        {"at": "deliver 0 : 0", "foresight": [[], [], []]},
        ["disc aux_dollar2"],
    ),
}


@pytest.mark.parametrize("what", list(REVEALING))
def test_what_reveals_hidden_information_cannot_be_taken_back(what: str) -> None:
    """GWT-20.11: a take-back must not reach behind it."""
    me, picture, answers = REVEALING[what]
    assert not undo_after(scene(me, **picture), *answers)


def test_a_reshuffle_cannot_be_taken_back() -> None:
    """GWT-20.11: the discard pile has become the stack."""
    gone = ["jersey"] * 4 + ["black_angus"] * 3 + ["guernsey"] * 3
    me = {"hand": ["jersey"], "deck": [], "discard": ["dutch_belt"] * 3, "place": "a"}
    match = scene(me, at="visit a : 0", removed=gone)
    assert not undo_after(match, "auxiliary draw")


@pytest.mark.parametrize(
    "answers",
    [
        ["use hire", "hire cowboy 1"],
        ["use guernsey_2"],
        ["auxiliary dollar"],
        ["play engine_345", "engine turnout1", "upgrade station1", "disc aux_dollar2"],
        ["play move_345", "skip"],
    ],
)
def test_everything_else_of_a_turn_can_be_taken_back(answers: list[str]) -> None:
    """GWT-20.11: step by step until it is as before."""
    match = visiting("a", {"money": 20, "engine": "4", "hand": ["guernsey", "engine_345", "move_345"]})
    before = match.scene()
    assert undo_after(match, *answers)
    for _ in answers:
        match.undo(0)
    assert match.scene() == before


def test_only_its_player_sees_a_hand() -> None:
    """GWT-20.11: the others see its size, the discard pile and what the deck consists of."""
    match = scene({"hand": ["jersey", "guernsey"], "discard": ["holstein"]}, at="move : 0")
    assert match.view(0)["hand"] == {"jersey": 1, "guernsey": 1}
    for seat in (1, None):
        seen = match.view(seat)
        assert seen.get("hand") in (None, {})
        mine = seen["players"][0]
        assert (mine["hand"], mine["stack"], mine["discard"]) == (2, 12, {"holstein": 1})
        assert mine["deck"] == {"jersey": 5, "dutch_belt": 3, "black_angus": 3, "guernsey": 3, "holstein": 1}


def imagined(match: posse.Match, worlds: int = 30) -> list[dict[str, int]]:
    """Hands of the first player in the second player's imagined worlds."""
    return [hand(match.fork(1, seed), 0) for seed in range(worlds)]


def test_what_nobody_can_work_out_about_a_hand_is_drawn_anew() -> None:
    """R-34: for the others any cards of the deck that are not in the discard pile are possible."""
    match = scene({"hand": ["jersey", "guernsey"]}, at="move : 0")
    worlds = imagined(match)
    assert len({tuple(sorted(world.items())) for world in worlds}) > 3
    assert all(sum(world.values()) == 2 for world in worlds)


def test_a_card_taken_by_6b_is_known_to_be_in_hand() -> None:
    """R-34: until it is played or discarded."""
    match = visiting("a1", {"hand": ["jersey", "guernsey"]}, buildings={"a1": [0, "6b"]}, sides="aaaaabaaaa")
    play_all(match, (0, "use cattle_objective"), (0, "discard jersey"), (0, "take gain_bll"))
    assert player(match)["known"] == {"gain_bll": 1}
    worlds = imagined(match)
    assert all(world.get("gain_bll") == 1 for world in worlds)
    assert len({tuple(sorted(world.items())) for world in worlds}) > 1
    match.play(0, "play gain_bll")
    assert player(match)["known"] == {}


def test_the_hand_is_known_when_the_pile_is_shuffled() -> None:
    """R-34: the stack was empty, so every card that was not in the pile is in the hand; what is drawn then is not."""
    gone = ["jersey"] * 3 + ["black_angus"] * 3 + ["guernsey"] * 2
    me = {"hand": ["jersey", "guernsey"], "deck": [], "discard": ["dutch_belt"] * 3 + ["jersey"], "place": "a"}
    match = scene(me, at="visit a : 0", removed=gone)
    match.play(0, "done")
    assert player(match)["known"] == {"jersey": 1, "guernsey": 1}
    for world in imagined(match):
        assert world["guernsey"] == 1
        assert world["jersey"] >= 1
        assert sum(world.values()) == 4
