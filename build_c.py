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
#define POSSE_ONE_BY_ONE __asm__ volatile("");
#else
#define POSSE_IN_PLACE
#define POSSE_ONE_BY_ONE
#endif
#define POSSE_CHECK_PART(numbers, first, size, error) \\
    if (unlikely((uint64_t)(first) > (uint64_t)(numbers).len || \\
                 (uint64_t)(size) > (uint64_t)((numbers).len - (first)))) { \\
        PyErr_SetString(PyExc_IndexError, "a part lies outside of its vec"); \\
        return error; \\
    }
#define POSSE_COPY_ROW(to, source, size) \\
    for (int64_t number = 0; number < (size); number++) \\
        (to)[number] = (int32_t)(source)[number];
#define POSSE_CHECK_SEAT(seat, seats, error) \\
    if (unlikely((uint64_t)(seat) >= (uint64_t)(seats))) { \\
        PyErr_SetString(PyExc_IndexError, "there is no such seat"); \\
        return error; \\
    }
typedef struct {
    int bits[4];
} posse_four;
static const posse_four posse_bits[16] = {
    {{0, 0, 0, 0}}, {{1, 0, 0, 0}}, {{0, 1, 0, 0}}, {{1, 1, 0, 0}}, {{0, 0, 1, 0}}, {{1, 0, 1, 0}}, {{0, 1, 1, 0}},
    {{1, 1, 1, 0}}, {{0, 0, 0, 1}}, {{1, 0, 0, 1}}, {{0, 1, 0, 1}}, {{1, 1, 0, 1}}, {{0, 0, 1, 1}}, {{1, 0, 1, 1}},
    {{0, 1, 1, 1}}, {{1, 1, 1, 1}}};
static inline long long posse_next_seat(long long seat, long long places, long long seats) {
    long long beyond = seat + places - seats;
    return beyond + (seats & (beyond >> 63));
}
static inline int posse_places_to(int seat, int own, int seats) {
    int apart = seat - own;
    return (apart + (seats & (apart >> 31))) | (seat >> 31);
}
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
    "write_number": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 1, 2)
    cpy_r_to.items[cpy_r_at] = (int32_t)cpy_r_value;
    return 1;
""",
    ),
    "copy_row": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size, 2)
    POSSE_COPY_ROW(cpy_r_to.items + cpy_r_at, cpy_r_source.items + cpy_r_first, cpy_r_size)
    return 1;
""",
    ),
    "copy_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_seat, int64_t cpy_r_seats, "
        "int64_t cpy_r_width",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_source, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_width) {
        int64_t *source = cpy_r_source.items + posse_next_seat(cpy_r_seat, place, cpy_r_seats) * cpy_r_width;
        POSSE_COPY_ROW(to, source, cpy_r_width)
        POSSE_ONE_BY_ONE
    }
    return 1;
""",
    ),
    "add_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_one, VecI64 cpy_r_two, VecI64 cpy_r_three, "
        "int64_t cpy_r_seat, int64_t cpy_r_seats, int64_t cpy_r_width",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_one, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_two, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_three, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_width) {
        int64_t first = posse_next_seat(cpy_r_seat, place, cpy_r_seats) * cpy_r_width;
        int64_t *one = cpy_r_one.items + first, *two = cpy_r_two.items + first, *three = cpy_r_three.items + first;
        for (int64_t index = 0; index < cpy_r_width; index++)
            to[index] = (int32_t)one[index] + (int32_t)two[index] + (int32_t)three[index];
        POSSE_ONE_BY_ONE
    }
    return 1;
""",
    ),
    "fill_row": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] = (int32_t)cpy_r_value;
    return 1;
""",
    ),
    "spread_bits": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_mask, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at, *end = to + cpy_r_size;
    for (; end - to >= 4; to += 4, cpy_r_mask >>= 4)
        *(posse_four *)to = posse_bits[cpy_r_mask & 15];
    for (; to < end; to++, cpy_r_mask >>= 1)
        *to = cpy_r_mask & 1;
    return 1;
""",
    ),
    "spread_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_seat, int64_t cpy_r_seats, "
        "int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_masks, 0, cpy_r_seats, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_size) {
        int64_t mask = cpy_r_masks.items[posse_next_seat(cpy_r_seat, place, cpy_r_seats)], done = 0;
        for (; cpy_r_size - done > 4; done += 4)
            *(posse_four *)(to + done) = posse_bits[(mask >> done) & 15];
        if (cpy_r_size >= 4) /* the last four, some of them once more */
            *(posse_four *)(to + cpy_r_size - 4) = posse_bits[(mask >> (cpy_r_size - 4)) & 15];
        else
            for (; done < cpy_r_size; done++)
                to[done] = (mask >> done) & 1;
    }
    return 1;
