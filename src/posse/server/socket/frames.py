"""Frames of a WebSocket (RFC 6455), as a server reads and writes them."""

from collections.abc import Callable, Iterator

from posse.server.socket.close_codes import CloseCode

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
CONTINUATION = 0x0

FIN = 0x80
RESERVED = 0x70
OPCODE = 0x0F
MASKED = 0x80
LENGTH = 0x7F
LENGTH_IN_2, LENGTH_IN_8 = 126, 127
MOST_IN_CONTROL = 125
MASK_BYTES = 4

# Codes that a browser may close with: those of the standard that may be sent, registered ones, and private ones.
STANDARD_CODES = (*range(1000, 1004), *range(1007, 1015))
OTHER_CODES = range(3000, 5000)

Received = tuple[int, bytes]
"""The opcode of a message, and its payload."""


class BadFrame(Exception):
    """The stream cannot be read any further; `code` is the one to close with."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


def _always() -> bool:
    return True


class Frames:
    """Reads messages from a stream of bytes: reassembled, unmasked, none larger than `most`.

    `has_room` is asked before each frame is read: pings, pongs and empty pieces of a message cost time, too, and forty
    thousand of them fit into what a socket gives at once.
    """

    __slots__ = ("_fragments", "_has_room", "_opcode", "_unread", "most")

    def __init__(self, most: int, has_room: Callable[[], bool] = _always) -> None:
        self.most = most
        self._has_room = has_room
        self._unread = b""
        self._opcode = CONTINUATION
        self._fragments = b""

    def read(self, data: bytes) -> Iterator[Received]:
        """The messages that are complete by now, one by one: those before a violation of the protocol still count.

        `BadFrame` tells of the violation, or that there are too many; nothing can be read after it.
        """
        data = self._unread + data if self._unread else data
        start = 0
        while len(data) - start >= 2:
            size, payload = self._measure(data, start)
            end = payload + size
            if payload < 0 or len(data) < end:
                break
            if not self._has_room():
                raise BadFrame(CloseCode.TOO_FAST)
            mask = data[payload - MASK_BYTES : payload]
            message = self._take(data[start], unmasked(data[payload:end], mask))
            start = end
            if message is not None:
                yield message
        self._unread = data[start:]

    def _measure(self, data: bytes, start: int) -> tuple[int, int]:
        """The size of the payload of the next frame, and where it begins; -1 if that is not known yet."""
        first, second = data[start], data[start + 1]
        size, place = second & LENGTH, start + 2
        if not second & MASKED or not self._may_come(first, size):
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        if size >= LENGTH_IN_2:
            width = 2 if size == LENGTH_IN_2 else 8
            if len(data) < place + width:
                return 0, -1
            size = int.from_bytes(data[place : place + width], "big")
            place += width
        if size + len(self._fragments) > self.most and not first & CLOSE:
            raise BadFrame(CloseCode.MESSAGE_TOO_LARGE)
        return size, place + MASK_BYTES

    def _may_come(self, first: int, size: int) -> bool:
        """Whether a frame that begins so is allowed at this place."""
        opcode = first & OPCODE
        if first & RESERVED:
            return False
        if opcode & CLOSE:
            return opcode <= PONG and size <= MOST_IN_CONTROL and bool(first & FIN)
        return opcode <= BINARY and (opcode == CONTINUATION) == bool(self._opcode)

    def _take(self, first: int, payload: bytes) -> Received | None:
        """The message that this frame is, or completes."""
        opcode = first & OPCODE
        if opcode & CLOSE:
            return _control(opcode, payload)
        if self._opcode:
            opcode, payload = self._opcode, self._fragments + payload
        if not first & FIN:
            self._opcode, self._fragments = opcode, payload
            return None
        self._opcode, self._fragments = CONTINUATION, b""
        if opcode == TEXT and not payload.isascii():
            check_text(payload)
        return opcode, payload


def _control(opcode: int, payload: bytes) -> Received:
    """A control frame: close, ping or pong."""
    if opcode == CLOSE and payload:
        code = int.from_bytes(payload[:2], "big")
        if len(payload) == 1 or (code not in STANDARD_CODES and code not in OTHER_CODES):
            raise BadFrame(CloseCode.PROTOCOL_ERROR)
        check_text(payload[2:])
    return opcode, payload


def check_text(payload: bytes) -> None:
    """`BadFrame` unless it is UTF-8."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(CloseCode.INVALID_TEXT) from None


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """A payload without its mask; the same operation masks it."""
    size = len(payload)
    key = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message in one unmasked frame, as a server sends it."""
    size = len(payload)
    if size < LENGTH_IN_2:
        return bytes((FIN | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((FIN | opcode, LENGTH_IN_2)) + size.to_bytes(2, "big") + payload
    return bytes((FIN | opcode, LENGTH_IN_8)) + size.to_bytes(8, "big") + payload
