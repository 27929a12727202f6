"""Keeps the search for garbage short: all tables stand still while it lasts.

With 500 live tables a search of everything takes a third of a second and finds next to nothing. So what has lived for
some seconds is set aside, out of the sight of the search; once it is not used any more it goes by itself. Only things
that hold each other in a circle would stay: for them everything is searched once an hour.
"""

import asyncio
import gc

SETTLED = 5.0
SETTLED_IN_AN_HOUR = 720
YOUNG = 1


async def keep_in_order() -> None:
    """Set aside what stays, until cancelled."""
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(SETTLED_IN_AN_HOUR):
            gc.collect(YOUNG)
            gc.freeze()
            await asyncio.sleep(SETTLED)
