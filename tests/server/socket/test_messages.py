"""Messages of a browser: one verb with its own arguments, and nothing else."""

from typing import Any

import orjson
import pytest

from posse.server.errors import Malformed, TooLarge
from posse.server.socket.messages import MOST_BYTES, MOST_CHAT_TEXT, MOST_WORDS, VERBS, checked_verb, id_of, read

GOOD: list[dict[str, Any]] = [
    {"do": "place wages", "ticket": 41},
    {"do": "x" * MOST_WORDS, "ticket": 0},
    {"undo": True},
    {"redo": True},
    {"ahead": True},
    {"plan": "pass", "words": None},
    {"plan": "place", "words": "place wages"},
    {"unplan": 3},
    {"propose": "bot", "seat": 2},
    {"vote": True, "on": 3},
    {"vote": False, "on": 3},
    {"say": "Howdy", "key": "a1b2"},
    {"say": "zażółć\tgęślą\njaźń 🤠", "key": "1"},
    {"say": "x" * MOST_CHAT_TEXT, "key": "k" * 64},
    {"sit": 1},
    {"sit": None},
    {"look": False},
    {"hint": True},
    {"world": True},
    {"preview": "place wages"},
    {"why": "place:c4 parcel:c4", "picked": ["verb:build", "building:bank"]},
    {"why": "parcel:c4", "picked": []},
    {"page": True},
    {"ping": 1.5},
    {"ping": None},
]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"do": "", "ticket": 1}, "do"),
    ({"do": "x" * (MOST_WORDS + 1), "ticket": 1}, "do"),
    ({"do": ["pass"], "ticket": 1}, "do"),
    ({"do": "pass"}, "ticket"),
    ({"do": "pass", "ticket": None}, "ticket"),
    ({"do": "pass", "ticket": True}, "ticket"),
    ({"do": "pass", "ticket": -1}, "ticket"),
    ({"do": "pass", "ticket": 1.0}, "ticket"),
    ({"do": "pass", "ticket": 2**53}, "ticket"),
    ({"undo": False}, "undo"),
    ({"redo": 1}, "redo"),
    ({"plan": "", "words": None}, "plan"),
    ({"plan": "pass"}, "words"),
    ({"plan": "pass", "words": ""}, "words"),
    ({"unplan": -1}, "unplan"),
    ({"propose": "king", "seat": 1}, "propose"),
    ({"propose": "bot"}, "seat"),
    ({"vote": 1, "on": 1}, "vote"),
    ({"vote": True}, "on"),
    ({"say": "Howdy"}, "key"),
    ({"say": "Howdy", "key": ""}, "key"),
    ({"say": "Howdy", "key": "k" * 65}, "key"),
    ({"say": "Howdy", "key": "a\nb"}, "key"),
    ({"say": " \n ", "key": "1"}, "say"),
    ({"say": "x" * (MOST_CHAT_TEXT + 1), "key": "1"}, "say"),
    ({"say": "\u0000", "key": "1"}, "say"),
    ({"say": "a\u2066b", "key": "1"}, "say"),
    ({"sit": "1"}, "sit"),
    ({"sit": -1}, "sit"),
    ({"look": 1}, "look"),
    ({"hint": "please"}, "hint"),
    ({"preview": ""}, "preview"),
    ({"why": "", "picked": []}, "why"),
    ({"why": "x" * (MOST_WORDS + 1), "picked": []}, "why"),
    ({"why": "parcel:c4"}, "picked"),
    ({"why": "parcel:c4", "picked": "verb:build"}, "picked"),
    ({"why": "parcel:c4", "picked": [1]}, "picked"),
    ({"why": "parcel:c4", "picked": ["verb:build"] * 17}, "picked"),
    ({"page": None}, "page"),
    ({"ping": [1]}, "ping"),
    ({"ping": "x" * 65}, "ping"),
]


@pytest.mark.parametrize("message", GOOD, ids=str)
def test_a_message_that_means_something(message: dict[str, Any]) -> None:
    for sent in (message, {**message, "id": 7}, {**message, "id": None}):
        found = read(orjson.dumps(sent))
        checked_verb(found)
        assert found == sent


def test_every_verb_is_tried() -> None:
    assert {next(iter(message)) for message in GOOD} == set(VERBS)


@pytest.mark.parametrize(("message", "given"), WRONG, ids=str)
def test_a_value_that_is_wrong_is_named(message: dict[str, Any], given: str) -> None:
    with pytest.raises(Malformed) as refused:
        checked_verb(message)
    assert (refused.value.key, refused.value.facts) == ("message-value", {"given": given})


@pytest.mark.parametrize("number", ["1", -1, True, 1.5, [], 2**53])
def test_an_id_is_a_number(number: object) -> None:
    with pytest.raises(Malformed) as refused:
        checked_verb({"undo": True, "id": number})
    assert refused.value.facts == {"given": "id"}
    assert id_of({"id": number}) is None
    assert id_of({"id": 7}) == 7
    assert id_of({}) is None


@pytest.mark.parametrize("message", [{"undo": True, "redo": True}, {"do": "pass", "ticket": 1, "seat": 0}])
def test_nothing_else_belongs_in_a_message(message: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as refused:
        checked_verb(message)
    assert refused.value.key == "message-extra"
    assert refused.value.facts["given"] in ("redo", "seat")


@pytest.mark.parametrize("message", [{}, {"shoot": "doc"}, {"id": 1}, {"ticket": 1}])
def test_a_message_wants_something(message: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as refused:
        checked_verb(message)
    assert (refused.value.key, refused.value.facts) == ("message-no-verb", {"allowed": list(VERBS)})


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "message-no-json"),
        (b"{", "message-no-json"),
        (b"{'do': 1}", "message-no-json"),
        (b'{"do": NaN}', "message-no-json"),
        (b"\xff", "message-no-json"),
        (b"[" * 4000, "message-no-json"),
        (b"null", "message-no-object"),
        (b"[]", "message-no-object"),
        (b"7", "message-no-object"),
    ],
)
def test_what_is_no_message(raw: bytes, key: str) -> None:
    with pytest.raises(Malformed) as refused:
        read(raw)
    assert refused.value.key == key


def test_a_message_has_a_size() -> None:
    assert read(b'{"ping": 1}' + b" " * (MOST_BYTES - 11)) == {"ping": 1}
    for raw in (b" " * (MOST_BYTES + 1), "ż".encode() * (MOST_BYTES // 2 + 1)):
        with pytest.raises(TooLarge) as refused:
            read(raw)
        assert refused.value.facts == {"most": MOST_BYTES}
