"""The six characters: CE-7.5 to CE-7.12 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    bullets,
    loot,
    offered,
    play_all,
    player,
    purses,
    refuses,
    said,
    scene,
    spot,
    step,
)

TWO_EACH = {"doc": {"seat": 0}, "belle": {"seat": 1}, "ghost": {"seat": 0}, "tuco": {"seat": 1}}


def with_hostage(name: str, hostage: str = "poker_player") -> dict[str, Any]:
    """With Horses & Stagecoach, and a hostage for one bandit."""
    return {"horses": True, "bandits": {name: {"hostage": hostage}}}


# --- Belle


def test_belle_is_not_shot_while_there_is_another_target() -> None:
    """CE-7.5: neither beside it nor in the other direction; others who can be hit are hit."""
    for there in ("car1", "car3"):
        match = acting("doc fire", {"doc": "car2", "belle": "car1", "ghost": there, "tuco": "car4"})
        assert said(match.events, "shot") == ["shot doc ghost"]
    match = acting("doc fire", {"doc": "car2", "belle": "car1", "ghost": "car1", "tuco": "car3"})
    assert match.choices(0) == ["shoot ghost", "shoot tuco"]
    assert refuses(match, 0, "shoot belle")


def test_belle_alone_is_a_normal_target_of_a_shot() -> None:
    """CE-7.5: if nobody else can be hit, she is."""
    match = acting("doc fire", {"doc": "car2", "belle": "car1", "ghost": "car2", "tuco": "car1_roof"})
    assert (said(match.events, "shot"), bullets(match, 1)) == (["shot doc belle"], {"doc": 1})


def test_belle_is_not_punched_while_there_is_another_target() -> None:
    """CE-7.5: for Punch as for Fire."""
    match = acting("doc punch", {"doc": "car2", "belle": "car2", "ghost": "car2"})
    assert said(match.events, "punched") == ["punched doc ghost"]
    match = acting("doc punch", {"doc": "car2", "belle": "car2", "ghost": "car2_roof"})
    assert said(match.events, "punched") == ["punched doc belle"]


def test_a_target_of_another_action_does_not_protect_belle() -> None:
    """CE-7.5: for that same action; Ghost beside Doc could be punched, but not shot."""
    match = acting("doc fire", {"doc": "car2", "ghost": "car2", "belle": "car1"})
    assert said(match.events, "shot") == ["shot doc belle"]
    match = acting("doc punch", {"doc": "car2", "ghost": "car1", "belle": "car2"})
    assert said(match.events, "punched") == ["punched doc belle"]


@pytest.mark.parametrize(("card", "there", "done"), [("fire", "car1", "shot"), ("punch", "car2", "punched")])
def test_a_partner_is_hit_instead_of_belle(card: str, there: str, done: str) -> None:
    """CE-7.5, R-12: in team play the partner is another target, and must be hit."""
    spots = {"doc": "car2", "ghost": there, "belle": there, "tuco": "car4_roof"}
    match = acting(f"doc {card}", spots, options={"teams": "true"})
    assert said(match.events, done) == [f"{done} doc ghost"]


@pytest.mark.parametrize(("own_bandit", "victim"), [("target", "ghost"), ("spared", "belle")])
def test_the_second_bandit_of_the_player_is_hit_instead_of_belle(own_bandit: str, victim: str) -> None:
    """CE-7.5, R-12: unless the option spares one's own bandits; then Belle is the only target."""
    match = scene(
        {"doc": "car2", "belle": "car1", "ghost": "car1", "tuco": "car3_roof"},
        seats=2,
        bandits=TWO_EACH,
        options={"own_bandit": own_bandit},
        pile=[[0, "doc", "fire", "up"]],
        at="stealin",
    )
    assert said(match.events, "shot") == [f"shot doc {victim}"]


# --- Cheyenne

DOC_AND_CHEYENNE = {"cheyenne": "car2", "doc": "car2", "ghost": "car3_roof"}


