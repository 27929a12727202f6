"""Components and setup of the base game (chapter 2)."""

from collections import Counter

import pytest

import posse
from tests.games.colt.table import (
    acting,
    bandit,
    hand,
    loot,
    new,
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

SIX = ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
ACTIONS = {"move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
TEN = [action for action, number in ACTIONS.items() for _ in range(number)]
HANDS = TEN[:6] * 3
FLOORS = {"a": (3, 0), "b": (0, 3), "c": (1, 1), "d": (3, 1), "e": (4, 1), "f": (1, 0)}
"""Purses and jewels printed on the floors of the cars."""
ROUND_CARDS = {
    "angry_marshal",
    "swivel_arm",
    "braking",
    "take_it_all",
    "passengers_rebellion",
    "tunnel",
    "bridge",
}
STATIONS = {"pickpocketing", "marshals_revenge", "hostage_conductor"}


def purses_on(match: posse.Match, where: str) -> int:
    return len(loot(match, where)["purses"])


def ride(match: posse.Match) -> list[str]:
    """Play to the end, always the last choice; the round cards in their order."""
    while not match.over:
        match.play(match.asked[0], match.choices(match.asked[0])[-1])
    return [line.split()[2] for line in said(match.events, "round")]


# --- components


def test_the_box_has_six_cars_eighteen_purses_and_six_jewels() -> None:
    """CE-2.1: with six players all of them are on the table, and a scene cannot have more."""
    match = new(6, seed=3)
    assert sorted(match.view(None)["train"]) == ["a", "b", "c", "d", "e", "f"]
    spots = [f"car{column}" for column in range(1, 7)]
    held = sum(len(purses(match, name)) for name in SIX)
    assert held + sum(purses_on(match, where) for where in spots) == 18
    assert sum(loot(match, where)["jewels"] for where in spots) == 6
    six = dict.fromkeys(SIX, "car1")
    bare = {"car3": "jewel", "car4": "jewel", "car5": "jewel", "car6": "-"}
    twelve = " ".join(["purse"] * 12)
    scene(six, loot={**bare, "car1": twelve}, at="stealin")
    with pytest.raises(posse.BadScene):
        scene(six, loot={**bare, "car1": f"{twelve} purse"}, at="stealin")
    with pytest.raises(posse.BadScene):
        scene(six, loot={**bare, "car1": "jewel"}, at="stealin")


@pytest.mark.parametrize(("value", "number"), [("250", 8), ("300", 2), ("350", 2), ("400", 2), ("450", 2), ("500", 2)])
def test_the_purses_have_these_values(value: str, number: int) -> None:
    """CE-2.1: as many of each value as the box has; three of $250 are with the bandits (CE-2.4)."""
    lying = number - 3 if value == "250" else number
    spots = {"doc": "car1", "ghost": "car1", "tuco": "car1"}
    where = {"car2": " ".join([f"purse{value}"] * lying), "car3": "jewel"}
    scene(spots, loot={**where, "car2": where["car2"] + " jewel jewel jewel"}, at="stealin")
    with pytest.raises(posse.BadScene):
        scene(spots, loot={**where, "car2": f"{where['car2']} purse{value} jewel jewel jewel"}, at="stealin")


def test_there_are_two_strongboxes_and_one_locomotive() -> None:
    """CE-2.1: one lies in the Locomotive, the other can come; there is no third."""
    spots = {"doc": "car1", "ghost": "car1", "tuco": "car1"}
    fire = [[0, "doc", "move", "up"]]
    assert loot(scene(spots, pile=fire, at="stealin"), "loco")["strongboxes"] == 1
    both = scene(spots, loot={"ghost": "strongbox"}, pile=fire, at="stealin")
    assert (loot(both, "loco")["strongboxes"], bandit(both, "ghost")["strongboxes"]) == (1, 1)
    with pytest.raises(posse.BadScene):
        scene(spots, loot={"ghost": "strongbox strongbox"}, pile=fire, at="stealin")


def test_there_are_seven_round_cards_for_a_number_of_players_and_three_stations() -> None:
    """CE-2.1: over many games no other card comes than these, and each of them does."""
    for players in (3, 5):
        rounds: set[str] = set()
        stations: set[str] = set()
        for seed in range(12):
            *cards, station = ride(new(players, seed=seed))
            rounds.update(cards)
            stations.add(station)
        assert (rounds, stations) == (ROUND_CARDS, STATIONS)


def test_there_are_thirteen_neutral_bullets_and_six_for_each_bandit() -> None:
    """CE-2.1: in the supply and in the cylinders."""
    match = new(6, seed=1)
    assert match.view(None)["neutral"] == 13
    assert [bandit(match, name)["left"] for name in SIX] == [6] * 6
    assert match.view(None)["marshal"] == "loco"


def test_the_action_cards_of_a_colour() -> None:
    """CE-2.2: Move, Floor Change, Fire and Robbery twice, Punch and Marshal once; no Ride without horses."""
    match = new(4, seed=2)
    for seat in range(4):
        assert player(match, seat)["hand"] + player(match, seat)["deck"] == 10
    spots = {"tuco": "car1", "ghost": "car1", "belle": "car1"}
    full = scene(spots, players=[{"hand": TEN}], at="act standard 0 : 0")
    assert Counter(card.split()[1] for card in hand(full, 0)) == ACTIONS
    assert player(full, 0)["deck"] == 0
    for action in [*ACTIONS, "ride"]:
        with pytest.raises(posse.BadScene):
            scene(spots, players=[{"hand": [*TEN, action]}], at="act standard 0 : 0")


# --- characters


def test_each_player_gets_a_different_character_at_random() -> None:
    """CE-2.3: dealt without asking unless agreed otherwise."""
    dealt = set()
    for seed in range(8):
        match = new(6, seed=seed)
        assert step(match) == "act"
        names = [player(match, seat)["bandits"] for seat in range(6)]
        assert sorted(name for one in names for name in one) == SIX
        dealt.add(tuple(one[0] for one in names))
    assert len(dealt) > 1


def test_with_free_choice_the_players_pick_in_seat_order() -> None:
    """CE-2.3: from the First Player on, each a bandit that is still free."""
    dice = ["seat 1", "car a", "car b", "car c", *[f"card {card}" for card in HANDS], "round_card bridge"]
    match = new(3, dice, characters="choose")
    assert (match.asked, offered(match, 1, "pick")) == ((1,), SIX)
    match.play(1, "pick tuco")
    assert (match.asked, offered(match, 2, "pick")) == ((2,), SIX[:-1])
    assert refuses(match, 2, "pick tuco")
    play_all(match, (2, "pick belle"), (0, "pick ghost"))
    assert [player(match, seat)["bandits"] for seat in range(3)] == [["ghost"], ["tuco"], ["belle"]]
    assert step(match) == "act"


# --- loot


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_bandit_begins_with_a_purse_of_250(players: int) -> None:
    """CE-2.4: set aside before the cars are loaded, so that $250 is rarer among the rest."""
    match = new(players, seed=players)
    for seat in range(players):
        (name,) = player(match, seat)["bandits"]
        assert purses(match, name, seat) == [250]


def thieves(*values: int) -> posse.Match:
    """Six bandits around the three purses of car d; what the first three find in them."""
    pile = [[seat, name, "robbery", "up"] for seat, name in enumerate(SIX[:3])]
    pile.append([3, "doc", "move", "up"])
    train = ["d", "a", "b", "c", "e", "f"]
    dice = [f"purse {value}" for value in values]
    return scene(dict.fromkeys(SIX, "car1"), dice=dice, train=train, pile=pile, at="stealin")


def rob(match: posse.Match, seat: int) -> None:
    """Rob some purse."""
    match.play(seat, "rob " + next(token for token in offered(match, seat, "rob") if token.startswith("purse")))


def test_the_purses_of_the_bandits_are_missing_in_the_cars() -> None:
    """CE-2.4, CE-2.6: of the eight purses of $250 six are given out first, so only two can lie in the cars."""
    match = thieves(250, 250, 500)
    for seat in range(3):
        rob(match, seat)
    assert [purses(match, name, seat) for seat, name in enumerate(SIX[:3])] == [[250, 250], [250, 250], [250, 500]]
    match = thieves(250, 250, 250)
    rob(match, 0)
    rob(match, 1)
    with pytest.raises(posse.WrongChance):
        rob(match, 2)


def test_no_game_has_more_purses_of_a_value_than_the_box() -> None:
    """CE-2.4, CE-2.6: what the bandits hold in the end, their first purses among it, comes from the same eighteen."""
    most: Counter[int | None] = Counter()
    for seed in range(6):
        match = new(6, seed=seed)
        while not match.over:
            choices = match.choices(match.asked[0])
            match.play(match.asked[0], next((one for one in choices if "robbery" in one), choices[0]))
        held = [purses(match, player(match, seat)["bandits"][0], seat) for seat in range(6)]
        most |= Counter(value for one in held for value in one)
    assert 6 < most[250] <= 8
    assert max(most[value] for value in (300, 350, 400, 450, 500)) == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_train_has_a_locomotive_and_as_many_cars_as_players(players: int) -> None:
    """CE-2.5, R-02: random cars in random order, unless agreed otherwise."""
    trains = [new(players, seed=seed).view(None)["train"] for seed in range(6)]
    for train in trains:
        assert len(set(train)) == len(train) == players
    assert len({tuple(train) for train in trains}) > 1
    agreed = ["f", "b", "e", "a", "d", "c"][:players]
    assert new(players, seed=1, train=" ".join(agreed)).view(None)["train"] == agreed


@pytest.mark.parametrize("train", ["a b", "a b c d", "a b b", "a b x"])
def test_an_agreed_train_must_be_possible(train: str) -> None:
    """CE-2.5: as many cars as players, each once, of the six that there are."""
    with pytest.raises(posse.BadTable):
        new(3, train=train)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 6])
