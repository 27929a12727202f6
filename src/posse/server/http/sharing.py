"""What a link to a finished game shows on other sites: its title, who did how, and a picture (Open Graph)."""

import asyncio
from html import escape
from typing import NamedTuple

from fastapi import Request

from posse.languages import LANGUAGES
from posse.server.errors import TooFast
from posse.server.http.access import Dependencies
from posse.server.settings import Settings
from posse.server.store.errors import StoreFailed
from posse.server.store.rows import GameResult, SeatResult
from posse.server.tables.registry import TABLE_ID
from posse.texts import Texts, texts

REPLAY = "replay/"
SITE_NAME = "Posse"
ICON = "/icons/icon-512.png"
BETWEEN = " · "


class Card(NamedTuple):
    """What other sites show of a page: the names of properties with their values."""

    properties: dict[str, str]

    def html(self) -> str:
        """The elements for the head of the page; every value may hold what somebody has typed."""
        return "".join(
            f'<meta {"name" if name.startswith("twitter:") else "property"}="{name}" content="{escape(value)}" />\n'
            for name, value in self.properties.items()
        )


async def card_of(server: Dependencies, request: Request, path: str) -> Card | None:
    """The card of a page, if it is that of a finished game; nothing is told of any other, not even that it exists."""
    table = path.removeprefix(REPLAY)
    if not path.startswith(REPLAY) or not TABLE_ID.fullmatch(table):
        return None
    try:
        server.limits.check(server.limits.calls, request)
        result = await server.registry.store.standings.result(table)
    except (StoreFailed, TooFast):  # the page itself needs neither
        return None
    if result is None:
        return None
    lang = language_of(request.headers.get("accept-language", ""), server.settings.lang)
    picture = f"/previews/large/{table}.png" if server.studio.can_paint else None
    site = site_of(server.settings, request)
    # Not in the event loop: texts, and what is known of a language, are read from files when they are first wanted.
    return await asyncio.to_thread(lambda: game_card(result, texts(lang, result.game), site, picture))


def game_card(result: GameResult, words: Texts, site: str, picture: str | None) -> Card:
    """The card of a finished game; without a picture of its own it has the icon, which is shown small."""
    winners = [seat for seat in result.seats if seat.seat in result.winners]
    ending = words.ending([_name(seat, words) for seat in winners], winners[0].score if winners else 0)
    told = BETWEEN.join(_line(seat, words) for seat in sorted(result.seats, key=lambda seat: (seat.place, seat.seat)))
    size = {"og:image:width": "1200", "og:image:height": "630"} if picture else {}
    return Card(
        {
            "og:type": "website",
            "og:site_name": SITE_NAME,
            "og:url": f"{site}/{REPLAY}{result.table}",
            "og:title": words.say("share-game", game=words.say(f"game-{result.game}"), ending=ending),
            "og:description": told,
            "og:image": site + (picture or ICON),
            "og:image:type": "image/png",
            **size,
            "og:image:alt": told,
            "twitter:card": "summary_large_image" if picture else "summary",
        }
    )


def _line(seat: SeatResult, words: Texts) -> str:
    return words.say("share-place", place=seat.place, name=_name(seat, words), score=words.score(seat.score))


def _name(seat: SeatResult, words: Texts) -> str:
    return seat.name or words.say("seat-deleted", number=seat.seat + 1)


def site_of(settings: Settings, request: Request) -> str:
    """Where the pages are: as the operator has said, or else as the caller has found them."""
    if settings.site.startswith("http"):
        return settings.site
    return f"{request.url.scheme}://{request.url.netloc}{settings.path}"


def language_of(header: str, usual: str) -> str:
    """The language that a browser likes best among ours."""
    offers = [offer.partition(";") for offer in header.replace(" ", "").lower().split(",")]
    wanted = sorted(((_weight(weight), name) for name, _, weight in offers), key=lambda one: -one[0])
    known = (name.partition("-")[0] for weight, name in wanted if weight > 0)
    return next((name for name in known if name in LANGUAGES), usual)


def _weight(text: str) -> float:
    try:
        return float(text.removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0
