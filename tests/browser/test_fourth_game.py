"""A fourth game, added to a copy of the tree as folders only, is played in the browser at the generic table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

import build_web
from tests.browser.guests import DESKTOP, Guest
from tests.browser.playing import OFFERED, RESULT, Player
from tests.packaging.fourth import NAME, TITLE, add_fourth_game, copied, served

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "level1"}, {"kind": "bot", "level": "level1"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of such a copy, with the page built from it."""
    tree = copied(tmp_path_factory.mktemp("tree"))
    add_fourth_game(tree)
    build_page(tree)
    with served(tree) as found:
        yield found


def build_page(tree: Path) -> None:
    """Build with the packages that are installed here, without installing any."""
    (tree / "web" / "node_modules").symlink_to((build_web.WEB / "node_modules").resolve(), target_is_directory=True)
    build_web.npm("run", "--silent", "build", "--", "--logLevel", "error", folder=tree / "web")


async def test_a_game_without_a_drawing_is_played_through_lists(browser: Browser, address: str) -> None:
    context = await DESKTOP.open(browser, "en", address, {})
    guest = Guest(await context.new_page(), address, "en")
    await guest.go("/")
    await expect(guest.page.get_by_role("article").filter(has_text=TITLE)).to_be_visible()
    await guest.is_called("Ann")
    table = await guest.post("/api/tables", game=NAME, seats=SEATS, tempo="off", start=True)
    await guest.go(f"/table/{table['id']}")
    await expect(guest.page.locator(OFFERED).first).to_be_visible()
    await expect(guest.page.get_by_text("prize").first).to_be_visible()
    assert await Player(guest, seed=3).play() > 3
    await expect(guest.page.locator(RESULT)).to_be_visible()
    await context.close()
    assert guest.faults == []