def test_each_car_receives_what_is_printed_on_its_floor(players: int, seed: int) -> None:
    """CE-2.6: purses and jewels inside it, and nothing on the roof."""
    match = new(players, seed=seed)
    for column, car in enumerate(match.view(None)["train"], start=1):
        assert (purses_on(match, f"car{column}"), loot(match, f"car{column}")["jewels"]) == FLOORS[car]
        assert f"car{column}_roof" not in match.view(None)["loot"]


def test_purses_lie_face_down_and_are_drawn_at_random() -> None:
    """CE-2.6: nobody knows what is in them, and any value that is left can be."""
    match = new(6, seed=5)
    for viewer in (None, *range(6)):
        for column in range(1, 7):
            assert set(loot(match, f"car{column}", viewer)["purses"].values()) <= {None}
    for value in (250, 300, 350, 400, 450, 500):
        found = thieves(value)
        rob(found, 0)
        assert purses(found, "belle", 0) == [250, value]


def test_the_locomotive_receives_a_strongbox_and_the_marshal() -> None:
    """CE-2.7: and no other loot."""
    match = new(4, seed=7)
    assert match.view(None)["marshal"] == "loco"
    assert loot(match, "loco") == {"jewels": 0, "strongboxes": 1, "purses": {}, "flasks": {}}


