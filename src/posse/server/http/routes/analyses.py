"""Analyses of finished games, and puzzles."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from posse.analysis.puzzles import puzzle_names, puzzle_of, puzzle_of_day
from posse.server.http.access import MaybePerson, Server
from posse.server.http.analysis_schemas import (
    AnalysisState,
    PuzzleInfo,
    PuzzleOfDay,
    PuzzlePage,
    Puzzles,
    PuzzleSolution,
)
from posse.server.http.routes.replays import finished
from posse.server.http.routes.tables import TableId
from posse.server.http.schemas import Nothing, PuzzleAnswer

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


@router.get("/puzzles")
async def puzzles() -> Puzzles:
    """Every puzzle, by game."""
    return Puzzles(puzzles=[PuzzleInfo(game=game, id=id) for game, id in puzzle_names()])


@router.get("/puzzles/today")
async def today(server: Server) -> PuzzleOfDay:
    """The puzzle of the day; null if there are none."""
    return PuzzleOfDay(id=puzzle_of_day(server.registry.services.now() // DAY_MS))


@router.get("/puzzles/{puzzle_id}", response_model=PuzzlePage)
async def puzzle(puzzle_id: PuzzleId) -> Any:
    """The moment of a puzzle, as the seat that is asked sees it."""
    return await asyncio.to_thread(page_json, puzzle_id)


def page_json(name: str) -> dict[str, Any]:
    found = puzzle_of(name)
    match = found.match()
    return {
        "id": found.id,
        "game": found.game,
        "seat": found.seat,
        "seats": match.seats,
        "view": match.view(found.seat),
        "question": match.question,
        "asked": list(match.asked),
        "choices": match.choices(found.seat),
    }


@router.post("/puzzles/{puzzle_id}", response_model=PuzzleSolution)
async def solve(puzzle_id: PuzzleId, body: PuzzleAnswer) -> Any:
    """Whether an answer is the best one, and what each that was tried is worth."""
    found = await asyncio.to_thread(puzzle_of, puzzle_id)
    return {
        "right": body.answer == found.best,
        "answers": [{"words": one.words, "chance": one.chance} for one in found.answers],
    }
