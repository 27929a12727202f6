"""The two-player mode, and which modes combine: CE-10.8 to CE-10.19 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
    bandit,
    bullets,
    hand,
    loot,
    new,
    offered,
    play_all,
    player,
    purses,
    said,
    scene,
    spot,
    step,
)

ACTIONS = ["move", "floor", "fire", "robbery", "punch", "marshal"]
CARS = ["car a", "car b", "car c"]
SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3", "tuco": "car2"}


def pair(spots: dict[str, str], **picture: Any) -> posse.Match:
    """Two players with two bandits each: the first and last named are seat 0's, the two in between seat 1's."""
    return scene(spots, seats=2, **picture)


def in_turn(*cards: str) -> list[list[Any]]:
    """A pile of cards such as `doc fire`, of a table where seat 0 has Doc and Tuco."""
    return [[0 if card.split()[0] in ("doc", "tuco") else 1, *card.split(), "up"] for card in cards]


def counted(spots: dict[str, str] | None = None, **picture: Any) -> posse.Match:
    """The money of a two-player game is counted."""
    usual = {"doc": "car1", "ghost": "car2", "belle": "car3", "tuco": "car1_roof"}
    return pair(spots or usual, **{"round": 5, "card": "hostage_conductor", "at": "count_money"} | picture)


# --- bandits, train, cards


def test_each_player_controls_two_bandits_with_their_own_things() -> None:
    """CE-10.8: four in play, each with a pawn, a full cylinder and a purse of $250; dealt at random by default."""
    match = new(2)
    seats = [seen["seat"] for seen in match.view(None)["bandits"].values()]
    assert sorted(seats) == [0, 0, 1, 1]
    for name in match.view(None)["bandits"]:
        assert (bandit(match, name)["left"], purses(match, name)) == (6, [250])
    dealt = {tuple(sorted(new(2, seed=seed).view(None)["bandits"])) for seed in range(10)}
    assert len(dealt) > 1


@pytest.mark.parametrize("first", [0, 1])
def test_bandits_are_picked_in_the_order_first_second_second_first(first: int) -> None:
    """CE-10.8: with free choice."""
    match = new(2, dice=[f"seat {first}", *CARS], characters="choose")
    asked: list[int] = []
    for name in ("doc", "ghost", "belle", "tuco"):
        asked += match.asked
        assert step(match) == "character"
        match.play(match.asked[0], f"pick {name}")
    assert asked == [first, 1 - first, 1 - first, first]
    assert player(match, first)["bandits"] == ["doc", "tuco"]
    assert player(match, 1 - first)["bandits"] == ["belle", "ghost"]


def test_two_players_use_the_round_cards_for_two_to_four() -> None:
    """CE-10.8: Bridge has three turns for them."""
    match = pair(SPOTS, card="bridge", at="act standard 0 : 0")
    assert match.view(None)["turns"] == ["standard", "speeding_up", "standard"]


@pytest.mark.parametrize("horses", [False, True])
def test_the_train_has_three_cars(horses: bool) -> None:
    """CE-10.9, R-11: and the Locomotive."""
    match = new(2, horses=horses)
    assert len(match.view(None)["train"]) == 3
    assert loot(match, "loco")["strongboxes"] == 1


@pytest.mark.parametrize("horses", [False, True])
def test_both_bandits_cards_make_one_deck_without_duplicates(horses: bool) -> None:
    """CE-10.10: 12 cards, 14 with the expansion; one of each action for each bandit."""
    actions = [*ACTIONS, "ride"] if horses else ACTIONS
    assert [player(new(2, horses=horses), seat)["deck"] for seat in (0, 1)] == [2 * len(actions)] * 2
    all_cards = [*actions, *(f"other_{action}" for action in actions)]
    match = pair(SPOTS, horses=horses, players=[{"hand": all_cards}], at="act standard 0 : 0")
    assert player(match, 0)["deck"] == 0
    assert sorted(hand(match, 0)) == sorted(f"{name} {action}" for name in ("doc", "tuco") for action in actions)


@pytest.mark.parametrize("seed", range(6))
def test_the_hand_is_six_or_seven_with_doc(seed: int) -> None:
    """CE-10.10, CE-10.17: whichever of the two bandits Doc is."""
    match = new(2, seed=seed)
    for _ in range(2):
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    assert match.view(None)["round"] == 1
    for seat in (0, 1):
        assert player(match, seat)["hand"] == (7 if "doc" in player(match, seat)["bandits"] else 6)


def test_the_expert_variant_is_always_on() -> None:
    """CE-10.11: discard piles, cards kept as one likes, bullets on top of the deck and thrown away."""
    match = new(2)
    assert match.view(None)["expert"]
    assert player(match, 0)["discard"] == []
    spots = {"doc": "car1", "ghost": "car2", "belle": "car3", "tuco": "car2_roof"}
    match = pair(spots, players=[{"hand": ["move", "other_fire"]}], at="keeping")
    assert match.choices(0) == ["done", "keep doc move", "keep tuco fire"]
    match = pair(spots, pile=in_turn("doc fire"), at="stealin")
    assert player(match, 0)["discard"] == [["doc", "fire"]]
    assert "threw_bullets 1 1" in said(match.events)


# --- turns


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("turn", "symbol"), [(0, "standard"), (3, "switching")])
def test_the_first_player_acts_and_then_the_other(first: int, turn: int, symbol: str) -> None:
    """CE-10.12: a Switching turn has the same order as a Standard one."""
    hands = [{"hand": ["move", "floor"]}, {"hand": ["move", "floor"]}]
    picture: dict[str, Any] = {"card": "angry_marshal", "turn": turn, "first": first, "players": hands}
    match = pair(SPOTS, at="schemin", **picture)
    assert match.view(None)["turns"][turn] == symbol
    assert match.asked == (first,)
    match.play(first, "draw")
    assert match.asked == (1 - first,)


def test_the_marker_changes_hands_every_round() -> None:
    """CE-10.12: and changes back."""
    for first in (0, 1):
        match = pair(SPOTS, first=first, at="hand_on")
        assert match.view(None)["first"] == 1 - first
        assert match.asked == (1 - first,)


def test_an_act_is_one_card_of_either_colour_or_a_draw() -> None:
    """CE-10.12: one pile, one act each."""
    match = pair(SPOTS, players=[{"hand": ["move", "other_fire"]}], at="act standard 0 : 0")
    assert match.choices(0) == ["play doc move", "play tuco fire", "draw"]
    match.play(0, "play tuco fire")
    assert (match.asked, len(match.view(None)["pile"])) == ((1,), 1)


def test_the_colour_of_the_card_says_which_bandit_acts() -> None:
    """CE-10.12: the same player answers for both."""
    spots = {"doc": "car1", "ghost": "car3", "belle": "car3", "tuco": "car2"}
    match = pair(spots, pile=in_turn("tuco move", "doc move"), at="stealin")
    assert (match.asked, offered(match, 0, "move")) == ((0,), ["car1", "car3"])
    match.play(0, "move car1")
    assert (spot(match, "tuco"), spot(match, "doc")) == ("car1", "car1")
    assert (match.asked, offered(match, 0, "move")) == ((0,), ["loco", "car2"])


# --- the start


@pytest.mark.parametrize("first", [0, 1])
def test_each_player_starts_with_one_bandit_in_the_caboose_and_one_before_it(first: int) -> None:
    """CE-10.13: the First Player chooses first, and all see it."""
    match = new(2, dice=[f"seat {first}", *CARS], characters="choose")
    for name in ("doc", "ghost", "belle", "tuco"):
        match.play(match.asked[0], f"pick {name}")
    assert (step(match), match.asked) == ("start_car", (first,))
    assert match.choices(first) == ["start doc", "start tuco"]
    events = match.play(first, "start tuco")
    assert [str(event.seen_by(None)) for event in events] == ["started tuco car3", "started doc car2"]
    assert (match.asked, match.choices(1 - first)) == ((1 - first,), ["start ghost", "start belle"])


def test_with_horses_two_players_begin_with_the_horse_attack() -> None:
    """CE-10.13, CE-11.7: nobody is asked for a start."""
    match = new(2, horses=True)
    assert step(match) == "board"
    assert said(match.events, "started") == []


# --- bullets and targets


def test_bullets_of_both_bandits_go_to_the_one_deck_of_their_player() -> None:
    """CE-10.14: Doc shoots one of seat 1's bandits, Tuco the other."""
    spots = {"doc": "car1", "ghost": "car2", "cheyenne": "car3_roof", "tuco": "loco_roof"}
    match = pair(spots, pile=in_turn("doc fire", "tuco fire", "ghost move"), at="stealin")
    assert said(match.events, "shot") == ["shot doc ghost", "shot tuco cheyenne"]
    assert (bullets(match, 0), bullets(match, 1)) == ({}, {"doc": 1, "tuco": 1})
    assert player(match, 1)["deck"] == 12 - 1 + 2


