"""Team play: chapter 21 of the rules, except for the scores."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
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
)

FOUR = {"doc": "car1", "ghost": "car2", "tuco": "car3", "cheyenne": "car4"}  # Doc and Ghost, Tuco and Cheyenne
SIX = {"doc": "car1", "ghost": "car2", "tuco": "car3", "belle": "car3", "django": "car4", "cheyenne": "car4"}
MOVE = {"hand": ["move"]}


def teams(spots: dict[str, str] | None = None, horses: bool = False, **picture: Any) -> posse.Match:
    options = {"teams": "true", "horses": "true"} if horses else {"teams": "true"}
    return scene(spots or FOUR, options=options, **picture)


def deck(match: posse.Match, seat: int) -> list[str]:
    """The true content of a deck."""
    cards: list[str] = match.scene()["players"][seat]["deck"]
    return cards


def acted(match: posse.Match, acts: int) -> list[int]:
    """The seats in the order in which they act, each playing what it has."""
    order: list[int] = []
    for _ in range(acts):
        order.append(match.asked[0])
        match.play(match.asked[0], match.choices(match.asked[0])[0])
    return order


# --- who plays with whom, and when


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_team_play_needs_an_even_number_of_players(seats: int) -> None:
    """CE-21.1, CE-10.19: 4 or 6."""
    with pytest.raises(posse.BadTable):
        new(seats, teams="true")
    assert new(4, teams="true").view(None)["teams"]
    assert new(6, teams="true").view(None)["teams"]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_all_a_start_in_the_caboose_and_all_b_before_it(seats: int, seed: int) -> None:
    """CE-21.2, CE-21.1: A sits just before B clockwise, so the even seats are A, no matter who is First Player."""
    match = new(seats, seed=seed, teams="true")
    for seat in range(seats):
        (name,) = player(match, seat)["bandits"]
        assert spot(match, name) == f"car{seats - seat % 2}"


def test_a_random_a_is_first_player() -> None:
    """CE-21.4: either A of four players, never a B."""
    assert {new(4, seed=seed, teams="true").view(None)["first"] for seed in range(20)} == {0, 2}


def test_a_random_a_is_first_player_after_the_horse_attack_too() -> None:
    """CE-21.4, R-30: though B2 alone is in the rearmost car."""
    firsts = set()
    for seed in range(20):
        match = new(4, seed=seed, teams="true", horses="true")
        names = [player(match, seat)["bandits"][0] for seat in range(4)]
        play_all(match, (0, "ride_on"), (1, "ride_on"), (2, "ride_on"), (3, f"board {names[3]}"))
        play_all(match, *((seat, f"board {names[seat]}") for seat in range(3)))
        assert match.view(None)["round"] == 1
        firsts.add(match.view(None)["first"])
    assert firsts == {0, 2}


@pytest.mark.parametrize(("spots", "first", "then"), [(FOUR, 0, 2), (FOUR, 2, 0), (SIX, 2, 4), (SIX, 4, 0)])
def test_each_later_round_the_a_of_the_next_team_is_first(spots: dict[str, str], first: int, then: int) -> None:
    """CE-21.4: B's are skipped."""
    for horses in (False, True):
        match = teams(spots, horses, first=first, at="hand_on")
        assert match.view(None)["first"] == then


def test_the_order_of_teams() -> None:
    """EX-26, CE-21.3, CE-21.10: A1 B1 A2 B2 A3 B3; switching B1 A1 B3 A3 B2 A2; the next round starts with A2."""
    match = teams(SIX, card="angry_marshal", turn=1, players=[{"hand": ["move", "move"]}] * 6, at="schemin")
    assert match.view(None)["turns"][1:] == ["standard", "switching"]
    assert acted(match, 6) == [0, 1, 2, 3, 4, 5]
    assert acted(match, 6) == [1, 0, 5, 4, 3, 2]
    assert teams(SIX, at="hand_on").view(None)["first"] == 2


def test_switching_starts_with_b_of_the_first_players_team() -> None:
    """CE-21.10: with four players and A2 as First Player: B2, A2, B1, A1."""
    match = teams(card="angry_marshal", turn=3, first=2, players=[MOVE] * 4, at="schemin")
    assert acted(match, 4) == [3, 2, 1, 0]


def test_in_a_speeding_up_turn_a_makes_two_acts_then_b_two() -> None:
    """CE-21.18: then the next team."""
    match = teams(card="bridge", turn=1, players=[{"hand": ["move", "move"]}] * 4, at="schemin")
    assert acted(match, 8) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_in_a_simultaneous_turn_the_cards_enter_the_pile_in_normal_order() -> None:
    """CE-21.18: A, B, next team, no matter who has answered first."""
    match = teams(horses=True, card="ambush", first=2, players=[MOVE] * 4, at="schemin")
    for seat in (1, 3, 0, 2):
        match.play(seat, match.choices(seat)[0])
    assert [card["seat"] for card in match.view(None)["pile"]] == [2, 3, 0, 1]


