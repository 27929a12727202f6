"""Kit Carson: everybody places at once, and moves (CC-14.7 to CC-14.9, CC-14.16, CC-14.17)."""

from typing import Any

import pytest

import posse
from tests.games.carson.table import (
    cowboys,
    offered,
    play_all,
    player,
    points,
    refuses,
    said,
    scene,
    standing,
    step,
    table,
)

KIT = {"kit_carson": True}


def placing(
    *, asked: str = "0+1+2", seats: int = 3, options: dict[str, Any] | None = None, **picture: Any
) -> posse.Match:
    """The placement phase after its opening act."""
    return scene(seats=seats, options={**KIT, **(options or {})}, at=f"kit_carson : {asked}", **picture)


def moves(match: posse.Match, seat: int) -> int:
    return int(player(match, seat)["moves"])


# --- the opening


def test_the_first_player_in_turn_order_begins() -> None:
    """CC-14.7: the first player in turn order begins alone; nobody else may act before that."""
    match = scene(seats=3, options=KIT, order=[2, 0, 1], at="placement")
    assert match.asked == (2,)
    assert refuses(match, 0, "place wages")
    match.play(2, "place gambling")
    assert set(match.asked) == {0, 1, 2}


def test_the_opening_act_may_be_a_pass() -> None:
    """CC-14.7, R-31: the first player may also begin by passing; then the others act."""
    match = scene(seats=3, options=KIT, at="placement")
    match.play(0, "pass")
    assert set(match.asked) == {1, 2}
    assert table(match)["passed"] == [0]


def test_the_opening_act_is_no_move() -> None:
    """CC-14.7: the first player begins by placing or passing; roads laid before that open nothing yet."""
    match = scene(seats=2, options=KIT, players=[{"roads": 2}], cowboys={"wages": [0]}, at="placement")
    assert offered(match, 0, "lift") == []
    match.play(0, "roads")
    match.play(0, "road e4n")
    assert match.asked == (0,)
    assert refuses(match, 1, "place wages")


def test_without_the_variant_players_act_in_turn() -> None:
    """CC-14.7: otherwise one player is asked at a time, and cowboys stay where they are."""
    match = scene(seats=3, cowboys={"wages": [0]}, at="place : 0")
    assert match.asked == (0,)
    assert offered(match, 0, "lift") == []
    assert "moves" not in player(match, 0)


# --- all at once


def test_everybody_acts_in_any_order() -> None:
    """CC-14.7: after the opening everybody who has not passed may act, as often and as fast as they like."""
    match = placing()
    play_all(match, (2, "place gambling"), (2, "place wages"), (0, "place gambling"), (2, "place roads_3"))
    assert standing(match, "gambling") == [0, 2]
    assert cowboys(match, 2) == 0
    assert set(match.asked) == {0, 1, 2}


def test_acts_are_applied_in_the_order_of_arrival() -> None:
    """CC-14.16: each act meets the board left by the one before; one that is no longer legal changes nothing."""
    picture: dict[str, Any] = {"players": [{"character": "sheriff"}], "white": [0, "-"]}
    first = placing(**picture)
    first.play(0, "white gambling")
    assert refuses(first, 1, "place gambling")
    second = placing(**picture)
    second.play(1, "place gambling")
    assert refuses(second, 0, "white gambling")
    second.play(0, "place gambling")
    assert standing(second, "gambling") == [0, 1]


def test_pass_order_is_the_order_of_the_passes() -> None:
    """CC-14.8, CC-14.16: passes set pass order as they arrive, and the phase ends with the last."""
    match = placing(order=[0, 1, 2])
    events = play_all(match, (2, "pass"), (0, "place wages"), (0, "pass"))
    assert said(events, "passed") == ["passed 2 1", "passed 0 2"]
    assert match.asked == (1,)
    match.play(1, "pass")
    assert table(match)["passed"] == [2, 0, 1]
    assert step(match) != "kit_carson"


