"""Hostages: chapter 16 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, bullets, hand, offered, play_all, player, refuses, said, scene, spot


def coached(
    *cards: str,
    spots: dict[str, str],
    hostage: dict[str, str] | None = None,
    beside: dict[str, int] | None = None,
    **picture: Any,
) -> posse.Match:
    """Cards such as `doc ride` are carried out; then Belle, in car 2, is asked about a Move of her own.

    The Stagecoach is beside car 1. `hostage` assigns hostages, `beside` places the horses.
    """
    spots = {**spots, "belle": "car2"}
    bandits = [
        {"bandit": name, "spot": where, "hostage": (hostage or {}).get(name, "-")} for name, where in spots.items()
    ]
    pile = [[list(spots).index(card.split()[0]), *card.split(), "up"] for card in [*cards, "belle move"]]
    table = {"seats": len(spots), "options": {"horses": "true"}, "coach": "car1", "at": "stealin"}
    return posse.scene("colt", {**table, "bandits": bandits, "pile": pile, "horses": beside or {}, **picture})


def is_done(match: posse.Match) -> bool:
    """Whether the cards are carried out and Belle is asked."""
    return match.question == {"step": "move", "bandit": "belle"}


def waiting(match: posse.Match) -> list[str]:
    """The hostages that nobody has taken."""
    names: list[str] = match.view(None)["hostages"]
    return names


# --- taking one


def test_a_bandit_has_one_hostage_at_the_most_and_cannot_lose_it() -> None:
    """CE-16.1, chapter 22: a bandit that enters again takes no other; a Punch knocks out loot, never the hostage."""
    match = coached(
        "doc floor", spots={"doc": "coach_roof", "ghost": "car3"}, hostage={"doc": "nun"}, hostages=["banker"]
    )
    assert is_done(match)
    assert (bandit(match, "doc")["hostage"], waiting(match)) == ("nun", ["banker"])
    match = coached("ghost punch", spots={"doc": "car3", "ghost": "car3"}, hostage={"doc": "nun"}, loot={"doc": "-"})
    assert said(match.events, "dropped", "pushed") == ["pushed doc car2"]
    assert (bandit(match, "doc")["hostage"], bandit(match, "ghost")["hostage"]) == ("nun", None)


ENTRIES = {
    "Floor Change": (["doc floor"], [], {"doc": "coach_roof", "ghost": "car3"}),
    "Ride": (["doc ride"], [(0, "ride coach")], {"doc": "car3", "ghost": "car3_roof"}),
    "Punch": (["ghost punch"], [(1, "push coach")], {"doc": "car1", "ghost": "car1"}),
}


@pytest.mark.parametrize(("cards", "answers", "spots"), ENTRIES.values(), ids=ENTRIES)
def test_whoever_enters_the_stagecoach_in_any_way_chooses_a_hostage_at_once(
    cards: list[str], answers: list[tuple[int, str]], spots: dict[str, str]
) -> None:
    """CE-16.2: the player of the entering bandit chooses, even if another bandit punched it there."""
    match = coached(*cards, spots=spots, beside={"car3": 1}, hostages=["nun", "teacher", "poodle"], loot={"doc": "-"})
    play_all(match, *answers)
    assert spot(match, "doc") == "coach"
    assert match.asked == (0,)
    assert match.choices(0) == ["seize nun", "seize teacher", "seize poodle"]
    match.play(0, "seize teacher")
    assert is_done(match)
    assert (bandit(match, "doc")["hostage"], waiting(match)) == ("teacher", ["nun", "poodle"])


def test_he_must_take_the_last_hostage_and_with_none_left_nothing_happens() -> None:
    """CE-16.2, chapter 22: taking one cannot be declined; entering an empty Stagecoach asks nothing."""
    match = coached("doc floor", spots={"doc": "coach_roof", "ghost": "car3"}, hostages=["minister"])
    assert is_done(match)
    assert (bandit(match, "doc")["hostage"], waiting(match)) == ("minister", [])
    match = coached("doc floor", spots={"doc": "coach_roof", "ghost": "car3"}, hostages=[])
    assert is_done(match)
    assert (spot(match, "doc"), bandit(match, "doc")["hostage"]) == ("coach", None)


def test_the_stagecoach_roof_is_not_its_inside() -> None:
    """CE-16.2: on the roof nobody takes a hostage."""
    match = coached("doc move", spots={"doc": "car1_roof", "ghost": "car3"}, hostages=["nun", "banker"])
    match.play(0, "move coach_roof")
    assert is_done(match)
    assert bandit(match, "doc")["hostage"] is None


def test_the_penalty_applies_from_that_moment_also_to_cards_in_the_pile() -> None:
    """CE-16.3: Doc takes the Teacher, and the Punch already in the pile is useless."""
    spots = {"doc": "coach_roof", "ghost": "coach"}
    match = coached("doc floor", "doc punch", spots=spots, hostages=["teacher", "banker"])
    match.play(0, "seize teacher")
    assert said(match.events, "in_vain", "punched") == ["in_vain doc punch"]
    match = coached("doc floor", "doc punch", spots=spots, hostages=["teacher", "banker"], loot={"ghost": "-"})
    match.play(0, "seize banker")
    assert said(match.events, "in_vain", "punched") == ["punched doc ghost"]


def test_hostages_are_public() -> None:
    """CE-16.13: a spectator sees who is left and who holds which."""
    match = coached(spots={"doc": "coach", "ghost": "car3"}, hostage={"doc": "nun"}, hostages=["banker", "poodle"])
    assert waiting(match) == ["banker", "poodle"]
    assert [bandit(match, name)["hostage"] for name in ("doc", "ghost", "belle")] == ["nun", None, None]


# --- penalties


@pytest.mark.parametrize(("hostage", "card"), [("nun", "ride"), ("teacher", "punch")])
def test_nun_and_teacher_make_a_card_useless(hostage: str, card: str) -> None:
    """CE-16.3, chapter 22: no Ride with the Nun, no Punch with the Teacher; others can."""
    spots = {"doc": "car3", "ghost": "car3"}
    match = coached(f"doc {card}", spots=spots, hostage={"doc": hostage}, beside={"car3": 1})
    assert is_done(match)
    assert said(match.events, "in_vain") == [f"in_vain doc {card}"]
    match = coached(f"doc {card}", spots=spots, hostage={"ghost": hostage}, beside={"car3": 1})
    assert not said(match.events, "in_vain")


@pytest.mark.parametrize(("hostage", "card"), [("nun", "ride"), ("teacher", "punch")])
def test_a_useless_card_may_still_be_played(hostage: str, card: str) -> None:
    """CE-16.4, R-23: to use up a turn."""
    match = scene(
        {"doc": "car1", "ghost": "car2", "belle": "car3"},
        horses=True,
        bandits={"doc": {"hostage": hostage}},
        players=[{"hand": [card, "move"]}],
        at="act standard 0 : 0",
    )
    assert f"doc {card}" in offered(match, 0, "play")
    assert said(match.play(0, f"play doc {card}"), "played") == [f"played 0 doc {card}"]


def start_of_round(hostage: dict[str, str], **picture: Any) -> posse.Match:
    """Round 2 begins: Doc, Ghost and Belle draw their hands."""
    return scene(
        {"doc": "car1", "ghost": "car2", "belle": "car3"},
        horses=True,
        bandits={name: {"hostage": which} for name, which in hostage.items()},
        at="start_of_round",
        **picture,
    )


def test_the_minister_draws_one_card_fewer_at_each_start_of_round() -> None:
    """CE-16.3, CE-16.6: five instead of six; Doc with the Minister holds six."""
    match = start_of_round({"ghost": "minister"})
    assert [len(hand(match, seat)) for seat in range(3)] == [7, 5, 6]
    match = start_of_round({"doc": "minister"})
    assert [len(hand(match, seat)) for seat in range(3)] == [6, 6, 6]


def test_the_minister_with_kept_cards() -> None:
    """CE-16.6: with 2 kept cards 6 - 2 - 1 = 3 are drawn."""
    match = start_of_round({"ghost": "minister"}, players=[{}, {"hand": ["fire", "punch"]}])
    assert said(match.events, "drew") == ["drew 0 7", "drew 1 3", "drew 2 6"]


def test_the_minister_never_draws_fewer_than_no_cards() -> None:
    """CE-16.6: an expert who has kept six cards keeps them and draws none."""
    kept = ["fire", "fire", "move", "move", "floor", "floor"]
    match = start_of_round({"ghost": "minister"}, players=[{}, {"hand": kept}], options={"expert": "true"})
    assert "drew 1 0" in said(match.events, "drew")
    assert len(hand(match, 1)) == 6


@pytest.mark.parametrize(
    ("where", "coach", "reached"),
    [
        ("car2_roof", "loco", ["car1_roof", "car3_roof"]),
        ("car2_roof", "car2", ["car1_roof", "car3_roof", "coach_roof"]),
        ("car1_roof", "car2", ["loco_roof", "car2_roof"]),
        ("car2", "loco", ["car1", "car3"]),
    ],
)
def test_the_old_lady_takes_one_step_on_roofs(where: str, coach: str, reached: list[str]) -> None:
    """CE-16.3, CE-16.7: to a neighbouring roof or across to the Stagecoach; inside nothing changes."""
    match = coached("doc move", spots={"doc": where, "ghost": "car3"}, hostage={"doc": "old_lady"}, coach=coach)
    assert sorted(offered(match, 0, "move")) == sorted(reached)


def test_the_old_lady_crosses_from_the_stagecoach_roof_and_goes_no_further() -> None:
    """CE-16.7: her one step is the crossing."""
    match = coached("doc move", spots={"doc": "coach_roof", "ghost": "car3"}, hostage={"doc": "old_lady"})
    assert is_done(match)
    assert spot(match, "doc") == "car1_roof"


def scheming(symbol: str, hostage: dict[str, str], **picture: Any) -> posse.Match:
    """Ghost is to act in a Tunnel (the second turn) or in the Standard first turn, with a Move and a Fire."""
    return scene(
        {"ghost": "car1", "doc": "car2", "belle": "car3"},
        horses=True,
        bandits={name: {"hostage": which} for name, which in hostage.items()},
        card="tunnel",
        turn=1 if symbol == "tunnel" else 0,
        players=[{"hand": ["move", "fire"]}, {"hand": ["punch", "fire"]}],
        at=f"act {symbol} 0 : 0",
        **picture,
    )


def test_the_photographers_cards_are_played_face_up_in_a_tunnel() -> None:
    """CE-16.5, R-38: Ghost's card lies open; Doc's, without her, does not."""
    match = scheming("tunnel", {"ghost": "photographer"})
    match.play(0, "play ghost move")
    match.play(1, "play doc punch")
    pile = match.view(2)["pile"]
    assert [card["down"] for card in pile] == [False, True]
    assert (pile[0]["action"], "action" in pile[1]) == ("move", False)


def test_with_the_photographer_not_even_ghost_plays_face_down() -> None:
    """CE-16.3: Ghost's ability of the first turn is of no use."""
    assert "hide ghost move" in scheming("standard", {}).choices(0)
    assert refuses(scheming("standard", {"ghost": "photographer"}), 0, "hide ghost move")


