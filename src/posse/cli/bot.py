"""`posse bot run`: a bot of one's own plays at a table of a server, as a guest."""

import os
import secrets
from argparse import Namespace
from contextlib import suppress

from posse.bots import Bot
from posse.bots.arena.contestants import Contestant, contestant, told
from posse.bots.remote import Player, RemoteBot, RemoteError, Session, TableLink, table_link
from posse.cli.arguments import at_least_one, whole_number
from posse.cli.screen import Screen
from posse.cli.trouble import INTERRUPTED, Trouble
from posse.engine.errors import BadTable, PosseError
from posse.texts import terminal_texts

TOKEN = "POSSE_BOT_TOKEN"
PREFIX = "posse_bot_"
MOST_SEED = 2**32


def bot(arguments: Namespace, language: str) -> int:
    """Sit down and play to the end; who cannot go on leaves the table, so that nobody waits."""
    if arguments.task is None:
        raise Trouble("cli-error-bot-task")
    wanted, seed = bot_of(arguments), seed_of(arguments)
    screen = Screen(terminal_texts(language))
    session = Session(link_of(arguments), token_of(arguments), screen.say)
    table = session.join(None if arguments.seat is None else at_least_one("--seat", arguments.seat) - 1)
    own = next(seat for seat in table["seats"] if seat["mine"])
    screen.say("cli-bot-sits", name=own["name"], table=table["id"], seat=own["seat"] + 1)
    if table["state"] == "open":
        screen.say("cli-bot-waits")
    try:
        player = Player(made(wanted, table["game"], seed))
        session.play(player)
    except KeyboardInterrupt:
        leave(session)
        screen.say("cli-bot-left", name=own["name"])
        return INTERRUPTED
    except PosseError:
        leave(session)
        raise
    tell_end(screen, player, own["seat"], own["name"])
    return 0


def leave(session: Session) -> None:
    """Leave the table, if the server can be told."""
    with suppress(RemoteError):
        session.leave()


def tell_end(screen: Screen, player: Player, seat: int, name: str) -> None:
    result = player.result
    if result is None:
        screen.say("cli-bot-closed")
        return
    ranking, scores = result["ranking"], result["scores"]
    ahead = sum(len(place) for place in ranking[: next(i for i, place in enumerate(ranking) if seat in place)])
    screen.say("cli-bot-over", name=name, place=ahead + 1, seats=len(scores), score=scores[seat])


# --- what was given


def bot_of(arguments: Namespace) -> Contestant:
    if arguments.file is None:
        raise Trouble("cli-error-bot-missing")
    return contestant(arguments.file)


def made(wanted: Contestant, game: str, seed: int) -> Bot | RemoteBot:
    """The bot for a game; `BadTable` says why there can be none."""
    try:
        found: object = wanted.factory(game, seed)
    except BadTable:
        raise
    except Exception as error:
        raise BadTable("bot-not-made", bot=wanted.name, why=told(error)) from None
    if not isinstance(found, Bot | RemoteBot):
        raise BadTable("bot-not-made", bot=wanted.name, why=type(found).__name__)
    return found


def link_of(arguments: Namespace) -> TableLink:
    link = table_link(arguments.table or "")
    if link is None:
        raise Trouble("cli-error-bot-table", given=arguments.table or "")
    return link


def token_of(arguments: Namespace) -> str:
    """The token that was given; in the environment nobody else on this machine sees it."""
    token: str = (arguments.token or os.environ.get(TOKEN, "")).strip()
    if not token:
        raise Trouble("cli-error-bot-token")
    if not token.startswith(PREFIX) or not token.isascii() or not token.isprintable():
        raise Trouble("cli-error-bot-bad-token")
    return token


def seed_of(arguments: Namespace) -> int:
    return secrets.randbelow(MOST_SEED) if arguments.seed is None else whole_number("--seed", arguments.seed)
