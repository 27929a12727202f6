"""The requirements of a compiled build, and the attributes that tell the C compiler which code is hot.

Half of the C code that mypyc generates runs once, at import, and each function has a wrapper that unpacks arguments of
calls from Python. Optimising these takes most of the compiler's time and gains nothing. Also, every index is tested for
being negative, which is rare: a branch hint makes the engine a fifth faster. The same tests keep the compiler from
recognising a copying loop, so the two functions that copy numbers get a `memcpy` instead.
"""

import os
import re
import shutil
import sysconfig
from pathlib import Path

MEMORY_NEEDED = 2_200_000_000
"""Bytes: the C compiler's peak memory for one library of all games is 1.9 GB."""

SYSTEM = Path("/")

MARKS = """\
#if defined(__clang__)
#define POSSE_RUNS_ONCE __attribute__((cold, optnone, noinline))
#define POSSE_FOR_PYTHON
#elif defined(__GNUC__)
#define POSSE_RUNS_ONCE __attribute__((cold, optimize("O0")))
#define POSSE_FOR_PYTHON __attribute__((optimize("O1")))
#else
#define POSSE_RUNS_ONCE
#define POSSE_FOR_PYTHON
#endif
"""

TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
TWIN = re.compile(r"^ *(?=PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE)
IN_RANGE = re.compile(r"(?<= < \(uint64_t\))(\w+;\n +if )\((\w+)\)(?= goto)")
COPY = re.compile(
    r"^(char CPyDef_\w+___copy_into\(VecI64 cpy_r_to, VecI64 cpy_r_source\) \{\n).*?^(?=\}$)", re.MULTILINE | re.DOTALL
)
COPY_BODY = """\
    if (unlikely(cpy_r_to.len != cpy_r_source.len)) {
        PyErr_SetString(PyExc_ValueError, "a state can only be copied into one of the same match");
        return 2;
    }
    if (cpy_r_source.len)
        memcpy(cpy_r_to.items, cpy_r_source.items, cpy_r_source.len * sizeof(int64_t));
    return 1;
"""
# (An empty vec has no items: without the test the compiler would take the pointers for valid ones ever after.)

COPY_PART = re.compile(
    r"^(char CPyDef_\w+___copy_part\(VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, "
    r"int64_t cpy_r_first, int64_t cpy_r_size\) \{\n).*?^(?=\}$)",
    re.MULTILINE | re.DOTALL,
)
COPY_PART_BODY = """\
    if (unlikely(cpy_r_at < 0 || cpy_r_first < 0 || cpy_r_size < 0 || cpy_r_size > cpy_r_to.len - cpy_r_at ||
                 cpy_r_size > cpy_r_source.len - cpy_r_first)) {
        PyErr_SetString(PyExc_IndexError, "a part to copy lies outside of its vec");
        return 2;
    }
    if (cpy_r_size)
        memcpy((int64_t *)cpy_r_to.items + cpy_r_at, (int64_t *)cpy_r_source.items + cpy_r_first,
               cpy_r_size * sizeof(int64_t));
    return 1;
"""
COPIES = {"copy_into": (COPY, COPY_BODY), "copy_part": (COPY_PART, COPY_PART_BODY)}


def marked(source: str) -> str:
    """Write the same C code with the attributes and return its path; an unchanged file is not written again."""
    code = Path(source).read_text()
    if not TOP_LEVEL.search(code):
        return source
    target = Path(source).with_suffix(".marked.c")
    code = MARKS + with_marks(code)
    for name, (_, body) in COPIES.items():
        if f"___{name}(" in code and body not in code:
            raise ValueError(f"{source}: mypyc writes {name} otherwise than COPIES expects")
    if not target.exists() or target.read_text() != code:
        target.write_text(code)
    return str(target)


def with_marks(code: str) -> str:
    code = TOP_LEVEL.sub("POSSE_RUNS_ONCE ", code)
    code = TWIN.sub("POSSE_FOR_PYTHON ", code)
    code = IN_RANGE.sub(r"\1(likely(\2))", code)
    for written, body in COPIES.values():
        code = with_body(code, written, body)
    return code


def with_body(code: str, written: re.Pattern[str], body: str) -> str:
    """The same code with another body for one function."""
    return written.sub(lambda found: found[1] + body, code)


def lacking(system: Path = SYSTEM) -> str | None:
    """The first thing that this machine lacks for a compiled build, or None."""
    return lacking_program() or lacking_memory(system)


def lacking_program() -> str | None:
    """A C compiler or Python's headers, if they are missing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"the C compiler {command} is missing"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h is missing (on Debian: the package python3-dev)"
    return None


def lacking_memory(system: Path = SYSTEM) -> str | None:
    """The amount of free memory, if it is too little for the C compiler."""
    free = free_memory(system)
    if free is None or free >= MEMORY_NEEDED:
        return None
    return f"the C compiler needs {gigabytes(MEMORY_NEEDED)} of memory and {gigabytes(free)} are free"


def gigabytes(size: int) -> str:
    return f"{size / 1e9:.1f} GB"


def free_memory(system: Path = SYSTEM) -> int | None:
    """Bytes available to a new process, including swap and the container's limit; None if unknown."""
    known = [size for size in (free_on_machine(system), free_in_container(system)) if size is not None]
    return min(known, default=None)


def free_on_machine(system: Path) -> int | None:
    """Available memory according to Linux, plus free swap."""
    try:
        rows = system.joinpath("proc/meminfo").read_text()
    except OSError:
        return None
    sizes = {name: int(size) * 1024 for name, size in re.findall(r"^(\w+): +(\d+) kB$", rows, re.MULTILINE)}
    return sizes["MemAvailable"] + sizes.get("SwapFree", 0) if "MemAvailable" in sizes else None


def free_in_container(system: Path) -> int | None:
    """The memory left in this process's control group, if it has a limit."""
    group = system / "sys/fs/cgroup"
    try:
        return int(group.joinpath("memory.max").read_text()) - int(group.joinpath("memory.current").read_text())
    except (OSError, ValueError):  # no control group here, or "max": no limit
        return None
