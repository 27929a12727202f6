"""A round: its start, resolving the pile, and its end (chapter 3)."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    bullets,
    hand,
    new,
    offered,
    play_all,
    player,
    refuses,
    said,
    scene,
    spot,
    step,
)

THREE = {"ghost": "car3", "tuco": "car2", "belle": "car3"}
TEN = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]


def ride(match: posse.Match) -> None:
    """Play to the end with varied choices."""
    turn = 0
    while not match.over:
        choices = match.choices(match.asked[0])
        turn += 5
        match.play(match.asked[0], choices[turn % len(choices)])


# --- the whole


@pytest.mark.parametrize(("players", "options"), [(3, {}), (6, {"horses": "true"}), (2, {}), (4, {"teams": "true"})])
def test_a_game_is_exactly_five_rounds(players: int, options: dict[str, str]) -> None:
    """CE-3.1: in every mode; after the fifth it is over."""
    match = new(players, seed=8, **options)
    ride(match)
    assert [line.split()[1] for line in said(match.events, "round")] == ["1", "2", "3", "4", "5"]
    assert match.over


def test_a_round_is_start_schemin_stealin_and_end() -> None:
    """CE-3.1: hands are drawn, turns are played, the pile is carried out, and the First Player changes."""
    match = new(3, seed=9)
    ride(match)
    phases = {"round": "start", "turn": "schemin", "resolved": "stealin", "revealed": "stealin", "first": "end"}
    told = [phases[event.name] for event in match.events[1:] if event.name in phases]
    order = [phase for place, phase in enumerate(told) if place == 0 or told[place - 1] != phase]
    assert order == ["start", "schemin", "stealin", "end"] * 4 + ["start", "schemin", "stealin"]


# --- the start of a round


def test_at_the_start_everybody_draws_six_cards_and_doc_seven() -> None:
    """CE-3.2: from all one's cards, those of the last round among them."""
    match = scene({"doc": "car3", "tuco": "car2", "belle": "car3"}, at="start_of_round")
    assert [(player(match, seat)["hand"], player(match, seat)["deck"]) for seat in range(3)] == [(7, 3), (6, 4), (6, 4)]


def test_bullets_are_shuffled_in_and_can_be_drawn() -> None:
    """CE-3.2: every bullet card received, with the ten actions."""
    struck = [{"bullets": ["tuco", "neutral"]}]
    dice = ["card bullet_tuco", "card bullet", *[f"card {card}" for card in TEN[:4]]]
    others = [f"card {card}" for card in TEN[:6]] * 2
    match = scene(THREE, players=struck, dice=[*dice, *others, "round_card tunnel"], at="start_of_round")
    expected = ["ghost move", "ghost move", "ghost floor", "ghost floor", "bullet tuco", "bullet neutral"]
    assert hand(match, 0) == expected
    assert player(match, 0)["deck"] == 12 - 6


def test_with_horses_there_are_eleven_actions() -> None:
    """CE-3.2: a Ride more."""
    match = scene(THREE, horses=True, at="start_of_round")
    assert [player(match, seat)["hand"] + player(match, seat)["deck"] for seat in range(3)] == [11, 11, 11]


def test_a_deck_with_fewer_cards_than_a_hand_gives_what_there_is() -> None:
    """CE-3.2: Ghost has only four cards in the deck."""
    pile = [[0, "ghost", action, "up"] for action in TEN[:6]]
    match = scene(THREE, pile=pile, at="start_of_round")
    assert (player(match, 0)["hand"], player(match, 0)["deck"]) == (4, 0)
    assert "drew 0 4" in said(match.events)


def test_the_round_card_is_turned_up_when_all_have_their_hands() -> None:
    """CE-3.3: and not before; then the first turn begins with the First Player."""
    match = scene(THREE, first=1, round=1, at="start_of_round")
    told = [event.name for event in match.events if event.name in ("drew", "round", "turn")]
    assert told == ["drew", "drew", "drew", "round", "turn"]
    assert said(match.events, "drew") == ["drew 1 6", "drew 2 6", "drew 0 6"]
    card = match.view(None)["card"]
    assert said(match.events, "round") == [f"round 2 {card}"]
    assert match.asked == (1,)


# --- between Schemin' and Stealin'


