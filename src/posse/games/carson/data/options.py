"""The options of the three editions and of the variants (section 17)."""

from typing import Final

from mypy_extensions import i64

from posse.engine.game import Option
from posse.games.carson.data.characters import CHARACTER
from posse.games.carson.data.river import settle_river

BOOL: Final = ["false", "true"]

#    name                           values                                          polish, italian, russian
ROWS: Final = [
    ("revolver_chips", ["25", "27"], "25", "27", "27"),
    ("coins_5", ["20", "30"], "20", "30", "20"),
    ("row_die_colour", ["black", "red"], "black", "black", "red"),
    ("captain_yellow_cash_limit", ["20", "25"], "20", "25", "25"),
    ("settler_red_cash_timing", ["immediate", "end_of_round"], "immediate", "end_of_round", "immediate"),
    ("settler_red_mountain_reward", ["dollar", "vp"], "dollar", "vp", "dollar"),
    (
        "parcel_duel_order_chooser",
        ["first_passed", "first_passed_participant"],
        "first_passed_participant",
        "first_passed",
        "first_passed",
    ),
    ("estate_vp_counts_mines", BOOL, "false", "true", "true"),
    ("pass_order_vp", ["never", "kit_carson", "always"], "always", "kit_carson", "kit_carson"),
    ("prison_attackable", BOOL, "false", "true", "false"),
    ("church_attackable", BOOL, "true", "true", "false"),
    (
        "church_protection",
        ["forbid_placement", "attack_fails"],
        "forbid_placement",
        "attack_fails",
        "forbid_placement",
    ),
    ("undefended_attack", ["automatic", "duel_with_owner"], "automatic", "automatic", "automatic"),
    ("mercenary_counts", ["everywhere", "duels_only"], "everywhere", "duels_only", "everywhere"),
    ("kept_building_window", ["same_round", "next_round"], "same_round", "next_round", "same_round"),
    ("sheriff_yellow_own_building", BOOL, "true", "false", "false"),
    ("sheriff_red_white_cowboy", BOOL, "false", "false", "false"),
    ("sheriff_counts_in_firepower", BOOL, "true", "true", "true"),
    ("mine_brings_house", BOOL, "false", "false", "false"),
    ("firepower_vp_rounding", ["sum", "separate"], "sum", "sum", "sum"),
    (
        "doubling_lost_on",
        ["successful_attack", "any_attack"],
        "successful_attack",
        "successful_attack",
        "successful_attack",
    ),
    ("duel_tile_reveal", ["simultaneous", "in_pass_order"], "simultaneous", "simultaneous", "simultaneous"),
    ("shopkeeper_declares", ["before_attacks", "after_attacks"], "before_attacks", "before_attacks", "before_attacks"),
]

NAMES: Final = [row[0] for row in ROWS]

# Indexes of options, as in `state.rules[CHURCH_PROTECTION]`; the value is a number, or the index of a word.
CAPTAIN_LIMIT: Final[i64] = NAMES.index("captain_yellow_cash_limit")
SETTLER_TIMING: Final[i64] = NAMES.index("settler_red_cash_timing")
SETTLER_REWARD: Final[i64] = NAMES.index("settler_red_mountain_reward")
ORDER_CHOOSER: Final[i64] = NAMES.index("parcel_duel_order_chooser")
MINES_COUNT: Final[i64] = NAMES.index("estate_vp_counts_mines")
PASS_ORDER_VP: Final[i64] = NAMES.index("pass_order_vp")
PRISON_ATTACKABLE: Final[i64] = NAMES.index("prison_attackable")
CHURCH_ATTACKABLE: Final[i64] = NAMES.index("church_attackable")
CHURCH_PROTECTION: Final[i64] = NAMES.index("church_protection")
UNDEFENDED_ATTACK: Final[i64] = NAMES.index("undefended_attack")
MERCENARY_COUNTS: Final[i64] = NAMES.index("mercenary_counts")
KEPT_WINDOW: Final[i64] = NAMES.index("kept_building_window")
WHITE_ON_OWN_BUILDING: Final[i64] = NAMES.index("sheriff_yellow_own_building")
RED_SHERIFF_WHITE: Final[i64] = NAMES.index("sheriff_red_white_cowboy")
WHITE_COUNTS: Final[i64] = NAMES.index("sheriff_counts_in_firepower")
MINE_BRINGS_HOUSE: Final[i64] = NAMES.index("mine_brings_house")
FIREPOWER_ROUNDING: Final[i64] = NAMES.index("firepower_vp_rounding")
DOUBLING_LOST: Final[i64] = NAMES.index("doubling_lost_on")
TILE_REVEAL: Final[i64] = NAMES.index("duel_tile_reveal")
DECLARES: Final[i64] = NAMES.index("shopkeeper_declares")
DUEL_TILES: Final[i64] = len(ROWS)
KIT_CARSON: Final[i64] = len(ROWS) + 1
HAS_RIVER: Final[i64] = len(ROWS) + 2
RULES: Final = len(ROWS) + 3

PASS_VP_KIT: Final[i64] = 1
PASS_VP_ALWAYS: Final[i64] = 2

SIDES: Final = ["yellow", "red", "random"]


def _edition() -> Option:
    values = ["polish", "italian", "russian"]
    return Option(
        "edition",
        values,
        "russian",
        sets={value: {row[0]: str(row[2 + column]) for row in ROWS} for column, value in enumerate(values)},
    )


def all_options() -> list[Option]:
    """Edition, its single options, the sides of the cards, the variants."""
    single = [Option(str(row[0]), list(row[1]), str(row[4])) for row in ROWS]
    characters = Option(
        "characters", SIDES, "yellow", sets={side: {f"{name}_side": side for name in CHARACTER.words} for side in SIDES}
    )
    sides = [Option(f"{name}_side", SIDES, "yellow") for name in CHARACTER.words]
    variants = [
        Option("might_makes_right", BOOL, "false"),
        Option("kit_carson", BOOL, "false"),
        Option("river", ["none", "carson"], "none", accepts=settle_river),
    ]
    return [_edition(), *single, characters, *sides, *variants]
