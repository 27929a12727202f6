"""The requirements of a compiled build, and the attributes that tell the C compiler which code is hot.

Half of the C code that mypyc generates runs once, at import, and each function has a wrapper that unpacks arguments of
calls from Python. Optimising these takes most of the compiler's time and gains nothing. Also, every index is tested for
being negative, which is rare: a branch hint makes the engine a fifth faster. The same tests keep the compiler from
recognising a loop that copies, fills or adds, so the functions that do it get another body.
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
#if defined(__GNUC__)
#define POSSE_IN_PLACE __attribute__((always_inline))
#else
#define POSSE_IN_PLACE
#endif
#define POSSE_CHECK_PART(numbers, first, size, error) \\
    if (unlikely((first) < 0 || (size) < 0 || (size) > (numbers).len - (first))) { \\
        PyErr_SetString(PyExc_IndexError, "a part lies outside of its vec"); \\
        return error; \\
    }
"""

TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
TWIN = re.compile(r"^ *(?=PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE)
IN_RANGE = re.compile(r"(?<= < \(uint64_t\))(\w+;\n +if )\((\w+)\)(?= goto)")

# What functions of engine/loops.py do, by name: what they return in C, their parameters, and their body.
# (An empty vec has no items: without the tests the compiler would take the pointers for valid ones ever after.)
LOOPS = {
    "copy_into": (
        "char ",
        "VecI64 cpy_r_to, VecI64 cpy_r_source",
        """\
    if (unlikely(cpy_r_to.len != cpy_r_source.len)) {
        PyErr_SetString(PyExc_ValueError, "a state can only be copied into one of the same match");
        return 2;
    }
    if (cpy_r_source.len)
        memcpy(cpy_r_to.items, cpy_r_source.items, cpy_r_source.len * sizeof(int64_t));
    return 1;
""",
    ),
    "copy_part": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size, 2)
    if (cpy_r_size)
        memcpy(cpy_r_to.items + cpy_r_at, cpy_r_source.items + cpy_r_first, cpy_r_size * sizeof(int64_t));
    return 1;
""",
    ),
    "copy_turned": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size - cpy_r_first, 2)
    int64_t *to = cpy_r_to.items + cpy_r_at, *source = cpy_r_source.items;
    int64_t index = cpy_r_first == cpy_r_size ? 0 : cpy_r_first;
    if (cpy_r_size > 8) {
        memcpy(to, source + cpy_r_first, (cpy_r_size - cpy_r_first) * sizeof(int64_t));
        memcpy(to + cpy_r_size - cpy_r_first, source, cpy_r_first * sizeof(int64_t));
        return 1;
    }
    for (int64_t place = 0; place < cpy_r_size; place++) {
        to[place] = source[index];
        index = index + 1 == cpy_r_size ? 0 : index + 1;
    }
    return 1;
""",
    ),
    "add_part": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] += cpy_r_source.items[cpy_r_first + index];
    return 1;
""",
    ),
    "fill_part": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] = cpy_r_value;
    return 1;
""",
    ),
    "sum_part": (
        "int64_t ",
        "VecI64 cpy_r_numbers, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_numbers, cpy_r_first, cpy_r_size, -113)
    int64_t total = 0;
    for (int64_t index = 0; index < cpy_r_size; index++)
        total += cpy_r_numbers.items[cpy_r_first + index];
    return total;
""",
    ),
    "spread_bits": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_mask, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] = (cpy_r_mask >> index) & 1;
    return 1;
""",
    ),
    "place_seats": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_seats, int64_t cpy_r_first, int64_t cpy_r_count",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats.len, 2)
    for (int64_t index = 0; index < cpy_r_seats.len; index++) {
        int64_t seat = cpy_r_seats.items[index], place = seat - cpy_r_first;
        cpy_r_to.items[cpy_r_at + index] = (place + (cpy_r_count & place >> 63)) | seat >> 63;
    }
    return 1;
""",
    ),
    "flag_places": (
        "char ",
        "VecU8 cpy_r_flags, int64_t cpy_r_at, VecI64 cpy_r_places, int64_t cpy_r_first, "
        "int64_t cpy_r_count, uint8_t cpy_r_flag",
        """\
    POSSE_CHECK_PART(cpy_r_places, cpy_r_first, cpy_r_count, 2)
    for (int64_t index = 0; index < cpy_r_count; index++) {
        int64_t place = cpy_r_at + cpy_r_places.items[cpy_r_first + index];
        POSSE_CHECK_PART(cpy_r_flags, place, 1, 2)
        cpy_r_flags.items[place] = cpy_r_flag;
    }
    return 1;
""",
    ),
    "picked": (
        "PyObject *",
        "PyObject *cpy_r_things, VecI64 cpy_r_places, int64_t cpy_r_count",
        """\
    POSSE_CHECK_PART(cpy_r_places, 0, cpy_r_count, NULL)
    PyObject *picked = PyList_New(cpy_r_count);
    for (int64_t index = 0; picked && index < cpy_r_count; index++) {
        int64_t place = cpy_r_places.items[index];
        if (unlikely((uint64_t)place >= (uint64_t)PyList_GET_SIZE(cpy_r_things))) {
            PyErr_SetString(PyExc_IndexError, "there is nothing at that place");
            Py_CLEAR(picked);
        } else
            PyList_SET_ITEM(picked, index, Py_NewRef(PyList_GET_ITEM(cpy_r_things, place)));
    }
    return picked;
""",
    ),
}

# Methods that write single numbers of a row: calling them costs more than what they do.
IN_PLACE = re.compile(r"^(?=\w+ CPyDef_\w+___Row___(?:has|put|put_seat|from_here|seat_at)\(.*\) \{$)", re.MULTILINE)


def marked(source: str) -> str:
    """Write the same C code with the attributes and return its path; an unchanged file is not written again."""
    code = Path(source).read_text()
    if not TOP_LEVEL.search(code):
        return source
    target = Path(source).with_suffix(".marked.c")
    code = MARKS + with_marks(code)
    for name, (_, _, body) in LOOPS.items():
        if f"___{name}(" in code and body not in code:
            raise ValueError(f"{source}: mypyc writes {name} otherwise than LOOPS expects")
    if not target.exists() or target.read_text() != code:
        target.write_text(code)
    return str(target)


def with_marks(code: str) -> str:
    code = TOP_LEVEL.sub("POSSE_RUNS_ONCE ", code)
    code = TWIN.sub("POSSE_FOR_PYTHON ", code)
    code = IN_RANGE.sub(r"\1(likely(\2))", code)
    code = IN_PLACE.sub("POSSE_IN_PLACE ", code)
    for name, (returned, parameters, body) in LOOPS.items():
        code = with_body(code, name, returned, parameters, body)
    return code


def with_body(code: str, name: str, returned: str, parameters: str, body: str) -> str:
    """The same code with another body for one function."""
    head = rf"^({re.escape(returned)}CPyDef_\w+___{name}\({re.escape(parameters)}\) \{{\n)"
    return re.sub(rf"{head}.*?^(?=\}}$)", lambda found: found[1] + body, code, flags=re.MULTILINE | re.DOTALL)


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
