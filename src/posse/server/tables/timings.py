"""How long answers take."""

from time import perf_counter


class Timings:
    """Seconds from the arrival of an answer until it was sent to the last watcher, for recent answers.

    They are public, so only answers that everybody has seen may be noted.
    """

    def __init__(self, size: int = 8192) -> None:
        self._spent: list[float] = []
        self._size = size
        self._next = 0
        self.count = 0

    def note(self, started: float) -> None:
        spent = perf_counter() - started
        self.count += 1
        if len(self._spent) < self._size:
            self._spent.append(spent)
        else:
            self._spent[self._next] = spent
            self._next = (self._next + 1) % self._size

    def json(self) -> dict[str, float | None]:
        """The median and the 99th percentile, in milliseconds."""
        ordered = sorted(self._spent)
        return {"p50": _percentile(ordered, 0.5), "p99": _percentile(ordered, 0.99)}


def _percentile(ordered: list[float], share: float) -> float | None:
    if not ordered:
        return None
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 3)