def test_a_pass_is_final() -> None:
    """CC-14.8: players who have passed neither place nor move any more this round."""
    match = placing(cowboys={"gambling": [1]})
    match.play(1, "pass")
    assert set(match.asked) == {0, 2}
    for words in ("place wages", "lift gambling", "pass", "roads"):
        assert refuses(match, 1, words)


def test_turn_order_where_nothing_arrives() -> None:
    """CC-14.16, R-31: in automatic play the players act in turn order, one act each, round and round."""
    match = scene(seats=3, options=KIT, order=[1, 2, 0], at="placement")
    acts = []
    for words in ("place wages", "place wages", "place wages", "place road_1", "pass", "place wages", "place wages"):
        acts.append(match.asked[0])
        match.play(match.asked[0], words)
    assert acts == [1, 2, 0, 1, 2, 0, 1]
    assert match.asked[0] == 0


def test_half_a_move_or_a_road_is_no_act() -> None:
    """CC-14.16: lifting a cowboy or laying a road does not use up the turn; putting the cowboy down does."""
    match = placing(order=[0, 1, 2], cowboys={"gambling": [0]}, players=[{"roads": 2}])
    play_all(match, (0, "roads"), (0, "back"), (0, "lift gambling"))
    assert match.asked[0] == 0
    match.play(0, "place wages")
    assert match.asked[0] == 1


def test_legality_is_that_of_the_other_placements() -> None:
    """CC-14.7: a placement or move is checked as in CC-5.5 against the board of that moment."""
    match = placing(
        options={"river": "carson"},
        round=3,
        centre="f4",
        row=["ranch", "mine", "bank", "-", "-", "-", "-"],
        town={"a1": "0", "b5": "1 bank", "g2": "1 prison"},
        cowboys={"gambling": [0], "wages": [0]},
        players=[{"cowboys": 1}],
    )
    match.play(0, "lift gambling")
    legal = offered(match, 0, "place")
    assert {"wages", "road_1", "construction_5", "buy_vp_4", "h8", "b5"} <= set(legal)
    assert not {"gambling", "construction_6", "buy_vp_3", "a1", "c2", "g2"} & set(legal)
    match.play(0, "back")
    assert set(offered(match, 0, "place")) == set(legal)


# --- moves


def test_a_cowboy_moves_to_another_place() -> None:
    """CC-14.7: a placed cowboy may be moved to another legal space; it leaves the old one."""
    match = placing(cowboys={"gambling": [0, 1]})
    events = play_all(match, (0, "lift gambling"), (0, "place ammunition"))
    assert said(events) == ["moved 0 gambling ammunition"]
    assert standing(match, "gambling") == [1]
    assert standing(match, "ammunition") == [0]
    assert cowboys(match, 0) == 3
    assert moves(match, 0) == 1


def test_a_move_may_start_a_duel() -> None:
    """CC-14.7: a cowboy may be moved to where another stands."""
    match = placing(cowboys={"gambling": [0], "ammunition": [1]})
    play_all(match, (0, "lift gambling"), (0, "place ammunition"))
    assert standing(match, "ammunition") == [0, 1]


def test_a_cowboy_moves_between_parcels_and_buildings() -> None:
    """CC-14.7: moves lead to and from parcels, attacks and defences as well."""
    match = placing(town={"b2": "1 bank", "g7": "0 ranch"}, cowboys={"e5": [0]})
    for origin, target in (("e5", "b2"), ("b2", "g7"), ("g7", "f3")):
        play_all(match, (0, f"lift {origin}"), (0, f"place {target}"))
    assert standing(match, "f3") == [0]
    assert table(match)["cowboys"] == {"f3": [0]}


def test_a_placed_cowboy_is_not_taken_back_into_the_reserve() -> None:
    """CC-14.8, R-18: it can be moved, not withdrawn; putting it back means where it stood."""
    match = placing(cowboys={"gambling": [0]})
    match.play(0, "lift gambling")
    assert {choice.split()[0] for choice in match.choices(0)} == {"back", "place"}
    match.play(0, "back")
    assert standing(match, "gambling") == [0]
    assert cowboys(match, 0) == 3