def test_hostages_cars_and_round_cards_follow_the_number_of_players() -> None:
    """CE-21.17: six players have 6 cars, 5 hostages and the round cards for many."""
    match = new(6, teams="true", horses="true")
    assert (len(match.view(None)["train"]), len(match.view(None)["hostages"])) == (6, 5)
    match = teams(SIX, card="bridge", players=[MOVE], at="act standard 0 : 0")
    assert match.view(None)["turns"] == ["standard", "speeding_up"]


def test_in_the_horse_attack_every_player_chooses_for_himself() -> None:
    """CE-21.17, CE-21.2: partners may board different cars."""
    match = new(4, teams="true", horses="true")
    assert set(match.asked) == {0, 1, 2, 3}
    names = [player(match, seat)["bandits"][0] for seat in range(4)]
    play_all(match, (0, f"board {names[0]}"), (1, "ride_on"), (2, "ride_on"), (3, "ride_on"))
    assert spot(match, names[0]) == "car4"
    assert spot(match, names[1]) is None
    assert set(match.asked) == {1, 2, 3}


# --- the partner's card


def test_each_draws_the_top_card_of_their_partners_deck_and_fills_their_hand_from_their_own() -> None:
    """CE-21.5: 1 + 6 for Doc, 1 + 5 for the others; the cards are seen by the drawer only."""
    match = teams(at="start_of_round")
    assert said(match.events, "crossed") == ["crossed 0 1", "crossed 1 0", "crossed 2 3", "crossed 3 2"]
    assert said(match.events, "drew") == ["drew 0 6", "drew 1 5", "drew 2 5", "drew 3 5"]
    partner = ["ghost", "doc", "cheyenne", "tuco"]
    for seat in range(4):
        cards = hand(match, seat)
        assert len([card for card in cards if card.startswith(partner[seat])]) == 1
    seen = [event for event in match.events if event.name == "got_card" and str(event).startswith("got_card 0")]
    assert len(seen) == 7
    assert all(event.seen_by(0) and not event.seen_by(1) and not event.seen_by(2) for event in seen)


def test_the_first_round_begins_with_a_partners_card_too() -> None:
    """CE-21.5: the start of every round, the first included."""
    assert len(said(new(4, teams="true").events, "crossed")) == 4


def test_kept_cards_and_the_minister_count_for_the_hand() -> None:
    """CE-21.5: Ghost has kept 2: with the partner's card and the Minister 6 - 1 - 2 - 1 = 2 are left to draw."""
    match = teams(
        horses=True,
        bandits={"ghost": {"hostage": "minister"}},
        players=[{}, {"hand": ["fire", "punch"]}],
        at="start_of_round",
    )
    assert said(match.events, "drew") == ["drew 0 6", "drew 1 2", "drew 2 5", "drew 3 5"]


def test_a_partners_card_makes_the_partners_bandit_act_and_the_partner_chooses() -> None:
    """CE-21.6, R-31: seat 0 plays Ghost's Move as its own act; in Stealin' seat 1 says where Ghost goes."""
    match = teams(players=[{"hand": ["move", "other_move"]}, MOVE], at="act standard 0 : 0")
    assert offered(match, 0, "play") == ["doc move", "ghost move"]
    match.play(0, "play ghost move")
    assert match.view(3)["pile"][0] | {"down": False} == {"seat": 0, "down": False, "bandit": "ghost", "action": "move"}
    assert match.asked == (1,)
    match = teams(pile=[[0, "ghost", "move", "up"]], at="stealin")
    assert match.asked == (1,)
    assert offered(match, 1, "move") == ["car1", "car3"]


def test_a_played_card_returns_to_its_owner() -> None:
    """CE-21.7: Ghost's Floor Change, played by the partner, is Ghost's own again."""
    match = teams(pile=[[0, "ghost", "floor", "up"], [2, "tuco", "move", "up"]], at="stealin")
    assert spot(match, "ghost") == "car2_roof"
    assert (deck(match, 1).count("floor"), deck(match, 0).count("other_floor")) == (2, 0)


def test_an_unplayed_partners_card_stays_with_the_drawers_cards() -> None:
    """CE-21.7, CE-21.8: so does a bullet drawn from the partner."""
    match = teams(
        players=[{"hand": ["other_fire", "bullet_tuco"], "deck": OWN}, {"bullets": ["tuco"], "deck": NO_FIRE}],
        pile=[[2, "tuco", "move", "up"]],
        at="keeping",
    )
    assert (deck(match, 0).count("other_fire"), deck(match, 1).count("fire")) == (1, 1)
    assert (deck(match, 0).count("bullet_tuco"), deck(match, 1).count("bullet_tuco")) == (1, 0)


OWN = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]
NO_FIRE = ["move", "move", "floor", "floor", "fire", "robbery", "robbery", "punch", "marshal"]
TO_DOC = ["card fire", "card move", "card fire", "card move"]  # tops of the decks of seats 1, 0, 3 and 2
REST = ["card move", "card floor", "card floor", "card robbery", "card robbery"]


