"""Puzzles of Carson City: an answer that only puts off the best one is no worse."""

import posse
from posse.analysis.puzzles import is_alone
from posse.bots.peek import Peek

RECORD = """posse 1
game carson 1
seats 2
option edition russian
start | seat 0, seat 1, building bank, building saloon, building hotel, die 1, die 4, die 4, die 3, die 3, die 1, \
die 6, die 3, die 6, die 4, die 3, die 3, die 1, die 6, die 1, die 1, die 1, die 3, die 6, die 3, die 6, die 3, die 3, \
die 4
0 own c3
1 own c5
1 own f2
0 own f7
0 take banker
1 take shopkeeper
1 later
0 place construction_4
1 place construction_3
0 place construction_12
1 place construction_10
0 place buy_vp_2
"""


def test_a_moment_is_no_puzzle_where_roads_may_be_laid_first() -> None:
    """CC-8.3: whoever lays roads places the cowboy afterwards, so both answers lead to the best moves."""
    match = posse.load(RECORD)
    words = match.game.words
    assert "roads" in match.choices(1)
    assert not is_alone(Peek(match, 1), words.action("place construction_4"), match.seats, len(match.lines))