def test_the_new_place_differs_from_the_old() -> None:
    """CC-14.17: also on wages and single road, where several may stand, a move leads elsewhere."""
    match = placing(cowboys={"wages": [0, 0], "road_1": [0]})
    match.play(0, "lift wages")
    assert refuses(match, 0, "place wages")
    match.play(0, "place road_1")
    assert standing(match, "wages") == [0]
    assert standing(match, "road_1") == [0, 0]


def test_a_lifted_cowboy_goes_where_no_own_one_stands() -> None:
    """CC-14.17: the new space must be legal, so no second own cowboy comes to a duel space."""
    match = placing(cowboys={"gambling": [0], "ammunition": [0]})
    match.play(0, "lift gambling")
    assert refuses(match, 0, "place ammunition")
    assert refuses(match, 0, "place gambling")


def test_a_lifted_cowboy_still_stands_where_it_was() -> None:
    """R-40: until it is put down it stands there for everybody else, and nobody sees that it was lifted."""
    match = placing(cowboys={"gambling": [0]}, players=[{}, {"character": "sheriff"}], sides={"sheriff": "red"})
    before = [match.view(watcher) for watcher in (1, 2, None)]
    events = match.play(0, "lift gambling")
    assert events == []
    assert [match.view(watcher) for watcher in (1, 2, None)] == before
    assert refuses(match, 1, "place gambling")
    match.play(2, "place gambling")
    assert standing(match, "gambling") == [0, 2]


def test_lifting_alone_is_no_move() -> None:
    """R-40: only putting down counts against the limit."""
    match = placing(cowboys={"gambling": [0]})
    for _ in range(25):
        play_all(match, (0, "lift gambling"), (0, "back"))
    assert moves(match, 0) == 0


def test_a_lifted_cowboy_meets_the_board_of_the_moment() -> None:
    """CC-14.16, CC-14.17: what another does meanwhile counts when the cowboy is put down."""
    match = placing(cowboys={"gambling": [0]}, players=[{}, {"character": "sheriff"}], white=[1, "-"])
    match.play(0, "lift gambling")
    assert "place ammunition" in match.choices(0)
    match.play(1, "white ammunition")
    assert refuses(match, 0, "place ammunition")
    match.play(0, "place roads_3")
    assert standing(match, "roads_3") == [0]


def test_there_are_at_most_twenty_moves_a_round() -> None:
    """CC-14.17, R-31: after 20 moves a player can only place or pass, laying roads aside."""
    match = placing(cowboys={"wages": [0], "gambling": [1]}, players=[{"moves": 19}])
    play_all(match, (0, "lift wages"), (0, "place road_1"))
    assert moves(match, 0) == 20
    assert offered(match, 0, "lift") == []
    assert refuses(match, 0, "lift road_1")
    assert {choice.split()[0] for choice in match.choices(0)} == {"pass", "place", "roads"}
    assert offered(match, 1, "lift") == ["gambling"]


def test_placing_does_not_count_as_a_move() -> None:
    """CC-14.17: the limit is one of moves; placements and roads are not counted."""
    match = placing(players=[{"roads": 2, "moves": 20}])
    match.play(0, "place wages")
    play_all(match, (0, "roads"), (0, "road e4n"), (0, "back"))
    assert moves(match, 0) == 20


def test_the_moves_are_counted_anew_each_round() -> None:
    """CC-14.17: the limit holds for one round."""
    match = scene(
        seats=2,
        options=KIT,
        players=[{"moves": 20, "character": "sheriff"}, {"moves": 3, "character": "banker"}],
        at="clear_up",
    )
    assert table(match)["round"] == 2
    assert [moves(match, seat) for seat in range(2)] == [0, 0]


def test_nobody_is_passed_while_they_can_move() -> None:
    """CC-14.17: a player without a cowboy in reserve is not passed automatically while they can move one."""
    match = placing(asked="0", seats=2, order=[0, 1], passed=[1], players=[{"cowboys": 1}], cowboys={"gambling": [0]})
    match.play(0, "place wages")
    assert match.asked == (0,)
    assert set(match.choices(0)) == {"pass", "lift wages", "lift gambling", "roads"}


