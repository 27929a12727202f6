"""Values of the options of Colt Express that accept more than their list."""

from typing import Final

SAMPLES: Final = {
    "train": ["c a", "c a e", "f e d c", "b a d c f", "f e d c b a"],
}
