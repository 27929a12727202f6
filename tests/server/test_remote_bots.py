"""Programs that play at a real server over the wire: a bot in JavaScript, bots in Python, and how they end."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest

from build_web import node_home
from posse.texts import terminal_texts
from tests.server.programs import token_of
from tests.server.running import ME, OPEN, Guest, RunningServer, bot, within

pytestmark = pytest.mark.anyio

JAVASCRIPT = Path(__file__).parent.parent.parent / "examples" / "remote_bot.mjs"
MOST_LINES = 60
PYTHON = '''
from posse.bots.remote import RemoteBot, Sight


class First(RemoteBot):
    """Takes the first choice that takes nothing back."""

    def decide(self, sight: Sight) -> str:
        assert sight.view["players"] and sight.question["step"] and sight.table["game"] == self.game
        return next((words for words in sight.choices if not words.startswith(("lift", "back"))), sight.choices[0])
'''
RAISES = "def broken(game, seed):\n    raise KeyError(game)\n"


@contextlib.asynccontextmanager
async def running(*command: str | Path, token: str) -> AsyncIterator[Process]:
    """A program with a token, ended at the latest with the block."""
    environment = {**os.environ, "POSSE_BOT_TOKEN": token, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    process = await asyncio.create_subprocess_exec(
        *map(str, command), stdin=asyncio.subprocess.DEVNULL, stdout=PIPE, stderr=PIPE, env=environment
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def python(given: str | Path, link: str, *more: str) -> tuple[str, ...]:
    # SIGINT is ignored if the tests were started in the background.
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    posse = f"{listen}; import sys; from posse.cli import main; sys.exit(main())"
    return (sys.executable, "-c", posse, "bot", "run", str(given), "--table", link, "--lang", "en", *more)


def say(key: str, **facts: object) -> str:
    return terminal_texts("en").say(key, **facts)


async def line_of(process: Process) -> str:
    assert process.stdout
    line: bytes = await within(process.stdout.readline())
    return line.decode().strip()


async def end_of(process: Process) -> tuple[int, str]:
    """The exit code, and all that is left of both outputs."""
    out, err = await within(process.communicate())
    assert process.returncode is not None
    return process.returncode, out.decode() + err.decode()


@pytest.fixture
def first(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(PYTHON)
    return path


def link_to(server: RunningServer, table: str) -> str:
    return f"http://{server.address}/table/{table}"


def test_the_example_is_short_and_depends_on_nothing() -> None:
    source = JAVASCRIPT.read_text()
    assert len(source.splitlines()) <= MOST_LINES
    assert "import" not in source
    assert "require" not in source


async def test_bots_in_two_languages_play_a_whole_game(server: RunningServer, ann: Guest, first: Path) -> None:
    """One knows what it is sent, one is given a peek, one is written in JavaScript, and one is the server's own."""
    tokens = [await token_of(ann, name) for name in ("Sight", "Peek", "Script")]
    table = (await ann.make(OPEN, OPEN, OPEN, bot("level1"), guest_bots=True))["id"]
    link = link_to(server, table)
    commands: list[tuple[str | Path, ...]] = [
        python(first, link),
        python("greedy", link),
        (node_home() / "bin" / "node", JAVASCRIPT, link),
    ]
    async with contextlib.AsyncExitStack() as until_the_end, ann.look(table) as window:
        programs = [
            await until_the_end.enter_async_context(running(*command, token=token))
            for command, token in zip(commands, tokens, strict=True)
        ]
        await window.until_true(lambda page: all(seat["here"] for seat in page["table"]["seats"]))
        await ann.at(table, "start")
        async with asyncio.TaskGroup() as meanwhile:  # whoever reads nothing for long is sent off
            meanwhile.create_task(window.until_true(lambda page: page["table"]["state"] == "over"))
            ends = [await end_of(one) for one in programs]
    result = window.table["result"]
    assert [code for code, _ in ends] == [0, 0, 0], ends
    for name, (_, told) in zip(("Sight", "Peek"), ends, strict=False):
        seat = next(seat["seat"] for seat in window.table["seats"] if seat["name"] == name)
        place, score = 1 + result["ranking"].index([seat]), result["scores"][seat]
        assert say("cli-bot-waits") in told
        assert told.splitlines()[-1] == say("cli-bot-over", name=name, place=place, seats=4, score=score)
    assert orjson.loads(ends[2][1]) == result


async def test_an_interrupted_bot_leaves_its_seat(server: RunningServer, ann: Guest, first: Path) -> None:
    token = await token_of(ann)
    table = (await ann.make(ME, OPEN, guest_bots=True))["id"]
    async with running(*python(first, link_to(server, table)), token=token) as process, ann.look(table) as window:
        assert await line_of(process) == say("cli-bot-sits", name="Robo", table=table, seat=2)
        await window.until_true(lambda page: page["table"]["seats"][1]["here"])
        process.send_signal(signal.SIGINT)
        code, told = await end_of(process)
        assert (code, told.splitlines()[-1]) == (130, say("cli-bot-left", name="Robo"))
        await window.until_true(lambda page: page["table"]["seats"][1]["kind"] == "open")


async def test_a_revoked_bot_ends_and_says_why(server: RunningServer, ann: Guest, first: Path) -> None:
    token = await token_of(ann)
    table = (await ann.make(ME, OPEN, guest_bots=True))["id"]
    async with running(*python(first, link_to(server, table)), token=token) as process, ann.look(table) as window:
        await window.until_true(lambda page: page["table"]["seats"][1]["here"])
        own = (await ann.get("/api/account"))["bots"][0]["id"]
        await ann.post(f"/api/bots/{own}/revoke")
        code, told = await end_of(process)
        assert (code, told.splitlines()[-1]) == (2, f"posse: {say('error-logged-out')}")


async def test_a_broken_connection_is_made_again(server: RunningServer, ann: Guest, first: Path) -> None:
    token = await token_of(ann)
    table = (await ann.make(ME, OPEN, guest_bots=True))["id"]
    async with running(*python(first, link_to(server, table)), token=token) as process, ann.look(table) as window:
        await window.until_true(lambda page: page["table"]["seats"][1]["here"])
        live = server.live(table)
        robo = next(watcher for watcher in live.audience.watchers if watcher.author)
        robo.outlet.end(RuntimeError())  # type: ignore[arg-type]  # any reason that does not forbid to come again
        await window.until_true(lambda page: not page["table"]["seats"][1]["here"])
        await window.until_true(lambda page: page["table"]["seats"][1]["here"])
        for _ in range(2):
            await line_of(process)
        assert [await line_of(process), await line_of(process)] == [
            say("cli-bot-lost", seconds="0.5"),
            say("cli-bot-back"),
        ]


async def test_a_bot_that_cannot_be_made_keeps_no_seat(server: RunningServer, ann: Guest, tmp_path: Path) -> None:
    token = await token_of(ann)
    table = (await ann.make(ME, OPEN, guest_bots=True))["id"]
    (tmp_path / "broken.py").write_text(RAISES)
    given = tmp_path / "broken.py"
    async with running(*python(f"{given}:broken", link_to(server, table)), token=token) as process:
        code, told = await end_of(process)
    assert code == 2
    assert "KeyError" in told
    assert (await ann.table(table))["seats"][1]["kind"] == "open"


async def test_the_reason_of_a_refusal_is_the_servers_own(server: RunningServer, ann: Guest, first: Path) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    async with running(*python(first, link_to(server, table)), token=await token_of(ann)) as process:
        assert await end_of(process) == (2, f"posse: {say('error-no-guest-bots')}\n")
