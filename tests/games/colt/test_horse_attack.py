"""The horse attack: chapter 12 of the rules."""

from typing import Any

import posse
from tests.games.colt.table import (
    bandit,
    bullets,
    loot,
    new,
    offered,
    play_all,
    purses,
    refuses,
    said,
    scene,
    spot,
    step,
)

RIDING = {"doc": "-", "ghost": "-", "cheyenne": "-", "tuco": "-"}


def attack(spots: dict[str, str] | None = None, column: str = "car4", **picture: Any) -> posse.Match:
    """A horse attack on a train of four cars; bandits without a spot are still riding."""
    return scene(spots or RIDING, horses=True, round=0, at=f"horse_attack {column}", **picture)


def pairs(spots: dict[str, str] | None = None, column: str = "car3", **picture: Any) -> posse.Match:
    """The same with two bandits each: Doc and Tuco are seat 0's, Ghost and Cheyenne seat 1's."""
    return attack(spots, column, seats=2, **picture)


def offered_car(match: posse.Match) -> str:
    """The car that can be boarded now."""
    assert match.question is not None
    return str(match.question["spot"])


def horses(match: posse.Match) -> dict[str, int]:
    return {column: count for column, count in match.view(None)["horses"].items() if count}


def answer(match: posse.Match, *words: str) -> list[posse.Event]:
    """One answer for each seat that is asked, in the order of seats."""
    return play_all(match, *zip(match.asked, words, strict=True))


# --- car after car


def test_the_attack_begins_at_the_caboose_and_goes_forward_car_by_car() -> None:
    """CE-12.1: as long as two still ride."""
    match = new(4, horses=True)
    for column in ("car4", "car3", "car2"):
        assert (step(match), offered_car(match)) == ("board", column)
        answer(match, *["ride_on"] * 4)
    assert {spot(match, name) for name in match.view(None)["bandits"]} == {"car1"}


def test_all_who_ride_choose_in_secret_and_reveal_together() -> None:
    """CE-12.2: until the last has chosen the others learn only that one has chosen."""
    match = attack()
    assert (match.asked, match.choices(0)) == ((0, 1, 2, 3), ["ride_on", "board doc"])
    assert match.choices(3) == ["ride_on", "board tuco"]
    events = play_all(match, (2, "board cheyenne"), (0, "ride_on"), (1, "ride_on"))
    assert said(events) == ["chose 2", "chose 0", "chose 1"]
    assert spot(match, "cheyenne") is None
    for viewer in (None, 0, 1, 3):
        assert "board cheyenne" not in str(match.view(viewer))
    events = list(match.play(3, "board tuco"))
    shown = ["boarded cheyenne car4", "rode_on doc", "rode_on ghost", "boarded tuco car4"]
    assert sorted(said(events, "boarded", "rode_on")) == sorted(shown)


def test_nobody_chooses_for_another_or_twice() -> None:
    """CE-12.2: one answer each, about one's own bandit."""
    match = attack()
    assert refuses(match, 0, "board ghost")
    match.play(0, "ride_on")
    assert refuses(match, 0, "board doc")


def test_with_two_bandits_one_chooses_for_each_of_them() -> None:
    """CE-12.2: neither, one, the other, or both."""
    match = pairs()
    assert match.choices(0) == ["ride_on", "board doc", "board tuco", "board_both"]
    assert match.choices(1) == ["ride_on", "board ghost", "board cheyenne", "board_both"]
    answer(match, "board tuco", "ride_on")
    assert [spot(match, name) for name in ("doc", "tuco", "ghost", "cheyenne")] == [None, "car3", None, None]
    assert (offered_car(match), match.choices(0)) == ("car2", ["ride_on", "board doc"])
    match = pairs()
    answer(match, "board_both", "board ghost")
    assert [spot(match, name) for name in ("doc", "tuco", "ghost", "cheyenne")] == ["car3", "car3", "car3", None]


def test_whoever_boards_is_inside_the_car_and_their_horse_beside_it() -> None:
    """CE-12.3: the others go on to the next car, and only they are asked."""
    match = attack()
    answer(match, "board doc", "ride_on", "board cheyenne", "ride_on")
    assert [spot(match, name) for name in RIDING] == ["car4", None, "car4", None]
    assert horses(match) == {"car4": 2}
    assert (step(match), offered_car(match), match.asked) == ("board", "car3", (1, 3))


# --- the last one


def test_the_last_rider_chooses_openly_among_the_cars_not_yet_offered() -> None:
    """CE-12.4: from the next car forward to column 1."""
    match = attack()
    answer(match, "board doc", "board ghost", "ride_on", "board tuco")
    assert (step(match), match.asked) == ("last_rider", (2,))
    assert match.choices(2) == ["enter car3", "enter car2", "enter car1"]
    assert refuses(match, 2, "enter car4")
    events = match.play(2, "enter car2")
    assert [str(event.seen_by(0)) for event in events if event.name == "boarded"] == ["boarded cheyenne car2"]
    assert (spot(match, "cheyenne"), horses(match)) == ("car2", {"car4": 3, "car2": 1})
    assert match.view(None)["round"] == 1


