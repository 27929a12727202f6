"""A worker: a process that thinks for the bots of many tables, one question after the other.

It reads JSON objects, one per line, and answers each question with another. It begins with `{"ready": true}`. Then

    {"table": "x1", "known": 0, "header": "posse 1...", "lines": ["start | ...", ...],
     "seat": 1, "level": "level4", "seconds": 2.0, "advice": false, "limit": 26.0}
                                                              ->  {"words": "place wages", "spent": 0.7}
    {"table": "x1", "known": 40, "lines": ["0 pass"], ...}    ->  the same, or {"again": true}
    {..., "advice": true}                                     ->  {"words": ..., "reason": {...} or null, "spent": 0.7}
    {..., "look": {"place": 7, "depth": "standard", "seed": 0}}
                                                              ->  {"words": "", "found": {...}, "places": 91}
    {"forget": "x1"}                                          ->  nothing

`known` is the number of lines sent before; a worker that has another number asks for the whole record again. `seconds`
is how long the bot may think about this question, `spent` how long it did. `look` asks what is found at one place of a
finished game, and in how many places there is something to find.
`{"failed": "..."}` gives the reason for a missing answer. The worker ends when its input does.
"""

import faulthandler
import os
import secrets
import signal
import sys
from collections import OrderedDict
from time import perf_counter
from typing import Any, NamedTuple

import orjson

import posse
from posse.analysis import Study
from posse.bots import Bot, Peek, make

MOST_TABLES = 256
NICENESS = 10
DIGITS = 2


class Who(NamedTuple):
    """A bot of a match: the one that plays a seat, or the one that advises its person."""

    seat: int
    level: str
    advice: bool


class FollowedMatch:
    """A match that is replayed here, and the bots that play in it."""

    def __init__(self, match: posse.Match) -> None:
        self.match = match
        self._bots: dict[Who, Bot] = {}
        self._replies: dict[Who, tuple[int, dict[str, Any]]] = {}
        self._study: Study | None = None

    @property
    def known(self) -> int:
        """How many lines have been replayed."""
        return len(self.match.lines)

    def answer(self, who: Who, seconds: float) -> dict[str, Any]:
        """What a bot answers now, thinking at most this long.

        Asked again in the same position it repeats its answer; otherwise it would conclude that the move led nowhere.
        """
        moment, reply = self._replies.get(who, (0, {}))
        if moment == self.known:
            return {**reply, "spent": 0.0}
        began = perf_counter()
        self._bot(who, seconds).limit(seconds)
        reply = self._advice(who) if who.advice else {"words": self._words(self._decision(who))}
        self._replies[who] = (self.known, reply)
        return {**reply, "spent": round(perf_counter() - began, 4)}

    def look(self, place: int, depth: str, seed: int) -> dict[str, Any]:
        """What is found at one place of a finished game; all places of a game are asked for with the same depth."""
        self._study = self._study or Study(self.match, depth, seed)
        return {"words": "", "found": self._study.look(place).json(), "places": self._study.size}

    def _advice(self, who: Who) -> dict[str, Any]:
        """The best answer and its reason: what is expected, and how much worse the next best answer is."""
        advice = self._bots[who].advice(Peek(self.match, who.seat))
        if advice is None:
            return {"words": self._words(self._decision(who)), "reason": None}
        best, *others = advice.opinions
        following = others[0] if others else None
        reason = {
            "measure": advice.measure,
            "expects": round(best.value, DIGITS),
            "next": self._words(following.action) if following else None,
            "worse": round(best.value - following.value, DIGITS) if following else None,
        }
        return {"words": self._words(best.action), "reason": reason}

    def _decision(self, who: Who) -> int:
        return self._bots[who].decide(Peek(self.match, who.seat))

    def _words(self, action: int) -> str:
        return self.match.game.words.phrases[action]

    def _bot(self, who: Who, seconds: float) -> Bot:
        """This bot; it is kept, because it remembers what it tried without success."""
        if who not in self._bots:
            game = self.match.game.name
            self._bots[who] = make(who.level, game, secrets.randbits(60), seconds=seconds)
        return self._bots[who]


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
            if "look" in message:
                return table.look(**message["look"])
            return table.answer(Who(message["seat"], message["level"], message["advice"]), message["seconds"])
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
