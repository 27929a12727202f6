"""Ransoms and the end of the game with Horses & Stagecoach: chapters 16, 18 and 19 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import player, said, scene

SPOTS = {"doc": "car1", "ghost": "car2", "belle": "car3"}
PAIRS = {"doc": "car1", "ghost": "car2", "tuco": "car3", "belle": "car3"}  # seats 0, 1, 1, 0


def counted(
    spots: dict[str, str] | None = None,
    card: str = "pickpocketing",
    hostage: dict[str, str] | None = None,
    **picture: Any,
) -> posse.Match:
    """After round 5 the money is counted. Nobody holds anything except as given; the strongboxes lie on the floor."""
    spots = spots or SPOTS
    given = {name: {"hostage": which} for name, which in (hostage or {}).items()}
    loot = {**dict.fromkeys(spots, "-"), **picture.pop("loot", {})}
    if "options" not in picture:
        picture["horses"] = True
    return scene(spots, bandits=given, loot=loot, round=5, card=card, at="count_money", **picture)


# --- ransoms


@pytest.mark.parametrize(
    ("hostage", "held", "ransom"),
    [
        ("nun", {}, 700),
        ("minister", {}, 900),
        ("teacher", {}, 800),
        ("poodle", {}, 1000),
        ("old_lady", {"doc": "jewel jewel purse", "car2": "jewel"}, 1000),
        ("old_lady", {"doc": "purse strongbox", "loco": "-", "ghost": "jewel", "car3": "purse"}, 0),
        ("banker", {"doc": "strongbox", "loco": "-"}, 1000),
        ("banker", {"doc": "strongbox strongbox", "loco": "-", "coach_roof": "-"}, 1000),
        ("banker", {"doc": "purse500 jewel", "car3": "-"}, 0),
        ("poker_player", {"doc": "purse500 purse250 purse300 jewel", "car3": "-"}, 750),
        ("poker_player", {"doc": "whiskey"}, 0),
    ],
)
def test_the_ransoms(hostage: str, held: dict[str, str], ransom: int) -> None:
    """CE-16.3, CE-16.11: fixed, or by what the hostage's bandit holds at the end, whatever the others hold."""
    match = counted(hostage={"doc": hostage}, loot=held)
    assert match.breakdown["ransom"] == [ransom, 0, 0]
    assert match.scores[0] == sum(amounts[0] for amounts in match.breakdown.values())


def test_the_ransom_of_the_photographer() -> None:
    """EX-24, CE-16.5: 2 bullets of Tuco's, 1 of Belle's and 3 neutral ones make $600."""
    shot = ["tuco", "tuco", "belle", "neutral", "neutral", "neutral"]
    spots = {"doc": "car1", "tuco": "car2", "belle": "car3"}
    match = counted(spots, hostage={"doc": "photographer"}, players=[{"bullets": shot}])
    assert match.breakdown["ransom"] == [600, 0, 0]


def test_the_photographer_counts_all_cards_of_the_player() -> None:
    """CE-16.11, CE-10.20, R-32: bullets in hand, in the deck and, with experts, in the discard pile."""
    given = {"bullets": ["ghost", "ghost", "belle"], "hand": ["bullet_ghost"], "discard": ["bullet_belle"]}
    match = counted(hostage={"doc": "photographer"}, players=[given], options={"horses": "true", "expert": "true"})
    assert match.breakdown["ransom"] == [600, 0, 0]


def test_bullets_of_ones_own_second_bandit_are_worth_no_ransom() -> None:
    """CE-16.5, CE-16.11: of Belle's, Ghost's and Tuco's bullets the Photographer of Doc counts the latter two."""
    match = counted(PAIRS, seats=2, hostage={"doc": "photographer"}, players=[{"bullets": ["belle", "ghost", "tuco"]}])
    assert match.breakdown["ransom"] == [400, 0]


def test_in_two_player_mode_the_ransom_looks_at_the_hostages_own_bandit() -> None:
    """CE-16.11, CE-10.18: Belle's purses do not help Doc's Poker Player; both ransoms are added."""
    held = {"doc": "purse250", "belle": "purse300 purse300"}
    match = counted(PAIRS, seats=2, hostage={"doc": "poker_player", "belle": "nun"}, loot=held)
    assert match.breakdown["ransom"] == [250 + 700, 0]


# --- Sharing the Loot


def test_a_strongbox_is_shared_by_all_bandits_on_the_spot() -> None:
    """EX-23, CE-18.5: of Doc's strongbox Doc, Ghost and Tuco count $333 each; Belle, elsewhere, nothing."""
    spots = {"doc": "car3", "ghost": "car3", "tuco": "car3", "belle": "car3_roof"}
    match = counted(spots, "sharing_the_loot", loot={"doc": "strongbox", "loco": "-"})
    assert match.scores == [333, 333, 333, 0]
    assert match.breakdown["strongboxes"] == [1000, 0, 0, 0]
    assert match.breakdown["sharing"] == [333 - 1000, 333, 333, 0]


