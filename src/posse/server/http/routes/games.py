"""The games with their options and words, and the health of the server."""

from collections.abc import Iterable
from functools import cache

from fastapi import APIRouter

import posse
from posse.bots import LEVELS
from posse.engine.words import Declared
from posse.learning import lessons_of
from posse.server.http.access import Server
from posse.server.http.schemas import GameInfo, Games, Health, OptionInfo, ScopeInfo
from posse.texts import LANGUAGES

router = APIRouter(tags=["games"])


@cache
def game_info(name: str, puzzles: int = 0) -> GameInfo:
    """A game as the browser needs it: its options, and the arguments of all its words."""
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
        scopes=[ScopeInfo(rules=scope.rules, without=scope.without) for scope in game.scopes],
        verbs=_arguments(game.words.verbs),
        events=_arguments(game.words.events),
        steps=_arguments(game.kinds.declared),
        obstacles=_arguments(game.words.obstacles),
        parts={name: nouns.parts for name, nouns in game.nouns.items() if nouns.parts},
        plans={name: plan.is_chosen for name, plan in game.plans.items()},
        lessons=len(lessons_of(name)),
        puzzles=puzzles,
    )


def _arguments(declared: Iterable[Declared]) -> dict[str, list[tuple[str, str]]]:
    return {one.name: [(name, nouns.name) for name, nouns in one.args.items()] for one in declared}


@router.get("/games")
async def games(server: Server) -> Games:
    """All games, the levels of the bots, the languages, the server's own, and whether it sends e-mail."""
    return Games(
        games=[game_info(name, server.puzzles.count(name)) for name in posse.GAMES],
        bots=list(LEVELS),
        languages=list(LANGUAGES),
        language=server.settings.lang,
        mails=server.recovery.can_mail,
    )


@router.get("/health")
async def health(server: Server) -> Health:
    """How many tables are in use, how long an answer takes from its arrival to the last watcher, which engine runs."""
    tables = server.registry.tables.values()
    timings = server.registry.services.timings
    return Health.model_validate(
        {
            "tables": len(tables),
            "watchers": sum(len(table.audience.watchers) for table in tables),
            "moves": timings.count,
            "latency_ms": timings.json(),
            "version": posse.__version__,
            "compiled": posse.COMPILED,
            "compiling": server.settings.compiling,
        }
    )
