"""Scoring: chapter 19 of the rules, with the objective cards of GWT-12.8 to GWT-12.10."""

import itertools
import random
from typing import Any

import pytest

import posse
from tests.games.trail.table import player, said, scene

DISCS = [
    "aux_dollar2",
    "aux_draw2",
    "aux_certificate1",
    "aux_certificate2",
    "aux_engine1",
    "aux_engine2",
    "aux_remove1",
    "aux_remove2",
    "certificates4",
    "step_dollars",
    "hand1",
    "hand2",
]
MASTERS = ["workers", "objectives", "hazards", "teepees", "certificates"]
HAZARDS = [
    f"{kind}_{face}"
    for kind in ("flood", "drought", "rockfall")
    for face in ("green2", "green3", "green4", "green4", "black2", "black3")
]
BUILDINGS = {"a1": "1a", "a2": "2a", "a3": "3a", "b2": "4a", "b3": "5a"}
#  card: tasks, points, penalty; b building, g and l teepees, h hazard, s station, 3 4 5 cattle, f San Francisco
CARDS = {
    "gain_bll": ("bll", 3, 2),
    "gain_bgl": ("bgl", 3, 2),
    "gain_4hh": ("4hh", 3, 2),
    "gain_ssh": ("ssh", 3, 2),
    "gain_333b": ("333b", 4, 2),
    "aux_sf": ("f", 5, 3),
    "draw_bbh": ("bbh", 3, 2),
    "draw_sgl": ("sgl", 3, 2),
    "draw_5h": ("5h", 3, 2),
    "draw_sgg": ("sgg", 3, 2),
    "draw_333s": ("333s", 4, 2),
    "engine_44sg": ("44sg", 5, 3),
    "engine_345": ("345", 5, 3),
    "engine_bbgg": ("bbgg", 5, 3),
    "engine_blhh": ("blhh", 5, 3),
    "engine_sshh": ("sshh", 5, 3),
    "move_bbhh": ("bbhh", 5, 2),
    "move_ssll": ("ssll", 5, 2),
    "move_345": ("345", 5, 2),
    "move_34hh": ("34hh", 5, 2),
    "move_ssbb": ("ssbb", 5, 2),
    "start_34b": ("34b", 3, 0),
    "start_ssg": ("ssg", 3, 0),
    "start_bbh": ("bbh", 3, 0),
    "start_lhh": ("lhh", 3, 0),
}
CATTLE = {"3": "holstein", "4": "west_highland3", "5": "texas_longhorn5"}


def owning(items: str, played: list[str], unplayed: list[str] | None = None, title: bool = False) -> dict[str, int]:
    """The score of a player with these items (by letter) and these objective cards."""
    count = {letter: items.count(letter) for letter in "bglhs345f"}
    stations = [f"station{number}" for number in range(1, count["s"] + 1)]
    me: dict[str, Any] = {
        "money": 0,
        "tiles": ["green_teepee"] * count["g"] + ["blue_teepee"] * count["l"] + HAZARDS[: count["h"]],
        "stations": stations,
        "cities": {"san_francisco": count["f"]} if count["f"] else {},
        "off": DISCS[: count["s"] + count["f"]],
        "area": played,
        "discard": [CATTLE[letter] for letter in "345" for _ in range(count[letter])],
        "hand": unplayed or [],
        "titles": ["objectives"] if title else [],
    }
    match = scene(
        me,
        at="move : 0",
        foresight=[[], [], []],
        display=[],
        market=[],
        buildings={spot: [0, tile] for spot, tile in list(BUILDINGS.items())[: count["b"]]},
        masters=["workers", "-" if title else "objectives", "hazards", "teepees", "certificates"],
        given=["-", "cowboy"] if title else [],
    )
    points: dict[str, int] = player(match)["points"]
    return points


def points(source: str, me: dict[str, Any], **picture: Any) -> int:
    """One row of a player's score sheet."""
    found: int = player(scene(me, at="move : 0", **picture))["points"][source]
    return found


def discs(cities: dict[str, int]) -> dict[str, Any]:
    return {"cities": cities, "off": DISCS[: sum(cities.values())]}


# --- the simple categories


@pytest.mark.parametrize(("dollars", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (37, 7)])
def test_every_full_five_dollars_are_a_point(dollars: int, worth: int) -> None:
    """GWT-19.1."""
    assert points("dollars", {"money": dollars}) == worth


def test_private_buildings_on_the_trail_score_what_is_printed() -> None:
    """GWT-19.2: replaced tiles and others' buildings give nothing."""
    mine = {"a1": [0, "1a"], "a2": [0, "10a"], "a3": [1, "9a"], "b1": [0, "5a"]}
    assert points("buildings", {"lost": [2, 3]}, buildings=mine) == 1 + 13 + 4