def test_each_strongbox_is_divided_on_its_own() -> None:
    """CE-18.5: of three strongboxes among three each counts 3 x $333, not $1000."""
    spots = {"doc": "coach", "ghost": "coach", "belle": "coach"}
    held = {"doc": "strongbox strongbox", "ghost": "strongbox", "loco": "-", "coach_roof": "-"}
    assert counted(spots, "sharing_the_loot", loot=held).scores == [999, 999, 999]


def test_alone_one_shares_with_nobody_and_what_lies_on_the_floor_is_not_shared() -> None:
    """CE-18.5: nor are jewels and purses; in other rounds nothing is shared at all."""
    spots = {"doc": "car3", "ghost": "car2", "belle": "car2"}
    held = {
        "doc": "strongbox",
        "loco": "-",
        "car2": "jewel jewel jewel strongbox",
        "coach_roof": "-",
        "ghost": "purse500",
    }
    assert counted(spots, "sharing_the_loot", loot=held).scores == [1000, 500, 0]
    spots = {"doc": "car3", "ghost": "car3", "belle": "car2"}
    match = counted(spots, "escape", loot={"doc": "strongbox", "loco": "-"})
    assert match.scores == [1000, 0, 0]


def test_two_bandits_of_one_player_take_two_shares() -> None:
    """CE-18.5, R-40: the value is divided by bandits."""
    spots = {"doc": "car3", "ghost": "car3", "tuco": "car1", "belle": "car3"}
    match = counted(spots, "sharing_the_loot", seats=2, loot={"ghost": "strongbox", "loco": "-"})
    assert match.scores == [666, 333]


@pytest.mark.parametrize(
    ("hostage", "held", "ransom"),
    [("banker", "strongbox", 1000), ("poker_player", "strongbox purse250", 250), ("old_lady", "strongbox jewel", 500)],
)
def test_sharing_does_not_change_ransoms(hostage: str, held: str, ransom: int) -> None:
    """CE-19.2, CE-18.5: the holder keeps the token; those who only share in it do not hold it."""
    spots = {"doc": "car3", "ghost": "car3", "belle": "car3"}
    boxes = {"loco": "-", "car3": "purse" if "jewel" in held else "purse jewel"}
    match = counted(spots, "sharing_the_loot", {"doc": hostage}, loot={"doc": held, **boxes})
    assert match.breakdown["ransom"] == [ransom, 0, 0]
    match = counted(spots, "sharing_the_loot", {"ghost": hostage}, loot={"doc": held, **boxes})
    assert match.breakdown["ransom"] == [0, 0, 0]


# --- Mortal Bullet


def test_each_bullet_of_the_last_round_costs_150_dollars() -> None:
    """CE-18.7: neutral or not; bullets of earlier rounds cost nothing, and totals may go below zero."""
    given = [{"bullets": ["neutral", "ghost", "neutral"], "struck": 2}, {"bullets": ["neutral"]}]
    match = counted(card="mortal_bullet", players=given, loot={"ghost": "purse250"})
    assert match.breakdown["mortal_bullet"] == [-300, 0, 0]
    assert match.scores[0] == -300
    assert counted(card="escape", players=given).breakdown["mortal_bullet"] == [0, 0, 0]


def test_bullets_of_the_last_round_are_counted_as_they_come() -> None:
    """CE-18.7: Ghost shoots Doc, Doc walks into the Marshal: $300."""
    pile = [[1, "ghost", "fire", "up"], [0, "doc", "move", "up"]]
    spots = {"doc": "car1", "ghost": "car2", "belle": "car3_roof"}
    match = scene(spots, horses=True, round=5, card="mortal_bullet", pile=pile, at="stealin", coach="car3")
    match.play(0, "move loco")
    assert match.over
    assert match.breakdown["mortal_bullet"] == [-300, 0, 0]


def test_the_poodles_bullet_of_round_five_counts_and_older_ones_do_not() -> None:
    """CE-18.7, CE-16.8, R-24: at the start of the round the count is reset, with the Poodle's bullet."""
    given = [{"bullets": ["neutral"] * 3, "struck": 3}]
    match = scene(
        SPOTS, horses=True, round=4, bandits={"doc": {"hostage": "poodle"}}, players=given, at="start_of_round"
    )
    assert (match.view(None)["round"], player(match, 0)["struck"], player(match, 0)["hits"]) == (5, 1, 4)


# --- Escape


def test_whoever_is_still_in_or_on_the_train_is_caught_and_ranks_below_all_who_got_away() -> None:
    """CE-18.6, CE-18.8: not those in or on the Stagecoach; the caught are scored, and ranked among themselves."""
    spots = {"doc": "gone", "ghost": "coach", "tuco": "coach_roof", "belle": "car1", "django": "car2_roof"}
    held = {"doc": "purse250", "ghost": "purse300", "belle": "purse400", "django": "purse500"}
    match = counted(spots, "escape", loot=held)
    assert said(match.events, "caught") == ["caught belle", "caught django"]
    assert match.scores == [250, 300, 0, 400, 500]
    assert match.ranking == [[1], [0], [2], [4], [3]]


