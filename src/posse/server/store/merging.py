"""A guest logs in: everything that was theirs belongs to the account from then on."""

from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.store import membership, people, relations, tournaments


async def merge(connection: AsyncConnection, guest: str, into: str) -> None:
    """Give what is the guest's to somebody else, now and whenever a table is stored that still names them."""
    await people.merge(connection, guest, into)
    await relations.move(connection, guest, into)
    await membership.move(connection, guest, into)
    await tournaments.move(connection, guest, into)
