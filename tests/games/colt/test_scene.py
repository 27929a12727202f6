"""Scenes that cannot be are refused with the reason; a scene in the middle of a turn goes on as the turn does."""

import pytest

import posse
from tests.games.colt.table import scene, step

SPOTS = {"tuco": "car1", "ghost": "car2", "doc": "car3"}


@pytest.mark.parametrize("at", ["act standard 0", "act standard 0 : 0+1", "play_card 1 : 0+1"])
def test_an_act_is_that_of_one_player(at: str) -> None:
    with pytest.raises(posse.BadScene, match=at.split(maxsplit=1)[0]):
        scene(SPOTS, at=at)


def test_a_pile_holds_no_more_cards_than_can_be_played() -> None:
    """Two acts for each of three players in five turns at the most (CE-4.3)."""
    with pytest.raises(posse.BadScene, match="31 entries.*at most 30"):
        scene(SPOTS, pile=[[0, "tuco", "move", "up"]] * 31, at="stealin")


@pytest.mark.parametrize(
    ("symbol", "card", "turn", "order"),
    [
        ("standard", "bridge", 0, [0, 1, 2]),
        ("speeding_up", "bridge", 1, [0, 0, 1, 1, 2, 2]),
        ("switching", "angry_marshal", 3, [0, 2, 1]),
    ],
)
def test_a_turn_goes_on_from_wherever_a_scene_begins(symbol: str, card: str, turn: int, order: list[int]) -> None:
    """CE-3.4, CE-4.3, CE-4.4: who comes next follows from who acts, and from whether it is a second act."""
    for begun, seat in enumerate(order):
        second = int(symbol == "speeding_up" and begun % 2)
        match = scene(SPOTS, card=card, turn=turn, at=f"act {symbol} {second} : {seat}")
        acted = []
        while match.view(None)["turn"] == turn and step(match) == "act":
            acted.append(match.asked[0])
            match.play(match.asked[0], "draw")
        assert acted == order[begun:]
