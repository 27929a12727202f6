"""A release is a clean commit whose changelog names its version with a date."""

import subprocess
from pathlib import Path

import pytest

import posse
from tools.release import ROOT, changelog_problems, problems, version_of

CHANGELOG = "# Changelog\n\n## [1.2.3] - 2026-10-01\n\n- More.\n\n## [1.2.2] - 2026-09-01\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    source = tmp_path / "src" / "posse"
    source.mkdir(parents=True)
    source.joinpath("__init__.py").write_text('"""Posse."""\n\n__version__ = "1.2.3"\n')
    tmp_path.joinpath("CHANGELOG.md").write_text(CHANGELOG)
    tmp_path.joinpath("CITATION.cff").write_text("type: software\nversion: 1.2.3\nlicense: MIT\n")
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", *words], cwd=root, check=True)


def commit(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "-q", "--allow-empty", "-m", "begin")


def test_a_clean_commit_with_a_dated_entry_can_be_released(repository: Path) -> None:
    assert [*problems(repository)] == []


def test_it_can_be_released_again_while_its_tag_is_here(repository: Path) -> None:
    git(repository, "tag", "v1.2.3")
    assert [*problems(repository)] == []


def test_a_tag_elsewhere_is_a_problem(repository: Path) -> None:
    git(repository, "tag", "v1.2.3")
    commit(repository)
    assert [*problems(repository)] == ["the tag v1.2.3 is at another commit"]


def test_something_not_committed_is_a_problem(repository: Path) -> None:
    repository.joinpath("new.txt").write_text("")
    assert [*problems(repository)] == ["there are uncommitted changes:\n?? new.txt"]


def test_another_version_to_cite_is_a_problem(repository: Path) -> None:
    repository.joinpath("CITATION.cff").write_text("type: software\nversion: 1.2.2\nlicense: MIT\n")
    commit(repository)
    assert [*problems(repository)] == ["CITATION.cff: the version is not 1.2.3"]


def test_an_odd_version_is_a_problem(repository: Path) -> None:
    repository.joinpath("src/posse/__init__.py").write_text('__version__ = "soon"\n')
    commit(repository)
    assert "'soon' is not a version such as 1.2.3" in next(problems(repository))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("## [1.2.2] - 2026-09-01\n", "the newest entry is not that of 1.2.3"),
        ("## [1.2.3] - Unreleased\n", "1.2.3 has no date"),
        ("nothing yet\n", "the newest entry is not that of 1.2.3"),
    ],
)
def test_the_changelog_has_to_name_the_version_with_its_date(text: str, said: str) -> None:
    assert [*changelog_problems(text, "1.2.3")] == [f"CHANGELOG.md: {said}"]


def test_the_version_is_that_of_the_package() -> None:
    assert version_of(ROOT) == posse.__version__
