"""The events and stations of the base game: chapter 8 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, bullets, loot, play_all, player, purses, refuses, said, scene, spot

NAMES = ["doc", "ghost", "tuco", "django"]


def after(card: str, *spots: str, first: int = 0, **picture: Any) -> posse.Match:
    """The event of a round card, with Doc, Ghost, Tuco and Django on these spots; a station comes in round 5."""
    names = NAMES[: len(spots)]
    seats = {name: {"seat": seat} for seat, name in enumerate(names)}
    more = {name: {**seats[name], **picture.get("more", {}).get(name, {})} for name in names}
    picture = {"round": 1, **{key: value for key, value in picture.items() if key != "more"}}
    return scene(dict(zip(names, spots)), bandits=more, first=first, card=card, at="round_event", **picture)


def where(match: posse.Match) -> list[str | None]:
    return [spot(match, name) for name in NAMES[: match.seats]]


def hits(match: posse.Match) -> list[int]:
    """Neutral bullets of everybody."""
    return [bullets(match, seat).get("neutral", 0) for seat in range(match.seats)]


# --- what an event is


@pytest.mark.parametrize(("card", "horses"), [("tunnel", False), ("bridge", False), ("ambush", True)])
def test_tunnel_bridge_and_ambush_have_no_event(card: str, horses: bool) -> None:
    """CE-8.1, R-33: nothing happens to anybody, wherever they are."""
    spots = ("loco_roof", "car2", "car3_roof")
    match = after(card, *spots, horses=horses, marshal="loco")
    assert said(match.events, "event", "hit", "moved", "brought", "marshal_went") == []
    assert (where(match), hits(match), match.view(None)["marshal"]) == ([*spots], [0, 0, 0], "loco")
    assert match.view(None)["round"] == 2


def test_an_event_finds_the_bandits_where_the_last_card_has_left_them() -> None:
    """CE-8.2: Doc climbs onto the roof in time, Ghost climbs down into the rebellion."""
    match = scene(
        {"doc": "car2", "ghost": "car3_roof", "tuco": "car1_roof"},
        pile=[[0, "doc", "floor", "up"], [1, "ghost", "floor", "up"]],
        card="passengers_rebellion",
        at="stealin",
    )
    assert hits(match) == [0, 1, 0]


def test_an_event_needs_no_cards_and_uses_none() -> None:
    """CE-8.2: it comes though nobody has played, and everybody keeps ten action cards."""
    match = scene({"doc": "car2_roof", "ghost": "car3", "tuco": "car1"}, card="braking", at="stealin")
    assert spot(match, "doc") == "car1_roof"
    assert [player(match, seat)["hand"] + player(match, seat)["deck"] for seat in range(3)] == [10, 10, 10]


# --- events of rounds 1 to 4


def test_the_angry_marshal() -> None:
    """EX-12, CE-8.3: Doc on the Marshal's roof is hit and stays; then the Marshal drives Ghost out of car 2."""
    match = after("angry_marshal", "car1_roof", "car2", "car3", marshal="car1")
    assert where(match) == ["car1_roof", "car2_roof", "car3"]
    assert (hits(match), match.view(None)["marshal"]) == ([1, 1, 0], "car2")
    assert said(match.events, "hit", "marshal_went", "escaped_to") == [
        "hit doc 1",
        "marshal_went car2",
        "hit ghost 1",
        "escaped_to ghost car2_roof",
    ]


def test_the_angry_marshal_hits_everybody_on_his_roof_and_nobody_on_others() -> None:
    """CE-8.3: nor on the roof of the car that the Marshal then enters."""
    match = after("angry_marshal", "car1_roof", "car1_roof", "car2_roof", "loco_roof", marshal="car1")
    assert (where(match), hits(match)) == (["car1_roof", "car1_roof", "car2_roof", "loco_roof"], [1, 1, 0, 0])


