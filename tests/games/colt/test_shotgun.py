"""The Shotgun, escort of the Stagecoach: chapter 15 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, bullets, loot, offered, play_all, refuses, said, scene, spot, step


def escorted(*cards: str, spots: dict[str, str], belle: str = "car2", **picture: Any) -> posse.Match:
    """Cards such as `doc move` are carried out beside car 1; then Belle, in car 2, is asked about a Move of her own."""
    spots = {**spots, "belle": belle}
    pile = [[list(spots).index(card.split()[0]), *card.split(), "up"] for card in [*cards, "belle move"]]
    return scene(spots, pile=pile, at="stealin", horses=True, **{"coach": "car1", **picture})


def is_done(match: posse.Match) -> bool:
    """Whether the cards are carried out and Belle is asked."""
    return match.question == {"step": "move", "bandit": "belle"}


def shotgun(match: posse.Match) -> str:
    where: str = match.view(None)["shotgun"]
    return where


# --- on the Stagecoach


def test_the_guarded_strongbox_cannot_be_robbed_but_other_loot_beside_it_can() -> None:
    """CE-15.1: bandits may stand by the Shotgun freely; the guarded strongbox is out of reach."""
    match = escorted(
        "doc robbery", spots={"doc": "coach_roof", "ghost": "car3"}, loot={"coach_roof": "purse strongbox"}
    )
    assert is_done(match)
    assert spot(match, "doc") == "coach_roof"
    assert bullets(match, 0) == {}
    assert said(match.events, "robbed") == ["robbed doc purse"]
    assert loot(match, "coach_roof")["strongboxes"] == 1


def test_a_second_strongbox_dropped_on_the_stagecoach_roof_is_not_guarded() -> None:
    """CE-15.1: only the stagecoach's own strongbox is under the Shotgun; one that fell there can be robbed."""
    match = escorted(
        "doc robbery",
        "doc robbery",
        spots={"doc": "coach_roof", "ghost": "car3"},
        loot={"coach_roof": "strongbox strongbox", "loco": "-"},
    )
    assert said(match.events, "robbed", "in_vain") == ["robbed doc strongbox", "in_vain doc robbery"]
    assert (bandit(match, "doc")["strongboxes"], loot(match, "coach_roof")["strongboxes"]) == (1, 1)


def test_a_bandit_on_the_stagecoach_roof_chooses_between_the_shotgun_and_the_others() -> None:
    """CE-15.2: the Shotgun is a legal target of a Punch, and so is Ghost."""
    match = escorted("doc punch", spots={"doc": "coach_roof", "ghost": "coach_roof"})
    assert sorted(match.choices(0)) == ["punch ghost", "punch_shotgun"]
    match.play(0, "punch_shotgun")
    assert is_done(match)
    assert spot(match, "ghost") == "coach_roof"


def test_belle_may_not_be_punched_while_the_shotgun_is_there() -> None:
    """CE-15.2, CE-7.5: the Shotgun counts as another target."""
    spots = {"belle": "coach_roof", "doc": "coach_roof", "ghost": "car2"}
    pile = [[1, "doc", "punch", "up"], [2, "ghost", "move", "up"]]
    match = scene(spots, horses=True, coach="car1", pile=pile, at="stealin")
    assert said(match.events, "punched", "punched_shotgun") == ["punched_shotgun doc car1_roof"]
    assert spot(match, "belle") == "coach_roof"
    match = scene(spots, horses=True, coach="car1", shotgun="train", pile=pile, at="stealin")
    assert said(match.events, "punched", "punched_shotgun") == ["punched doc belle"]


@pytest.mark.parametrize("where", ["coach", "car1", "car1_roof", "car3_roof"])
def test_the_shotgun_is_out_of_reach_from_every_other_spot(where: str) -> None:
    """CE-15.2: only a bandit on the stagecoach roof may punch the Shotgun."""
    match = escorted("doc punch", spots={"doc": where, "ghost": "loco_roof"})
    assert said(match.events, "in_vain") == ["in_vain doc punch"]
    assert shotgun(match) == "coach_roof"


def test_punched_the_shotgun_lets_go_of_the_strongbox_and_moves_to_the_roof_beside() -> None:
    """CE-15.3: the strongbox stays where it is, free to rob; the Shotgun is on the roof of the car beside it."""
    match = escorted("doc punch", spots={"doc": "coach_roof", "ghost": "car3"}, coach="car2")
    assert shotgun(match) == "car2_roof"
    assert loot(match, "coach_roof")["strongboxes"] == 1
    match = escorted("doc punch", "doc robbery", spots={"doc": "coach_roof", "ghost": "car3"})
    assert bandit(match, "doc")["strongboxes"] == 1
    assert loot(match, "coach_roof")["strongboxes"] == 0


