"""Schemin': acts, and the symbols of the turns (chapters 3 and 4)."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import (
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

SIX = ["tuco", "ghost", "doc", "belle", "cheyenne", "django"]
TEN = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal"]
SEVEN_CARDS = ["angry_marshal", "swivel_arm", "braking", "take_it_all", "passengers_rebellion", "tunnel", "bridge"]
# A card with the turn, counted from 0, of each symbol, with three or four players.
TURNS = {
    "standard": ("bridge", 0),
    "tunnel": ("tunnel", 1),
    "speeding_up": ("bridge", 1),
    "switching": ("angry_marshal", 3),
}


def turn(
    symbol: str, seat: int = 0, *, seats: int = 3, first: int = 0, hands: list[list[str]] | None = None, **picture: Any
) -> posse.Match:
    """A turn of this symbol in which a seat is about to act; Tuco is seat 0's bandit, Ghost seat 1's, and so on."""
    card, number = TURNS[symbol]
    bandits = {name: {"seat": place} for place, name in enumerate(SIX[:seats])}
    picture.setdefault("players", [{"hand": cards} for cards in hands or []])
    spots = dict.fromkeys(SIX[:seats], "car2")
    at = f"act {symbol} 0 : {seat}"
    return scene(spots, bandits=bandits, card=card, turn=number, first=first, at=at, **picture)


def order(match: posse.Match, acts: int) -> list[int]:
    """The next seats to act, while everybody draws."""
    asked = []
    for _ in range(acts):
        asked.append(match.asked[0])
        match.play(match.asked[0], "draw")
    return asked


# --- turns of a round card


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("card", SEVEN_CARDS)
def test_schemin_consists_of_the_turns_of_the_round_card_from_left_to_right(card: str, players: int) -> None:
    """CE-3.4: one after the other, and in each of them everybody acts once, twice when speeding up."""
    match = scene(dict.fromkeys(SIX[:players], "car2"), card=card, at="schemin")
    turns = match.view(None)["turns"]
    acts: dict[int, list[int]] = {}
    while match.view(None)["round"] == 1 and step(match) == "act":
        number = match.view(None)["turn"]
        acts.setdefault(number, []).append(match.asked[0])
        assert match.question == {**(match.question or {}), "symbol": turns[number]}
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    begun = said(match.events, "turn")[: len(turns)]
    assert begun == [f"turn {number} {symbol}" for number, symbol in enumerate(turns, start=1)]
    for number, symbol in enumerate(turns):
        each = 2 if symbol == "speeding_up" else 1
        assert sorted(acts[number]) == sorted([*range(players)] * each)
        assert acts[number][0] == 0


def test_every_turn_starts_with_the_first_player() -> None:
    """CE-3.4: any seat, in every turn of the round."""
    match = scene(dict.fromkeys(SIX[:4], "car2"), card="swivel_arm", first=2, at="schemin")
    assert order(match, 8) == [2, 3, 0, 1] * 2


# --- an act


def test_an_act_is_a_card_or_a_draw() -> None:
    """CE-3.5: each action card in hand can be played, or three cards drawn; there is nothing else, and no pass."""
    match = turn("standard", hands=[["move", "fire", "fire", "marshal"]])
    assert match.choices(0) == ["play tuco move", "play tuco fire", "play tuco marshal", "draw"]
    assert refuses(match, 0, "done")
    assert refuses(match, 0, "play tuco punch")


def test_a_card_goes_from_the_hand_onto_the_common_pile() -> None:
    """CE-3.5: one card, and then the next player acts."""
    match = turn("standard", hands=[["move", "fire", "fire"], ["move"]])
    match.play(0, "play tuco fire")
    assert hand(match, 0) == ["tuco move", "tuco fire"]
    assert [(card["seat"], card["action"]) for card in match.view(None)["pile"]] == [(0, "fire")]
    assert match.asked == (1,)
    match.play(1, "play ghost move")
    assert [(card["seat"], card["action"]) for card in match.view(None)["pile"]] == [(0, "fire"), (1, "move")]


def test_a_draw_is_three_cards_from_the_deck() -> None:
    """CE-3.5: into the hand; nothing is played in that act."""
    match = turn("standard", hands=[["move", "fire"]], dice=["card move", "card punch", "card robbery"])
    match.play(0, "draw")
    assert hand(match, 0) == ["tuco move", "tuco move", "tuco fire", "tuco robbery", "tuco punch"]
    assert (player(match, 0)["deck"], match.view(None)["pile"]) == (5, [])
    assert match.asked == (1,)


def test_with_a_flask_there_is_a_third_act_in_a_standard_turn() -> None:
    """CE-3.5: and in no other turn."""
    flask: dict[str, Any] = {"horses": True, "loot": {"tuco": "whiskey"}, "hands": [["move"]]}
    assert "drink tuco whiskey" in turn("standard", **flask).choices(0)
    for symbol in ("tunnel", "speeding_up", "switching"):
        assert "drink tuco whiskey" not in turn(symbol, **flask).choices(0)


@pytest.mark.parametrize("symbol", TURNS)
def test_without_an_action_card_one_must_draw(symbol: str) -> None:
    """CE-3.6: the player is still asked, so that nobody learns what is in the hand."""
    struck = [{"hand": ["bullet", "bullet_doc"], "bullets": ["neutral", "doc"]}]
    match = turn(symbol, players=struck)
    assert match.asked == (0,)
    assert match.choices(0) == ["draw"]


@pytest.mark.parametrize("left", [1, 2])
def test_a_short_deck_gives_what_is_left(left: int) -> None:
    """CE-3.6: fewer than three cards."""
    match = turn("standard", hands=[TEN[: 10 - left]])
    events = match.play(0, "draw")
    assert f"drew 0 {left}" in said(events)
    assert (player(match, 0)["hand"], player(match, 0)["deck"]) == (10, 0)


def test_with_no_action_card_and_an_empty_deck_the_act_is_skipped() -> None:
    """CE-3.6: the next player acts at once."""
    pile = [[0, "tuco", action, "up"] for action in TEN]
    struck = [{"hand": ["bullet"], "bullets": ["neutral"]}, {"hand": ["move"]}]
    match = turn("standard", 2, hands=[], pile=pile, players=struck)
    match.play(2, "draw")
    assert said(match.events, "skipped", "turn") == ["turn 2 speeding_up", "skipped 0", "skipped 0"]
    assert match.asked == (1,)


def test_bullet_cards_can_never_be_played() -> None:
    """CE-3.7: neither neutral nor others' bullets are among the choices."""
    cards = ["move", "bullet", "bullet_ghost"]
    match = turn("standard", players=[{"hand": cards, "bullets": ["neutral", "ghost"]}])
    assert hand(match, 0) == ["tuco move", "bullet ghost", "bullet neutral"]
    assert match.choices(0) == ["play tuco move", "draw"]
    for words in ("play bullet", "play bullet ghost", "keep_bullet ghost"):
        with pytest.raises(posse.PosseError):
            match.play(0, words)


