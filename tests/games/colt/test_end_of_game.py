"""The end of the game: chapter 9 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, loot, purses, said, scene

SPOTS = {"doc": "car1", "tuco": "car2", "ghost": "car3"}
RICH = "purse500 purse450 purse300"  # $1250


def counted(spots: dict[str, str] | None = None, **picture: Any) -> posse.Match:
    """The money is counted after round 5."""
    return scene(spots or SPOTS, round=5, at="count_money", **{"card": "hostage_conductor", **picture})


# --- what counts


def test_loot_cash_and_prizes_are_added() -> None:
    """CE-9.1: purses by their values, jewels $500, strongboxes $1000, cash, and the Gunslinger's $1000."""
    match = counted(
        loot={"doc": "purse300 purse500 jewel strongbox", "tuco": "purse jewel jewel", "car2": "-", "loco": "-"},
        bandits={"doc": {"cash": 250}},
        players=[{}, {"bullets": ["doc"]}],
    )
    assert match.over
    assert {source: amounts[0] for source, amounts in match.breakdown.items() if amounts[0]} == {
        "purses": 800,
        "jewels": 500,
        "strongboxes": 1000,
        "cash": 250,
        "gunslinger": 1000,
    }
    assert match.scores == [3550, 1250, 250]
    assert match.ranking == [[0], [1], [2]]


def test_what_lies_on_the_train_is_nobodys() -> None:
    """CE-9.1: only tokens that a bandit holds count, not those on the spot."""
    match = counted(loot={"car1": "purse500 purse500", "doc": "-"})
    assert match.scores == [0, 250, 250]


def test_whiskey_is_worth_nothing() -> None:
    """CE-9.1: full or half full, old or not."""
    held = {"doc": "whiskey old_whiskey half_whiskey", "tuco": "-", "car1": "-", "car2": "jewel jewel jewel"}
    match = counted(horses=True, loot={**held, "car3": "jewel"})
    assert len(match.view(0)["flasks"]["doc"]) == 3
    assert match.scores == [0, 0, 250]


# --- Gunslinger


def test_the_gunslinger_is_who_fired_the_most_bullets() -> None:
    """CE-9.2: $1000 for the fewest left in the cylinder, whoever was hit."""
    match = counted(players=[{"bullets": ["tuco", "ghost"]}, {"bullets": ["doc", "doc"]}, {"bullets": ["tuco"] * 2}])
    assert [bandit(match, name)["left"] for name in SPOTS] == [4, 3, 5]
    assert match.breakdown["gunslinger"] == [0, 1000, 0]
    assert said(match.events, "counted")[-1] == "counted 1 1000 gunslinger"


def test_tied_gunslingers_get_the_prize_in_full() -> None:
    """EX-14, CE-9.2: Doc and Tuco have two bullets left, the others more; both get $1000."""
    match = counted(
        {"doc": "car1", "tuco": "car2", "ghost": "car3", "belle": "car4"},
        players=[
            {"bullets": ["tuco"] * 3},
            {"bullets": ["ghost"] * 3},
            {"bullets": ["doc"] * 4},
            {"bullets": ["tuco"]},
        ],
    )
    assert [bandit(match, name)["left"] for name in ("doc", "tuco", "ghost", "belle")] == [2, 2, 3, 6]
    assert match.breakdown["gunslinger"] == [1000, 1000, 0, 0]
    assert match.scores == [1250, 1250, 250, 250]


def test_if_nobody_has_fired_there_is_no_gunslinger() -> None:
    """CE-9.2, R-09: the prize is not awarded."""
    match = counted()
    assert (match.breakdown["gunslinger"], match.scores) == ([0, 0, 0], [250, 250, 250])


def test_a_shot_of_the_last_round_counts_for_the_gunslinger() -> None:
    """CE-9.2: Doc and Tuco have fired once each; Doc fires once more in round 5."""
    match = scene(
        {"doc": "car1", "tuco": "car2", "ghost": "car3_roof"},
        pile=[[0, "doc", "fire", "up"]],
        players=[{"bullets": ["tuco"]}, {"bullets": ["doc"]}],
        round=5,
        card="hostage_conductor",
        at="stealin",
    )
    assert match.over
    assert match.breakdown["gunslinger"] == [1000, 0, 0]


