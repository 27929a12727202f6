"""The built page: its files, compressed beforehand, and the one page that all links lead to."""

import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from posse.server.errors import Missing
from posse.server.hall import TheHall
from posse.server.refusals import refusal
from posse.texts import texts

router = APIRouter(include_in_schema=False)

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))


@lru_cache(maxsize=1024)
def _found(name: str, packing: str) -> Path | None:
    """A file of the built page, if there is one; nothing outside of its folder."""
    path = (STATIC / (name + packing)).resolve()
    return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None


def _file(request: Request, name: str, caching: str, status: int = 200) -> Response | None:
    """The file in the smallest form that the browser reads."""
    plain = _found(name, "")
    if plain is None:
        return None
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for encoding, packing in PACKED:
        if encoding in accepted and (packed := _found(name, packing)):
            return FileResponse(packed, status, {**headers, "Content-Encoding": encoding}, kind)
    return FileResponse(plain, status, headers, kind)


@router.get("/api/{rest:path}")
async def no_call(rest: str) -> Response:
    return refusal(Missing("no-such-page", given=f"/api/{rest}"[:80]))


@router.get("/assets/{name:path}")
async def asset(request: Request, name: str) -> Response:
    """A file whose name changes with its content."""
    return _file(request, f"assets/{name}", FOREVER) or refusal(Missing("no-such-page", given=name[:80]))


@router.get("/{name:path}")
async def page(request: Request, name: str, hall: TheHall) -> Response:
    """A file at the root, such as the icon; else the page, which finds out by itself what the link means."""
    found = _file(request, name, ANEW) if name and name != PAGE else None
    return found or _file(request, PAGE, ANEW) or _without_page(hall.settings.lang)


def _without_page(lang: str) -> Response:
    return PlainTextResponse(texts(lang).say("server-no-page"), 503)