@pytest.mark.parametrize(
    ("cities", "worth"),
    [
        ({}, 0),
        ({"kansas_city": 1}, -6),
        ({"kansas_city": 3}, -18),
        ({"topeka": 1}, 0),
        ({"sacramento": 1}, 6),
        ({"san_francisco": 1}, 9),
        ({"san_francisco": 4}, 36),
        ({"kansas_city": 1, "topeka": 1}, -6),
        ({"topeka": 1, "wichita": 1}, -3),
        ({"wichita": 1, "colorado_springs": 1}, -1),
        ({"topeka": 1, "wichita": 1, "colorado_springs": 1}, -4),
        ({"colorado_springs": 1, "santa_fe": 1, "albuquerque": 1}, 0),
        ({"albuquerque": 1, "el_paso": 1}, 6),
        ({"el_paso": 1, "san_diego": 1}, 8),
        ({"san_diego": 1, "sacramento": 1}, 10),
        ({"sacramento": 1, "san_francisco": 1}, 15),
        ({"albuquerque": 1, "san_diego": 1}, 0),
        ({"albuquerque": 1, "el_paso": 1, "san_diego": 1, "sacramento": 1}, 24),
    ],
)
def test_cities_and_the_arrows_between_them(cities: dict[str, int], worth: int) -> None:
    """GWT-19.3: arrows count with both ends held; the sum may be negative."""
    assert points("cities", discs(cities)) == worth


def test_discs_on_two_and_on_three_cities() -> None:
    """EX-17: San Diego and Sacramento 6 + 4; with El Paso 8 more."""
    both = {"san_diego": 1, "sacramento": 1}
    assert points("cities", discs(both)) == 10
    assert points("cities", discs({**both, "el_paso": 1})) == 18


@pytest.mark.parametrize(("number", "worth"), list(enumerate([1, 1, 2, 2, 3, 5, 6, 7, 8, 9], start=1)))
def test_stations_score_what_is_printed(number: int, worth: int) -> None:
    """GWT-19.4: with an own disc."""
    mine = {"stations": [f"station{number}"], "off": DISCS[:1]}
    assert points("stations", mine) == worth
    assert player(scene({}, mine, at="move : 0"))["points"]["stations"] == 0


def test_hazard_tiles_score_what_is_printed() -> None:
    """GWT-19.5: 2, 3 or 4 points; teepees give none."""
    for kind in ("flood", "drought", "rockfall"):
        for face, worth in (("green2", 2), ("green3", 3), ("green4", 4), ("black2", 2), ("black3", 3)):
            assert points("hazards", {"tiles": [f"{kind}_{face}"]}, foresight=[[], [], []]) == worth
    assert points("hazards", {"tiles": ["flood_green4", "flood_green4", "rockfall_black3", "blue_teepee"]}) == 11


def test_cattle_cards_score_wherever_they_are_in_the_deck() -> None:
    """GWT-19.6: in the stack, in hand and in the discard pile."""
    deck = ["jersey"] * 5 + ["dutch_belt"] * 3 + ["black_angus"] * 3 + ["guernsey"] * 3
    me = {"deck": [*deck, "ayrshire"], "hand": ["west_highland5"], "discard": ["texas_longhorn7", "holstein"]}
    assert points("cattle", me, market=[]) == 3 + 5 + 7 + 1


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("holstein", 1),
        ("brown_swiss", 2),
        ("ayrshire", 3),
        ("west_highland3", 3),
        ("west_highland4", 4),
        ("west_highland5", 5),
        ("texas_longhorn5", 5),
        ("texas_longhorn6", 6),
        ("texas_longhorn7", 7),
    ],
)
def test_the_points_of_a_cattle_card(card: str, worth: int) -> None:
    """GWT-19.6: as printed; those of the starting deck give nothing."""
    assert points("cattle", {"hand": [card]}, market=[]) == worth
    assert points("cattle", {}) == 0


@pytest.mark.parametrize(("mine", "worth"), [([4, 4, 4], 0), ([5, 1, 1], 4), ([6, 5, 1], 12), ([6, 6, 6], 24)])
def test_workers_in_the_last_columns(mine: list[int], worth: int) -> None:
    """GWT-19.9: 4 for each in column 5 or 6."""
    assert points("workers", {"workers": mine}) == worth


def test_the_clear_place_of_a_step_disc() -> None:
    """GWT-19.10: 3 for step_points, nothing for step_dollars."""
    assert points("steps", {"off": ["step_points"], "cities": {"topeka": 1}}) == 3
    assert points("steps", {"off": ["step_dollars"], "cities": {"topeka": 1}}) == 0


def test_the_job_market_token() -> None:
    """GWT-19.11: 2 for the player who has it."""
    match = scene(at="move : 0", token=13, jobs={}, filled=0, holder=1, left=0)
    assert [player(match, seat)["points"]["token"] for seat in (0, 1)] == [0, 2]


