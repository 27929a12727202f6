"""Events of Horses & Stagecoach: chapter 18 of the rules."""

from typing import Any

import pytest

import posse
from tests.games.colt.table import bandit, bullets, loot, offered, play_all, refuses, said, spot

THREE = {"doc": "car1", "ghost": "car2", "belle": "car3"}
MORE = {"tuco": "car3", "django": "car3", "cheyenne": "car3"}


def table(spots: dict[str, str], beside: dict[str, int] | None = None, **picture: Any) -> posse.Match:
    """A table of the expansion; `beside` places the horses, `hostage` assigns hostages."""
    hostage = picture.pop("hostage", {})
    bandits = [{"bandit": name, "spot": where, "hostage": hostage.get(name, "-")} for name, where in spots.items()]
    usual = {"seats": len(spots), "options": {"horses": "true"}}
    seed = picture.pop("seed", 0)
    return posse.scene("colt", {**usual, "bandits": bandits, "horses": beside or {}, **picture}, seed)


def event(card: str, spots: dict[str, str], beside: dict[str, int] | None = None, **picture: Any) -> posse.Match:
    """The event of a round card; unless somebody has to choose, the next round begins then."""
    return table(spots, beside, card=card, at="round_event", **picture)


def horses(match: posse.Match) -> dict[str, int]:
    """The columns that have horses beside them."""
    return {column: count for column, count in match.view(None)["horses"].items() if count}


# --- Panting Horses


@pytest.mark.parametrize(
    ("seats", "beside", "left"),
    [
        (3, {"loco": 1, "car1": 1, "car3": 1}, {"loco": 1}),
        (4, {"car1": 1, "car2": 2, "car4": 1}, {"car1": 1, "car2": 1}),
        (5, {"loco": 1, "car2": 1, "car4": 2, "car5": 1}, {"loco": 1, "car2": 1}),
        (6, {"car1": 2, "car2": 4}, {"car1": 2, "car2": 1}),
    ],
)
def test_panting_horses_leave_from_the_rear(seats: int, beside: dict[str, int], left: dict[str, int]) -> None:
    """CE-18.1, R-27: 2 horses with up to 4 players, 3 with 5 or 6, those nearest the Caboose."""
    match = event("panting_horses", dict(list({**THREE, **MORE}.items())[:seats]), beside)
    assert horses(match) == left


def test_panting_horses_with_two_players_and_with_too_few_horses() -> None:
    """CE-18.1, chapter 22: 2 of the 4 bandits' horses; if fewer are left, all of them."""
    two = event("panting_horses", {**THREE, "tuco": "car3"}, {"car1": 2, "car3": 2}, seats=2)
    assert horses(two) == {"car1": 2}
    match = event("panting_horses", THREE, {"loco": 1})
    assert (horses(match), said(match.events, "horses_left")) == ({}, ["horses_left 1"])


# --- Whiskey for the Marshal


def drunk(flask: str, spots: dict[str, str] | None = None, marshal: str = "car1", **picture: Any) -> posse.Match:
    """Whiskey for the Marshal, with these flasks inside the Marshal's car."""
    lying = {"car1": "-", marshal: flask}
    return event(
        "whiskey_for_marshal", spots or THREE_UP, loot={**lying, **picture.pop("loot", {})}, marshal=marshal, **picture
    )


THREE_UP = {"doc": "loco", "ghost": "car2", "belle": "car3"}


@pytest.mark.parametrize("flask", ["whiskey", "half_whiskey"])
def test_with_normal_whiskey_the_marshal_moves_one_column_to_the_rear(flask: str) -> None:
    """CE-18.2, CE-7.1, R-28: the flask leaves the game, half-full ones count; bandits in the new car are shot."""
    match = drunk(flask)
    assert (match.view(None)["marshal"], loot(match, "car1")["flasks"]) == ("car2", {})
    assert (spot(match, "ghost"), bullets(match, 1)) == ("car2_roof", {"neutral": 1})
    assert (spot(match, "belle"), bullets(match, 2)) == ("car3", {})
    assert said(match.events, "marshal_drank") == ["marshal_drank normal"]


