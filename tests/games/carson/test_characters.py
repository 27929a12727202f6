"""Phase 1: choosing characters (chapter 4); chapter 11 defines what each card does."""

from itertools import permutations
from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cash,
    cowboys,
    firepower,
    new,
    offered,
    owner,
    play_all,
    player,
    refuses,
    revolvers,
    roads,
    said,
    scene,
    step,
    table,
)

CHARACTERS = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]
RED = {"characters": "red"}


def choosing(seats: int = 3, **picture: Any) -> posse.Match:
    """The beginning of phase 1; seat 0 chooses first, then 1, then 2."""
    return scene(seats=seats, at="character : 0", **picture)


def take(match: posse.Match, *cards: str) -> None:
    """Each seat asked takes the next of these cards, and declines its offer."""
    for card in cards:
        match.play(match.asked[0], f"take {card}")
        if step(match) in ("settler_parcel", "captain", "worker"):
            match.play(match.asked[0], "decline")
        elif step(match) in ("shopkeeper", "settler_cash"):
            match.play(match.asked[0], "later")


# --- taking a card


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seven_cards_are_on_offer(seats: int) -> None:
    """CC-4.1: whatever the number of players, the first to choose has seven cards to choose from."""
    assert offered(choosing(seats), 0, "take") == CHARACTERS


def test_a_card_that_somebody_has_taken_is_gone_for_this_round() -> None:
    """CC-4.1: each player takes one that nobody has taken this round."""
    match = choosing(5)
    left = list(CHARACTERS)
    for seat, card in enumerate(["mercenary", "banker", "sheriff", "settler", "captain"]):
        assert offered(match, seat, "take") == left
        take(match, card)
        left.remove(card)
        if seat < 4:
            assert refuses(match, seat + 1, f"take {card}")
    assert [player(match, seat)["character"] for seat in range(5)] == [
        "mercenary",
        "banker",
        "sheriff",
        "settler",
        "captain",
    ]


def test_everybody_takes_exactly_one_card_in_the_order_of_choosing() -> None:
    """CC-4.1: only the player in turn chooses, and each chooses once."""
    match = scene(seats=3, order=[2, 0, 1], at="character : 2")
    assert match.asked == (2,)
    assert refuses(match, 0, "take banker")
    take(match, "banker")
    assert match.asked == (0,)
    assert refuses(match, 2, "take sheriff")
    take(match, "captain")
    assert match.asked == (1,)
    take(match, "sheriff")
    assert step(match) == "place"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_cards_of_the_round_before_are_on_offer_again(number: int) -> None:
    """CC-4.1: all seven cards are on offer in every round, to those who had them too."""
    match = scene(
        seats=2,
        round=number,
        passed=[0, 1],
        players=[{"character": "banker", "cash": 0}, {"character": "sheriff", "cash": 0}],
        at="clear_up",
    )
    assert offered(match, 0, "take") == CHARACTERS
    take(match, "banker", "sheriff")
    assert [player(match, seat)["character"] for seat in (0, 1)] == ["banker", "sheriff"]
    assert cash(match, 0) == 9


# --- what a card does at once


def test_a_card_pays_at_once() -> None:
    """CC-4.2: banker and yellow worker have their money and roads before the next player picks."""
    match = choosing()
    match.play(0, "take banker")
    assert cash(match, 0) == 15 + 9
    assert (step(match), match.asked) == ("character", (1,))
    match.play(1, "take worker")
    assert roads(match, 1) == 1 + 2
    assert (step(match), match.asked) == ("character", (2,))
    match.play(2, "take sheriff")
    assert table(match)["white"] == {"holder": 2, "at": None}


