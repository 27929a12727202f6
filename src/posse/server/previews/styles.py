"""What style sheets say of a drawing, written into its elements: what paints it knows neither variables nor selectors.

The drawings use little of CSS, and only that is read here: rules without conditions, custom properties, `light-dark()`,
`color-mix()` of two colours, and the properties of PAINTED.
"""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import cssselect2  # type: ignore[import-untyped]  # it comes without types
import tinycss2  # type: ignore[import-untyped]  # it comes without types
from tinycss2.ast import Declaration  # type: ignore[import-untyped]  # it comes without types
from tinycss2.color4 import Color, parse_color  # type: ignore[import-untyped]  # it comes without types

from posse.server.previews import fonts

Values = dict[str, str]

SVG = "http://www.w3.org/2000/svg"
FAMILY = "font-family"

# What a picture can show of a style. `font` is taken apart.
COLOURS = frozenset({"fill", "stroke", "stop-color", "color"})
STROKES = frozenset(f"stroke-{name}" for name in ("linecap", "linejoin", "dasharray", "dashoffset", "miterlimit"))
LETTERS = frozenset({"font-family", "font-size", "font-style", "font-weight", "letter-spacing", "text-anchor"})
PLACES = frozenset({"transform", "transform-origin", "transform-box", "clip-path", "mask", "dominant-baseline"})
OPACITIES = frozenset({"opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "visibility", "display"})
OTHERS = frozenset({"stroke-width", "fill-rule", "paint-order", "filter", "mix-blend-mode"})
PAINTED = COLOURS | STROKES | LETTERS | PLACES | OPACITIES | OTHERS
USELESS = re.compile(r"class|style|role|tabindex|data-.*|aria-.*|on.*")
FONT = re.compile(r"(?:(?P<weight>\d+) )?(?P<size>[\d.]+)px(?: ?/ ?[\d.]+)? (?P<family>.+)")
UNITS = re.compile(r"(?<=\d)(?:px|deg)\b")
# A function without another one inside; the innermost is resolved first.
VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)")
LIGHT_DARK = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)")
MIX = re.compile(r"color-mix\(in srgb,\s*((?:[^(),]|\([^()]*\))*?)\s+([\d.]+)%\s*,\s*((?:[^(),]|\([^()]*\))*?)\s*\)")
DEEPEST = 20  # variables in variables


class StyleSheet:
    """The rules of a style sheet, for all drawings that use it."""

    def __init__(self, text: str) -> None:
        self._matcher = cssselect2.Matcher()
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            # What holds only under conditions, such as a small window, is nothing to a picture.
            if rule.type == "qualified-rule":
                said = _declared(tinycss2.parse_blocks_contents(rule.content))
                for selector in cssselect2.compile_selector_list(rule.prelude):
                    if selector.pseudo_element is None:
                        self._matcher.add_selector(selector, said)

    def dress(self, root: ElementTree.Element) -> None:
        """Write the looks of a drawing into its elements, and drop what is not seen."""
        _dress(cssselect2.ElementWrapper.from_xml_root(root), self._matcher, {}, "")


def _declared(content: list[object]) -> Values:
    return {
        one.name if one.name.startswith("--") else one.lower_name: tinycss2.serialize(one.value).strip()
        for one in content
        if isinstance(one, Declaration)
    }


def _dress(wrapper: cssselect2.ElementWrapper, matcher: cssselect2.Matcher, inherited: Values, family: str) -> None:
    """Dress an element and what is inside, with the variables and the font of its parent."""
    element: ElementTree.Element = wrapper.etree_element
    said: Values = {}
    for *_, values in matcher.match(wrapper):
        said |= values
    said |= _declared(tinycss2.parse_blocks_contents(element.get("style", "")))
    variables = inherited | {name: value for name, value in said.items() if name.startswith("--")}
    children = list(wrapper.iter_children())
    _write(element, said, variables)
    family = element.get(FAMILY, family)
    for child in children:
        _dress(child, matcher, variables, family)
    for child in list(element):
        if child.get("display") == "none":
            _remove(element, child)
    if element.tag in (f"{{{SVG}}}text", f"{{{SVG}}}tspan"):
        fonts.set_type(element, family)


def _write(element: ElementTree.Element, said: Values, variables: Values) -> None:
    looks = {name: value for name, value in element.attrib.items() if name in PAINTED} | said
    for name in [name for name in element.attrib if USELESS.fullmatch(name)]:
        del element.attrib[name]
    for name, value in looks.items():
        for painted, plain in _plain(name, resolved(value, variables)):
            element.set(painted, plain)


def _plain(name: str, value: str) -> Iterator[tuple[str, str]]:
    """A resolved declaration as attributes that every painter understands."""
    if name == "font" and (font := FONT.fullmatch(value)):
        yield "font-weight", font["weight"] or "400"
        yield "font-size", font["size"]
        yield FAMILY, font["family"]
    elif name in COLOURS:
        yield name, _colour(value)
    elif name == "transform":
        # A transformation in space only tells a browser how to paint.
        yield name, "" if "Z(" in value or value == "none" else UNITS.sub("", value).replace(", ", " ")
    elif name in PAINTED:
        yield name, UNITS.sub("", value) if name != "filter" else value


def _remove(parent: ElementTree.Element, child: ElementTree.Element) -> None:
    child.tail = None
    parent.remove(child)


# --- values


def resolved(value: str, variables: Values) -> str:
    """A value without variables, by day, and with its colours mixed."""
    for _ in range(DEEPEST):
        before = value
        value = VARIABLE.sub(lambda found: variables.get(found[1], (found[2] or "").strip()), value)
        value = LIGHT_DARK.sub(lambda found: found[1].strip(), value)
        value = MIX.sub(lambda found: _mixed(found[1], float(found[2]) / 100, found[3]), value)
        if value == before:
            break
    return value


def _mixed(one: str, share: float, other: str) -> str:
    """Two colours as `color-mix` mixes them: each counts as much as it covers."""
    first, second = _parsed(one), _parsed(other)
    if first is None or second is None:
        return one
    alpha = first.alpha * share + second.alpha * (1 - share)
    parts = [a * first.alpha * share + b * second.alpha * (1 - share) for a, b in zip(first, second)][:3]
    return _written([part / alpha if alpha else 0.0 for part in parts], alpha)


def _colour(value: str) -> str:
    """A colour as all painters know it; anything else, such as a reference to a gradient, as it is."""
    colour = _parsed(value)
    return value if colour is None else _written(list(colour)[:3], colour.alpha)


def _parsed(value: str) -> Color | None:
    colour = parse_color(value)
    return colour.to("srgb") if isinstance(colour, Color) else None


def _written(parts: list[float], alpha: float) -> str:
    red, green, blue = (round(255 * min(1.0, max(0.0, part))) for part in parts)
    return f"rgba({red}, {green}, {blue}, {alpha:.3f})"
