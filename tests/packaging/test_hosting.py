"""The docs and the ways of hosting use valid command lines."""

import json
import re
import shlex
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it comes without types

from posse.cli.arguments import parse
from posse.cli.trouble import Trouble
from posse.texts import terminal_texts
from tests.packaging.project import HOUSE

HOSTING = HOUSE.joinpath("docs/hosting.md").read_text()
README = HOUSE.joinpath("README.md").read_text()
DATABASE = "--database=postgresql://posse:posse@database/posse"
KEYS = {  # of services in the specification of Compose, as far as they are used
    *("build", "image", "profiles", "restart", "stop_grace_period", "entrypoint", "command", "environment", "extends"),
    *("ports", "volumes", "networks", "depends_on", "healthcheck", "deploy"),
}
# What the targets of the Makefile put before their arguments.
TARGETS = {"play": ["serve"], "terminal": ["play"], "posse": []}


def called_by_docker() -> list[str]:
    (found,) = re.findall(r"^ENTRYPOINT (.*)$", HOUSE.joinpath("Dockerfile").read_text(), re.MULTILINE)
    words: list[str] = json.loads(found)
    return words


def composed() -> dict[str, Any]:
    """The file for Docker Compose, with the values that stand there for variables that are not set."""
    text = re.sub(r"\$\{\w+:-(.*?)\}", r"\1", HOUSE.joinpath("compose.yaml").read_text())
    found: dict[str, Any] = yaml.safe_load(text)
    return found


SERVICES: dict[str, dict[str, Any]] = composed()["services"]


def called_by_compose(kind: str) -> dict[str, list[str]]:
    """What the services of our own image call that serve, or that work."""
    calls = {
        name: [*service.get("entrypoint", called_by_docker()), *service["command"]]
        for name, service in SERVICES.items()
        if service.get("image") == "posse" or "extends" in service
    }
    return {name: words for name, words in calls.items() if words[1] == kind}


def called_in_the_docs() -> list[list[str]]:
    lines = re.findall(r"^(?:ExecStart=\S+/)?(posse serve\b[^#\n]*)", HOSTING, re.MULTILINE)
    return [shlex.split(line) for line in lines]


def called_by_make() -> list[list[str]]:
    lines: list[tuple[str, str]] = re.findall(r'^\$ make (\w+) ARGS="([^"]*)"', README, re.MULTILINE)
    return [[*TARGETS[target], *shlex.split(arguments)] for target, arguments in lines]


@pytest.mark.parametrize("words", called_by_make(), ids=" ".join)
def test_the_command_line_understands_what_the_readme_calls(words: list[str]) -> None:
    assert parse(terminal_texts("en"), words).command == words[0]


def test_the_readme_shows_every_target() -> None:
    assert {words[0] for words in called_by_make()} >= {"serve", "play", "replay", "verify", "rules", "options"}


@pytest.mark.parametrize(
    "words", [called_by_docker(), *called_by_compose("serve").values(), *called_in_the_docs()], ids=" ".join
)
def test_the_command_line_understands_it(words: list[str]) -> None:
    program, *rest = words
    assert program == "posse"
    assert parse(terminal_texts("en"), rest).command == "serve"


def test_compose_starts_three_kinds_of_servers() -> None:
    servers = called_by_compose("serve")
    assert list(servers) == ["posse", "posse-postgres", "server-1", "server-2"]
    assert [*servers["posse"], DATABASE] == servers["posse-postgres"]
    assert not {"profiles", "depends_on"} & set(SERVICES["posse"])
    for name in ("server-1", "server-2"):
        assert DATABASE in servers[name]
        arguments = parse(terminal_texts("en"), servers[name][1:])
        port = servers[name][servers[name].index("--port") + 1]
        assert arguments.internal == f"{name}:{port}"
        assert arguments.proxy == [composed()["networks"]["several"]["ipam"]["config"][0]["subnet"]]


def test_compose_starts_two_workers() -> None:
    assert called_by_compose("worker") == {"worker": ["posse", "worker", DATABASE]}
    assert SERVICES["worker"]["deploy"] == {"replicas": 2}
    try:
        assert parse(terminal_texts("en"), ["worker", DATABASE]).command == "worker"
    except Trouble:
        pytest.skip("there is no `posse worker` in this version")


def test_the_balancer_of_compose_leads_to_both_servers() -> None:
    balancer = SERVICES["haproxy"]
    config, place, mode = balancer["volumes"][0].split(":")
    text = HOUSE.joinpath(config).read_text()
    assert (place, mode) == ("/usr/local/etc/haproxy/haproxy.cfg", "ro")
    assert {name for name in SERVICES if "several" in SERVICES[name].get("profiles", [])} == {
        *balancer["depends_on"],
        "haproxy",
        "database",
    }
    for variable, address in balancer["environment"].items():
        name, _, port = address.partition(":")
        assert set(SERVICES[name]["networks"]) & set(balancer["networks"])
        assert port == called_by_docker()[called_by_docker().index("--port") + 1]
        assert text.count(f'"${{{variable}-') == text.count("\nbackend ")
    bound = re.findall(r"POSSE_BIND-:(\d+)", text)
    assert balancer["ports"] == [f"8000:{bound[0]}"]


def test_compose_names_nothing_that_is_not_there() -> None:
    """What `docker compose config` would say, which needs Docker."""
    whole = composed()
    for service in SERVICES.values():
        assert set(service) <= KEYS
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert set(service.get("networks", ["default"])) <= {*whole["networks"], "default"}
        named = [volume.split(":")[0] for volume in service.get("volumes", [])]
        assert {name for name in named if not name.startswith(".")} <= set(whole["volumes"])


def test_the_docs_show_the_unit_and_several_calls() -> None:
    assert len(called_in_the_docs()) >= 6
    assert "ExecStart=/opt/posse/bin/posse serve" in HOSTING


def test_the_image_is_made_of_what_is_here() -> None:
    """The image runs as an unprivileged user, and its health check uses the served port."""
    text = HOUSE.joinpath("Dockerfile").read_text()
    assert text.index("\nUSER posse\n") < text.index("\nENTRYPOINT")
    port = called_by_docker()[called_by_docker().index("--port") + 1]
    assert f"\nEXPOSE {port}\n" in text
    assert f"urlopen('http://127.0.0.1:{port}/').url + 'api/ready'" in text
    assert HOUSE.joinpath("constraints.txt").is_file()