def test_the_last_rider_is_found_wherever_the_others_have_boarded() -> None:
    """CE-12.4: after car 3 two cars are left, after car 2 only one, and nobody is asked."""
    match = attack({"doc": "car4", "ghost": "-", "cheyenne": "car4", "tuco": "-"}, "car3")
    answer(match, "board ghost", "ride_on")
    assert match.choices(3) == ["enter car2", "enter car1"]
    match = attack({"doc": "car4", "ghost": "-", "cheyenne": "car4", "tuco": "-"}, "car2")
    answer(match, "board ghost", "ride_on")
    assert (spot(match, "tuco"), match.view(None)["round"]) == ("car1", 1)


def test_the_last_player_with_two_bandits_chooses_a_car_for_each() -> None:
    """CE-12.4: two riders of one player are one player; the cars may differ."""
    match = pairs()
    answer(match, "board_both", "ride_on")
    assert (step(match), match.asked, match.choices(1)) == ("last_rider", (1,), ["enter car2", "enter car1"])
    match.play(1, "enter car1")
    assert match.choices(1) == ["enter car2", "enter car1"]
    match.play(1, "enter car2")
    assert sorted([str(spot(match, "ghost")), str(spot(match, "cheyenne"))]) == ["car1", "car2"]
    assert horses(match) == {"car3": 2, "car2": 1, "car1": 1}


def test_two_players_who_each_still_have_a_rider_go_on_choosing() -> None:
    """CE-12.4: nobody is the last as long as both ride."""
    match = pairs()
    answer(match, "board doc", "board ghost")
    assert (step(match), offered_car(match), match.asked) == ("board", "car2", (0, 1))


# --- impossible starts


def test_at_column_one_everybody_still_riding_boards() -> None:
    """CE-12.5, R-14: without a question."""
    match = attack(column="car2")
    answer(match, "ride_on", "ride_on", "board cheyenne", "ride_on")
    assert [spot(match, name) for name in RIDING] == ["car1", "car1", "car2", "car1"]
    assert horses(match) == {"car2": 1, "car1": 3}
    assert match.view(None)["round"] == 1


def test_nobody_starts_in_the_locomotive_or_the_stagecoach() -> None:
    """CE-12.5: neither is ever offered, though the Stagecoach is there."""
    match = attack({"doc": "-", "ghost": "car4", "cheyenne": "car4", "tuco": "car4"}, "car3")
    assert set(offered(match, 0, "enter")) == {"car3", "car2", "car1"}
    for place in ("loco", "coach", "loco_roof", "car1_roof"):
        assert refuses(match, 0, f"enter {place}")


# --- afterwards


def test_a_horse_stays_in_its_column_when_its_rider_leaves() -> None:
    """CE-12.6, R-15: it belongs to nobody, so all that is seen is how many are where."""
    match = attack()
    answer(match, "board doc", "board ghost", "board cheyenne", "board tuco")
    assert match.view(None)["horses"] == {"loco": 0, "car1": 0, "car2": 0, "car3": 0, "car4": 4}
    table = match.scene() | {"pile": [[0, "doc", "floor", "up"], [0, "doc", "move", "up"]], "at": "stealin"}
    later = posse.scene("colt", table | {"players": []})
    later.play(0, "move car2_roof")
    assert (spot(later, "doc"), horses(later)) == ("car2_roof", {"car4": 4})


def test_the_first_player_is_a_random_one_of_the_rearmost_bandits() -> None:
    """CE-12.7: Ghost or Tuco in car 3, nobody else; turns go clockwise from there."""
    firsts = set()
    for seed in range(20):
        match = attack({"doc": "car2", "ghost": "car3", "cheyenne": "car1", "tuco": "-"}, "car3", seed=seed)
        match.play(3, "enter car3")
        first = match.view(None)["first"]
        firsts.add(first)
        assert said(match.events, "first") == [f"first {first}"]
        if step(match) == "act":
            assert match.asked == (first,)
            match.play(first, "draw")
            assert match.asked == ((first + 1) % 4,)
    assert firsts == {1, 3}


def test_the_rearmost_column_need_not_be_the_caboose() -> None:
    """CE-12.7: it is the last one that holds bandits, and the marker of the set-up does not matter."""
    for seed in range(5):
        spots = {"doc": "car1", "ghost": "-", "cheyenne": "car1", "tuco": "car1"}
        match = attack(spots, "car2", seed=seed, first=3)
        match.play(match.asked[0], "enter car2")
        assert match.view(None)["first"] == bandit(match, "ghost")["seat"]


def test_the_player_of_a_rearmost_bandit_starts_in_the_two_player_mode() -> None:
    """CE-12.7, CE-10.12: Cheyenne alone is in the Caboose, so seat 1 starts."""
    for seed in range(5):
        match = pairs(seed=seed)
        answer(match, "ride_on", "board cheyenne")
        answer(match, "ride_on", "board ghost")
        assert match.view(None)["first"] == 1


def test_nothing_is_taken_shot_or_triggered_during_the_attack() -> None:
    """CE-12.8: the Marshal waits in the Locomotive, loot and hostages are as they were."""
    match = attack(column="car2")
    before = {place: loot(match, place) for place in ("loco", "car1", "car2", "car3", "car4", "coach_roof")}
    hostages = match.view(None)["hostages"]
    events = answer(match, "board doc", "ride_on", "ride_on", "ride_on")
    assert {place: loot(match, place) for place in before} == before
    assert (match.view(None)["hostages"], match.view(None)["marshal"]) == (hostages, "loco")
    assert match.view(None)["neutral"] == 16
    for seat, name in enumerate(RIDING):
        assert (bullets(match, seat), purses(match, name)) == ({}, [250])
    assert said(events, "hit", "shot", "robbed", "seized", "escaped_to") == []
