"""What a load shows of a server."""

from dataclasses import dataclass

PATIENCE = 120.0  # seconds after which a server is taken for dead


@dataclass(frozen=True, slots=True)
class Sample:
    """Moves that a server took and everybody at the table heard of; how long it was, what it cost the server."""

    moves: int
    seconds: float
    cpu: float

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.moves + other.moves, self.seconds + other.seconds, self.cpu + other.cpu)

    @property
    def rate(self) -> float:
        """Moves a second on the clock."""
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves a second of one core kept busy."""
        return self.moves / self.cpu


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values do not exceed."""
    return sorted(values)[max(0, min(len(values) - 1, round(share * len(values)) - 1))]
