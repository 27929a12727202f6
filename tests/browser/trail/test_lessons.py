"""What a lesson marks on the own board is in sight in a low window, where the board is scrolled."""

import pytest
from playwright.async_api import expect

from posse.learning import lessons_of
from tests.browser.conftest import Invite
from tests.browser.guests import Device
from tests.browser.test_learn import Learner

pytestmark = pytest.mark.anyio

LOW_TABLET = Device(1024, 768)
MARKED = "[data-lit][data-touched]"


async def test_the_worker_who_is_to_stay_at_the_station_is_in_sight(invite: Invite) -> None:
    ann = await invite("it", LOW_TABLET)
    lesson = next(lesson for lesson in lessons_of("trail") if lesson.id == "masters")
    learner = Learner(ann, lesson)
    await learner.open()
    while not (learner.course.shown or "").startswith("appoint"):
        await (learner.go_on() if learner.course.mood == "done" else learner.give(learner.course.shown or ""))
    await expect(ann.page.locator(MARKED).first).to_be_in_viewport(ratio=1)
