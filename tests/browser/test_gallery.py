"""The gallery: final boards as pictures, of everybody's public games and of one person's, and links to hand on."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device
from tests.browser.screens import fits, keep
from tests.browser.tables import play_to_the_end
from tests.browser.test_accessible import complaints
from tests.sample import GAME

pytestmark = pytest.mark.anyio

SEEN = "image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
META = "name => document.querySelector(`meta[property='${name}']`)?.content"


@pytest.mark.parametrize(
    ("lang", "device"), [("pl", DESKTOP), ("it", TABLET), ("ru", PHONE)], ids=["desktop", "tablet", "phone"]
)
async def test_finished_games_hang_in_a_gallery(invite: Invite, lang: str, device: Device) -> None:
    guest = await invite(lang, device)
    await guest.is_called("Ann")
    await play_to_the_end(guest)

    # Their own, from the profile.
    await guest.go("/people/me")
    await guest.link("gallery-title").click()
    picture = guest.page.locator("li img")
    await expect(picture).to_have_count(1)
    assert await picture.evaluate(SEEN) == [600, 315]
    assert "Ann" in (await picture.get_attribute("alt") or "")
    await fits(guest)
    assert await complaints(guest) == ""
    await keep(guest, "gallery", device)
    replay = await guest.page.locator("li a").get_attribute("href")

    # Everybody's, of this game and of all.
    await guest.go(f"/games/{GAME}/gallery")
    await expect(guest.page.locator(f"a[href='{replay}'] img")).to_be_visible()
    await guest.segment("standing-filter-game", "standing-filter-any").check()
    await expect(guest.page).to_have_url(f"{guest.address}/gallery")
    await expect(guest.page.locator(f"a[href='{replay}'] img")).to_be_visible()
    await fits(guest)

    # The link leads to the replay, of which other sites show a picture.
    await guest.button("gallery-share").first.click()
    link = await guest.page.get_by_role("textbox", name=guest.say("gallery-share")).input_value()
    assert link.endswith(str(replay))
    await fits(guest)
    assert await complaints(guest) == ""
    await keep(guest, "gallery-share", device)
    await guest.page.goto(link)
    await expect(guest.button("replay-result")).to_be_visible()
    shown = await guest.page.request.get(str(await guest.page.evaluate(META, "og:image")))
    assert (shown.status, shown.headers["content-type"]) == (200, "image/png")
