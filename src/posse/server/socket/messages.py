"""What a browser may say over the socket: one verb a message, each with its own words, and nothing else."""

from typing import Any

import orjson

from posse.server.errors import Malformed, TooLarge

MOST_BYTES = 4096
MOST_WORDS = 200
MOST_SAID = 500
MOST_KEY = 64
MOST_NUMBER = 2**53

Message = dict[str, Any]


def _is_true(value: object) -> bool:
    return value is True


def _is_answer(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_WORDS


def _is_speech(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= MOST_SAID and not set(value) & CONTROLS


def _is_key(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_KEY and value.isprintable()


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


# Signs that would make others read something else than was written, or nothing at all.
CONTROLS = {
    *map(chr, range(32)),
    *map(chr, range(0x7F, 0xA0)),
    *"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
}
CONTROLS -= {"\n", "\t"}

# Each verb with what belongs to it.
SHAPES = {
    "do": {"do": _is_answer, "ticket": _is_number},
    "undo": {"undo": _is_true},
    "redo": {"redo": _is_true},
    "propose": {"propose": _is_bot, "seat": _is_number},
    "vote": {"vote": _is_flag, "on": _is_number},
    "say": {"say": _is_speech, "key": _is_key},
    "sit": {"sit": _is_number_or_none},
    "hint": {"hint": _is_true},
    "preview": {"preview": _is_answer},
    "page": {"page": _is_true},
    "ping": {"ping": _is_scalar},
}


def read(raw: bytes) -> Message:
    """A message as a dict, of whatever shape; `Malformed` if it is none."""
    if len(raw) > MOST_BYTES:
        raise TooLarge("message-too-large", most=MOST_BYTES)
    try:
        message = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Malformed("message-no-json") from None
    if not isinstance(message, dict):
        raise Malformed("message-no-object")
    return message


def number_of(message: Message) -> int | None:
    """The number that an error gives back, so that the sender knows what was wrong."""
    number = message.get("id")
    return number if _is_number(number) else None


def check(message: Message) -> None:
    """Whether a message has a shape that means something; `Malformed` tells what is wrong with it."""
    verb = next((verb for verb in SHAPES if verb in message), None)
    if verb is None:
        raise Malformed("message-no-verb", allowed=list(SHAPES))
    shape = SHAPES[verb]
    extra = [name for name in message if name not in shape and name != "id"]
    if extra:
        raise Malformed("message-extra", given=extra[0][:MOST_KEY], allowed=list(shape))
    for name, is_right in shape.items():
        if not is_right(message.get(name, shape)):  # the table of shapes itself is never a right value
            raise Malformed("message-value", given=name)
    if not _is_number_or_none(message.get("id")):
        raise Malformed("message-value", given="id")
