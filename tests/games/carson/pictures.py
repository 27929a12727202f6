"""Carson City in the README."""

from tests.browser.pictures import Picture, table_at
from tests.browser.tables import Moment

# The last round of a game of three with the river; most cowboys are placed.
PLACEMENT = Moment("carson/3-italian-red-river", 118, 2, "place construction_6")
TERMINAL = PLACEMENT

PICTURES = [Picture("carson", table_at(PLACEMENT))]