def test_whoever_left_is_scored_normally() -> None:
    """CE-18.8: Doc keeps loot, hostage and bullets; a bandit far away is alone with nobody."""
    spots = {"doc": "gone", "ghost": "gone", "belle": "car2"}
    given = [{"bullets": ["ghost"]}]
    match = counted(spots, "escape", {"doc": "photographer"}, loot={"doc": "purse250"}, players=given)
    assert match.scores[:2] == [250 + 200, 1000]  # Ghost is the Gunslinger


def test_if_everybody_is_caught_nobody_wins() -> None:
    """CE-18.8: the first place is empty."""
    match = counted(card="escape", loot={"ghost": "purse300"})
    assert match.ranking == [[], [1], [0, 2]]


def test_caught_players_still_compete_for_gunslinger() -> None:
    """CE-18.8, R-29: Ghost, caught, has fired most, and Doc, who got away, gets nothing for one shot."""
    given = [{"bullets": ["ghost", "ghost"]}, {"bullets": ["doc"]}]
    match = counted({"doc": "gone", "ghost": "car2", "belle": "car3"}, "escape", players=given)
    assert match.breakdown["gunslinger"] == [0, 1000, 0]
    assert match.ranking[0] == [0]


def test_in_two_player_mode_the_money_of_a_caught_bandit_is_not_counted() -> None:
    """CE-18.8: nor is the ransom; the player can win if the other bandit got away."""
    held = {"doc": "purse500", "belle": "purse300", "ghost": "purse450 purse450"}
    spots = {**PAIRS, "belle": "gone"}
    match = counted(spots, "escape", {"doc": "nun", "belle": "banker"}, seats=2, loot=held)
    assert match.scores == [300, 0]
    assert match.ranking == [[0], [1]]
    match = counted({**PAIRS, "ghost": "gone", "belle": "coach"}, "escape", seats=2, loot=held)
    assert (match.scores, match.ranking) == ([300, 900], [[1], [0]])


# --- the order of counting


def test_the_order_after_round_five() -> None:
    """CE-19.1: station event, Stagecoach, loot and cash with Sharing, ransoms, Gunslinger, Mortal Bullet."""
    match = scene(
        {"doc": "loco", "ghost": "car2", "belle": "car3"},
        horses=True,
        marshal="car1",
        round=5,
        card="hostage_conductor",
        bandits={"doc": {"hostage": "nun"}},
        players=[{}, {"bullets": ["doc"]}],
        loot={"doc": "purse300 strongbox", "loco": "-"},
        at="round_event",
    )
    doc = [str(happened) for happened in match.events if not str(happened).startswith(("counted 1", "counted 2"))]
    assert doc == [
        "event hostage_conductor",
        "paid doc 250",
        "coach_went car1",
        "counted 0 300 purses",
        "counted 0 1000 strongboxes",
        "counted 0 250 cash",
        "counted 0 700 ransom",
        "counted 0 1000 gunslinger",
    ]
    assert match.scores[0] == 3250


def test_the_stagecoach_moves_before_the_money_is_counted() -> None:
    """CE-19.1, R-35: after round 5 the Shotgun comes with it; the bullet counts, and nobody stays on that roof."""
    spots = {"doc": "car2_roof", "ghost": "car3_roof", "belle": "car1"}
    table: dict[str, Any] = {"horses": True, "coach": "car2", "round": 5, "at": "round_event"}
    match = scene({**spots, "doc": "car3"}, shotgun="train", card="mortal_bullet", **table)
    assert match.breakdown["mortal_bullet"] == [0, -150, 0]
    held = {"doc": "strongbox", "loco": "-"}
    match = scene(spots, shotgun="coach", card="sharing_the_loot", loot=held, **table)
    assert match.breakdown["sharing"] == [0, 0, 0]
    spots = {"doc": "car2_roof", "ghost": "car3_roof", "belle": "car3"}
    match = scene(spots, shotgun="train", card="sharing_the_loot", loot=held, **{**table, "coach": "car1"})
    match.play(0, "flee car3_roof")
    assert match.breakdown["sharing"] == [-500, 500, 0]


def test_the_ranking_comes_last_with_ties_by_bullets() -> None:
    """CE-19.1, CE-9.4: with the penalty Doc is as poor as Ghost, who has fewer bullets and wins."""
    given = [{"bullets": ["neutral", "neutral"], "struck": 1}]
    match = counted(card="mortal_bullet", players=given, loot={"doc": "purse450", "ghost": "purse300"})
    assert match.scores == [300, 300, 0]
    assert match.ranking == [[1], [0], [2]]
