"""Verification of luck: a record is played again with the numbers that follow from its seed, and must be the same."""

from collections.abc import Iterator, Mapping
from typing import Any

from posse.engine.dice import OutsideDice
from posse.engine.errors import BadLuck, BadRecord, NotAllowed, NotAWord, NotYourTurn, Unverifiable
from posse.engine.game import Game
from posse.engine.luck import VERSION, Draw, Luck, Pledge, commitment_of
from posse.engine.match import START, Match
from posse.engine.record import Header, chance_in, read_line, read_record


def verified(games: Mapping[str, Game[Any]], text: str) -> list[Draw]:
    """All draws of a record, each of which follows from its seed; see `verifying`."""
    draws: list[Draw] = []
    for drawn in verifying(games, text):
        draws = drawn
    return draws


def verifying(games: Mapping[str, Game[Any]], text: str) -> Iterator[list[Draw]]:
    """The draws that have been verified after each line.

    `Unverifiable` if the record does not allow to check them, `BadLuck` at the first thing that does not follow, and
    `BadRecord` if it is no valid record.
    """
    header, lines, cut = read_record(text)
    if cut or header.game not in games:
        raise BadRecord("record-line", header.size + len(lines), given=lines[-1][:80])
    pledge = _revealed(header, lines)
    if commitment_of(pledge.seed) != pledge.commitment:
        raise BadLuck("luck-commitment", line=header.where["luck"])
    game = games[header.game]
    header.options = game.settle(header.options, header.seats)
    luck = Luck(pledge.seed, pledge.contributions)
    match = Match(game, header, OutsideDice(luck.below))
    match.begin(match.dice)
    for number in range(len(lines)):
        first = len(luck.drawn) if number > START else 0
        _play_again(match, number, lines[number])
        _check_line(match, number, lines[number], first)
        _check_draws(pledge, luck, first, header.size + number + 1)
        yield luck.drawn


def undone_draws(match: Match) -> int:
    """How many draws belong to answers that an undo has struck: whoever undoes one gets other luck."""
    live = {number for seat in range(match.seats) for number in match.answers_of(seat)}
    lines = [read_line(text, number) for number, text in enumerate(match.lines)]
    return sum(len(line.chance) for number, line in enumerate(lines) if line.is_answer and number not in live)


def _revealed(header: Header, lines: list[str]) -> Pledge:
    """What the record says about its luck, if that is enough to check it."""
    pledge = header.pledge
    if any(line.startswith("imagine ") for line in lines):
        raise Unverifiable("luck-fork")
    if pledge is None:
        raise Unverifiable("luck-none")
    if pledge.version != VERSION:
        raise Unverifiable("luck-version", given=pledge.version, allowed=VERSION)
    if not pledge.seed:
        raise Unverifiable("luck-secret")
    return pledge


def _play_again(match: Match, number: int, text: str) -> None:
    """Play a line with the match's own dice, whatever the record says about chance."""
    if number == START:
        return
    if number < len(match.lines):  # the match writes the scores by itself
        _check_scores(match, text)
        return
    where = match.header.size + number + 1
    line = read_line(text, where)
    if not line.is_answer:
        match.follow([text])
        return
    try:
        match.play(line.seat, line.words)
    except (NotAWord, NotAllowed, NotYourTurn) as error:
        raise BadRecord("record-broken", where, match, given=text[:80], reason=error) from error


def _check_scores(match: Match, text: str) -> None:
    """`BadRecord` unless the last line has the scores of the match."""
    written = match.lines[-1]
    if text != written:
        given, allowed = (line.removeprefix("scores ") for line in (text, written))
        reason = NotAllowed("wrong-scores", given=given, allowed=allowed)
        raise BadRecord("record-broken", match.header.size + len(match.lines), match, given=text[:80], reason=reason)


def _check_line(match: Match, number: int, text: str, first: int) -> None:
    """`BadLuck` unless the outcomes of a line are those that were just drawn, beginning with draw `first`."""
    said, drawn = chance_in(text), chance_in(match.lines_since(number)[0])
    for place in range(max(len(said), len(drawn))):
        given, expected = _at(said, place), _at(drawn, place)
        if given != expected:
            where = match.header.size + number + 1
            raise BadLuck("luck-outcome", line=where, draw=first + place, given=given, allowed=expected)


def _at(phrases: list[str], place: int) -> str:
    """One of several phrases, or a sign that there are not so many."""
    return phrases[place] if place < len(phrases) else "-"


def _check_draws(pledge: Pledge, luck: Luck, first: int, line: int) -> None:
    """`BadLuck` unless the draws that the record lists, from the first of a line on, are those just drawn."""
    for index in range(first, len(luck.drawn)):
        given, expected = pledge.drawn[index], luck.drawn[index]
        if given != expected:
            raise BadLuck("luck-draw", line=line, draw=index, given=str(given), allowed=str(expected))