def test_cards_already_in_the_pile_stay_face_down_when_the_photographer_is_taken() -> None:
    """CE-16.5: Doc's second card, played in a Tunnel, is still hidden from the others."""
    pile = [[0, "doc", "floor", "up"], [2, "belle", "move", "up"], [0, "doc", "fire", "tunnel"]]
    match = coached(spots={"doc": "coach_roof", "ghost": "car3"}, pile=pile, hostages=["photographer"])
    assert bandit(match, "doc")["hostage"] == "photographer"
    assert match.view(1)["pile"][2] == {"seat": 0, "down": True}


def test_the_poker_player_takes_every_ability() -> None:
    """CE-16.3, CE-16.9: Belle becomes a normal target, Doc draws 6, Ghost plays face up."""
    spots = {"doc": "car3", "ghost": "car2", "belle": "car2"}
    pile = [[0, "doc", "fire", "up"], [1, "ghost", "move", "up"]]
    assert said(scene(spots, horses=True, pile=pile, at="stealin").events, "shot") == ["shot doc ghost"]
    match = scene(spots, horses=True, pile=pile, at="stealin", bandits={"belle": {"hostage": "poker_player"}})
    assert sorted(offered(match, 0, "shoot")) == ["belle", "ghost"]
    assert len(hand(start_of_round({"doc": "poker_player"}), 0)) == 6
    assert refuses(scheming("standard", {"ghost": "poker_player"}), 0, "hide ghost move")