def test_once_on_the_train_the_shotgun_stays_there_and_cannot_be_punched_again() -> None:
    """CE-15.3: a second Punch on the stagecoach roof finds nobody."""
    match = escorted("doc punch", "ghost punch", spots={"doc": "coach_roof", "ghost": "coach_roof", "tuco": "car3"})
    match.play(0, "punch_shotgun")
    assert said(match.events, "punched") == ["punched ghost doc"]
    match = escorted("doc punch", spots={"doc": "coach_roof", "ghost": "car3"}, shotgun="train")
    assert said(match.events, "in_vain") == ["in_vain doc punch"]
    assert shotgun(match) == "car1_roof"


def test_the_shotgun_punched_onto_an_occupied_roof() -> None:
    """EX-18, CE-15.5: the strongbox lies free; Ghost gets a neutral bullet and flees to (0, roof) or (2, roof)."""
    match = escorted("doc punch", spots={"doc": "coach_roof", "ghost": "car1_roof"})
    assert (shotgun(match), loot(match, "coach_roof")["strongboxes"]) == ("car1_roof", 1)
    assert bullets(match, 1) == {"neutral": 1}
    assert match.asked == (1,)
    assert match.choices(1) == ["flee loco_roof", "flee car2_roof"]
    match.play(1, "flee loco_roof")
    assert is_done(match)
    assert spot(match, "ghost") == "loco_roof"


# --- nobody stays on the Shotgun's roof


ENDINGS = {
    "Move": ("doc move", [(0, "move car1_roof")], {"doc": "car2_roof", "ghost": "car3"}),
    "Floor Change": ("doc floor", [], {"doc": "car1", "ghost": "car3"}),
    "Punch": ("ghost punch", [(1, "push car1_roof")], {"doc": "car2_roof", "ghost": "car2_roof"}),
    "Punch off the Stagecoach": ("ghost punch", [], {"doc": "coach_roof", "ghost": "coach_roof"}),
    "Django": ("django fire", [], {"doc": "car2_roof", "django": "car3_roof"}),
}


@pytest.mark.parametrize(("card", "answers", "spots"), ENDINGS.values(), ids=ENDINGS)
def test_a_bandit_who_ends_a_movement_on_his_roof_is_hit_and_flees(
    card: str, answers: list[tuple[int, str]], spots: dict[str, str]
) -> None:
    """CE-15.4, CE-15.10: a neutral bullet at once, then an adjacent train roof, never the stagecoach roof."""
    match = escorted(card, spots=spots, shotgun="train", loot={"doc": "-"})
    play_all(match, *answers)
    assert bullets(match, 0)["neutral"] == 1
    assert match.asked == (0,)
    assert match.choices(0) == ["flee loco_roof", "flee car2_roof"]
    match.play(0, "flee car2_roof")
    assert is_done(match)
    assert (spot(match, "doc"), bullets(match, 0)["neutral"]) == ("car2_roof", 1)


@pytest.mark.parametrize(
    ("cards", "answers", "where"),
    [(["doc move"], [(0, "move car1")], "car2"), (["ghost marshal"], [(1, "send car1")], "car1")],
)
def test_whoever_flees_from_the_marshal_onto_his_roof_is_hit_twice(
    cards: list[str], answers: list[tuple[int, str]], where: str
) -> None:
    """CE-15.4, CE-20.2: the Marshal's bullet, up to the roof, the Shotgun's bullet, and on."""
    marshal = "car1" if where == "car2" else "car2"
    spots = {"doc": where, "ghost": "loco", "tuco": "car3_roof"}
    match = escorted(*cards, spots=spots, belle="car3", shotgun="train", marshal=marshal)
    play_all(match, *answers)
    assert bullets(match, 0) == {"neutral": 2}
    assert match.choices(0) == ["flee loco_roof", "flee car2_roof"]


def test_an_event_that_ends_on_his_roof() -> None:
    """CE-15.4, CE-15.5: Braking or Higher Speed brings Doc and the Shotgun together; each time Doc is hit and flees."""
    spots = {"doc": "car2_roof", "ghost": "car2", "belle": "car3"}
    match = scene(spots, horses=True, coach="car1", shotgun="train", card="braking", at="round_event")
    assert bullets(match, 0) == {"neutral": 1}
    assert match.choices(0) == ["flee loco_roof", "flee car2_roof"]
    spots = {"doc": "car3_roof", "ghost": "car2", "belle": "car3"}
    match = scene(spots, horses=True, coach="car2", shotgun="train", card="higher_speed", at="round_event")
    assert (spot(match, "doc"), bullets(match, 0)) == ("car2_roof", {"neutral": 1})


