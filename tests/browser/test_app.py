"""The page as an app: it can be installed, opens without a network, and is set to tell who is waited for."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device
from tests.browser.screens import fits, keep
from tests.browser.test_accessible import complaints
from tests.serving import serving

pytestmark = pytest.mark.anyio

PATH = "/games/posse"
READY = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
# The worker has kept the page, its styles and scripts, and the texts that were loaded before it was there.
IS_KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    return kept.flat().length > scripts.length;
}"""


@pytest.fixture(scope="module")
def address(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "--path", PATH) as address:
        yield address


async def test_it_opens_without_a_network_in_the_readers_language(invite: Invite) -> None:
    ann = await invite("pl", PHONE)
    await ann.go("/")
    assert await ann.page.evaluate(READY) == f"{ann.address}/"
    manifest = await ann.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert (manifest["lang"], manifest["scope"]) == ("pl", f"{PATH}/")
    await ann.page.wait_for_function(IS_KEPT)
    await ann.page.context.set_offline(True)
    await ann.page.reload()
    await expect(ann.heading("offline-title")).to_be_visible()
    await keep(ann, "offline", PHONE)
    await ann.page.context.set_offline(False)
    await expect(ann.heading("offline-title")).to_be_hidden()
    ann.faults = [fault for fault in ann.faults if "net::ERR_" not in fault]


@pytest.mark.parametrize("device", [DESKTOP, TABLET, PHONE], ids=lambda device: str(device.width))
async def test_alerts_are_set_on_the_account_page(invite: Invite, device: Device) -> None:
    ann = await invite("ru", device)
    await ann.go("/")
    await ann.is_called("Ann")
    await ann.go("/account")
    await expect(ann.heading("alerts-title")).to_be_visible()
    tick = ann.page.get_by_role("checkbox", name=ann.say("alerts-kind-end")).first
    await tick.uncheck()
    await ann.page.reload()
    await expect(tick).not_to_be_checked()
    await keep(ann, "alerts", device)
    await fits(ann)
    assert await complaints(ann) == ""


async def test_a_shared_link_leads_to_its_page(invite: Invite) -> None:
    ann = await invite("en")
    await ann.go(f"/share?text=Look: {ann.address}/about")
    await expect(ann.heading("about-title")).to_be_visible()
    assert ann.page.url == f"{ann.address}/about"
