"""Runs the server until somebody stops it."""

import asyncio
import logging
import threading
import webbrowser

import uvicorn

from posse.server.app import make_app
from posse.server.messages import MOST_BYTES
from posse.server.settings import Settings

SECONDS_TO_END = 3
# A message beyond our limit but below this is refused in words, one beyond this ends the connection.
MOST_SOCKET_BYTES = 4 * MOST_BYTES


class Server(uvicorn.Server):
    """Opens the browser once it listens, if that is wanted."""

    def __init__(self, config: uvicorn.Config, page: str | None) -> None:
        super().__init__(config)
        self.page = page

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]  # sockets unused
        await super().startup()
        if self.page is not None and self.started:
            threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()


def config(settings: Settings) -> uvicorn.Config:
    """How Uvicorn serves: no compression on sockets, which would cost more than it saves, and no access log."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def run(settings: Settings) -> None:
    """Serve until an interrupt."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    page = f"http://{host}:{settings.port}/" if settings.open_browser else None
    chosen = config(settings)
    # Uvicorn's own `run` would end the process by itself on an error; the loop is the fast one it would choose.
    with asyncio.Runner(loop_factory=chosen.get_loop_factory()) as runner:
        runner.run(Server(chosen, page).serve())