def test_when_the_shotgun_arrives_everybody_on_the_roof_is_hit_in_player_order() -> None:
    """CE-15.5, CE-20.3, R-21: the Shotgun comes with the Stagecoach; the First Player flees first."""
    spots = {"doc": "car2_roof", "ghost": "car2_roof", "belle": "car3"}  # seats 1, 2 and 0
    match = scene(spots, horses=True, coach="car1", shotgun="train", first=1, at="coach_moves")
    assert shotgun(match) == "car2_roof"
    assert (match.asked, bullets(match, 1), bullets(match, 2)) == ((1,), {"neutral": 1}, {})
    match.play(1, "flee car1_roof")
    assert (match.asked, bullets(match, 2)) == ((2,), {"neutral": 1})
    assert match.choices(2) == ["flee car1_roof", "flee car3_roof"]


def test_at_either_end_of_the_train_there_is_only_one_roof_to_flee_to() -> None:
    """CE-15.9: nobody is asked."""
    for coach, refuge in (("loco", "car1_roof"), ("car3", "car2_roof")):
        match = escorted(
            "doc floor", spots={"doc": coach, "ghost": "car2"}, coach=coach, shotgun="train", marshal="car1"
        )
        assert is_done(match)
        assert (spot(match, "doc"), bullets(match, 0)) == (refuge, {"neutral": 1})


def test_fleeing_costs_nothing_more_and_the_old_lady_does_not_hinder_it() -> None:
    """CE-15.13: it is not a Move, and both neighbouring roofs are open as usual."""
    match = escorted(
        "doc floor",
        spots={"doc": "car1", "ghost": "car3"},
        shotgun="train",
        bandits={"doc": {"hostage": "old_lady"}},
    )
    assert match.choices(0) == ["flee loco_roof", "flee car2_roof"]
    match.play(0, "flee loco_roof")
    assert bullets(match, 0) == {"neutral": 1}
    assert said(match.events, "moved") == ["moved doc car1_roof"]


# --- passing over the Shotgun's roof


def long_train(card: str, spots: dict[str, str], **picture: Any) -> posse.Match:
    """Four cars, the Stagecoach beside car 2 and the Shotgun on its roof."""
    return escorted(card, spots=spots, **{"coach": "car2", "shotgun": "train", **picture})


def test_passing_over_the_shotgun_costs_a_bullet_and_stopping_there_a_flight() -> None:
    """EX-19, CE-15.6: from (4, roof) 3 forward: a bullet. 2 forward: a bullet, and on to (1, roof) or (3, roof)."""
    spots = {"doc": "car4_roof", "ghost": "car3", "tuco": "car4"}
    match = long_train("doc move", spots)
    match.play(0, "move car1_roof")
    assert is_done(match)
    assert (spot(match, "doc"), bullets(match, 0)) == ("car1_roof", {"neutral": 1})
    match = long_train("doc move", spots)
    match.play(0, "move car2_roof")
    assert bullets(match, 0) == {"neutral": 1}
    assert match.choices(0) == ["flee car1_roof", "flee car3_roof"]
    match = long_train("doc move", spots)
    match.play(0, "move car3_roof")
    assert (spot(match, "doc"), bullets(match, 0)) == ("car3_roof", {})


@pytest.mark.parametrize(
    ("start", "target"), [("coach_roof", "car3_roof"), ("coach_roof", "loco_roof"), ("car3_roof", "coach_roof")]
)
def test_every_roof_move_between_stagecoach_and_train_costs_a_bullet_once_he_was_punched(
    start: str, target: str
) -> None:
    """CE-15.6, CE-15.10: the Shotgun's roof is always the one that is crossed."""
    match = long_train("doc move", {"doc": start, "ghost": "car3", "tuco": "car4"})
    match.play(0, f"move {target}")
    assert is_done(match)
    assert (spot(match, "doc"), bullets(match, 0)) == (target, {"neutral": 1})
    match = long_train("doc move", {"doc": start, "ghost": "car3", "tuco": "car4"}, shotgun="coach")
    match.play(0, f"move {target}")
    assert (spot(match, "doc"), bullets(match, 0)) == (target, {})


def test_crossing_from_the_stagecoach_and_ending_on_his_roof_costs_one_bullet() -> None:
    """CE-15.6: it counts as ending there, not as passing and ending."""
    match = long_train("doc move", {"doc": "coach_roof", "ghost": "car3", "tuco": "car4"})
    match.play(0, "move car2_roof")
    assert bullets(match, 0) == {"neutral": 1}
    assert step(match) == "flee"


def test_a_move_inside_the_train_does_not_pass_the_shotgun() -> None:
    """CE-15.6: only roof Moves do."""
    match = long_train("doc move", {"doc": "car2", "ghost": "car3", "tuco": "car4"})
    match.play(0, "move car1")
    assert bullets(match, 0) == {}