@pytest.mark.parametrize("symbol", TURNS)
def test_whoever_holds_an_action_card_may_not_draw_from_an_empty_deck(symbol: str) -> None:
    """CE-3.15, R-36: one must be played."""
    match = turn(symbol, hands=[TEN])
    assert player(match, 0)["deck"] == 0
    assert "draw" not in match.choices(0)
    assert len(offered(match, 0, "play")) == 6
    assert refuses(match, 0, "draw")


def test_a_draw_is_public_but_not_what_was_drawn() -> None:
    """CE-3.16: all see who draws how many cards, only that player sees which."""
    match = turn("standard", hands=[["move"]], dice=["card fire", "card punch", "card floor"])
    events = match.play(0, "draw")
    seen = {
        viewer: [str(event) for one in events if (event := one.seen_by(viewer)) and event.name in ("drew", "got_card")]
        for viewer in (None, 0, 1, 2)
    }
    assert seen[None] == seen[1] == seen[2] == ["drew 0 3"]
    assert seen[0] == ["got_card 0 fire", "got_card 0 punch", "got_card 0 floor", "drew 0 3"]
    assert [
        (match.view(viewer)["players"][0]["hand"], match.view(viewer)["players"][0]["deck"]) for viewer in (1, 2)
    ] == [
        (4, 6),
        (4, 6),
    ]