def test_the_angry_marshal_in_the_caboose_does_not_move() -> None:
    """CE-8.3: the Marshal still fires at the roof above."""
    match = after("angry_marshal", "car3_roof", "car2", "car2_roof", marshal="car3")
    assert said(match.events, "marshal_went") == []
    assert (where(match), hits(match)) == (["car3_roof", "car2", "car2_roof"], [1, 0, 0])
    assert match.view(None)["marshal"] == "car3"


def test_the_swivel_arm_sweeps_the_roofs_to_the_caboose() -> None:
    """CE-8.4: from the Locomotive too; bandits inside stay, and so do those already on the Caboose."""
    match = after("swivel_arm", "loco_roof", "car2_roof", "car4_roof", "car1", marshal="car4")
    assert (where(match), hits(match)) == (["car4_roof", "car4_roof", "car4_roof", "car1"], [0, 0, 0, 0])


def test_braking_throws_the_roofs_one_car_forward() -> None:
    """EX-13, CE-8.5: Doc stays on the Locomotive, Ghost comes from car 3 to car 2; bandits inside stay."""
    match = after("braking", "loco_roof", "car3_roof", "car3", "car1_roof", marshal="car4")
    assert (where(match), hits(match)) == (["loco_roof", "car2_roof", "car3", "loco_roof"], [0, 0, 0, 0])


@pytest.mark.parametrize("card", ["swivel_arm", "braking"])
def test_the_roof_of_the_stagecoach_is_no_train_roof(card: str) -> None:
    """CE-8.4, CE-8.5: bandits in or on the Stagecoach are not moved."""
    match = after(card, "coach_roof", "coach", "car2_roof", horses=True, coach="car1", hostages=[])
    assert where(match)[:2] == ["coach_roof", "coach"]
    assert where(match)[2] == {"swivel_arm": "car3_roof", "braking": "car1_roof"}[card]


@pytest.mark.parametrize("marshal", ["loco", "car1", "car3"])
def test_take_it_all_brings_the_second_strongbox_to_the_marshal(marshal: str) -> None:
    """CE-8.6: it lies inside the Marshal's car, where it can be robbed."""
    match = after("take_it_all", "car2", "car2_roof", "car1_roof", marshal=marshal)
    assert said(match.events, "brought") == [f"brought {marshal}"]
    assert loot(match, marshal)["strongboxes"] == (2 if marshal == "loco" else 1)
    assert loot(match, "loco")["strongboxes"] == (2 if marshal == "loco" else 1)


def test_before_take_it_all_there_is_one_strongbox_in_the_train() -> None:
    """CE-8.6: any other card brings none."""
    match = after("braking", "car2", "car2_roof", "car1_roof", marshal="car3")
    assert [loot(match, car)["strongboxes"] for car in ("loco", "car3")] == [1, 0]


def test_the_passengers_hit_everybody_inside_the_train() -> None:
    """CE-8.7, R-07: in the Locomotive too; they all stay, and nobody on a roof is hit."""
    match = after("passengers_rebellion", "loco", "car2", "car2", "car2_roof", marshal="car4")
    assert (where(match), hits(match)) == (["loco", "car2", "car2", "car2_roof"], [1, 1, 1, 0])


def test_the_passengers_do_not_reach_into_the_stagecoach() -> None:
    """CE-8.7, R-07: neither inside nor on top."""
    match = after("passengers_rebellion", "coach", "car1", "coach_roof", horses=True, coach="car1", hostages=[])
    assert hits(match) == [0, 1, 0]


# --- Pickpocketing


def pickpocketing(*spots: str, **picture: Any) -> posse.Match:
    return after("pickpocketing", *spots, round=5, **picture)


def test_a_lone_bandit_may_take_a_purse_from_their_spot() -> None:
    """CE-8.8: Doc may take it or leave it; the others do not see its value."""
    lying = {"car1": "purse", "car2": "jewel jewel jewel", "car3": "jewel"}
    match = pickpocketing("car1", "car2", "car3", loot=lying, dice=["purse 500"])
    assert match.asked == (0,)
    assert len(match.choices(0)) == 2
    assert "leave" in match.choices(0)
    assert loot(match, "car1", 0)["purses"] == {match.choices(0)[1].removeprefix("rob "): None}
    events = match.play(0, match.choices(0)[1])
    assert said(events, "picked_pocket", "robbed") == ["picked_pocket doc", "robbed doc purse"]
    assert purses(match, "doc", 0) == [250, 500]
    assert (match.over, match.scores) == (True, [750, 250, 250])


