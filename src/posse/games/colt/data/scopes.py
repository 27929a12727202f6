"""The rules that a table does without: the expansion, the expert variant, teams, two bandits each."""

from typing import Final

from posse.engine.scope import Scope

SCOPES: Final = [
    Scope(
        "CE-1.5 CE-4.5 CE-10.7 CE-10.20 "
        "CE-11 CE-12 CE-13 CE-14 CE-15 CE-16 CE-17 CE-18 CE-19 CE-21.14 CE-21.19 "
        "EX-15 EX-16 EX-17 EX-18 EX-19 EX-20 EX-21 EX-22 EX-23 EX-24 EX-25 "
        "R-13 R-14 R-15 R-16 R-17 R-18 R-19 R-20 R-21 R-22 R-23 R-24 R-25 R-26 R-27 R-28 R-29 R-30 "
        "R-32 R-33 R-34 R-35 R-38 R-40",
        {"horses": "false"},
    ),
    # Two bandits each means the expert variant (CE-10.11).
    Scope(
        "CE-10.1 CE-10.2 CE-10.3 CE-10.4 CE-10.5 CE-10.6 CE-10.7 CE-10.20 R-10",
        {"expert": "false", "two_players": "duel"},
    ),
    Scope(
        "CE-10.8 CE-10.9 CE-10.10 CE-10.11 CE-10.12 CE-10.13 CE-10.14 CE-10.15 CE-10.16 CE-10.17 CE-10.18 "
        "CE-16.10 R-42",
        {"two_players": "duel"},
    ),
    Scope("CE-21 EX-26 R-30 R-31", {"teams": "false"}),
    # What concerns an ally: a partner, or one's own second bandit.
    Scope("R-12 R-39", {"teams": "false", "two_players": "duel"}),
]
