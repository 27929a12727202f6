"""Values of the options of Carson City that accept more than their list."""

from typing import Final

SAMPLES: Final = {
    "river": [
        "b1 c1",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "b1 b2 b3 b4 b5 b6 b7 c7 d7 d6 d5 d4 d3 d2 d1",
    ],
}
