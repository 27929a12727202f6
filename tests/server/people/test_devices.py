"""What a browser says of itself, as its owner would call it."""

import pytest

from posse.server.people.devices import device_of

CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"


@pytest.mark.parametrize(
    ("said", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME}", "Chrome, Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {CHROME} Edg/142.0.0.0", "Edge, Windows"),
        (f"Mozilla/5.0 (Linux; Android 16; Pixel 9) {CHROME}", "Chrome, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("curl/8.5.0", ""),
        ("", ""),
        ("<script>" * 100, ""),
    ],
)
def test_a_device_is_named_by_browser_and_system(said: str, device: str) -> None:
    assert device_of(said) == device
