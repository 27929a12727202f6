"""Analyses of finished games, and puzzles."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

import posse
from posse.analysis.puzzles import Library, Puzzle
from posse.server.http.access import MaybePerson, Server
from posse.server.http.analysis_schemas import (
    AnalysisState,
    PuzzleAnswer,
    PuzzleOfDay,
    PuzzlePage,
    Puzzles,
    PuzzleSolution,
    PuzzleThing,
)
from posse.server.http.routes.replays import finished
from posse.server.http.routes.tables import TableId
from posse.server.http.schemas import LessonObstacle, Nothing
from posse.server.tables.page import events_json

router = APIRouter(tags=["finished games"])

PuzzleId = Annotated[str, Path(max_length=40)]
DAY_MS = 24 * 60 * 60 * 1000


@router.get("/tables/{table_id}/analysis", response_model=AnalysisState)
async def analysis(table_id: TableId, server: Server) -> Any:
    """The analysis of a finished game, or how far it is."""
    _, ledger = await finished(server, table_id)
    return await server.analyses.json(ledger.table)


@router.post("/tables/{table_id}/analysis", response_model=AnalysisState)
async def ask(table_id: TableId, body: Nothing, server: Server, person: MaybePerson, request: Request) -> Any:
    """Ask for the analysis of a finished game; it is made in the background."""
    table, ledger = await finished(server, table_id)
    await server.analyses.ask(ledger, table.row, server.limits.client(request), person.id if person else "")
    return await server.analyses.json(ledger.table)


@router.get("/puzzles", response_model=Puzzles)
async def puzzles(server: Server, game: Annotated[str | None, Query(max_length=40)] = None) -> Any:
    """Every puzzle, or those of one game."""
    return {"puzzles": await asyncio.to_thread(list_json, server.puzzles, game)}


def list_json(library: Library, game: str | None) -> list[dict[str, Any]]:
    return [info_json(puzzle) for name in ([game] if game else posse.GAMES) for puzzle in library.of_game(name)]


def info_json(puzzle: Puzzle) -> dict[str, Any]:
    match = puzzle.match()
    return {"id": puzzle.id, "game": puzzle.game, "seats": match.seats, "question": match.question}


@router.get("/puzzles/today")
async def today(server: Server) -> PuzzleOfDay:
    """The puzzle of the day; null if there are none."""
    game, id = server.puzzles.of_day(server.registry.services.now() // DAY_MS)
    return PuzzleOfDay(id=id, game=game)


@router.get("/puzzles/{puzzle_id}", response_model=PuzzlePage)
async def puzzle(puzzle_id: PuzzleId, server: Server) -> Any:
    """The moment of a puzzle, as the seat that is asked sees it."""
    return await asyncio.to_thread(page_json, server.puzzles, puzzle_id)


def page_json(library: Library, name: str) -> dict[str, Any]:
    found = library.of(name)
    match = found.match()
    return {
        **info_json(found),
        "seat": found.seat,
        "view": match.view(found.seat),
        "asked": list(match.asked),
        "choices": match.choices(found.seat),
    }


@router.post("/puzzles/{puzzle_id}", response_model=PuzzleSolution)
async def solve(puzzle_id: PuzzleId, body: PuzzleAnswer, server: Server) -> Any:
    """Whether an answer is the best one, and what each that was tried is worth."""
    return await asyncio.to_thread(solution_json, server.puzzles, puzzle_id, body.answer)


def solution_json(library: Library, name: str, given: str | None) -> dict[str, Any]:
    found = library.of(name)
    match = found.match()

    def after(words: str) -> list[dict[str, Any]]:
        return events_json(match.preview(found.seat, words), found.seat)

    return {
        "right": given == found.best,
        "events": [] if given is None else after(given),
        "answers": [{**asdict(one), "events": after(one.words)} for one in found.answers],
    }


@router.post("/puzzles/{puzzle_id}/why", response_model=LessonObstacle)
async def why(puzzle_id: PuzzleId, body: PuzzleThing, server: Server) -> Any:
    """Why nothing leads on from a thing on the board of a puzzle."""
    return await asyncio.to_thread(obstacle_json, server.puzzles, puzzle_id, body)


def obstacle_json(library: Library, name: str, body: PuzzleThing) -> dict[str, Any]:
    found = library.of(name)
    return {"obstacle": found.match().why_not_thing(found.seat, body.thing, body.picked)}