def test_a_pickpocket_may_leave_the_purse() -> None:
    """CE-8.8: nobody must."""
    match = pickpocketing("car1", "car2", "car2")
    assert said(match.play(0, "leave"), "picked_pocket", "robbed") == []
    assert (purses(match, "doc", 0), len(loot(match, "car1")["purses"])) == ([250], 3)


def test_a_pickpocket_takes_nothing_but_purses() -> None:
    """CE-8.8: neither jewels nor strongboxes nor whiskey, and no more than one purse."""
    lying = {"car1": "purse purse jewel strongbox flask", "car2": "jewel jewel", "car3": "-", "loco": "-"}
    match = pickpocketing("car1", "car3", "car3", horses=True, loot={**lying, "car3": "jewel"})
    for token in ("jewel", "strongbox", "flask1"):
        assert refuses(match, 0, f"rob {token}")
    match.play(0, match.choices(0)[1])
    assert len(purses(match, "doc", 0)) == 2
    assert match.over


def test_without_a_purse_on_the_spot_nobody_is_asked() -> None:
    """CE-8.8: Ghost alone with three jewels and Tuco on an empty roof get nothing."""
    match = pickpocketing("car1", "car2", "car3_roof")
    match.play(0, "leave")
    assert match.over


def test_two_bandits_on_one_spot_pick_no_pockets() -> None:
    """CE-8.8: they must be alone on it; a bandit on the other level of the car does not matter."""
    assert pickpocketing("car1", "car1", "car2").over
    match = pickpocketing("car1", "car1_roof", "car2")
    assert match.asked == (0,)


def test_pickpockets_decide_one_after_the_other_in_player_order() -> None:
    """CE-8.8: one by one, clockwise from the First Player."""
    match = pickpocketing("car1", "car3", "car4", "car2", first=1)
    asked = []
    while not match.over:
        asked.append(match.asked)
        match.play(match.asked[0], "leave")
    assert asked == [(1,), (2,), (0,)]


def test_the_spots_of_the_stagecoach_count_for_pickpockets() -> None:
    """CE-8.8, CE-1.7: inside it, and on its roof, where the Shotgun is no company."""
    lying = {"coach": "purse", "coach_roof": "purse strongbox", "car1": "-"}
    match = pickpocketing("coach", "coach_roof", "car2", horses=True, coach="car1", hostages=[], loot=lying)
    play_all(match, (0, match.choices(0)[1]))
    assert match.asked == (1,)
    play_all(match, (1, match.choices(1)[1]))
    assert (len(purses(match, "doc")), len(purses(match, "ghost")), len(purses(match, "tuco"))) == (2, 2, 1)


# --- Marshal's Revenge


def test_on_the_marshals_roof_everybody_loses_his_least_valuable_purse() -> None:
    """CE-8.9: without a choice, out of the game, and its value is shown to all."""
    held = {"doc": "purse500 purse300 purse450", "ghost": "purse350", "tuco": "purse300 purse400"}
    spots = ("car2_roof", "car2_roof", "car1_roof")
    match = after("marshals_revenge", *spots, round=5, marshal="car2", loot=held)
    shown = [str(event) for event in match.events if event.name == "lost_purse" and event.seen_by(None)]
    assert shown == ["lost_purse doc 300", "lost_purse ghost 350"]
    assert (match.scores, match.breakdown["purses"]) == ([950, 0, 700], [950, 0, 700])
    assert loot(match, "car2_roof")["purses"] == loot(match, "car2")["purses"] == {}
    assert hits(match) == [0, 0, 0]