# --- the symbols


def test_in_a_standard_turn_everybody_acts_once_clockwise_face_up() -> None:
    """CE-4.1: from the First Player on, for all to see."""
    match = turn("standard", 1, first=1, seats=4, hands=[["move"], ["fire"], ["punch"], ["floor"]], round=1)
    plays = [(1, "play ghost fire"), (2, "play doc punch"), (3, "play belle floor"), (0, "play tuco move")]
    for seat, words in plays:
        assert match.asked == (seat,)
        match.play(seat, words)
    assert [card["seat"] for card in match.view(None)["pile"]] == [1, 2, 3, 0]
    assert not any(card["down"] for card in match.view(None)["pile"])
    assert match.view(None)["turn"] == 1


def test_in_a_tunnel_everybody_acts_once_clockwise_face_down() -> None:
    """CE-4.2: the others see who laid a card, but not which one, until it is resolved."""
    match = turn("tunnel", 2, first=2, hands=[["move"], ["fire", "move"], ["punch"]])
    (event,) = match.play(2, "play doc punch")
    assert [str(event.seen_by(viewer)) for viewer in (None, 0, 2)] == ["hid 2 ? ?", "hid 2 ? ?", "hid 2 doc punch"]
    assert match.asked == (0,)
    match.play(0, "play tuco move")
    assert match.asked == (1,)
    match.play(1, "play ghost fire")
    hidden = [{"seat": seat, "down": True} for seat in (2, 0, 1)]
    assert match.view(None)["pile"] == hidden
    assert match.view(0)["pile"][1] == {"seat": 0, "down": True, "bandit": "tuco", "action": "move"}
    order(match, 3)
    assert match.view(None)["pile"] == hidden


def test_cards_of_a_tunnel_are_hidden_until_each_is_resolved() -> None:
    """CE-4.2: one after the other they are turned over."""
    pile = [[0, "tuco", "move", "tunnel"], [1, "ghost", "marshal", "tunnel"], [2, "doc", "fire", "tunnel"]]
    match = scene(dict.fromkeys(SIX[:3], "car2"), marshal="car1", pile=pile, at="stealin")
    assert [card["down"] for card in match.view(None)["pile"]] == [False, True, True]
    match.play(0, "move car3")
    assert [card["down"] for card in match.view(None)["pile"]] == [False, False, True]


def test_seats_act_twice_in_a_row_when_speeding_up() -> None:
    """CE-4.3: in clockwise order, face up."""
    match = turn("speeding_up", 1, first=1)
    assert order(match, 6) == [1, 1, 2, 2, 0, 0]
    match = turn("speeding_up", hands=[["move", "fire"]])
    play_all(match, (0, "play tuco fire"), (0, "play tuco move"))
    shown = [{"seat": 0, "down": False, "bandit": "tuco", "action": action} for action in ("fire", "move")]
    assert match.view(None)["pile"] == shown


@pytest.mark.parametrize("acts", [("play", "play"), ("draw", "draw"), ("draw", "play"), ("play", "draw")])
def test_the_two_acts_of_speeding_up_are_independent(acts: tuple[str, str]) -> None:
    """CE-4.3: two cards; six drawn; draw, then play; or play, then draw."""
    match = turn("speeding_up", hands=[["move", "fire"]])
    for act in acts:
        assert match.asked == (0,)
        match.play(0, next(choice for choice in match.choices(0) if choice.startswith(act)))
    drawn = 3 * acts.count("draw")
    played = acts.count("play")
    assert len(match.view(None)["pile"]) == played
    assert (player(match, 0)["hand"], player(match, 0)["deck"]) == (2 + drawn - played, 8 - drawn)
    assert match.asked == (1,)