def test_cheyenne_may_take_the_purse_that_her_victim_loses() -> None:
    """EX-8, CE-7.6: of Doc's two purses and a jewel she chooses a purse; it is hers, nothing falls, Doc is in car 1."""
    held = {"doc": "purse300 purse500 jewel", "car2": "jewel jewel", "cheyenne": "-"}
    taken = set()
    for seed in range(12):
        match = acting("cheyenne punch", DOC_AND_CHEYENNE, loot=held, marshal="car3", seed=seed)
        play_all(match, (0, "knock purse"), (0, "take"), (0, "push car1"))
        assert (spot(match, "doc"), len(purses(match, "doc", 1)), bandit(match, "doc")["jewels"]) == ("car1", 1, 1)
        assert loot(match, "car2") == {"jewels": 2, "strongboxes": 0, "purses": {}, "flasks": {}}
        taken.add(purses(match, "cheyenne", 0)[0])
    assert taken == {300, 500}


def test_cheyenne_may_let_the_purse_drop() -> None:
    """CE-7.6: it is her choice."""
    match = acting("cheyenne punch", DOC_AND_CHEYENNE, loot={"doc": "purse300", "cheyenne": "-"})
    assert match.choices(0) == ["take", "drop"]
    assert said(match.play(0, "drop"), "dropped", "stole") == ["dropped doc purse car2"]
    assert (len(loot(match, "car2")["purses"]), purses(match, "cheyenne", 0)) == (1, [])


def test_cheyenne_decides_before_she_sees_the_value() -> None:
    """CE-7.6: when she is asked she knows no more than before; then she looks, and the others do not."""
    match = acting("cheyenne punch", DOC_AND_CHEYENNE, loot={"doc": "purse450", "cheyenne": "-"})
    assert (step(match), purses(match, "doc", 0)) == ("take_purse", [None])
    match.play(0, "take")
    assert [purses(match, "cheyenne", seat) for seat in (0, 2, None)] == [[450], [None], [None]]


@pytest.mark.parametrize(("kind", "held"), [("jewel", "jewel"), ("strongbox", "strongbox"), ("flask", "whiskey")])
def test_other_loot_drops_before_cheyenne_as_usual(kind: str, held: str) -> None:
    """CE-7.6: she may take nothing but purses."""
    lying = {"doc": held, "car2": "jewel jewel" if kind == "jewel" else "jewel jewel jewel"}
    if kind == "strongbox":
        lying["loco"] = "-"
    match = acting("cheyenne punch", DOC_AND_CHEYENNE, loot=lying, horses=True, coach="car3")
    assert said(match.events, "dropped") == [f"dropped doc {kind} car2"]
    assert step(match) == "push_target"


def test_nobody_else_takes_what_their_victim_loses() -> None:
    """CE-7.6: only Cheyenne, and only when it is she who punches."""
    match = acting("doc punch", {"doc": "car2", "cheyenne": "car2", "ghost": "car3"}, loot={"cheyenne": "purse300"})
    assert said(match.events, "dropped") == ["dropped cheyenne purse car2"]
    assert step(match) == "push_target"


# --- Django


def django_fires(start: str, victim: str, shooter: str = "django", **picture: Any) -> posse.Match:
    """On a train of six cars Ghost is the only one to be hit."""
    out_of_sight = "car5" if start.endswith("roof") else "car5_roof"
    others = [name for name in ("django", "doc", "tuco", "cheyenne", "belle") if name != shooter]
    return acting(
        f"{shooter} fire", {shooter: start, "ghost": victim, **dict.fromkeys(others, out_of_sight)}, **picture
    )