def test_cards_left_in_hand_go_back_to_the_deck_after_the_last_turn() -> None:
    """CE-3.8: actions and bullets alike, of every player."""
    hands: list[dict[str, Any]] = [
        {"hand": ["move", "fire", "bullet_tuco"], "bullets": ["tuco"]},
        {"hand": ["fire"]},
        {"hand": ["move", "punch"]},
    ]
    match = scene({"ghost": "car3", "tuco": "car2", "belle": "car2"}, players=hands, turn=2, at="act standard 0 : 2")
    match.play(2, "play belle move")
    assert step(match) == "move"
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]
    assert [player(match, seat)["deck"] for seat in (0, 1)] == [11, 10]


def test_hands_stay_between_the_turns() -> None:
    """CE-3.8: only after the last turn they are put away."""
    hands = [{"hand": ["move", "fire"]}, {"hand": ["fire"]}, {"hand": ["move", "punch"]}]
    match = scene(THREE, players=hands, turn=0, at="act standard 0 : 2")
    match.play(2, "play belle move")
    assert [player(match, seat)["hand"] for seat in range(3)] == [2, 1, 1]


# --- Stealin'


def test_the_pile_is_carried_out_in_the_order_in_which_it_was_played() -> None:
    """CE-3.9: first played, first resolved, no matter who is First Player."""
    pile = [
        [2, "belle", "floor", "up"],
        [0, "ghost", "floor", "up"],
        [2, "belle", "floor", "up"],
        [1, "tuco", "floor", "up"],
        [1, "tuco", "marshal", "up"],
        [0, "ghost", "move", "up"],
    ]
    seats = {name: {"seat": seat} for seat, name in enumerate(THREE)}
    match = scene(THREE, bandits=seats, first=1, marshal="car1", pile=pile, at="stealin")
    expected = ["resolved 2 belle floor", "resolved 0 ghost floor", "resolved 2 belle floor"]
    assert said(match.events, "resolved") == [*expected, "resolved 1 tuco floor", "resolved 1 tuco marshal"]
    assert (match.asked, step(match)) == ((1,), "marshal")
    events = match.play(1, "send loco")
    assert said(events, "resolved") == ["resolved 0 ghost move"]


def test_cards_are_resolved_one_at_a_time() -> None:
    """CE-3.9: a card is resolved after the effects of those before it."""
    spots = {"ghost": "car1", "tuco": "car2", "belle": "car3"}
    pile = [[0, "ghost", "floor", "up"], [1, "tuco", "fire", "up"], [0, "ghost", "fire", "up"]]
    match = scene(spots, pile=[*pile, [2, "belle", "move", "up"]], loot={"belle": "-"}, at="stealin")
    assert bullets(match, 0) == {}
    assert said(match.events, "shot", "in_vain") == ["shot tuco belle", "in_vain ghost fire"]


TEAMS = {"ghost": "car2", "tuco": "car2", "belle": "car2", "doc": "car2"}


def test_the_player_of_the_cards_colour_chooses() -> None:
    """CE-3.10: seat 0 played a card of the partner's; Tuco goes, and Tuco's player says where."""
    match = scene(TEAMS, options={"teams": "true"}, pile=[[0, "tuco", "move", "up"]], at="stealin")
    assert match.asked == (1,)
    assert refuses(match, 0, "move car1")
    match.play(1, "move car1")
    assert (spot(match, "tuco"), spot(match, "ghost")) == ("car1", "car2")


def test_choices_are_made_when_the_card_is_resolved() -> None:
    """CE-3.10: where to go is said in Stealin', from where the bandit then stands."""
    spots = {"ghost": "car3", "tuco": "car2_roof", "belle": "car2_roof"}
    pile = [[1, "tuco", "punch", "up"]]
    cards = [{}, {}, {"hand": ["move"]}]
    match = scene(spots, players=cards, turn=2, pile=pile, loot={"belle": "-"}, at="act standard 0 : 2")
    assert offered(match, 2, "play") == ["belle move"]
    play_all(match, (2, "play belle move"), (1, "push car3_roof"))
    assert (match.asked, offered(match, 2, "move")) == ((2,), ["loco_roof", "car1_roof", "car2_roof"])


