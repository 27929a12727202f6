"""A game's name is reported wherever it does not belong, and nowhere else."""

import pytest

from tools.names import complaints, is_exempt, is_home, pattern

NAMES = {"rodeo", "Grand Rodeo", "Родео"}


def found(line: str) -> bool:
    return pattern(NAMES).search(line) is not None


@pytest.mark.parametrize(
    "line",
    [
        "rodeo",
        "RODEO = 1",
        "posse.new('rodeo')",
        "draw_rodeo",
        "rodeo_map.py",
        "RodeoState",
        "aRodeo",
        "Grand rodeo",
        "«Родео»",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert found(line)


@pytest.mark.parametrize("line", ["rodeos", "corodeo", "Rodeoing", "grand", "родеоном"])
def test_other_words_are_no_names(line: str) -> None:
    assert not found(line)


@pytest.mark.parametrize(
    "path",
    [
        "src/posse/games/rodeo/game.py",
        "src/posse/bots/taste/rodeo.py",
        "src/posse/cli/drawings/rodeo/__init__.py",
        "web/src/games/rodeo/card/index.ts",
        "tests/games/rodeo/test_bulls.py",
        "tests/records/rodeo/2-short.txt",
        "docs/rules/rodeo.md",
        "README.md",
    ],
)
def test_a_game_lives_in_its_own_folders(path: str) -> None:
    assert is_home(path, "rodeo")


@pytest.mark.parametrize(
    "path", ["src/posse/games/poker/game.py", "src/posse/engine/match.py", "tests/games/answers.py"]
)
def test_everything_else_is_no_home(path: str) -> None:
    assert not is_home(path, "rodeo")


def test_paths_and_lines_are_complained_about() -> None:
    text = "a = 1\nride = 'rodeo'\nwild_rodeo = 3\n"
    assert list(complaints("src/rodeo.py", text, "rodeo", pattern(NAMES), {"wild_rodeo"})) == [
        "src/rodeo.py: the path names rodeo",
        "src/rodeo.py:2: names rodeo: ride = 'rodeo'",
    ]


def test_an_exemption_is_for_its_files_only() -> None:
    assert is_exempt("tests/sample.py", "anything")
    assert not is_exempt("tests/other.py", "anything")
