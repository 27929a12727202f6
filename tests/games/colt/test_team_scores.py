"""Team play: what a team has at the end, chapter 21 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import scene

SPOTS = {"doc": "car1", "ghost": "car2", "tuco": "car3", "cheyenne": "car4"}  # Doc and Ghost, Tuco and Cheyenne


def counted(
    card: str = "pickpocketing",
    spots: dict[str, str] | None = None,
    hostage: dict[str, str] | None = None,
    **picture: Any,
) -> posse.Match:
    """After round 5 the money is counted; nobody holds anything except as given."""
    given = {name: {"hostage": which} for name, which in (hostage or {}).items()}
    loot = {**dict.fromkeys(SPOTS, "-"), **picture.pop("loot", {})}
    return scene(
        {**SPOTS, **(spots or {})},
        options={"teams": "true", "horses": "true"},
        bandits=given,
        loot=loot,
        round=5,
        card=card,
        at="count_money",
        **picture,
    )


def shot(**bullets: str) -> list[dict[str, list[str]]]:
    """The bullets that bandits were given, such as doc="tuco neutral"."""
    return [{"bullets": bullets.get(name, "").split()} for name in SPOTS]


def test_partners_totals_are_added_and_the_richest_team_wins() -> None:
    """CE-21.11: Tuco has most, but Doc and Ghost have more together; both partners win."""
    match = counted(loot={"doc": "purse300", "ghost": "purse350", "tuco": "purse500"}, hostage={"cheyenne": "old_lady"})
    assert match.scores == [650, 650, 500, 500]
    assert match.ranking == [[0, 1], [2, 3]]


def test_equally_rich_teams_compare_the_bullets_of_both_partners() -> None:
    """CE-21.11: Doc has most, but Doc's team fewest."""
    given = shot(doc="neutral neutral neutral", tuco="neutral neutral", cheyenne="neutral neutral")
    match = counted(loot={"doc": "purse300", "tuco": "purse300"}, players=given)
    assert match.ranking == [[0, 1], [2, 3]]
    given = shot(doc="neutral neutral", tuco="neutral", cheyenne="neutral")
    match = counted(loot={"doc": "purse300", "tuco": "purse300"}, players=given)
    assert match.ranking == [[0, 1, 2, 3]]


@pytest.mark.parametrize(
    ("given", "prizes"),
    [
        # Doc and Ghost fire 1 + 1 at the others, Tuco 2 at the others and 1 at the partner.
        (shot(doc="tuco tuco", tuco="doc ghost", cheyenne="tuco"), [1000, 1000, 1000, 1000]),
        # Ghost alone fires most, but Tuco and Cheyenne fire more together.
        (shot(doc="tuco tuco cheyenne cheyenne", tuco="ghost ghost ghost"), [0, 0, 1000, 1000]),
        # Four shots at the partner count nothing against one at another.
        (shot(ghost="doc doc doc doc cheyenne"), [0, 0, 1000, 1000]),
        (shot(ghost="doc", cheyenne="tuco tuco"), [0, 0, 0, 0]),
        (shot(doc="neutral"), [0, 0, 0, 0]),
    ],
)
def test_the_gunslinger_is_the_team_that_fired_most_at_others(given: list[dict[str, Any]], prizes: list[int]) -> None:
    """CE-21.12, CE-21.20: own hits are deducted; tied teams get $1000 each, once per team; with 0 nobody."""
    match = counted(players=given)
    assert match.breakdown["gunslinger"] == prizes
    assert match.scores == prizes


def test_bullets_of_ones_own_or_the_partners_colour_are_worth_no_ransom() -> None:
    """CE-21.16, CE-16.5: of Doc's cards only Tuco's bullet counts; Doc's own came back through the partner."""
    own = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal", "ride"]
    players = [
        {
            "bullets": ["ghost", "tuco", "neutral"],
            "deck": [*own, "bullet_ghost", "bullet_tuco", "bullet", "bullet_doc"],
        },
        {"bullets": ["doc"], "deck": own},
    ]
    match = counted(hostage={"doc": "photographer"}, players=players)
    assert match.breakdown["ransom"] == [200, 200, 0, 0]


def test_a_bullet_that_went_to_the_partner_pays_the_partners_photographer() -> None:
    """CE-21.16, CE-16.11: what counts is whose cards it is among, not who was hit."""
    own = ["move", "move", "floor", "floor", "fire", "fire", "robbery", "robbery", "punch", "marshal", "ride"]
    players = [{"deck": [*own, "bullet_tuco"]}, {"bullets": ["tuco"], "deck": own}]
    assert counted(hostage={"doc": "photographer"}, players=players).breakdown["ransom"] == [200, 200, 0, 0]
    assert counted(hostage={"ghost": "photographer"}, players=players).breakdown["ransom"] == [0, 0, 0, 0]


def test_escape_is_worked_out_per_bandit() -> None:
    """CE-21.19, CE-18.8: the money and ransom of caught Doc are lost, that of Ghost, who left, counts for both."""
    held = {"doc": "purse500", "ghost": "purse250", "tuco": "purse450"}
    match = counted("escape", {"ghost": "gone"}, {"doc": "nun", "ghost": "teacher"}, loot=held)
    assert match.scores == [1050, 1050, 0, 0]
    assert match.ranking == [[0, 1], [2, 3]]


def test_a_team_of_which_nobody_got_away_cannot_win() -> None:
    """CE-21.19, CE-18.8: nor, of course, if that is true of all."""
    match = counted("escape", {"cheyenne": "coach"}, players=shot(tuco="doc"))
    assert match.scores == [1000, 1000, 0, 0]  # Gunslinger
    assert match.ranking == [[2, 3], [0, 1]]
    assert counted("escape").ranking[0] == []


def test_sharing_is_worked_out_per_bandit() -> None:
    """CE-21.19, CE-18.5: Doc, Ghost and Tuco share Doc's strongbox; two of three thirds stay in the team."""
    spots = dict.fromkeys(["doc", "ghost", "tuco"], "car3")
    match = counted("sharing_the_loot", spots, loot={"doc": "strongbox", "loco": "-"})
    assert match.scores == [666, 666, 333, 333]


def test_mortal_bullets_of_both_partners_are_added() -> None:
    """CE-21.19, CE-18.7: two of Doc's and one of Ghost's make -$450."""
    given = [{"bullets": ["neutral"] * 3, "struck": 2}, {"bullets": ["tuco"], "struck": 1}]
    match = counted("mortal_bullet", players=given)
    assert match.breakdown["mortal_bullet"] == [-450, -450, 0, 0]
