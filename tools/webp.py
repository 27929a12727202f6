"""Join pictures in the WebP format into one that moves.

A file is a list of chunks inside a `RIFF` chunk: four letters, a length, and the content, padded to an even length.
Numbers are little-endian.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

IMAGE = (b"ALPH", b"VP8 ", b"VP8L")  # the chunks that are the pixels of a still
IS_ANIMATION = 0b10
REPLACES_THE_LAST_FRAME = 0b10
BACKGROUND = b"\xff\xff\xff\xff"
FOR_EVER = 0


class Frame(NamedTuple):
    """A still, and for how many milliseconds it is shown."""

    still: bytes
    milliseconds: int


def animation(frames: list[Frame], width: int, height: int) -> bytes:
    """Stills of this size one after the other, again and again."""
    size = _three(width - 1) + _three(height - 1)
    header = _chunk(b"VP8X", bytes([IS_ANIMATION, 0, 0, 0]) + size)
    loop = _chunk(b"ANIM", BACKGROUND + struct.pack("<H", FOR_EVER))
    return _chunk(b"RIFF", b"WEBP" + header + loop + b"".join(_shown(frame, size) for frame in frames))


def chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The names and contents of chunks that follow one another."""
    place = 0
    while place < len(content):
        name, length = content[place : place + 4], int.from_bytes(content[place + 4 : place + 8], "little")
        yield name, content[place + 8 : place + 8 + length]
        place += 8 + length + length % 2


def _shown(frame: Frame, size: bytes) -> bytes:
    """One frame of an animation: the pixels of a still, over the whole canvas."""
    ((_, file),) = chunks(frame.still)
    pixels = b"".join(_chunk(name, content) for name, content in chunks(file[4:]) if name in IMAGE)
    corner = _three(0) * 2
    return _chunk(b"ANMF", corner + size + _three(frame.milliseconds) + bytes([REPLACES_THE_LAST_FRAME]) + pixels)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
