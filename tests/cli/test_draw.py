"""Every game's drawing: nothing is wider than the terminal, and what is marked can be chosen."""

import pytest

import posse
from posse.cli.draw import PLAIN
from posse.cli.drawings import DRAWINGS
from posse.texts import LANGUAGES
from tests.cli.drawing import moments, picture_of, plain

WIDTHS = [60, 80, 99, 120, 200]

games = pytest.mark.parametrize("game", posse.GAMES)


def test_every_drawing_belongs_to_a_game() -> None:
    assert set(DRAWINGS) <= set(posse.GAMES)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(game: str, language: str) -> None:
    for match in moments(game):
        for width in WIDTHS:
            for drawing in (game, PLAIN):
                for line in picture_of(match, width, language, drawing).lines:
                    assert line.cell_len <= width, line.plain


@games
def test_what_is_marked_or_explained_can_be_chosen(game: str) -> None:
    for match in moments(game):
        picture = picture_of(match)
        choices = set(match.choices(match.asked[0])) if match.asked else set()
        assert picture.marked <= choices
        assert set(picture.notes) <= choices
        assert all(picture.notes.values())


@games
def test_a_game_without_a_drawing_is_told_in_words(game: str) -> None:
    """Every key of the view is shown, by its label if it has one."""
    match = moments(game)[2]
    text = plain(picture_of(match, drawing="a game of tomorrow"))
    assert "Ada:" in text
    assert len(text.splitlines()) >= len(match.view(None))
