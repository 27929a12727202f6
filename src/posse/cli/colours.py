"""The styles of the terminal, for many colours and for sixteen; a sign or a word always says the same as a colour."""

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

STRONG = "strong"
FAINT = "faint"
LEGAL = "legal"
ASKED = "asked"
CLOSED = "closed"
BAD = "bad"
ROAD = "road"
BRIDGE = "bridge"
WATER = "water"
ROCK = "rock"
BADGE = "badge"

MARKS = "●▲◆■★⬢"

COMMON = {
    STRONG: "bold",
    FAINT: "bright_black",
    CLOSED: "bright_black strike",
    ASKED: "bold reverse",
    BAD: "bold red",
}
MANY = COMMON | {
    LEGAL: "bold #1d1a16 on #e0b040",
    ROAD: "bold #c08a45",
    BRIDGE: "bold #8fa3b8",
    WATER: "#4c8fd6",
    ROCK: "#9a8f86",
    BADGE: "bold #ffffff on #5c3a21",
    "seat0": "bold #e8832a",
    "seat1": "bold #3f9e4d",
    "seat2": "bold #a873d9",
    "seat3": "bold #4c8fd6",
    "seat4": "bold #d0a800",
    "seat5": "bold #d9534f",
}
SIXTEEN = COMMON | {
    LEGAL: "bold black on yellow",
    ROAD: "bold yellow",
    BRIDGE: "bold cyan",
    WATER: "blue",
    ROCK: "bright_black",
    BADGE: "bold reverse",
    "seat0": "bold bright_red",
    "seat1": "bold green",
    "seat2": "bold magenta",
    "seat3": "bold bright_blue",
    "seat4": "bold bright_yellow",
    "seat5": "bold red",
}


def mark(seat: int) -> str:
    """The shape of a seat, for readers who cannot tell the colours apart."""
    return MARKS[seat % len(MARKS)]


def colour(seat: int) -> str:
    """The style of a seat."""
    return f"seat{seat % len(MARKS)}"


def paint(console: Console) -> None:
    """Give a console our styles, in as many colours as it can show."""
    styles = MANY if console.color_system in ("256", "truecolor", "windows") else SIXTEEN
    console.push_theme(Theme({name: Style.parse(style) for name, style in styles.items()}))
