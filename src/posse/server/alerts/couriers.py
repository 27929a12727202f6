"""How one alert reaches a browser, a webhook or a mailbox, and what the answer means."""

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from itsdangerous import BadSignature, Signer

from posse.server.alerts import webhooks
from posse.server.alerts.guard import BadUrl, Guard
from posse.server.alerts.post import Unanswered, post
from posse.server.alerts.push import PushKey, sealed
from posse.server.alerts.sentences import Fact, digest, line, sentence, title
from posse.server.people.mail import Mailer, MailFailed
from posse.server.store.alert_rows import MAIL, PUSH, Delivery, PushTarget, Reach, Webhook

GONE = (404, 410)
AGAIN = (408, 425, 429)


class Outcome(Enum):
    """What became of a delivery."""

    ARRIVED = "arrived"
    REFUSED = "refused"
    GONE = "gone"  # there is no such browser or webhook any more
    LATER = "later"


def outcome_of(status: int) -> Outcome:
    """What the status of an answer means; a redirect is not followed."""
    if 200 <= status < 300:
        return Outcome.ARRIVED
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in AGAIN or status >= 500 else Outcome.REFUSED


class Site(NamedTuple):
    """Where the pages of this server are, for links that are read elsewhere; empty if nobody has said so."""

    address: str

    def table(self, id: str) -> str:
        return f"{self.address}/table/{id}"

    def stop(self, token: str) -> str:
        """The link that ends e-mails; what is after # reaches no log."""
        return f"{self.address}/account#unsubscribe={token}"

    def stop_at_once(self, token: str) -> str:
        """The same for mail programs, which call it by themselves (RFC 8058)."""
        return f"{self.address}/api/alerts/unsubscribe?token={token}"


class Unsubscribing:
    """Makes and reads what an unsubscribe link contains: it works for ever, and for that person only."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="unsubscribe")

    def token(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def person(self, token: str) -> str | None:
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None


class Couriers:
    """Carry deliveries; each method says what became of one."""

    def __init__(
        self,
        guard: Guard,
        key: PushKey,
        mailer: Mailer,
        site: Site,
        unsubscribing: Unsubscribing,
        now: Callable[[], int],
    ) -> None:
        self._guard = guard
        self._key = key
        self._mailer = mailer
        self._site = site
        self._unsubscribing = unsubscribing
        self._now = now

    async def carry(self, delivery: Delivery, reach: Reach) -> Outcome:
        """Carry a delivery to where it is meant for, if that is still there."""
        try:
            if delivery.channel == MAIL:
                return await self._mail(delivery, reach)
            if delivery.channel == PUSH:
                target = next((one for one in reach.targets if one.id == delivery.target), None)
                return Outcome.REFUSED if target is None else await self._push(delivery, target)
            hook = next((one for one in reach.webhooks if one.id == delivery.target), None)
            return Outcome.REFUSED if hook is None else await self._hook(delivery, hook, reach.setting.lang)
        except BadUrl:
            return Outcome.REFUSED
        except (Unanswered, MailFailed):
            return Outcome.LATER

    async def _push(self, delivery: Delivery, target: PushTarget) -> Outcome:
        fact = delivery.facts[0]
        headers = self._key.headers(target, tag_of(fact), self._now())
        body = sealed(target, message(target.lang, fact))
        return outcome_of(await post(self._guard, target.endpoint, headers, body))

    async def _hook(self, delivery: Delivery, hook: Webhook, lang: str) -> Outcome:
        fact = delivery.facts[0]
        body = webhooks.body(lang, fact, self._site.table(fact["table"]), delivery.id)
        headers = webhooks.headers(hook.secret, body, delivery.id, self._now())
        return outcome_of(await post(self._guard, hook.url, headers, body))

    async def _mail(self, delivery: Delivery, reach: Reach) -> Outcome:
        if reach.email is None or not self._mailer.can_send:
            return Outcome.REFUSED
        lang, token = reach.setting.lang, self._unsubscribing.token(delivery.person)
        lines = [line(lang, fact, self._site.table(fact["table"])) for fact in delivery.facts]
        subject, text = digest(lang, lines, delivery.facts, self._site.stop(token))
        headers = {
            "List-Unsubscribe": f"<{self._site.stop_at_once(token)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self._mailer.deliver(reach.email, subject, text, headers)
        return Outcome.ARRIVED


def tag_of(fact: Fact) -> str:
    """A notification replaces an earlier one with the same tag: a browser shows one for each table."""
    return f"table {fact['table']}"


def message(lang: str, fact: Fact) -> dict[str, Any]:
    """What a browser is sent."""
    return {
        **{name: fact[name] for name in ("kind", "table", "game", "turn")},
        "tag": tag_of(fact),
        "lang": lang,
        "title": title(lang, fact),
        "body": sentence(lang, fact),
    }
