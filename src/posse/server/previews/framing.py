"""Files on their way from the process that paints them, and where it finds what it paints with."""

from importlib.util import find_spec
from pathlib import Path

DRAWING = Path(__file__).parent / "drawing"  # the build puts it there

LENGTH_BYTES = 4
NEEDED = ("cssselect2", "py_mini_racer", "resvg_py", "tinycss2")


def can_paint() -> bool:
    """Whether the extra `pictures` is installed, and the drawings were built."""
    return (DRAWING / "preview.js").is_file() and all(find_spec(name) for name in NEEDED)


def framed(files: list[bytes]) -> bytes:
    """Several files as one, each after its length."""
    return b"".join(len(file).to_bytes(LENGTH_BYTES, "big") + file for file in files)


def unframed(data: bytes) -> list[bytes]:
    """The files; `ValueError` if they are not whole."""
    files = []
    while data:
        size = int.from_bytes(data[:LENGTH_BYTES], "big")
        data = data[LENGTH_BYTES:]
        if len(data) < size:
            raise ValueError("a file is cut")
        files.append(data[:size])
        data = data[size:]
    return files
