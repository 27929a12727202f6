"""Buying cattle: chapter 10 of the rules."""

import itertools
from typing import Any

import pytest

import posse
from tests.games.trail.table import money, offered, play_all, player, refuses, said, step, visiting

#  option, cowboys, dollars, cards, kind
OPTIONS = {
    "value3_1": (1, 6, 1, "v"),
    "value3_2": (2, 3, 1, "v"),
    "value3_3": (3, 5, 2, "v"),
    "highland_1": (1, 12, 1, "W"),
    "highland_3": (3, 6, 1, "W"),
    "highland_5": (5, 8, 2, "W"),
    "longhorn_2": (2, 12, 1, "T"),
    "longhorn_4": (4, 6, 1, "T"),
}
CARDS = {
    "v": ["holstein", "brown_swiss", "ayrshire"],
    "W": ["west_highland3", "west_highland4", "west_highland5"],
    "T": ["texas_longhorn5", "texas_longhorn6", "texas_longhorn7"],
}
FULL_MARKET = CARDS["v"] * 2 + CARDS["W"] * 2 + CARDS["T"] * 2

# GWT-10.6: the cheapest price of a set, by cowboys owned; a price that is not repeated stays.
CHEAPEST = {
    1: "1v 6; 1W 12",
    2: "1v 3; 2v 12; 1W 12; 2W 24; 1v1W 18; 1T 12",
    3: "1v 3; 2v 5; 3v 18; 1W 6; 2W 24; 3W 36; 1v1W 15; 2v1W 24; 1v2W 30; 1T 12; 1v1T 18; 1W1T 24",
    4: "1v 3; 2v 5; 3v 11; 4v 24; 1W 6; 2W 18; 3W 36; 4W 48; 1v1W 12; 2v1W 17; 3v1W 30; 1v2W 27; 2v2W 36; 1v3W 42;"
    " 1T 6; 2T 24; 1v1T 15; 2v1T 24; 1W1T 24; 1v1W1T 30; 2W1T 36",
    5: "1v 3; 2v 5; 3v 8; 4v 17; 5v 30; 1W 6; 2W 8; 3W 30; 4W 48; 5W 60; 1v1W 9; 2v1W 17; 3v1W 23; 4v1W 36; 1v2W 24;"
    " 2v2W 29; 3v2W 42; 1v3W 39; 2v3W 48; 1v4W 54; 1T 6; 2T 24; 1v1T 12; 2v1T 17; 3v1T 30; 1v2T 30; 1W1T 18; 1W2T 36;"
    " 2W1T 36; 3W1T 48; 1v1W1T 27; 2v1W1T 36; 1v2W1T 42",
    6: "1v 3; 2v 5; 3v 8; 4v 10; 5v 23; 6v 36; 1W 6; 2W 8; 3W 20; 4W 42; 5W 60; 6W 72; 1v1W 9; 2v1W 11; 3v1W 20;"
    " 4v1W 29; 5v1W 42; 1v2W 14; 2v2W 29; 3v2W 35; 4v2W 48; 1v3W 36; 2v3W 41; 3v3W 54; 1v4W 51; 2v4W 60; 1v5W 66;"
    " 1T 6; 2T 18; 3T 36; 1v1T 9; 2v1T 17; 3v1T 23; 4v1T 36; 1v2T 27; 2v2T 36; 1W1T 18; 2W1T 30; 3W1T 48; 4W1T 60;"
    " 1W2T 36; 2W2T 48; 1v1W1T 24; 2v1W1T 29; 3v1W1T 42; 1v2W1T 39; 2v2W1T 48; 1v3W1T 54; 1v1W2T 42",
}


def buying(cowboys: int, dollars: int = 100, market: list[str] | None = None, **picture: Any) -> posse.Match:
    """A player at building E who has chosen to buy cattle."""
    me = {"money": dollars, "workers": [cowboys, 1, 1], "hand": ["black_angus"]}
    match = visiting("e", me, market=FULL_MARKET if market is None else market, **picture)
    match.play(0, "use buy_cattle")
    return match


def bought(match: posse.Match) -> dict[str, int]:
    """What came to the discard pile."""
    cards: dict[str, int] = player(match)["discard"]
    return cards


def as_set(cards: dict[str, int]) -> str:
    """A set in the words of GWT-10.6."""
    sums = {kind: sum(cards.get(card, 0) for card in CARDS[kind]) for kind in "vWT"}
    return "".join(f"{count}{kind}" for kind, count in sums.items() if count)


# --- cowboys


