"""Facts in the view that drawings need: deliveries, tasks, wages, places."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.games.trail.printed import printed
from tests.games.trail.table import play_all, player, scene, visiting
from tests.records.test_records import RECORDS, begun

GOLDEN = [path for path in RECORDS if path.parent.name == "trail"]
STATIONS = ["station1", "station2"]
HAZARDS = ["drought_green3", "rockfall_green3"]
OFF = ["aux_dollar2", "aux_draw2"]


def cities(delivery: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["city"]: row for row in delivery["cities"]}


def on_the_way(**me: Any) -> posse.Match:
    """The first player is about to move."""
    return scene({"place": "a", **me}, foresight=[[], [], []], display=[], market=[], at="move : 0")


# --- deliveries


def test_a_city_is_refused_for_a_disc_already_there() -> None:
    """GWT-6.7: except for both ends of the line."""
    held = {"kansas_city": 1, "topeka": 1, "san_francisco": 1}
    match = on_the_way(hand=["jersey", "dutch_belt"], cities=held, off=[*OFF, "step_points"])
    seen = cities(match.view(0)["prospects"])
    assert [city for city, row in seen.items() if row["taken"]] == ["topeka"]
    assert [city for city, row in seen.items() if row["lacks"] == 0] == ["kansas_city"]


def test_certificates_make_up_for_what_the_hand_lacks() -> None:
    """GWT-6.6, GWT-6.7."""
    match = on_the_way(hand=["jersey", "dutch_belt"], certificates=3)
    lacks = {city: row["lacks"] for city, row in cities(match.view(0)["prospects"]).items()}
    assert {city: count for city, count in lacks.items() if count is not None} == {
        "kansas_city": 0,
        "topeka": 0,
        "wichita": 1,
        "colorado_springs": 3,
    }


def test_a_delivery_tells_the_arrows_that_its_disc_completes() -> None:
    """GWT-6.10: cards at once, points at the end, with those of the city itself."""
    match = on_the_way(cities={"topeka": 1, "colorado_springs": 1, "el_paso": 1}, off=[*OFF, "step_points"])
    seen = {city: (row["cards"], row["points"]) for city, row in cities(match.view(0)["prospects"]).items()}
    assert (seen["wichita"], seen["albuquerque"], seen["santa_fe"]) == ((1, -4), (0, 6), (1, 0))
    assert (seen["sacramento"], seen["san_francisco"], seen["kansas_city"]) == ((0, 6), (0, 9), (0, -6))


def test_every_certificate_adds_one_to_the_value_of_a_delivery() -> None:
    """GWT-16.2."""
    match = on_the_way(hand=["jersey", "dutch_belt"], certificates=2)
    delivery = match.view(0)["prospects"]
    assert delivery["with_certificates"] == [delivery["value"] + spent for spent in range(3)]


def test_nobody_sees_what_the_hand_of_another_would_lead_to() -> None:
    match = on_the_way(hand=["jersey", "dutch_belt"])
    assert "prospects" not in match.view(None)
    assert match.view(1)["prospects"]["seat"] == 1


def following(path: Path) -> Iterator[tuple[posse.Match, str]]:
    """A recorded match before each of its lines, with the line."""
    match, rows = begun(path.read_text(encoding="utf-8"))
    for row in rows:
        yield match, row
        match.follow([row])


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_the_cities_within_reach_are_those_that_can_be_chosen(path: Path) -> None:
    """GWT-6.7: the view shows the fewest certificates that are needed."""
    before: dict[str, Any] | None = None
    for match, row in following(path):
        step = match.question["step"] if match.question else None
        delivery = match.view(None)["delivery"]
        assert (delivery is not None) == (step in ("income", "deliver"))
        if step == "deliver":
            offered = [words.split()[1] for words in match.choices(match.asked[0]) if words != "skip"]
            assert [city for city, fact in cities(delivery).items() if fact["lacks"] == 0] == offered
            if before is not None:
                reached = [city for city, fact in cities(before).items() if _reaches(fact, delivery, before)]
                assert reached == offered
        before = delivery if step == "income" and "spend" in row else None


def _reaches(fact: dict[str, Any], now: dict[str, Any], before: dict[str, Any]) -> bool:
    return fact["lacks"] is not None and fact["lacks"] <= now["value"] - before["value"]


# --- the hand


def test_only_one_card_of_a_breed_counts() -> None:
    """GWT-6.5."""
    match = on_the_way(hand=["jersey", "jersey", "holstein", "west_highland3", "west_highland4"][:4])
    assert match.view(0)["counted"] == ["jersey", "holstein", "west_highland3"]
    assert match.view(0)["value"] == 1 + 3 + 4


# --- tasks


def test_a_fulfilled_card_has_all_its_tasks_met() -> None:
    """GWT-12.9: the others use what is left over."""
    match = on_the_way(area=["start_bbh", "gain_ssh", "engine_sshh"], stations=STATIONS, tiles=HAZARDS, off=OFF)
    assert dict(zip(player(match)["area"], player(match)["met"], strict=True)) == {
        "gain_ssh": [False, False, False],
        "engine_sshh": [True, True, True, True],
        "start_bbh": [False, False, False],
    }


def test_an_unplayed_card_that_is_worth_more_takes_the_items() -> None:
    """R-18: the score sheet adds it, so the card in play is not fulfilled."""
    tiles = [*HAZARDS, "green_teepee"]
    match = on_the_way(area=["start_ssg"], discard=["engine_sshh"], stations=STATIONS, tiles=tiles, off=OFF)
    assert player(match)["points"]["objectives"] == 5
    assert player(match)["met"] == [[False, False, True]]


def test_a_card_in_hand_tells_what_it_would_meet() -> None:
    """Each as if it were in play in place of the other."""
    match = on_the_way(area=["start_bbh"], hand=["engine_sshh", "gain_ssh"], stations=STATIONS, tiles=HAZARDS, off=OFF)
    assert match.view(0)["hand_to_meet"] == {"engine_sshh": [True] * 4, "gain_ssh": [True] * 3}
    assert "hand_to_meet" not in match.view(None)


def test_cards_on_display_tell_what_they_would_meet() -> None:
    """For every player, since it is public what a deck consists of."""
    match = scene(
        {"place": "a", "stations": STATIONS, "off": OFF, "area": ["start_34b"]},
        {"place": "a", "area": ["start_lhh"]},
        display=["gain_ssh", "draw_bbh"],
        at="move : 0",
    )
    assert player(match, 0)["to_meet"] == [[True, True, False], [False, False, False]]
    assert player(match, 1)["to_meet"] == [[False, False, False], [False, False, False]]


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_the_tasks_add_up_to_the_score_sheet(path: Path) -> None:
    """GWT-19.7: if there is no unplayed card."""
    rows = printed()["OBJECTIVES"]
    for match, _ in following(path):
        for own in match.view(None)["players"]:
            worth = [
                rows[card]["points"] if all(met) else -rows[card]["penalty"]
                for card, met in zip(own["area"], own["met"], strict=True)
            ]
            if not set(own["deck"]) & set(rows):
                assert own["points"]["objectives"] == sum(worth)


# --- the rest


def test_wages_are_told_as_the_open_question_changes_them() -> None:
    """GWT-8.2: building A hires for two dollars more."""
    match = visiting("a", {"money": 20})
    usual = match.view(None)["wages"]
    match.play(0, "use hire_dearer")
    assert match.view(None)["wages"] == [wage + 2 for wage in usual]


def test_the_clear_places_of_auxiliary_actions_are_told() -> None:
    """GWT-7.1."""
    match = on_the_way(off=["aux_dollar2", "aux_engine1"], stations=STATIONS)
    assert player(match)["auxiliary"] == {"dollar": 2, "draw": 1, "certificate": 0, "engine": 1, "remove": 0}


def test_copied_buildings_are_visited_too() -> None:
    """GWT-14.5."""
    match = visiting("a1", {}, sides="aaaaaaabaa", buildings={"a1": [0, "8b"]})
    assert match.view(None)["visited"] == ["a1"]
    play_all(match, (0, "copy a"))
    assert match.view(None)["visited"] == ["a1", "a"]
