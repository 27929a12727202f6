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
    if (unlikely((uint64_t)(first) > (uint64_t)(numbers).len || \\
                 (uint64_t)(size) > (uint64_t)((numbers).len - (first)))) { \\
        PyErr_SetString(PyExc_IndexError, "a part lies outside of its vec"); \\
        return error; \\
    }
static const long long posse_bits[16][4] = {
    {0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}, {0, 0, 1, 0}, {1, 0, 1, 0}, {0, 1, 1, 0}, {1, 1, 1, 0},
    {0, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 1, 0, 1}, {0, 0, 1, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {1, 1, 1, 1}};
static inline long long posse_turned(long long mask, long long seat, long long seats) {
    if (mask <= 0)
        return mask;
    mask &= (1LL << seats) - 1;
    return mask >> seat | (mask & ((1LL << seat) - 1)) << (seats - seat);
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
    "add_turned": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_one, VecI64 cpy_r_two, VecI64 cpy_r_three, "
        "int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_one, cpy_r_first, cpy_r_size - cpy_r_first, 2)
    POSSE_CHECK_PART(cpy_r_two, cpy_r_first, cpy_r_size - cpy_r_first, 2)
    POSSE_CHECK_PART(cpy_r_three, cpy_r_first, cpy_r_size - cpy_r_first, 2)
    int64_t *__restrict to = cpy_r_to.items + cpy_r_at;
    int64_t *one = cpy_r_one.items, *two = cpy_r_two.items, *three = cpy_r_three.items;
    for (int64_t index = cpy_r_first; index < cpy_r_size; index++)
        to[index - cpy_r_first] = one[index] + two[index] + three[index];
    to += cpy_r_size - cpy_r_first;
    for (int64_t index = 0; index < cpy_r_first; index++)
        to[index] = one[index] + two[index] + three[index];
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
    int64_t *to = cpy_r_to.items + cpy_r_at, *end = to + cpy_r_size;
    for (; end - to >= 4; to += 4, cpy_r_mask >>= 4)
        memcpy(to, posse_bits[cpy_r_mask & 15], sizeof(posse_bits[0]));
    for (; to < end; to++, cpy_r_mask >>= 1)
        *to = cpy_r_mask & 1;
    return 1;
""",
    ),
    "spread_turned": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_first, int64_t cpy_r_seats, "
        "int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_masks, cpy_r_first, cpy_r_seats - cpy_r_first, 2)
    int64_t *to = cpy_r_to.items + cpy_r_at, index = cpy_r_first;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_size) {
        int64_t mask = cpy_r_masks.items[index], done = 0;
        for (; cpy_r_size - done > 4; done += 4)
            memcpy(to + done, posse_bits[(mask >> done) & 15], sizeof(posse_bits[0]));
        if (cpy_r_size >= 4) /* the last four, some of them once more */
            memcpy(to + cpy_r_size - 4, posse_bits[(mask >> (cpy_r_size - 4)) & 15], sizeof(posse_bits[0]));
        else
            for (; done < cpy_r_size; done++)
                to[done] = (mask >> done) & 1;
        index = index + 1 == cpy_r_seats ? 0 : index + 1;
    }
    return 1;
""",
    ),
    "spread_seats": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_masks.len * cpy_r_seats, 2)
    int64_t *to = cpy_r_to.items + cpy_r_at, *masks = cpy_r_masks.items, *end = masks + cpy_r_masks.len;
    int64_t all = ((int64_t)1 << cpy_r_seats) - 1;
    if (cpy_r_seats == 4)
        for (; masks < end; masks++, to += 4) /* (a mask twice, one after the other, is turned by a shift) */
            memcpy(to, posse_bits[((*masks & 15) * 17 >> cpy_r_seat) & 15], sizeof(posse_bits[0]));
    for (; masks < end; masks++, to += cpy_r_seats) {
        int64_t mask = (*masks & all) * (all + 2) >> cpy_r_seat;
        for (int64_t place = 0; place < cpy_r_seats; place++)
            to[place] = (mask >> place) & 1;
    }
    return 1;
