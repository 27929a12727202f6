"""The messages a browser may send over the socket: one verb each, with its own arguments and no others."""

from collections.abc import Callable
from typing import NamedTuple

import orjson

from posse.server.errors import Forbidden, Malformed, TooLarge
from posse.server.tables import actions
from posse.server.tables.actions import Action, Message

MOST_BYTES = 4096
MOST_WORDS = 200
MOST_CHAT_TEXT = 500
MOST_KEY = 64
MOST_TERMS = 16
MOST_NUMBER = 2**53


def _is_true(value: object) -> bool:
    return value is True


def _is_answer(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_WORDS


def _is_answer_or_none(value: object) -> bool:
    return value is None or _is_answer(value)


def _is_chat_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= MOST_CHAT_TEXT and not set(value) & CONTROLS


def _is_key(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_KEY and value.isprintable()


def _are_terms(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MOST_TERMS and all(_is_key(term) for term in value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_NUMBER


def _is_number_or_none(value: object) -> bool:
    return value is None or _is_number(value)


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _is_bot(value: object) -> bool:
    return value == "bot"


def _is_scalar(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float) or _is_key(value)


# Control characters and bidirectional overrides: they would make a text read as something else, or as nothing.
CONTROLS = {
    *map(chr, range(32)),
    *map(chr, range(0x7F, 0xA0)),
    *"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
}
CONTROLS -= {"\n", "\t"}

Shape = dict[str, Callable[[object], bool]]


class Verb(NamedTuple):
    """The arguments of a verb, and the action of the table; a verb without an action is answered by the session."""

    shape: Shape
    action: Action | None


VERBS = {
    "do": Verb({"do": _is_answer, "ticket": _is_number}, actions.answer),
    "undo": Verb({"undo": _is_true}, actions.undo),
    "redo": Verb({"redo": _is_true}, actions.redo),
    "ahead": Verb({"ahead": _is_true}, actions.ahead),
    "plan": Verb({"plan": _is_key, "words": _is_answer_or_none}, actions.plan),
    "unplan": Verb({"unplan": _is_number}, actions.unplan),
    "propose": Verb({"propose": _is_bot, "seat": _is_number}, actions.propose_bot),
    "vote": Verb({"vote": _is_flag, "on": _is_number}, actions.vote),
    "say": Verb({"say": _is_chat_text, "key": _is_key}, actions.say),
    "sit": Verb({"sit": _is_number_or_none}, actions.sit),
    "look": Verb({"look": _is_flag}, actions.look),
    "hint": Verb({"hint": _is_true}, actions.hint),
    "preview": Verb({"preview": _is_answer}, actions.preview),
    "world": Verb({"world": _is_true}, actions.world),
    "why": Verb({"why": _is_answer, "picked": _are_terms}, actions.why),
    "page": Verb({"page": _is_true}, actions.page),
    "ping": Verb({"ping": _is_scalar}, None),
}

# A guest bot plays and does nothing else: it asks no hint of another bot, and neither talks, votes nor takes back.
BOT_VERBS = ("do", "world", "preview", "page", "ping")


def read(raw: bytes) -> Message:
    """A message as a dict of any shape; `Malformed` if it is not even that."""
    if len(raw) > MOST_BYTES:
        raise TooLarge("message-too-large", most=MOST_BYTES)
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Malformed("message-no-json") from None
    if not isinstance(message, dict):
        raise Malformed("message-no-object")
    return message


def id_of(message: Message) -> int | None:
    """The id that an error gives back, so that the sender knows which message was wrong."""
    number = message.get("id")
    return number if _is_number(number) else None


def checked_verb(message: Message) -> Verb:
    """The verb of a valid message; `Malformed` says what is wrong with any other."""
    name = next((name for name in VERBS if name in message), None)
    if name is None:
        raise Malformed("message-no-verb", allowed=list(VERBS))
    verb = VERBS[name]
    shape = verb.shape
    extra = [name for name in message if name not in shape and name != "id"]
    if extra:
        raise Malformed("message-extra", given=extra[0][:MOST_KEY], allowed=list(shape))
    for name, is_right in shape.items():
        if not is_right(message.get(name, shape)):  # the shape itself serves as the missing value: it is never valid
            raise Malformed("message-value", given=name)
    if not _is_number_or_none(message.get("id")):
        raise Malformed("message-value", given="id")
    return verb


def check_bot(message: Message) -> None:
    """`Forbidden` if a guest bot may not send this."""
    given = next(name for name in VERBS if name in message)
    if given not in BOT_VERBS:
        raise Forbidden("bot-verb", given=given, allowed=list(BOT_VERBS))
