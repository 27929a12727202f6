"""Archives of records: the same games make the same bytes."""

from collections.abc import Iterable
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

BEGINNING = (1980, 1, 1, 0, 0, 0)  # the time of all files


def add_text(archive: ZipFile, name: str, text: str) -> None:
    """Add a file whose bytes depend on nothing but its name and text."""
    entry = ZipInfo(name, BEGINNING)
    entry.compress_type = ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, text)


def zipped(texts: Iterable[tuple[str, str]]) -> bytes:
    """An archive of these files, by name and text."""
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as archive:
        for name, text in texts:
            add_text(archive, name, text)
    return made.getvalue()
