"""How a scene becomes the state with which a match begins."""

from typing import Any

from posse.engine.dice import Dice
from posse.engine.errors import BadScene, BrokenGame, NotAWord
from posse.engine.game import Game
from posse.engine.log import Log
from posse.engine.record import Header


def begun_scene(game: Game[Any], header: Header, dice: Dice, log: Log) -> Any:
    """The state of a header's scene at its first question; `BadScene` says what is impossible in it."""
    assert header.scene is not None
    try:
        state = game.from_picture(header.scene, header.seats, header.options)
        for wrong in game.sums(state):
            raise wrong
        game.go_on(state, dice, log, header.ask_all)
        for seat in game.asked(state):
            if not game.answers(state, seat):
                raise BrokenGame("no-options", step=game.frames(state)[-1], seat=seat)
    except NotAWord as unknown:
        raise BadScene(unknown.key, **unknown.facts) from unknown
    except BrokenGame as stuck:
        raise BadScene("scene-no-answer", field="at", given=stuck.facts.get("step", stuck.key)) from stuck
    except (ArithmeticError, AttributeError, LookupError, NotImplementedError, TypeError, ValueError) as lost:
        raise BadScene("scene-lost", given=str(lost)) from lost
    return state