""",
    ),
    "place_seats": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_seats, VecI64 cpy_r_turns, int64_t cpy_r_first",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats.len, 2)
    POSSE_CHECK_PART(cpy_r_turns, cpy_r_first, 16, 2)
    int64_t *to = cpy_r_to.items + cpy_r_at, *turns = cpy_r_turns.items + cpy_r_first;
    int64_t *seats = cpy_r_seats.items, *end = seats + cpy_r_seats.len;
    for (; end - seats >= 4; seats += 4, to += 4) {
        to[0] = turns[(seats[0] + 1) & 15];
        to[1] = turns[(seats[1] + 1) & 15];
        to[2] = turns[(seats[2] + 1) & 15];
        to[3] = turns[(seats[3] + 1) & 15];
    }
    for (; seats < end; seats++, to++)
        *to = turns[(*seats + 1) & 15];
    return 1;
""",
    ),
    "sort_things": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_things, int64_t cpy_r_size, int64_t cpy_r_seat, "
        "int64_t cpy_r_spots, int64_t cpy_r_holders, int64_t cpy_r_kinds",
        """\
    int64_t width = cpy_r_kinds + 1, all = cpy_r_holders * width, not_held = 0;
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 2 * cpy_r_size + all, 2)
    POSSE_CHECK_PART(cpy_r_things, 0, 3 * cpy_r_size, 2)
    int64_t *places = cpy_r_things.items, *kinds = places + cpy_r_size, *masks = kinds + cpy_r_size;
    int64_t *where = cpy_r_to.items + cpy_r_at, *inside = where + cpy_r_size, *held = inside + cpy_r_size;
    if (all)
        memset(held, 0, all * sizeof(int64_t));
    for (int64_t index = 0; index < cpy_r_size; index++) { /* (nothing here can be predicted, so without branches) */
        int64_t place = places[index], mask = masks[index];
        int64_t kind = kinds[index] | (mask < 0 ? 0 : ((mask >> cpy_r_seat) & 1) - 1);
        if (unlikely(kind >= cpy_r_kinds)) {
            PyErr_SetString(PyExc_IndexError, "there is no such kind");
            return 2;
        }
        int64_t is_elsewhere = place < cpy_r_spots ? 0 : -1;
        where[index] = place | is_elsewhere;
        inside[index] = kind | is_elsewhere;
        int64_t *cell = held + (place - cpy_r_spots) * width + (kind < 0 ? cpy_r_kinds : kind);
        cell = (uint64_t)(place - cpy_r_spots) < (uint64_t)cpy_r_holders ? cell : &not_held;
        ++*cell;
    }
    return 1;
""",
    ),
    "copy_steps": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_stack, int64_t cpy_r_top, VecI64 cpy_r_meanings, "
        "VecI64 cpy_r_turns, int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    int64_t size = (cpy_r_top + 1) * 6;
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, size, 2)
    POSSE_CHECK_PART(cpy_r_stack, 0, size, 2)
    POSSE_CHECK_PART(cpy_r_turns, cpy_r_seat * 16, 16, 2)
    int64_t *to = cpy_r_to.items + cpy_r_at, *turns = cpy_r_turns.items + cpy_r_seat * 16;
    for (int64_t *step = cpy_r_stack.items + size - 6; size; size -= 6, step -= 6, to += 6) {
        POSSE_CHECK_PART(cpy_r_meanings, step[0], 1, 2)
        memcpy(to, step, 6 * sizeof(int64_t));
        to[1] = posse_turned(step[1], cpy_r_seat, cpy_r_seats);
        int64_t meanings = cpy_r_meanings.items[step[0]];
        for (int64_t place = 2; meanings; place++, meanings >>= 2) {
            if ((meanings & 3) == 1)
                to[place] = turns[(step[place] + 1) & 15];
            else if ((meanings & 3) == 2)
                to[place] = posse_turned(step[place], cpy_r_seat, cpy_r_seats);
        }
    }
    return 1;
""",
    ),
    "has_number": (
        "char ",
        "VecI64 cpy_r_numbers, int64_t cpy_r_count, int64_t cpy_r_number",
        """\
    POSSE_CHECK_PART(cpy_r_numbers, 0, cpy_r_count, 2)
    int64_t *numbers = cpy_r_numbers.items, *end = numbers + cpy_r_count, number = cpy_r_number;
    for (; end - numbers >= 4; numbers += 4)
        if (numbers[0] == number || numbers[1] == number || numbers[2] == number || numbers[3] == number)
            return 1;
    for (; numbers < end; numbers++)
        if (*numbers == number)
            return 1;
    return 0;
""",
    ),
    "flag_places": (
        "char ",
        "VecU8 cpy_r_flags, int64_t cpy_r_at, VecI64 cpy_r_places, int64_t cpy_r_first, "
        "int64_t cpy_r_count, uint8_t cpy_r_flag",
        """\
    POSSE_CHECK_PART(cpy_r_places, cpy_r_first, cpy_r_count, 2)
    int64_t *places = cpy_r_places.items + cpy_r_first, *end = places + cpy_r_count;
    for (; places < end; places++) {
        uint64_t place = (uint64_t)(cpy_r_at + *places);
        if (unlikely(place >= (uint64_t)cpy_r_flags.len)) {
            PyErr_SetString(PyExc_IndexError, "there is no flag at that place");
            return 2;
        }
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
    if (unlikely(!picked))
        return NULL;
    PyObject **things = ((PyListObject *)cpy_r_things)->ob_item, **to = ((PyListObject *)picked)->ob_item;
    uint64_t size = (uint64_t)PyList_GET_SIZE(cpy_r_things);
    for (int64_t index = 0; index < cpy_r_count; index++) {
        uint64_t place = (uint64_t)cpy_r_places.items[index];
        if (unlikely(place >= size)) {
            PyErr_SetString(PyExc_IndexError, "there is nothing at that place");
            Py_DECREF(picked);
            return NULL;
        }
        to[index] = Py_NewRef(things[place]);
    }
    return picked;
""",
    ),
    # The interpreted build has checked that every field is written in its place.
    "Row___reach": ("char ", "PyObject *cpy_r_self, int64_t cpy_r_field", "    return 1; /* unchecked */\n"),
}

# What writes a few numbers of a row: calling it costs more than what it does.
ROW_METHODS = "has|reach|add|from_here|seat_at|put|put_seat|put_part|put_all|put_same|add_same|put_each_seat|put_flags"
IN_PLACE = re.compile(
    rf"^(?=\w+ CPyDef_(?:\w+___Row___(?:{ROW_METHODS})|loops___(?:copy_part|copy_turned|fill_part))\(.*\) \{{$)",
    re.MULTILINE,
)


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
    for name, (returned, parameters, body) in LOOPS.items():
        code = with_body(code, name, returned, parameters, body)
    return IN_PLACE.sub("POSSE_IN_PLACE ", code)


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
