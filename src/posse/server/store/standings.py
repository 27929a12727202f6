"""What finished games have left behind, as it is read: people's standings and games, leaderboards, statistics."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, RowMapping, Table, and_, exists, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns, results
from posse.server.store.database import Database
from posse.server.store.rows import GameResult, SeatResult, Skill
from posse.server.store.schema import (
    encounter,
    game_result,
    game_table,
    person,
    rating_step,
    result_seat,
    standing,
    statistic,
)

OTHER = result_seat.alias()  # one for all calls: an alias is a cycle, which only the garbage collector would free


class Standing(NamedTuple):
    """What a person has done in a game: the games played and won, at all tables and at public ones; their rating."""

    person: str
    game: str
    played: int
    won: int
    public_played: int
    public_won: int
    rated: int
    skill: Skill | None


class Leader(NamedTuple):
    """A person on a leaderboard."""

    person: str
    name: str
    face: str | None
    rated: int
    skill: Skill


class Step(NamedTuple):
    """A rating after a rated game, and when that was in milliseconds since 1970."""

    at: int
    skill: Skill
    table: str


class Encounter(NamedTuple):
    """Another person, met in so many games of one kind: how often before them and behind them, and when last."""

    person: str
    name: str
    face: str | None
    game: str
    games: int
    ahead: int
    behind: int
    last: int


class Statistic(NamedTuple):
    """Something that was there in so many games, counted once for every seat, and its share of their victories."""

    subject: str
    word: str
    games: int
    wins: float


class GamesWanted(NamedTuple):
    """Which games of a person: those that `viewer` may see, perhaps of one kind, with somebody, rated, or won.

    Pages go on after the last game of the page before, given by its end and its table.
    """

    person: str
    viewer: str | None
    limit: int
    game: str | None = None
    search: str = ""
    rated: bool | None = None
    won: bool | None = None
    after: tuple[int, str] | None = None


class PublicWanted(NamedTuple):
    """Which public games, perhaps of one kind; pages go on as those of a person's games."""

    limit: int
    game: str | None = None
    after: tuple[int, str] | None = None


