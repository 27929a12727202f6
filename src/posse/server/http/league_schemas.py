"""The bodies of requests and responses about playing now and tournaments; `docs/wire.md` explains them."""

from typing import Annotated, Literal

from pydantic import Field

from posse.server.http.model import Model
from posse.server.http.schemas import Body, Card, Level, Name
from posse.server.league.matching import Pace
from posse.server.store.terms import Clock

GameName = Annotated[str, Field(max_length=40)]
MOST_ROUNDS = 9


class Wish(Body):
    """What somebody wants to play now; whoever is not known yet gives their name, too."""

    game: GameName
    seats: Annotated[int, Field(ge=2, le=8)]
    pace: Pace = "calm"
    bots_after: Annotated[
        int | None, Field(ge=0, le=3600, description="after how many seconds bots take free seats; null: never")
    ] = 60
    level: Level = "level3"
    name: Name | None = None


class NewTournament(Body):
    """A tournament for everybody, or for the members of a group."""

    tournament: Name
    game: GameName
    seats: Annotated[int, Field(ge=2, le=8, description="how many people a table should seat")]
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
    clock: Clock
    posse: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None


class Entry(Body):
    """Whoever is not known yet gives their name."""

    name: Name | None = None


# --- answers


class Seeking(Model):
    name: str
    rating: int
    me: bool


class Search(Model):
    """What you wait for, and who else does; or the table that was found."""

    game: str | None
    seats: int
    pace: Pace
    waited: Annotated[int, Field(description="for how many seconds")]
    bots_in: Annotated[int | None, Field(description="in how many seconds bots take the free seats; null: never")]
    waiting: list[Seeking]
    table: str | None


class TournamentInfo(Model):
    id: str
    name: str
    game: str
    clock: Clock
    seats: int
    rounds: int
    round: Annotated[int, Field(description="the present one; 0 before the first")]
    state: Literal["open", "running", "over", "closed"]
    posse: str | None


class TournamentList(Model):
    tournaments: list[TournamentInfo]


class Place(Model):
    id: str
    name: str
    me: bool
    dropped: bool
    points: Annotated[float, Field(description="of each table the share of the others who were left behind")]
    strength: Annotated[float, Field(description="the points of all opponents, which decide between equals")]
    wins: int


class RoundInfo(Model):
    number: int
    tables: list[Card]
    byes: Annotated[list[str], Field(description="the names of those who had no table, which counts as a win")]


class TournamentPage(TournamentInfo):
    host: Annotated[bool, Field(description="whether you have made it")]
    entered: Annotated[bool, Field(description="whether you take part")]
    can_enter: bool
    standings: list[Place]
    past: Annotated[list[RoundInfo], Field(description="the rounds, the present one first")]