@pytest.mark.parametrize(
    ("start", "victim", "end"),
    [
        ("car3", "car2", "car1"),
        ("car3", "car4", "car5"),
        ("car2", "car1", "loco"),
        ("car5", "car4", "car3"),
        ("car3_roof", "car2_roof", "car1_roof"),
        ("car6_roof", "car1_roof", "loco_roof"),
        ("loco_roof", "car5_roof", "car6_roof"),
    ],
)
def test_whom_django_shoots_is_pushed_away_from_him(start: str, victim: str, end: str) -> None:
    """CE-7.7: one column in the direction of the shot, same level, however far the shot; nothing is asked."""
    match = django_fires(start, victim, marshal="car6")
    assert said(match.events, "shot", "pushed") == ["shot django ghost", f"pushed ghost {end}"]
    assert (spot(match, "ghost"), bullets(match, 1), spot(match, "django")) == (end, {"django": 1}, start)


@pytest.mark.parametrize(
    ("start", "victim"), [("car1", "loco"), ("car5", "car6"), ("car1_roof", "loco_roof"), ("car3_roof", "car6_roof")]
)
def test_at_the_end_of_the_train_djangos_target_stays(start: str, victim: str) -> None:
    """EX-7, CE-7.7: the target gets the bullet and is not pushed."""
    match = django_fires(start, victim, marshal="car3")
    assert said(match.events, "shot", "pushed") == ["shot django ghost"]
    assert (spot(match, "ghost"), bullets(match, 1)) == (victim, {"django": 1})


def test_django_pushes_onto_the_marshals_roof_without_harm_and_into_his_car_with_a_bullet() -> None:
    """CE-7.7: the push into the Marshal's car triggers CE-7.2, that over it does not."""
    match = django_fires("car3_roof", "car2_roof", marshal="car1")
    assert (spot(match, "ghost"), bullets(match, 1)) == ("car1_roof", {"django": 1})
    match = django_fires("car3", "car2", marshal="car1")
    assert (spot(match, "ghost"), bullets(match, 1)) == ("car1_roof", {"django": 1, "neutral": 1})


def test_only_django_pushes() -> None:
    """CE-7.7: a bandit shot by anybody else stays put."""
    match = django_fires("car3", "car2", "doc")
    assert (said(match.events, "shot", "pushed"), spot(match, "ghost")) == (["shot doc ghost"], "car2")


# --- Doc


def test_doc_draws_seven_cards_at_the_start_of_a_round() -> None:
    """CE-7.8: the others draw six."""
    match = scene({"tuco": "car1", "doc": "car2", "ghost": "car3"}, at="start_of_round", round=1)
    assert said(match.events, "drew") == ["drew 0 6", "drew 1 7", "drew 2 6"]
    assert [player(match, seat)["hand"] for seat in range(3)] == [6, 7, 6]


def test_docs_draw_act_gives_three_cards() -> None:
    """CE-7.8: as anybody's."""
    match = scene(
        {"doc": "car1", "tuco": "car2", "ghost": "car3"}, at="act standard 0 : 0", players=[{"hand": ["move"]}]
    )
    assert said(match.play(0, "draw"), "drew") == ["drew 0 3"]
    assert player(match, 0)["hand"] == 4


# --- Ghost

GHOST_FIRST = {"ghost": "car1", "doc": "car2", "tuco": "car3"}


def ghost_acts(at: str, turn: int = 0, **picture: Any) -> posse.Match:
    """Ghost, who is First Player, has a Move and a Fire in hand, the others a Move."""
    hands = [{"hand": ["move", "fire"]}, {"hand": ["move"]}, {"hand": ["move"]}]
    return scene(GHOST_FIRST, at=at, turn=turn, players=hands, **{"card": "bridge", **picture})


def test_in_the_first_turn_ghost_may_play_face_down() -> None:
    """CE-7.9: face up or face down, as Ghost likes; nobody else sees a card that lies face down."""
    match = ghost_acts("act standard 0 : 0")
    assert match.choices(0) == ["play ghost move", "hide ghost move", "play ghost fire", "hide ghost fire", "draw"]
    match.play(0, "hide ghost fire")
    assert match.view(1)["pile"] == match.view(None)["pile"] == [{"seat": 0, "down": True}]
    assert match.view(0)["pile"] == [{"seat": 0, "down": True, "bandit": "ghost", "action": "fire"}]
    assert offered(match, 1, "hide") == []
    match = ghost_acts("act standard 0 : 0")
    match.play(0, "play ghost fire")
    assert match.view(1)["pile"] == [{"seat": 0, "down": False, "bandit": "ghost", "action": "fire"}]


