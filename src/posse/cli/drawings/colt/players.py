"""The players of Colt Express: bandits with their bullets and loot, cards and hits."""

from typing import Any

from rich.text import Text

from posse.cli.colours import FAINT, STRONG, colour, mark
from posse.cli.drawings.colt.signs import labelled, letters, loot_signs
from posse.cli.picture import Position, fit, spread

NAME = 16
LEAST_ROOM = 24


def player_lines(position: Position, width: int) -> list[Text]:
    """A line for each player, or several for one who has very much."""
    name = min(NAME, max(len(name) for name in position.names) + 4)
    lines: list[Text] = []
    for seat in range(len(position.names)):
        lines += _player(position, seat, name, width)
    return lines


def _player(position: Position, seat: int, name: int, width: int) -> list[Text]:
    head = Text().append("▶" if seat in position.asked else " ", STRONG)
    head = fit(head.append(f"{mark(seat)} {position.names[seat]}", colour(seat)), name)
    items = [item for bandit in position.view["players"][seat]["bandits"] for item in _bandit(position, bandit)]
    rest = spread([*items, *_cards(position, seat)], max(width - name - 1, LEAST_ROOM), gap=2)
    indent = Text(" " * (name + 1))
    first, *more = rest or [Text()]
    return [head.append(" ").append_text(first), *[indent.copy().append_text(line) for line in more]]


def _bandit(position: Position, bandit: str) -> list[Text]:
    """A bandit's name, whether they are gone, the bullets they have left, their loot and their hostage."""
    view, say = position.view, position.say
    own = view["bandits"][bandit]
    title = Text(position.texts.noun("bandit", bandit), colour(own["seat"]))
    if own["spot"] == "gone":
        title.append(f" ({say('label-gone')})", FAINT)
    loot = loot_signs(view["purses"][bandit], own["jewels"], own["strongboxes"], view.get("flasks", {}).get(bandit, []))
    items = [title, labelled(say("cli-left"), own["left"]), *_joined(loot)]
    if own["cash"]:
        items.append(Text(f"+${own['cash']}"))
    if own["hostage"]:
        items.append(Text(position.texts.noun("hostage", own["hostage"])))
    return items


def _joined(signs: list[Text]) -> list[Text]:
    """Loot as one item."""
    return [Text(" ").join(signs)] if signs else []


def _cards(position: Position, seat: int) -> list[Text]:
    """How many cards a player has, and whose bullets they were given."""
    own = position.view["players"][seat]
    say = position.say
    items = [labelled(say(f"cli-{name}"), own[name]) for name in ("hand", "deck")]
    if own["kept"]:
        items.append(labelled(say("cli-kept"), own["kept"]))
    if own["hits"]:
        items.append(labelled(say("cli-hits"), _bullets(position, own)))
    return items


def _bullets(position: Position, own: dict[str, Any]) -> str:
    """The bullets by the letters of those who fired them; neutral ones have none."""
    whose = {bullet: "–" if bullet == "neutral" else letters(position, bullet) for bullet in own["bullets"]}
    return " ".join(f"{whose[bullet]}×{count}" for bullet, count in own["bullets"].items())