def test_bullets_of_the_marshal_and_of_events_count_for_nobody() -> None:
    """CE-9.3: five of them do not outweigh one shot, and without a shot there is no prize."""
    neutral = {"bullets": ["neutral"] * 5}
    match = counted(players=[neutral, {"bullets": ["neutral", "ghost"]}, neutral])
    assert match.breakdown["gunslinger"] == [0, 0, 1000]
    match = counted(players=[neutral, {}, neutral])
    assert match.breakdown["gunslinger"] == [0, 0, 0]


def test_whom_the_marshal_hits_because_of_a_card_counts_for_nobody() -> None:
    """CE-9.3: Doc sends the Marshal to Tuco and is no gunslinger for it."""
    match = scene(
        {"doc": "car3", "tuco": "car1", "ghost": "car3"},
        pile=[[0, "doc", "marshal", "up"]],
        round=5,
        card="hostage_conductor",
        at="stealin",
    )
    assert (bandit(match, "doc")["fired"], match.breakdown["gunslinger"]) == (0, [0, 0, 0])
    assert match.ranking == [[0, 2], [1]]


# --- who wins


def test_the_richest_player_wins() -> None:
    """CE-9.4: however many bullets the richest got."""
    match = counted(loot={"tuco": "purse300"}, players=[{}, {"bullets": ["neutral"] * 5}])
    assert (match.scores, match.ranking) == ([250, 300, 250], [[1], [0, 2]])


@pytest.mark.parametrize(
    ("docs", "tucos", "ranking"),
    [
        (["neutral"], ["neutral"] * 2, [[0], [1], [2]]),
        (["neutral"] * 3, ["neutral"] * 2, [[1], [0], [2]]),
        (["neutral"] * 2, ["ghost"], [[1], [0], [2]]),
        (["neutral", "ghost"], ["neutral"], [[1], [0], [2]]),
        (["neutral"] * 2, ["neutral", "ghost"], [[0, 1], [2]]),
        ([], [], [[0, 1], [2]]),
    ],
)
def test_of_the_equally_rich_who_got_fewest_bullets_wins(
    docs: list[str], tucos: list[str], ranking: list[list[int]]
) -> None:
    """CE-9.4: from players and neutral alike; if these are equal too, they share the win."""
    match = counted(loot={"doc": RICH, "tuco": RICH, "ghost": "-"}, players=[{"bullets": docs}, {"bullets": tucos}])
    assert match.scores[:2] == [1250, 1250]
    assert match.ranking == ranking


# --- all is turned up


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_at_the_end_all_tokens_are_turned_up(seat: int | None) -> None:
    """CE-9.5: everybody sees the purses of all, which until then were hidden."""
    held = {"doc": "purse300 purse500", "tuco": "purse450"}
    before = scene(SPOTS, loot=held, round=5, card="hostage_conductor", turn=3, at="schemin")
    assert purses(before, "doc", 0) == [300, 500]
    assert purses(before, "doc", 2) == [None, None]
    match = counted(loot=held)
    assert [purses(match, name, seat) for name in SPOTS] == [[300, 500], [450], [250]]


def test_a_purse_that_somebody_dropped_is_turned_up_too() -> None:
    """CE-9.5: what had been seen by one is seen by all; flasks likewise."""
    lying = {"car1": "purse400", "doc": "old_whiskey", "car2": "jewel jewel jewel"}
    match = counted(horses=True, loot=lying)
    assert list(loot(match, "car1", 2)["purses"].values()) == [400]
    assert match.view(2)["flasks"]["doc"] == [{"kind": "old", "half": False}]


@pytest.mark.parametrize("place", ["deck", "hand", "discard"])
def test_a_bullet_received_counts_wherever_it_is(place: str) -> None:
    """CE-9.5: in the deck, in the hand or in the discard pile; Doc and Tuco are level, and Ghost is ahead."""
    cards = {"deck": {}, "hand": {"hand": ["bullet"]}, "discard": {"discard": ["bullet"]}}[place]
    match = counted(
        options={"expert": "true"},
        players=[{"bullets": ["neutral"], **cards}, {"bullets": ["neutral"]}, {}],
    )
    assert match.scores == [250, 250, 250]
    assert match.ranking == [[2], [0, 1]]
