"""Results of a load test."""

from dataclasses import dataclass

PATIENCE = 120.0  # seconds after which a server is considered dead


@dataclass(frozen=True, slots=True)
class Sample:
    """Moves that a server accepted and delivered to every client; the wall-clock and CPU time they took."""

    moves: int
    seconds: float
    cpu: float

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.moves + other.moves, self.seconds + other.seconds, self.cpu + other.cpu)

    @property
    def rate(self) -> float:
        """Moves per second of wall-clock time."""
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves per second of CPU time."""
        return self.moves / self.cpu


def percentile(values: list[float], share: float) -> float:
    """A quantile: the value that this share of all values do not exceed."""
    return sorted(values)[max(0, min(len(values) - 1, round(share * len(values)) - 1))]
