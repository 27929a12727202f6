"""What remains of a game when it has ended: who was how good, and what the statistics count."""

from typing import NamedTuple

from posse.engine.match import Match
from posse.server.ratings.rating import can_rate
from posse.server.store.rows import GameResult, SeatResult, TableRow
from posse.server.tables import seating
from posse.server.tables.ledger import read_lines, struck_in


class Places(NamedTuple):
    """The place of every seat, from 1, and the seats that have won by the rules."""

    of_seats: list[int]
    winners: list[int]


def result_of(row: TableRow, match: Match, ended: int, last_to_go: int | None = None) -> GameResult:
    """The result of a game that has ended at a moment, in milliseconds since 1970.

    It may have ended because the last person has gone, from the seat `last_to_go`; then nobody has won by the rules.
    """
    places = _places_of_deserted(row, last_to_go) if not match.over else _places(row, match.ranking)
    is_whole = match.over and not _begins_later(match)
    result = GameResult(
        row.id,
        row.game,
        ended,
        _seats(row, match, places.of_seats),
        places.winners,
        public=row.terms.public,
        tally=match.tally if is_whole and seating.people(row) else None,
    )
    result.rated = row.terms.rated and can_rate(result) and (row.terms.takebacks or not takes_back_chance(match))
    return result


def is_played(row: TableRow) -> bool:
    """Whether a game was played here; a record that was uploaded has seats of people whom nobody knows."""
    return any(seat.holders or seat.deleted or seat.kind == "bot" for seat in row.seats)


def takes_back_chance(match: Match) -> bool:
    """Whether an undo has struck an answer after which chance was revealed."""
    read = read_lines(match.lines)
    return any(read[number].chance for number in struck_in(read))


def has_deserted(row: TableRow, seat: int) -> bool:
    """Whether a bot has finished the game for the person of a seat."""
    one = row.seats[seat]
    return one.is_held and bool(one.resigned or one.standin or one.deleted)


def _seats(row: TableRow, match: Match, places: list[int]) -> list[SeatResult]:
    found = []
    people = seating.players(row)
    for seat, person, score, team in zip(row.seats, people, match.scores, match.teams, strict=True):
        level = seat.level if seat.kind == "bot" else None
        place, deserted = places[seat.seat], has_deserted(row, seat.seat)
        found.append(SeatResult(seat.seat, person, seat.name, level, place, score, team, deserted))
    return found


def _places(row: TableRow, ranking: list[list[int]]) -> Places:
    """The places by the rules, except that those who have left the game to a bot share the last one."""
    places = [0] * len(row.seats)
    taken = 0 if ranking[0] else 1
    for group in ranking:
        staying = [seat for seat in group if not has_deserted(row, seat)]
        for seat in staying:
            places[seat] = taken + 1
        taken += len(staying)
    return Places([place or taken + 1 for place in places], ranking[0])


def _places_of_deserted(row: TableRow, last_to_go: int | None) -> Places:
    """Bots are before the person who has gone last, and those who went earlier behind them."""
    seats = [seat.seat for seat in row.seats]
    bots = [seat for seat in seats if not row.seats[seat].is_held]
    places = [1 if seat in bots else len(bots) + 1 + (seat != last_to_go) for seat in seats]
    return Places(places, [])


def _begins_later(match: Match) -> bool:
    """Whether the game goes on from a moment of another one, or from a scene."""
    return match.header.scene is not None or any(line.kind == "imagine" for line in read_lines(match.lines))
