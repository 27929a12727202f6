"""The docs and the ways of hosting use valid command lines."""

import json
import re
import shlex

import pytest

from posse.cli.arguments import parse
from posse.texts import terminal_texts
from tests.packaging.project import HOUSE

HOSTING = HOUSE.joinpath("docs/hosting.md").read_text()
README = HOUSE.joinpath("README.md").read_text()
# What the targets of the Makefile put before their arguments.
TARGETS = {"play": ["serve"], "terminal": ["play"], "posse": []}


def called_by_docker() -> list[str]:
    (found,) = re.findall(r"^ENTRYPOINT (.*)$", HOUSE.joinpath("Dockerfile").read_text(), re.MULTILINE)
    words: list[str] = json.loads(found)
    return words


def called_by_compose() -> list[list[str]]:
    """What each service calls, with the values that stand there for variables that are not set."""
    text = re.sub(r"\$\{\w+:-(.*?)\}", r"\1", HOUSE.joinpath("compose.yaml").read_text())
    commands = re.findall(r"^    command:\n((?:      - .*\n)+)", text, re.MULTILINE)
    return [[*called_by_docker(), *re.findall(r"- (.*)", command)] for command in commands]


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


@pytest.mark.parametrize("words", [called_by_docker(), *called_by_compose(), *called_in_the_docs()], ids=" ".join)
def test_the_command_line_understands_it(words: list[str]) -> None:
    program, *rest = words
    assert program == "posse"
    assert parse(terminal_texts("en"), rest).command == "serve"


def test_compose_starts_two_kinds_of_servers() -> None:
    alone, with_postgres = called_by_compose()
    assert [*alone, "--database=postgresql://posse:posse@database/posse"] == with_postgres


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
