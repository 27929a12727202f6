"""The drawn faces from which people choose theirs; the page has a drawing for each."""

from posse.engine.errors import PosseError

FACES = (
    "annie",
    "bass",
    "bonnie",
    "calam",
    "dusty",
    "ella",
    "fargo",
    "goyo",
    "hattie",
    "ike",
    "june",
    "kate",
    "lone",
    "mollie",
    "nat",
    "otis",
)


class BadFace(PosseError):
    """Not one of the drawn faces."""


def checked_face(name: str | None) -> str | None:
    """A face by its name, or none."""
    if name is not None and name not in FACES:
        raise BadFace("not-a-face", given=name[:20], allowed=list(FACES))
    return name
