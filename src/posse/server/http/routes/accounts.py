"""Your account: sessions, password, recovery, e-mail, export and deletion."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, BackgroundTasks, Path, Request, Response

from posse.server.errors import Forbidden, Missing
from posse.server.http.access import (
    Dependencies,
    KnownVisitor,
    MaybeVisitor,
    Server,
    delete_cookie,
    enter,
)
from posse.server.http.account_schemas import (
    Account,
    Confirm,
    Confirmation,
    DatasetChoice,
    Export,
    Farewell,
    Forgotten,
    NewBot,
    NewEmail,
    NewPassword,
    RecoveryByCode,
    RecoveryByLink,
    WithCode,
    WithToken,
)
from posse.server.http.export import Download, bot_json, export_of, records_of, session_json
from posse.server.http.routes.people import me_json, with_code
from posse.server.http.schemas import Me, Nothing
from posse.server.people.passwords import checked_password
from posse.server.people.sessions import Visitor
from posse.server.store.rows import Person

router = APIRouter(tags=["accounts"])

SessionId = Annotated[str, Path(max_length=40)]


async def _account(server: Dependencies, visitor: Visitor) -> Account:
    person = await server.people.person(visitor.person.id) or visitor.person
    return Account(
        name=person.name,
        account=person.account,
        email=person.email,
        recoverable=person.recovery is not None,
        sessions=[session_json(one, visitor) for one in await server.sessions.of_person(person)],
        bots=[bot_json(one) for one in await server.registry.store.bots_of(person.id)],
        most_bots=server.settings.limits.bots_per_person,
    )


async def _confirmed(server: Dependencies, visitor: Visitor, password: str) -> Person:
    """The visitor, who has given the password once more."""
    async with server.trials.confirmation(visitor.session.id if visitor.session else visitor.person.id):
        return await server.people.check_password(visitor.person, password)


@router.get("/account")
async def account(server: Server, visitor: KnownVisitor) -> Account:
    """Your account and your sessions."""
    return await _account(server, visitor)


@router.post("/sessions/{session_id}/end")
async def end_session(session_id: SessionId, body: Nothing, server: Server, visitor: KnownVisitor) -> Account:
    """End one of your sessions; whoever uses it is logged out."""
    theirs = await server.sessions.of_person(visitor.person)
    chosen = [one for one in theirs if one.id == session_id]
    if not chosen:
        raise Missing("no-such-session")
    await server.sessions.end(chosen)
    return await _account(server, visitor)


@router.post("/password")
async def change_password(
    body: NewPassword, server: Server, visitor: KnownVisitor, request: Request, response: Response
) -> Me:
    """Change your password; all your other sessions end."""
    person = await server.people.set_password(await _confirmed(server, visitor, body.old), body.new)
    await server.sessions.end_all(person, but=await enter(request, response, person, visitor))
    return me_json(person)


# --- guest bots


@router.post("/bots", status_code=201)
async def make_bot(body: NewBot, server: Server, visitor: KnownVisitor, request: Request) -> WithToken:
    """Make a token with which a program of yours may sit down at tables as a bot; it is told this once."""
    if visitor.person.account is None:
        raise Forbidden("bots-need-account")
    server.limits.check(server.limits.guests, request)
    token = await server.sessions.begin_bot(visitor.person, body.name, server.settings.limits.bots_per_person)
    return WithToken(account=await _account(server, visitor), token=token)


@router.post("/bots/{bot_id}/revoke")
async def revoke_bot(bot_id: SessionId, body: Nothing, server: Server, visitor: KnownVisitor) -> Account:
    """Revoke the token of one of your bots; its connections are closed, and its seats are left to the others."""
    chosen = [bot.session for bot in await server.registry.store.bots_of(visitor.person.id) if bot.session.id == bot_id]
    if not chosen:
        raise Missing("no-such-bot-of-yours")
    await server.sessions.end(chosen)
    return await _account(server, visitor)


# --- recovery


@router.post("/recovery/code")
async def renew_code(body: Confirmation, server: Server, visitor: KnownVisitor) -> WithCode:
    """Another recovery code, told this once; the one before stops working."""
    person = await _confirmed(server, visitor, body.password)
    return with_code(person, await server.recovery.new_code(person))


@router.post("/recovery/mail")
async def forgotten(body: Forgotten, server: Server, request: Request, background: BackgroundTasks) -> Nothing:
    """Have a link for another password sent; the answer is the same whether there is such an account or not."""
    server.limits.check(server.limits.mails, request)
    if server.recovery.can_mail:
        background.add_task(server.recovery.ask, body.account, body.lang or server.settings.lang)
    return Nothing()


@router.post("/recover/code")
async def recover_by_code(
    body: RecoveryByCode, server: Server, visitor: MaybeVisitor, request: Request, response: Response
) -> WithCode:
    """Set another password by the recovery code, which is replaced by a new one; all sessions end."""
    checked_password(body.password)  # a password that is too short is no failed trial
    async with server.trials.login(body.account, server.limits.client(request)):
        person = await server.recovery.by_code(body.account, body.code, body.password)
    code = await server.recovery.new_code(person)
    await _recovered(server, visitor, person, request, response)
    return with_code(person, code)


@router.post("/recover/link")
async def recover_by_link(
    body: RecoveryByLink, server: Server, visitor: MaybeVisitor, request: Request, response: Response
) -> Me:
    """Set another password by a link from an e-mail, which works once; all sessions end."""
    person = await server.recovery.by_link(body.token, body.password)
    await _recovered(server, visitor, person, request, response)
    return me_json(person)


async def _recovered(
    server: Dependencies, visitor: Visitor | None, person: Person, request: Request, response: Response
) -> None:
    """Log in as after a password: what a guest held comes along, and nobody else stays logged in."""
    if visitor is not None:
        await server.people.merge(visitor.person, person)
    await server.sessions.end_all(person, but=await enter(request, response, person, visitor))


@router.post("/email")
async def change_email(body: NewEmail, server: Server, visitor: KnownVisitor, request: Request) -> Account:
    """Have a link sent to an address, which counts when the link was followed; or remove yours."""
    person = await _confirmed(server, visitor, body.password)
    if body.email is not None:
        server.limits.check(server.limits.mails, request)
    await server.recovery.set_email(person, body.email, body.lang or server.settings.lang)
    return await _account(server, visitor)


@router.post("/email/confirm")
async def confirm_email(body: Confirm, server: Server) -> Nothing:
    """Confirm an address by the link that was sent there."""
    await server.recovery.confirm(body.token)
    return Nothing()


# --- your data


@router.get("/export", response_model=Export)
async def export(server: Server, visitor: KnownVisitor, request: Request) -> Response:
    """Everything that is kept about you, as a download."""
    server.limits.check(server.limits.replays, request)
    with server.limits.exports.one_more(visitor.person.id):
        found = await export_of(server.registry.store, visitor)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    download = {"Content-Disposition": f'attachment; filename="posse-{day}.json"'}
    return Response(found, 200, download, "application/json")


# The refusals of a download are JSON, so the response class must not declare everything to be an archive.
@router.get(
    "/export/records",
    response_class=Response,
    responses={200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def export_records(server: Server, visitor: KnownVisitor, request: Request) -> Response:
    """The records of all your games that are over, as an archive."""
    server.limits.check(server.limits.replays, request)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    download = {"Content-Disposition": f'attachment; filename="posse-games-{day}.zip"'}
    pieces = records_of(server.registry.store, visitor.person.id, server.limits.exports.one_more)
    await anext(pieces)  # it has begun, or is refused
    return Download(pieces, download, "application/zip")


@router.get("/dataset")
async def dataset_choice(server: Server, visitor: KnownVisitor) -> DatasetChoice:
    """Whether your games may be in a published dataset."""
    person = await server.people.person(visitor.person.id) or visitor.person
    return DatasetChoice(in_dataset=person.in_dataset)


@router.post("/dataset")
async def choose_dataset(body: DatasetChoice, server: Server, visitor: KnownVisitor) -> DatasetChoice:
    """Let your games be in a published dataset, or not."""
    await server.registry.store.change_person(visitor.person.id, in_dataset=body.in_dataset)
    server.people.forget(visitor.person.id)
    return body


@router.post("/account/delete")
async def delete(body: Farewell, server: Server, visitor: KnownVisitor, request: Request, response: Response) -> Me:
    """Delete yourself: bots take over your seats, and finished games keep no name of yours."""
    person = visitor.person
    if person.account is not None:
        person = await _confirmed(server, visitor, body.password or "")
    await server.sessions.end_all(person)
    await server.sessions.end([bot.session for bot in await server.registry.store.bots_of(person.id)])
    await server.registry.part_with(person.id)
    server.people.forget(person.id)
    delete_cookie(request, response)
    return me_json(None)
