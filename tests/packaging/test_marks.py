"""The attributes added to the C code: their patterns must match mypyc's output, and change nothing but speed."""

import re
import sys
from pathlib import Path

import pytest

from build_c import MARKS, marked, with_marks
from build_loops import LOOPS
from tests.packaging.project import run
from tests.packaging.test_build import needs_compiler

WRITTEN = """\
char CPyDef_rules_____top_level__(void) {
    return 1;
}
char CPyDef_engine___observation___Row___put(PyObject *cpy_r_self, int64_t cpy_r_value) {
    return 1;
}
char CPyDef_rules___observation____write_hands(PyObject *cpy_r_state, PyObject *cpy_r_row) {
    return 1;
}
int64_t CPyDef_rules___seventh(VecI64 cpy_r_cards) {
    cpy_r_r1 = (uint64_t)7 < (uint64_t)cpy_r_r0;
    if (cpy_r_r1) goto CPyL4;
    cpy_r_r2 = cpy_r_r1 < cpy_r_r0;
    if (cpy_r_r2) goto CPyL5;
}
                PyObject *CPyPy_rules___seventh(PyObject *self, PyObject *const *args) {
                    return retbox;
                }
"""

MARKED = """\
POSSE_RUNS_ONCE char CPyDef_rules_____top_level__(void) {
    return 1;
}
POSSE_IN_PLACE char CPyDef_engine___observation___Row___put(PyObject *cpy_r_self, int64_t cpy_r_value) {
    return 1;
}
POSSE_FOR_EACH_PROCESSOR char CPyDef_rules___observation____write_hands(PyObject *cpy_r_state, PyObject *cpy_r_row) {
    return 1;
}
int64_t CPyDef_rules___seventh(VecI64 cpy_r_cards) {
    cpy_r_r1 = (uint64_t)7 < (uint64_t)cpy_r_r0;
    if (likely(cpy_r_r1)) goto CPyL4;
    cpy_r_r2 = cpy_r_r1 < cpy_r_r0;
    if (cpy_r_r2) goto CPyL5;
}
POSSE_FOR_PYTHON PyObject *CPyPy_rules___seventh(PyObject *self, PyObject *const *args) {
                    return retbox;
                }
"""


def test_what_runs_once_what_python_calls_what_is_tiny_rows_and_a_usual_index_are_marked() -> None:
    assert with_marks(WRITTEN) == MARKED


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_that_copies_or_fills_has_another_body(name: str) -> None:
    returned, parameters, body = LOOPS[name]
    loop = "    cpy_r_r0 = 0;\nCPyL1: ;\n    return 1;\n"
    head = f"{returned}CPyDef_loops___{name}({parameters}) {{\n"
    written = with_marks(f"{head}{loop}}}\nint next;\n")
    written = re.sub(r"^POSSE_\w+ ", "", written)
    assert written == f"{head}{body}}}\nint next;\n"


def test_a_copy_that_mypyc_writes_otherwise_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "written.c"
    source.write_text(WRITTEN + "char CPyDef_loops___copy_into(PyObject *cpy_r_to) {\n}\n")
    with pytest.raises(ValueError, match="copy_into"):
        marked(str(source))


def test_the_marked_code_stands_beside_what_mypyc_wrote_and_is_written_once(tmp_path: Path) -> None:
    source = tmp_path / "written.c"
    source.write_text(WRITTEN)
    target = Path(marked(str(source)))
    assert target.parent == tmp_path
    assert source.read_text() == WRITTEN
    assert target.read_text() == MARKS + MARKED
    first = target.stat().st_mtime_ns
    assert marked(str(source)) == str(target)
    assert target.stat().st_mtime_ns == first


def test_code_without_a_module_is_left_alone(tmp_path: Path) -> None:
    source = tmp_path / "shim.c"
    source.write_text("int main(void) {\n}\n")
    assert marked(str(source)) == str(source)
    assert [*tmp_path.iterdir()] == [source]


@needs_compiler
def test_mypyc_still_writes_what_the_marks_look_for(project: Path) -> None:
    build = (sys.executable, "setup.py", "-q", "build", "--build-lib", "build/compiled", "--build-temp", "build/temp")
    assert run(project, *build, POSSE_BUILD="compiled").returncode == 0
    (code,) = (path.read_text() for path in project.glob("build/c/*.marked.c"))
    assert len(re.findall("^POSSE_RUNS_ONCE ", code, re.MULTILINE)) == 4  # one for each module of the small project
    assert "POSSE_FOR_PYTHON PyObject *CPyPy_" in code
    assert re.search(r"\(uint64_t\)\w+ < \(uint64_t\)\w+;\n +if \(likely\(", code)