def test_with_old_whiskey_the_marshal_goes_through_every_car_up_to_the_caboose() -> None:
    """CE-18.2: Ghost in car 2 and Belle in car 3 are both hit and up on their roofs."""
    match = drunk("old_whiskey")
    assert said(match.events, "marshal_went") == ["marshal_went car2", "marshal_went car3"]
    assert [spot(match, name) for name in ("doc", "ghost", "belle")] == ["loco", "car2_roof", "car3_roof"]
    assert [bullets(match, seat) for seat in range(3)] == [{}, {"neutral": 1}, {"neutral": 1}]


def test_old_whiskey_and_the_shotgun_in_the_way() -> None:
    """CE-18.2, CE-20.2: Ghost flees from the Marshal and then from the Shotgun before the Marshal goes on."""
    match = drunk("old_whiskey", coach="car2", shotgun="train")
    assert (match.view(None)["marshal"], bullets(match, 1)) == ("car2", {"neutral": 2})
    match.play(1, "flee car3_roof")
    assert said(match.events, "marshal_went") == ["marshal_went car2", "marshal_went car3"]


@pytest.mark.parametrize(("flask", "kind"), [("whiskey", "normal"), ("old_whiskey", "old")])
def test_in_the_caboose_the_marshal_drinks_but_does_not_move(flask: str, kind: str) -> None:
    """CE-18.2, chapter 22: the flask is still gone, and nobody is hit."""
    match = drunk(flask, {"doc": "loco", "ghost": "car2", "belle": "car3_roof"}, marshal="car3", train=["a", "d", "f"])
    assert (match.view(None)["marshal"], loot(match, "car3")["flasks"]) == ("car3", {})
    assert said(match.events, "marshal_drank") == [f"marshal_drank {kind}"]
    assert said(match.events, "marshal_went", "hit") == []


def test_without_a_flask_in_his_car_nothing_happens() -> None:
    """CE-18.2, chapter 22: flasks on the roof, in other cars or in somebody's hands do not count."""
    elsewhere = {"car1_roof": "whiskey", "doc": "whiskey", "car2": "jewel jewel jewel old_whiskey"}
    match = drunk("-", {"doc": "car1_roof", "ghost": "car2", "belle": "car3"}, loot=elsewhere)
    assert match.view(None)["marshal"] == "car1"
    assert said(match.events, "marshal_drank", "marshal_went") == []
    assert len(loot(match, "car1_roof")["flasks"]) == 1


@pytest.mark.parametrize("seed", range(4))
def test_of_several_flasks_the_marshal_drinks_one(seed: int) -> None:
    """CE-18.2, R-28: one at random; the other one stays."""
    match = drunk("whiskey old_whiskey", seed=seed)
    (flask,) = loot(match, "car1")["flasks"]
    (kind,) = said(match.events, "marshal_drank")
    assert match.view(None)["marshal"] == ("car3" if kind == "marshal_drank old" else "car2")
    assert flask in ("flask1", "flask4")


def test_chance_decides_which_of_several_flasks_the_marshal_drinks() -> None:
    """CE-18.2, R-28: both kinds occur."""
    kinds = {tuple(said(drunk("whiskey old_whiskey", seed=seed).events, "marshal_drank")) for seed in range(20)}
    assert kinds == {("marshal_drank normal",), ("marshal_drank old",)}


# --- Higher Speed


def test_higher_speed_moves_roofs_horses_and_stagecoach_to_the_rear() -> None:
    """EX-25, CE-18.3, CE-14.13: all fall back a column, what is at column N stays; then the Stagecoach moves again."""
    spots = {"doc": "car4_roof", "ghost": "car3_roof", "tuco": "car1", "belle": "car2"}
    match = event("higher_speed", spots, {"car4": 1, "car2": 1}, coach="car1", shotgun="train")
    assert [spot(match, name) for name in spots] == ["car4_roof", "car4_roof", "car1", "car2"]
    assert horses(match) == {"car4": 1, "car3": 1}
    assert said(match.events, "coach_went") == ["coach_went car2", "coach_went car3"]
    assert (match.view(None)["coach"], match.view(None)["shotgun"]) == ("car3", "car3_roof")
    assert said(match.events, "hit") == []


