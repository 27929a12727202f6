"""The tests run the build they were asked to run: `POSSE_EXPECT=pure|compiled`."""

import importlib
import os
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
NEVER_COMPILED = {"__init__.py", "view_types.py", "printed.py", "printed_types.py"}
COMPILED = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for rooms in ("engine/*.py", "games/*/*.py", "games/*/data/*.py")
    for path in SOURCE.joinpath("posse").glob(rooms)
    if path.name not in NEVER_COMPILED
)
EXPECTED = {"pure": {".py"}, "compiled": {".so", ".pyd"}}


@pytest.mark.skipif("POSSE_EXPECT" not in os.environ, reason="nobody asked for a particular build")
@pytest.mark.parametrize("module", COMPILED)
def test_the_module_is_of_the_expected_build(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    assert Path(file).suffix in EXPECTED[os.environ["POSSE_EXPECT"]]


def test_no_compiled_module_lies_in_the_sources() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd"}] == []