# --- station masters


def titled(title: str, **me: Any) -> int:
    """What one station master is worth to a player."""
    me = {"titles": [title], **me}
    left = [master if master != title else "-" for master in MASTERS]
    given = ["cowboy" if master == title else "-" for master in MASTERS]
    return points("station_masters", me, masters=left, given=given, foresight=[[], [], []], display=[])


@pytest.mark.parametrize(
    ("title", "me", "worth"),
    [
        ("workers", {}, 3),
        ("workers", {"workers": [4, 2, 1]}, 7),
        ("objectives", {"area": ["start_ssg"]}, 0),
        ("objectives", {"area": ["start_ssg", "gain_ssh"]}, 3),
        ("objectives", {"area": ["start_ssg", "gain_ssh", "gain_4hh"]}, 3),
        ("objectives", {"area": ["start_ssg", "gain_ssh", "gain_4hh", "aux_sf"]}, 6),
        ("hazards", {"tiles": HAZARDS[:1]}, 0),
        ("hazards", {"tiles": HAZARDS[:3]}, 3),
        ("hazards", {"tiles": HAZARDS[:4]}, 6),
        ("teepees", {"tiles": ["green_teepee", "green_teepee"]}, 0),
        ("teepees", {"tiles": ["green_teepee"] * 3 + ["blue_teepee"] * 2}, 6),
        ("certificates", {}, 0),
        ("certificates", {"certificates": 1}, 3),
        ("certificates", {"certificates": 2}, 3),
        ("certificates", {"certificates": 3}, 6),
    ],
)
def test_what_a_station_master_is_worth(title: str, me: dict[str, Any], worth: int) -> None:
    """GWT-19.8: printed workers count, those left at stations do not; the tile itself is a certificate."""
    assert titled(title, **me) == worth


def test_station_masters_use_up_nothing() -> None:
    """GWT-19.8: the same hazards count for the tile and for objective cards."""
    tiles = ["blue_teepee", *HAZARDS[:2]]
    assert titled("hazards", tiles=tiles, area=["start_lhh"]) == 3
    assert points("objectives", {"tiles": tiles, "area": ["start_lhh"]}, foresight=[[], [], []]) == 3


def test_several_station_masters_add_up() -> None:
    """GWT-19.8: three permanent certificates and one more make 6."""
    me = {"titles": ["hazards", "teepees", "certificates"], "certificates": 1, "tiles": HAZARDS[1:3]}
    left = ["workers", "objectives", "-", "-", "-"]
    given = ["-", "-", "cowboy", "cowboy", "engineer"]
    assert points("station_masters", me, masters=left, given=given, foresight=[[], [], []]) == 3 + 6


# --- objective cards


@pytest.mark.parametrize("card", list(CARDS))
def test_a_played_card_is_scored_whether_it_is_fulfilled_or_not(card: str) -> None:
    """GWT-12.8, GWT-12.9, GWT-12.10: all tasks met give its points, one item less its penalty."""
    tasks, worth, penalty = CARDS[card]
    assert owning(tasks, [card])["objectives"] == worth
    for missing in range(len(tasks)):
        assert owning(tasks[:missing] + tasks[missing + 1 :], [card])["objectives"] == -penalty


@pytest.mark.parametrize("card", [card for card in CARDS if not card.startswith("start")])
def test_an_unplayed_card_is_added_if_that_is_better(card: str) -> None:
    """GWT-12.8, GWT-19.7: scored or dropped, wherever in the deck it is."""
    tasks, worth, _ = CARDS[card]
    assert owning(tasks, [], [card])["objectives"] == worth
    assert owning(tasks[1:], [], [card])["objectives"] == 0


@pytest.mark.parametrize("card", ["holstein", "brown_swiss", "ayrshire"])
def test_every_card_of_value_three_counts_for_the_task(card: str) -> None:
    """GWT-12.10: anywhere in the deck, mixed; a West Highland does not do."""
    me = {"area": ["gain_333b"], "hand": [card], "discard": [card, "ayrshire"]}
    assert points("objectives", me, market=[], display=[], buildings={"a1": [0, "1a"]}) == 4
    me = {"area": ["gain_333b"], "hand": [card, card], "discard": ["west_highland3"]}
    assert points("objectives", me, market=[], display=[], buildings={"a1": [0, "1a"]}) == -2


def test_every_item_fulfils_one_task_only() -> None:
    """GWT-12.9: two cards that need the same two hazards: one of them fails."""
    assert owning("bbhh", ["draw_bbh", "start_bbh"])["objectives"] == 3 - 0
    assert owning("bbbbhh", ["draw_bbh", "start_bbh"])["objectives"] == 6
    assert owning("bbhh", ["draw_bbh", "move_bbhh"])["objectives"] == 5 - 2


