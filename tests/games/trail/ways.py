"""Moments of Great Western Trail for the tests in the browser, and how to reach them."""

from tests.browser.guests import Guest
from tests.browser.pages import Page
from tests.browser.tables import Moment, see_result, sit_down_at

# Late in a game of four, with many places within reach.
DRIVE = Moment("trail/4-standard", 644, 2, "move b")
# At a building of one's own, with actions beside those of the building.
VISIT = Moment("trail/4-standard", 658, 1, "use hire")
# Cattle of every value are for sale.
CATTLE_MARKET = Moment("trail/4-standard", 665, 2, "buy highland_5 west_highland5")
# Kansas City, from the foresight spaces on to the delivery.
FORESIGHT = Moment("trail/4-standard", 652, 0, "foresee blue_teepee")
DELIVERY = Moment("trail/4-standard", 655, 0, "deliver albuquerque")


async def drive(guest: Guest) -> None:
    await sit_down_at(guest, DRIVE)


async def visit(guest: Guest) -> None:
    await sit_down_at(guest, VISIT)


async def cattle_market(guest: Guest) -> None:
    await sit_down_at(guest, CATTLE_MARKET)


async def foresight(guest: Guest) -> None:
    await sit_down_at(guest, FORESIGHT)


async def delivery(guest: Guest) -> None:
    await sit_down_at(guest, DELIVERY)


async def trail_result(guest: Guest) -> None:
    await see_result(guest, DRIVE.record)


PAGES = [Page(way, on_phone=True) for way in (drive, visit, cattle_market, foresight, delivery, trail_result)]
