"""The bodies of requests and responses about people and each other; `docs/wire.md` explains them."""

from typing import Annotated, Literal

from pydantic import Field

from posse.server.http.model import Model
from posse.server.http.schemas import Body, Card

PersonId = Annotated[str, Field(max_length=40)]


class RelationChoice(Body):
    """Whether to follow, mute or block somebody from now on."""

    on: bool


class Invited(Body):
    person: PersonId


class NewReport(Body):
    """Why the operator should know of somebody, and at which table it happened, if at any."""

    reason: Literal["chat", "name", "play", "other"]
    text: Annotated[str, Field(max_length=1000)]
    table: Annotated[str, Field(max_length=64)] | None = None


# --- answers


class AcquaintanceInfo(Model):
    id: str
    name: str
    follows: Annotated[bool, Field(description="whether you follow them")]
    muted: bool
    blocked: bool
    game: Annotated[str | None, Field(description="of the last table that you shared")]
    met: Annotated[str | None, Field(description="when that table was made; null if there is none")]


class MyPeople(Model):
    people: Annotated[list[AcquaintanceInfo], Field(description="those met last come first, then the others by name")]


class SeatPerson(AcquaintanceInfo):
    seat: int


class TablePeople(Model):
    people: Annotated[list[SeatPerson], Field(description="the other people at the table, by seat")]


class Guests(Model):
    invited: Annotated[list[str], Field(description="the ids of those who are invited to the table")]


class InvitationInfo(Model):
    by: Annotated[str, Field(description="the name of whoever invites you")]
    table: Card


class Invitations(Model):
    invitations: list[InvitationInfo]