@pytest.mark.parametrize(
    ("options", "card", "question", "answer"),
    [
        ({}, "shopkeeper", "shopkeeper", "cash"),
        ({}, "settler", "settler_parcel", "own h8"),
        ({}, "captain", "captain", "hire 2"),
        (RED, "shopkeeper", "shopkeeper", "later"),
        (RED, "worker", "worker", "buy construction_8"),
        (RED, "settler", "settler_cash", "cash"),
        (RED, "captain", "captain", "arm 1"),
    ],
)
def test_what_a_card_asks_is_answered_before_the_next_player_picks(
    options: dict[str, str], card: str, question: str, answer: str
) -> None:
    """CC-4.2: the player decides about the card while nobody else can choose."""
    match = choosing(options=options)
    match.play(0, f"take {card}")
    assert (step(match), match.asked) == (question, (0,))
    assert refuses(match, 1, "take sheriff")
    match.play(0, answer)
    while step(match) == "build":
        assert match.asked == (0,)
        assert refuses(match, 1, "take sheriff")
        match.play(0, "keep")
    assert (step(match), match.asked) == ("character", (1,))


def test_what_was_done_at_once_is_seen_by_the_next_player() -> None:
    """CC-4.2: the parcel that the settler has taken is owned, the building that the worker bought is gone."""
    match = choosing()
    play_all(match, (0, "take settler"), (0, "own h8"))
    assert owner(match, "h8") == 0
    assert match.asked == (1,)
    match = choosing(options=RED)
    play_all(match, (0, "take worker"), (0, "buy construction_5"), (0, "keep"))
    assert table(match)["row"]["construction_5"] == "bank"
    assert match.asked == (1,)


# --- the new turn order


def test_green_sheriff_orange_shopkeeper_purple_mercenary() -> None:
    """EX-1, CC-4.3: turn order is green, orange, purple, in whatever order they have chosen."""
    cards = {"green": "sheriff", "orange": "shopkeeper", "purple": "mercenary"}
    for chosen in permutations(cards):
        match = choosing()
        take(match, *[cards[colour] for colour in chosen])
        assert [chosen[seat] for seat in table(match)["order"]] == ["green", "orange", "purple"]


@pytest.mark.parametrize("side", ["yellow", "red"])
def test_turn_order_is_ascending_by_card_number(side: str) -> None:
    """CC-4.3: sheriff 1, banker 2, shopkeeper 3, worker 4, settler 5, captain 6, mercenary 7."""
    for one, other in permutations(CHARACTERS, 2):
        match = choosing(2, options={"characters": side})
        take(match, one, other)
        first = 0 if CHARACTERS.index(one) < CHARACTERS.index(other) else 1
        assert table(match)["order"] == [first, 1 - first]
        assert match.asked == (first,)


def test_five_players_are_ordered_by_their_cards() -> None:
    """CC-4.3: the turn order holds for the whole placement phase and is told."""
    match = choosing(5)
    take(match, "mercenary", "settler", "banker", "captain", "sheriff")
    assert table(match)["order"] == [4, 2, 1, 3, 0]
    assert said(match.events, "ordered") == ["ordered 4 1", "ordered 2 2", "ordered 1 3", "ordered 3 4", "ordered 0 5"]
    asked: list[int] = []
    for _ in range(10):
        asked += match.asked
        match.play(match.asked[0], "place wages")
    assert asked == [4, 2, 1, 3, 0] * 2


def test_turn_order_changes_only_when_all_have_picked() -> None:
    """CC-4.3: until then the order of choosing holds."""
    match = scene(seats=3, order=[2, 1, 0], at="character : 2")
    take(match, "mercenary", "captain")
    assert table(match)["order"] == [2, 1, 0]
    take(match, "sheriff")
    assert table(match)["order"] == [0, 1, 2]


# --- compulsory and optional


def test_taking_a_card_is_compulsory() -> None:
    """CC-4.4: besides laying roads there is no other answer than to take a card."""
    match = choosing()
    assert match.choices(0) == [*(f"take {card}" for card in CHARACTERS), "roads"]
    for words in ("pass", "decline", "done", "later"):
        assert refuses(match, 0, words)


@pytest.mark.parametrize(
    ("options", "card", "refusal"),
    [
        ({}, "settler", "decline"),
        ({}, "captain", "decline"),
        ({}, "shopkeeper", "later"),
        (RED, "worker", "decline"),
        (RED, "captain", "decline"),
        (RED, "shopkeeper", "later"),
        (RED, "settler", "later"),
    ],
)
def test_what_a_card_offers_may_be_refused(options: dict[str, str], card: str, refusal: str) -> None:
    """CC-4.4: purchase, parcel and money now are offers; refusing changes nothing."""
    match = choosing(options=options)
    before = player(match, 0)
    play_all(match, (0, f"take {card}"), (0, refusal))
    after = player(match, 0)
    assert match.asked == (1,)
    for name in ("cash", "roads", "revolvers", "cowboys", "property_tiles", "kept", "points"):
        assert after[name] == before[name]


