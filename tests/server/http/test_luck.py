"""Verifiable luck over HTTP: what is promised, what stays secret while a game runs, and what is revealed."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import posse
from posse.engine.luck import commitment_of, key_of, number_below
from posse.server.tables import lifecycle
from tests.engine.test_luck import RECORD, changed_outcome
from tests.server.running import ME, OPEN, Guest, Refused, RunningServer, bot, eventually, finished, local

pytestmark = pytest.mark.anyio

HOME = Path(__file__).parents[3]
DOCS = HOME / "docs" / "fairness.md"
REVEALED = HOME / "web" / "tests" / "revealed.ts"
ANNS, BOBS = "a1" * 32, "b2" * 32


async def contribute(guest: Guest, table: str, seat: int, contribution: Any) -> Any:
    return (await guest.at(table, f"seats/{seat}/luck", contribution=contribution))["luck"]["contributions"]


async def refusal(guest: Guest, path: str, **body: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await (guest.post(path, **body) if body else guest.get(path))
    return refused.value.status, refused.value.key


async def begun(ann: Guest, bob: Guest) -> str:
    """A running table to whose luck both have contributed."""
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    await contribute(ann, table, 0, ANNS)
    await contribute(bob, table, 1, BOBS)
    await ann.at(table, "start")
    return str(table)


async def play(server: RunningServer, table: str, answers: int, seed: int = 1) -> None:
    """Random answers, every fifth of which is taken back."""
    live, chance = server.live(table), Random(seed)
    for number in range(answers):
        match = live.playing().match
        seat = match.asked[0]
        await live.ask(live.play, seat, chance.choice(match.choices(seat)))
        if number % 5 == 4:
            await live.ask(live.strike, seat, True)


async def play_own(server: RunningServer, table: str, answers: int) -> None:
    """Random answers of seat 0 among bots, every fifth of which is taken back at once."""
    live, chance = server.live(table), Random(3)
    for number in range(answers):
        await eventually(lambda: 0 in live.playing().match.asked)

        async def answer(is_undone: bool = number % 5 == 4) -> None:
            await live.play(0, chance.choice(live.playing().match.choices(0)))
            if is_undone:
                await live.strike(0, True)

        await live.ask(answer)


async def record(server: RunningServer, guest: Guest, table: str) -> str:
    """The record of a table that is closed now."""
    live = await server.registry.find(table)
    await live.ask(lifecycle.close, live)
    return (await guest.call("GET", f"/api/tables/{table}/record")).text


# --- before the start


async def test_a_commitment_is_published_and_everybody_contributes_once(ann: Guest, bob: Guest) -> None:
    made = await ann.make(ME, OPEN, bot())
    table = made["id"]
    assert made["luck"] == {"version": 1, "commitment": made["luck"]["commitment"], "contributions": [None] * 3}
    await bob.join(table, 1)
    assert await contribute(ann, table, 0, ANNS) == [ANNS, None, None]
    assert await contribute(bob, table, 1, BOBS) == [ANNS, BOBS, None]
    assert await contribute(bob, table, 1, BOBS) == [ANNS, BOBS, None]
    path = f"/api/tables/{table}/seats"
    assert await refusal(bob, f"{path}/1/luck", contribution=ANNS) == (409, "luck-given")
    assert await refusal(bob, f"{path}/0/luck", contribution=ANNS) == (403, "not-your-seat")
    for wrong in ("", "A1" * 32, "a1" * 31, "a1" * 33, "a1" * 32 + "\n", 7):
        assert (await refusal(bob, f"{path}/1/luck", contribution=wrong))[0] == 400
    assert (await ann.table(table))["luck"]["commitment"] == made["luck"]["commitment"]


async def test_whoever_leaves_takes_the_contribution_along(ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN, local("Eve")))["id"]
    await bob.join(table)
    await contribute(bob, table, 1, BOBS)
    assert await contribute(ann, table, 2, ANNS) == [None, BOBS, ANNS]
    assert (await bob.at(table, "leave"))["luck"]["contributions"] == [None, None, ANNS]
    assert (await ann.at(table, "seats/2", **bot()))["luck"]["contributions"] == [None] * 3


async def test_after_the_start_it_is_too_late(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = (await ann.make(ME, OPEN))["id"]
    await bob.join(table)
    await ann.at(table, "start")
    path = f"/api/tables/{table}/seats/0/luck"
    assert await refusal(ann, path, contribution=ANNS) == (409, "table-started")


async def test_a_rematch_can_wait_for_contributions(server: RunningServer, ann: Guest) -> None:
    table = await server.lay(finished(), ann, "level1")
    assert (await ann.at(table, "rematch", start=False))["state"] == "open"


# --- while it runs


async def test_nothing_but_the_promise_is_told_of_a_running_game(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await begun(ann, bob)
    seed = server.live(table).row.seed
    assert seed
    async with ann.look(table) as window, bob.look(table, "") as spectator:
        await play(server, table, 25)
        for ear in (window, spectator):
            await ear.until_true(lambda page: len(page["log"]) > 10)
        told = [
            repr(window.heard),
            repr(spectator.heard),
            repr(await ann.table(table)),
            repr(await bob.get("/api/lobby")),
        ]
        told.append((await ann.call("GET", "/api/export")).text)
    assert commitment_of(seed) in told[0]
    assert not any(seed in one or "draw" in one for one in told)
    for path in ("record", "luck"):
        assert await refusal(ann, f"/api/tables/{table}/{path}") == (409, "table-not-over")


async def test_a_table_that_was_put_to_rest_goes_on_with_the_next_draw(
    server: RunningServer, ann: Guest, bob: Guest
) -> None:
    """No draw is repeated and none is left out: the record would not be verified."""
    table = await begun(ann, bob)
    for part in range(3):
        await play(server, table, 12, part)
        await server.registry.close_idle(0)
        assert table not in server.registry.tables
        await server.registry.find(table)
    text = await record(server, ann, table)
    assert len(posse.verify(text)) > 10


async def test_an_answer_that_fails_spends_no_draw(server: RunningServer, ann: Guest, bob: Guest) -> None:
    table = await begun(ann, bob)
    ledger = server.live(table).playing()
    assert ledger.luck
    before = list(ledger.luck.drawn)
    with pytest.raises(posse.PosseError):
        ledger.play(ledger.match.asked[0], "dance")
    assert ledger.luck.drawn == before


# --- afterwards


async def test_a_record_reveals_its_luck_and_everything_confirms_it(
    server: RunningServer, ann: Guest, bob: Guest, tmp_path: Path
) -> None:
    table = await begun(ann, bob)
    commitment = (await bob.table(table))["luck"]["commitment"]
    await play(server, table, 40)
    text = await record(server, bob, table)
    assert f"\nluck 1 {commitment}\ncontribution 0 {ANNS}\ncontribution 1 {BOBS}\n" in text
    draws = posse.verify(text)
    verdict = {"state": "verified", "draws": len(draws), "error": None}
    assert await bob.get(f"/api/tables/{table}/luck") == verdict
    assert own_check(tmp_path, text) == f"verified: {len(draws)} draws follow from the seed\n"
    again = await ann.post("/api/records", record=text)
    assert await ann.get(f"/api/tables/{again['id']}/luck") == verdict
    assert (await ann.call("GET", f"/api/tables/{again['id']}/record")).text == text


async def test_a_changed_record_is_uploaded_and_found_out(
    server: RunningServer, ann: Guest, bob: Guest, tmp_path: Path
) -> None:
    table = await begun(ann, bob)
    text = await record(server, ann, table)
    limit, number = re.findall(r"^drawn 0 (\d+):(\d+)", text, re.MULTILINE)[0]
    wrong = text.replace(f"drawn 0 {limit}:{number}", f"drawn 0 {limit}:{(int(number) + 1) % int(limit)}")
    uploaded = (await ann.post("/api/records", record=wrong))["id"]
    verdict = await ann.get(f"/api/tables/{uploaded}/luck")
    assert (verdict["state"], verdict["error"]["key"]) == ("failed", "luck-draw")
    assert verdict["error"]["facts"]["draw"] == 0
    assert own_check(tmp_path, wrong).startswith("WRONG: draw 0 ")


def test_the_program_in_the_documentation_finds_a_die_below_another_limit(tmp_path: Path) -> None:
    """Whoever writes a record could otherwise choose the limit whose number suits them."""
    die = r"drawn 2 6:2\n"
    text = REVEALED.read_text(encoding="utf-8").partition("`")[2].partition("`")[0]
    assert own_check(tmp_path, text) == "verified: 4 draws follow from the seed\n"
    key = key_of("5a" * 32, {0: "c0" * 32})
    for limit in (1, 2, 3, 4, 5, 7, 8, 12):
        number = number_below(key, 3, limit)
        other = re.sub(die, f"drawn 2 {limit}:{number}\n", text).replace("die 3", f"die {number + 1}")
        assert own_check(tmp_path, other).startswith("WRONG: draw 3 "), limit


@pytest.mark.parametrize("game", posse.GAMES)
async def test_the_program_in_the_documentation_checks_every_game(
    server: RunningServer, ann: Guest, game: str, tmp_path: Path
) -> None:
    """Records with undone answers and answers of bots, whose own dice are no part of the luck."""
    table = (await ann.make(ME, bot(), bot(), game=game))["id"]
    await contribute(ann, table, 0, ANNS)
    await ann.at(table, "start")
    await play_own(server, table, 12)
    text = await record(server, ann, table)
    draws = posse.verify(text)
    assert any(line.startswith("undo") for line in text.splitlines())
    assert len({line.split(" ")[0] for line in posse.load(text).lines} & {"1", "2"}) > 0
    assert own_check(tmp_path, text) == f"verified: {len(draws)} draws follow from the seed\n"


async def test_the_program_in_the_documentation_finds_a_changed_die(tmp_path: Path) -> None:
    text, line = changed_outcome()
    assert own_check(tmp_path, RECORD).startswith("verified: ")
    first = RECORD.splitlines().index(next(one for one in RECORD.splitlines() if one.startswith("start")))
    assert re.match(
        rf"WRONG: draw \d+ \(line {line - 1 - first}\) is \d of 6, and not a \d of 6", own_check(tmp_path, text)
    )


async def test_old_records_and_forks_are_not_verifiable(
    server: RunningServer, ann: Guest, bob: Guest, tmp_path: Path
) -> None:
    old = (await ann.post("/api/records", record=finished().record()))["id"]
    assert (await ann.get(f"/api/tables/{old}/luck"))["error"]["key"] == "luck-none"
    table = await begun(ann, bob)
    await record(server, ann, table)
    fork = await ann.at(table, "fork", moment=0, seat=0, level="level1")
    assert fork["luck"] is None
    text = await record(server, ann, fork["id"])
    assert own_check(tmp_path, text) == "not verifiable\n"
    assert (await ann.get(f"/api/tables/{fork['id']}/luck"))["error"]["key"] == "luck-fork"


def own_check(folder: Path, text: str) -> str:
    """What the program in the documentation says about a record."""
    program = re.findall(r"^```python\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    assert len(program.splitlines()) <= 80
    (folder / "luck.py").write_text(program, encoding="utf-8")
    (folder / "record").write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-I", folder / "luck.py", folder / "record"], capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr
