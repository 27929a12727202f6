"""Compares what every browser was told with what is stored: nothing lost, doubled or reordered."""

from collections import Counter
from collections.abc import Iterable

import posse
from posse.server.tables.page import events_json
from tests.chaos.browser import Answer, Browser

Line = tuple[str, int | None]
"""A line of a record, with the id of its answer."""


def faults_of(browsers: Iterable[Browser], lines: list[Line], before: list[Line]) -> list[str]:
    """What is wrong with the record of a table, which had other lines before; its browsers wait for nothing."""
    found = [] if lines[: len(before)] == before else ["lost: lines that were stored before"]
    players = [browser for browser in browsers if browser.seat is not None]
    for player in players:
        found += _faults_of_player(player, lines)
    known = {answer.id for player in players for answer in (*player.taken, *player.doubtful)}
    found += [f"unknown: {text!r} is stored, and nobody was told" for text, id in lines if id and id not in known]
    return found


def _faults_of_player(player: Browser, lines: list[Line]) -> list[str]:
    own = [(text, id) for text, id in lines if id is not None and text.split(" ", 1)[0] == str(player.seat)]
    times = Counter(id for _, id in own)
    found = [f"doubled: answer {id} of seat {player.seat}" for id, count in times.items() if count > 1]
    found += [f"lost: {answer.words!r} of seat {player.seat}" for answer in player.taken if not times[answer.id]]
    found += [f"taken: {answer.words!r}, which was refused" for answer in player.refused if times[answer.id]]
    doubtful = {answer.id for answer in player.doubtful}
    if [id for _, id in own if id not in doubtful] != [answer.id for answer in player.taken] and not found:
        found.append(f"reordered: the answers of seat {player.seat}")
    return found + _changed(player.taken, {id: text for text, id in own})


def _changed(taken: list[Answer], texts: dict[int | None, str]) -> list[str]:
    """Answers of which something else is stored than what was sent."""
    return [
        f"changed: {answer.words!r} became {texts[answer.id]!r}"
        for answer in taken
        if answer.id in texts and not f"{texts[answer.id]} ".partition(" ")[2].startswith(answer.words)
    ]


def faults_of_logs(browsers: Iterable[Browser], header: str, lines: list[Line]) -> list[str]:
    """Whether each browser was sent exactly what its seat sees of the stored game; it has to be replayed."""
    match = posse.load(header + "".join(text + "\n" for text, _ in lines))
    return [
        f"told: seat {browser.seat} knows {len(browser.log)} events, which are not those of the record"
        for browser in browsers
        if browser.log != events_json(match.events, browser.seat)
    ]
