"""Who you are: guests and accounts."""

from fastapi import APIRouter, Request, Response

from posse.server.http.access import COOKIE, MaybePerson, Server, person_or_guest, set_cookie
from posse.server.http.schemas import Credentials, Me, NewName, Nothing
from posse.server.store.rows import Person

router = APIRouter(tags=["people"])


def _me(person: Person | None) -> Me:
    return Me(name=person.name, account=person.account) if person else Me(name=None, account=None)


@router.get("/me")
async def me(person: MaybePerson) -> Me:
    """Who you are, if you are known."""
    return _me(person)


@router.post("/me")
async def name_me(body: NewName, server: Server, person: MaybePerson, request: Request, response: Response) -> Me:
    """Take a name: as a new guest, or in place of the old one."""
    if person is None:
        return _me(await person_or_guest(server, request, response, None, body.name))
    return _me(await server.people.rename(person, body.name))


@router.post("/account", status_code=201)
async def register(body: Credentials, server: Server, person: MaybePerson, request: Request, response: Response) -> Me:
    """Make an account, which keeps your tables."""
    server.limits.check(server.limits.guests, request)
    account = await server.people.register(person, body.account, body.password, server.limits.client(request))
    set_cookie(server, request, response, account)
    return _me(account)


@router.post("/login")
async def login(body: Credentials, server: Server, person: MaybePerson, request: Request, response: Response) -> Me:
    """Log in to an account; what you held as a guest comes along."""
    server.limits.check(server.limits.guests, request)
    account = await server.people.login(person, body.account, body.password)
    set_cookie(server, request, response, account)
    return _me(account)


@router.post("/logout")
async def logout(body: Nothing, response: Response) -> Me:
    """Log out."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return _me(None)
