"""Robbery: CE-6.13 and CE-6.14 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import acting, bandit, loot, offered, purses, refuses, said, scene, spot, step

SPOTS = {"doc": "car1", "ghost": "car2", "tuco": "car3"}


def doc_robs(dice: list[str] | None = None, start: str = "car1", **picture: Any) -> posse.Match:
    """Doc robs; then Ghost in car 2 is asked about a move, so that the round does not end."""
    return scene(
        {**SPOTS, "doc": start},
        pile=[[0, "doc", "robbery", "up"], [1, "ghost", "move", "up"]],
        at="stealin",
        dice=dice,
        **picture,
    )


def test_the_robber_takes_one_token_of_their_choice_from_their_spot() -> None:
    """CE-6.13: a purse, a jewel or a strongbox, one of them and no more."""
    lying = {"car1": "purse jewel strongbox", "car2": "jewel jewel", "loco": "-"}
    match = doc_robs(loot=lying)
    purse = next(iter(loot(match, "car1")["purses"]))
    assert set(match.choices(0)) == {f"rob {purse}", "rob jewel", "rob strongbox"}
    assert said(match.play(0, "rob strongbox")) == ["robbed doc strongbox", "resolved 1 ghost move"]
    assert (bandit(match, "doc")["strongboxes"], bandit(match, "doc")["jewels"]) == (1, 0)
    left = loot(match, "car1")
    assert (left["strongboxes"], left["jewels"], len(left["purses"])) == (0, 1, 1)
    match = doc_robs(loot=lying)
    match.play(0, "rob jewel")
    assert (bandit(match, "doc")["strongboxes"], bandit(match, "doc")["jewels"]) == (0, 1)


def test_a_purse_lies_face_down_and_nobody_may_look_first() -> None:
    """CE-6.13: its value shows only once it is taken, and only to the player who took it."""
    match = doc_robs(loot={"car1": "purse jewel", "car2": "jewel jewel"})
    for seat in (0, 1, 2, None):
        assert list(loot(match, "car1", seat)["purses"].values()) == [None]
    match = doc_robs(["purse 450"], loot={"car1": "purse"})
    assert purses(match, "doc", 0) == [250, 450]
    for other in (1, 2, None):
        assert purses(match, "doc", other) == [250, None]
    assert loot(match, "car1")["purses"] == {}


def test_what_is_in_a_robbed_purse_is_told_to_nobody_else() -> None:
    """CE-6.13: all see that a purse was taken, the robber sees which."""
    match = doc_robs(["purse 500"], loot={"car1": "purse"})
    assert said(match.events, "robbed", "looked_in") == ["robbed doc purse", "looked_in doc 500"]
    for other in (1, 2, None):
        seen = [event.seen_by(other) for event in match.events]
        told = [str(event) for event in seen if event is not None]
        assert "robbed doc purse" in told
        assert not [words for words in told if words.startswith("looked_in")]


def test_the_robber_may_pick_any_particular_purse() -> None:
    """CE-6.13: of three purses the robber has seen one, somebody else another, nobody the third."""
    lying = [["car1", "500", 1], ["car1", "300", 2], ["car1", "-", 0], *[["out", "-", 0]] * 15]
    for wanted, dice in (("purse1", []), ("purse2", []), ("purse3", ["purse 400"])):
        match = doc_robs(purses=lying)
        assert list(loot(match, "car1", 0)["purses"].values()) == [500, None, None]
        assert offered(match, 0, "rob") == ["purse1", "purse2", "purse3"]
        match = doc_robs(dice, purses=lying)
        match.play(0, f"rob {wanted}")
        assert purses(match, "doc", 0) == [{"purse1": 500, "purse2": 300, "purse3": 400}[wanted]]


def test_a_bandit_may_look_at_their_own_tokens_at_any_time() -> None:
    """CE-6.13: the holder sees their values even during somebody else's action, the others do not."""
    match = doc_robs(loot={"doc": "purse300 purse500", "ghost": "purse350 purse450", "car1": "purse"})
    assert (step(match), match.asked) == ("move", (1,))
    assert set(purses(match, "doc", 0)) >= {300, 500}
    assert purses(match, "ghost", 1) == [350, 450]
    assert purses(match, "doc", 1) == [None, None, None]
    assert purses(match, "ghost", 0) == [None, None]


@pytest.mark.parametrize("token", ["purse", "strongbox"])
def test_the_only_token_is_taken_without_a_question(token: str) -> None:
    """CE-6.14: a Robbery is compulsory."""
    match = doc_robs(loot={"car1": token, "loco": "strongbox" if token == "purse" else "-"})
    assert said(match.events, "robbed", "in_vain") == [f"robbed doc {token}"]


def test_a_robber_cannot_do_without() -> None:
    """CE-6.14: where there is loot, some must be taken."""
    match = doc_robs(loot={"car1": "purse jewel", "car2": "jewel jewel"})
    assert step(match) == "robbery"
    for words in ("leave", "done", "rob strongbox", "drop"):
        assert refuses(match, 0, words)


@pytest.mark.parametrize(("start", "lying"), [("car1", "car1_roof"), ("car1_roof", "car1")])
def test_loot_on_the_other_level_is_out_of_reach(start: str, lying: str) -> None:
    """CE-6.14: what lies above or below the robber stays there."""
    match = doc_robs(start=start, loot={"car1": "-", "loco": "-", lying: "purse purse strongbox"})
    assert said(match.events, "robbed", "in_vain") == ["in_vain doc robbery"]
    assert (len(loot(match, lying)["purses"]), loot(match, lying)["strongboxes"]) == (2, 1)


def test_loot_in_other_cars_and_in_others_hands_is_out_of_reach() -> None:
    """CE-6.14: neither neighbouring cars nor a bandit on the same spot can be robbed."""
    match = acting("doc robbery", {"doc": "car1", "ghost": "car1", "tuco": "car2"}, loot={"car1": "-"})
    assert said(match.events, "robbed", "in_vain") == ["in_vain doc robbery"]
    assert purses(match, "doc", 0) == [250]


def test_loot_on_a_roof_can_be_robbed_from_that_roof() -> None:
    """CE-6.13, CE-6.14: Doc climbs after what was dropped there."""
    match = scene(
        SPOTS,
        pile=[[0, "doc", "floor", "up"], [0, "doc", "robbery", "up"], [1, "ghost", "move", "up"]],
        loot={"car1_roof": "strongbox", "loco": "-"},
        at="stealin",
    )
    assert (spot(match, "doc"), bandit(match, "doc")["strongboxes"]) == ("car1_roof", 1)