def test_a_bandit_who_flees_the_shotgun_chooses_for_himself() -> None:
    """CE-3.10: Doc punches Ghost onto the Shotgun's roof; Ghost's player says where Ghost flees."""
    spots = {"doc": "car1_roof", "ghost": "car1_roof", "tuco": "car3"}
    match = acting("doc punch", spots, horses=True, coach="car2", shotgun="train", loot={"ghost": "-"})
    match.play(0, "push car2_roof")
    assert (match.asked, step(match)) == ((1,), "flee")
    assert offered(match, 1, "flee") == ["car1_roof", "car3_roof"]


def test_a_bandit_who_is_sent_into_the_stagecoach_chooses_their_hostage() -> None:
    """CE-3.10: Doc punches Ghost into it; Ghost's player takes a hostage."""
    spots = {"doc": "car2", "ghost": "car2", "tuco": "car3"}
    match = acting("doc punch", spots, horses=True, coach="car2", hostages=["nun", "banker"], loot={"ghost": "-"})
    match.play(0, "push coach")
    assert (match.asked, match.choices(1)) == ((1,), ["seize nun", "seize banker"])


@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("move", ["move car1", "move car3"]),
        ("marshal", ["send car3", "send car5"]),
        ("fire", ["shoot ghost", "shoot tuco"]),
        ("robbery", ["rob jewel", "rob strongbox"]),
        ("punch", ["punch cheyenne", "punch django"]),
    ],
)
def test_an_action_must_be_performed_if_it_can_be(action: str, answers: list[str]) -> None:
    """CE-3.11: the choices are ways to do it, none of them declines."""
    spots = {"doc": "car2", "ghost": "car1", "tuco": "car3", "django": "car2", "cheyenne": "car2"}
    match = acting(f"doc {action}", spots, marshal="car4", loot={"car2": "jewel jewel jewel strongbox"})
    assert match.choices(0) == answers
    for way_out in ("leave", "done", "drop", "draw"):
        assert refuses(match, 0, way_out)


def test_an_action_with_one_way_to_do_it_is_performed_without_asking() -> None:
    """CE-3.11: Doc would rather not shoot, but there is one target."""
    pile = [[0, "doc", "fire", "up"], [1, "ghost", "move", "up"]]
    match = scene({"doc": "car1", "ghost": "car2", "tuco": "car3"}, pile=pile, at="stealin")
    assert match.asked == (1,)
    assert bullets(match, 1) == {"doc": 1}


@pytest.mark.parametrize("action", ["fire", "robbery", "punch"])
def test_an_impossible_action_is_skipped(action: str) -> None:
    """CE-3.11: nobody to shoot, nothing to rob, nobody to punch; the card is spent and the next one follows."""
    pile = [[0, "doc", action, "up"], [1, "ghost", "move", "up"]]
    match = scene({"doc": "car1_roof", "ghost": "car2", "tuco": "car2"}, pile=pile, at="stealin")
    assert said(match.events, "in_vain") == [f"in_vain doc {action}"]
    assert match.asked == (1,)
    assert (spot(match, "doc"), bandit(match, "doc")["left"], bullets(match, 1)) == ("car1_roof", 6, {})


def test_a_resolved_card_returns_to_its_owners_deck() -> None:
    """CE-3.12: it can be drawn in the next round."""
    pile = [[1, "tuco", "move", "up"], [0, "ghost", "floor", "up"], [0, "ghost", "fire", "up"]]
    match = scene(THREE, pile=[*pile, [2, "belle", "move", "up"], [2, "belle", "move", "up"]], at="stealin")
    assert player(match, 0)["deck"] == 8
    match.play(1, "move car1")
    assert player(match, 0)["deck"] == 10


def test_a_partners_card_returns_to_the_player_of_its_colour() -> None:
    """CE-3.12: not to the one who played it."""
    pile = [[2, "belle", "move", "up"], [0, "tuco", "floor", "up"], [3, "doc", "move", "up"]]
    match = scene(TEAMS, options={"teams": "true"}, pile=pile, at="stealin")
    assert [player(match, seat)["deck"] for seat in (0, 1)] == [10, 9]
    match.play(2, "move car1")
    assert [player(match, seat)["deck"] for seat in (0, 1)] == [10, 10]


# --- the end of a round


