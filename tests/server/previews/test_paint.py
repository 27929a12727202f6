"""Every game's own board is drawn: in every language, and with nothing left that the painter does not know."""

import re
from pathlib import Path
from xml.etree import ElementTree

import orjson
import pytest

import build_web
import posse
from posse.languages import LANGUAGES
from posse.server.http.routes.games import game_info
from posse.server.previews.framing import can_paint
from posse.server.previews.paint import drawn, dressed, sources
from posse.server.tables.page import result_json

RECORDS = Path(__file__).parents[2] / "records"
ENDS = [(game, sorted((RECORDS / game).glob("*.txt"))[-1]) for game in posse.GAMES if (RECORDS / game).is_dir()]
WICKED = "<b>&\"'"
UNKNOWN = re.compile(r"var\(|light-dark|color-mix|class=|style=")


def told(game: str, record: Path, lang: str) -> str:
    """A finished game as the painter is told it."""
    match = posse.load(record.read_text(encoding="utf-8"))
    seats = [
        {"seat": seat, "kind": "person", "level": None, "name": WICKED if seat else None, "deleted": True}
        for seat in range(match.seats)
    ]
    return orjson.dumps(
        {
            "lang": lang,
            "sources": [path.read_text(encoding="utf-8") for path in sources(lang, game)],
            "game": game_info(game).model_dump(mode="json"),
            "view": match.view(None),
            "result": result_json(match),
            "seats": seats,
            "ended": "2026-11-18T12:00:00Z",
        }
    ).decode()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "record"), ENDS)
def test_a_board_is_drawn_without_a_browser(game: str, record: Path, lang: str) -> None:
    if not can_paint() or not build_web.is_fresh():
        pytest.fail("what draws pictures is not built from the sources as they are now: run `make ready`")
    svg = dressed(drawn(told(game, record, lang)))
    assert UNKNOWN.findall(svg) == []
    root = ElementTree.fromstring(svg)
    assert (root.get("width"), root.get("height")) == ("1200", "630")
    written = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert WICKED in written
    assert "2026" in "".join(written)
    assert len(list(root.iter())) > 300  # a board, not only the players beside it
