"""Who you are: guests and accounts, logging in and out."""

from fastapi import APIRouter, Request, Response

from posse.server.http.access import (
    KnownVisitor,
    MaybePerson,
    MaybeVisitor,
    Server,
    delete_cookie,
    enter,
    person_or_guest,
)
from posse.server.http.account_schemas import WithCode
from posse.server.http.schemas import Credentials, Me, NewName, Nothing
from posse.server.store.rows import Person

router = APIRouter(tags=["people"])


def me_json(person: Person | None) -> Me:
    return Me(name=person.name, account=person.account) if person else Me(name=None, account=None)


def with_code(person: Person, code: str) -> WithCode:
    return WithCode(name=person.name, account=person.account, code=code)


@router.get("/me")
async def me(person: MaybePerson) -> Me:
    """Who you are, if you are known."""
    return me_json(person)


@router.post("/me")
async def name_me(body: NewName, server: Server, person: MaybePerson, request: Request, response: Response) -> Me:
    """Take a name: as a new guest, or in place of the old one."""
    if person is None:
        return me_json(await person_or_guest(server, request, response, None, body.name))
    return me_json(await server.people.rename(person, body.name))


@router.post("/account", status_code=201)
async def register(
    body: Credentials, server: Server, visitor: MaybeVisitor, request: Request, response: Response
) -> WithCode:
    """Make an account, which keeps your tables; its recovery code is told this once."""
    server.limits.check(server.limits.guests, request)
    guest, client = visitor and visitor.person, server.limits.client(request) or None
    account = await server.people.register(guest, body.account, body.password, client)
    code = await server.recovery.new_code(account)
    await server.sessions.end_all(account, but=await enter(request, response, account, visitor))
    return with_code(account, code)


@router.post("/login")
async def login(body: Credentials, server: Server, visitor: MaybeVisitor, request: Request, response: Response) -> Me:
    """Log in to an account; what you held as a guest comes along."""
    server.limits.check(server.limits.guests, request)
    async with server.trials.login(body.account, server.limits.client(request)):
        account = await server.people.login(visitor and visitor.person, body.account, body.password)
    await enter(request, response, account, visitor)
    return me_json(account)


@router.post("/logout")
async def logout(body: Nothing, server: Server, visitor: MaybeVisitor, request: Request, response: Response) -> Me:
    """Log out: the session ends, and with it its connections to tables."""
    if visitor is not None and visitor.session is not None:
        await server.sessions.end([visitor.session])
    delete_cookie(request, response)
    return me_json(None)


@router.post("/logout/everywhere")
async def logout_everywhere(
    body: Nothing, server: Server, visitor: KnownVisitor, request: Request, response: Response
) -> Me:
    """End all your sessions, this one too."""
    await server.sessions.end_all(visitor.person)
    delete_cookie(request, response)
    return me_json(None)
