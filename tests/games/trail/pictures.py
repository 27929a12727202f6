"""Great Western Trail in the README."""

from tests.browser.pictures import Picture, table_at
from tests.games.trail.ways import DRIVE

PICTURES = [Picture("trail", table_at(DRIVE))]
