"""No address that somebody types leads into the network of the server."""

import pytest

from posse.server.alerts.guard import BadUrl, Guard, Url, is_public

pytestmark = pytest.mark.anyio

INTERNAL = [
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.5.4",
    "192.168.1.1",
    "169.254.169.254",  # metadata of most clouds
    "100.64.0.1",
    "100.100.100.200",  # metadata of a cloud
    "168.63.129.16",  # and of another
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd00:ec2::254",  # metadata of a cloud by IPv6
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",  # 127.0.0.1 behind a translator
    "64:ff9b::a9fe:a9fe",
    "2002:7f00:1::",  # 127.0.0.1 in a tunnel
    "2002:a00:1::1",
    "2001:0:7f00:1::",
    "not an address",
]


@pytest.mark.parametrize("address", INTERNAL)
def test_an_internal_address_is_not_called(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_a_public_address_is_called(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("https://hook.example", Url(True, "hook.example", 443, "/")),
        (" https://hook.example:8443/a/b?c=d#e ", Url(True, "hook.example", 8443, "/a/b?c=d")),
        ("https://[2606:4700::1111]/x", Url(True, "2606:4700::1111", 443, "/x")),
    ],
)
def test_an_address_in_its_parts(text: str, url: Url) -> None:
    assert Guard().checked(text) == url


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hook.example",
        "https://",
        "ftp://hook.example",
        "file:///etc/passwd",
        "gopher://hook.example/x",
        "https://ann:secret@hook.example",
        "https://hook.example:port",
        "https://hook.example/a b",
        "https://hook.example/\r\nHost: other",
        "https://hook.example/ł",
        "https://hook.example/" + "x" * 1000,
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadUrl) as refused:
        Guard(allows_internal=True).checked(text)
    assert refused.value.key == "bad-url"


def test_without_tls_nothing_is_called_unless_the_operator_allows_it() -> None:
    with pytest.raises(BadUrl) as refused:
        Guard().checked("http://hook.example")
    assert refused.value.key == "url-not-secure"
    assert Guard(allows_internal=True).checked("http://hook.example") == Url(False, "hook.example", 80, "/")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:7f00:1]"])
async def test_however_this_machine_is_written(host: str) -> None:
    with pytest.raises(BadUrl) as refused:
        await Guard().addresses(Guard().checked(f"https://{host}/"))
    assert refused.value.key == "url-internal"


async def test_a_name_with_one_internal_address_is_refused_as_a_whole() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["1.1.1.1", "10.0.0.1"]

    with pytest.raises(BadUrl):
        await Guard(resolve=resolve).addresses(Url(True, "hook.example", 443, "/"))