""",
    ),
    "spread_seats": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_masks.len * cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    int64_t *masks = cpy_r_masks.items, *end = masks + cpy_r_masks.len;
    int64_t all = ((int64_t)1 << cpy_r_seats) - 1;
    int64_t turn = (all + 2) << (cpy_r_seats - cpy_r_seat); /* a mask twice, one after the other, then shifted */
    if (cpy_r_seats == 4)
        for (; masks < end; masks++, to += 4)
            *(posse_four *)to = posse_bits[((*masks & 15) * turn >> 4) & 15];
    for (; masks < end; masks++, to += cpy_r_seats) {
        int64_t mask = (*masks & all) * turn >> cpy_r_seats;
        for (int64_t place = 0; place < cpy_r_seats; place++)
            to[place] = (mask >> place) & 1;
    }
    return 1;
""",
    ),
    "place_seats": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_numbers, int64_t cpy_r_size, int64_t cpy_r_seat, "
        "int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_numbers, 0, cpy_r_size, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at, seat = (int32_t)cpy_r_seat, seats = (int32_t)cpy_r_seats;
    for (int64_t index = 0; index < cpy_r_size; index++)
        to[index] = posse_places_to((int32_t)cpy_r_numbers.items[index], seat, seats);
    return 1;
""",
    ),
    "sort_things": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_things, int64_t cpy_r_size, int64_t cpy_r_seat, "
        "int64_t cpy_r_spots, int64_t cpy_r_holders, int64_t cpy_r_kinds",
        """\
    int64_t width = cpy_r_kinds + 1, all = cpy_r_holders * width;
    if (unlikely(cpy_r_size > 64 || all > 64)) {
        PyErr_SetString(PyExc_IndexError, "there are too many things");
        return 2;
    }
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 2 * cpy_r_size + all, 2)
    POSSE_CHECK_PART(cpy_r_things, 0, 3 * cpy_r_size, 2)
    int64_t *places = cpy_r_things.items, *kinds = places + cpy_r_size, *masks = kinds + cpy_r_size;
    int32_t *__restrict where = cpy_r_to.items + cpy_r_at, *__restrict inside = where + cpy_r_size;
    int32_t *held = inside + cpy_r_size, cells[64], counts[64 + 4] = {0}, wrong = 0;
    int32_t seat = (int32_t)cpy_r_seat, spots = (int32_t)cpy_r_spots, limit = (int32_t)cpy_r_kinds;
    for (int64_t index = 0; index < cpy_r_size; index++) { /* (nothing here can be predicted, so without branches) */
        int32_t place = (int32_t)places[index], mask = (int32_t)masks[index];
        int32_t kind = (int32_t)kinds[index] | ((((mask >> seat) & 1) - 1) & ~(mask >> 31));
        int32_t is_elsewhere = -(place >= spots), is_held = is_elsewhere & -(place < spots + (int32_t)cpy_r_holders);
        int32_t cell = (place - spots) * (limit + 1) + (kind < 0 ? limit : kind);
        wrong |= kind >= limit;
        where[index] = place | is_elsewhere;
        inside[index] = kind | is_elsewhere;
        cells[index] = (cell & is_held) | ((int32_t)(64 + (index & 3)) & ~is_held); /* the last ones do not count */
    }
    if (unlikely(wrong)) {
        PyErr_SetString(PyExc_IndexError, "there is no such kind");
        return 2;
    }
    for (int64_t index = 0; index < cpy_r_size; index++)
        counts[cells[index]]++;
    for (int64_t index = 0; index < all; index++)
        held[index] = counts[index];
    return 1;
""",
    ),
    "copy_steps": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_stack, int64_t cpy_r_top, VecI64 cpy_r_meanings, "
        "int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    int64_t size = (cpy_r_top + 1) * 6;
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_stack.len, 2)
    POSSE_CHECK_PART(cpy_r_stack, 0, size, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at, *end = to + cpy_r_stack.len;
    for (int64_t *step = cpy_r_stack.items + size - 6; size; size -= 6, step -= 6, to += 6) {
        POSSE_CHECK_PART(cpy_r_meanings, step[0], 1, 2)
        POSSE_COPY_ROW(to, step, 6)
        to[1] = (int32_t)posse_turned(step[1], cpy_r_seat, cpy_r_seats);
        int64_t meanings = cpy_r_meanings.items[step[0]];
        for (int64_t place = 2; meanings; place++, meanings >>= 2) {
            if ((meanings & 3) == 1)
                to[place] = posse_places_to((int32_t)step[place], (int32_t)cpy_r_seat, (int32_t)cpy_r_seats);
            else if ((meanings & 3) == 2)
                to[place] = (int32_t)posse_turned(step[place], cpy_r_seat, cpy_r_seats);
        }
    }
    for (; end - to >= 6; to += 6) {
        to[0] = -1;
        memset(to + 1, 0, 5 * sizeof(int32_t));
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
#pragma GCC unroll 4
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
ROW_METHODS = (
    "has|reach|add|from_here|seat_at|change|count|put|put_seat|put_part|put_all|put_same|add_same|put_each_seat|put_flags"
    "|put_seats|put_totals"
)
ROW_LOOPS = "copy_part|copy_row|copy_turned|fill_part|fill_row|place_seats|write_number|sum_part|next_seat|places_to"
IN_PLACE = re.compile(
    rf"^(?=\w+ CPyDef_(?:\w+___Row___(?:{ROW_METHODS})|loops___(?:{ROW_LOOPS}))\(.*\) \{{$)", re.MULTILINE
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
