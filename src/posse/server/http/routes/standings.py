"""People and what they have played: profiles, games, ratings, leaderboards, statistics."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

import posse
from posse.bots import anchors_of
from posse.server.errors import Missing
from posse.server.http.access import Dependencies, KnownPerson, MaybePerson, Server
from posse.server.http.standing_json import (
    game_json,
    meeting_json,
    person_json,
    point_json,
    rating_json,
    standing_json,
    statistics_json,
)
from posse.server.http.standing_schemas import (
    Anchor,
    Leader,
    Leaderboard,
    NewFace,
    PersonInfo,
    PlayedGames,
    Profile,
    RatingHistory,
    Statistics,
)
from posse.server.people.faces import checked_face
from posse.server.ratings.rating import shown
from posse.server.store.rows import GameResult, Person, Skill
from posse.server.store.standings import GamesWanted, PublicWanted

router = APIRouter(tags=["standings"])

MOST_GAMES = 20  # on a page of somebody's games
MOST_POINTS = 500  # of a plot
MOST_LEADERS = 100
MOST_OPPONENTS = 30
ME = "me"

PersonId = Annotated[str, Path(max_length=40, description="the id of a person, or `me`")]
GameName = Annotated[str, Path(max_length=40)]
After = Annotated[
    str | None,
    Query(max_length=40, pattern=r"^\d{1,15}-[A-Za-z0-9]{1,20}$", description="where the page before has ended"),
]


async def _person(server: Dependencies, id: str, me: Person | None) -> Person:
    found = me if id == ME else await server.people.person(id)
    if found is None:
        raise Missing("no-such-person")
    return found


def _check_game(name: str) -> None:
    if name not in posse.GAMES:
        raise posse.BadTable("not-a-game", given=name, allowed=list(posse.GAMES))


@router.post("/face")
async def choose_face(body: NewFace, server: Server, person: KnownPerson) -> PersonInfo:
    """Choose one of the drawn faces, or none."""
    return person_json(await server.people.change(person, face=checked_face(body.face)))


@router.get("/people/{person_id}")
async def profile(person_id: PersonId, server: Server, me: MaybePerson) -> Profile:
    """A person: what they have played at public tables; and what only you know, of yourself or of your games."""
    person = await _person(server, person_id, me)
    standings, is_own = server.registry.store.standings, me is not None and me.id == person.id
    theirs = [standing_json(one, is_own) for one in await standings.of_person(person.id)]
    opponents = await standings.opponents(person.id, MOST_OPPONENTS) if is_own else []
    between = await standings.between(me.id, person.id) if me is not None and not is_own else []
    return Profile(
        person=person_json(person),
        mine=is_own,
        bot=person.author is not None,
        standings=sorted((one for one in theirs if one.played), key=lambda one: -one.played),
        opponents=[meeting_json(one) for one in opponents],
        between=[meeting_json(one) for one in between],
    )


@router.get("/people/{person_id}/games")
async def games(
    person_id: PersonId,
    server: Server,
    me: MaybePerson,
    game: Annotated[str | None, Query(max_length=40)] = None,
    search: Annotated[str, Query(max_length=40, description="part of the name of somebody at the table")] = "",
    rated: bool | None = None,
    won: bool | None = None,
    after: After = None,
) -> PlayedGames:
    """The finished games of a person that you may know of: at public tables, and your own."""
    person = await _person(server, person_id, me)
    viewer = me.id if me else None
    wanted = GamesWanted(person.id, viewer, MOST_GAMES, game, search.strip(), rated, won, _read(after))
    return _page(await server.registry.store.standings.games(wanted))


@router.get("/gallery")
async def gallery(
    server: Server, game: Annotated[str | None, Query(max_length=40)] = None, after: After = None
) -> PlayedGames:
    """The finished games at public tables, the last first, perhaps of one kind."""
    return _page(await server.registry.store.standings.public_games(PublicWanted(MOST_GAMES, game, _read(after))))


def _page(found: list[GameResult]) -> PlayedGames:
    is_last = len(found) < MOST_GAMES
    return PlayedGames(games=[game_json(one) for one in found], after=None if is_last else _mark(found[-1]))


def _mark(game: GameResult) -> str:
    return f"{game.ended}-{game.table}"


def _read(mark: str | None) -> tuple[int, str] | None:
    ended, _, table = (mark or "").partition("-")
    return (int(ended), table) if mark else None


@router.get("/people/{person_id}/ratings/{game}")
async def ratings(person_id: PersonId, game: GameName, server: Server, me: MaybePerson) -> RatingHistory:
    """How the rating of a person in a game has changed."""
    _check_game(game)
    person = await _person(server, person_id, me)
    steps = await server.registry.store.standings.steps(person.id, game, MOST_POINTS)
    return RatingHistory(points=[point_json(step) for step in steps])


@router.get("/games/{game}/leaderboard")
async def leaderboard(game: GameName, server: Server, me: MaybePerson) -> Leaderboard:
    """The strongest people at a game, and the bots with whom they can be compared."""
    _check_game(game)
    leaders = await server.registry.store.standings.leaders(game, MOST_LEADERS)
    return Leaderboard(
        leaders=[
            Leader(
                person=PersonInfo(id=one.person, name=one.name, face=one.face),
                rating=rating_json(one.skill, one.rated),
                mine=me is not None and me.id == one.person,
            )
            for one in leaders
        ],
        anchors=[
            Anchor(level=level, points=shown(Skill(*anchor)).points) for level, anchor in anchors_of(game).items()
        ],
    )


@router.get("/games/{game}/statistics")
async def statistics(
    game: GameName, server: Server, seats: Annotated[int | None, Query(ge=1, le=8)] = None
) -> Statistics:
    """How often what has won in finished games, for one number of players or for all."""
    _check_game(game)
    return statistics_json(await server.registry.store.standings.statistics(game, seats))
