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
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast, get_args

from posse.analysis.puzzles import Library
from posse.cli.arguments import DEFAULT_PORT, at_least_one, whole_number
from posse.cli.save import data_folder
from posse.cli.screen import Screen
from posse.cli.times import span, span_or_forever
from posse.cli.trouble import Trouble, file_trouble, path_of
from posse.server.bots.pool import spare_cores
from posse.server.edge import files
from posse.server.edge.proxies import Proxies
from posse.server.http.hosts import origin_in
from posse.server.logs import set_up
from posse.server.people.mail import checked_mail
from posse.server.processes import READY, Supervisor
from posse.server.serve import bound, run
from posse.server.settings import (
    ADJUSTABLE,
    LIMITS,
    LOOPBACK,
    Alerting,
    Keep,
    Limits,
    LogFormat,
    Mail,
    Metrics,
    Settings,
)
from posse.server.store import Store
from posse.server.store.address import Service, database_at
from posse.server.store.lock_file import sole_server
from posse.texts import terminal_texts

# Set by `make play` while the engine is compiled in the background.
COMPILE_STATE = "POSSE_COMPILING"
METRICS_TOKEN = "POSSE_METRICS_TOKEN"

# The same as --smtp, for a password that must not be seen in the list of processes.
SMTP = "POSSE_SMTP"

HIGHEST_PORT = 65535
PORTS_TRIED = 50
PATH = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+")
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
        _check_files()
        with sole_server(settings.address, settings.port):
            asyncio.run(_try_store(settings.address))
            if processes > 1:
                asyncio.run(_serve_together(arguments.words, settings, processes, welcoming))
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


async def _serve_together(words: Sequence[str], settings: Settings, processes: int, ready: Callable[[], None]) -> None:
    """Start so many processes that listen on one socket, and keep them running."""
    set_up(settings.log)
    with bound(settings.host, settings.port) as listening:
        commands = [command_of(words, settings, listening.fileno(), number, processes) for number in range(processes)]
        await Supervisor(commands, listening, ready).run()