def test_the_second_strongbox_comes_only_with_take_it_all() -> None:
    """CE-2.7: it waits beside the train."""
    spots = {"doc": "car1", "ghost": "car3", "tuco": "car3"}
    for card, found in (("take_it_all", 1), ("bridge", 0)):
        match = scene(spots, marshal="car2", card=card, at="round_event")
        assert loot(match, "car2")["strongboxes"] == found
        assert loot(match, "loco")["strongboxes"] == 1


# --- round cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_deck_is_four_round_cards_and_a_station(players: int) -> None:
    """CE-2.8: all different, in random order, with the station at the bottom."""
    decks = [ride(new(players, seed=seed)) for seed in range(4)]
    for *rounds, station in decks:
        assert len(set(rounds)) == len(rounds) == 4
        assert set(rounds) <= ROUND_CARDS
        assert station in STATIONS
    assert len({tuple(deck) for deck in decks}) > 1


@pytest.mark.parametrize(
    ("players", "turns"),
    [
        (3, ["standard", "speeding_up", "standard"]),
        (4, ["standard", "speeding_up", "standard"]),
        (5, ["standard", "speeding_up"]),
        (6, ["standard", "speeding_up"]),
    ],
)
def test_five_and_six_players_have_round_cards_of_their_own(players: int, turns: list[str]) -> None:
    """CE-2.8, CE-2.9: the Bridge for three and four players has one turn more."""
    spots = dict.fromkeys(SIX[:players], "car1")
    match = scene(spots, card="bridge", at="schemin")
    assert match.view(None)["turns"] == turns