def test_bandits_moved_by_an_event_never_pass_the_shotgun() -> None:
    """CE-15.11: the Swivel Arm takes Doc over that roof without a bullet; only where Doc lands counts."""
    spots = {"doc": "loco_roof", "ghost": "car3", "belle": "car2"}
    pictured: dict[str, Any] = {"horses": True, "shotgun": "train", "card": "swivel_arm", "at": "round_event"}
    match = scene(spots, coach="car1", **pictured)
    assert (spot(match, "doc"), said(match.events, "hit")) == ("car3_roof", [])
    match = scene(spots, coach="car3", **pictured)
    assert (spot(match, "doc"), bullets(match, 0)) == ("car2_roof", {"neutral": 1})


# --- in the line of sight


def test_the_shotgun_blocks_the_view_along_the_roofs() -> None:
    """EX-20, CE-15.7: Doc at (4, roof) cannot hit Ghost at (0, roof) behind it; from the stagecoach roof Doc could."""
    spots = {"doc": "car4_roof", "ghost": "loco_roof", "tuco": "car4"}
    match = long_train("doc fire", spots)
    assert said(match.events, "in_vain", "shot") == ["in_vain doc fire"]
    match = long_train("doc fire", spots, shotgun="coach")
    assert said(match.events, "in_vain", "shot") == ["shot doc ghost"]
    match = long_train("doc fire", {**spots, "doc": "coach_roof"})
    assert said(match.events, "in_vain", "shot") == ["shot doc ghost"]


def test_he_never_blocks_shots_at_the_stagecoach_roof() -> None:
    """CE-15.7: Doc behind the Shotgun's roof sees Ghost on the Stagecoach, but nobody beyond."""
    match = long_train("doc fire", {"doc": "car4_roof", "ghost": "coach_roof", "tuco": "loco_roof"})
    assert said(match.events, "shot") == ["shot doc ghost"]


@pytest.mark.parametrize(("where", "guard"), [("coach_roof", "coach"), ("car1_roof", "train"), ("car1_roof", "coach")])
def test_the_shotgun_can_never_be_shot(where: str, guard: str) -> None:
    """CE-15.7: with nobody but the Shotgun in sight, a Fire has no effect."""
    match = long_train("doc fire", {"doc": where, "ghost": "car3", "tuco": "car4"}, shotgun=guard)
    assert said(match.events, "in_vain") == ["in_vain doc fire"]
    assert bandit(match, "doc")["left"] == 6


# --- the Shotgun goes with the Stagecoach only


def test_the_shotgun_on_the_train_goes_with_the_stagecoach() -> None:
    """CE-15.8: at the end of the round the Shotgun is on the roof of the Stagecoach's new column."""
    match = scene(
        {"doc": "car1", "ghost": "car3", "belle": "car2"}, horses=True, coach="car1", shotgun="train", at="coach_moves"
    )
    assert (match.view(None)["coach"], shotgun(match)) == ("car2", "car2_roof")


@pytest.mark.parametrize("card", ["swivel_arm", "braking"])
def test_swivel_arm_and_braking_do_not_move_the_shotgun(card: str) -> None:
    """CE-15.8, R-22: the Shotgun stays by the Stagecoach; only its own move, afterwards, takes both on."""
    match = scene(
        {"doc": "loco_roof", "ghost": "car3", "belle": "car2"},
        horses=True,
        coach="car1",
        shotgun="train",
        card=card,
        at="round_event",
    )
    assert said(match.events, "coach_went") == ["coach_went car2"]
    assert shotgun(match) == "car2_roof"


def test_the_marshal_does_not_move_the_shotgun_and_neither_counts_as_company() -> None:
    """CE-15.12: the Marshal below does not move the Shotgun, and a bandit nearby counts as alone."""
    spots = {"doc": "loco_roof", "ghost": "car3"}
    match = escorted("doc marshal", spots=spots, belle="car2_roof", shotgun="train", marshal="car2")
    match.play(0, "send car1")
    assert is_done(match)
    assert shotgun(match) == "car1_roof"
    match = scene(
        {"doc": "coach_roof", "ghost": "car3", "belle": "car3"},
        horses=True,
        coach="car1",
        round=5,
        card="pickpocketing",
        loot={"coach_roof": "purse purse strongbox"},
        at="round_event",
    )
    assert match.asked == (0,)
    assert step(match) == "pickpocket"
    assert refuses(match, 0, "rob strongbox")
    assert len(offered(match, 0, "rob")) == 1


def test_the_shotgun_takes_no_share_of_the_loot() -> None:
    """CE-15.12, CE-18.5: Doc, alone with the Shotgun on the stagecoach roof, keeps the whole strongbox."""
    match = scene(
        {"doc": "coach_roof", "ghost": "car3", "belle": "car2"},
        horses=True,
        round=5,
        card="sharing_the_loot",
        loot={"doc": "strongbox", "loco": "-"},
        at="count_money",
    )
    assert match.scores[0] == 1000
