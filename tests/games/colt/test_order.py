"""The order of resolution at the end of a round: chapter 20 of the rules."""

import posse
from tests.games.colt.table import bullets, said, scene, spot

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}


def names(match: posse.Match) -> list[str]:
    """The names of the events so far, a name that is repeated only once."""
    found: list[str] = []
    for event in match.events:
        if event.name != "got_card" and found[-1:] != [event.name]:
            found.append(event.name)
    return found


def test_the_order_at_the_end_of_a_round() -> None:
    """CE-20.1: last card, event, Stagecoach, First Player, Poodle, hands, next round card."""
    match = scene(
        SPOTS,
        horses=True,
        card="panting_horses",
        bandits={"ghost": {"hostage": "poodle"}},
        pile=[[0, "doc", "floor", "up"]],
        at="stealin",
    )
    wanted = ["resolved", "moved", "event", "horses_left", "coach_went", "first", "hit", "drew", "round", "turn"]
    assert names(match) == wanted
    assert said(match.events, "first", "hit") == ["first 1", "hit ghost 1"]
    assert said(match.events, "drew") == ["drew 1 6", "drew 2 6", "drew 0 7"]


def test_in_team_play_the_partners_cards_come_between_the_poodle_and_the_hands() -> None:
    """CE-20.1 (5): and the A of the next team is first (CE-21.4)."""
    match = scene(
        {**SPOTS, "tuco": "car4"},
        options={"horses": "true", "teams": "true"},
        bandits={"ghost": {"hostage": "poodle"}},
        at="coach_moves",
    )
    assert names(match)[:6] == ["coach_went", "first", "hit", "crossed", "drew", "round"]
    assert said(match.events, "first") == ["first 2"]


def test_in_the_expert_variant_nothing_is_shuffled_at_the_start_of_a_round() -> None:
    """CE-20.1 (5), CE-10.1: what lies in the discard pile stays there as long as the deck lasts."""
    rest = ["fire", "marshal", "punch"]
    match = scene(
        SPOTS,
        horses=True,
        options={"expert": "true"},
        players=[{}, {"discard": rest}],
        at="hand_on",
    )
    assert said(match.events, "shuffled") == []
    assert sorted(action for _, action in match.view(None)["players"][1]["discard"]) == rest


def test_after_round_five_scoring_takes_the_place_of_the_next_round() -> None:
    """CE-20.1: event and Stagecoach as usual; no First Player, no hands."""
    match = scene(
        SPOTS, horses=True, round=5, card="marshals_revenge", bandits={"doc": {"hostage": "poodle"}}, at="round_event"
    )
    assert names(match) == ["event", "coach_went", "counted"]
    assert match.over
    assert match.view(None)["first"] == 0
    assert bullets(match, 0) == {}


def test_an_event_is_resolved_fully_before_the_stagecoach_moves() -> None:
    """CE-20.1 (2), (3): the angry Marshal drives Ghost up to the Shotgun, who hits Ghost and then moves on."""
    match = scene(
        {"doc": "loco", "ghost": "car2", "belle": "car3"},
        horses=True,
        coach="car2",
        shotgun="train",
        marshal="car1",
        card="angry_marshal",
        at="round_event",
    )
    assert (match.asked, bullets(match, 1), match.view(None)["coach"]) == ((1,), {"neutral": 2}, "car2")
    match.play(1, "flee car1_roof")
    assert match.view(None)["coach"] == "car3"


def test_chains_are_resolved_depth_first_for_one_bandit() -> None:
    """CE-20.2: Ghost is punched into the Marshal's car: bullet, roof; there the Shotgun: bullet, flight. No more."""
    match = scene(
        {"doc": "car2", "ghost": "car2", "belle": "car2"},
        horses=True,
        coach="car1",
        shotgun="train",
        marshal="car1",
        loot={"ghost": "-"},
        pile=[[0, "doc", "punch", "up"], [2, "belle", "move", "up"]],
        at="stealin",
    )
    match.play(0, "push car1")
    match.play(1, "flee car2_roof")
    chain = ["pushed ghost car1", "hit ghost 1", "escaped_to ghost car1_roof", "hit ghost 1", "fled ghost car2_roof"]
    assert said(match.events)[2:7] == chain
    assert match.question == {"step": "move", "bandit": "belle"}


def test_those_who_flee_choose_clockwise_from_the_first_player() -> None:
    """CE-20.3: after Braking Belle, of seat 2 and First Player, flees before Doc and Ghost of seats 0 and 1."""
    match = scene(
        {"belle": "car2_roof", "doc": "car2_roof", "ghost": "car2_roof"},
        first=2,
        horses=True,
        coach="car1",
        shotgun="train",
        card="braking",
        at="round_event",
    )
    order: list[int] = []
    for _ in range(3):
        order += match.asked
        match.play(match.asked[0], "flee loco_roof")
    assert order == [2, 0, 1]


def test_pickpockets_choose_clockwise_from_the_first_player() -> None:
    """CE-20.3: each is asked alone, in turn."""
    match = scene(
        {"belle": "car3", "doc": "car1", "ghost": "loco"},
        first=2,
        round=5,
        card="pickpocketing",
        marshal="car2",
        loot={"loco": "purse purse strongbox"},
        at="round_event",
    )
    order: list[int] = []
    while not match.over:
        order += match.asked
        match.play(match.asked[0], "leave")
    assert order == [2, 0, 1]


def test_bandits_of_the_same_moment_are_treated_one_by_one_with_their_whole_chain() -> None:
    """CE-20.4: Ghost, of the First Player, is hit, climbs, is hit and flees before Doc is touched at all."""
    match = scene(
        {"ghost": "car1", "doc": "car1", "belle": "car3"},
        first=1,  # Ghost is seat 1, Doc seat 2, Belle seat 0
        horses=True,
        coach="car1",
        shotgun="train",
        pile=[[0, "belle", "marshal", "up"], [0, "belle", "floor", "up"]],
        at="stealin",
    )
    assert (match.asked, bullets(match, 1), bullets(match, 2)) == ((1,), {"neutral": 2}, {})
    assert (spot(match, "ghost"), spot(match, "doc")) == ("car1_roof", "car1")
    match.play(1, "flee loco_roof")
    assert (match.asked, bullets(match, 2), spot(match, "ghost")) == ((2,), {"neutral": 2}, "loco_roof")


def test_the_order_matters_when_the_neutral_bullets_run_out() -> None:
    """CE-20.4, CE-7.4: of the last two bullets Ghost, who comes first, takes both; Doc flees without one."""
    match = scene(
        {"ghost": "car1", "doc": "car1", "belle": "car3"},
        horses=True,
        coach="car1",
        shotgun="train",
        players=[{}, {}, {"bullets": ["neutral"] * 14}],
        pile=[[2, "belle", "marshal", "up"], [2, "belle", "floor", "up"]],
        at="stealin",
    )
    match.play(0, "flee loco_roof")
    match.play(1, "flee loco_roof")
    assert (bullets(match, 0), bullets(match, 1)) == ({"neutral": 2}, {})
    assert spot(match, "doc") == "loco_roof"
