"""What the players of a table agree on in addition to the rules of the game.

A new term is one field of `Terms`, one migration, and its place in the form of the page. The columns of the database,
the bodies of requests, a rematch and the JSON of a table all take their terms from here.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SECOND = 1000
USUAL_GRACE = 120  # seconds


class Minutes(BaseModel):
    """Minutes for the whole game, and seconds more for every turn."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    kind: Literal["minutes"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)]

    @property
    def allowance_ms(self) -> int:
        return self.minutes * MINUTE

    @property
    def increment_ms(self) -> int:
        return self.increment * SECOND


class Days(BaseModel):
    """Days for every turn."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]

    @property
    def allowance_ms(self) -> int:
        return self.days * DAY

    @property
    def increment_ms(self) -> int:
        return 0


Clock = Annotated[Minutes | Days, Field(discriminator="kind")]


class Terms(BaseModel):
    """What was agreed. A term that may be null has null as its default.

    `grace` is for how many seconds the seat of a person who is away is kept before the others may let a bot play it;
    null: as long as a turn may take where it has days, two minutes elsewhere. `guest_bots`: whether bots that run
    outside of the server may sit down. `rated`: whether the game changes ratings; `takebacks`: whether it does so even
    if revealed chance was taken back by consent.
    """

    model_config = ConfigDict(frozen=True)

    public: bool = True
    spectators: bool = True
    clock: Clock | None = None
    on_time: Literal["nothing", "bot"] = "nothing"
    tempo: Literal["off", "quick", "calm"] = "quick"
    standin: Literal["level1", "level2", "level3", "level4", "level5"] = "level3"
    grace: Annotated[int, Field(ge=10, le=30 * 24 * 60 * 60)] | None = None
    guest_bots: bool = False
    rated: bool = False
    takebacks: bool = False

    @property
    def grace_ms(self) -> int:
        """For how long the seat of a person who is away is kept."""
        if self.grace is not None:
            return self.grace * SECOND
        return self.clock.allowance_ms if isinstance(self.clock, Days) else USUAL_GRACE * SECOND

    @property
    def can_be_rated(self) -> bool:
        """Whether the results may be seen by all, and nobody can escape a defeat by staying away."""
        return self.public and self.clock is not None and self.on_time == "bot" and not self.guest_bots