@pytest.mark.parametrize(
    ("card", "ghost", "able", "unable"),
    [
        ("django fire", "car2", ["shot django ghost", "pushed ghost car1"], ["shot django ghost"]),
        ("tuco fire", "car3_roof", ["shot tuco ghost"], ["shot tuco belle"]),
        ("cheyenne punch", "car3", [], ["dropped ghost purse car3", "pushed ghost car2"]),
    ],
)
def test_the_poker_player_takes_the_abilities_of_django_tuco_and_cheyenne(
    card: str, ghost: str, able: list[str], unable: list[str]
) -> None:
    """CE-16.3, CE-7.12: no push, no shot through the roof, no purse to take (Cheyenne is asked about it else)."""
    name = card.split()[0]
    spots = {name: "car3", "ghost": ghost}
    assert said(coached(card, spots=spots).events, "shot", "pushed", "dropped") == able
    match = coached(card, spots=spots, hostage={name: "poker_player"})
    assert said(match.events, "shot", "pushed", "dropped") == unable
    assert is_done(match)


def test_the_poodle_brings_a_bullet_at_each_start_of_round_before_the_draw() -> None:
    """CE-16.3, CE-16.8, R-24: it can be drawn at once, and counts as received in the new round."""
    rest = ["move", "move", "floor", "floor", "fire", "fire", "robbery"]
    dice = [f"card {card}" for card in [*rest, "bullet", *rest[:5], *rest[:6]]]
    match = start_of_round({"ghost": "poodle"}, dice=[*dice, "round_card braking"])
    assert "bullet neutral" in hand(match, 1)
    assert (bullets(match, 1), player(match, 1)["struck"]) == ({"neutral": 1}, 1)
    assert [bullets(match, seat) for seat in (0, 2)] == [{}, {}]
    assert match.view(None)["neutral"] == 15


