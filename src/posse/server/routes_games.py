"""Which games there are, with their options and words; and how the server fares."""

from collections.abc import Iterable
from functools import cache

from fastapi import APIRouter

import posse
from posse.bots import BOTS
from posse.engine.words import Declared
from posse.server.hall import TheHall
from posse.server.schemas import GameInfo, Games, Health, OptionInfo
from posse.texts import LANGUAGES

router = APIRouter(tags=["games"])


@cache
def game_info(name: str) -> GameInfo:
    """A game as the browser needs it: what can be chosen, and the arguments of all its words."""
    game = posse.GAMES[name]
    options = [
        OptionInfo(
            name=option.name,
            values=option.values,
            default=option.default,
            sets=option.sets,
            detail=option.detail,
            free=option.accepts is not None,
            seats=list(option.seats),
        )
        for option in game.options.values()
    ]
    return GameInfo(
        name=name,
        least=game.least,
        most=game.most,
        version=game.version,
        options=options,
        verbs=_arguments(game.words.verbs),
        events=_arguments(game.words.events),
        steps=_arguments(game.kinds.declared),
        parts={name: nouns.parts for name, nouns in game.nouns.items() if nouns.parts},
    )


def _arguments(declared: Iterable[Declared]) -> dict[str, list[tuple[str, str]]]:
    return {one.name: [(name, nouns.name) for name, nouns in one.args.items()] for one in declared}


@router.get("/games")
async def games(hall: TheHall) -> Games:
    """All games, the levels of the bots, the languages, and the one this server prefers."""
    found = [game_info(name) for name in posse.GAMES]
    return Games(games=found, bots=list(BOTS), languages=list(LANGUAGES), language=hall.settings.lang)


@router.get("/health")
async def health(hall: TheHall) -> Health:
    """How many tables are in use, and how long an answer takes from its arrival to the last watcher."""
    tables = hall.house.tables.values()
    timings = hall.house.services.timings
    return Health.model_validate(
        {
            "tables": len(tables),
            "watchers": sum(len(table.watchers) for table in tables),
            "moves": timings.count,
            "latency_ms": timings.json(),
            "compiled": posse.COMPILED,
        }
    )