def test_the_other_bandit_of_the_same_player_may_be_shot() -> None:
    """CE-10.15, R-12: the other bandit is one of the targets; the hit costs a bullet but does not count as fired."""
    spots = {"doc": "car2", "ghost": "car1", "belle": "car3_roof", "tuco": "car3"}
    match = pair(spots, pile=in_turn("doc fire", "belle move"), at="stealin")
    assert set(offered(match, 0, "shoot")) == {"ghost", "tuco"}
    match.play(0, "shoot tuco")
    assert (bandit(match, "doc")["left"], bandit(match, "doc")["fired"]) == (5, 0)
    assert bullets(match, 0) == {"doc": 1}


def test_the_other_bandit_must_be_shot_if_they_are_the_only_target() -> None:
    """CE-10.15, CE-3.11: nobody is asked."""
    spots = {"doc": "car2", "ghost": "car1_roof", "belle": "car3_roof", "tuco": "car3"}
    match = pair(spots, pile=in_turn("doc fire", "belle move"), at="stealin")
    assert said(match.events, "shot") == ["shot doc tuco"]


def test_the_other_bandit_may_and_sometimes_must_be_punched() -> None:
    """CE-10.15: the target loses loot and is moved like any other."""
    spots = {"doc": "car2", "ghost": "car2", "belle": "car3_roof", "tuco": "car2"}
    match = pair(spots, pile=in_turn("doc punch", "belle move"), at="stealin")
    assert set(offered(match, 0, "punch")) == {"ghost", "tuco"}
    spots = {"doc": "car2", "ghost": "car3", "belle": "car3_roof", "tuco": "car2"}
    match = pair(spots, pile=in_turn("doc punch", "belle move"), at="stealin")
    assert said(match.events, "punched", "dropped") == ["punched doc tuco", "dropped tuco purse car2"]
    match.play(0, "push car1")
    assert (spot(match, "tuco"), purses(match, "tuco")) == ("car1", [])


