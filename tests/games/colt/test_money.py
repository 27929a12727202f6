"""Money is written the same way in every sentence and on every token: four digits stand together."""

import re
from pathlib import Path

import pytest

import posse.games.colt
from posse.texts import lesson_texts

TEXTS = sorted((Path(posse.games.colt.__file__).parent / "text").rglob("*.ftl"))
# A purse is a word, and holds no four digits.
GROUPED = re.compile(r"\$\{ \$(?!purse)\w+ \}|\{ \$(?!purse)\w+ \}[ \u00a0]\$(?!\w)")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_sentence_groups_the_digits_of_money(path: Path) -> None:
    assert GROUPED.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(("lang", "sum_"), [("en", "$1000"), ("pl", "1000 $"), ("it", "$1000"), ("ru", "$1000")])
def test_a_lesson_writes_the_strongbox_as_its_token(lang: str, sum_: str) -> None:
    said = lesson_texts(lang, "colt").told("lesson-rob-2-then", {"gain": 1000})
    assert sum_ in said
