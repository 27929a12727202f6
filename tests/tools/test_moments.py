"""The data about games for the tests of the page."""

import posse
from tools import moments


def test_words_are_declared_with_their_lists() -> None:
    for game in moments.words():
        declared = posse.GAMES[game["name"]].words.verbs
        assert list(game["verbs"]) == [verb.name for verb in declared]
        assert all(len(game["verbs"][verb.name]) == len(verb.args) for verb in declared)


def test_a_story_begins_anew_where_an_answer_is_taken_back() -> None:
    records = [path.read_text(encoding="utf-8") for path in sorted(moments.HOME.glob("*/*.txt"))]
    text = min((text for text in records if "\nundo" in text), key=len)
    runs = moments.stories_of(text, number=0)
    assert 1 < len(runs) <= text.count("\nundo") + 1
    assert {page["view"]["seat"] for run in runs for page in run} == {0}
    assert runs[0][0]["events"]