def test_the_last_player_who_can_do_nothing_can_only_pass() -> None:
    """CC-14.17: without anything to place or to move the only choice is to pass."""
    match = placing(asked="0", seats=2, passed=[1], players=[{"cowboys": 1, "moves": 20}], cowboys={"gambling": [0]})
    match.play(0, "place wages")
    assert match.choices(0) == ["pass"]
    match.play(0, "pass")
    assert table(match)["passed"] == [1, 0]


def test_roads_may_be_laid_until_the_pass() -> None:
    """CC-14.17: roads are laid one after the other in between, for all to see, and are no moves."""
    match = placing(players=[{"roads": 2}])
    match.play(0, "roads")
    events = match.play(0, "road e4n")
    assert said(events) == ["laid 0 e4n"]
    assert moves(match, 0) == 0
    match.play(1, "place wages")
    match.play(0, "road f4w")
    assert refuses(match, 0, "roads")
    match.play(0, "pass")


# --- sheriffs


def test_a_red_sheriff_who_is_joined_may_stay_or_move_away() -> None:
    """CC-14.17: cowboys that stay are never checked again; the joined red sheriff has a duel there, or moves."""
    match = placing(
        sides={"sheriff": "red"}, players=[{"character": "sheriff"}], cowboys={"gambling": [0], "wages": [1]}
    )
    match.play(1, "place gambling")
    assert standing(match, "gambling") == [0, 1]
    match.play(0, "lift gambling")
    assert "ammunition" in offered(match, 0, "place")
    match.play(0, "place ammunition")
    assert standing(match, "gambling") == [1]


def test_a_red_sheriff_moves_only_to_where_nobody_stands() -> None:
    """CC-14.7, CC-11.2: a move is legal for the red sheriff if a placement would be."""
    match = placing(
        sides={"sheriff": "red"},
        players=[{"character": "sheriff"}],
        town={"b2": "1 bank", "g7": "0 ranch"},
        cowboys={"gambling": [0], "ammunition": [1], "wages": [1], "g7": [2]},
    )
    match.play(0, "lift gambling")
    legal = offered(match, 0, "place")
    assert not {"ammunition", "b2"} & set(legal)
    assert {"wages", "roads_3", "g7"} <= set(legal)


def test_kit_carson_example() -> None:
    """EX-18: A on gambling, joined by B, may go to wages or a free duel space, not to the white cowboy, not home."""
    match = placing(
        players=[{}, {}, {"character": "sheriff"}],
        cowboys={"gambling": [0, 1], "ammunition": [2], "roads_3": [0]},
        white=[2, "ammunition"],
    )
    match.play(0, "lift gambling")
    legal = offered(match, 0, "place")
    assert {"wages", "road_1", "parcel_income"} <= set(legal)
    assert not {"ammunition", "gambling", "roads_3"} & set(legal)
    assert {choice.split()[0] for choice in match.choices(0)} == {"back", "place"}


# --- the end


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"kit_carson": True, "pass_order_vp": "kit_carson"}, [0, 2, 1]),
        ({"kit_carson": True, "pass_order_vp": "always"}, [0, 2, 1]),
        ({"kit_carson": True, "pass_order_vp": "never"}, [0, 0, 0]),
        ({"kit_carson": False, "pass_order_vp": "kit_carson"}, [0, 0, 0]),
        ({"kit_carson": False, "pass_order_vp": "always"}, [0, 2, 1]),
    ],
)
def test_passing_early_scores_in_kit_carson(options: dict[str, object], expected: list[int]) -> None:
    """CC-14.9: with `pass_order_vp = kit_carson` 1 VP for each other player who passed later in round 4."""
    match = scene(
        seats=3,
        options=options,
        round=4,
        passed=[1, 2, 0],
        players=[{"cash": 0}, {"cash": 0}, {"cash": 0}],
        at="scoring",
    )
    assert match.over
    assert [points(match, seat) for seat in range(3)] == expected
