"""Real proxies in front of servers, with the configurations that the documentation gives."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import build_web
from tests.server.running import PATIENCE
from tests.serving import end
from tools.ports import free_port

HOSTING = build_web.ROOT / "docs" / "hosting.md"
HAPROXY = build_web.ROOT / "docs" / "haproxy.cfg"
ADMIN_SOCKET = "/var/lib/haproxy/admin.sock"
BACKEND = "127.0.0.1:8000"
SITE = "play.example.org"

TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


class NoProxy(Exception):
    """The program is not installed; the message names it."""


def documented(kind: str) -> list[str]:
    """The configurations of this kind in the documentation."""
    return re.findall(rf"```{kind}\n(.*?)```", HOSTING.read_text(), re.DOTALL)


@contextmanager
def nginx(folder: Path, backend: int, path: str = "", *, is_inner: bool = False) -> Iterator[int]:
    """nginx as documented, without its certificate: the port it listens on."""
    port = free_port()
    (text,) = documented("nginx")
    text = re.sub(r"\s*ssl_certificate.*;", "", text).replace("listen 443 ssl", f"listen {port}")
    text = text.replace(BACKEND, f"127.0.0.1:{backend}").replace("location /", f"location {path}/")
    if is_inner:
        text = text.replace("$scheme", "$http_x_forwarded_proto")
    folder.mkdir(exist_ok=True)
    temporary = [f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    user = "user root;" if os.geteuid() == 0 else ""
    head = f"{user} daemon off; pid {folder / 'pid'}; error_log stderr; events {{}}"
    (folder / "nginx.conf").write_text(f"{head}\nhttp {{ access_log off; {' '.join(temporary)}\n{text}}}\n")
    with _running("nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf"), port=port):
        yield port


@contextmanager
def caddy(folder: Path, backend: int, path: str = "", *, tls: bool = False) -> Iterator[int]:
    """Caddy as documented, with a certificate of its own or without TLS: the port it listens on."""
    port = free_port()
    at_root, under_path = documented("caddyfile")
    text = (under_path.replace("/posse", path) if path else at_root).replace(BACKEND, f"127.0.0.1:{backend}")
    text = text.replace(SITE, f"https://localhost:{port}" if tls else f"http://:{port}", 1)
    options = "{\nadmin off\ngrace_period 5s\nskip_install_trust\nauto_https disable_redirects\n}\n"
    folder.mkdir(exist_ok=True)
    (folder / "Caddyfile").write_text(options + text)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    arguments = ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running("caddy", *arguments, port=port, env=os.environ | home, tls=tls):
        yield port


@contextmanager
def haproxy(folder: Path, one: int, two: int, *more: int) -> Iterator[int]:
    """HAProxy as documented, before servers on these ports: the port it listens on.

    It adds a header that tells which of them has answered.
    """
    port = free_port()
    folder.mkdir(exist_ok=True)
    text = HAPROXY.read_text().replace(ADMIN_SOCKET, str(folder / "admin.sock"))
    if os.geteuid() != 0:
        text = text.replace("    user haproxy\n    group haproxy\n", "")
    text = text.replace("\nbackend ", "\n    http-after-response set-header X-Served-By %s\nbackend ")
    for number, further in enumerate(more):
        text = _with_server(text, f"more{number}", f"127.0.0.1:{further}")
    (folder / "haproxy.cfg").write_text(text + "    http-after-response set-header X-Served-By %s\n")
    places = {"POSSE_BIND": f":{port}", "POSSE_ONE": f"127.0.0.1:{one}", "POSSE_TWO": f"127.0.0.1:{two}"}
    with _running("haproxy", "-db", "-f", str(folder / "haproxy.cfg"), port=port, env=os.environ | places):
        yield port


def _with_server(text: str, name: str, address: str) -> str:
    """The configuration with one more server like the second."""

    def added(second: re.Match[str]) -> str:
        return f"{second[0]}\n    server {name} {address}{second[1].replace('/two', f'/{name}')}"

    return re.sub(r"    server two \S+(.*)", added, text)


@contextmanager
def _running(
    program: str, *arguments: str, port: int, env: dict[str, str] | None = None, tls: bool = False
) -> Iterator[None]:
    """The program, once it listens."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise NoProxy(f"{program} is not installed (Debian: {program})")
    # Into a file: nobody would read a pipe, and a program that has filled one stands still.
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen([found, *arguments], env=env, stdout=said, stderr=said)
        try:
            if not _is_listening(running, port, tls):
                said.seek(0)
                raise RuntimeError(said.read().decode(errors="replace"))
            yield
        finally:
            end(running)


def _is_listening(running: subprocess.Popen[bytes], port: int, tls: bool) -> bool:
    """Wait until it does, or has ended."""
    until = time.monotonic() + PATIENCE
    while running.poll() is None and time.monotonic() < until:
        if _answers(port, tls):
            return True
        time.sleep(0.05)
    return False


def _answers(port: int, tls: bool) -> bool:
    """Whether somebody listens; with TLS, the certificate must be there, too."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as trial:
            if tls:
                TRUSTING.wrap_socket(trial, server_hostname="localhost").close()
            return True
    except OSError:
        return False
