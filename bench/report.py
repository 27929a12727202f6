"""Figures in columns."""

from typing import Any


def table(rows: list[list[Any]]) -> None:
    widths = [max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print()


def ratio(name: str, ours: float, theirs: float, wanted: float) -> list[str]:
    return [name, compared(ours, theirs), f">= {wanted}", mark(ours / theirs >= wanted)]


def compared(ours: float, theirs: float) -> str:
    """A ratio, with what it is made of; one below 1 with two digits."""
    times = ours / theirs
    return f"{times:.{2 if times < 1 else 1}f} ({ours:,.0f} / {theirs:,.0f})"


def mark(reached: bool) -> str:
    return "reached" if reached else "MISSED"
