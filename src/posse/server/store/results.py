"""The end of a game: its result, ratings, encounters and statistics, all in the transaction that ends it, and once.

Whoever writes them locks rows in the same order (standings, encounters, statistics, each by its key), so that games
which end at the same time wait for each other and never in a circle.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import permutations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import columns, people, tables
from posse.server.store.counting import Values, add_counts, insert_into
from posse.server.store.rows import GameResult, SeatResult, Skill, TableRow
from posse.server.store.schema import encounter, game_result, rating_step, result_seat, standing, statistic

# The skills of the people of a game after it, from those before; who is missing has never been rated.
Rate = Callable[[GameResult, Mapping[str, Skill]], dict[str, Skill]]

# Subjects of statistics that every game has; the others are lists of its words.
SEAT, SCORE, PLAYER, LUCK = "seat", "score", "player", "luck"
PERSON = "person"
LUCK_STEP = 20  # per cent: luck is counted in steps, since one estimate is not surer than that


async def finish(
    connection: AsyncConnection, table: TableRow, result: GameResult, rate: Rate, fence: int | None = None
) -> None:
    """Store a table whose game has ended, together with all that follows from its end."""
    await tables.save(connection, table, fence)
    await note(connection, result, rate)


async def note(connection: AsyncConnection, result: GameResult, rate: Rate) -> bool:
    """Note a result with all that follows from it; False, and nothing changes, if it was noted before."""
    noted = insert_into(connection, game_result).values(
        table_id=result.table, game=result.game, ended=result.ended, rated=result.rated, public=result.public
    )
    if (await connection.execute(noted.on_conflict_do_nothing())).rowcount == 0:
        return False
    result = await _with_merged(connection, result)
    await connection.execute(insert(result_seat), [_seat_values(result, seat) for seat in result.seats])
    await add_counts(connection, standing, _standings(result))
    if result.rated:
        await _rate(connection, result, rate)
    await add_counts(connection, encounter, _encounters(result), latest="last")
    await add_counts(connection, statistic, _counts(result, _counted(result)))
    return True


async def _with_merged(connection: AsyncConnection, result: GameResult) -> GameResult:
    """The result with the people that guests are now who have logged in meanwhile; a table may not know it yet."""
    guests = await people.mergers(connection, [seat.person for seat in people_of(result) if seat.person])
    seats = [replace(seat, person=guests.get(seat.person or "", seat.person)) for seat in result.seats]
    return replace(result, seats=seats)


# --- who has done how


def people_of(result: GameResult) -> list[SeatResult]:
    return [seat for seat in result.seats if seat.person is not None]


def _seat_values(result: GameResult, seat: SeatResult) -> Values:
    values = asdict(seat)
    key = None if seat.name is None else columns.account_key(seat.name)
    common = {"table_id": result.table, "name_key": key, "game": result.game, "ended": result.ended}
    return {"person_id": values.pop("person"), **values, **common}


def _standings(result: GameResult) -> list[Values]:
    return [_standing(result, seat) for seat in people_of(result)]


def _standing(result: GameResult, seat: SeatResult) -> Values:
    won = int(seat.place == 1)
    return {
        "person_id": seat.person,
        "game": result.game,
        "played": 1,
        "won": won,
        "public_played": int(result.public),
        "public_won": won * result.public,
        "rated": int(result.rated),
    }


def _encounters(result: GameResult) -> list[Values]:
    return [
        {
            "person_id": one.person,
            "other_id": other.person,
            "game": result.game,
            "games": 1,
            "ahead": int(one.place < other.place),
            "behind": int(one.place > other.place),
            "last": result.ended,
        }
        for one, other in permutations(people_of(result), 2)
    ]


# --- ratings


async def _rate(connection: AsyncConnection, result: GameResult, rate: Rate) -> None:
    """Change the ratings of all people of a game; their rows are locked since their games were counted."""
    people = [seat.person for seat in people_of(result)]
    theirs = (standing.c.game == result.game, standing.c.person_id.in_(people))
    rows = (await connection.execute(select(standing).where(*theirs))).mappings().all()
    before = {row["person_id"]: Skill(row["mu"], row["sigma"]) for row in rows if row["mu"] is not None}
    numbers = {row["person_id"]: row["rated"] for row in rows}
    for person, skill in sorted(rate(result, before).items()):
        is_theirs = (standing.c.person_id == person, standing.c.game == result.game)
        rating = {"mu": skill.mu, "sigma": skill.sigma}
        await connection.execute(update(standing).where(*is_theirs).values(**rating, floor=skill.floor))
        step = {"person_id": person, "game": result.game, "number": numbers[person], "at": result.ended}
        await connection.execute(insert(rating_step).values(**step, **rating, table_id=result.table))


# --- statistics


def luck_counts(result: GameResult, luck: Sequence[float]) -> list[Values]:
    """What the luck of its seats, found by an analysis, adds to the statistics; nothing if the game does not count."""
    if result.tally is None:
        return []
    steps = [round(100 * one / LUCK_STEP) * LUCK_STEP for one in luck]
    return _counts(result, ((LUCK, str(step), seat) for seat, step in enumerate(steps)))


def _counts(result: GameResult, counted: Iterable[tuple[str, str, int]]) -> list[Values]:
    """One game more for everything that was there, and the share of the victory of its seats."""
    found: dict[tuple[str, str], Values] = {}
    for subject, word, seat in counted:
        row = found.setdefault(
            (subject, word),
            {
                "game": result.game,
                "seats": len(result.seats),
                "subject": subject,
                "word": word,
                "games": 0,
                "wins": 0.0,
            },
        )
        row["games"] += 1
        row["wins"] += 1 / len(result.winners) if seat in result.winners else 0.0
    return list(found.values())


def _counted(result: GameResult) -> Iterator[tuple[str, str, int]]:
    """Subject, word and seat of everything that counts; nothing of a game that is none to be counted."""
    if result.tally is None:
        return
    for seat in result.seats:
        yield SEAT, str(seat.seat), seat.seat
        yield SCORE, str(seat.score), seat.seat
        yield PLAYER, seat.level or PERSON, seat.seat
        for subject, words in result.tally.items():
            yield from ((subject, word, seat.seat) for word in words[seat.seat])
