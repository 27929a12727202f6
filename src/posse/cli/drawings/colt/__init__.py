"""Colt Express in the terminal: the round card, the pile, the train, the players and the own hand."""

from posse.cli.drawings.colt.cards import hand_lines, pile_lines, round_lines
from posse.cli.drawings.colt.players import player_lines
from posse.cli.drawings.colt.signs import marks_of
from posse.cli.drawings.colt.train import train_lines
from posse.cli.picture import Picture, Position, trimmed


def draw(position: Position) -> Picture:
    """The whole table."""
    width = position.width
    marks = marks_of(position)
    lines = [
        *round_lines(position, width),
        *pile_lines(position, width),
        *train_lines(position, marks, width),
        *player_lines(position, width),
        *hand_lines(position, width),
    ]
    return Picture(trimmed(lines, width), marks.marked, _notes(position))


def _notes(position: Position) -> dict[str, str]:
    """What characters and hostages on offer are good for."""
    notes: dict[str, str] = {}
    for phrase in position.choices:
        verb, _, word = phrase.partition(" ")
        if verb in NOTED:
            notes[phrase] = position.say(f"{NOTED[verb]}-{word}-why")
    return notes


NOTED = {"pick": "bandit", "seize": "hostage"}
