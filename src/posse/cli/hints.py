"""A bot's advice in words: what it would choose, what it expects, and what comes next."""

from posse.bots import Advice
from posse.cli.table import Table

ROUGH = 20  # from here on tenths of a point do not matter
CLOSE = 0.05  # points that make no difference


def hint_sentences(table: Table, seat: int) -> list[str]:
    """The advice of the strongest level for a seat."""
    best, advice = table.advised(seat)
    says = table.texts.say("hint-says", choice=_choice(table, best))
    return [says] if advice is None else [says, _expectation(table, advice), *_next_best(table, advice)]


def _expectation(table: Table, advice: Advice) -> str:
    """How far ahead the seat will be, or with how many points it will end."""
    value = advice.opinions[0].value
    if advice.measure == "points":
        return table.texts.say("hint-end", points=_points(table, value))
    if abs(value) < CLOSE:
        return table.texts.say("hint-even")
    return table.texts.say("hint-ahead" if value > 0 else "hint-behind", points=_points(table, abs(value)))


def _next_best(table: Table, advice: Advice) -> list[str]:
    if len(advice.opinions) == 1:
        return []
    best, following = advice.opinions[:2]
    choice, worse = _choice(table, following.action), best.value - following.value
    if worse < CLOSE:
        return [table.texts.say("hint-close", choice=choice)]
    return [table.texts.say("hint-next", choice=choice, points=_points(table, worse))]


def _choice(table: Table, action: int) -> str:
    return table.texts.choice(table.match.game.words.phrases[action], table.names)


def _points(table: Table, value: float) -> str:
    count = round(value) if abs(value) >= ROUGH else round(value, 1)
    own = "points-of-game"  # a game may count in something else
    key = own if table.texts.has(own) else "hint-points"
    return table.texts.say(key, count=int(count) if count == int(count) else count)
