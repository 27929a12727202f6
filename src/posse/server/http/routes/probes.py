"""Whether the server is alive, and whether it can work: for those who watch over it."""

from fastapi import APIRouter, Depends, Request

from posse.server.http.access import Server, count_call
from posse.server.http.schemas import Live, Ready, Seen

router = APIRouter(tags=["operating"])


@router.get("/live")
async def live() -> Live:
    """The process answers; nothing else is looked at, so a restart helps if this fails."""
    return Live(live=True)


@router.get("/ready")
async def ready(server: Server) -> Ready:
    """The database can be written to; otherwise 503 with `Retry-After`, and a restart does not help."""
    await server.registry.store.check_ready()
    return Ready(ready=True)


@router.get("/seen", dependencies=[Depends(count_call)])
async def seen(request: Request) -> Seen:
    """How the server sees you: whether the headers of a proxy arrive, and are believed."""
    address = request.client.host if request.client else ""
    return Seen(address=address, scheme=request.url.scheme, host=request.headers.get("host", ""))