@pytest.mark.parametrize("action", ["fire", "punch"])
def test_the_other_bandit_must_be_hit_instead_of_belle(action: str) -> None:
    """CE-10.15, CE-7.5: the other bandit is another legal target; without one, Belle is."""
    near = "car3" if action == "fire" else "car2"
    spots = {"doc": "car2", "ghost": "car1_roof", "belle": near, "tuco": near}
    match = pair(spots, pile=in_turn(f"doc {action}", "ghost move"), at="stealin")
    assert said(match.events, "shot", "punched") == [f"{'shot' if action == 'fire' else 'punched'} doc tuco"]
    spots["tuco"] = "loco_roof"
    match = pair(spots, pile=in_turn(f"doc {action}", "ghost move"), at="stealin")
    assert said(match.events, "shot", "punched") == [f"{'shot' if action == 'fire' else 'punched'} doc belle"]


@pytest.mark.parametrize("action", ["fire", "punch"])
def test_a_setting_spares_ones_own_other_bandit(action: str) -> None:
    """CE-10.15, R-12: then that bandit is no target, and Belle is the only one."""
    near = "car3" if action == "fire" else "car2"
    picture: dict[str, Any] = {"options": {"own_bandit": "spared"}, "at": "stealin"}
    spots = {"doc": "car2", "ghost": "car1_roof", "belle": "car3_roof", "tuco": near}
    match = pair(spots, pile=in_turn(f"doc {action}", "ghost move"), **picture)
    assert said(match.events, "in_vain", "shot", "punched") == [f"in_vain doc {action}"]
    spots["belle"] = near
    match = pair(spots, pile=in_turn(f"doc {action}", "ghost move"), **picture)
    assert said(match.events, "shot", "punched") == [f"{'shot' if action == 'fire' else 'punched'} doc belle"]


