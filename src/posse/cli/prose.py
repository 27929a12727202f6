"""Text that is wrapped without breaking a line at a no-break space."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

NO_BREAK_SPACE = "\u00a0"
STAND_IN = "\ue000"  # one column wide and no space, so Rich does not break a line at it


class Prose:
    """A text for the console. Rich breaks lines at every kind of space; here a no-break space holds."""

    def __init__(self, text: Text) -> None:
        self._text = text.copy()
        self._text.plain = text.plain.replace(NO_BREAK_SPACE, STAND_IN)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._text, options):
            yield Segment(segment.text.replace(STAND_IN, NO_BREAK_SPACE), segment.style, segment.control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._text)