def command_of(words: Sequence[str], settings: Settings, listen_fd: int, number: int, processes: int) -> list[str]:
    """How one of several processes is started: as it was asked for, but with ports and workers of its own.

    Its own address is told to the others by the database. Figures are on one port after the other.
    """
    host, _, port = (settings.internal or settings.own_address).rpartition(":")
    first = int(port) if settings.has_internal_socket else 0
    own = f"{host}:{first + number if first else 0}"
    workers = settings.workers or max(1, spare_cores() // processes)
    figures = settings.metrics.port
    return [
        *(sys.executable, "-m", "posse", *words, "--no-browser", "--lang", settings.lang, "--processes", "1"),
        *("--host", settings.host, "--port", str(settings.port), "--internal", own, "--listen-fd", str(listen_fd)),
        *("--data", str(settings.data), "--database", settings.address, "--workers", str(workers)),
        *(() if figures is None else ("--metrics-port", str(figures + number))),
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
    mail = _mail(arguments)
    origins = tuple(_origin(given) for given in arguments.origin)
    proxies = LOOPBACK if arguments.proxy is None else tuple(_proxy(given) for given in arguments.proxy)
    path = _path(arguments.path)
    internal = _internal(arguments.internal)
    puzzles = None if arguments.puzzles is None else _puzzles_in(path_of(arguments.puzzles))
    listen_fd = None if arguments.listen_fd is None else whole_number("--listen-fd", arguments.listen_fd)
    port = int(arguments.port) if listen_fd is not None else _port(arguments.host, arguments.port)
    return Settings(
        data=_folder(server_folder(arguments.data)),
        host=arguments.host,
        port=port,
        lang=language,
        database=arguments.database,
        workers=workers,
        mail=mail,
        alerting=_alerting(arguments),
        origins=origins,
        proxies=proxies,
        path=path,
        limits=limits_of(arguments.limit),
        keep=keep_of(arguments),
        log=log_of(arguments.log),
        metrics=_metrics(arguments),
        compile_state=Path(given) if (given := os.environ.get(COMPILE_STATE)) else None,
        internal=internal or _internal_of_all(arguments.host, port),
        dataset=None if arguments.dataset is None else path_of(arguments.dataset),
        puzzles=puzzles,
        listen_fd=listen_fd,
    )


def _puzzles_in(folder: Path) -> Path:
    """A folder of puzzles, each of which names its game; told at once, not on the day on which it is due."""
    if not folder.is_dir():
        raise file_trouble(FileNotFoundError(), folder)
    Library(folder).check()
    return folder


def _mail(arguments: Namespace) -> Mail | None:
    """How e-mail is sent, if at all: the three arguments belong together."""
    given = {
        "--smtp": arguments.smtp or os.environ.get(SMTP),
        "--mail-from": arguments.mail_from,
        "--mail-site": arguments.mail_site,
    }
    if not any(given.values()):
        return None
    for name, value in given.items():
        if not value:
            raise Trouble("cli-error-mail", name=name)
    return checked_mail(Mail(given["--smtp"], given["--mail-from"], given["--mail-site"]))


def _alerting(arguments: Namespace) -> Alerting:
    """How people are told that they are waited for."""
    digest = span("--alert-digest", arguments.alert_digest)
    grace = whole_number("--alert-grace", arguments.alert_grace)
    return Alerting(grace, round(digest.total_seconds()), arguments.alert_internal)


def _origin(given: str) -> str:
    """A public address; `Trouble` if it is none."""
    origin = origin_in(given)
    if origin is None:
        raise Trouble("cli-error-origin", given=given)
    return str(origin)


def _proxy(given: str) -> str:
    """The address or network of a proxy; `Trouble` if it is none."""
    try:
        Proxies([given])
    except ValueError:
        raise Trouble("cli-error-proxy", given=given) from None
    return given


def _path(given: str) -> str:
    """What all links begin with, without the last slash; `Trouble` if it cannot be part of a link."""
    path = given.rstrip("/")
    if path and not PATH.fullmatch(path):
        raise Trouble("cli-error-path", given=given)
    return path


def _check_files() -> None:
    """`Trouble` if so few files may be open that hardly anybody could connect."""
    files.raise_limit()
    if files.limit() < files.FEWEST_FILES:
        raise Trouble("cli-error-files", have=str(files.limit()), need=str(files.FEWEST_FILES))


def server_folder(given: str | None) -> Path:
    """Where a server keeps everything."""
    return path_of(given) if given else data_folder() / "server"


def limits_of(given: Sequence[str]) -> Limits:
    """The usual limits, some of them changed by `--limit NAME=N`."""
    changed: dict[str, Any] = dict(_limit(text) for text in given)
    return LIMITS._replace(**changed)


def _limit(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    field = name.strip().replace("-", "_")
    if field not in ADJUSTABLE:
        names = ", ".join(one.replace("_", "-") for one in ADJUSTABLE)
        raise Trouble("cli-error-limit", given=text, names=names)
    return field, at_least_one(f"--limit {name.strip()}", number.strip())


def keep_of(arguments: Namespace) -> Keep:
    """For how long things are kept, by `--keep-...`."""
    given = vars(arguments)
    return Keep(*(span_or_forever(f"--keep-{name}", given[f"keep_{name}"]) for name in Keep._fields))


def log_of(given: str) -> LogFormat:
    if given not in get_args(LogFormat):
        raise Trouble("cli-error-log", given=given)
    return cast("LogFormat", given)


def _metrics(arguments: Namespace) -> Metrics:
    """Where the figures can be read; the token is not an argument, because everybody on the machine can read those."""
    token = os.environ.get(METRICS_TOKEN) or None
    if arguments.metrics_port is None:
        return Metrics(token=token)
    port = _port(arguments.metrics_host, arguments.metrics_port)
    return Metrics(arguments.metrics_host, port, token)


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
    here = url(EVERY_ADDRESS.get(settings.host, settings.host), settings.port, settings.path)
    screen.say("cli-serve-here", address=here)
    if opens_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    if settings.host in EVERY_ADDRESS and (network := network_address()):
        screen.say("cli-serve-network", address=url(network, settings.port, settings.path))
    for origin in settings.origins:
        screen.say("cli-serve-public", address=f"{origin}{settings.path}/")
    if settings.database is None:
        screen.hint("cli-serve-kept", file=str(settings.data))
    screen.hint("cli-serve-stop")


def url(host: str, port: int, path: str = "") -> str:
    """The address to open in a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{path}/"


def network_address() -> str | None:
    """The address of this machine in its local network, if there is one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(FAR_AWAY)
            return str(asking.getsockname()[0])
    except OSError:
        return None