# --- scores


def test_the_money_of_both_bandits_is_added() -> None:
    """CE-10.16: loot, cash and ransoms."""
    money = {"doc": {"cash": 250, "hostage": "nun"}, "tuco": {"cash": 250, "hostage": "teacher"}}
    held = {"doc": "purse400", "tuco": "purse300 strongbox", "loco": "-"}
    match = counted(horses=True, bandits=money, loot=held)
    assert match.scores == [250 + 250 + 400 + 300 + 1000 + 700 + 800, 500]
    assert (match.breakdown["cash"], match.breakdown["ransom"]) == ([500, 0], [1500, 0])


def test_gunslinger_is_compared_per_player() -> None:
    """CE-10.16: two and two of Doc and Tuco are more than Ghost's three."""
    first = ["ghost", "ghost", "ghost"]
    match = counted(players=[{"bullets": first}, {"bullets": ["doc", "doc", "tuco", "tuco"]}])
    assert match.breakdown["gunslinger"] == [1000, 0]


def test_hits_on_ones_own_bandit_do_not_count_for_gunslinger() -> None:
    """CE-10.16, CE-10.15: Tuco's three at Doc are nothing; two against two is a tie."""
    match = counted(players=[{"bullets": ["tuco", "tuco", "tuco", "ghost"]}, {"bullets": ["doc", "doc"]}])
    assert match.breakdown["gunslinger"] == [1000, 0]
    match = counted(players=[{"bullets": ["tuco", "tuco", "ghost", "belle"]}, {"bullets": ["doc", "tuco"]}])
    assert match.breakdown["gunslinger"] == [1000, 1000]
    match = counted(players=[{"bullets": ["tuco", "tuco"]}])
    assert match.breakdown["gunslinger"] == [0, 0]


# --- abilities


def test_only_a_card_of_ghosts_colour_may_be_hidden() -> None:
    """CE-10.17: cards of the other bandit are played face up."""
    hands = [{}, {"hand": ["move", "other_move"]}]
    match = pair(SPOTS, players=hands, at="act standard 0 : 1")
    assert match.choices(1) == ["play ghost move", "hide ghost move", "play belle move", "draw"]


def test_the_tie_break_uses_the_bullets_of_both_bandits_together() -> None:
    """CE-10.17, CE-9.4: equally rich, the player with fewer bullet cards wins."""
    match = counted(players=[{"bullets": ["ghost", "neutral"]}, {"bullets": ["tuco"]}])
    assert match.scores[0] == match.scores[1]
    assert match.ranking == [[1], [0]]
    match = counted(players=[{"bullets": ["ghost", "neutral"]}, {"bullets": ["tuco", "neutral"]}])
    assert match.ranking == [[0, 1]]


