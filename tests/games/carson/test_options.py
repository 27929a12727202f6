"""Editions, single options, variants and sides: the options of a game (chapter 17)."""

import re
from pathlib import Path
from typing import Any

import pytest

import posse
from tests.games.carson.table import new, player, scene, table

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "carson.md"
EDITIONS = ["polish", "italian", "russian"]
CHARACTERS = ["sheriff", "banker", "shopkeeper", "worker", "settler", "captain", "mercenary"]
VARIANTS: dict[str, Any] = {"might_makes_right": "true", "kit_carson": "true", "river": "carson"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the rows of the first table of the rules page whose header begins with these words."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(heading))
    found: list[list[str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def printed_values() -> dict[str, list[str]]:
    """The values that chapter 17 allows for each option."""
    return {name.strip("`"): values.split(", ") for name, values in rows("| option | values |")}


def printed_presets() -> dict[str, dict[str, str]]:
    """The value that chapter 17 gives each option in each edition; text in parentheses after it is a remark."""
    presets: dict[str, dict[str, str]] = {edition: {} for edition in EDITIONS}
    for _, _, option, *values, _ in rows("| # | point | option |"):
        if re.fullmatch(r"`\w+`", option):
            for edition, value in zip(EDITIONS, values, strict=True):
                presets[edition][option.strip("`")] = value.split()[0]
    return presets


VALUES = printed_values()
PRESETS = printed_presets()
NO_PRESET: dict[str, Any] = {**VARIANTS, "characters": "red", **{f"{card}_side": "red" for card in CHARACTERS}}


def refused(**options: Any) -> dict[str, Any]:
    """The error of invalid options."""
    with pytest.raises(posse.BadTable) as error:
        new(**options)
    return error.value.facts


# --- presets


def test_the_rules_page_names_every_option_in_both_tables() -> None:
    """Chapter 17: 23 options have a value in every edition; besides them there are only edition, sides and variants."""
    assert len(VALUES) == 23
    for edition in EDITIONS:
        assert set(PRESETS[edition]) == set(VALUES)
    others = {"edition", "characters", *VARIANTS, *(f"{card}_side" for card in CHARACTERS)}
    assert set(posse.GAMES["carson"].options) == set(VALUES) | others


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preset_gives_the_values_of_its_edition(edition: str) -> None:
    """Chapter 17: a preset sets every option to the value that the table prints for it."""
    options = new(edition=edition).options
    assert {name: options[name] for name in VALUES} == PRESETS[edition]
    assert options["edition"] == edition


def test_the_default_is_russian() -> None:
    """Chapter 17: the Russian edition is the default."""
    assert new().options == new(edition="russian").options
    for name, value in PRESETS["russian"].items():
        assert posse.GAMES["carson"].options[name].default == value


@pytest.mark.parametrize("option", VALUES)
def test_an_option_has_the_values_that_are_printed(option: str) -> None:
    """Chapter 17: no more and no fewer."""
    assert sorted(posse.GAMES["carson"].options[option].values) == sorted(VALUES[option])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("option", VALUES)
def test_a_single_option_may_be_changed_on_top_of_a_preset(edition: str, option: str) -> None:
    """Chapter 17: any value of any option goes with any edition, and the other options keep theirs."""
    for value in VALUES[option]:
        given: dict[str, Any] = {"edition": edition, option: value}
        assert {name: new(**given).options[name] for name in VALUES} == {**PRESETS[edition], option: value}


def test_several_options_may_be_changed_at_once() -> None:
    """Chapter 17: each on top of the preset, in whatever order they are given."""
    options = new(prison_attackable=True, coins_5=30, edition="polish", mercenary_counts="duels_only").options
    changed = {"prison_attackable": "true", "coins_5": "30", "mercenary_counts": "duels_only"}
    assert {name: options[name] for name in VALUES} == {**PRESETS["polish"], **changed}


@pytest.mark.parametrize("edition", EDITIONS)
def test_variants_and_card_sides_belong_to_no_preset(edition: str) -> None:
    """Chapter 17: no edition turns a card or plays a variant, and neither changes an option of the edition."""
    options = new(edition=edition).options
    assert {name: options[name] for name in VARIANTS} == {
        "might_makes_right": "false",
        "kit_carson": "false",
        "river": "none",
    }
    assert {options[f"{card}_side"] for card in CHARACTERS} == {"yellow"}
    options = new(edition=edition, **NO_PRESET).options
    assert {name: options[name] for name in NO_PRESET} == NO_PRESET
    assert {name: options[name] for name in VALUES} == PRESETS[edition]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_variants_and_numbers_of_players_combine(edition: str, seats: int) -> None:
    """Chapter 17: with every variant at once the game begins for any number of players."""
    match = new(seats, edition=edition, **VARIANTS)
    assert match.seats == seats
    assert len(match.asked) == 1


@pytest.mark.parametrize("side", ["yellow", "red", "random"])
def test_one_word_turns_all_cards(side: str) -> None:
    """Chapter 17: `characters` sets the sides of all seven, a single side given with it takes precedence."""
    options = new(characters=side, banker_side="yellow").options
    assert [options[f"{card}_side"] for card in CHARACTERS] == [side, "yellow", *[side] * 5]


# --- how values are written


def test_values_may_be_written_as_numbers_and_truths() -> None:
    """Chapter 17: 25 and True mean the same as their words."""
    assert new(revolver_chips=25, prison_attackable=True, church_attackable=False).options == (
        new(revolver_chips="25", prison_attackable="true", church_attackable="false").options
    )


def test_options_reach_the_rules() -> None:
    """Chapter 17: the yellow captain's cash limit is the one that was agreed on, in a game and in a scene."""
    for edition, limit in (("polish", 20), ("italian", 25), ("russian", 25)):
        match = scene(options={"edition": edition}, players=[{"character": "captain"}], at="place : 0")
        assert player(match, 0)["limit"] == limit
    match = scene(
        options={"edition": "polish", "captain_yellow_cash_limit": 25},
        players=[{"character": "captain"}],
        at="place : 0",
    )
    assert player(match, 0)["limit"] == 25


def test_a_record_keeps_what_was_agreed() -> None:
    """Chapter 17: a loaded match has the same options, whatever the defaults are."""
    match = new(3, edition="polish", coins_5=30, banker_side="red", river="carson")
    loaded = posse.load(match.record())
    assert loaded.options == match.options
    assert table(loaded) == table(match)


# --- what is refused


@pytest.mark.parametrize("option", [*VALUES, "edition", "characters", "banker_side", "might_makes_right", "kit_carson"])
def test_a_wrong_value_is_refused_and_the_right_ones_named(option: str) -> None:
    """Chapter 17: the error says which option, what was given and what is allowed."""
    wrong_ones: list[object] = ["", "26", "wrong", "Polish", "TRUE", None, 7, [], "russian polish"]
    for wrong in wrong_ones:
        facts = refused(**{option: wrong})
        assert facts["option"] == option
        assert facts["given"] == str(wrong)
        assert facts["allowed"] == posse.GAMES["carson"].options[option].values
        assert len(facts["allowed"]) >= 2


def test_a_truth_is_no_value_where_others_are_asked() -> None:
    """Chapter 17: only options with the values true and false take True or False."""
    assert refused(edition=True)["allowed"] == EDITIONS
    assert refused(church_protection=False)["allowed"] == ["forbid_placement", "attack_fails"]


def test_there_is_no_english_preset() -> None:
    """Chapter 17: the presets are polish, italian and russian."""
    assert refused(edition="english") == {"option": "edition", "given": "english", "allowed": EDITIONS}


@pytest.mark.parametrize("river", ["wet", "", "true", "c1"])
def test_a_wrong_river_is_refused(river: str) -> None:
    """Chapter 17: none, carson, or a course of parcels."""
    facts = refused(river=river)
    assert facts["option"] == "river"
    assert {"none", "carson"} <= set(facts["allowed"])


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("editon", "edition"), ("prison_attackble", "prison_attackable"), ("sherif_side", "sheriff_side")],
)
def test_a_wrong_option_is_refused_and_likely_ones_named(wrong: str, meant: str) -> None:
    """Chapter 17: the error suggests similar options."""
    facts = refused(**{wrong: "true"})
    assert facts["given"] == wrong
    assert meant in facts["allowed"]


def test_an_option_unlike_any_other_is_refused() -> None:
    """Chapter 17: the error still names some existing ones."""
    facts = refused(zzz="true")
    assert facts["given"] == "zzz"
    assert set(facts["allowed"]) <= set(posse.GAMES["carson"].options)
    assert len(facts["allowed"]) > 0


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    """Chapter 17: Carson City is for two to five."""
    facts = refused(seats=seats)
    assert (facts["given"], facts["least"], facts["most"]) == (seats, 2, 5)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """Chapter 17: every number in between is allowed."""
    assert len(table(new(seats))["players"]) == seats


def test_a_game_that_is_not_there_is_refused() -> None:
    """Chapter 17: the error names the available games."""
    with pytest.raises(posse.BadTable) as error:
        posse.new("carsen")
    assert error.value.facts == {"given": "carsen", "allowed": list(posse.GAMES)}


def test_a_scene_refuses_wrong_options_and_seats_too() -> None:
    """Chapter 17: the same check applies to a scene."""
    with pytest.raises(posse.BadTable):
        scene(options={"edition": "english"}, at="place : 0")
    with pytest.raises(posse.BadTable):
        scene(options={"editon": "polish"}, at="place : 0")
    with pytest.raises(posse.BadTable):
        scene(seats=6, at="place : 0")


@pytest.mark.parametrize(
    ("course", "told"),
    [
        ("x9 c2", "names parcels"),
        ("c1", "2 to 15"),
        ("c1 c2 c1", "2 to 15"),
        ("b1 b2 b3 b4 b5 b6 b7 c7 d7 d6 d5 d4 d3 e3 f3 f2 f1", "2 to 15"),
        ("c1 c2 d2", "rim"),
        ("a1 b1", "corner"),
        ("b1 c1 d1 d2 d3", "rim"),
        ("c1 c2 c4 c5", "rim"),
        ("b1 b2 c2 c1", "share a side"),
        ("b1 b3", "rim"),
    ],
)
def test_a_river_must_have_a_course(course: str, told: str) -> None:
    """The sentence says what is wrong, and the usual courses are named."""
    with pytest.raises(posse.BadTable) as wrong:
        new(river=course)
    assert told in str(wrong.value)
    assert "“none”, “carson”" in str(wrong.value)


@pytest.mark.parametrize(("course", "plain"), [("B1, C1", "b1 c1"), ("b1  b2,b3 a3", "b1 b2 b3 a3")])
def test_a_river_is_written_in_one_way(course: str, plain: str) -> None:
    assert new(river=course).options["river"] == plain
