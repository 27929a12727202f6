"""Facts in the view that drawings need: money, planning, the card in play."""

from tests.games.colt.table import acting, new

THREE = {"doc": "car1", "ghost": "car2", "tuco": "car3"}


def test_the_money_of_a_player_is_told_to_those_who_know_all_of_it() -> None:
    """CE-2.11: a purse is known to its holder and to those who have looked into it; jewels and strongboxes to all."""
    purses = [["doc", "300", 1], *[["out", "-", 0]] * 17]
    match = acting("doc move", THREE, purses=purses, jewels={"doc": 1, "tuco": 1, "car2": 2}, boxes={"doc": 1})
    assert match.view(0)["worth"] == [300 + 500 + 1000, 0, 500]
    assert match.view(1)["worth"] == match.view(None)["worth"] == [None, 0, 500]
    assert match.view(1)["known"] == match.view(None)["known"] == [500 + 1000, 0, 500]


def test_cards_are_planned_until_the_last_turn_is_over() -> None:
    match = new(seats=3, characters="random")
    seen = match.view(None)
    assert (seen["round"], seen["planning"], seen["in_play"]) == (1, True, None)


def test_the_card_that_is_carried_out_is_told() -> None:
    """CE-6.1."""
    seen = acting("doc move", THREE).view(None)
    assert (seen["planning"], seen["in_play"]) == (False, 0)
