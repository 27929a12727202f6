"""An account: registered, its code seen once, logged in to elsewhere, and logged out there from here."""

from secrets import token_hex

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.browser.tables import BOT, OPEN, new_table_of
from tests.browser.test_accessible import complaints

pytestmark = pytest.mark.anyio

PASSWORD, NEW = "six-shooter", "peacemaker"


async def submit(guest: Guest, key: str) -> None:
    """Send the form whose button says this."""
    await guest.page.locator("form").get_by_role("button", name=guest.say(key), exact=True).click()


async def enter(guest: Guest, way: str, account: str, password: str = PASSWORD) -> None:
    await guest.go("/account")
    await guest.segment("account-title", f"account-{way}").check()
    await guest.field("account-account").fill(account)
    await guest.page.get_by_label(guest.say("account-password")).fill(password)
    await submit(guest, f"account-{way}")


async def test_a_session_is_ended_from_another_browser(invite: Invite) -> None:
    account = f"ann-{token_hex(4)}"
    ann, elsewhere = await invite("en"), await invite("pl", PHONE)
    await ann.is_called("Ann")
    table = await new_table_of(ann, BOT, start=True)
    await enter(ann, "register", account)
    code = await ann.page.get_by_role("textbox", name=ann.say("account-code")).input_value()
    assert len(code.replace("-", "")) == 25
    await ann.go("/account")
    await expect(ann.heading("account-sessions")).to_be_visible()
    assert code not in await ann.page.content()

    await enter(elsewhere, "login", account)
    await expect(elsewhere.heading("account-sessions")).to_be_visible()
    await elsewhere.go(f"/table/{table}")
    await expect(elsewhere.page.get_by_role("status").first).to_be_attached()

    await ann.go("/account")
    end = ann.page.get_by_role("button", name=ann.say("account-session-end-of", device="Chrome, Linux"))
    await expect(end).to_have_count(1)
    await end.click()
    await expect(end).to_have_count(0)
    await expect(elsewhere.page.get_by_text(elsewhere.say("error-logged-out"))).to_be_visible()
    await elsewhere.link("account-login").click()
    await expect(elsewhere.segment("account-title", "account-login")).to_be_visible()


async def test_a_forgotten_password_is_replaced_by_the_code(invite: Invite) -> None:
    account = f"bob-{token_hex(4)}"
    bob, elsewhere = await invite("it"), await invite("ru")
    await enter(bob, "register", account)
    code = await bob.page.get_by_role("textbox", name=bob.say("account-code")).input_value()
    await elsewhere.go("/account")
    await elsewhere.button("account-forgotten").click()
    by_code = elsewhere.page.locator("form").filter(has=elsewhere.heading("account-by-code"))
    await by_code.get_by_label(elsewhere.say("account-account")).fill(account)
    await by_code.get_by_label(elsewhere.say("account-code")).fill(code.lower())
    await by_code.get_by_label(elsewhere.say("account-password-new")).fill(NEW)
    await submit(elsewhere, "account-by-code-set")
    await expect(elsewhere.button("account-code-kept")).to_be_visible()
    again = elsewhere.page.get_by_role("textbox", name=elsewhere.say("account-code"))
    assert await again.input_value() != code
    await enter_again(bob, account)


async def enter_again(guest: Guest, account: str) -> None:
    """Whoever was logged in before has to log in with the new password."""
    await enter(guest, "login", account, NEW)
    await expect(guest.heading("account-sessions")).to_be_visible()


async def test_a_bot_is_given_a_token_and_loses_it(invite: Invite) -> None:
    """Its host sees whose bot it is before the game begins."""
    dee, host = await invite("ru", PHONE), await invite("en")
    await dee.is_called("Dee")
    await enter(dee, "register", f"dee-{token_hex(4)}")
    await dee.button("account-code-kept").click()
    await dee.field("account-bot-name").fill("Robo")
    await submit(dee, "account-bot-make")
    shown = dee.page.get_by_role("textbox", name=dee.say("account-token", name="Robo"))
    token = await shown.input_value()
    assert await complaints(dee) == ""
    await dee.button("account-token-kept").click()
    await dee.page.reload()
    await expect(dee.page.get_by_text(dee.say("account-bot-unused"))).to_be_visible()
    assert token not in await dee.page.content()

    await host.is_called("Hal")
    table = await new_table_of(host, OPEN, guest_bots=True)
    await host.go(f"/table/{table}")
    headers = {"Authorization": f"Bearer {token}"}
    joined = await dee.page.request.post(f"{dee.address}/api/tables/{table}/bot", data={}, headers=headers)
    assert joined.ok
    await expect(host.page.get_by_text(host.say("seat-guest-bot", author="Dee"))).to_be_visible()
    assert await complaints(host) == ""

    await dee.button("account-bot-revoke-of", name="Robo").click()
    await expect(dee.page.get_by_text(dee.say("account-bots-none"))).to_be_visible()
    refused = await dee.page.request.post(f"{dee.address}/api/tables/{table}/bot", data={}, headers=headers)
    assert refused.status == 401


async def test_who_is_deleted_is_nobody_again(invite: Invite) -> None:
    cat = await invite("en", PHONE)
    await cat.is_called("Cat")
    await cat.go("/account")
    await cat.page.locator("summary").filter(has_text=cat.say("account-delete")).click()
    await cat.page.get_by_label(cat.say("account-delete-surely")).check()
    await cat.button("account-delete-now").click()
    await expect(cat.page.get_by_text(cat.say("account-is-nobody"))).to_be_visible()
