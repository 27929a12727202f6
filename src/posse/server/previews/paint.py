"""One picture: `python -m posse.server.previews.paint` reads a finished game as JSON and writes its PNG files.

The boards are the components of the page, rendered to SVG by V8 (mini-racer); their styles are resolved (styles.py),
and resvg paints the rest. It needs the extra `pictures`, and is nicer than any process that somebody waits for.
"""

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import orjson
import resvg_py
from py_mini_racer import MiniRacer

from posse.server.previews.framing import DRAWING, framed
from posse.server.previews.styles import SVG, StyleSheet
from posse.texts import HOME

NICENESS = 10
WIDTHS = (1200, 600)
# What a script expects of a browser before it begins.
BROWSER = "globalThis.navigator = { languages: [] };"


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    game = orjson.loads(sys.stdin.buffer.read())
    game["sources"] = [path.read_text(encoding="utf-8") for path in sources(game["lang"], game["game"]["name"])]
    sys.stdout.buffer.write(framed(painted(dressed(drawn(orjson.dumps(game).decode())))))


def sources(lang: str, game: str) -> list[Path]:
    """The Fluent files that the page would read."""
    own, titles = HOME / "games" / game / "text", sorted(HOME.glob(f"games/*/text/title/{lang}.ftl"))
    web = sorted((HOME / "text" / "web" / lang).glob("*.ftl"))
    files = [HOME / "text" / f"{lang}.ftl", *web, *titles, own / f"{lang}.ftl", own / "web" / f"{lang}.ftl"]
    return [path for path in files if path.is_file()]


def drawn(game: str) -> str:
    """A finished game as the SVG of its preview, with classes."""
    with MiniRacer() as engine:
        engine.eval(BROWSER + (DRAWING / "preview.js").read_text(encoding="utf-8"))
        return str(engine.call("posse.previewOf", game))


def dressed(svg: str) -> str:
    """The same with its looks written into every element."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(svg)
    StyleSheet((DRAWING / "preview.css").read_text(encoding="utf-8")).dress(root)
    return ElementTree.tostring(root, encoding="unicode")


def painted(svg: str) -> list[bytes]:
    """The pixels in both sizes, with our fonts and no others."""
    fonts = [str(DRAWING / "fonts")]
    return [
        bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_dirs=fonts))
        for width in WIDTHS
    ]


if __name__ == "__main__":
    main()
