"""The page only talks to its own server, and only runs its own scripts and styles."""

import pytest

from tests.browser.conftest import Invite

pytestmark = pytest.mark.anyio

ELSEWHERE = "http://127.0.0.2:9/"


async def test_the_page_reaches_nobody_else(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    assert not await ann.page.evaluate("url => fetch(url).then(() => true, () => false)", ELSEWHERE)
    assert any(ELSEWHERE in fault for fault in ann.faults)
    ann.faults.clear()


async def test_a_script_that_somebody_smuggles_in_does_not_run(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    smuggle = "document.body.append(Object.assign(document.createElement('script'), { text: 'window.taken = true' }))"
    await ann.page.evaluate(smuggle)
    assert await ann.page.evaluate("window.taken") is None
    assert any("Content Security Policy" in fault for fault in ann.faults)
    ann.faults.clear()


async def test_a_style_that_somebody_smuggles_in_is_not_applied(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    for smuggle in (
        "document.body.insertAdjacentHTML('beforeend', '<p id=\"taken\" style=\"position: fixed\">x</p>')",
        "document.head.append(Object.assign(document.createElement('style'), { textContent: '#taken { top: 3px }' }))",
    ):
        await ann.page.evaluate(smuggle)
    style = "(({ position, top }) => [position, top])(getComputedStyle(document.querySelector('#taken')))"
    assert await ann.page.evaluate(style) == ["static", "auto"]
    assert sum("Content Security Policy" in fault for fault in ann.faults) == 2
    ann.faults.clear()
