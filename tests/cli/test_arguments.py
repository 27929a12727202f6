"""The command line: help in four languages, and a one-line message for every error."""

from pathlib import Path

import pytest

import posse
from posse.cli.language import language_of
from posse.texts import LANGUAGES, terminal_texts
from tests.cli.terminal import Terminal
from tests.sample import GAME

COMMANDS = ["serve", "play", "learn", "replay", "verify", "rules", "options", "arena"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_is_the_message_of_the_reader(terminal: Terminal, lang: str) -> None:
    """It is read without the library for texts, which would take three times as long to import."""
    key = "cli-version-compiled" if posse.COMPILED else "cli-version-plain"
    said = terminal_texts(lang).say(key, version=posse.__version__)
    for words in (["--version", "--lang", lang], [f"--lang={lang}", "--version"]):
        assert terminal.run(*words).out == said + "\n"


def test_the_version_says_which_build_runs(terminal: Terminal) -> None:
    shown = terminal.run("--version")
    assert shown.code == 0
    assert posse.__version__ in shown.out
    assert ("interpreted" in shown.out) is not posse.COMPILED


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(terminal: Terminal, language: str) -> None:
    say = terminal_texts(language).say
    shown = terminal.run("--lang", language)
    assert shown.out == terminal.run("--help", "--lang", language).out
    assert shown.out.startswith(f"{say('cli-usage')} posse")
    for command in COMMANDS:
        assert say(f"cli-about-{command}").split()[0] in shown.out
        own = terminal.run(command, "--help", "--lang", language)
        assert own.code == 0
        assert own.out.count(say("cli-usage")) == 1
        if language != "en":
            assert "show " not in own.out
            assert "options:" not in own.out


@pytest.mark.parametrize(
    ("variables", "argv", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, [], "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, [], "ru"),
        ({"LANG": "it"}, [], "it"),
        ({"LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LANG": "C"}, [], "en"),
        ({"LANG": ""}, [], "en"),
        ({"LANG": "pl_PL"}, ["play", "--lang", "it"], "it"),
        ({"LANG": "pl_PL"}, ["--lang=ru"], "ru"),
    ],
)
def test_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], argv: list[str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(argv) == language


@pytest.mark.parametrize(
    "argv",
    [
        ["fly"],
        ["--fly"],
        ["play"],
        ["play", "chess"],
        ["play", GAME, "extra"],
        ["play", GAME, "--seats"],
        ["play", GAME, "--seats", "9"],
        ["play", GAME, "--seats", "-3"],
        ["play", GAME, "--seats", "four"],
        ["play", GAME, "--seed", "x"],
        ["play", GAME, "--bots", "hal"],
        ["play", GAME, "--humans", "5"],
        ["play", GAME, "--humans", "no"],
        ["play", GAME, "--names", "A", "A"],
        ["play", GAME, "--names", ""],
        ["play", GAME, "--names", "A" * 50],
        ["play", GAME, "--names", "A", "B", "C", "D", "E"],
        ["play", GAME, "--edition", "martian"],
        ["play", GAME, "--option", "river"],
        ["play", GAME, "--option", "river=mars"],
        ["play", GAME, "--option", "weather=fine"],
        ["play", GAME, "--seconds", "long"],
        ["play", GAME, "--delay", "-1"],
        ["play", GAME, "--save", "/"],
        ["play", GAME, "--save", "a\0b"],
        ["play", GAME, "--sea", "3"],
        ["verify"],
        ["verify", "/"],
        ["verify", "a", "b"],
        ["replay", "/nowhere"],
        ["rules"],
        ["rules", "chess"],
        ["rules", GAME, "CC-99.9"],
        ["rules", GAME, "xyzzy"],
        ["options"],
        ["options", "chess"],
        ["arena"],
        ["arena", "chess"],
        ["arena", GAME, "--deals", "0"],
        ["arena", GAME, "--bots"],
        ["arena", GAME, "--bots", "hal", "random"],
        ["arena", GAME, "--bots", "search:x", "random"],
        ["arena", GAME, "--bots", "nowhere.py:Bot", "random"],
        ["arena", GAME, "--bots", "random", "random", "--seats", "3"],
        ["arena", GAME, "--seats", "9"],
        ["arena", GAME, "--option", "river=mars"],
        ["arena", GAME, "--workers", "0"],
        ["arena", GAME, "--sprt", "much"],
        ["arena", GAME, "--sprt", "60"],
        ["arena", GAME, "--sprt", "--alpha", "0.7"],
        ["arena", GAME, "--sprt", "--bots", "random"],
        ["arena", GAME, "--log", "/"],
        ["arena", GAME, "--log", "/nowhere/log"],
        ["arena", GAME, "--log", "a\0b"],
        ["arena", GAME, "--records", "/dev/null"],
        ["arena", GAME, "--picture", "/nowhere/picture.svg"],
        ["serve", "extra"],
        ["serve", "--port", "x"],
        ["serve", "--port", "65536"],
        ["serve", "--host", "999.1.1.1"],
        ["serve", "--host", "203.0.113.1"],
        ["serve", "--workers", "0"],
        ["serve", "--workers", "two"],
        ["serve", "--database", "mysql://here"],
        ["serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["serve", "--data", "/dev/null"],
        ["serve", "--data", "a\0b"],
        ["--lang", "xx"],
        ["--lang"],
        ["play", GAME, "--lang", ""],
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_mistakes_are_told_in_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, argv: list[str], language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    shown = terminal.run(*argv)
    assert shown.code == 2
    assert len(shown.err.splitlines()) == 1
    assert shown.err.startswith("posse: ")
    if language == "ru" and "--lang" not in argv:
        assert any("а" <= letter <= "я" for letter in shown.err)


def test_a_game_in_a_folder_that_cannot_be_written(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shown = terminal.run("play", GAME, "--save", tmp_path / "file" / "game")
    assert shown.code == 2
    assert len(shown.err.splitlines()) == 1
