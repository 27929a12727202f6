"""The bodies of requests and responses about groups of people; `docs/wire.md` explains them."""

from typing import Annotated

from pydantic import Field

from posse.server.http.model import Model
from posse.server.http.people_schemas import PersonId
from posse.server.http.schemas import Body, Card, Name


class NewPosse(Body):
    """A group; whoever is not known yet gives their own name, too."""

    posse: Name
    name: Name | None = None


class PosseName(Body):
    posse: Name


class PosseKey(Body):
    """The key of the link to a group; whoever is not known yet gives their own name, too."""

    key: Annotated[str, Field(max_length=64)]
    name: Name | None = None


class Somebody(Body):
    person: PersonId


# --- answers


class PosseInfo(Model):
    id: str
    name: str


class Posses(Model):
    posses: list[PosseInfo]


class MemberInfo(Model):
    id: str
    name: str
    owner: bool
    me: bool


class SeasonScore(Model):
    id: str
    name: str
    games: int
    wins: int
    points: Annotated[float, Field(description="one for everybody left behind, half of one for a tie")]


class SeasonInfo(Model):
    name: Annotated[str, Field(description="a year and its quarter, such as `2026-4`")]
    begin: str
    end: str
    scores: list[SeasonScore]


class PossePage(PosseInfo):
    owner: Annotated[bool, Field(description="whether it is yours")]
    key: Annotated[str, Field(description="of the link by which others become members")]
    members: list[MemberInfo]
    tables: Annotated[list[Card], Field(description="those that wait or run, then the last finished ones")]
    season: SeasonInfo
    seasons: Annotated[list[str], Field(description="the names of all seasons, the latest first")]
