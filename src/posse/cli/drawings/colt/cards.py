"""The cards of Colt Express in the terminal: the round card, the common pile, and the own hand."""

from collections import Counter
from typing import Any

from rich.text import Text

from posse.cli.colours import ASKED, CLOSED, FAINT, LEGAL, STRONG, colour, mark
from posse.cli.drawings.colt.signs import labelled, letters
from posse.cli.picture import Position, spread
from posse.games.colt.data.rounds import ROUNDS

BACK = "▮"
ENDLESS = 100
"""From this number on, neutral bullets are unlimited."""


def round_lines(position: Position, width: int) -> list[Text]:
    """The round, its event, its turns with the present one marked, who begins, and the neutral bullets left."""
    view, say = position.view, position.say
    head = [Text(say("cli-round", round=max(view["round"], 1), rounds=ROUNDS), STRONG)]
    if view["card"] is not None:
        head += [Text(position.texts.noun("round_card", view["card"]), STRONG), turns(position)]
    first = Text(f"{say('label-first')} ", FAINT)
    head.append(first.append(f"{mark(view['first'])} {position.names[view['first']]}", colour(view["first"])))
    neutral = view["neutral"] if view["neutral"] < ENDLESS else "∞"
    head.append(labelled(say("label-neutral"), neutral))
    lines = spread(head, width)
    if view["card"] is not None:
        words = say(f"round_card-{view['card']}-why").split(" ")
        lines += spread([Text(word, FAINT) for word in words], width, gap=1)
    return lines


def turns(position: Position) -> Text:
    """Every turn in words: those that are past struck out, the present one marked."""
    now = position.view["turn"]
    line = Text()
    for turn, symbol in enumerate(position.view["turns"]):
        style = CLOSED if turn < now else ASKED if turn == now else ""
        line.append(" · " if turn else "", FAINT).append(position.texts.noun("symbol", symbol), style)
    if position.view["keep"]:
        line.append(f" · {position.say('cli-keep', count=position.view['keep'])}", FAINT)
    return line


def pile_lines(position: Position, width: int) -> list[Text]:
    """The cards still to be carried out; the first of them is in play once all are planned."""
    view = position.view
    if not view["pile"]:
        return []
    done = view["resolved"]
    is_planned = view["turn"] >= len(view["turns"])
    cards = [
        _pile_card(position, card, is_planned and index == 0 and not _is_kept(position))
        for index, card in enumerate(view["pile"][done:])
    ]
    head = labelled(position.say("label-pile"), len(view["pile"]))
    if done:
        head.append(f" ({position.say('cli-done', count=done)})", FAINT)
    return spread([head, *cards], width, gap=2)


def _is_kept(position: Position) -> bool:
    """Whether cards for the next round are chosen, before the pile is carried out."""
    return (position.question or {}).get("step") == "keep_cards"


def _pile_card(position: Position, card: dict[str, Any], in_play: bool) -> Text:
    """The player's shape and the card; only the back of a card that is face down."""
    line = Text(mark(card["seat"]), colour(card["seat"]))
    line.append(BACK if card["down"] else "", STRONG)
    if "action" not in card:
        return line
    words = f"{letters(position, card['bandit'])} {position.texts.noun('action', card['action'])}"
    return line.append(words, ASKED if in_play else "")


# --- the hand


def hand_lines(position: Position, width: int) -> list[Text]:
    """One's own cards, equal ones together with the number of their choice; and those set aside."""
    view = position.view
    lines: list[Text] = []
    for name in ("hand", "held"):
        cards = Counter((whose, what) for whose, what in view.get(name, []))
        if cards:
            head = Text(f"{position.say(f'label-{name}')}:", FAINT)
            lines += spread(
                [head, *[_card(position, whose, what, count) for (whose, what), count in cards.items()]], width, gap=2
            )
    return lines


def _card(position: Position, whose: str, what: str, count: int) -> Text:
    number = _number(position, whose, what)
    line = Text(f"{number}", LEGAL).append(" ", "none") if number else Text()
    if whose == "bullet":
        line.append(position.texts.noun("bullet", what), FAINT)
    else:
        seat = position.view["bandits"][whose]["seat"]
        line.append(letters(position, whose), colour(seat))
        line.append(f" {position.texts.noun('action', what)}")
    return line.append(f" ×{count}", STRONG) if count > 1 else line


def _number(position: Position, whose: str, what: str) -> int | None:
    """The first choice that plays or keeps this card."""
    wanted = ["keep_bullet", what] if whose == "bullet" else [whose, what]
    for number, phrase in enumerate(position.choices, 1):
        if phrase.split(" ")[-2:] == wanted:
            return number
    return None
