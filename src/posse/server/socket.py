"""The socket of a table: hears what a browser says, and sends what the table has for it."""

import asyncio
from time import perf_counter

import orjson
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from posse.engine.errors import PosseError
from posse.server.errors import TooFast, error_json
from posse.server.messages import Message, check, number_of, read
from posse.server.table import LiveTable
from posse.server.watcher import Timings, Watcher

TOO_FAST = 4429
TRY_AGAIN = 1013
PATIENCE = 100  # refused messages until a flooding connection is closed
LAST_WORDS = 5.0  # seconds in which somebody who is shown out may read why


async def attend(socket: WebSocket, table: LiveTable, watcher: Watcher) -> None:
    """Serve one connection from its first page to its end."""
    sender = asyncio.create_task(_send_all(socket, watcher, table.services.timings))
    hearer = asyncio.create_task(_hear_all(socket, table, watcher))
    ended = asyncio.create_task(watcher.ended.wait())
    try:
        await asyncio.wait([hearer, ended], return_when=asyncio.FIRST_COMPLETED)  # who is too slow may say nothing more
        if hearer.done():
            hearer.result()
    except WebSocketDisconnect:
        pass
    except PosseError as error:
        await _say_and_close(socket, error, TRY_AGAIN)
    finally:
        table.post(table.go, watcher)
        if watcher.end:
            await asyncio.wait([sender], timeout=LAST_WORDS)
        for task in (sender, hearer, ended):
            task.cancel()
        await _close(socket, watcher.end or 1000)


async def _hear_all(socket: WebSocket, table: LiveTable, watcher: Watcher) -> None:
    await table.ask(table.come, watcher)
    refused = 0
    while not watcher.end:
        raw = await _receive(socket)
        started = perf_counter()
        if not watcher.bucket.take():
            refused += 1
            watcher.tell({"error": error_json(TooFast("too-fast", seconds=1))})
            if refused > PATIENCE:
                watcher.finish(TOO_FAST)
            continue
        _pass_on(table, watcher, raw, started)


async def _receive(socket: WebSocket) -> str | bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1000)
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""


def _pass_on(table: LiveTable, watcher: Watcher, raw: str | bytes, started: float) -> None:
    """Give a message of the right shape to the table; answer the others here."""
    message: Message = {}
    try:
        message = read(raw)
        check(message)
    except PosseError as error:
        watcher.tell({"error": error_json(error), "id": number_of(message)})
        return
    if "ping" in message:
        watcher.tell({"pong": message["ping"]})
    else:
        table.post(table.hear, watcher, message, started)


async def _send_all(socket: WebSocket, watcher: Watcher, timings: Timings) -> None:
    """Empty the outbox; who does not read in time is disconnected."""
    try:
        while True:
            body, started = await watcher.outbox.get()
            await socket.send({"type": "websocket.send", "text": body.decode()})
            if started:
                timings.note(started)
            if watcher.end and watcher.outbox.empty():
                await _close(socket, watcher.end)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def refuse(socket: WebSocket, error: PosseError, code: int) -> None:
    """Say why, and close."""
    await socket.accept()
    await _say_and_close(socket, error, code)


async def _say_and_close(socket: WebSocket, error: PosseError, code: int) -> None:
    try:
        await socket.send_text(orjson.dumps({"error": error_json(error)}).decode())
        await socket.close(code)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED and socket.client_state == WebSocketState.CONNECTED:
        try:
            async with asyncio.timeout(LAST_WORDS):  # whoever reads nothing does not read this, either
                await socket.close(code)
        except (RuntimeError, WebSocketDisconnect, OSError):
            return
