"""Standings, games and statistics as they are sent."""

from collections.abc import Iterable

from posse.server.http.standing_schemas import (
    Count,
    GameStanding,
    Meeting,
    PersonInfo,
    PlayedGame,
    PlayedSeat,
    Rating,
    RatingPoint,
    Statistics,
    Subject,
)
from posse.server.ratings.rating import shown
from posse.server.store.results import LUCK, PLAYER, SCORE, SEAT
from posse.server.store.rows import GameResult, Person, Skill
from posse.server.store.standings import Encounter, Standing, Statistic, Step
from posse.server.tables.page import iso_of_ms

EVERYWHERE = (SEAT, PLAYER, SCORE, LUCK)  # subjects that every game has, in the order of a page


def person_json(person: Person) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, face=person.face)


def rating_json(skill: Skill, games: int) -> Rating:
    points, within = shown(skill)
    return Rating(points=points, within=within, games=games)


def standing_json(standing: Standing, is_own: bool) -> GameStanding:
    """What somebody has done, at all tables for themselves, and at public ones for others."""
    played, won = standing.played, standing.won
    if not is_own:
        played, won = standing.public_played, standing.public_won
    rating = None if standing.skill is None else rating_json(standing.skill, standing.rated)
    return GameStanding(game=standing.game, played=played, won=won, rating=rating)


def meeting_json(met: Encounter) -> Meeting:
    person = PersonInfo(id=met.person, name=met.name, face=met.face)
    counts = {"games": met.games, "ahead": met.ahead, "behind": met.behind}
    return Meeting(person=person, game=met.game, **counts, last=iso_of_ms(met.last))


def game_json(game: GameResult) -> PlayedGame:
    return PlayedGame(
        table=game.table,
        game=game.game,
        ended=iso_of_ms(game.ended),
        rated=game.rated,
        public=game.public,
        seats=[
            PlayedSeat(
                person=seat.person,
                name=seat.name,
                level=seat.level,
                place=seat.place,
                score=seat.score,
                team=seat.team,
                deserted=seat.deserted,
            )
            for seat in game.seats
        ],
    )


def point_json(step: Step) -> RatingPoint:
    points, within = shown(step.skill)
    return RatingPoint(at=iso_of_ms(step.at), points=points, within=within, table=step.table)


def statistics_json(found: Iterable[Statistic]) -> Statistics:
    """The counts by subject; every game was counted once for its first seat."""
    subjects: dict[str, list[Count]] = {subject: [] for subject in EVERYWHERE}
    for one in found:
        subjects.setdefault(one.subject, []).append(Count(word=one.word, seats=one.games, wins=one.wins))
    games = sum(count.seats for count in subjects[SEAT] if count.word == "0")
    shown_subjects = [
        Subject(subject=name, counts=sorted(counts, key=_by_word)) for name, counts in subjects.items() if counts
    ]
    return Statistics(games=games, subjects=shown_subjects)


def _by_word(count: Count) -> tuple[int, str]:
    """Numbers in their order, words by the alphabet."""
    return (int(count.word), "") if count.word.lstrip("-").isdecimal() else (0, count.word)
