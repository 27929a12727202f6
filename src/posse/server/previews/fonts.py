"""The fonts of pictures: each file has the letters of one script, so a text is cut where its script changes."""

import re
from itertools import groupby
from xml.etree import ElementTree

SERIF, SANS, WORDMARK = "bitter", "alegreya-sans", "rye"
# The families of the style sheets, as the files are called.
FAMILIES = {"Bitter": SERIF, "Alegreya Sans": SANS, "Rye": WORDMARK}

CYRILLIC, EXTENDED, LATIN, FIGURES = "cyrillic", "latin-ext", "latin", "figures"
# The figures of the one stand on the line only with a feature of fonts that the painter does not know; the other has
# Latin letters only.
STAND_INS = {(SANS, FIGURES): SERIF, (WORDMARK, CYRILLIC): SERIF, (WORDMARK, EXTENDED): SERIF}

SPAN = "{http://www.w3.org/2000/svg}tspan"
FIRST = re.compile(r"""\s*["']?([\w ]+?)["']?\s*(?:,|$)""")


def script_of(letter: str) -> str:
    """The script in whose files a letter is found."""
    code = ord(letter)
    if letter.isdecimal():
        return FIGURES
    if 0x400 <= code <= 0x45F or code in (0x301, 0x490, 0x491, 0x4B0, 0x4B1, 0x2116):
        return CYRILLIC
    if (0x100 <= code <= 0x2BA and code not in (0x131, 0x152, 0x153)) or 0x1E00 <= code <= 0x1EFF:
        return EXTENDED
    return LATIN


def family_of(css: str, script: str) -> str:
    """The family of files for a font of the style sheets and a script."""
    found = FIRST.match(css)
    name = FAMILIES.get(found[1] if found else "", SANS)
    return f"{STAND_INS.get((name, script), name)}-{LATIN if script == FIGURES else script}"


def set_type(element: ElementTree.Element, css: str) -> None:
    """Give the letters of a text their fonts, each run of a script in a span of its own."""
    element.set("font-family", family_of(css, LATIN))
    parts = _spans(element.text, css)
    for child in list(element):
        parts += [child, *_spans(child.tail, css)]
        child.tail = None
        element.remove(child)
    element.text = None
    element.extend(parts)


def _spans(text: str | None, css: str) -> list[ElementTree.Element]:
    spans = []
    for script, letters in groupby(text or "", script_of):
        span = ElementTree.Element(SPAN, {"font-family": family_of(css, script)})
        span.text = "".join(letters)
        spans.append(span)
    return spans
