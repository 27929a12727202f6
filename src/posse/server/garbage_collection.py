"""Keeps the pauses of the garbage collector short, as they block all tables.

With 500 live tables a full collection takes a third of a second and finds next to nothing. So objects that have
survived for some seconds are frozen, and the collector no longer visits them; reference counting still frees them.
Only reference cycles would stay, so once an hour everything is thawed and collected.

In between the collector would by itself look at the youngest objects twice for every answer, since a view consists of
hundreds, and find that all of them are in use. So it waits for more of them.
"""

import asyncio
import gc

FREEZE_SECONDS = 5.0
FREEZES_PER_HOUR = 720
YOUNG_GENERATIONS = 1
YOUNG_OBJECTS = 20_000  # allocated and not freed since the last collection; to look at them takes a millisecond


async def freeze_survivors() -> None:
    """Freeze what survives, again and again, until cancelled."""
    gc.set_threshold(YOUNG_OBJECTS)
    while True:
        for _ in range(FREEZES_PER_HOUR):
            gc.collect(YOUNG_GENERATIONS)
            gc.freeze()
            await asyncio.sleep(FREEZE_SECONDS)
        gc.unfreeze()
        gc.collect()
