"""`posse serve`: the web table, until it is stopped."""

import asyncio
import errno
import os
import re
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from posse.cli.arguments import DEFAULT_PORT, at_least_one, whole_number
from posse.cli.save import data_folder
from posse.cli.screen import Screen
from posse.cli.trouble import Trouble, file_trouble, path_of
from posse.server.bots.pool import spare_cores
from posse.server.processes import READY, Supervisor
from posse.server.serve import bound, run
from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.store.address import Service, database_at
from posse.server.store.lock_file import sole_server
from posse.texts import terminal_texts

# Set by `make play` while the engine is compiled in the background.
COMPILE_STATE = "POSSE_COMPILING"

HIGHEST_PORT = 65535
PORTS_TRIED = 50
EVERY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}
# An address that is never assigned: looking up a route to it sends nothing.
FAR_AWAY = ("192.0.2.1", 9)


def serve(arguments: Namespace, language: str) -> int:
    """Find a port and a database, print the address, and serve."""
    if arguments.listen_fd is not None:
        run(_settings(arguments, language), tell_parent)
        return 0
    processes = _processes(arguments)
    settings = _settings(arguments, language)
    screen = Screen(terminal_texts(language))
    welcoming = partial(welcome, screen, settings, has_desktop() and not arguments.no_browser)
    try:
        with sole_server(settings.address, settings.port):
            asyncio.run(_try_store(settings.address))
            if processes > 1:
                asyncio.run(_serve_together(settings, processes, welcoming))
            else:
                run(settings, welcoming)
    except KeyboardInterrupt:
        screen.say("cli-serve-stopped")
    return 0


# --- several processes


def _processes(arguments: Namespace) -> int:
    """How many processes serve; several need a database that they can share."""
    processes = at_least_one("--processes", arguments.processes)
    if processes > 1 and not (arguments.database and isinstance(database_at(arguments.database), Service)):
        raise Trouble("cli-error-processes")
    return processes


async def _serve_together(settings: Settings, processes: int, ready: Callable[[], None]) -> None:
    """Start so many processes that listen on one socket, and keep them running."""
    with bound(settings.host, settings.port) as listening:
        commands = [_command(settings, listening.fileno(), number, processes) for number in range(processes)]
        await Supervisor(commands, listening, ready).run()


def _command(settings: Settings, listen_fd: int, number: int, processes: int) -> list[str]:
    """How one of several processes is started; its own address is told to the others by the database."""
    host, _, port = (settings.internal or settings.own_address).rpartition(":")
    first = int(port) if settings.has_internal_socket else 0
    own = f"{host}:{first + number if first else 0}"
    workers = settings.workers or max(1, spare_cores() // processes)
    return [
        *(sys.executable, "-m", "posse", "serve", "--no-browser", "--lang", settings.lang),
        *("--host", settings.host, "--port", str(settings.port), "--internal", own, "--listen-fd", str(listen_fd)),
        *("--data", str(settings.data), "--database", settings.address, "--workers", str(workers)),
    ]


def _reachable(host: str) -> str:
    """The address at which others reach a server that listens on this one."""
    found = network_address() or EVERY_ADDRESS[host] if host in EVERY_ADDRESS else host
    return f"[{found}]" if ":" in found else found


def tell_parent() -> None:
    """Tell the process that started this one that it listens."""
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()


# --- settings


def _internal(given: str | None) -> str | None:
    """Where other processes reach this one, if it was given."""
    if given is None:
        return None
    found = re.fullmatch(r"(?P<host>[^:\[\]]+|\[[0-9A-Fa-f:.]+\]):(?P<port>[0-9]{1,5})", given)
    if found is None or int(found["port"]) > HIGHEST_PORT:
        raise Trouble("cli-error-internal", given=given)
    return given


def _internal_of_all(host: str, port: int) -> str | None:
    """The address of a server that listens on all of them, for processes on other machines."""
    return f"{_reachable(host)}:{port}" if host in EVERY_ADDRESS else None


def _settings(arguments: Namespace, language: str) -> Settings:
    """The requested settings; the folder is created last, so that an error leaves nothing behind."""
    workers = None if arguments.workers is None else at_least_one("--workers", arguments.workers)
    if arguments.database is not None:
        database_at(arguments.database)
    internal = _internal(arguments.internal)
    listen_fd = None if arguments.listen_fd is None else whole_number("--listen-fd", arguments.listen_fd)
    port = int(arguments.port) if listen_fd is not None else _port(arguments.host, arguments.port)
    return Settings(
        data=_folder(path_of(arguments.data) if arguments.data else data_folder() / "server"),
        host=arguments.host,
        port=port,
        lang=language,
        database=arguments.database,
        workers=workers,
        compile_state=Path(given) if (given := os.environ.get(COMPILE_STATE)) else None,
        internal=internal or _internal_of_all(arguments.host, port),
        listen_fd=listen_fd,
    )


def has_desktop() -> bool:
    """Whether there is a display for a browser; without one, a text browser would take over this terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _folder(path: Path) -> Path:
    """The data folder, created if missing; `Trouble` if it cannot be used."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, FileNotFoundError, NotADirectoryError):
        raise Trouble("cli-error-no-folder", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise Trouble("cli-error-permission", file=str(path))
    return path


def _port(host: str, given: str | None) -> int:
    """The port to listen on: the given one (0 for any), else the first free one from the default on."""
    if given is not None:
        port = whole_number("--port", given)
        if port > HIGHEST_PORT:
            raise Trouble("cli-error-port", given=given, most=str(HIGHEST_PORT))
        return free_port(host, port)
    first = int(DEFAULT_PORT)
    for port in range(first, first + PORTS_TRIED):
        try:
            return free_port(host, port)
        except Trouble as trouble:
            if trouble.key != "cli-error-port-taken":
                raise
    return free_port(host, 0)


def free_port(host: str, port: int) -> int:
    """The port, or for 0 one that the system chooses; `Trouble` if it is not available."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name != "nt":
                # As the server does it: connections in TIME_WAIT do not block the port.
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
            return int(trial.getsockname()[1])
    except (socket.gaierror, ValueError):
        raise Trouble("cli-error-host", given=host) from None
    except OSError as error:
        raise _port_trouble(error, host, port) from None


def _port_trouble(error: OSError, host: str, port: int) -> Trouble:
    if error.errno == errno.EADDRINUSE:
        return Trouble("cli-error-port-taken", port=str(port))
    if error.errno == errno.EACCES:
        return Trouble("cli-error-port-permission", port=str(port))
    return Trouble("cli-error-host", given=host)


async def _try_store(address: str) -> None:
    """Open the database once, to report errors before the server starts."""
    await (await Store.open(address)).close()


def welcome(screen: Screen, settings: Settings, opens_browser: bool) -> None:
    """Print the address and how to stop the server, and open a browser if wanted."""
    here = url(EVERY_ADDRESS.get(settings.host, settings.host), settings.port)
    screen.say("cli-serve-here", address=here)
    if opens_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    if settings.host in EVERY_ADDRESS and (network := network_address()):
        screen.say("cli-serve-network", address=url(network, settings.port))
    if settings.database is None:
        screen.hint("cli-serve-kept", file=str(settings.data))
    screen.hint("cli-serve-stop")


def url(host: str, port: int) -> str:
    """The address to open in a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_address() -> str | None:
    """The address of this machine in its local network, if there is one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(FAR_AWAY)
            return str(asking.getsockname()[0])
    except OSError:
        return None
