"""The ladder as a picture: a rung for each bot, the strongest on top, with intervals that lie where they should."""

from xml.etree import ElementTree

from posse.bots.arena.picture import LEFT, RIGHT, Labels, ladder, shortened
from tests.bots.arena.test_report import two_deals

SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> ElementTree.Element:
    return ElementTree.fromstring(ladder(two_deals(), Labels("Saloon & <games>", "wins")))


def said(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def test_every_bot_has_a_rung_and_the_strongest_the_top_one() -> None:
    texts = said(drawn())
    assert "Saloon & <games>" in texts
    assert texts.index("greedy") < texts.index("random")
    assert [text for text in texts if text.startswith(("88 % (", "12 % ("))]


def test_the_share_lies_in_its_interval_on_the_scale() -> None:
    picture = drawn()
    dots = [float(dot.attrib["cx"]) for dot in picture.iter(f"{SVG}circle")]
    spans = [line.attrib for line in picture.iter(f"{SVG}line") if line.get("class") == "span"]
    assert len(dots) == len(spans) == 2
    for dot, span in zip(dots, spans, strict=True):
        assert LEFT <= float(span["x1"]) <= dot <= float(span["x2"]) <= RIGHT
    assert abs(dots[0] - (LEFT + 0.875 * (RIGHT - LEFT))) < 0.1


def test_of_a_long_name_the_end_is_shown() -> None:
    assert shortened("short") == "short"
    assert shortened("some/very/long/path/to/a/file.py:Cowboy").endswith("file.py:Cowboy")
    assert len(shortened("x" * 100)) == 26
