"""A report over a set of games as one page of HTML that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from posse.analysis.findings import WORDS, Analysis
from posse.analysis.many import Total, totals

Say = Callable[..., str]
"""Makes the sentence of a message, with its arguments."""

COLOURS = ("#b4451f", "#1f6f8b", "#6b8e23", "#8e44ad", "#c9a227", "#444444", "#2e8b57", "#a0527d")
WIDTH, HEIGHT = 720, 160

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fffdf8 }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #ccc; text-align: right }
th:first-child, td:first-child { text-align: left }
.wide { overflow-x: auto }
svg { width: 100%; height: auto; border: 1px solid #ccc; background: #fff }
.key { display: inline-block; width: .8rem; height: .8rem; margin: 0 .3rem 0 1rem }
"""


def page(found: Sequence[Analysis], say: Say, lang: str) -> str:
    """The page: who played how well, then every game."""
    title = escape(say("cli-analysis-report", games=len(found)))
    rows = "".join(_row(one, say) for one in totals(found))
    heads = "".join(f"<th>{escape(say(f'cli-analysis-{name}'))}</th>" for name in ("player", "games", *COLUMNS))
    words = "".join(f"<th>{escape(say(f'cli-analysis-word-{word}'))}</th>" for word in WORDS)
    games = "".join(_game(one, number, say) for number, one in enumerate(found, 1))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    table = (
        f'<p>{escape(say("cli-analysis-why"))}</p><div class="wide" tabindex="0" role="region" aria-label="{title}">'
    )
    table += f"<table><thead><tr>{heads}{words}</tr></thead><tbody>{rows}</tbody></table></div>"
    body = f"<h1>{title}</h1>{table}{games}"
    return f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


COLUMNS = ("result", "skill", "others", "luck")


def change(value: float, say: Say) -> str:
    """A change of chances with its sign, in whole per cents and never minus zero."""
    shown = round(100 * value) / 100
    return say("cli-analysis-gain" if shown > 0 else "cli-analysis-change", change=shown)


def _row(total: Total, say: Say) -> str:
    changes = (change(value, say) for value in (total.skill, total.others, total.luck))
    sums = [say("cli-analysis-change", change=total.result), *changes]
    cells = [escape(total.name), str(total.games), *sums, *(str(total.words[word]) for word in WORDS)]
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _game(one: Analysis, number: int, say: Say) -> str:
    key = "".join(
        f'<span class="key" style="background:{COLOURS[seat]}"></span>{escape(name or f"#{seat + 1}")}'
        for seat, name in enumerate(one.names)
    )
    label = escape(say("cli-analysis-graph"))
    return f"<h2>{number}. {escape(say(f'game-{one.game}'))}</h2><p>{key}</p>{graph(one, label)}"


def graph(one: Analysis, label: str) -> str:
    """The chances of every seat as lines, with a mark at each turning point."""
    step = WIDTH / max(1, len(one.moments) - 1)
    lines = "".join(
        f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2" points="{_points(one, seat, step)}"/>'
        for seat in range(one.seats)
    )
    places: dict[int, int] = {moment.line: place for place, moment in enumerate(one.moments)}
    marks = "".join(
        f'<line x1="{places[line] * step:.1f}" x2="{places[line] * step:.1f}" y1="0" y2="{HEIGHT}" stroke="#bbb"/>'
        for line in one.turning
    )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{marks}{lines}</svg>'


def _points(one: Analysis, seat: int, step: float) -> str:
    spots: list[Any] = [
        f"{place * step:.1f},{(1 - moment.chances[seat]) * HEIGHT:.1f}" for place, moment in enumerate(one.moments)
    ]
    return " ".join(spots)