def test_what_the_first_act_has_drawn_the_second_can_play() -> None:
    """EX-11, CE-4.3: seat 1 draws 3, then plays Fire; then, and only then, seat 2 acts."""
    match = turn("speeding_up", hands=[["move"]], dice=["card fire", "card punch", "card floor"])
    match.play(0, "draw")
    assert match.asked == (0,)
    assert refuses(match, 1, "draw")
    match.play(0, "play tuco fire")
    assert match.asked == (1,)


@pytest.mark.parametrize(
    ("seats", "first", "expected"), [(3, 0, [0, 2, 1]), (3, 1, [1, 0, 2]), (4, 0, [0, 3, 2, 1]), (4, 3, [3, 2, 1, 0])]
)
def test_a_switching_turn_goes_counter_clockwise_from_the_first_player(
    seats: int, first: int, expected: list[int]
) -> None:
    """CE-4.4: order 1, n, n-1 and so on down to 2."""
    assert order(turn("switching", first, seats=seats, first=first), seats) == expected


def test_switching_with_the_third_of_four_players_first() -> None:
    """EX-10: First Player seat 3, then the order is 3, 2, 1, 4; here seats are counted from 0."""
    assert order(turn("switching", 2, seats=4, first=2), 4) == [2, 1, 0, 3]


def test_cards_of_a_switching_turn_lie_face_up_in_the_order_of_the_acts() -> None:
    """CE-4.4: and everybody acts once."""
    cards = [["move"], ["fire"], ["punch"]]
    match = turn("switching", hands=[["move", "floor"], *cards[1:]])
    plays = [(0, "play tuco floor"), (2, "play doc punch"), (1, "play ghost fire")]
    events = play_all(match, *plays)
    assert said(events, "played") == ["played 0 tuco floor", "played 2 doc punch", "played 1 ghost fire"]
    assert said(events, "resolved")[0] == "resolved 0 tuco floor"


def test_a_simultaneous_turn_asks_everybody_at_once() -> None:
    """CE-4.5: the cards are chosen in secret, shown together and lie in player order (CE-17.7)."""
    hands = [{"hand": ["move"]}, {"hand": ["fire"]}, {"hand": ["punch"]}]
    spots = dict.fromkeys(SIX[:3], "car2")
    match = scene(spots, horses=True, card="ambush", players=hands, at="schemin")
    assert set(match.asked) == {0, 1, 2}
    play_all(match, (2, "play doc punch"), (0, "play tuco move"))
    assert match.view(None)["pile"] == []
    match.play(1, "play ghost fire")
    assert [card["seat"] for card in match.view(None)["pile"]] == [0, 1, 2]


def test_stealin_follows_the_pile_whatever_the_symbol() -> None:
    """CE-4.6: cards of a Switching turn are not turned round, those of a Speeding-up turn not taken apart."""
    first = [[0, "tuco", "floor", "up"], [2, "doc", "floor", "up"], [1, "ghost", "floor", "up"]]
    double = [[2, "doc", "floor", "up"], [2, "doc", "marshal", "up"]]
    spots = dict.fromkeys(SIX[:3], "car2_roof")
    match = scene(spots, card="angry_marshal", marshal="car1", pile=[*first, *double], at="stealin")
    assert [line.split()[1] for line in said(match.events, "resolved")] == ["0", "2", "1", "2", "2"]
    assert (match.asked, step(match)) == ((2,), "marshal")
    assert [spot(match, name) for name in SIX[:3]] == ["car2", "car2", "car2_roof"]


def test_a_new_game_asks_the_first_player_for_the_first_act() -> None:
    """CE-3.4: Schemin' of round 1 begins with that player."""
    match = new(5, seed=11)
    assert (step(match), match.asked) == ("act", (match.view(None)["first"],))
    assert match.view(None)["turn"] == 0
