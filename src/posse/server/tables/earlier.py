"""Results of games that ended before results were noted: found once after each start, and noted a few at a time."""

import logging

from posse.server.ratings.rating import rate
from posse.server.tables.ledger import Ledger
from posse.server.tables.results import is_played, result_of
from posse.server.tables.services import Services

logger = logging.getLogger(__name__)

BATCH = 20  # tables that are looked for at once


async def note_earlier_results(services: Services) -> None:
    """Note what is missing. Several processes may do so at once: every result counts once."""
    last = ""
    while names := await services.store.standings.unnoted(last, BATCH):
        for name in names:
            await _note(name, services)
        last = names[-1]


async def _note(name: str, services: Services) -> None:
    """Note the result of one table; one that cannot be read must not stop the others."""
    row, lines = await services.store.table(name), await services.store.lines(name)
    if row is None or not lines or not is_played(row):
        return
    try:
        ledger = await services.pace.last(Ledger.loading(row, lines, services))
    except Exception:
        logger.exception("table %s: its result cannot be noted", name)
        return
    if ledger.match.over:
        ended = lines[-1].at or round(row.created.timestamp() * 1000)
        await services.store.standings.note(result_of(row, ledger.match, ended), rate)