def test_after_the_pile_come_the_event_the_stagecoach_and_the_next_first_player() -> None:
    """CE-3.13: in this order, and then the next round starts."""
    spots = {"doc": "car1", "ghost": "car3_roof", "tuco": "car2"}
    match = scene(spots, horses=True, card="braking", pile=[[0, "doc", "floor", "up"]], at="stealin")
    names = ["resolved", "event", "coach_went", "first", "round"]
    assert [event.name for event in match.events if event.name in names] == names
    assert said(match.events, "coach_went", "first") == ["coach_went car1", "first 1"]
    assert [spot(match, name) for name in spots] == ["loco_roof", "car2_roof", "car2"]


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_marker_passes_clockwise(first: int, following: int) -> None:
    """CE-3.13: behind the last seat to seat 0."""
    match = scene(THREE, first=first, at="hand_on")
    assert match.view(None)["first"] == following
    assert match.asked == (following,)


def test_without_an_event_and_without_a_stagecoach_only_the_marker_passes() -> None:
    """CE-3.13: the Bridge has no event."""
    match = scene(THREE, card="bridge", at="round_event")
    assert said(match.events, "event", "coach_went", "first") == ["first 1"]


def test_the_game_ends_after_the_fifth_round() -> None:
    """CE-3.14, R-35: event, Stagecoach, and then the money is counted; nobody becomes First Player."""
    spots = {"doc": "loco_roof", "ghost": "car3", "tuco": "car2"}
    match = scene(spots, horses=True, round=5, card="hostage_conductor", coach="car1", at="round_event")
    assert match.over
    names = [event.name for event in match.events]
    assert names.index("paid") < names.index("coach_went") < names.index("counted")
    assert "first" not in names
    assert match.view(None)["coach"] == "car2"


def test_the_game_does_not_end_before() -> None:
    """CE-3.14: after the fourth round a fifth one starts."""
    match = scene(THREE, round=4, past=["tunnel", "braking", "swivel_arm"], at="round_event")
    assert not match.over
    assert match.view(None)["round"] == 5


# --- what is shown


def test_face_up_cards_are_seen_when_played_and_stay_public() -> None:
    """CE-3.17: everybody sees them in the pile, in later turns too."""
    match = scene(THREE, players=[{"hand": ["fire"]}, {"hand": ["move"]}], card="tunnel", at="act standard 0 : 0")
    (event,) = match.play(0, "play ghost fire")
    assert [str(event.seen_by(viewer)) for viewer in (None, 1, 2)] == ["played 0 ghost fire"] * 3
    match.play(1, "play tuco move")
    match.play(2, "draw")
    assert match.view(None)["turn"] == 1
    shown = {"seat": 0, "down": False, "bandit": "ghost", "action": "fire"}
    assert [match.view(viewer)["pile"][0] for viewer in (None, 0, 1, 2)] == [shown] * 4


def test_a_face_down_card_is_shown_before_any_choice_is_made() -> None:
    """CE-3.17: when Ghost is asked where to go, everybody knows that it is a Move; the next card is still hidden."""
    pile = [[0, "ghost", "move", "tunnel"], [1, "tuco", "fire", "tunnel"], [2, "belle", "move", "up"]]
    match = scene({"ghost": "car2", "tuco": "car3", "belle": "car2"}, pile=pile, at="stealin")
    assert step(match) == "move"
    assert said(match.events) == ["revealed 0 ghost move"]
    assert match.events[0].public
    for viewer in (None, 1, 2):
        first, second, _ = match.view(viewer)["pile"]
        assert first == {"seat": 0, "down": False, "bandit": "ghost", "action": "move"}
        assert ("action" in second) == (viewer == 1)


def test_a_card_without_effect_is_shown_all_the_same() -> None:
    """CE-3.17: Tuco has nobody to shoot, and all learn of the attempt."""
    pile = [[1, "tuco", "fire", "tunnel"], [2, "belle", "move", "up"]]
    match = scene({"ghost": "car1_roof", "tuco": "car3", "belle": "car1"}, pile=pile, at="stealin")
    assert said(match.events)[:2] == ["revealed 1 tuco fire", "in_vain tuco fire"]
    assert match.view(0)["pile"][0] == {"seat": 1, "down": False, "bandit": "tuco", "action": "fire"}
