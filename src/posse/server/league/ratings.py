"""How good somebody is, for those who are seated together."""

from posse.server.ratings.rating import NEWCOMER, shown
from posse.server.store import Store


async def rating_of(store: Store, person: str, game: str) -> int:
    """The rating of somebody in a game, as it is shown; that of a newcomer if they have none."""
    skills = {standing.game: standing.skill for standing in await store.standings.of_person(person)}
    return shown(skills.get(game) or NEWCOMER).points
