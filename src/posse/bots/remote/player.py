"""A bot that plays by messages: what it hears, and what it says in return. There is no network here."""

from random import SystemRandom
from typing import Any

import posse
from posse.bots.arena.contestants import told
from posse.bots.peek import Bot, Peek
from posse.bots.remote.errors import BotFailed
from posse.bots.remote.sight import Message, RemoteBot, Sight

MOST_ID = 2**53
AGAIN = ("store-failed", "two-writers", "too-fast")  # errors after which the same answer is sent once more
NEWS = ("events", "chat", "notices")

CHANCE = SystemRandom()


class Player:
    """Keeps the page as a browser does, and answers each question once.

    An answer that the server has not confirmed is sent again after reconnecting, with the same id: so it counts once.
    A `RemoteBot` knows the page; any other bot is given a peek at a world that the server has imagined for the seat.
    """

    def __init__(self, bot: Bot | RemoteBot) -> None:
        self.bot = bot
        self.page: Message = {}
        self._sent: Message | None = None  # an answer that is not confirmed yet
        self._handled: int | None = None  # the ticket of the question that the bot has dealt with
        self._wanted: int | None = None  # the id of the request for a world that is waited for

    @property
    def state(self) -> str:
        """That of the table: open, running, over or closed."""
        return str(self.page["table"]["state"]) if self.page else "open"

    @property
    def is_finished(self) -> bool:
        return self.state in ("over", "closed")

    @property
    def result(self) -> Message | None:
        found: Message | None = self.page["table"]["result"]
        return found

    def hear(self, message: Message) -> Message | None:
        """Take in what the server has sent; returns what to send, if anything."""
        if "n" in message:
            return self._read(message)
        if "taken" in message:
            self._confirm(message["taken"])
        elif "world" in message and message["id"] == self._wanted and message["ticket"] == self.page["ticket"]:
            return self._answer(self._by_world(message["world"]))
        elif "error" in message and self._sent and message.get("id") == self._sent["id"]:
            return self._refused(message["error"]["key"])
        return None

    # --- the page

    def _read(self, message: Message) -> Message | None:
        is_whole = "whole" in message
        if is_whole:
            self.page, self._handled = message, None
        else:
            news = {name: value for name, value in message.items() if name not in NEWS}
            self.page = {**self.page, **news, "log": self.page["log"] + message.get("events", [])}
        if self._sent is not None:
            return self._sent if is_whole else None
        return self._turn()

    def _turn(self) -> Message | None:
        """What to say if the seat is asked something new."""
        page = self.page
        if self.state != "running" or not page["choices"] or page["ticket"] == self._handled:
            return None
        self._handled = page["ticket"]
        if isinstance(self.bot, RemoteBot):
            return self._answer(self._by_sight(self.bot))
        self._wanted = CHANCE.randrange(MOST_ID)
        return {"world": True, "id": self._wanted}

    # --- deciding

    def _by_sight(self, bot: RemoteBot) -> str:
        page, table = self.page, self.page["table"]
        sight = Sight(table["game"], page["seat"], page["question"], page["choices"], page["view"], page["log"], table)
        try:
            return bot.decide(sight)
        except Exception as error:
            raise BotFailed("bot-raises", why=told(error)) from error

    def _by_world(self, scene: Message) -> str:
        assert isinstance(self.bot, Bot)
        peek = Peek(posse.scene(self.page["table"]["game"], scene), self.page["seat"])
        try:
            return peek.game.words.phrases[self.bot.decide(peek)]
        except Exception as error:
            raise BotFailed("bot-raises", why=told(error)) from error

    def _answer(self, words: Any) -> Message:
        if words not in self.page["choices"]:
            raise BotFailed("bot-not-a-choice", given=str(words), allowed=self.page["choices"])
        self._sent = {"do": words, "ticket": self.page["ticket"], "id": CHANCE.randrange(MOST_ID)}
        return self._sent

    # --- what became of an answer

    def _confirm(self, id: int) -> None:
        if self._sent is not None and self._sent["id"] == id:
            self._sent = None

    def _refused(self, key: str) -> Message | None:
        """An answer in doubt is sent again, after the page that follows; any other is dropped, for that page tells."""
        if key not in AGAIN:
            self._sent = None
        return self._sent if key == "too-fast" else None