def test_four_cards_of_the_rulebook() -> None:
    """EX-16: 3 buildings, 3 hazards, a blue teepee and 2 discs on San Francisco: 18; with 1 disc there 10."""
    cards = ["engine_blhh", "start_bbh", "aux_sf", "aux_sf"]
    assert owning("bbbhhhlff", cards)["objectives"] == 18
    assert owning("bbbhhhlf", cards)["objectives"] == 10


def test_the_objectives_station_master_counts_when_cards_are_chosen() -> None:
    """R-18, GWT-19.7: an unmet card for 2 makes the number even, which brings 3; one for 3 is not worth it."""
    found = owning("", ["start_bbh"], ["gain_bll"], title=True)
    assert (found["objectives"], found["station_masters"]) == (-2, 3)
    found = owning("", ["start_bbh"], ["aux_sf"], title=True)
    assert (found["objectives"], found["station_masters"]) == (0, 0)
    found = owning("", ["start_bbh", "gain_bgl"], ["gain_bll"], title=True)
    assert (found["objectives"], found["station_masters"]) == (-2, 3)


def test_among_equals_the_choice_with_the_fewest_added_cards_counts() -> None:
    """GWT-19.7: two played cards met and 3 for the tile, or one, an added one and 6: the same sum, so none is added."""
    found = owning("bbgglssh44", ["gain_bgl", "gain_ssh", "engine_bbgg"], ["engine_44sg"], title=True)
    assert (found["objectives"], found["station_masters"]) == (3 + 5 - 2, 3)


def brute_force(items: str, played: list[str], unplayed: list[str], title: bool) -> tuple[int, int]:
    """The best total and, among equals, the fewest added cards: every choice of cards, every way to meet them."""
    best = (-999, 0)
    for chosen in itertools.product((False, True), repeat=len(unplayed)):
        added = [card for card, add in zip(unplayed, chosen, strict=True) if add]
        scored = played + added
        for fulfilled in itertools.product((False, True), repeat=len(scored)):
            needed = "".join(CARDS[card][0] for card, met in zip(scored, fulfilled, strict=True) if met)
            if any(needed.count(letter) > items.count(letter) for letter in set(needed)):
                continue
            total = sum(CARDS[card][1] if met else -CARDS[card][2] for card, met in zip(scored, fulfilled, strict=True))
            total += 3 * (len(scored) // 2) if title else 0
            best = max(best, (total, -len(added)))
    return best[0], -best[1]


@pytest.mark.parametrize("seed", range(150))
def test_the_best_assignment_is_found(seed: int) -> None:
    """GWT-19.7, R-18: never worse than any other choice and assignment, with the fewest added cards among equals."""
    fate = random.Random(seed)
    items = "".join(
        letter * fate.randint(0, most) for letter, most in zip("bglhs345f", (5, 3, 3, 6, 4, 4, 3, 2, 3), strict=True)
    )
    drawn = fate.sample([card for card in CARDS if not card.startswith("start")] + ["aux_sf"], fate.randint(0, 6))
    split = fate.randint(0, len(drawn))
    played = [*drawn[:split], fate.choice(["start_34b", "start_ssg", "start_bbh", "start_lhh"])]
    title = fate.random() < 0.6
    found = owning(items, played, drawn[split:], title)
    total, added = brute_force(items, played, drawn[split:], title)
    worth = 3 * ((len(played) + added) // 2) if title else 0
    assert (found["objectives"], found["station_masters"]) == (total - worth, worth)


# --- the end


def ended(*players: dict[str, Any], **picture: Any) -> posse.Match:
    """The last turn is over."""
    return scene(*players, at="game", token=13, jobs={}, filled=0, holder=1, left=0, **picture)


def test_most_points_win() -> None:
    """GWT-19.12: the sum of all categories."""
    masters = {"masters": ["-", *MASTERS[1:]], "given": ["cowboy"]}
    match = ended({"money": 30, **discs({"sacramento": 1})}, {"money": 10, "titles": ["workers"]}, **masters)
    assert match.over
    assert (match.scores, match.ranking) == ([12, 7], [[0], [1]])
    assert [sum(row[seat] for row in match.breakdown.values()) for seat in (0, 1)] == match.scores
    assert said(match.events, "counted") == [
        "counted 0 6 dollars",
        "counted 1 2 dollars",
        "counted 0 6 cities",
        "counted 1 3 station_masters",
        "counted 1 2 token",
    ]


def test_a_tie_is_a_shared_victory() -> None:
    """GWT-19.12, R-23: neither money nor anything else breaks it."""
    match = ended({"money": 14}, {"money": 0}, {"money": 10})
    assert (match.scores, match.ranking) == ([2, 2, 2], [[0, 1, 2]])
