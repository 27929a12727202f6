"""List the numbered rules that have no test.

A rule is an item of a list in `docs/rules/<game>.md` that begins with its id: `CC-7.5`, `EX-4`. It is tested if the
docstring of a test cites the id. Tests under `tests/games/<game>` refer to their own game's page, others to the only
page that has the id. Rulings (`R-05`) may be cited and need no test. `tests/games/<game>/untested.toml` names the
rules of a page that cannot be tested, each with its reason; most games have no such file.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PAGES = Path("docs/rules")
TESTS = Path("tests")
EXEMPT = "untested.toml"

CHAPTER = re.compile(r"## (\d+)\. (.+)")
ITEM = re.compile(r"\s*- ([A-Z]+-\d+(?:\.\d+)?)\b")
CITED = re.compile(r"\b([A-Z]+-\d+(?:\.\d+)?)[a-z]?(?![\w.]*\d)")
RULING = "R-"


class Rule(NamedTuple):
    """A numbered rule of a page, with its chapter."""

    page: str
    id: str
    chapter: str


class Citation(NamedTuple):
    """An id in the docstring of a test."""

    path: str
    test: str
    id: str


def rules_of(page: str, text: str) -> list[Rule]:
    """The rules, examples and rulings of a page, in order."""
    chapter = ""
    found: list[Rule] = []
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            chapter = f"{heading[1]:>2} {heading[2]}"
        elif item := ITEM.match(line):
            found.append(Rule(page, item[1], chapter))
    return found


def citations(path: str, source: str) -> Iterator[Citation]:
    """Every id that a test's docstring cites; `CC-7.5a` counts as CC-7.5."""
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for cited in CITED.finditer(ast.get_docstring(node) or ""):
                yield Citation(path, node.name, cited[1])


def cited_rules(citation: Citation, rules: Iterable[Rule]) -> list[Rule]:
    """The rules that a citation can refer to: those of the test's own game, else of every page."""
    same_id = [rule for rule in rules if rule.id == citation.id]
    own_page = re.match(r"tests/games/(\w+)/", citation.path)
    return [rule for rule in same_id if rule.page == own_page[1]] if own_page else same_id


class Report:
    """The rules of all pages, matched with tests and exemptions."""

    def __init__(self, rules: list[Rule], cited: list[Citation], exempt: dict[str, dict[str, str]]) -> None:
        self.rules = [rule for rule in rules if not rule.id.startswith(RULING)]
        self.problems: list[str] = []
        self.tested: set[Rule] = set()
        self.exempt: set[Rule] = set()
        self._check_pages(rules)
        self._read_citations(rules, cited)
        self._read_exemptions(exempt)
        self.untested = [rule for rule in self.rules if rule not in self.tested | self.exempt]

    def _check_pages(self, rules: list[Rule]) -> None:
        counts = Counter((rule.page, rule.id) for rule in rules)
        doubled = [place for place, count in counts.items() if count > 1]
        self.problems += [f"{page}: {name} is defined twice" for page, name in doubled]

    def _read_citations(self, rules: list[Rule], cited: list[Citation]) -> None:
        kinds = {rule.id.split("-")[0] for rule in rules}
        for citation in cited:
            meant = set(cited_rules(citation, rules))
            if len(meant) == 1:
                self.tested |= meant
            elif citation.id.split("-")[0] in kinds:
                wrong = "several pages have" if meant else "no page has"
                self.problems.append(f"{citation.path}: {citation.test} cites {citation.id}, which {wrong}")

    def _read_exemptions(self, exempt: dict[str, dict[str, str]]) -> None:
        known = {(rule.page, rule.id): rule for rule in self.rules}
        for page, rows in exempt.items():
            for name, reason in rows.items():
                rule = known.get((page, name))
                if rule is None:
                    self.problems.append(f"{page}: {name} is exempt, but not a rule of the page")
                    continue
                self.exempt.add(rule)
                if rule in self.tested:
                    self.problems.append(f"{page}: {name} is exempt, but tested")
                if not reason.strip():
                    self.problems.append(f"{page}: {name} is exempt without a reason")

    def table(self) -> list[str]:
        """A table by page and chapter: the number of rules, and how many are tested, exempt, open."""
        width = max((len(rule.chapter) for rule in self.rules), default=0)
        lines: list[str] = []
        for page in dict.fromkeys(rule.page for rule in self.rules):
            of_page = [rule for rule in self.rules if rule.page == page]
            lines.append(f"{page:<{width}} rules tested exempt  open")
            for chapter in dict.fromkeys(rule.chapter for rule in of_page):
                lines.append(self._row(chapter, [rule for rule in of_page if rule.chapter == chapter], width))
            lines += [self._row("sum", of_page, width), ""]
        return lines

    def _row(self, title: str, rules: list[Rule], width: int) -> str:
        tested, exempt = len(self.tested.intersection(rules)), len(self.exempt.intersection(rules))
        untested = sum(rule in self.untested for rule in rules)
        return f"{title:<{width}} {len(rules):>5} {tested:>6} {exempt:>6} {untested:>5}"

    def complaints(self) -> list[str]:
        """The rules without a test, one line for each page, and all other problems."""
        lines: list[str] = []
        for page in dict.fromkeys(rule.page for rule in self.untested):
            names = [rule.id for rule in self.untested if rule.page == page]
            lines.append(f"{page} without a test: {' '.join(names)}")
        return lines + self.problems


def report(root: Path) -> Report:
    """Read the rules, tests and exemptions under `root`."""
    rules: list[Rule] = []
    for page in sorted((root / PAGES).glob("*.md")):
        rules += rules_of(page.stem, page.read_text("utf-8"))
    cited: list[Citation] = []
    for path in sorted((root / TESTS).rglob("*.py")):
        cited += citations(path.relative_to(root).as_posix(), path.read_text("utf-8"))
    exempt = {path.parent.name: tomllib.loads(path.read_text("utf-8")) for path in root.glob(f"tests/games/*/{EXEMPT}")}
    return Report(rules, cited, exempt)


if __name__ == "__main__":
    found = report(Path())
    print("\n".join(found.table()))
    sys.exit("\n".join(found.complaints()) or 0)