def test_mortal_bullet_uses_the_bullets_of_both_bandits_together() -> None:
    """CE-10.17, CE-18.7: one hit on Ghost and one on Cheyenne cost their player $300."""
    spots = {"doc": "car1", "ghost": "car2", "cheyenne": "car3_roof", "tuco": "loco_roof"}
    picture: dict[str, Any] = {"round": 5, "card": "mortal_bullet", "at": "stealin"}
    match = pair(spots, horses=True, pile=in_turn("doc fire", "tuco fire"), **picture)
    assert match.over
    assert match.breakdown["mortal_bullet"] == [0, -300]


# --- what a bandit holds


def test_a_punch_reaches_only_the_tokens_of_its_target() -> None:
    """CE-10.18: Belle's strongbox is safe when Ghost is punched."""
    spots = {"doc": "car1", "ghost": "car1", "belle": "car3", "tuco": "car2"}
    held = {"ghost": "purse400 jewel", "belle": "strongbox", "loco": "-", "car2": "jewel jewel"}
    match = pair(spots, loot=held, pile=in_turn("doc punch"), at="stealin")
    assert offered(match, 0, "knock") == ["purse", "jewel"]
    match = pair(spots, loot={"ghost": "-", "belle": "strongbox", "loco": "-"}, pile=in_turn("doc punch"), at="stealin")
    assert (step(match), said(match.events, "dropped")) == ("push_target", [])


def test_marshals_revenge_looks_at_the_purses_of_that_bandit_only() -> None:
    """CE-10.18, CE-8.9: Ghost on the Marshal's roof has none, so Ghost's player loses nothing."""
    spots = {"doc": "car1_roof", "ghost": "car1_roof", "belle": "car3", "tuco": "car2"}
    held = {"doc": "purse400 purse500", "ghost": "-", "belle": "purse300", "tuco": "purse250"}
    picture: dict[str, Any] = {"round": 5, "card": "marshals_revenge", "marshal": "car1", "at": "round_event"}
    match = pair(spots, loot=held, **picture)
    assert said(match.events, "lost_purse") == ["lost_purse doc 400"]
    assert match.breakdown["purses"] == [500 + 250, 300]


def test_each_lone_bandit_of_a_player_picks_a_pocket_for_himself() -> None:
    """CE-10.18, CE-8.8: both of seat 0's bandits are asked, and the purse goes to the one on the spot."""
    spots = {"doc": "car1", "ghost": "car2", "belle": "car2", "tuco": "car3"}
    match = pair(spots, round=5, card="pickpocketing", at="round_event")
    assert (step(match), match.asked) == ("pickpocket", (0,))
    events = match.play(0, offered_purse(match))
    assert said(events, "picked_pocket") == ["picked_pocket doc"]
    assert (len(purses(match, "doc")), len(purses(match, "tuco"))) == (2, 1)
    assert said(match.play(0, "leave"), "picked_pocket") == []
    assert match.over


def offered_purse(match: posse.Match) -> str:
    return f"rob {offered(match, 0, 'rob')[0]}"


@pytest.mark.parametrize(
    ("hostage", "token"), [("banker", "strongbox"), ("old_lady", "jewel"), ("poker_player", "purse")]
)
def test_ransoms_look_at_the_tokens_of_the_hostages_bandit_only(hostage: str, token: str) -> None:
    """CE-10.18, CE-16.11: what the other bandit of the same player holds does not help."""
    train = {"loco": "-"} if token == "strongbox" else {"car2": "jewel jewel"} if token == "jewel" else {}
    for holder, ransom in (("ghost", {"banker": 1000, "old_lady": 500, "poker_player": 250}[hostage]), ("belle", 0)):
        held = {"ghost": "-", "belle": "-"} | {holder: token} | train
        match = counted(horses=True, loot=held, bandits={"ghost": {"hostage": hostage}})
        assert match.breakdown["ransom"] == [0, ransom]


