"""Frames of a WebSocket (RFC 6455), as a server reads and writes them."""

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
MORE = 0x0  # a further piece of a message whose first frame was not its last

LAST = 0x80
RESERVED = 0x70
KIND = 0x0F
MASKED = 0x80
SIZE = 0x7F
SIZE_IN_2, SIZE_IN_8 = 126, 127
MOST_IN_CONTROL = 125
MASK_BYTES = 4

# Why a connection is ended over what came in it.
BAD_FRAME, BAD_TEXT, TOO_LARGE = 1002, 1007, 1009
# Codes that a browser may close with: those of the standard that travel at all, those of registries, private ones.
STANDARD_CODES = (*range(1000, 1004), *range(1007, 1015))
OTHER_CODES = range(3000, 5000)

Message = tuple[int, bytes]
"""Its kind, and what is in it."""


class BadFrame(Exception):
    """Nothing can be understood after this; `code` is the one to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frames:
    """Makes messages of the bytes as they come: put together, unmasked, none larger than `most`."""

    __slots__ = ("_kind", "_pieces", "_unread", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._unread = b""
        self._kind = MORE
        self._pieces = b""

    def read(self, data: bytes) -> list[Message]:
        """The messages that are whole by now; `BadFrame` if it is against the rules, whatever came before it."""
        data = self._unread + data if self._unread else data
        found: list[Message] = []
        start = 0
        while len(data) - start >= 2:
            size, payload = self._measure(data, start)
            end = payload + size
            if payload < 0 or len(data) < end:
                break
            mask = data[payload - MASK_BYTES : payload]
            message = self._take(data[start], unmasked(data[payload:end], mask))
            if message is not None:
                found.append(message)
            start = end
        self._unread = data[start:]
        return found

    def _measure(self, data: bytes, start: int) -> tuple[int, int]:
        """How large the payload of the next frame is, and where it begins; before the beginning: not known yet."""
        first, second = data[start], data[start + 1]
        size, place = second & SIZE, start + 2
        if first & RESERVED or not second & MASKED:
            raise BadFrame(BAD_FRAME)
        if first & CLOSE and (size > MOST_IN_CONTROL or not first & LAST):
            raise BadFrame(BAD_FRAME)
        if size >= SIZE_IN_2:
            width = 2 if size == SIZE_IN_2 else 8
            if len(data) < place + width:
                return 0, -1
            size = int.from_bytes(data[place : place + width], "big")
            place += width
        if size + len(self._pieces) > self.most and not first & CLOSE:
            raise BadFrame(TOO_LARGE)
        return size, place + MASK_BYTES

    def _take(self, first: int, payload: bytes) -> Message | None:
        """The message that this frame is, or ends."""
        kind = first & KIND
        if kind & CLOSE:
            return _control(kind, payload)
        if kind > BINARY or (kind == MORE) != bool(self._kind):
            raise BadFrame(BAD_FRAME)
        if self._kind:
            kind, payload = self._kind, self._pieces + payload
        if not first & LAST:
            self._kind, self._pieces = kind, payload
            return None
        self._kind, self._pieces = MORE, b""
        if kind == TEXT and not payload.isascii():
            check_text(payload)
        return kind, payload


def _control(kind: int, payload: bytes) -> Message:
    """A frame that is about the connection itself."""
    if kind > PONG:
        raise BadFrame(BAD_FRAME)
    if kind == CLOSE and payload:
        code = int.from_bytes(payload[:2], "big")
        if len(payload) == 1 or (code not in STANDARD_CODES and code not in OTHER_CODES):
            raise BadFrame(BAD_FRAME)
        check_text(payload[2:])
    return kind, payload


def check_text(payload: bytes) -> None:
    """Text is UTF-8."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise BadFrame(BAD_TEXT) from None


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """A payload as it was before every byte was changed by one of the mask; doing it again masks it."""
    size = len(payload)
    key = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message from the server, which masks nothing."""
    size = len(payload)
    if size < SIZE_IN_2:
        return bytes((LAST | kind, size)) + payload
    if size < 1 << 16:
        return bytes((LAST | kind, SIZE_IN_2)) + size.to_bytes(2, "big") + payload
    return bytes((LAST | kind, SIZE_IN_8)) + size.to_bytes(8, "big") + payload
