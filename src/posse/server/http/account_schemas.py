"""The bodies of requests and responses about accounts; `docs/wire.md` explains them."""

from typing import Annotated, Literal

from pydantic import Field

from posse.server.http.alert_schemas import AlertBrowser, AlertWebhook
from posse.server.http.model import Model
from posse.server.http.schemas import AccountName, Body, CardSeat, Me, Name, Password, Score, TableState

Email = Annotated[str, Field(max_length=300)]
LinkToken = Annotated[str, Field(max_length=100)]
Language = Annotated[Literal["en", "pl", "it", "ru"] | None, Field(description="of the e-mail; the server's if null")]


class NewPassword(Body):
    old: Password
    new: Password


class Confirmation(Body):
    """The password once more, for what must not be done by whoever finds an open browser."""

    password: Password


class Farewell(Body):
    """The password, if there is an account."""

    password: Password | None = None


class NewEmail(Body):
    """An address to be confirmed, or null to remove it."""

    email: Email | None
    password: Password
    lang: Language = None


class Forgotten(Body):
    """The name of an account, or an e-mail address."""

    account: Email
    lang: Language = None


class RecoveryByCode(Body):
    account: AccountName
    code: Annotated[str, Field(max_length=100)]
    password: Password


class RecoveryByLink(Body):
    token: LinkToken
    password: Password


class Confirm(Body):
    token: LinkToken


class NewBot(Body):
    """The name under which a guest bot sits down."""

    name: Name


class DatasetChoice(Body):
    """Whether your games may be in a published dataset, without any name."""

    in_dataset: bool


# --- answers


class WithCode(Me):
    code: Annotated[str, Field(description="the recovery code, which is shown this once")]


class SessionInfo(Model):
    id: str
    device: Annotated[str, Field(description="for example `Firefox, Linux`; empty if not known")]
    created: str
    used: Annotated[str, Field(description="roughly when it was last used")]
    current: bool


class BotInfo(Model):
    id: str
    name: str
    created: str
    used: Annotated[str | None, Field(description="roughly when its token was last used; null if never")]


class Account(Me):
    email: str | None
    recoverable: Annotated[bool, Field(description="whether there is a recovery code")]
    sessions: list[SessionInfo]
    bots: Annotated[list[BotInfo], Field(description="guest bots whose tokens count")]
    most_bots: int


class WithToken(Model):
    account: Account
    token: Annotated[str, Field(description="the token of the new bot, which is shown this once")]


class ExportedPerson(Model):
    id: str
    name: str
    account: str | None
    email: str | None
    created: str


class ExportedTable(Model):
    id: str
    game: str
    options: dict[str, str]
    state: TableState
    created: str
    host: bool
    seats: list[CardSeat]
    result: Score | None
    record: Annotated[str | None, Field(description="where the record is, once the game is over")]


class ExportedBot(BotInfo):
    tables: Annotated[list[str], Field(description="the ids of the tables at which it sits or sat")]


class ExportedChat(Model):
    table: str
    text: str
    at: str


class ExportedAlerts(Model):
    """What a person is told, and where; the secrets of webhooks are left out."""

    lang: str
    choices: dict[str, list[str]]
    browsers: list[AlertBrowser]
    webhooks: list[AlertWebhook]


class ExportedRelation(Model):
    name: str
    kinds: Annotated[list[str], Field(description="follow, mute, block")]


class Export(Model):
    """Everything that is kept about one person, except for hashes."""

    person: ExportedPerson
    sessions: list[SessionInfo]
    bots: list[ExportedBot]
    tables: list[ExportedTable]
    chat: list[ExportedChat]
    alerts: ExportedAlerts
    people: Annotated[list[ExportedRelation], Field(description="whom you follow, mute and block")]
    posses: Annotated[list[str], Field(description="the names of your groups")]
    tournaments: Annotated[list[str], Field(description="the ids of those that you have entered")]
    reports: Annotated[list[str], Field(description="what you have told the operator")]
