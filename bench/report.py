"""Figures in columns."""

from typing import Any


def table(rows: list[list[Any]]) -> None:
    widths = [max(len(str(row[column])) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print()


def ratio(name: str, ours: float, theirs: float, wanted: float) -> list[str]:
    measured = f"{ours / theirs:.1f} ({ours:,.0f} / {theirs:,.0f})"
    return [name, measured, f">= {wanted}", mark(ours / theirs >= wanted)]


def mark(reached: bool) -> str:
    return "reached" if reached else "MISSED"