@pytest.mark.parametrize("turn", [1, 2])
def test_after_the_first_turn_ghost_plays_like_everybody(turn: int) -> None:
    """CE-7.9: one turn in each round, whether the ability was used or not."""
    match = ghost_acts("schemin", turn)
    assert (match.asked, offered(match, 0, "hide")) == ((0,), [])
    assert "play ghost move" in match.choices(0)


def test_if_ghost_draws_in_the_first_turn_his_ability_is_lost_for_the_round() -> None:
    """CE-7.9: it cannot be used in the next turn instead."""
    match = ghost_acts("act standard 0 : 0")
    play_all(match, (0, "draw"), (1, "play doc move"), (2, "play tuco move"))
    assert (match.asked, offered(match, 0, "hide")) == ((0,), [])


def test_in_the_next_round_ghost_may_hide_again() -> None:
    """CE-7.9: in the first turn of each round."""
    match = scene(GHOST_FIRST, at="start_of_round", round=1)
    assert step(match) == "act"
    assert offered(match, 0, "hide") == offered(match, 0, "play") != []


def test_on_a_tunnel_first_turn_the_ability_adds_nothing() -> None:
    """CE-7.9: everybody's card lies face down there anyway."""
    match = ghost_acts("act tunnel 0 : 0")
    assert match.choices(0) == ["play ghost move", "play ghost fire", "draw"]
    match.play(0, "play ghost move")
    assert match.view(1)["pile"] == [{"seat": 0, "down": True}]


def test_in_a_first_turn_with_two_acts_only_the_first_card_may_be_hidden() -> None:
    """CE-7.9: with two acts in a row the second card lies face up."""
    assert offered(ghost_acts("act speeding_up 0 : 0"), 0, "hide") == ["ghost move", "ghost fire"]
    match = ghost_acts("act speeding_up 1 : 0")
    assert match.choices(0) == ["play ghost move", "play ghost fire", "draw"]


def test_in_a_simultaneous_first_turn_ghost_may_leave_his_card_unrevealed() -> None:
    """CE-7.9, R-06: the others' cards are shown, Ghost's is not."""
    match = ghost_acts("schemin", card="ambush", horses=True)
    assert (match.asked, offered(match, 1, "hide")) == ((0, 1, 2), [])
    play_all(match, (1, "play doc move"), (0, "hide ghost move"), (2, "play tuco move"))
    assert [card["down"] for card in match.view(None)["pile"]] == [True, False, False]
    assert "action" not in match.view(1)["pile"][0]


# --- Tuco


@pytest.mark.parametrize(("start", "victim"), [("car2", "car2_roof"), ("car2_roof", "car2"), ("loco_roof", "loco")])
def test_tuco_shoots_through_the_roof_of_his_car(start: str, victim: str) -> None:
    """CE-7.10: from inside those on it, from the roof those inside; nobody else can."""
    spots = {"tuco": start, "ghost": victim, "doc": "car4", "belle": "car4"}
    match = acting("tuco fire", spots, marshal="car3")
    assert said(match.events, "shot") == ["shot tuco ghost"]
    match = acting("ghost fire", spots, marshal="car3")
    assert said(match.events, "shot", "in_vain") == ["in_vain ghost fire"]


def test_tucos_normal_targets_remain() -> None:
    """CE-7.10: inside both neighbours and the roof above; on a roof both directions and the car below."""
    spots = {"tuco": "car2", "ghost": "car1", "doc": "car3", "django": "car2_roof"}
    assert set(acting("tuco fire", spots).choices(0)) == {"shoot ghost", "shoot doc", "shoot django"}
    spots = {"tuco": "car2_roof", "ghost": "loco_roof", "doc": "car4_roof", "django": "car2"}
    assert set(acting("tuco fire", spots).choices(0)) == {"shoot ghost", "shoot doc", "shoot django"}


