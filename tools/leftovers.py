"""Check for what must not be committed: unfinished work, overlong code, unexplained exemptions, local paths."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

LONGEST_FUNCTION = 60
LONGEST_FILE = 500
WEB_CODE = {".ts", ".js", ".svelte", ".css"}
CODE = {".py", *WEB_CODE}

# Written so that no pattern matches this file.
UNFINISHED = r"\b(TO[D]O|FIX[M]E|X[X]X)\b"
REGISTRIES = r"\b(pyp[i]\.org|python[h]osted\.org|npm[j]s\.org|yarn[p]kg\.com)\b"
MACHINE_PATHS = r"(?<![\w.~/:-])/(work|root|home|Users|tmp)/\w|\.\./share[d]\b"
EVERYWHERE = [
    (UNFINISHED, "unfinished"),
    (REGISTRIES, "names a package registry"),
    (MACHINE_PATHS, "names a local path"),
]

TYPE_IGNORE = r"#\s*type:\s*ignore\b(?P<codes>\[[\w\s,-]+\])?(?P<reason>.*)"
NOQA = r"#\s*noqa\b(?P<codes>:\s*[A-Z]+\d+(\s*,\s*[A-Z]+\d+)*)?(?P<reason>.*)"
WEB_EXEMPTION = r"\b(eslint-disable\S*|svelte-ignore|prettier-ignore)|@ts-(ignore|expect-error|nocheck)"
WEB_REASON = r"( -- |\()\s*\w"
WEB_SKIP = r"\b(it|test|describe)\.(skip|only|todo)\b"
SKIPS = {"skip", "skipif", "xfail", "importorskip"}

# Functions and files may be long if they are tables, lists of cases, or generated.
MAY_BE_LONG = r"(.*/)?data/.*|tests/.*|web/src/(.*/)?generated(/.*|\.ts)"
SILENT = r"src/posse/(engine|games)/.*"


def tracked(root: Path) -> list[Path]:
    """The files that are, or would be, under version control."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    return [root / name for name in listing.split("\0") if name and (root / name).is_file()]


def problems(root: Path, files: Iterable[Path]) -> list[str]:
    """Every complaint, with file and line."""
    found = [f"{path.relative_to(root)}: a compiled module hides its source" for path in compiled(root / "src")]
    for path in files:
        name = path.relative_to(root).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name}:{line}: {complaint}" for line, complaint in complaints(name, text)]
    return found


def compiled(source: Path) -> list[Path]:
    """Shared libraries among the sources."""
    return sorted(path for path in source.rglob("*") if path.suffix in {".so", ".pyd"})


def complaints(name: str, text: str) -> Iterator[tuple[int, str]]:
    """What is wrong with one file, by line."""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        for pattern, complaint in EVERYWHERE:
            if re.search(pattern, line):
                yield number, f"{complaint}: {line.strip()}"
    may_be_long = re.fullmatch(MAY_BE_LONG, name) is not None
    if len(lines) > LONGEST_FILE and Path(name).suffix in CODE and not may_be_long:
        yield len(lines), f"the file has more than {LONGEST_FILE} lines"
    if Path(name).suffix in WEB_CODE:
        yield from web_exemptions(lines)
    if name.endswith(".py"):
        yield from exempting_comments(text)
        for node in ast.walk(ast.parse(text, name)):
            if not may_be_long:
                yield from overgrown(node)
            if re.fullmatch(SILENT, name):
                yield from printing(node)
            yield from skipping(node)


def exempting_comments(text: str) -> Iterator[tuple[int, str]]:
    """Exemptions from the type checker or the linter without a code or a reason."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        for pattern in (TYPE_IGNORE, NOQA):
            match = re.search(pattern, token.string)
            if match and not (match["codes"] and re.search(r"\w", match["reason"])):
                yield token.start[0], f"an exemption needs a code, followed by its reason: {token.string}"


def web_exemptions(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Exemptions in the page's code without a reason, which follows ` -- ` or is in parentheses; and skipped tests."""
    for number, line in enumerate(lines, 1):
        exemption = re.search(WEB_EXEMPTION, line)
        if exemption and not re.search(WEB_REASON, line[exemption.end() :]):
            yield number, f"an exemption needs a reason: {line.strip()}"
        if re.search(WEB_SKIP, line):
            yield number, f"tests of the page must not be skipped: {line.strip()}"


def overgrown(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Functions whose body is too long; parameters do not count, since a state's constructor names every field."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        length = (node.end_lineno or node.lineno) - node.body[0].lineno + 1
        if length > LONGEST_FUNCTION:
            yield node.lineno, f"{node.name} has {length} lines, more than {LONGEST_FUNCTION}"


def printing(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Calls of `print` where output must go through events."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
        yield node.lineno, "engine and games do not print"


def skipping(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Tests skipped without a reason: `pytest.skip("...")`, `@pytest.mark.skipif(..., reason="...")`."""
    calls = [node] if isinstance(node, ast.Call) else []
    for decorator in getattr(node, "decorator_list", []):
        if is_skip(decorator):
            yield decorator.lineno, "a skip has a reason"
    for call in calls:
        if is_skip(call.func) and not gives_reason(call):
            yield call.lineno, "a skip has a reason"


def is_skip(node: ast.expr) -> bool:
    """Whether this call skips a test."""
    return isinstance(node, ast.Attribute) and node.attr in SKIPS and ast.unparse(node).startswith("pytest.")


def gives_reason(call: ast.Call) -> bool:
    """Whether a call of skip, skipif, xfail or importorskip says why."""
    assert isinstance(call.func, ast.Attribute)
    is_positional = call.func.attr == "skip" or ast.unparse(call.func) == "pytest.xfail"
    return (is_positional and bool(call.args)) or any(keyword.arg == "reason" for keyword in call.keywords)


if __name__ == "__main__":
    here = Path()
    sys.exit("\n".join(problems(here, tracked(here))) or 0)
