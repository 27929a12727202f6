"""Events: who sees what."""

from posse.engine.log import EVERYBODY, Event, Log, events_of
from posse.engine.state import bit
from tests.engine.tiny_rules import BURIED, CARD, PEEKED, SHOWED, THOUGHT, WORDS

ACE = CARD.index("ace")


def told(log: Log) -> Event:
    [event] = events_of(WORDS, log)
    return event


def test_what_is_said_everybody_sees() -> None:
    """Owner, others and spectators see all of a public event."""
    log = Log()
    log.say(SHOWED, 1, ACE)
    for seat in (0, 1, None):
        assert str(told(log).seen_by(seat)) == "showed 1 ace"
    assert told(log).public


def test_what_is_told_others_see_without_its_secrets() -> None:
    """The seats of the mask see the secret arguments, others and spectators that it happened."""
    log = Log()
    log.tell(bit(1) | bit(2), PEEKED, 1, 2, ACE)
    assert [str(told(log).seen_by(seat)) for seat in (0, 1, 2, None)] == [
        "peeked 1 2 ?",
        "peeked 1 2 ace",
        "peeked 1 2 ace",
        "peeked 1 2 ?",
    ]


def test_what_is_whispered_others_do_not_notice() -> None:
    """Those outside the mask see nothing at all."""
    log = Log()
    log.whisper(bit(1), THOUGHT, 1, ACE)
    assert str(told(log).seen_by(1)) == "thought 1 ace"
    assert told(log).seen_by(0) is None
    assert told(log).seen_by(None) is None


def test_what_is_hidden_is_not_even_inside() -> None:
    """An event as seen by others has no secrets, and viewing it again reveals no more."""
    log = Log()
    log.tell(bit(1), BURIED, 1, ACE)
    seen = told(log).seen_by(0)
    assert seen is not None
    assert (seen.values, seen.mask) == ((1,), 0)
    again = seen.seen_by(1)
    assert again is not None
    assert str(again) == "buried 1 ?"
    assert seen.json() == again.json() == {"event": "buried", "seat": 1, "card": "?"}


def test_json_has_the_arguments_by_name() -> None:
    """Seats and numbers are numbers, nouns are words, nothing is null."""
    log = Log()
    log.say(SHOWED, 1, -1)
    assert told(log).json() == {"event": "showed", "seat": 1, "card": None}
    assert repr(told(log)) == "<showed 1 ->"


def test_whether_somebody_learns_something_is_declared() -> None:
    """An event knows whether it reveals something."""
    log = Log()
    log.say(SHOWED, 1, ACE)
    log.say(BURIED, 1, ACE)
    assert [event.reveals for event in events_of(WORDS, log)] == [True, False]


def test_telling_everybody_is_saying() -> None:
    """The mask of everybody includes spectators."""
    log = Log()
    log.tell(EVERYBODY, BURIED, 1, ACE)
    assert str(told(log).seen_by(None)) == "buried 1 ace"


def test_a_quiet_log_drops_everything_at_the_door() -> None:
    """A quiet log costs nothing."""
    log = Log(loud=False)
    log.say(SHOWED, 1, ACE)
    log.tell(bit(0), BURIED, 1, ACE)
    log.whisper(bit(0), THOUGHT, 1, ACE)
    assert log.size == 0