def test_each_cowboy_is_used_once() -> None:
    """GWT-10.1: for a purchase or for a market draw, the printed one included."""
    match = buying(2)
    match.play(0, "buy value3_1 holstein")
    assert {words.split()[1] for words in match.choices(0) if words.startswith("buy")} == {"value3_1", "highland_1"}
    match.play(0, "turn_up")
    assert step(match) == "visit"  # both are used, and the purchase is over
    assert bought(match) == {"holstein": 1}


def test_in_another_buy_action_all_cowboys_are_available_again() -> None:
    """GWT-10.1: those used in one buy action are there for the next."""
    match = buying(1)
    match.play(0, "buy value3_1 holstein")
    assert step(match) == "visit"
    match = posse.scene("trail", {**match.scene(), "at": "visit e : 0"})
    play_all(match, (0, "use buy_cattle"), (0, "buy value3_1 ayrshire"))
    assert bought(match) == {"holstein": 1, "ayrshire": 1}


# --- purchases


@pytest.mark.parametrize("option", list(OPTIONS))
def test_what_each_option_asks_for_and_gives(option: str) -> None:
    """GWT-10.2: cowboys, dollars and cards; with one cowboy fewer or $1 less it is not open."""
    cowboys, dollars, count, kind = OPTIONS[option]
    match = buying(cowboys, dollars)
    match.play(0, f"buy {option} {CARDS[kind][0]}")
    if count == 2:
        assert match.choices(0) == [f"add {card}" for card in CARDS[kind]]  # freely mixed
        match.play(0, f"add {CARDS[kind][2]}")
        assert bought(match) == {CARDS[kind][0]: 1, CARDS[kind][2]: 1}
    else:
        assert bought(match) == {CARDS[kind][0]: 1}
    assert (money(match), said(match.events, "paid")) == (0, [f"paid 0 {dollars}"])
    assert refuses(buying(cowboys, dollars - 1), 0, f"buy {option} {CARDS[kind][0]}")
    if cowboys > 1:
        assert refuses(buying(cowboys - 1, 100), 0, f"buy {option} {CARDS[kind][0]}")


@pytest.mark.parametrize("option", list(OPTIONS))
def test_an_option_gives_only_its_own_kind_of_card(option: str) -> None:
    """GWT-10.2: v3 is Holstein, Brown Swiss or Ayrshire; nothing of a starting deck is for sale."""
    match = buying(6)
    cards = [words.split()[1] for words in offered(match, 0, "buy") if words.split()[0] == option]
    assert cards == CARDS[OPTIONS[option][3]]


def test_options_that_give_exactly_two_cards_need_two() -> None:
    """GWT-10.2: with one card of the kind in the market they are not open."""
    match = buying(6, market=["holstein", "west_highland3"])
    options = {words.split()[0] for words in offered(match, 0, "buy")}
    assert options == {"value3_1", "value3_2", "highland_1", "highland_3"}


def test_any_combination_is_legal_dearer_ones_too() -> None:
    """GWT-10.3: three times option a with three cowboys, although two v3 would come for $5."""
    match = buying(3, 18)
    for card in ("holstein", "holstein", "ayrshire"):
        match.play(0, f"buy value3_1 {card}")
    assert (bought(match), money(match)) == ({"holstein": 2, "ayrshire": 1}, 0)


@pytest.mark.parametrize("cowboys", [1, 2, 3, 4, 5, 6])
def test_what_can_be_bought_and_the_cheapest_price_of_it(cowboys: int) -> None:
    """GWT-10.6: exactly the sets that are possible with this many cowboys; found by playing all purchases."""
    least: dict[str, int] = {}
    combinations = (
        chosen
        for size in range(1, cowboys + 1)
        for chosen in itertools.combinations_with_replacement(OPTIONS, size)
        if sum(OPTIONS[option][0] for option in chosen) <= cowboys
    )
    market = (CARDS["v"] + CARDS["W"] + CARDS["T"]) * 2
    for chosen in combinations:
        match = buying(cowboys, 100, market)
        for option in chosen:
            play_option(match, option)
        name = as_set(bought(match))
        least[name] = min(least.get(name, 999), 100 - money(match))
    table = [row.split() for row in CHEAPEST[cowboys].split(";")]
    assert least == {name: int(price) for name, price in table}


def play_option(match: posse.Match, option: str) -> None:
    """Buy with an option whatever comes first."""
    match.play(0, next(words for words in match.choices(0) if words.startswith(f"buy {option} ")))
    if step(match) == "buy_second":
        match.play(0, match.choices(0)[0])


# --- market draws