def test_tuco_shoots_only_straight_up_and_down() -> None:
    """CE-7.10: not at the other level of another car, and not on the same spot."""
    match = acting("tuco fire", {"tuco": "car2", "ghost": "car1_roof", "doc": "car3_roof", "django": "car2"})
    assert said(match.events, "shot", "in_vain") == ["in_vain tuco fire"]


def test_tucos_targets_are_pooled_before_belle_is_spared() -> None:
    """EX-5, CE-7.11: with Doc on the roof above, Tuco cannot shoot Belle in the next car."""
    match = acting("tuco fire", {"tuco": "car2", "doc": "car2_roof", "belle": "car1"})
    assert (said(match.events, "shot"), bullets(match, 1)) == (["shot tuco doc"], {"tuco": 1})
    match = acting("tuco fire", {"tuco": "car2", "doc": "car1", "belle": "car2_roof"})
    assert said(match.events, "shot") == ["shot tuco doc"]
    match = acting("tuco fire", {"tuco": "car2", "doc": "car3_roof", "belle": "car2_roof"})
    assert said(match.events, "shot") == ["shot tuco belle"]


# --- always on

MODES: list[dict[str, Any]] = [
    {},
    {"options": {"expert": "true"}},
    {"options": {"teams": "true"}},
    {"horses": True},
    {"seats": 2, "bandits": TWO_EACH},
]


@pytest.mark.parametrize("mode", MODES)
def test_abilities_are_on_in_every_mode(mode: dict[str, Any]) -> None:
    """CE-7.12: Tuco shoots through the roof, Belle is spared, and Doc has a hand of seven."""
    spots = {"doc": "car1", "belle": "car2", "ghost": "car3", "tuco": "car2_roof"}
    seat = 1 if mode.get("seats") == 2 else 3
    match = scene(spots, pile=[[seat, "tuco", "fire", "up"]], at="stealin", **mode)
    assert said(match.events, "shot") == ["shot tuco belle"]
    match = scene({**spots, "ghost": "car2"}, pile=[[seat, "tuco", "fire", "up"]], at="stealin", **mode)
    assert said(match.events, "shot") == ["shot tuco ghost"]
    assert player(match, 0)["hand_size"] == 7


def test_the_poker_player_takes_the_abilities_of_belle_cheyenne_django_and_tuco() -> None:
    """CE-7.12: a bandit who holds her is like one without a name."""
    spots = {"doc": "car2", "belle": "car1", "ghost": "car3"}
    assert acting("doc fire", spots, **with_hostage("belle")).choices(0) == ["shoot belle", "shoot ghost"]
    match = acting("cheyenne punch", DOC_AND_CHEYENNE, loot={"doc": "purse300"}, **with_hostage("cheyenne"))
    assert (said(match.events, "dropped"), step(match)) == (["dropped doc purse car2"], "push_target")
    match = django_fires("car3", "car2", **with_hostage("django"))
    assert (said(match.events, "shot"), spot(match, "ghost")) == (["shot django ghost"], "car2")
    match = acting("tuco fire", {"tuco": "car2", "doc": "car2_roof", "ghost": "car3_roof"}, **with_hostage("tuco"))
    assert said(match.events, "shot", "in_vain") == ["in_vain tuco fire"]


def test_the_poker_player_takes_the_abilities_of_doc_and_ghost() -> None:
    """CE-7.12: Doc draws six, Ghost plays face up."""
    match = scene({"doc": "car1", "tuco": "car2", "ghost": "car3"}, at="start_of_round", round=1, **with_hostage("doc"))
    assert said(match.events, "drew") == ["drew 0 6", "drew 1 6", "drew 2 6"]
    match = ghost_acts("act standard 0 : 0", **with_hostage("ghost"))
    assert match.choices(0) == ["play ghost move", "play ghost fire", "draw"]