@pytest.mark.parametrize(("options", "card"), [({}, "settler"), ({}, "captain"), (RED, "worker"), (RED, "captain")])
def test_an_offer_not_used_at_selection_is_lost_for_the_round(options: dict[str, str], card: str) -> None:
    """CC-4.4: nothing of it comes back before the next characters are chosen (R-28)."""
    match = choosing(2, options=options)
    play_all(match, (0, f"take {card}"), (0, "decline"), (1, "take mercenary"))
    seen: set[str] = set()
    while table(match)["round"] == 1:
        seat = match.asked[0]
        choices = match.choices(seat)
        seen |= {choice.split()[0] for choice in choices} | {str(step(match))}
        match.play(seat, "pass" if "pass" in choices else choices[0])
    assert not seen & {"own", "hire", "arm", "buy", "worker", "captain", "settler_parcel", "mountains"}
    assert {"pass", "return"} <= seen


def test_an_offer_that_can_be_used_later_is_not_lost() -> None:
    """CC-4.4: the yellow shopkeeper who waits is asked at estate income, the red one paid at the end (R-28)."""
    match = choosing(2, town={"f5": "0 hotel"})
    play_all(match, (0, "take shopkeeper"), (0, "later"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert (step(match), match.asked) == ("declare", (0,))
    assert {"cash", "double hotel"} <= set(match.choices(0))
    match = choosing(2, options=RED, town={"f5": "0 house"})
    play_all(match, (0, "take shopkeeper"), (0, "later"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert player(match, 0)["sources"]["shopkeeper"] == 1


def test_who_takes_the_money_now_gets_nothing_later() -> None:
    """CC-4.4: money now or later, not both."""
    match = choosing(2, town={"f5": "0 hotel"})
    events = play_all(match, (0, "take shopkeeper"), (0, "cash"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert cash(match, 0) == 15 + 8 + 6
    assert step(match) != "declare"
    assert "earned 0 hotel f5 6" in said(events)
    match = choosing(2, options=RED, town={"f5": "0 house"})
    play_all(match, (0, "take shopkeeper"), (0, "cash"), (1, "take mercenary"), (0, "pass"), (1, "pass"))
    assert player(match, 0)["sources"]["shopkeeper"] == 0


def test_cards_that_nobody_took_do_nothing() -> None:
    """CC-4.4: without a sheriff nobody has the white cowboy, without a mercenary nobody its firepower."""
    match = choosing(2)
    take(match, "captain", "settler")
    assert table(match)["white"] == {"holder": None, "at": None}
    for seat in (0, 1):
        assert cash(match, seat) == 15
        assert roads(match, seat) == 1
        assert revolvers(match, seat) == 1
        assert cowboys(match, seat) == 3
        assert firepower(match, seat) == 4
    assert step(match) == "place"
    assert offered(match, match.asked[0], "white") == []


def test_two_players_have_no_special_rules() -> None:
    """CC-4.4: each takes one of seven cards; board, spaces and reserves are those of larger tables."""
    two, five = new(2, seed=1), new(5, seed=1)
    for match in (two, five):
        rim = [f"{letter}{number}" for letter in "ah" for number in range(1, 9)]
        for name in rim[: 2 * match.seats]:
            match.play(match.asked[0], f"own {name}")
        assert offered(match, match.asked[0], "take") == CHARACTERS
        take(match, *CHARACTERS[: match.seats])
    spaces = [[place for place in offered(match, match.asked[0], "place") if "_" in place] for match in (two, five)]
    assert spaces[0] == spaces[1]
    assert [sorted(seat["cash"] for seat in table(match)["players"])[-2:] for match in (two, five)] == [[15, 24]] * 2
