"""A lesson in progress: the match on which it is played, what is said now, and what counts as done.

The last lesson of a game is a real one, played to its end: the learner decides everything, bots answer for the others,
and the coach says something of each kind of question that comes.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from posse.engine.errors import NotAllowed
from posse.engine.log import Event
from posse.engine.match import Match
from posse.engine.opening import begin_scene
from posse.games import GAMES
from posse.learning.coach import GOAL, Coach, of_question
from posse.learning.facts import Said, facts_in, holds, printed
from posse.learning.lesson import LEARNER, Lesson, LessonStep, fits
from posse.learning.story import StoryDice

NEXT: Final = "next"
"""Stands among the answers where the learner has read how a step ended and goes on."""

GENERAL: Final = "learn-else"
DRAWN: Final = "learn-drawn"

Decide = Callable[[Match, int], str]
"""The answer of a bot for a seat."""

Company = Callable[[str, str], Decide]
"""Bots of a level for a game. They must answer alike whenever the same game is played."""

Mood = Literal["asked", "astray", "done", "over"]
"""The learner is to answer, has left the way, has reached the goal of the step, or that of the lesson."""


class Course:
    """A lesson and the answers given so far, from which everything follows: whoever has them can go on.

    `advice` is what the coach adds to the text. Only a lesson that is a real game needs `company`.
    """

    def __init__(self, lesson: Lesson, answers: Iterable[str] = (), company: Company | None = None) -> None:
        self.lesson = lesson
        self.place = -1
        self.mood: Mood = "done"
        self.reply: Said | None = None
        self.advice: list[Said] = []
        self.events: list[Event] = []
        self.match: Match
        self._dice = StoryDice()
        self._others: list[str] = []
        self._taken: list[str] = []
        self._before: dict[str, Any] = {}
        self._company = company
        self._bots: Decide | None = None
        self._coach = Coach(LEARNER)
        self._begin()
        for answer in answers:
            self.answer(answer)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[self.place]

    @property
    def choices(self) -> list[str]:
        """What the learner can answer now."""
        return self.match.choices(LEARNER) if self.mood == "asked" else []

    @property
    def shown(self) -> str | None:
        """The answer that leads on, for a learner who would rather be shown."""
        if self.mood != "asked":
            return None
        if self.step.play:
            return self._seated()(self.match, LEARNER)
        wanted = self.step.way[min(len(self._taken), len(self.step.way) - 1)]
        return next((choice for choice in self.choices if fits(wanted, choice)), None)

    # --- answers

    def answer(self, words: str) -> None:
        """Take an answer of the learner, or `NEXT`; a wrong one changes nothing."""
        if words == NEXT and self.mood == "done":
            self._begin()
        elif self.mood == "asked":
            self._play(words)
        else:
            raise NotAllowed("not-allowed", given=words, allowed=[NEXT] if self.mood == "done" else [])

    def _play(self, words: str) -> None:
        self.events = list(self.match.play(LEARNER, words))
        self._taken.append(words)
        if self.step.play:
            self._go_on()
            return
        if self._is_right(words):
            self._let_others_answer()
        self._judge(words)

    def _is_right(self, words: str) -> bool:
        """Whether the story goes on after this answer, so that the others can answer as it tells."""
        place = len(self._taken) - 1
        return self.step.free or (place < len(self.step.way) and fits(self.step.way[place], words))

    def _judge(self, words: str) -> None:
        """Decide what the answer means; what it leads to is judged by the engine alone."""
        on_way = self._is_right(words)
        if self._is_reached(on_way):
            self._finish(words)
        elif not on_way or LEARNER not in self.match.asked:
            self.mood = "astray"
            self.reply = self._said(self._reply_to(words), words)

    def _is_reached(self, on_way: bool) -> bool:
        if self.step.until:
            sight = self._sight("")
            return all(holds(fact, sight) for fact in self.step.until)
        return self.step.free or (on_way and len(self._taken) == len(self.step.way))

    def _reply_to(self, words: str) -> str:
        """The message for an answer that is not the wanted one."""
        for name, patterns in self.step.replies.items():
            if any(fits(pattern, words) for pattern in patterns):
                return self.lesson.text(self.place, name)
        return self.lesson.text(self.place, "else") if self.step.free else GENERAL

    def _finish(self, words: str) -> None:
        """The goal is reached: say so, unless the next step begins at once and its sentence does."""
        if self.lesson.flows(self.place):
            self._begin()
            return
        key = self._reply_to(words) if self.step.free else self.lesson.text(self.place, "then")
        self.mood = "over" if self.place + 1 == len(self.lesson.steps) else "done"
        self.reply = self._said(key, words)

    # --- steps

    def _begin(self) -> None:
        """Begin the next step."""
        last = self._before
        self.place += 1
        self._taken = []
        self._others = list(self.step.others)
        self._set_table()
        self.mood, self.reply = "asked", None
        self._before = last if self.step.scene is None else self.view
        self.text = self._said(self.lesson.text(self.place), "")
        self._before = self.view
        if self.step.play:
            self._bots = self._seated()
            self._let_bots_answer()
            self.advice = [*of_question(self.match, "ask"), *self._coached()]

    # --- a real game

    def _seated(self) -> Decide:
        """Bots that sit down anew, without any memory: so they always answer alike."""
        if self._company is None:
            raise LookupError(self.lesson.id)
        return self._company(self.step.play, self.lesson.game)

    def _go_on(self) -> None:
        """Let the others answer, then ask the learner again, or count the points."""
        self._let_bots_answer()
        if self.match.over:
            self.mood, self.advice = "over", []
            self.reply = self._said(self._ending(self.match.ranking[0]), "")
        else:
            self.text, *_ = of_question(self.match, "ask")
            self.advice = self._coached()

    def _ending(self, first: list[int]) -> str:
        """The message for the end, by who comes first."""
        if LEARNER in first and len(first) > 1:
            return DRAWN
        return self.lesson.text(self.place, "won" if LEARNER in first else "lost")

    def _let_bots_answer(self) -> None:
        while self._bots and not self.match.over and LEARNER not in self.match.asked:
            seat = self.match.asked[0]
            self.events = [*self.events, *self.match.play(seat, self._bots(self.match, seat))]

    def _coached(self) -> list[Said]:
        """What the coach says of the question; what it is all about was said in other lessons."""
        return [said for said in self._coach.advice(self.match) if said.key != GOAL]

    # --- the story

    def _set_table(self) -> None:
        """Lay out the scene of the step, or go on with the match as it is."""
        if self.step.scene is not None:
            self._dice = StoryDice(self.step.dice)
            self.match = begin_scene(GAMES[self.lesson.game], self.step.scene, self._dice)
            self.events = []
        else:
            self._dice.left = list(self.step.dice)
        self._let_others_answer()

    def _let_others_answer(self) -> None:
        """Play the story's answers of the other seats while these are asked."""
        while self._others:
            seat, _, words = self._others[0].partition(" ")
            if int(seat) not in self.match.asked:
                return
            self._others.pop(0)
            self.events = [*self.events, *self.match.play(int(seat), words)]

    # --- what is seen and said

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(LEARNER)

    @property
    def left(self) -> list[str]:
        """What the story still holds for this step: answers of the others, and outcomes of chance."""
        return [*self._others, *self._dice.left]

    def _sight(self, words: str) -> dict[str, Any]:
        """Everything that facts can name."""
        beside = {
            "before": self._before,
            "answer": words.split(),
            "way": [answer.split() for answer in self.step.way],
            "printed": printed(self.lesson.game),
            "scores": self.match.scores if self.match.over else [],
        }
        return {**self.view, **beside}

    def _said(self, key: str, words: str) -> Said:
        return Said(key, facts_in(self.step.facts, self._sight(words)))
