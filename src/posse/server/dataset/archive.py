"""Archives of records: the same games make the same bytes."""

from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

BEGINNING = (1980, 1, 1, 0, 0, 0)  # the time of all files


def add_text(archive: ZipFile, name: str, text: str) -> None:
    """Add a file whose bytes depend on nothing but its name and text."""
    entry = ZipInfo(name, BEGINNING)
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, text)


class Growing:
    """A file that is written to, and whose bytes are taken away as soon as they are there."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None: ...

    def take(self) -> bytes:
        """What was written since the last time."""
        written, self._written = self._written, []
        return b"".join(written)
