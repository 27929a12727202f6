"""The rules that a table does without if a variant or a side of a card is not used."""

from typing import Final

from posse.engine.scope import Scope

SCOPES: Final = [
    Scope("CC-14.2 CC-14.3 CC-14.4 CC-14.5 CC-14.6 EX-13 R-41", {"might_makes_right": "false"}),
    Scope("CC-14.7 CC-14.8 CC-14.9 CC-14.16 CC-14.17 EX-18 R-18 R-31 R-40", {"kit_carson": "false"}),
    Scope(
        "CC-14.10 CC-14.11 CC-14.12 CC-14.13 CC-14.14 CC-14.15 CC-14.18 CC-14.19 EX-19 R-19 R-20 R-36",
        {"river": "none"},
    ),
    Scope("CC-15.2", {"mine_brings_house": "false"}),
    Scope("EX-17 R-34", {"church_protection": "forbid_placement"}),
    Scope("R-22", {"church_attackable": "false"}),
    # The sides of the cards.
    Scope("CC-11.1 R-05 R-14", {"sheriff_side": "red", "sheriff_red_white_cowboy": "false"}),
    Scope("CC-11.2 R-15", {"sheriff_side": "yellow"}),
    Scope("CC-9.11 CC-10.12 EX-9 R-11 R-25 R-39", {"shopkeeper_side": "red"}),
    Scope("CC-15.10 CC-15.12 R-35", {"worker_side": "yellow"}),
    Scope("CC-15.9", {"settler_side": "red"}),
    Scope("R-23", {"settler_side": "yellow"}),
    Scope("R-16", {"banker_side": "yellow", "shopkeeper_side": "yellow", "settler_side": "yellow"}),
]