def test_nobody_knows_which_round_cards_will_come() -> None:
    """CE-2.8: neither the cards to come nor the station nor those left out; any of them can be next."""
    dice = [f"card {card}" for card in HANDS]
    spots = {"ghost": "car3", "tuco": "car2", "belle": "car3"}
    left = ROUND_CARDS - {"bridge", "tunnel"}
    for card in left:
        match = scene(spots, past=["tunnel"], round=2, at="start_of_round", dice=[*dice, f"round_card {card}"])
        assert (match.view(0)["round"], match.view(0)["card"]) == (3, card)
    for card in ("tunnel", "bridge", *STATIONS):
        with pytest.raises(posse.WrongChance):
            scene(spots, past=["tunnel"], round=2, at="start_of_round", dice=[*dice, f"round_card {card}"])
    view = new(3, seed=1).view(0)
    shown = [value for key, value in view.items() if key != "card"]
    assert not any(card in repr(shown) for card in (ROUND_CARDS | STATIONS) - {"tunnel"})


def test_the_station_comes_in_round_five_and_not_before() -> None:
    """CE-2.8: at the start of the last round only a station can be turned up."""
    dice = [f"card {card}" for card in HANDS]
    spots = {"ghost": "car3", "tuco": "car2", "belle": "car3"}
    past = ["tunnel", "braking", "swivel_arm"]
    match = scene(spots, past=past, round=4, at="start_of_round", dice=[*dice, "round_card pickpocketing"])
    assert (match.view(None)["round"], match.view(None)["card"]) == (5, "pickpocketing")
    with pytest.raises(posse.WrongChance):
        scene(spots, past=past, round=4, at="start_of_round", dice=[*dice, "round_card angry_marshal"])


# --- players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_start_in_the_last_two_cars_by_turns(players: int) -> None:
    """CE-2.9: the First Player, the third and the fifth in the Caboose, the others in the car before it."""
    for seed in range(5):
        match = new(players, seed=seed)
        first = match.view(None)["first"]
        for place in range(players):
            (name,) = player(match, (first + place) % players)["bandits"]
            assert spot(match, name) == f"car{players - place % 2}"


def test_a_random_player_is_first() -> None:
    """CE-2.9: anybody can be, and acts first."""
    starters = set()
    for seed in range(20):
        match = new(4, seed=seed)
        assert match.asked == (match.view(None)["first"],)
        starters.add(match.asked[0])
    assert starters == {0, 1, 2, 3}


def test_two_players_begin_otherwise() -> None:
    """CE-2.9: for two players chapter 10 applies: two bandits each, and they choose who starts in which car."""
    match = new(2, seed=3)
    assert [len(player(match, seat)["bandits"]) for seat in (0, 1)] == [2, 2]
    first = match.asked[0]
    assert set(offered(match, first, "start")) == set(player(match, first)["bandits"])


