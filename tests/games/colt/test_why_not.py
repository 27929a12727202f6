"""Why not: the obstacles of Colt Express that random games seldom meet, and what a click on the board is told."""

from posse.texts import texts
from tests.games.answers import why
from tests.games.colt.table import scene


def test_a_guarded_strongbox() -> None:
    """CE-15.1: the Shotgun guards the strongbox of the Stagecoach."""
    match = scene(
        {"doc": "coach_roof", "ghost": "car1", "tuco": "car2"},
        horses=True,
        loot={"coach_roof": "purse flask strongbox"},
        at="robbery doc : 0",
    )
    assert why(match, 0, "rob strongbox") == ("guarded", "CE-15.1")


def test_old_whiskey_needs_two_cards() -> None:
    """CE-17.5: two action cards are played, so two must be in hand."""
    match = scene(
        {"doc": "car1", "ghost": "car1", "tuco": "car2"},
        horses=True,
        loot={"doc": "old_whiskey"},
        players=[{"hand": ["move"]}],
        at="act standard 0 : 0",
    )
    assert why(match, 0, "drink doc old_whiskey") == ("two_cards", "CE-17.5")
    assert why(match, 0, "drink ghost whiskey") == ("not_yours", "CE-10.18")


def test_a_bandit_of_ones_own_is_spared_by_option() -> None:
    """CE-10.15: two bandits of one player, which the table lets spare each other."""
    match = scene(
        {"doc": "car1", "ghost": "car1", "cheyenne": "car1", "tuco": "car1"},
        seats=2,
        options={"own_bandit": "spared"},
        at="punch doc : 0",
    )
    assert why(match, 0, "punch tuco") == ("your_own", "CE-10.15")
    assert why(match, 0, "punch doc") == ("itself", "CE-6.15")


def test_a_car_out_of_reach_says_how_far_one_goes() -> None:
    """CE-6.1: one car inside."""
    match = scene({"doc": "car1", "ghost": "car1", "tuco": "car2"}, at="move doc : 0")
    found = match.why_not_thing(0, "spot:car3") or {}
    assert found == {"obstacle": "too_far", "rule": "CE-6.1", "most": 1}
    assert texts("en", "colt").obstacle(found) == "That is too far: at most 1 car. CE-6.1"
    assert match.why_not_thing(0, "spot:car1_roof") == {"obstacle": "other_level", "rule": "CE-6.1"}
    assert match.why_not_thing(0, "spot:car2") is None


def test_belle_is_protected_while_others_can_be_hit() -> None:
    """CE-7.5: Belle cannot be chosen while there is another target."""
    match = scene({"doc": "car1", "belle": "car2", "tuco": "car2", "ghost": "car2"}, at="fire doc : 0")
    assert why(match, 0, "shoot belle") == ("belle_protected", "CE-7.5")
    assert match.why_not_thing(0, "bandit:belle") == {"obstacle": "belle_protected", "rule": "CE-7.5"}


def test_loot_elsewhere_is_not_the_loot_here_however_alike() -> None:
    """CE-6.14: a robber takes what lies on the spot of the robbery."""
    match = scene(
        {"doc": "car1", "ghost": "car2", "tuco": "car3"},
        loot={"car1": "purse jewel", "car2": "jewel jewel"},
        at="robbery doc : 0",
    )
    assert match.why_not_thing(0, "token:jewel,@spot:car1") is None
    assert match.why_not_thing(0, "token:jewel,@spot:car2") == {"obstacle": "not_lying_here", "rule": "CE-6.14"}
    assert match.why_not_thing(1, "token:jewel,@spot:car2") == {"obstacle": "not_asked", "rule": None, "asked": [0]}
