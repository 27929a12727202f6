"""Plans: answers that a seat may decide on before it is asked. Each game declares its own, as rows."""

from collections.abc import Callable
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from posse.engine.errors import BrokenGame
from posse.engine.log import Event
from posse.engine.state import State
from posse.engine.step import Kinds, S
from posse.engine.words import Words


def _undisturbed(state: State, seat: i64, event: Event) -> bool:
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(Generic[S]):
    """What a seat wants to answer to some kinds of questions.

    `answers`: the answer in words for each step, by name, where the game gives it: given whenever it is legal.
    `asks`: the steps, by name, to which the player chooses an answer: it is given once, to the first question of these.
    `choices`: the answers to choose from, in words; if there are none, those that the seat could give now.
    `verbs`: the only ones that can be chosen, where a question has others that lead nowhere by themselves.
    `until`: the events, by name, with which it ends as agreed; without any it lasts until it is cancelled.
    `disturbed`: whether an event, as the seat sees it, ends it early, so that the player can think again. It may look
    at nothing that the seat does not know.
    """

    def __init__(
        self,
        name: str,
        *,
        answers: dict[str, str] | None = None,
        asks: list[str] | None = None,
        choices: list[str] | None = None,
        verbs: list[str] | None = None,
        until: list[str] | None = None,
        disturbed: Callable[[S, i64, Event], bool] = _undisturbed,
    ) -> None:
        self.name = name
        self.answers = answers or {}
        self.asks = asks or []
        self.choices = choices or []
        self.verbs = verbs or []
        self.until = until or []
        self.disturbed = disturbed

    @property
    def is_chosen(self) -> bool:
        """Whether the player says what to answer, and it is answered once."""
        return bool(self.asks)

    @property
    def can_be_disturbed(self) -> bool:
        return self.disturbed is not _undisturbed

    def can_choose(self, phrase: str) -> bool:
        """Whether an answer can be chosen, as far as its verb is concerned."""
        return not self.verbs or phrase.split(" ", 1)[0] in self.verbs

    def answer_to(self, step: str, chosen: str | None) -> str | None:
        """What it answers to a question; None if it is not about that."""
        if self.is_chosen:
            return chosen if step in self.asks else None
        return self.answers.get(step)


def checked(plans: list[Plan[S]], words: Words, kinds: Kinds) -> dict[str, Plan[S]]:
    """The plans by name; a step, an answer or an event that the game does not have is refused at import."""
    steps = {declared.name for declared in kinds.declared}
    events = {declared.name for declared in words.events}
    verbs = {declared.name for declared in words.verbs}
    for plan in plans:
        unknown = [*({*plan.answers, *plan.asks} - steps), *(set(plan.until) - events), *(set(plan.verbs) - verbs)]
        if unknown or plan.is_chosen == bool(plan.answers):
            raise BrokenGame("plan-wrong", given=plan.name, unknown=sorted(unknown))
        for phrase in [*plan.answers.values(), *plan.choices]:
            words.action(phrase)
    return {plan.name: plan for plan in plans}
