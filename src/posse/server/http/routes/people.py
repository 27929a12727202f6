"""Who you are: guests and accounts."""

from fastapi import APIRouter, Request, Response

from posse.server.http.access import COOKIE, MaybePerson, TheHall, remember, welcome
from posse.server.http.schemas import Credentials, Me, NewName, Nothing
from posse.server.store.rows import Person

router = APIRouter(tags=["people"])


def _me(person: Person | None) -> Me:
    return Me(name=person.name, account=person.account) if person else Me(name=None, account=None)


@router.get("/me")
async def me(person: MaybePerson) -> Me:
    """Who you are, if anybody."""
    return _me(person)


@router.post("/me")
async def name_me(body: NewName, hall: TheHall, person: MaybePerson, request: Request, response: Response) -> Me:
    """Take a name: as a new guest, or in place of the old one."""
    if person is None:
        return _me(await welcome(hall, request, response, None, body.name))
    return _me(await hall.people.rename(person, body.name))


@router.post("/account", status_code=201)
async def register(body: Credentials, hall: TheHall, person: MaybePerson, request: Request, response: Response) -> Me:
    """Make an account, which keeps your tables."""
    hall.limit(hall.newcomers, request)
    account = await hall.people.register(person, body.account, body.password)
    remember(hall, request, response, account)
    return _me(account)


@router.post("/login")
async def login(body: Credentials, hall: TheHall, person: MaybePerson, request: Request, response: Response) -> Me:
    """Come back to an account; what the guest held comes along."""
    hall.limit(hall.newcomers, request)
    account = await hall.people.login(person, body.account, body.password)
    remember(hall, request, response, account)
    return _me(account)


@router.post("/logout")
async def logout(body: Nothing, response: Response) -> Me:
    """Be nobody."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return _me(None)
