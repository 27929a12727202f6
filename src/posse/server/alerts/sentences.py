"""What an alert says, in the language of whoever reads it: the game, the table and the kind, and nothing hidden."""

from collections.abc import Sequence
from typing import Any

from babel.lists import format_list

from posse.server.store.alert_rows import BEGIN, CONSENT, END, TURN
from posse.texts import texts

OF_PERSON = {TURN: "alert-turn", CONSENT: "alert-consent", BEGIN: "alert-begin", END: "alert-end"}
OF_TABLE = {
    TURN: "alert-table-turn",
    CONSENT: "alert-table-consent",
    BEGIN: "alert-table-begin",
    END: "alert-table-end",
}

Fact = dict[str, Any]


def title(lang: str, fact: Fact) -> str:
    return texts(lang).say(f"game-{fact['game']}")


def sentence(lang: str, fact: Fact) -> str:
    """One alert; that of a table names those who are waited for, who are known to everybody there."""
    names = fact.get("names")
    if names is None:
        return texts(lang).say(OF_PERSON[fact["kind"]])
    return texts(lang).say(OF_TABLE[fact["kind"]], names=format_list(names, locale=lang), count=len(names))


def line(lang: str, fact: Fact, link: str) -> str:
    """One alert in a list of several: the game, what is the matter, and where."""
    return texts(lang).say("alert-line", game=title(lang, fact), text=sentence(lang, fact), link=link)


def digest(lang: str, lines: Sequence[str], facts: Sequence[Fact], stop: str) -> tuple[str, str]:
    """The subject and the text of an e-mail; `stop` is the link that ends them."""
    said = texts(lang)
    turns = sum(fact["kind"] == TURN for fact in facts)
    subject = said.say("alert-mail-turns", count=turns) if turns else said.say("alert-mail-news")
    return subject, said.say("alert-mail-text", lines="\n\n".join(lines), stop=stop)
