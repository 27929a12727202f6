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

from build_loops import LOOPS

MEMORY_NEEDED = 2_200_000_000
"""Bytes: the C compiler's peak memory for one library of all games is 1.9 GB."""

SYSTEM = Path("/")


def turned_bits() -> str:
    """In C: for each seat at a table of four, every mask of seats as four bits, that of the seat first."""
    fours = [[[mask >> (seat + place) % 4 & 1 for place in range(4)] for mask in range(16)] for seat in range(4)]
    return str(fours).translate(str.maketrans("[]", "{}")).removeprefix("{").removesuffix("}")


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
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && __GNUC__ >= 12 && !defined(__clang__)
#define POSSE_FOR_EACH_PROCESSOR __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define POSSE_FOR_EACH_PROCESSOR
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
#define POSSE_SPREAD(to, mask, size) \\
    if ((size) >= 4) { /* four at a time, the last four perhaps once more */ \\
        for (int64_t done = 0; (size) - done > 4; done += 4) \\
            *(posse_four *)((to) + done) = posse_bits[((mask) >> done) & 15]; \\
        *(posse_four *)((to) + (size) - 4) = posse_bits[((mask) >> ((size) - 4)) & 15]; \\
    } else \\
        for (int64_t done = 0; done < (size); done++) \\
            (to)[done] = ((mask) >> done) & 1;
#define POSSE_CHECK_SEAT(seat, seats, error) \\
    if (unlikely((uint64_t)(seat) >= (uint64_t)(seats))) { \\
        PyErr_SetString(PyExc_IndexError, "there is no such seat"); \\
        return error; \\
    }
typedef struct {
    int bits[4];
} posse_four;
#define posse_bits posse_turned_bits[0]
typedef struct {
    int numbers[12];
} posse_two_steps;
static const posse_two_steps posse_no_steps = {{-1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0}};
static const posse_four posse_turned_bits[4][16] = {@TURNED@};
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
""".replace("@TURNED@", turned_bits())

TOP_LEVEL = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.MULTILINE)
TWIN = re.compile(r"^ *(?=PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE)
IN_RANGE = re.compile(r"(?<= < \(uint64_t\))(\w+;\n +if )\((\w+)\)(?= goto)")

# What writes a few numbers of a row: calling it costs more than what it does.
ROW_METHODS = (
    "has|reach|add|from_here|seat_at|change|count|put|put_seat|put_part|put_all|put_same|add_same|put_each_seat|put_flags"
    "|put_seats|put_totals|put_cards|put_flags_of_each_seat|add_part_of_each_seat"
)
ROW_LOOPS = (
    "copy_part|copy_row|copy_turned|fill_part|fill_row|place_seats|write_number|write_option|sum_part|sum_turned"
    "|next_seat|places_to|spread_turned|split_cards"
)
IN_PLACE = re.compile(
    rf"^(?=\w+ CPyDef_(?:\w+___Row___(?:{ROW_METHODS})|loops___(?:{ROW_LOOPS}))\(.*\) \{{$)", re.MULTILINE
)

# What writes rows is compiled for old and new processors, and the one that runs it decides: wide vectors of numbers
# make 32-bit numbers of 64-bit ones in a fraction of the instructions.
FOR_EACH_PROCESSOR = re.compile(
    r"^(?=char CPyDef_(?:\w+___observation___(?:_write_\w+|\w+Observation___write)"
    r"|\w+___Row___(?:put_things|put_sums|put_masks_of_seats)"
    r"|loops___(?:add_turned|copy_steps|sort_things|spread_seats))\(.*\) \{$)",
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
    code = FOR_EACH_PROCESSOR.sub("POSSE_FOR_EACH_PROCESSOR ", code)
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