@pytest.mark.parametrize(("coach", "doc"), [("car3", "car4_roof"), ("car4", "car3_roof")])
def test_after_higher_speed_nobody_stays_with_the_shotgun(coach: str, doc: str) -> None:
    """CE-18.3, CE-15.5: at column N Doc and the Shotgun meet, whichever of them moves; there is one roof to flee to."""
    spots = {"doc": doc, "ghost": "car1_roof", "tuco": "car4", "belle": "car4"}
    match = event("higher_speed", spots, {"loco": 2}, coach=coach, shotgun="train")
    assert match.view(None)["shotgun"] == "car4_roof"
    assert (spot(match, "doc"), bullets(match, 0)) == ("car3_roof", {"neutral": 1})
    assert (spot(match, "ghost"), bullets(match, 1)) == ("car2_roof", {})
    assert horses(match) == {"car1": 2}


def test_bandits_and_loot_of_the_stagecoach_go_with_it_and_those_inside_cars_stay() -> None:
    """CE-18.3: the contents of the Stagecoach move with it, the Shotgun on it too."""
    spots = {"doc": "coach", "ghost": "coach_roof", "belle": "car1"}
    match = event("higher_speed", spots, coach="loco", hostages=[])
    assert [spot(match, name) for name in spots] == ["coach", "coach_roof", "car1"]
    assert (match.view(None)["coach"], match.view(None)["shotgun"]) == ("car2", "coach_roof")
    assert loot(match, "coach_roof")["strongboxes"] == 1


@pytest.mark.parametrize(
    ("seats", "turns"),
    [(4, ["standard", "tunnel", "standard"]), (5, ["standard", "standard", "tunnel", "standard"])],
)
def test_the_turns_of_higher_speed(seats: int, turns: list[str]) -> None:
    """R-34: three turns with up to 4 players, four with 5 or 6."""
    spots = dict(list({**THREE, **MORE}.items())[:seats])
    match = table(spots, card="higher_speed", players=[{"hand": ["move"]}], at="act standard 0 : 0")
    assert match.view(None)["turns"] == turns


# --- Shotgun's Rage


@pytest.mark.parametrize("coach", ["loco", "car2"])
@pytest.mark.parametrize("guard", ["coach", "train"])
def test_shotguns_rage_hits_stagecoach_and_the_car_beside_it(coach: str, guard: str) -> None:
    """CE-18.4: in and on the Stagecoach, in and on the car of its column, Locomotive included; nobody moves."""
    spots = {"doc": "coach", "ghost": coach, "tuco": "coach_roof", "belle": "car3", "django": "car4_roof"}
    match = event("shotgun_rage", spots, coach=coach, marshal="car1", shotgun=guard, hostages=[])
    assert [bullets(match, seat) for seat in range(5)] == [{"neutral": 1}] * 3 + [{}, {}]
    assert [spot(match, name) for name in spots] == list(spots.values())


def test_shotguns_rage_reaches_the_roof_of_the_car() -> None:
    """CE-18.4: Doc on the roof beside the Stagecoach is hit and stays there."""
    match = event("shotgun_rage", {"doc": "car2_roof", "ghost": "car1_roof", "belle": "car3"}, coach="car2")
    assert [bullets(match, seat) for seat in range(3)] == [{"neutral": 1}, {}, {}]
    assert spot(match, "doc") == "car2_roof"


# --- Escape


def escaping(*cards: str, spots: dict[str, str], beside: dict[str, int], **picture: Any) -> posse.Match:
    """Cards are carried out in the Escape round; then Belle, in car 2, is asked about a Move."""
    spots = {**spots, "belle": "car2"}
    pile = [[list(spots).index(card.split()[0]), *card.split(), "up"] for card in [*cards, "belle move"]]
    return table(spots, beside, pile=pile, at="stealin", **{"round": 5, "card": "escape", **picture})


