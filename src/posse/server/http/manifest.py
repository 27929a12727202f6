"""The manifest by which a browser installs the page as an app, in the reader's language and under our path."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Response

from posse.languages import LANGUAGES
from posse.server.http.access import Server
from posse.texts import texts

router = APIRouter(include_in_schema=False)

NAME = "Posse"
KIND = "application/manifest+json"
# The colours of the page, which its own HTML repeats.
GROUND, LEATHER = "#e6d6b4", "#2b1d14"
ICONS = [
    {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]


@router.get("/manifest.webmanifest")
async def manifest(server: Server, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The manifest; in the server's language if another one is asked for than there is."""
    known = lang if lang in LANGUAGES else server.settings.lang
    told = manifest_json(server.settings.path + "/", known)
    return Response(orjson.dumps(told), media_type=KIND, headers={"Cache-Control": "no-cache"})


def manifest_json(root: str, lang: str) -> dict[str, Any]:
    """What is installed: everything under `root`. A link that another app shares is opened there."""
    return {
        "id": root,
        "name": NAME,
        "short_name": NAME,
        "description": texts(lang).say("manifest-description"),
        "lang": lang,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": LEATHER,
        "categories": ["games"],
        "icons": [{**icon, "src": root + icon["src"]} for icon in ICONS],
        "share_target": {
            "action": f"{root}share",
            "method": "GET",
            "params": {"title": "title", "text": "text", "url": "url"},
        },
    }
