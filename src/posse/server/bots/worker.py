"""A worker: a process that thinks for the bots of many tables, one question after the other.

It reads JSON objects, one per line, and answers each question with another. It begins with `{"ready": true}`. Then

    {"table": "x1", "known": 0, "header": "posse 1...", "lines": ["start | ...", ...],
     "seat": 1, "level": "search", "seconds": 1.5, "limit": 24.5}   ->  {"words": "place wages"}
    {"table": "x1", "known": 40, "lines": ["0 pass"], ...}          ->  the same, or {"again": true}
    {"forget": "x1"}                                                ->  nothing

`known` is the number of lines sent before; a worker that has another number asks for the whole record again.
`{"failed": "..."}` gives the reason for a missing answer. The worker ends when its input does.
"""

import faulthandler
import os
import secrets
import signal
import sys
from collections import OrderedDict
from time import perf_counter, sleep
from typing import Any

import orjson

import posse
from posse.bots import Bot, Peek, SearchBot, make

MOST_TABLES = 64
NICENESS = 10


class FollowedMatch:
    """A match that is replayed here, and the bots that play in it."""

    def __init__(self, match: posse.Match) -> None:
        self.match = match
        self._bots: dict[tuple[int, str, float], Bot] = {}
        self._answers: dict[tuple[int, str, float], tuple[int, str]] = {}

    @property
    def known(self) -> int:
        """How many lines have been replayed."""
        return len(self.match.lines)

    def answer(self, seat: int, level: str, seconds: float) -> str:
        """The words of the bot on a seat.

        Asked again in the same position it repeats its answer; otherwise it would conclude that the move led nowhere.
        """
        who = (seat, level, seconds)
        moment, words = self._answers.get(who, (0, ""))
        if moment != self.known:
            words = self.match.game.words.phrases[decide(self._bot(who), Peek(self.match, seat), seconds)]
            self._answers[who] = (self.known, words)
        return words

    def _bot(self, who: tuple[int, str, float]) -> Bot:
        """The bot on that seat; it is kept, because it remembers what it tried without success."""
        if who not in self._bots:
            _, level, seconds = who
            self._bots[who] = make(level, self.match.game.name, secrets.randbits(60), seconds=seconds)
        return self._bots[who]


def decide(bot: Bot, peek: Peek, seconds: float) -> int:
    """A bot's decision; one that searches takes its whole time, even where there is nothing to search.

    Otherwise the next bot in the queue, perhaps of the same table, would answer sooner, and that would reveal how many
    secret options there were.
    """
    end = perf_counter() + seconds
    action = bot.decide(peek)
    if isinstance(bot, SearchBot):
        sleep(max(0.0, end - perf_counter()))
    return action


class Thinker:
    """Replies to messages about tables, and keeps the most recently used ones."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._tables: OrderedDict[str, FollowedMatch] = OrderedDict()

    def reply(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The reply to one message; None if it needs none."""
        if "forget" in message:
            self._tables.pop(message["forget"], None)
            return None
        try:
            table = self._table(message)
            if table is None:
                return {"again": True}
            return {"words": table.answer(message["seat"], message["level"], message["seconds"])}
        except posse.PosseError as error:
            self._tables.pop(message["table"], None)
            return {"failed": str(error)}

    def _table(self, message: dict[str, Any]) -> FollowedMatch | None:
        """The match after these lines; None if lines before them are missing."""
        name, known, lines = message["table"], message["known"], message["lines"]
        if known == 0:
            record = "".join(line + "\n" for line in [message["header"].rstrip("\n"), *lines])
            self._tables[name] = FollowedMatch(posse.load(record))
        elif name not in self._tables or self._tables[name].known != known:
            return None
        else:
            self._tables[name].match.follow(lines)
        self._tables.move_to_end(name)
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return self._tables[name]


def say(reply: dict[str, Any]) -> None:
    """Write one line to the server."""
    sys.stdout.buffer.write(orjson.dumps(reply) + b"\n")
    sys.stdout.buffer.flush()


def behave() -> None:
    """Run at a low priority, leave Ctrl-C to the server, and log the stack when thinking takes too long."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
        faulthandler.register(signal.SIGALRM, all_threads=False, chain=True)


def end_after(seconds: float) -> None:
    """Let the operating system end this process after a number of seconds, whatever it does; 0 cancels that.

    A compiled rule in an endless loop lets no thread and no handler run, and the server may be gone by then.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Answer until the input ends."""
    behave()
    thinker = Thinker()
    say({"ready": True})
    for line in sys.stdin.buffer:
        message = orjson.loads(line)
        end_after(message.get("limit", 0.0))
        reply = thinker.reply(message)
        end_after(0.0)
        if reply is not None:
            say(reply)


if __name__ == "__main__":
    main()
