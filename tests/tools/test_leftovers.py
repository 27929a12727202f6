"""The tree has no leftovers, and the check detects them."""

from pathlib import Path

import pytest

from tools import leftovers


def complaints(name: str, text: str) -> list[str]:
    return [complaint for _, complaint in leftovers.complaints(name, text)]


@pytest.mark.parametrize(
    "line",
    [
        "# TO" + "DO: later",
        "# type: " + "ignore",
        "# type: " + "ignore[misc]",
        "# no" + "qa: E501",
        "# see https://pyp" + "i.org/project",
        "path = '/ro" + "ot/x'",
        "@pytest.mark.skip\ndef test_it() -> None: ...",
        "@pytest.mark.skipif(True)\ndef test_it() -> None: ...",
        "pytest.skip()",
        "pytest.importorskip('numpy')",
        "print(1)",
        "def long() -> None:\n" + "    pass\n" * 61,
        "pass\n" * 501,
    ],
)
def test_a_leftover_is_found(line: str) -> None:
    assert len(complaints("src/posse/engine/x.py", line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "// eslint-disable-next-line no-console",
        "// @ts-expect-error",
        "<!-- svelte-ignore a11y_autofocus -->",
        "it.only('works', () => {});",
        "describe.skip('a page', () => {});",
        "x();\n" * 501,
    ],
)
def test_a_leftover_of_the_browser_part_is_found(line: str) -> None:
    assert len(complaints("web/src/X.svelte", line)) == 1


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("src/posse/engine/x.py", "x = y  # type: " + "ignore[misc]  # the stub lacks it"),
        ("src/posse/engine/x.py", "x = y  # no" + "qa: N802  # named as in the rulebook"),
        ("src/posse/engine/x.py", "def fine() -> None:\n" + "    pass\n" * 60),
        ("src/posse/games/poker/data/x.py", "pass\n" * 501),
        ("tests/test_x.py", "def long() -> None:\n" + "    pass\n" * 61),
        ("tests/test_x.py", "pytest.skip('needs a compiler')"),
        ("tests/test_x.py", "@pytest.mark.skipif(True, reason='needs a compiler')\ndef test_it() -> None: ..."),
        ("src/posse/cli/x.py", "print(1)"),
        ("web/src/x.ts", "// eslint-disable-next-line no-console -- the reader asked for it"),
        ("web/src/x.ts", "// @ts-expect-error -- the declaration lacks it"),
        ("web/src/X.svelte", "<!-- svelte-ignore a11y_autofocus (the dialog was just opened) -->"),
        ("docs/x.md", "http://localhost/home/page"),
    ],
)
def test_what_may_stay(name: str, line: str) -> None:
    assert complaints(name, line) == []


def test_a_compiled_module_among_the_sources_is_found(tmp_path: Path) -> None:
    tmp_path.joinpath("src").mkdir()
    tmp_path.joinpath("src", "x.so").touch()
    assert len(leftovers.problems(tmp_path, [])) == 1