def test_a_cylinder_gives_away_its_six_bullets_one_by_one() -> None:
    """CE-2.10: the six first, the one last: what is left is the number on the card that comes next."""
    left = []
    for fired in range(6):
        struck = [{}, {"bullets": ["doc"] * fired}]
        match = acting("doc fire", {"doc": "car1", "ghost": "car2", "tuco": "car2"}, players=struck)
        left.append(bandit(match, "doc")["left"])
        match.play(0, "shoot ghost")
        assert player(match, 1)["bullets"] == {"doc": fired + 1}
        assert bandit(match, "doc")["left"] == left[-1] - 1
    assert left == [6, 5, 4, 3, 2, 1]


# --- what is public


def test_positions_loot_bullets_and_numbers_of_cards_are_public() -> None:
    """CE-2.11: a spectator sees them as the players do."""
    match = scene(
        {"doc": "car1", "ghost": "car2_roof", "tuco": "car3"},
        loot={"car1": "purse purse", "ghost": "purse400 purse500"},
        players=[{"hand": ["move", "fire"], "bullets": ["ghost"]}],
        card="braking",
        at="act standard 0 : 0",
    )
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert [view["bandits"][name]["spot"] for name in ("doc", "ghost", "tuco")] == ["car1", "car2_roof", "car3"]
        assert len(view["loot"]["car1"]["purses"]) == 2
        assert [len(view["purses"][name]) for name in ("doc", "ghost", "tuco")] == [1, 2, 1]
        assert view["bandits"]["ghost"]["left"] == 5
        assert [(one["hand"], one["deck"]) for one in view["players"]] == [(2, 9), (0, 10), (0, 10)]
        assert view["card"] == "braking"


def test_values_of_purses_are_known_to_their_holder_and_to_whoever_held_them() -> None:
    """CE-2.11: a robbed purse is looked into; the next holder learns its value, the first remembers it."""
    pile = [[1, "ghost", "robbery", "up"], [0, "doc", "punch", "up"], [2, "tuco", "robbery", "up"]]
    pile.append([0, "doc", "move", "up"])
    match = scene(
        {"doc": "car1", "ghost": "car1", "tuco": "car1"},
        loot={"car1": "purse", "ghost": "-"},
        dice=["purse 450"],
        pile=pile,
        at="stealin",
    )
    assert [purses(match, "ghost", viewer) for viewer in (None, 0, 1, 2)] == [[None], [None], [450], [None]]
    play_all(match, (0, "punch ghost"), (0, "push car2"))
    assert [purses(match, "tuco", viewer) for viewer in (None, 0, 1, 2)] == [
        [250, None],
        [250, None],
        [250, 450],
        [250, 450],
    ]


def test_hands_and_decks_are_hidden() -> None:
    """CE-2.11: players see their own hands and no others; nobody sees what a deck holds next."""
    match = new(3, seed=6)
    for viewer in range(3):
        assert len(hand(match, viewer)) == player(match, viewer)["hand"]
        (name,) = player(match, viewer)["bandits"]
        assert {card.split()[0] for card in hand(match, viewer)} == {name}
        seen = [str(event) for one in match.events if (event := one.seen_by(viewer)) and event.name == "got_card"]
        assert {line.split()[1] for line in seen} == {str(viewer)}
    assert "hand" not in match.view(None)


def test_face_down_cards_of_the_pile_are_known_to_their_player() -> None:
    """CE-2.11: the others see who laid it; a face-up card is seen by all."""
    pile = [[0, "doc", "move", "up"], [1, "ghost", "fire", "tunnel"]]
    match = scene(
        {"doc": "car1", "ghost": "car2", "tuco": "car3"}, card="tunnel", turn=1, pile=pile, at="act tunnel 0 : 2"
    )
    open_card = {"seat": 0, "down": False, "bandit": "doc", "action": "move"}
    for viewer in (None, 0, 2):
        assert match.view(viewer)["pile"] == [open_card, {"seat": 1, "down": True}]
    known = {"seat": 1, "down": True, "bandit": "ghost", "action": "fire"}
    assert match.view(1)["pile"] == [open_card, known]
