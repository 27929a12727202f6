"""What a place at a table is worth."""

from collections.abc import Sequence


def beaten(ranking: Sequence[Sequence[int]]) -> dict[int, float]:
    """For each seat, how many others it has left behind, of a ranking by groups; a tie counts half."""
    points: dict[int, float] = {}
    behind = sum(map(len, ranking))
    for tied in ranking:
        behind -= len(tied)
        for seat in tied:
            points[seat] = behind + (len(tied) - 1) / 2
    return points


def share_beaten(ranking: Sequence[Sequence[int]]) -> dict[int, float]:
    """The same as a share of all others, so that tables of different sizes count alike: the winner has 1."""
    others = sum(map(len, ranking)) - 1
    return {seat: points / others if others else 0.0 for seat, points in beaten(ranking).items()}
