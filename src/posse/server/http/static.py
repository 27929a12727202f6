"""The built page: its precompressed files, and the one HTML page that all links lead to."""

import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from posse.server.errors import Missing
from posse.server.http.access import Server
from posse.server.http.error_responses import error_response
from posse.server.http.sharing import Card, card_of
from posse.server.settings import Settings
from posse.texts import texts

router = APIRouter(include_in_schema=False)
# Comes before the calls, which FastAPI prepares when it first looks among them: a new server shows its page at once.
front = APIRouter(include_in_schema=False)

PAGE = "index.html"
CACHED_FOREVER = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"
RELATIVE = '"./'  # how the build writes addresses within the page
END_OF_HEAD = "</head>"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
REFUSED = re.compile(r"q=0(\.0*)?")


@lru_cache(maxsize=1024)
def _found(folder: Path, name: str) -> Path | None:
    """A file of the built page, if there is one; never anything outside of its folder."""
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # too long for a file name, or not one at all
        return None


def _file(request: Request, folder: Path, name: str, caching: str) -> Response | None:
    """The file in the best encoding that the browser accepts."""
    plain = _found(folder, name)
    if plain is None:
        return None
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS:
        if encoding in accepted and (packed := _found(folder, name + suffix)):
            return FileResponse(packed, headers={**headers, "Content-Encoding": encoding}, media_type=kind)
    return FileResponse(plain, headers=headers, media_type=kind)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser accepts: those whose quality value is not zero."""
    offers = [offer.partition(";") for offer in header.replace(" ", "").lower().split(",")]
    return {name for name, _, weight in offers if not REFUSED.fullmatch(weight)}


@front.get("/")
async def front_page(request: Request, server: Server) -> Response:
    return await page(request, "", server)


@router.get("/api/{rest:path}")
async def no_such_call(rest: str) -> None:
    """Existing calls match earlier routes; so there is no such call, or not with this method."""
    raise HTTPException(404)


@router.get("/assets/{name:path}")
async def asset(request: Request, name: str, server: Server) -> Response:
    """A file whose name changes with its content."""
    found = _file(request, server.settings.static, f"assets/{name}", CACHED_FOREVER)
    return found or error_response(Missing("no-such-page", given=name[:80]))


@router.get("/{name:path}")
async def page(request: Request, name: str, server: Server) -> Response:
    """A file at the root, such as the icon; otherwise the page, whose own router reads the link."""
    static = server.settings.static
    found = _file(request, static, name, REVALIDATED) if name and name != PAGE else None
    if found is not None:
        return found
    card = await card_of(server, request, name)
    return _page(server.settings, card) or _without_page(server.settings.lang)


def _page(settings: Settings, card: Card | None) -> Response | None:
    """The page, with its own addresses made absolute: it is shown under links of any depth."""
    plain = _found(settings.static, PAGE)
    if plain is None:
        return None
    text = plain.read_text(encoding="utf-8").replace(RELATIVE, f'"{settings.path}/')
    if card is None:
        return HTMLResponse(text, headers={"Cache-Control": REVALIDATED})
    said = text.replace(END_OF_HEAD, card.html() + END_OF_HEAD, 1)
    return HTMLResponse(said, headers={"Cache-Control": REVALIDATED, "Vary": "Accept-Language"})


def _without_page(lang: str) -> Response:
    return PlainTextResponse(texts(lang).say("server-no-page"), 503)
