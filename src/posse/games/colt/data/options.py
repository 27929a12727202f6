"""The options that players agree on before the game (chapter 10, R-04, R-11, R-12, R-13)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from posse.engine.errors import BadTable
from posse.engine.game import Option
from posse.games.colt.data.train import CAR

BOOL: Final = ["false", "true"]

# Indexes into `state.rules`: `state.rules[HORSES]` is whether the expansion is used.
HORSES: Final[i64] = 0  # the expansion Horses & Stagecoach
EXPERT: Final[i64] = 1
TEAMS: Final[i64] = 2
PAIRS: Final[i64] = 3  # two bandits for each player: the two-player mode
CHARACTERS: Final[i64] = 4  # how bandits are assigned, an index into `CHOICES`
ENDLESS_BULLETS: Final[i64] = 5
OWN_TARGETS: Final[i64] = 6
RULES: Final = 7

CHOICES: Final = ["random", "choose", "draft"]
AT_RANDOM: Final[i64] = CHOICES.index("random")
BY_DRAFT: Final[i64] = CHOICES.index("draft")


def settle_train(given: str) -> str:
    """The cars behind the Locomotive, front first: `c a e`."""
    cars = given.split()
    if any(car not in CAR.words for car in cars):
        raise BadTable("train-car", given=given, allowed=["random", *CAR.words])
    if len(set(cars)) < len(cars):
        raise BadTable("train-twice", given=given)
    return " ".join(cars)


def all_options() -> list[Option]:
    return [
        Option("horses", BOOL, "false"),
        Option("expert", BOOL, "false", seats=(3, 4, 5, 6)),
        Option("teams", BOOL, "false", seats=(4, 6)),
        Option("two_players", ["two_bandits", "duel"], "two_bandits", seats=(2,)),
        Option("characters", CHOICES, "random"),
        Option("train", ["random"], "random", accepts=settle_train, detail=True),
        Option("neutral_bullets", ["limited", "unlimited"], "limited", detail=True),
        Option("own_bandit", ["target", "spared"], "target", seats=(2,), detail=True),
        Option("duo_hostages", ["3", "1"], "3", seats=(2,), detail=True),
    ]


def check_together(options: Mapping[str, str], seats: int) -> None:
    """Refuse options that do not combine (CE-10.19), and a train of the wrong length (CE-2.5)."""
    if options["teams"] == "true" and options["expert"] == "true":
        raise BadTable("options-clash", option="teams", given="true", other="expert", value="true", rule="CE-10.19")
    train = options["train"]
    needed = cars_for(options, seats)
    if train != "random" and len(train.split()) != needed:
        raise BadTable("train-length", given=train, allowed=needed)


def cars_for(options: Mapping[str, str], seats: int) -> int:
    """As many cars as players; three in the two-player mode (CE-2.5, CE-10.9)."""
    return 3 if plays_pairs(options, seats) else seats


def plays_pairs(options: Mapping[str, str], seats: int) -> bool:
    return seats == 2 and options["two_players"] == "two_bandits"


def rules_of(options: Mapping[str, str], seats: int) -> vec[i64]:
    pairs = plays_pairs(options, seats)
    rules = vec[i64]([0] * RULES)
    rules[HORSES] = int(options["horses"] == "true")
    rules[EXPERT] = int(options["expert"] == "true" or pairs)
    rules[TEAMS] = int(options["teams"] == "true")
    rules[PAIRS] = int(pairs)
    rules[CHARACTERS] = CHOICES.index(options["characters"])
    rules[ENDLESS_BULLETS] = int(options["neutral_bullets"] == "unlimited")
    rules[OWN_TARGETS] = int(options["own_bandit"] == "target")
    return rules
