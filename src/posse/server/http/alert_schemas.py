"""The bodies of requests and responses about alerts; `docs/wire.md` explains them."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from posse.server.http.model import Model
from posse.server.http.schemas import Body

AlertKind = Literal["turn", "consent", "begin", "end"]
AlertChannel = Literal["push", "mail", "webhook"]
AlertChoices = Annotated[dict[AlertKind, list[AlertChannel]], Field(description="for each kind its channels")]
AlertLanguage = Literal["en", "pl", "it", "ru"]
Address = Annotated[str, Field(max_length=1000)]
Key = Annotated[str, Field(max_length=200)]


class AlertWishes(Body):
    """What to be told, by which channels, and in which language; a kind that is left out is not told."""

    lang: AlertLanguage
    choices: AlertChoices


class BrowserKeys(Model):
    """The keys of a browser, as its `PushSubscription` gives them."""

    model_config = ConfigDict(extra="forbid", strict=True)

    p256dh: Key
    auth: Key


class NewBrowser(Body):
    """A browser that shows notifications from now on."""

    endpoint: Address
    keys: BrowserKeys
    lang: AlertLanguage


class NewWebhook(Body):
    url: Address


# --- answers


class AlertBrowser(Model):
    id: Annotated[str, Field(description="the SHA-256 of its endpoint, by which a browser knows itself")]
    device: str
    created: str


class AlertWebhook(Model):
    id: str
    url: str
    table: Annotated[str | None, Field(description="the table that it is about; null for everything of yours")]
    created: str


class Alerts(Model):
    """How you are told that you are waited for."""

    lang: AlertLanguage
    choices: AlertChoices
    push_key: Annotated[str, Field(description="the `applicationServerKey` for a subscription")]
    email: Annotated[str | None, Field(description="where e-mails go; null if there is no confirmed address")]
    mails: Annotated[bool, Field(description="whether this server sends e-mail")]
    browsers: list[AlertBrowser]
    webhooks: list[AlertWebhook]


class WithSecret(Model):
    alerts: Alerts
    secret: Annotated[str, Field(description="what signs the calls of the new webhook; it is shown this once")]


class Waiting(Model):
    tables: Annotated[int, Field(description="at how many tables it is your turn")]
