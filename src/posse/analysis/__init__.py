"""After the game: what was luck, what was skill. docs/analysis.md tells how it is computed, and how far to trust it."""

from posse.analysis.depth import DEPTHS, STANDARD
from posse.analysis.findings import VERSION, WORDS, Account, Analysis, Answer, Decision, Moment
from posse.analysis.study import Found, Study, Watch, added_up, analyse

__all__ = [
    "DEPTHS",
    "STANDARD",
    "VERSION",
    "WORDS",
    "Account",
    "Analysis",
    "Answer",
    "Decision",
    "Found",
    "Moment",
    "Study",
    "Watch",
    "added_up",
    "analyse",
]
