"""A finished game with an analysis: its lines are real, its figures invented, since making one takes long."""

from functools import cache

from playwright.async_api import Request, Route

import posse
from posse.analysis import WORDS, Answer, Decision, Found, added_up
from posse.analysis.study import Played, counted
from posse.server.http.analysis_schemas import AnalysisState
from tests.browser.guests import Guest, Json
from tests.browser.tables import RECORDS, finished
from tests.sample import GAME

SHORTEST = f"{GAME}/{min((RECORDS / GAME).glob('*.txt'), key=lambda path: path.stat().st_size).stem}"
EVERY = 7  # every so many lines somebody had something to choose
MOST_ANSWERS = 4


@cache
def invented(record: str) -> Json:
    """An analysis of a golden record in which every word occurs, as a server tells it."""
    match = posse.load((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    lines = list(counted(match))
    found = [Found(0, [], shares(match.seats, 0), None)]
    for place, played in enumerate(lines, 1):
        decision = decided(match, played, place) if place % EVERY == 0 else None
        found.append(Found(played.number, [], shares(match.seats, place // EVERY), decision))
    analysis = added_up(match.game.name, [""] * match.seats, "quick", 0, found).json()
    state = {"state": "done", "done": 0, "places": 0, "analysis": analysis}
    return AnalysisState.model_validate(state).model_dump()


def shares(seats: int, place: int) -> list[float]:
    """Chances that differ from place to place, and add up to 1."""
    weights = [1 + (place * (seat + 2) + seat) % 5 for seat in range(seats)]
    return [weight / sum(weights) for weight in weights]


def word_at(place: int) -> str:
    """The word that the answer at such a place has earned."""
    return WORDS[place // EVERY % len(WORDS)]


def decided(match: posse.Match, played: Played, place: int) -> Decision:
    """A decision with some of the answers that there were, each word in turn."""
    seat, words = played.line.seat, played.line.words
    word = word_at(place)
    loss = 0.06 * WORDS.index(word)
    others = [one for one in match.resumed(played.before, []).choices(seat) if one != words][: MOST_ANSWERS - 1]
    answers = [Answer(other, 0.5 - 0.01 * number) for number, other in enumerate(others)]
    answers.append(Answer(words, 0.5 - loss))
    effects = [-loss if one == seat else loss / (match.seats - 1) for one in range(match.seats)]
    return Decision(seat, words, 0.5, 0.5 - loss, word, effects, answers)


async def analysed(guest: Guest, record: str, under_way: int = 0) -> str:
    """The id of a table with this finished game; the first so many calls are told that its analysis is under way."""
    table = await finished(guest, record)
    told = [{"state": "running", "done": done, "places": under_way, "analysis": None} for done in range(under_way)]

    async def answer(route: Route, _: Request) -> None:
        await route.fulfill(json=told.pop(0) if told else invented(record))

    await guest.page.route(f"**/api/tables/{table}/analysis", answer)
    return table