def test_a_cowboy_turns_up_two_cards() -> None:
    """GWT-10.4: the market has no upper limit; a buy action may consist of draws only."""
    match = buying(2, 5, dice=["cattle ayrshire", "cattle holstein", "cattle holstein", "cattle brown_swiss"])
    events = match.play(0, "turn_up")
    assert said(events, "on_sale") == ["on_sale ayrshire", "on_sale holstein"]
    assert sum(match.view(None)["market"].values()) == len(FULL_MARKET) + 2
    assert match.choices(0) == ["turn_up", "done"]
    match.play(0, "turn_up")
    assert sum(match.view(None)["market"].values()) == len(FULL_MARKET) + 4
    assert (step(match), bought(match)) == ("visit", {})


def stack_of(*left: str) -> dict[str, Any]:
    """A market of one Holstein and a stack of these cards; all the others are out of the game."""
    counts = dict.fromkeys(CARDS["v"], 7) | dict.fromkeys(CARDS["W"], 3) | dict.fromkeys(CARDS["T"], 2)
    for card in ("holstein", *left):
        counts[card] -= 1
    return {"market": ["holstein"], "removed": [card for card, count in counts.items() for _ in range(count)]}


def test_the_last_card_of_the_stack_comes_alone() -> None:
    """GWT-10.4: 1 if only one is left."""
    match = buying(2, 0, **stack_of("ayrshire"))
    assert match.view(None)["market"] == {"holstein": 1, "ayrshire": 1}  # the only possible answer
    assert match.view(None)["cattle_left"] == 0


def test_an_empty_stack_cannot_be_turned_up() -> None:
    """GWT-10.4: not possible with none; without money the whole action is not."""
    match = buying(3, 5, **stack_of())
    assert refuses(match, 0, "turn_up")
    match = visiting("e", {"money": 2, "workers": [2, 1, 1]}, **stack_of())
    assert refuses(match, 0, "use buy_cattle")


def test_freshly_turned_up_cards_can_be_bought() -> None:
    """GWT-10.4, R-06: draws and purchases may alternate."""
    match = buying(
        5, 50, ["holstein"], dice=["cattle texas_longhorn7", "cattle ayrshire", "cattle holstein", "cattle holstein"]
    )
    assert refuses(match, 0, "buy longhorn_2 texas_longhorn7")
    play_all(match, (0, "turn_up"), (0, "buy longhorn_2 texas_longhorn7"), (0, "turn_up"))
    match.play(0, "buy value3_1 ayrshire")
    assert bought(match) == {"texas_longhorn7": 1, "ayrshire": 1}


# --- the cards


def test_bought_cards_go_to_the_discard_pile_and_leave_the_market() -> None:
    """GWT-10.5: face up, and the player picks the exact card."""
    match = buying(1, 12)
    assert offered(match, 0, "buy")[3:] == [f"highland_1 {card}" for card in CARDS["W"]]
    match.play(0, "buy highland_1 west_highland5")
    seen = match.view(1)
    assert seen["players"][0]["discard"] == {"west_highland5": 1}
    assert (seen["market"]["west_highland5"], seen["market"]["west_highland4"]) == (1, 2)
    assert player(match)["points"]["cattle"] == 5


def test_a_buy_action_must_begin_with_something() -> None:
    """GWT-10.3: once chosen it is used; after the first purchase it may end at any time."""
    match = buying(3)
    assert refuses(match, 0, "done")
    play_all(match, (0, "buy value3_1 holstein"), (0, "done"))
    assert (step(match), bought(match)) == ("visit", {"holstein": 1})


# --- the examples


def test_one_cowboy_or_two() -> None:
    """EX-14: 1 cowboy: v3 $6, West Highland $12; 2: v3 $3, Texas Longhorn $12, two v3 $12."""
    for cowboys, dollars, plan, cards in (
        (1, 6, ["buy value3_1 ayrshire"], "1v"),
        (1, 12, ["buy highland_1 west_highland3"], "1W"),
        (2, 3, ["buy value3_2 ayrshire"], "1v"),
        (2, 12, ["buy longhorn_2 texas_longhorn5"], "1T"),
        (2, 12, ["buy value3_1 ayrshire", "buy value3_1 holstein"], "2v"),
    ):
        match = buying(cowboys, dollars)
        for words in plan:
            match.play(0, words)
        assert (as_set(bought(match)), money(match)) == (cards, 0)


def test_two_cards_for_one_price() -> None:
    """EX-15: with 3 cowboys and $5 exactly 2 v3, with 5 cowboys and $8 exactly 2 West Highland."""
    for cowboys, dollars, option, kind in ((3, 5, "value3_3", "v"), (5, 8, "highland_5", "W")):
        match = buying(cowboys, dollars)
        match.play(0, f"buy {option} {CARDS[kind][1]}")
        assert step(match) == "buy_second"
        assert refuses(match, 0, "done")
        match.play(0, f"add {CARDS[kind][1]}")
        assert (bought(match), money(match)) == ({CARDS[kind][1]: 2}, 0)
