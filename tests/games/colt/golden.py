"""The golden records of Colt Express: their tables, and what they must cover together."""

from typing import Final

from tests.games.golden import EveryWord, Golden, Table

TABLES: Final = {
    "2-pairs": Table(2, {}, undo=4),
    "2-pairs-horses": Table(2, {"horses": "true", "own_bandit": "spared", "duo_hostages": "1"}),
    "2-duel-horses": Table(2, {"horses": "true", "two_players": "duel", "characters": "choose"}, undo=2),
    "3-base": Table(3, {"train": "c a e"}),
    "3-expert-horses": Table(3, {"horses": "true", "expert": "true"}),
    "4-base-forked": Table(4, {}, fork=60),
    "4-horses": Table(4, {"horses": "true", "characters": "draft"}, undo=2),
    "4-teams-horses": Table(4, {"horses": "true", "teams": "true"}),
    "5-horses": Table(5, {"horses": "true", "neutral_bullets": "unlimited"}),
    "5-expert": Table(5, {"expert": "true"}),
    "6-horses": Table(6, {"horses": "true"}),
    "6-teams-horses": Table(6, {"horses": "true", "teams": "true"}),
}


EVERY_WORD: Final = [
    EveryWord("plays", "bandit"),
    EveryWord("round", "round_card"),
    EveryWord("turn", "symbol"),
    EveryWord("played", "action"),
    EveryWord("in_vain", "action"),
    EveryWord("robbed", "loot"),
    EveryWord("dropped", "loot"),
    EveryWord("drank", "flask"),
    EveryWord("marshal_drank", "whiskey"),
    EveryWord("seized", "hostage"),
    EveryWord("counted", "source"),
]

GOLDEN: Final = Golden(
    TABLES,
    EVERY_WORD,
    only_in_scenes=frozenset({"event skipped"}),  # a round has too few acts for action cards to run out
)
