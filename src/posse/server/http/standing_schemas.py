"""The bodies of requests and responses about people and what they have played; `docs/wire.md` explains them."""

from typing import Annotated

from pydantic import Field

from posse.server.http.model import Model
from posse.server.http.schemas import Body


class NewFace(Body):
    """One of the drawn faces, or null for none."""

    face: Annotated[str, Field(max_length=40)] | None


class Rating(Model):
    points: int
    within: Annotated[int, Field(description="the true strength is most probably no further away than this")]
    games: Annotated[int, Field(description="rated games so far")]


class PersonInfo(Model):
    id: str
    name: str
    face: Annotated[str | None, Field(description="the name of a drawing")]


class GameStanding(Model):
    """What somebody has done in a game, as far as the reader may know it: of others only at public tables."""

    game: str
    played: int
    won: int
    rating: Rating | None


class Meeting(Model):
    """The games in which somebody has met another person: how often they were before and behind them."""

    person: PersonInfo
    game: str
    games: int
    ahead: int
    behind: int
    last: str


class Profile(Model):
    person: PersonInfo
    mine: bool
    bot: Annotated[bool, Field(description="whether it is a guest bot")]
    standings: Annotated[list[GameStanding], Field(description="the most played game first")]
    opponents: Annotated[list[Meeting], Field(description="whom you have met lately; of others it is empty")]
    between: Annotated[list[Meeting], Field(description="your own games with this person, as you see them")]


class PlayedSeat(Model):
    person: str | None
    name: str | None
    level: str | None
    place: Annotated[int, Field(description="from 1; whoever left the game to a bot is last")]
    score: int
    team: int
    deserted: bool


class PlayedGame(Model):
    table: str
    game: str
    ended: str
    rated: bool
    public: bool
    seats: list[PlayedSeat]


class PlayedGames(Model):
    games: Annotated[list[PlayedGame], Field(description="the last first")]
    after: Annotated[str | None, Field(description="asks for the next page; null on the last one")]


class RatingPoint(Model):
    at: str
    points: int
    within: int
    table: str


class RatingHistory(Model):
    points: Annotated[list[RatingPoint], Field(description="oldest first")]


class Leader(Model):
    person: PersonInfo
    rating: Rating
    mine: bool


class Anchor(Model):
    level: str
    points: int


class Leaderboard(Model):
    leaders: Annotated[list[Leader], Field(description="by the lower end of their rating, the best first")]
    anchors: Annotated[list[Anchor], Field(description="the ratings of the bots, which never change")]


class Count(Model):
    """Something that was there: for how many seats in all games, and how much of the victories it had."""

    word: str
    seats: int
    wins: float


class Subject(Model):
    subject: Annotated[str, Field(description="`seat`, `player`, `score`, or a list of words of the game")]
    counts: list[Count]


class Statistics(Model):
    games: int
    subjects: list[Subject]
