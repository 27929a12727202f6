"""A bot that plays by messages: what it hears, what it says, and what it says again."""

from typing import Any

import pytest

import posse
from posse.bots import Bot, Peek
from posse.bots.remote import Player, RemoteBot, Sight, TableLink, table_link
from posse.bots.remote.errors import BotFailed
from tests.sample import GAME, scene

Json = dict[str, Any]


class Last(RemoteBot):
    """Takes the last choice, and notes what it was shown."""

    def __init__(self) -> None:
        super().__init__(GAME, 0)
        self.seen: list[Sight] = []

    def decide(self, sight: Sight) -> str:
        self.seen.append(sight)
        return sight.choices[-1]


class LastOption(Bot):
    """The same by a peek."""

    def decide(self, peek: Peek) -> int:
        return peek.options[-1]


def page(ticket: int = 1, state: str = "running", **more: Any) -> Json:
    table = {"game": GAME, "state": state, "result": None}
    asked = {"ticket": ticket, "question": {"step": "place"}, "choices": ["pass", "place wages"], "view": {"round": 1}}
    return {"n": 1, "whole": True, "seat": 0, "table": table, "log": [{"event": "began"}], **asked, **more}


def test_a_question_is_answered_once() -> None:
    player = Player(Last())
    said = player.hear(page())
    assert said is not None
    assert (said["do"], said["ticket"]) == ("place wages", 1)
    assert 0 <= said["id"] < 2**53
    assert player.hear({"n": 2, "chat": []}) is None
    assert player.hear({"taken": said["id"]}) is None
    assert player.hear({"n": 3, "table": page()["table"]}) is None


def test_it_is_shown_all_that_happened() -> None:
    bot = Last()
    player = Player(bot)
    said = player.hear(page())
    assert said
    player.hear({"taken": said["id"]})
    player.hear({"n": 2, "events": [{"event": "placed"}], "choices": [], "ticket": 2})
    player.hear({"n": 3, "events": [{"event": "passed"}], "choices": ["pass"], "ticket": 3})
    assert [sight.choices for sight in bot.seen] == [["pass", "place wages"], ["pass"]]
    assert [event["event"] for event in bot.seen[-1].events] == ["began", "placed", "passed"]
    assert (bot.seen[-1].seat, bot.seen[-1].question, bot.seen[-1].game) == (0, {"step": "place"}, GAME)


def test_an_answer_that_was_not_confirmed_is_sent_again_as_it_was() -> None:
    player = Player(Last())
    said = player.hear(page())
    assert player.hear(page(ticket=5)) == said  # a new connection: the server may have it, and knows it by its id
    assert said
    for doubt in ("store-failed", "two-writers"):
        assert player.hear({"error": {"key": doubt, "facts": {}}, "id": said["id"]}) is None
        assert player.hear(page()) == said
    assert player.hear({"error": {"key": "too-fast", "facts": {"seconds": 1}}, "id": said["id"]}) == said


def test_a_refused_answer_is_thought_about_again() -> None:
    player = Player(Last())
    first = player.hear(page())
    assert first
    assert player.hear({"error": {"key": "stale-ticket", "facts": {}}, "id": first["id"]}) is None
    second = player.hear(page(ticket=2))
    assert second
    assert second["ticket"] == 2
    assert second["id"] != first["id"]


def test_an_error_about_something_else_changes_nothing() -> None:
    player = Player(Last())
    player.hear(page())
    assert player.hear({"error": {"key": "stale-ticket", "facts": {}}, "id": None}) is None
    assert player.hear(page(ticket=9)) is not None


def test_nothing_is_answered_before_the_start_or_after_the_end() -> None:
    for state in ("open", "over", "closed"):
        player = Player(Last())
        assert player.hear(page(state=state)) is None
        assert player.is_finished == (state != "open")


def test_another_bot_is_given_a_peek_at_a_world() -> None:
    match = scene(seats=2, at="place : 0")
    player = Player(LastOption())
    wanted = player.hear(page(choices=match.choices(0)))
    assert wanted
    assert wanted["world"] is True
    late = {"world": match.scene(), "ticket": 1, "id": wanted["id"] + 1}
    assert player.hear(late) is None
    assert player.hear({**late, "id": wanted["id"], "ticket": 7}) is None
    said = player.hear({**late, "id": wanted["id"]})
    assert said
    assert said["do"] == match.choices(0)[-1]


def test_a_bot_that_fails_is_not_asked_again() -> None:
    class Wrong(Last):
        def decide(self, sight: Sight) -> str:
            return "win"

    class Broken(Last):
        def decide(self, sight: Sight) -> str:
            raise ZeroDivisionError

    for bot, key in ((Wrong(), "bot-not-a-choice"), (Broken(), "bot-raises")):
        with pytest.raises(BotFailed) as failed:
            Player(bot).hear(page())
        assert failed.value.key == key


@pytest.mark.parametrize(
    ("text", "root"),
    [
        ("https://play.example.org/table/Ab12cd34", "https://play.example.org"),
        (" http://127.0.0.1:8000/table/Ab12cd34/ ", "http://127.0.0.1:8000"),
        ("https://example.org/posse/table/Ab12cd34/k-e_y?lang=pl#x", "https://example.org/posse"),
        ("http://[::1]:8000/table/Ab12cd34", "http://[::1]:8000"),
    ],
)
def test_the_link_of_a_table(text: str, root: str) -> None:
    link = table_link(text)
    assert link == TableLink(root, "Ab12cd34")
    assert link.call("bot") == f"{root}/api/tables/Ab12cd34/bot"
    assert link.socket == f"ws{root.removeprefix('http')}/api/tables/Ab12cd34/socket"


@pytest.mark.parametrize(
    "text",
    ["", "Ab12cd34", "https://example.org/", "https://example.org/table/", "ftp://example.org/table/Ab12cd34"]
    + ["https:///table/Ab12cd34", "https://example.org:port/table/Ab12cd34", "https://example.org/table/../../etc"],
)
def test_what_is_no_link_of_a_table(text: str) -> None:
    assert table_link(text) is None


def test_a_world_of_a_seat_continues_as_its_match_would() -> None:
    """What `posse bot run` relies on: a scene is the whole state, so a peek at it has the same options."""
    match = posse.new(GAME, 3, seed=5)
    for _ in range(60):
        seat = match.asked[0]
        again = posse.scene(GAME, match.scene())
        assert Peek(again, seat).words == Peek(match, seat).words
        match.play(seat, match.choices(seat)[-1])