@pytest.mark.parametrize("start", ["car3", "car3_roof", "coach", "coach_roof"])
def test_in_the_escape_round_a_ride_may_leave_the_train_for_good(start: str) -> None:
    """CE-18.6, CE-1.6, R-29: from the train as from the Stagecoach; the horse leaves with its rider."""
    match = escaping("doc ride", spots={"doc": start, "ghost": "car1"}, beside={"car3": 2}, coach="car3")
    assert "escape" in match.choices(0)
    assert offered(match, 0, "ride")
    assert said(match.play(0, "escape"))[:1] == ["got_away doc"]
    assert (spot(match, "doc"), horses(match)) == ("gone", {"car3": 1})


def test_nobody_leaves_in_another_round() -> None:
    """CE-18.6, CE-1.6: only the Escape station lets a bandit go."""
    match = escaping("doc ride", spots={"doc": "car3", "ghost": "car1"}, beside={"car3": 1}, card="mortal_bullet")
    assert refuses(match, 0, "escape")


@pytest.mark.parametrize(("beside", "hostage"), [({"car1": 1}, {}), ({"car3": 1}, {"doc": "nun"})])
def test_without_a_horse_or_with_the_nun_nobody_leaves(beside: dict[str, int], hostage: dict[str, str]) -> None:
    """CE-18.6, R-29: leaving is a Ride."""
    match = escaping("doc ride", spots={"doc": "car3", "ghost": "car1"}, beside=beside, hostage=hostage)
    assert said(match.events, "in_vain") == ["in_vain doc ride"]
    assert spot(match, "doc") == "car3"


def test_the_cards_of_a_bandit_who_escaped_have_no_effect() -> None:
    """CE-18.6, chapter 22: whatever they are."""
    cards = ["doc move", "doc floor", "doc fire", "doc robbery", "doc punch", "doc marshal", "doc ride"]
    match = escaping(*cards, spots={"doc": "gone", "ghost": "car1"}, beside={"car3": 1}, marshal="car3")
    assert said(match.events, "in_vain") == [f"in_vain {card}" for card in cards]
    assert (spot(match, "doc"), match.view(None)["marshal"]) == ("gone", "car3")


def test_a_bandit_who_escaped_can_no_longer_be_targeted() -> None:
    """CE-18.6: Ghost beside Doc's old spot finds nobody to shoot or punch, and events miss Doc."""
    match = escaping(
        "doc ride", "ghost fire", spots={"doc": "car4", "ghost": "car3", "tuco": "loco_roof"}, beside={"car4": 1}
    )
    match.play(0, "escape")
    assert said(match.events, "shot", "in_vain") == ["shot ghost belle"]
    match = escaping("doc ride", "ghost punch", spots={"doc": "car3", "ghost": "car3"}, beside={"car3": 1})
    match.play(0, "escape")
    assert said(match.events, "in_vain") == ["in_vain ghost punch"]


# --- stations that act at the end of the game


def test_three_stations_do_nothing_at_the_event_step() -> None:
    """CE-18.9, CE-19.1: there is no event; the capture and the counting come after the Stagecoach's move."""
    for card in ("sharing_the_loot", "escape", "mortal_bullet"):
        match = event(
            card, {"doc": "car3", "ghost": "car3", "belle": "car3"}, round=5, loot={"doc": "strongbox", "loco": "-"}
        )
        names = [happened.name for happened in match.events]
        assert "event" not in names
        assert names[0] == "coach_went"
        assert ("caught" in names) is (card == "escape")
        assert match.over
        assert bandit(match, "doc")["strongboxes"] == 1


def test_an_escape_can_be_the_last_card_of_the_game() -> None:
    """CE-18.6: Doc, who left, can win; the others, still on the train, are caught and cannot."""
    spots = {"doc": "car3", "ghost": "car1", "belle": "car2"}
    match = table(
        spots,
        {"car3": 1},
        round=5,
        card="escape",
        loot={"ghost": "purse500 purse500"},
        pile=[[0, "doc", "ride", "up"]],
        at="stealin",
    )
    play_all(match, (0, "escape"))
    assert said(match.events, "caught") == ["caught belle", "caught ghost"]
    assert match.ranking[0] == [0]
