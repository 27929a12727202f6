"""Values of the options of Great Western Trail that accept more than their list."""

from typing import Final

SAMPLES: Final = {
    "neutral": ["GFEDCBA", "BADCFEG"],
    "sides": ["bbbbbbbbbb", "abababbaba"],
}
