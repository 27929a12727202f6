"""The quick check covers changed files, and finds their tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import quick

TESTS = {
    "tests/engine/test_dice.py": "from posse.engine.dice import Dice\n",
    "tests/engine/test_dice_seeded.py": "",
    "tests/games/poker/test_rounds.py": "from tests.games.poker.table import scene\n",
    "tests/games/poker/test_ending.py": "import posse.games.poker.sums\nfrom posse.games.poker import setup, stack\n",
    "tests/tools/test_rules.py": "from tools import rules\n",
    "tests/packaging/test_marks.py": "from build_c import marked\n",
}


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    for name, text in TESTS.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "tests: begin")
    return tmp_path


def git(root: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=root, check=True)


def test_changed_files_are_those_that_differ_and_new_ones(repository: Path) -> None:
    repository.joinpath("tests/engine/test_dice.py").write_text("")
    repository.joinpath("tests/tools/test_rules.py").unlink()
    repository.joinpath("new.py").write_text("")
    assert quick.changed(repository, "HEAD") == ["new.py", "tests/engine/test_dice.py"]


def test_nothing_has_changed(repository: Path) -> None:
    assert quick.changed(repository, "HEAD") == []


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/posse/engine/dice.py", ["tests/engine/test_dice.py", "tests/engine/test_dice_seeded.py"]),
        ("tests/engine/test_dice.py", ["tests/engine/test_dice.py"]),
        ("tests/games/poker/table.py", ["tests/games/poker/test_rounds.py"]),
        ("src/posse/games/poker/sums.py", ["tests/games/poker/test_ending.py"]),
        ("src/posse/games/poker/stack.py", ["tests/games/poker/test_ending.py"]),
        ("tools/rules.py", ["tests/tools/test_rules.py"]),
        ("build_c.py", ["tests/packaging/test_marks.py"]),
        ("src/posse/engine/log.py", []),
    ],
)
def test_a_module_has_the_tests_of_its_name_or_those_that_import_it(
    repository: Path, changed: str, tests: list[str]
) -> None:
    assert quick.tests_of(repository, [changed]) == tests


def test_a_check_that_fails_shows_what_it_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", "print('a reason'); exit(1)"]
    assert not quick.run("types", command, tmp_path, 30)
    said = capsys.readouterr().out
    assert "types: FAILED" in said
    assert "a reason" in said


def test_a_check_that_takes_too_long_is_stopped_and_has_not_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    assert quick.run("tests", command, tmp_path, 0.2)
    assert capsys.readouterr().out == "tests: stopped, since the time is up\n"


def test_only_checks_that_the_files_call_for_are_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def saying(files: list[str]) -> list[str]:
        return [sys.executable, "-c", ""]

    checks = [quick.Check("python", r".*\.py", saying), quick.Check("texts", r".*\.ftl", saying)]
    assert quick.run_all(checks, ["text/en.ftl"], tmp_path, float("inf")) == 0
    said = capsys.readouterr().out
    assert "texts: passed" in said
    assert "python" not in said