def test_without_a_purse_nothing_is_lost_to_the_marshal() -> None:
    """CE-8.9: jewels and strongboxes stay, whatever else is held."""
    held = {"doc": "jewel strongbox", "ghost": "-", "car2": "jewel jewel", "loco": "-"}
    match = after("marshals_revenge", "car2_roof", "car2_roof", "car3", round=5, marshal="car2", loot=held)
    assert said(match.events, "lost_purse") == []
    assert match.scores == [1500, 0, 250]


# --- the Conductor


def test_the_conductor_pays_everybody_in_and_on_the_locomotive() -> None:
    """CE-8.10: $250 each, in cash."""
    match = after("hostage_conductor", "loco_roof", "loco", "car1", "car1_roof", round=5, marshal="car3")
    assert said(match.events, "paid") == ["paid doc 250", "paid ghost 250"]
    assert match.breakdown["cash"] == [250, 250, 0, 0]
    assert match.scores == [500, 500, 250, 250]


def test_the_conductors_money_is_no_purse() -> None:
    """CE-8.10, R-08: Doc with the Poker Player gets her ransom for the purse, not for the cash."""
    match = after(
        "hostage_conductor",
        "loco_roof",
        "car1",
        "car2",
        round=5,
        horses=True,
        more={"doc": {"hostage": "poker_player"}},
        marshal="car3",
    )
    assert (len(purses(match, "doc", 0)), bandit(match, "doc")["cash"]) == (1, 250)
    assert (match.breakdown["ransom"][0], match.scores[0]) == (250, 250 + 250 + 250)


# --- everybody first, then what follows


def test_an_event_moves_everybody_before_the_shotgun_fires() -> None:
    """CE-8.11: all three come to the Caboose; then each is hit and flees, in player order."""
    match = after(
        "swivel_arm", "loco_roof", "car1_roof", "car2_roof", first=1, horses=True, coach="car3", shotgun="train"
    )
    told = said(match.events, "moved", "hit", "fled")
    assert sorted(told[:3]) == ["moved doc car3_roof", "moved ghost car3_roof", "moved tuco car3_roof"]
    assert told[3:] == [
        "hit ghost 1",
        "fled ghost car2_roof",
        "hit tuco 1",
        "fled tuco car2_roof",
        "hit doc 1",
        "fled doc car2_roof",
    ]


def test_those_thrown_onto_the_shotguns_roof_choose_where_to_flee_in_player_order() -> None:
    """CE-8.11: braking brings Doc and Tuco to the Shotgun and leaves Ghost alone; Tuco is asked first."""
    spots = ("car3_roof", "car1_roof", "car3_roof")
    match = after("braking", *spots, first=2, horses=True, coach="car2", shotgun="train")
    assert where(match) == ["car2_roof", "loco_roof", "car2_roof"]
    assert (match.asked, hits(match)) == ((2,), [0, 0, 1])
    match.play(2, "flee car1_roof")
    assert (match.asked, hits(match)) == ((0,), [1, 0, 1])


@pytest.mark.parametrize("first", [0, 1])
def test_the_angry_marshal_hits_his_roof_before_he_enters_the_next_car(first: int) -> None:
    """CE-8.11: the last neutral bullet goes to Doc on the roof, no matter who is First Player."""
    match = after(
        "angry_marshal",
        "car1_roof",
        "car2",
        "car3",
        marshal="car1",
        first=first,
        players=[{}, {}, {"bullets": ["neutral"] * 12}],
    )
    assert (hits(match), where(match)) == ([1, 0, 12], ["car1_roof", "car2_roof", "car3"])


@pytest.mark.parametrize(("first", "expected"), [(0, [1, 0, 12]), (1, [0, 1, 12])])
def test_those_whom_an_event_hits_are_hit_in_player_order(first: int, expected: list[int]) -> None:
    """CE-8.11: it decides who gets the last neutral bullet."""
    given = [{}, {}, {"bullets": ["neutral"] * 12}]
    match = after("passengers_rebellion", "car1", "car2", "car3_roof", first=first, players=given)
    assert hits(match) == expected
