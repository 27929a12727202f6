"""Lessons clicked through as a learner would, at three sizes; what was done is remembered without an account."""

import re
from collections.abc import Sequence

import pytest
from playwright.async_api import Locator, expect

import posse
from posse.bots import BOT_NAMES, Company
from posse.learning import NEXT, Course, Lesson, lessons_of
from posse.learning.facts import Said
from posse.texts import Texts, lesson_texts
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, TABLET, Device, Guest
from tests.browser.playing import READY, Player
from tests.browser.screens import fits, keep

pytestmark = pytest.mark.anyio

CLICKED = 2  # lessons of each game, and the last, which is a real game
LESSONS = [lesson for game in posse.GAMES for lesson in [*lessons_of(game)[:CLICKED], lessons_of(game)[-1]]]
LANGUAGES = {DESKTOP: "en", TABLET: "ru", PHONE: "pl"}
MOST_CLICKS = 4
GAP = "\N{REPLACEMENT CHARACTER}"
# Whether a click was taken: the answer is complete, or one more part of it was picked.
TAKEN = """([answers, picked]) => {
  const { answers: given, picked: now } = document.querySelector('.bar').dataset;
  return Number(given) > answers || Number(now) > picked;
}"""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


def terms(lesson: Lesson, words: str) -> set[str]:
    """The terms of an answer, as the things on the board name them."""
    verb, *rest = words.split()
    declared = posse.GAMES[lesson.game].words
    lists = declared.verb_of(declared.action(words)).args.values()
    return {f"verb:{verb}", *(f"{nouns.name}:{word}" for nouns, word in zip(lists, rest, strict=True))}


class Learner(Player):
    """A guest who does what a lesson wants."""

    def __init__(self, guest: Guest, lesson: Lesson) -> None:
        super().__init__(guest, seed=1)
        self.lesson = lesson
        self.answers: list[str] = []

    @property
    def course(self) -> Course:
        return Course(self.lesson, self.answers, Company)

    def bar(self) -> Locator:
        """The sentence and the ways on, once the page shows what the answers led to."""
        return self.page.locator(f'.bar[data-answers="{len(self.answers)}"]')

    async def open(self) -> None:
        await self.guest.go(f"/learn/{self.lesson.game}/{self.lesson.id}")
        await expect(self.bar()).to_be_visible()

    async def reads(self) -> None:
        """Check that the page says what the lesson says."""
        course = self.course
        said = course.reply or course.text
        names = [self.guest.say("lobby-stranger"), *BOT_NAMES]
        texts = lesson_texts(self.guest.words.lang, self.lesson.game)
        await expect(self.bar().locator(".said")).to_have_text(spoken(sentence_as_drawn(texts, said, names)))

    async def give(self, words: str) -> None:
        """Answer by clicks on lit things or on the listed answer."""
        wanted = terms(self.lesson, words)
        for picked in range(MOST_CLICKS):
            await self.press(await self.way_to(words, wanted))
            await self.page.wait_for_function(TAKEN, arg=[len(self.answers), picked])
            if await self.bar().count() == 0:
                break
        self.answers.append(words)
        await expect(self.bar()).to_be_visible()

    async def way_to(self, words: str, wanted: set[str]) -> Locator:
        """Something to click that belongs to the answer: the board first, as a learner would."""
        await self.page.wait_for_function(READY)
        for spots in await self.spots():
            if any(set(spot.split(",")) <= wanted for spot in spots.split()):
                return self.spot(spots)
        listed = self.choice(words)
        return listed if await listed.count() else self.guest.button("learn-show")  # an amount is not listed

    async def go_on(self) -> None:
        await self.press(self.guest.button("learn-next"))
        self.answers.append(NEXT)
        await expect(self.bar()).to_be_visible()


def sentence_as_drawn(texts: Texts, said: Said, names: Sequence[str]) -> str:
    """What is said, with gaps for things, since a drawing may call them by what stands there."""
    sentence = texts.told(said.key, said.facts, names)
    gaps = set[int]()
    for name, fact in said.facts.items():
        for thing in () if isinstance(fact, int) else things_like(fact, texts.game):
            told = texts.told(said.key, {**said.facts, name: thing}, names)
            gaps.update(range(alike(sentence, told), len(sentence) - alike(sentence[::-1], told[::-1])))
    return "".join(GAP if at in gaps else letter for at, letter in enumerate(sentence))


def things_like(thing: tuple[str, str], game: str | None) -> list[tuple[str, str]]:
    """Everything that is listed with a thing of a game."""
    nouns = posse.GAMES[game].nouns.get(thing[0]) if game else None
    return [(thing[0], word) for word in nouns.words] if nouns else []


def alike(one: str, other: str) -> int:
    """How many letters of two texts are the same before they differ."""
    differing = (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return next(differing, min(len(one), len(other)))


def spoken(sentence: str) -> re.Pattern[str]:
    """The sentence, however it is broken into lines and digits are grouped, in which browsers differ."""
    words = (re.sub(f"(?:{GAP})+", ".+", re.escape(word)) for word in sentence.split())
    return re.compile(r"\s*".join(["^", *words, "$"]))


@pytest.mark.parametrize("device", LANGUAGES, ids=lambda device: str(device.width))
@every_lesson
async def test_a_lesson_is_clicked_through(invite: Invite, lesson: Lesson, device: Device) -> None:
    ann = await invite(LANGUAGES[device], device)
    learner = Learner(ann, lesson)
    await learner.open()
    name = f"learn-{lesson.game}-{lesson.id}"
    await keep(ann, f"{name}-first", device)
    while (course := learner.course).mood != "over":
        await learner.reads()
        await fits(ann)
        await (learner.go_on() if course.mood == "done" else learner.give(course.shown or ""))
    await learner.reads()
    await keep(ann, f"{name}-last", device)
    await ann.go(f"/learn/{lesson.game}")
    await expect(ann.page.get_by_text(ann.say("learn-done"), exact=True)).to_have_count(1)


async def test_a_lesson_is_found_from_the_lobby_left_and_resumed(invite: Invite) -> None:
    ann = await invite("en", DESKTOP)
    first = LESSONS[0]
    learner = Learner(ann, first)
    await ann.go("/")
    await ann.card(first.game).get_by_role("link", name=ann.say("learn-title")).click()
    await ann.page.get_by_role("link", name=lesson_texts("en", first.game).say(first.title)).click()
    await expect(learner.bar()).to_be_visible()
    await learner.give(learner.course.shown or "")
    await ann.go("/")
    await learner.open()
    await learner.reads()


async def test_another_answer_gets_its_reply_and_is_taken_back(invite: Invite) -> None:
    ann = await invite("en", PHONE)
    learner = Learner(ann, LESSONS[0])
    await learner.open()
    other = next(choice for choice in learner.course.choices if Course(LESSONS[0], [choice]).mood == "astray")
    await learner.give(other)
    await learner.reads()
    await learner.press(ann.button("shell-again"))
    learner.answers.clear()
    await learner.reads()


async def test_show_me_plays_the_step(invite: Invite) -> None:
    ann = await invite("en", TABLET)
    learner = Learner(ann, LESSONS[0])
    await learner.open()
    shown = learner.course.shown
    await learner.press(ann.button("learn-show"))
    learner.answers.append(shown or "")
    await learner.reads()
