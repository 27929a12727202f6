"""The library of puzzles: those that are shipped, those of a folder, and one for every day."""

import json
from pathlib import Path

import pytest

import posse
from posse.analysis.puzzles import SHIPPED, Library, is_alone, write_puzzle
from posse.bots.peek import Peek
from posse.engine.errors import BadTable


def test_every_shipped_puzzle_asks_something_with_one_best_answer() -> None:
    for game in posse.GAMES:
        assert len(posse.puzzles(game)) >= 8
        for puzzle in posse.puzzles(game):
            assert puzzle.game == game
            assert puzzle.seat in puzzle.match().asked
            best, *others = puzzle.answers
            assert others
            assert all(best.chance > other.chance for other in others)
            assert "\nname " not in puzzle.record


def test_the_shipped_puzzles_of_a_game_differ_in_what_they_ask() -> None:
    for game in posse.GAMES:
        asked = [(puzzle.match().question or {}).get("step") for puzzle in posse.puzzles(game)]
        assert len(set(asked)) > 1
        assert len({(step, puzzle.best) for step, puzzle in zip(asked, posse.puzzles(game), strict=True)}) >= 6


@pytest.mark.heavy
@pytest.mark.parametrize("game", posse.GAMES)
def test_no_legal_answer_comes_near_the_best_one_of_a_shipped_puzzle(game: str) -> None:
    """Not even one that the search does not try: whoever gives it would be told to be wrong."""
    for puzzle in posse.puzzles(game):
        match = puzzle.match()
        best = match.game.words.action(puzzle.best)
        assert is_alone(Peek(match, puzzle.seat), best, match.seats, len(match.lines)), puzzle.id


def test_puzzles_of_a_folder_stand_beside_the_shipped_ones(tmp_path: Path) -> None:
    game, id = SHIPPED.names[0]
    write_puzzle(tmp_path, SHIPPED.of(id)).rename(tmp_path / "mine.json")
    library = Library(tmp_path)
    library.check()
    assert set(library.names) == {*SHIPPED.names, (game, "mine")}
    assert library.count(game) == SHIPPED.count(game) + 1
    assert library.of("mine").best == SHIPPED.of(id).best
    assert library.of("mine") in library.of_game(game)


def test_every_day_has_its_puzzle_until_all_have_had_their_turn() -> None:
    count = len(SHIPPED.names)
    days = [SHIPPED.of_day(day) for day in range(20_000, 20_000 + count)]
    assert sorted(days) == sorted(SHIPPED.names)
    assert SHIPPED.of_day(20_000 + count) == days[0]


@pytest.mark.parametrize("text", ["nonsense", "[]", "{}", json.dumps({"game": "chess"})])
def test_a_folder_with_another_file_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "other.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadTable):
        Library(tmp_path).check()
