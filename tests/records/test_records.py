"""Golden records: whole recorded games that must replay to the same scores.

`tools/golden.py` generates them and says when to do that again.
"""

from pathlib import Path

import pytest

import posse
from tests.contract.law import all_of, check_ranking_at, reloaded
from tools.golden import shown, wanted

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))

records = pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])


def begun(text: str) -> tuple[posse.Match, list[str]]:
    """A match at the start of a record, and the lines that follow."""
    rows = text.split("\n")
    place = next(place for place, row in enumerate(rows) if row.startswith("start")) + 1
    return posse.load("\n".join([*rows[:place], ""])), rows[place:-1]


@records
def test_a_record_replays_to_its_scores(path: Path) -> None:
    """Every line is legal, the scores are the same, and the record round-trips as text."""
    text = path.read_text(encoding="utf-8")
    match = posse.load(text)
    assert match.over
    assert match.header.game == path.parent.name
    assert match.scores == [int(score) for score in text.split("\n")[-2].removeprefix("scores ").split()]
    assert match.record() == text
    check_ranking_at(match.game, match.state)
    assert all_of(reloaded(match)) == all_of(match)


@records
def test_everything_adds_up_after_every_line(path: Path) -> None:
    match, rows = begun(path.read_text(encoding="utf-8"))
    for row in rows:
        match.follow([row])
        assert match.game.sums(match.state) == [], row


@pytest.mark.parametrize("game", posse.GAMES)
def test_the_records_of_a_game_show_everything_that_can_happen(game: str) -> None:
    """Every verb, event, chance, question, tile, card, variant, kind of line and source of points."""
    texts = [path.read_text(encoding="utf-8") for path in RECORDS if path.parent.name == game]
    assert len(texts) >= 6
    found: set[str] = set().union(*(shown(text) for text in texts))
    assert sorted(wanted(game) - found) == []
