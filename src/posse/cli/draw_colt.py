"""Colt Express in the terminal: the round card, the pile, the train, the players and the own hand."""

from posse.cli.colt_cards import hand_lines, pile_lines, round_lines
from posse.cli.colt_players import player_lines
from posse.cli.colt_signs import marks_of
from posse.cli.colt_train import train_lines
from posse.cli.picture import Picture, Position, fit


def draw_colt(position: Position) -> Picture:
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
    for line in lines:
        line.rstrip()
    return Picture(
        [line if line.cell_len <= width else fit(line, width) for line in lines], marks.marked, _notes(position)
    )


def _notes(position: Position) -> dict[str, str]:
    """What characters and hostages on offer are good for."""
    notes: dict[str, str] = {}
    for phrase in position.choices:
        verb, _, word = phrase.partition(" ")
        if verb in NOTED:
            notes[phrase] = position.say(f"{NOTED[verb]}-{word}-why")
    return notes


NOTED = {"pick": "bandit", "seize": "hostage"}
