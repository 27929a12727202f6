"""Names for browsers, from what they say of themselves: enough to tell one's own devices apart, and no more."""

# In this order: most browsers also call themselves by the names of those below.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """For example `Firefox, Linux`; empty if nothing is recognised."""
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