def test_the_poodle_bites_first_in_the_round_after_it_was_taken() -> None:
    """CE-16.8: taking it gives no bullet yet."""
    match = coached("doc floor", spots={"doc": "coach_roof", "ghost": "car3"}, hostages=["poodle"])
    assert bandit(match, "doc")["hostage"] == "poodle"
    assert bullets(match, 0) == {}
    play_all(match, (2, "move car1"))
    assert (match.view(None)["round"], bullets(match, 0)) == (2, {"neutral": 1})


def test_the_banker_has_no_penalty() -> None:
    """CE-16.3: Doc draws and runs as usual."""
    assert len(hand(start_of_round({"doc": "banker"}), 0)) == 7
    match = coached("doc move", spots={"doc": "car3_roof", "ghost": "car3"}, hostage={"doc": "banker"}, coach="loco")
    assert sorted(offered(match, 0, "move")) == ["car1_roof", "car2_roof", "loco_roof"]


# --- two bandits of one player, and partners


def pair(at: str, hostage: dict[str, str], spots: dict[str, str] | None = None, **picture: Any) -> posse.Match:
    """Two players: seat 0 has Doc and Belle, seat 1 Ghost and Tuco."""
    usual = {"doc": "car1", "ghost": "car2", "tuco": "car3", "belle": "car3"}
    return scene(
        {**usual, **(spots or {})},
        seats=2,
        horses=True,
        bandits={name: {"hostage": which} for name, which in hostage.items()},
        at=at,
        **picture,
    )


def test_each_of_a_players_two_bandits_may_take_a_hostage() -> None:
    """CE-16.10: Doc has the Nun; Belle, the other bandit of the same player, takes one too."""
    pile = [[0, "belle", "floor", "up"], [1, "ghost", "move", "up"]]
    match = pair("stealin", {"doc": "nun"}, {"belle": "coach_roof"}, pile=pile, hostages=["banker", "teacher"])
    assert match.asked == (0,)
    match.play(0, "seize banker")
    assert (bandit(match, "doc")["hostage"], bandit(match, "belle")["hostage"]) == ("nun", "banker")


def test_minister_and_poodle_act_on_the_deck_of_a_player_of_two_bandits() -> None:
    """CE-16.10: they are Belle's, and her player draws one card fewer, or gets the bullet."""
    assert player(pair("start_of_round", {}), 0)["hand"] == 7
    assert player(pair("start_of_round", {"belle": "minister"}), 0)["hand"] == 6
    match = pair("start_of_round", {"belle": "poodle"})
    assert (bullets(match, 0), bullets(match, 1)) == ({"neutral": 1}, {})


