"""What is stored about alerts: who wants to be told what, where, and what is to be sent; as plain rows."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

# The kinds of alerts, the most urgent first.
TURN, CONSENT, BEGIN, END = "turn", "consent", "begin", "end"
KINDS = (TURN, CONSENT, BEGIN, END)

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
CHANNELS = (PUSH, MAIL, WEBHOOK)

Choices = dict[str, list[str]]

# A browser or an address was registered in order to be told; an e-mail address was not.
USUAL: Choices = {kind: [PUSH, WEBHOOK] for kind in KINDS}

# The recipient of what the webhook of a table is told.
TABLE = ""


@dataclass(slots=True)
class AlertSetting:
    """What a person wants to be told: for each kind the channels; `mailed` is the time of the last digest."""

    person: str
    lang: str
    choices: Choices = field(default_factory=lambda: {kind: list(channels) for kind, channels in USUAL.items()})
    mailed: int | None = None


@dataclass(slots=True)
class PushTarget:
    """A browser that shows notifications: where to send them, and the keys by which only that browser reads them."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    device: str
    created: datetime


@dataclass(slots=True)
class Webhook:
    """An address that is called about everything of a person, or about one table of theirs."""

    id: str
    person: str
    table: str | None
    url: str
    secret: str
    created: datetime


class Call(NamedTuple):
    """Somebody is called to a table. The turn tells one call of a kind from the next: there is one alert for each."""

    table: str
    recipient: str
    kind: str
    turn: int


class DueCall(NamedTuple):
    """A call, since when it stands, and when it is to be decided whether it is told: null if that was done at once."""

    call: Call
    at: int
    due: int | None


@dataclass(slots=True)
class Delivery:
    """Something to be sent to one browser, webhook or mailbox; taken so many times already."""

    id: str
    person: str
    channel: str
    target: str
    facts: list[dict[str, Any]]
    due: int
    attempts: int = 0


class Reach(NamedTuple):
    """Where a recipient can be told something."""

    setting: AlertSetting
    targets: list[PushTarget]
    webhooks: list[Webhook]
    email: str | None
