"""A small SMTP server on this machine that keeps every mail it is sent."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage

LINK = re.compile(r"https?://\S+")


class Postbox:
    """The mails in the order of arrival."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.conversations = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation: as much SMTP as is needed to receive mails."""
        self.conversations += 1
        await self.may_answer.wait()
        writer.write(b"220 postbox\r\n")
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while (said := (await reader.readuntil(b"\r\n")).strip().upper()) != b"QUIT":
                if said == b"DATA":
                    writer.write(b"354 go on\r\n")
                    self._keep(await reader.readuntil(b"\r\n.\r\n"))
                writer.write(b"250 ok\r\n")
            writer.write(b"221 bye\r\n")
        writer.close()

    def _keep(self, data: bytes) -> None:
        plain = data.removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
        self.mails.append(message_from_bytes(plain, EmailMessage, policy=policy.default))

    def text(self, number: int = -1) -> str:
        return str(self.mails[number].get_content())

    def link(self, number: int = -1) -> str:
        """The link in a mail."""
        found = LINK.search(self.text(number))
        assert found is not None
        return found.group()

    def token(self, number: int = -1) -> str:
        return self.link(number).rpartition("=")[2]


@contextlib.asynccontextmanager
async def postbox() -> AsyncIterator[Postbox]:
    """A server until the end of the block; `address` is where it listens."""
    box = Postbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.address = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield box