def test_the_teacher_binds_only_her_own_bandit() -> None:
    """CE-16.10, CE-16.12: Doc's Punch is useless, that of Belle in the same hand is not."""
    pile = [[0, "doc", "punch", "up"], [0, "belle", "punch", "up"]]
    match = pair("stealin", {"doc": "teacher"}, {"doc": "car3", "ghost": "car3"}, pile=pile)
    assert said(match.events, "in_vain") == ["in_vain doc punch"]
    assert match.question == {"step": "punch", "bandit": "belle"}


def test_old_lady_and_poker_player_bind_only_their_own_bandit() -> None:
    """CE-16.10: Belle runs three roofs beside Doc's Old Lady, and is spared beside Doc's Poker Player."""
    pile = [[0, "belle", "move", "up"]]
    match = pair("stealin", {"doc": "old_lady"}, {"belle": "car3_roof"}, pile=pile)
    assert sorted(offered(match, 0, "move")) == ["car1_roof", "car2_roof", "loco_roof"]
    pile = [[1, "tuco", "fire", "up"], [1, "ghost", "move", "up"]]
    match = pair("stealin", {"doc": "poker_player"}, {"doc": "car2", "belle": "car2", "ghost": "car1"}, pile=pile)
    assert said(match.events, "shot") == ["shot tuco doc"]
    match = pair("stealin", {"belle": "poker_player"}, {"doc": "car2", "belle": "car2", "ghost": "car1"}, pile=pile)
    assert offered(match, 1, "shoot") == ["belle", "doc"]


def test_the_photographer_binds_only_the_cards_of_its_own_bandit() -> None:
    """CE-16.10, CE-16.12: in a Tunnel Doc's card lies face up, Belle's in the same hand face down."""
    for card, down in (("doc move", False), ("belle move", True)):
        match = pair(
            "act tunnel 0 : 0",
            {"doc": "photographer"},
            card="tunnel",
            turn=1,
            players=[{"hand": ["move", "other_move"]}],
        )
        match.play(0, f"play {card}")
        assert match.view(1)["pile"][0]["down"] is down


TEAMS = {"doc": "car1", "ghost": "car3", "tuco": "car4", "cheyenne": "car4"}  # Doc and Ghost are partners


def partners(hostage: dict[str, str], **picture: Any) -> posse.Match:
    given = {name: {"hostage": which} for name, which in hostage.items()}
    options = {"horses": "true", "teams": "true"}
    return scene(TEAMS, bandits=given, options=options, **picture)


def test_a_hostage_binds_the_bandit_of_the_cards_colour_whoever_played_it() -> None:
    """CE-16.12, R-39: Doc's player plays Ghost's Punch; Ghost's Teacher makes it useless, Doc's does not."""
    spots = {**TEAMS, "doc": "car3"}
    for holder, wanted in (("ghost", ["in_vain ghost punch"]), ("doc", ["punched ghost doc"])):
        match = scene(
            spots,
            bandits={holder: {"hostage": "teacher"}},
            options={"horses": "true", "teams": "true"},
            pile=[[0, "ghost", "punch", "up"], [0, "doc", "move", "up"]],
            loot={"doc": "-"},
            at="stealin",
        )
        assert said(match.events, "in_vain", "punched") == wanted


def test_photographer_and_ghost_bind_the_colour_of_the_card_when_it_is_played() -> None:
    """CE-16.12, R-39: Ghost's card is face up in the partner's hands, the partner's face down in Ghost's."""
    players = [{"hand": ["other_move"]}, {"hand": ["other_move"]}]
    match = partners({"ghost": "photographer"}, card="tunnel", turn=1, players=players, at="act tunnel 0 : 0")
    match.play(0, "play ghost move")
    match.play(1, "play doc move")
    assert [card["down"] for card in match.view(2)["pile"]] == [False, True]
    players = [{"hand": ["move", "other_move"]}]
    match = partners({}, card="tunnel", players=players, at="act standard 0 : 0")
    assert offered(match, 0, "hide") == ["ghost move"]
    match = partners({"ghost": "poker_player"}, card="tunnel", players=players, at="act standard 0 : 0")
    assert offered(match, 0, "hide") == []
