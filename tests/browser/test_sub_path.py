"""The whole page under a path of a site: links, calls, sockets, and links to hand on lead there."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Device
from tests.browser.screens import fits, keep
from tests.browser.tables import OPEN, RECORDS, finished, new_table_of
from tests.sample import GAME
from tests.server.running import eventually
from tests.serving import serving

pytestmark = pytest.mark.anyio

PATH = "/games/posse"
RECORD = f"{GAME}/{sorted(path.stem for path in (RECORDS / GAME).glob('*.txt'))[-1]}"


@pytest.fixture(scope="module")
def address(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "--path", PATH) as address:
        assert address.endswith(PATH)
        yield address


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: str(device.width))
async def test_everything_is_there(invite: Invite, device: Device) -> None:
    ann = await invite("en", device)
    await ann.go("/")
    await ann.link("about-link").click()
    await expect(ann.heading("about-title")).to_be_visible()
    assert ann.page.url == f"{ann.address}/about"
    await ann.page.go_back()
    await ann.is_called("Ann")
    await ann.go(f"/table/{await new_table_of(ann, OPEN)}")
    await expect(ann.page.locator("input[readonly]").first).to_have_value(f"{ann.address}/table/{ann.table_id}")
    await keep(ann, "under-a-path", device)
    await fits(ann)
    await ann.page.reload()
    await expect(ann.page.locator("input[readonly]").first).to_be_visible()
    await eventually(lambda: ann.heard != [])  # the driver may tell of a frame later than of what it draws
    assert ann.heard[-1]["table"]["id"] == ann.table_id
    await ann.go(f"/replay/{await finished(ann, RECORD)}")
    await expect(ann.button("replay-result")).to_be_visible()
    await ann.go(f"/learn/{GAME}")
    await ann.page.locator("a.rung").first.click()
    await expect(ann.page.locator("[data-spot], button[data-choice]").first).to_be_visible()