def test_a_bullet_drawn_from_the_partner_stays_in_the_drawers_hand() -> None:
    """CE-21.8, CE-21.5: Doc draws Ghost's bullet; it is still Ghost's player who was hit."""
    dice = ["card bullet_tuco", *TO_DOC[1:], *REST, "card punch", *REST * 3, "round_card braking"]
    match = teams(players=[{}, {"bullets": ["tuco"]}], dice=dice, at="start_of_round")
    assert "bullet tuco" in hand(match, 0)
    assert "bullet_tuco" not in deck(match, 1)
    assert (bullets(match, 0), bullets(match, 1)) == ({}, {"tuco": 1})


def test_a_partners_card_in_the_deck_may_be_drawn_again_or_drawn_back_by_its_owner() -> None:
    """CE-21.7, CE-21.14: Ghost's Fire is in Doc's deck; as the partner's card it is simply Ghost's own again."""
    players = [{"deck": [*OWN, "other_fire"]}, {"deck": NO_FIRE}]
    dice = ["card punch", "card other_fire", *TO_DOC[2:], "card move", *REST, *REST * 3, "round_card braking"]
    match = teams(players=players, dice=dice, at="start_of_round")
    assert "ghost fire" in hand(match, 1)
    assert not [card for card in hand(match, 1) if card.startswith("doc")]
    dice = ["card punch", "card move", *TO_DOC[2:], "card other_fire", *REST, *REST * 3, "round_card braking"]
    match = teams(players=players, dice=dice, at="start_of_round")
    assert {"ghost fire", "ghost punch"} <= set(hand(match, 0))


def test_draw_acts_and_whiskey_draw_from_ones_own_deck() -> None:
    """CE-21.9: the partner's deck is not touched."""
    for words in ("draw", "drink doc whiskey"):
        match = teams(
            horses=True,
            loot={"doc": "whiskey"},
            players=[{"hand": ["move"]}] * 4,
            dice=["card move", "card fire", "card punch"],
            at="act standard 0 : 0",
        )
        before = [player(match, seat)["deck"] for seat in range(4)]
        match.play(0, words)
        assert [player(match, seat)["deck"] for seat in range(4)] == [before[0] - 3, *before[1:]]


def test_a_partners_card_may_be_kept_like_an_own_one() -> None:
    """CE-21.14: by the keep bonus."""
    match = teams(
        horses=True,
        card="ambush",
        players=[{"hand": ["other_fire", "move"]}, MOVE],
        pile=[[2, "tuco", "move", "up"]],
        at="keeping",
    )
    play_all(match, (0, "keep ghost fire"), (0, "done"), (1, "done"))
    assert hand(match, 0) == ["ghost fire"]


# --- partners among themselves


def test_a_partner_who_is_the_only_legal_target_must_be_hit() -> None:
    """CE-21.13, R-12: by Fire and by Punch."""
    pile = [[0, "doc", "fire", "up"], [1, "ghost", "move", "up"]]
    match = teams({**FOUR, "tuco": "car4"}, pile=pile, at="stealin")
    assert said(match.events, "shot") == ["shot doc ghost"]
    pile = [[0, "doc", "punch", "up"], [1, "ghost", "move", "up"]]
    match = teams({**FOUR, "doc": "car2"}, pile=pile, loot={"ghost": "-"}, at="stealin")
    assert said(match.events, "punched") == ["punched doc ghost"]


def test_a_partner_shields_belle() -> None:
    """CE-21.13, CE-7.5: Doc's partner counts as another target and is shot instead of Belle."""
    spots = {"doc": "car3", "ghost": "car2", "belle": "car2", "tuco": "loco_roof"}
    match = teams(spots, pile=[[0, "doc", "fire", "up"], [2, "belle", "move", "up"]], at="stealin")
    assert said(match.events, "shot") == ["shot doc ghost"]


def test_partners_have_their_own_loot_and_do_not_see_each_others_hands_or_purses() -> None:
    """CE-21.15: Ghost's purse stays Ghost's; Doc's player sees that it is there, not what is in it."""
    match = teams(loot={"ghost": "purse500"}, players=[MOVE, {"hand": ["fire", "punch"]}], at="act standard 0 : 0")
    assert (match.view(1)["purses"]["ghost"], match.view(0)["purses"]["ghost"]) == ([500], [None])
    assert hand(match, 0) == ["doc move"]
    other = teams(loot={"ghost": "purse500"}, players=[MOVE, {"hand": ["move", "marshal"]}], at="act standard 0 : 0")
    assert match.view(0) == other.view(0)
    assert (bandit(match, "doc")["seat"], bandit(match, "ghost")["seat"]) == (0, 1)
    assert [bandit(match, name)["left"] for name in FOUR] == [6, 6, 6, 6]


def test_a_flask_of_the_partner_cannot_be_drunk() -> None:
    """CE-21.15: nothing passes between partners except cards."""
    match = teams(horses=True, loot={"ghost": "whiskey"}, players=[MOVE, MOVE], at="act standard 0 : 0")
    assert refuses(match, 0, "drink ghost whiskey")
    match.play(0, "play doc move")
    assert "drink ghost whiskey" in match.choices(1)