class Standings:
    """The part of the store for what finished games have left behind."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str) -> list[Standing]:
        """The standings of a person, the most played game first."""
        return await self._database.read(_of_person, person)

    async def leaders(self, game: str, limit: int) -> list[Leader]:
        """The people who are surely strongest at a game, the best first."""
        return await self._database.read(_leaders, game, limit)

    async def steps(self, person: str, game: str, limit: int) -> list[Step]:
        """The last ratings of a person in a game, oldest first."""
        return await self._database.read(_steps, person, game, limit)

    async def opponents(self, person: str, limit: int) -> list[Encounter]:
        """The last encounters of a person with others, the latest first; one for each other person and game."""
        return await self._database.read(_opponents, person, limit)

    async def between(self, person: str, other: str) -> list[Encounter]:
        """The encounters of a person with another one, by game."""
        return await self._database.read(_between, person, other)

    async def games(self, wanted: GamesWanted) -> list[GameResult]:
        """Finished games of a person, the last first."""
        return await self._database.read(_games, wanted)

    async def public_games(self, wanted: PublicWanted) -> list[GameResult]:
        """Finished games at public tables, the last first."""
        return await self._database.read(_public_games, wanted)

    async def result(self, table: str) -> GameResult | None:
        """The result of a game that was played to its end, whoever may be shown it in a list."""
        return await self._database.read(_result, table)

    async def statistics(self, game: str, seats: int | None) -> list[Statistic]:
        """What is known of a game, for one number of seats or for all."""
        return await self._database.read(_statistics, game, seats)

    # --- the games of earlier versions

    async def unnoted(self, after: str, limit: int) -> list[str]:
        """Tables whose game is over and has no result yet, in the order of their ids, after one of them."""
        return await self._database.read(_unnoted, after, limit)

    async def note(self, result: GameResult, rate: results.Rate) -> bool:
        """Note the result of a game that ended before; False if it was noted already."""
        return await self._database.write(results.note, result, rate)


# --- people


async def _of_person(connection: AsyncConnection, id: str) -> list[Standing]:
    wanted = select(standing).where(standing.c.person_id == id).order_by(standing.c.played.desc(), standing.c.game)
    return [_standing_from(row) for row in (await connection.execute(wanted)).mappings()]


def _standing_from(row: RowMapping) -> Standing:
    return Standing(
        row["person_id"],
        row["game"],
        row["played"],
        row["won"],
        row["public_played"],
        row["public_won"],
        row["rated"],
        None if row["mu"] is None else _skill(row),
    )


def _skill(row: RowMapping) -> Skill:
    return Skill(row["mu"], row["sigma"])


async def _leaders(connection: AsyncConnection, game: str, limit: int) -> list[Leader]:
    best = (
        select(standing, person.c.name, person.c.face)
        .join(person, person.c.id == standing.c.person_id)
        .where(standing.c.game == game, standing.c.floor.is_not(None))
        .order_by(standing.c.floor.desc())
        .limit(limit)
    )
    rows = (await connection.execute(best)).mappings()
    return [Leader(row["person_id"], row["name"], row["face"], row["rated"], _skill(row)) for row in rows]


async def _steps(connection: AsyncConnection, id: str, game: str, limit: int) -> list[Step]:
    theirs = select(rating_step).where(rating_step.c.person_id == id, rating_step.c.game == game)
    rows = (await connection.execute(theirs.order_by(rating_step.c.number.desc()).limit(limit))).mappings().all()
    return [Step(row["at"], _skill(row), row["table_id"]) for row in reversed(rows)]


async def _opponents(connection: AsyncConnection, id: str, limit: int) -> list[Encounter]:
    return await _encounters(connection, encounter.c.person_id == id, limit)


async def _between(connection: AsyncConnection, id: str, other: str) -> list[Encounter]:
    return await _encounters(connection, and_(encounter.c.person_id == id, encounter.c.other_id == other))


async def _encounters(
    connection: AsyncConnection, are_wanted: ColumnElement[bool], limit: int | None = None
) -> list[Encounter]:
    wanted = (
        select(encounter, person.c.name, person.c.face)
        .join(person, person.c.id == encounter.c.other_id)
        .where(are_wanted)
        .order_by(encounter.c.last.desc())
        .limit(limit)
    )
    return [
        Encounter(*(row[name] for name in ("other_id", "name", "face", "game", "games", "ahead", "behind", "last")))
        for row in (await connection.execute(wanted)).mappings()
    ]


# --- games


async def _games(connection: AsyncConnection, wanted: GamesWanted) -> list[GameResult]:
    theirs = (
        select(result_seat.c.table_id, game_result)
        .join(game_result, game_result.c.table_id == result_seat.c.table_id)
        .where(result_seat.c.person_id == wanted.person, *_filters(wanted))
        .order_by(result_seat.c.ended.desc(), result_seat.c.table_id.desc())
        .limit(wanted.limit)
    )
    return await _with_seats(connection, (await connection.execute(theirs)).mappings().all())


async def _public_games(connection: AsyncConnection, wanted: PublicWanted) -> list[GameResult]:
    found: list[ColumnElement[bool]] = [game_result.c.public == true()]
    if wanted.game is not None:
        found.append(game_result.c.game == wanted.game)
    if wanted.after is not None:
        found.append(_is_after(game_result, wanted.after))
    last_first = (game_result.c.ended.desc(), game_result.c.table_id.desc())
    games = select(game_result).where(*found).order_by(*last_first).limit(wanted.limit)
    return await _with_seats(connection, (await connection.execute(games)).mappings().all())


async def _result(connection: AsyncConnection, table: str) -> GameResult | None:
    wanted = (
        select(game_result)
        .join(game_table, game_table.c.id == game_result.c.table_id)
        .where(game_result.c.table_id == table, game_table.c.result.is_not(None))
    )
    rows = (await connection.execute(wanted)).mappings().all()
    return next(iter(await _with_seats(connection, rows)), None)


async def _with_seats(connection: AsyncConnection, rows: Sequence[RowMapping]) -> list[GameResult]:
    ids = [row["table_id"] for row in rows]
    by_table: dict[str, list[SeatResult]] = {id: [] for id in ids}
    seats = select(result_seat).where(result_seat.c.table_id.in_(ids)).order_by(result_seat.c.seat)
    for row in (await connection.execute(seats)).mappings():
        by_table[row["table_id"]].append(_seat_from(row))
    return [_game_from(row, by_table[row["table_id"]]) for row in rows]


def _filters(wanted: GamesWanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.viewer is None:
        found.append(game_result.c.public)
    elif wanted.viewer != wanted.person:
        found.append(or_(game_result.c.public, _has(OTHER.c.person_id == wanted.viewer)))
    if wanted.game is not None:
        found.append(result_seat.c.game == wanted.game)
    if wanted.rated is not None:
        found.append(game_result.c.rated == wanted.rated)
    if wanted.won is not None:
        found.append(result_seat.c.place == 1 if wanted.won else result_seat.c.place > 1)
    if wanted.search:
        named = OTHER.c.name_key.contains(columns.account_key(wanted.search), autoescape=True)
        found.append(_has(and_(named, OTHER.c.seat != result_seat.c.seat)))
    if wanted.after is not None:
        found.append(_is_after(result_seat, wanted.after))
    return found


def _is_after(listed: Table, last: tuple[int, str]) -> ColumnElement[bool]:
    """Whether a game comes after this one in a list that begins with the last."""
    ended, table = last
    return or_(listed.c.ended < ended, and_(listed.c.ended == ended, listed.c.table_id < table))


def _has(is_it: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether there is such a seat at the table of the query around it."""
    return exists().where(OTHER.c.table_id == result_seat.c.table_id, is_it).correlate(result_seat)


def _seat_from(row: RowMapping) -> SeatResult:
    names = ("seat", "person_id", "name", "level", "place", "score", "team", "deserted")
    return SeatResult(*(row[name] for name in names))


def _game_from(row: RowMapping, seats: list[SeatResult]) -> GameResult:
    winners = [seat.seat for seat in seats if seat.place == 1]
    return GameResult(row["table_id"], row["game"], row["ended"], seats, winners, row["rated"], row["public"])


async def _unnoted(connection: AsyncConnection, after: str, limit: int) -> list[str]:
    is_noted = exists().where(game_result.c.table_id == game_table.c.id)
    over = (game_table.c.state == "over", game_table.c.header != "", game_table.c.id > after)
    wanted = select(game_table.c.id).where(*over, ~is_noted).order_by(game_table.c.id).limit(limit)
    return list(await connection.scalars(wanted))


# --- statistics


async def _statistics(connection: AsyncConnection, game: str, seats: int | None) -> list[Statistic]:
    sums: list[Any] = [func.sum(statistic.c.games), func.sum(statistic.c.wins)]
    named = (statistic.c.subject, statistic.c.word)
    wanted = select(*named, *sums).where(statistic.c.game == game)
    if seats is not None:
        wanted = wanted.where(statistic.c.seats == seats)
    rows: Sequence[Any] = (await connection.execute(wanted.group_by(*named))).all()
    return [Statistic(subject, word, int(games), float(wins)) for subject, word, games, wins in rows]