@pytest.mark.parametrize("holder", ["doc", "tuco"])
def test_a_flask_serves_cards_of_either_colour(holder: str) -> None:
    """CE-10.18: whichever bandit holds it, the player may play cards of both."""
    hands = [{"hand": ["move", "other_fire", "other_floor"]}]
    match = pair(SPOTS, horses=True, loot={holder: "old_whiskey"}, players=hands, at="act standard 0 : 0")
    match.play(0, f"drink {holder} old_whiskey")
    assert match.choices(0) == ["play doc move", "play tuco floor", "play tuco fire"]
    play_all(match, (0, "play tuco fire"), (0, "play doc move"))
    assert [(card["bandit"], card["action"]) for card in match.view(None)["pile"]] == [
        ("tuco", "fire"),
        ("doc", "move"),
    ]
    assert match.view(None)["flasks"][holder] == [{"kind": "old", "half": True}]


# --- which modes combine


@pytest.mark.parametrize("horses", [False, True])
@pytest.mark.parametrize(
    ("seats", "mode"),
    [(seats, {}) for seats in (2, 3, 4, 5, 6)]
    + [(seats, {"expert": True}) for seats in (3, 4, 5, 6)]
    + [(4, {"teams": True}), (6, {"teams": True}), (2, {"two_players": "duel"})],
)
def test_every_mode_of_the_table_can_be_played(seats: int, mode: dict[str, Any], horses: bool) -> None:
    """CE-10.19: each of them with and without the expansion; the expert variant by choice, with pairs always."""
    match = new(seats, horses=horses, **mode)
    seen = match.view(None)
    pairs = seats == 2 and not mode
    assert seen["expert"] == (pairs or "expert" in mode)
    assert seen["teams"] == ("teams" in mode)
    assert len(seen["bandits"]) == (4 if pairs else seats)
    assert len(seen["train"]) == (3 if pairs else seats)
    assert not match.over


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(seats, {"teams": True}) for seats in (2, 3, 5)]
    + [(seats, {"teams": True, "expert": True}) for seats in (4, 6)]
    + [(2, {"two_players": "duel", "expert": True}), (3, {"two_players": "duel"}), (2, {"teams": True})],
)
def test_every_other_combination_is_refused(seats: int, mode: dict[str, Any]) -> None:
    """CE-10.19, R-37: teams of two need four or six players; no teams of experts, no duel of experts or of three."""
    with pytest.raises(posse.BadTable):
        new(seats, **mode)


def test_a_plain_duel_is_off_by_default_and_has_one_bandit_each() -> None:
    """CE-10.19, R-11: standard rules, as many cars as players, ten cards each."""
    assert len(new(2).view(None)["bandits"]) == 4
    match = new(2, two_players="duel")
    assert [len(player(match, seat)["bandits"]) for seat in (0, 1)] == [1, 1]
    assert sorted(str(bandit(match, name)["spot"]) for name in match.view(None)["bandits"]) == ["car1", "car2"]
    cards = [player(match, seat)["deck"] + player(match, seat)["hand"] for seat in (0, 1)]
    assert cards == [10, 10]
    assert "discard" not in player(match, 0)


def test_a_player_says_whose_flask_is_drunk() -> None:
    """CE-10.18, CE-17.6: flasks are held per bandit, also when both hold the same."""
    hands = [{"hand": ["move", "other_fire"]}]
    match = pair(SPOTS, horses=True, loot={"doc": "whiskey", "tuco": "whiskey"}, players=hands, at="act standard 0 : 0")
    assert offered(match, 0, "drink") == ["doc whiskey", "tuco whiskey"]
    match.play(0, "drink tuco whiskey")
    flasks = match.view(0)["flasks"]
    assert [one["half"] for one in (*flasks["doc"], *flasks["tuco"])] == [False, True]
