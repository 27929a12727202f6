"""What a link to a finished game shows on other sites, and what no link shows."""

import html
import re
from collections.abc import AsyncIterator

import pytest

import posse
from posse.server.http.sharing import game_card, language_of
from posse.server.settings import Settings
from posse.server.store.rows import GameResult, SeatResult
from posse.server.tables.earlier import note_earlier_results
from posse.texts import texts
from tests.sample import GAME
from tests.server.running import Guest, RunningServer, opened

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html><head><title>Posse</title></head><body></body></html>"
ORIGIN, PATH = "https://play.example", "/games/posse"
WICKED = '"><script>x</script>'
PROPERTY = re.compile(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    """A server with a small page, under a path of a public address."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE)
    settings = Settings(folder / "data", workers=1, static=folder / "static", path=PATH, origins=(ORIGIN,))
    async with opened(settings) as running:
        yield running


def played_out() -> posse.Match:
    match = posse.new(GAME, 2, dice=posse.SeededDice(7))
    while not match.over:
        match.play(match.to_act, match.choices(match.to_act)[0])
    return match


async def named(server: RunningServer, name: str) -> Guest:
    """A guest who has come by the path."""
    guest = Guest(server, name)
    assert (await guest.call("POST", f"{PATH}/api/me", json={"name": name})).status_code == 200
    return guest


async def shown(guest: Guest, table: str, **headers: str) -> dict[str, str]:
    answer = await guest.call("GET", f"{PATH}/replay/{table}", headers=headers)
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<script>" not in answer.text
    return {name: html.unescape(value) for name, value in PROPERTY.findall(answer.text)}


async def test_a_finished_game_has_a_card(server: RunningServer) -> None:
    async with await named(server, "Ann") as ann, await named(server, WICKED) as bob:
        table = await server.lay(played_out(), ann, bob, public=False)
        assert await shown(ann, table) == {}  # its result has not been noted yet
        await note_earlier_results(server.registry.services)
        card = await shown(ann, table)
        assert card["og:url"] == f"{ORIGIN}{PATH}/replay/{table}"
        assert card["og:image"].startswith(f"{ORIGIN}{PATH}/")
        assert card["og:title"].startswith(texts("en").say(f"game-{GAME}"))
        assert WICKED in card["og:description"]
        assert "Ann" in card["og:description"]
        polish = await shown(ann, table, **{"Accept-Language": "de, pl-PL;q=0.8, en;q=0.5"})
        assert re.search(r"\bpunkt", polish["og:description"])


async def test_a_game_that_goes_on_shows_what_a_link_to_nothing_shows(server: RunningServer) -> None:
    async with await named(server, "Ann") as ann:
        running = await server.lay(posse.new(GAME, 2), ann, "level1")
        pages = [
            (await ann.call("GET", f"{PATH}/replay/{table}")).text
            for table in (running, "nosuchtable", "..%2f", "a" * 100)
        ]
        assert pages == [PAGE] * 4
        refused = [
            (await ann.call("GET", f"{PATH}/api/tables/{table}/preview")).status_code
            for table in (running, "nosuchtable")
        ]
        assert refused == [409, 404]  # as with its replay


def result(*seats: SeatResult) -> GameResult:
    return GameResult("abcd1234", GAME, 0, list(seats), [seat.seat for seat in seats if seat.place == 1])


def test_everybody_is_named_in_the_order_of_places() -> None:
    seats = [SeatResult(0, None, None, None, 2, -3, 0), SeatResult(1, None, "Ann", None, 1, 31, 1)]
    card = game_card(result(*seats), texts("en", GAME), "http://here", "/picture.png").properties
    assert card["og:description"] == "1. Ann, 31 points · 2. Deleted player 1, \N{MINUS SIGN}3 points"
    assert card["og:title"].endswith("Ann wins with 31 points.")
    assert (card["og:image"], card["twitter:card"]) == ("http://here/picture.png", "summary_large_image")


def test_without_pictures_the_icon_is_shown() -> None:
    card = game_card(result(SeatResult(0, None, "Ann", None, 1, 3, 0)), texts("en", GAME), "http://here", None)
    assert card.properties["og:image"] == "http://here/icons/icon-512.png"
    assert card.properties["twitter:card"] == "summary"
    assert "og:image:width" not in card.properties


@pytest.mark.parametrize(
    ("header", "lang"),
    [("", "ru"), ("de", "ru"), ("it-IT,en;q=0.9", "it"), ("en;q=0.2, pl;q=0.7", "pl"), ("pl;q=0, x;q=y", "ru")],
)
def test_the_language_is_the_one_that_is_liked_best(header: str, lang: str) -> None:
    assert language_of(header, "ru") == lang
