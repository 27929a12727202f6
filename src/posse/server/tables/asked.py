"""Which seats a table asks now, without opening it: the last line of its record tells."""

import logging
from collections.abc import Sequence

from posse.server.tables.ledger import seat_mask
from posse.server.tables.loading import read_table
from posse.server.tables.services import Services

logger = logging.getLogger(__name__)


async def asked_now(tables: Sequence[str], services: Services) -> dict[str, int]:
    """The seats that each of these running tables asks, seat n as bit n; one that cannot be read is left out."""
    found = await services.store.last_asked(tables)
    for name in tables:
        if name not in found and (asked := await _replayed(name, services)) is not None:
            found[name] = asked
    return found


async def _replayed(name: str, services: Services) -> int | None:
    """The same of a table whose last line is from an older database; it is noted there, so this happens once."""
    try:
        stored = await read_table(name, services)
        if stored is None or stored.ledger is None:
            return None
        asked = seat_mask(stored.ledger.match.asked)
        await services.store.note_asked(name, stored.ledger.stored - 1, asked)
    except Exception:  # a table that cannot be read must not spoil the list
        logger.exception("table %s cannot be read for the lobby", name)
        return None
    return asked
