"""The rules without a test are found, and nothing else is."""

from pathlib import Path

import pytest

from tools import rules

PAGE = """
# Poker

- CC-0.0 stands before the first chapter

## 1. Cards

- CC-1.1 A card is taken (CC-1.2).
- CC-1.2 **Money** is paid:
  - a. at once;
  - b. later.

Not a rule: CC-9.9.

## 16. Worked examples

- EX-1 Given: a card. Then: money.
- EX-12 (ours) Given: none.

## 18. Rulings

- R-01 (95) A card is a card.
"""


def tree(
    root: Path, tests: dict[str, str], exempt: dict[str, str] | None = None, pages: dict[str, str] | None = None
) -> rules.Report:
    """The report on a tree with these tests, exemptions by game, and pages."""
    files = {f"tests/{name}": text for name, text in tests.items()}
    files |= {f"docs/rules/{name}.md": text for name, text in (pages or {"poker": PAGE}).items()}
    files |= {f"tests/games/{name}/untested.toml": text for name, text in (exempt or {}).items()}
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return rules.report(root)


def source_citing(*ids: str) -> str:
    """The source of a test that cites these ids."""
    return f'def test_it() -> None:\n    """{", ".join(ids)}: so it is."""\n'


ALL = source_citing("CC-0.0", "CC-1.1", "CC-1.2", "EX-1", "EX-12")


def untested(report: rules.Report) -> list[str]:
    return [rule.id for rule in report.untested]


def test_rules_are_the_items_that_begin_with_an_id() -> None:
    found = rules.rules_of("poker", PAGE)
    assert [rule.id for rule in found] == ["CC-0.0", "CC-1.1", "CC-1.2", "EX-1", "EX-12", "R-01"]
    assert [rule.chapter for rule in found[1:4]] == [" 1 Cards", " 1 Cards", "16 Worked examples"]


def test_a_rule_that_no_test_cites_is_open(tmp_path: Path) -> None:
    report = tree(tmp_path, {"games/poker/test_x.py": source_citing("CC-1.1", "EX-12")})
    assert untested(report) == ["CC-0.0", "CC-1.2", "EX-1"]
    assert report.complaints() == ["poker without a test: CC-0.0 CC-1.2 EX-1"]


def test_when_all_is_cited_nothing_is_said(tmp_path: Path) -> None:
    assert tree(tmp_path, {"games/poker/test_x.py": ALL}).complaints() == []


def test_rulings_may_be_cited_and_need_no_test(tmp_path: Path) -> None:
    source = ALL + source_citing("R-01").replace("it", "that", 1)
    assert tree(tmp_path, {"games/poker/test_x.py": source}).complaints() == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("CC-7.5: one.", ["CC-7.5"]),
        ("CC-7.5, EX-4: two.", ["CC-7.5", "EX-4"]),
        ("As CC-7.5a has it (R-06); see EX-12.", ["CC-7.5", "R-06", "EX-12"]),
        ("Not CC-7.5.1, nor cc-7.5, nor XCC_7.5.", []),
        ("CC-10.12", ["CC-10.12"]),
        ("UTF-8 is read as an id, and no page has such.", ["UTF-8"]),
        ("", []),
    ],
)
def test_ids_stand_anywhere_in_a_docstring(text: str, ids: list[str]) -> None:
    source = f'async def test_it() -> None:\n    """{text} """\n'
    assert [citation.id for citation in rules.citations("x.py", source)] == ids


@pytest.mark.parametrize(
    "source",
    [
        '"""CC-1.1: a module."""\n',
        'def helper() -> None:\n    """CC-1.1: no test."""\n',
        "def test_it() -> None:\n    # CC-1.1: a comment\n    pass\n",
        'def test_it() -> None:\n    x = "CC-1.1"\n',
        'class TestAll:\n    """CC-1.1: a class."""\n',
    ],
)
def test_only_docstrings_of_tests_count(source: str) -> None:
    assert list(rules.citations("x.py", source)) == []


def test_a_method_is_a_test_too() -> None:
    source = 'class TestAll:\n    def test_it(self) -> None:\n        """CC-1.1: a test."""\n'
    assert [citation.id for citation in rules.citations("x.py", source)] == ["CC-1.1"]


def test_an_exempt_rule_is_not_open(tmp_path: Path) -> None:
    most = source_citing("CC-0.0", "CC-1.1", "EX-1", "EX-12")
    report = tree(tmp_path, {"games/poker/test_x.py": most}, {"poker": '"CC-1.2" = "only a word"\n'})
    assert report.complaints() == []
    assert [rule.id for rule in report.exempt] == ["CC-1.2"]


@pytest.mark.parametrize(
    ("exempt", "complaint"),
    [
        ({"poker": '"CC-1.2" = "only a word"\n'}, "poker: CC-1.2 is exempt, but tested"),
        ({"poker": '"CC-1.3" = "only a word"\n'}, "poker: CC-1.3 is exempt, but not a rule of the page"),
        ({"rodeo": '"CC-1.2" = "only a word"\n'}, "rodeo: CC-1.2 is exempt, but not a rule of the page"),
        ({"poker": '"R-01" = "only a word"\n'}, "poker: R-01 is exempt, but not a rule of the page"),
    ],
)
def test_a_wrong_exemption_is_reported(tmp_path: Path, exempt: dict[str, str], complaint: str) -> None:
    assert tree(tmp_path, {"games/poker/test_x.py": ALL}, exempt).complaints() == [complaint]


def test_an_exemption_has_a_reason(tmp_path: Path) -> None:
    most = source_citing("CC-0.0", "CC-1.1", "EX-1", "EX-12")
    report = tree(tmp_path, {"games/poker/test_x.py": most}, {"poker": '"CC-1.2" = " "\n'})
    assert report.complaints() == ["poker: CC-1.2 is exempt without a reason"]


def test_a_citation_of_nothing_is_reported(tmp_path: Path) -> None:
    source = ALL + 'def test_that() -> None:\n    """CC-1.7, R-77, UTF-8: three."""\n'
    assert tree(tmp_path, {"games/poker/test_x.py": source}).complaints() == [
        "tests/games/poker/test_x.py: test_that cites CC-1.7, which no page has",
        "tests/games/poker/test_x.py: test_that cites R-77, which no page has",
    ]


def test_an_id_that_stands_twice_is_reported(tmp_path: Path) -> None:
    report = tree(tmp_path, {"games/poker/test_x.py": ALL}, pages={"poker": PAGE + "- CC-1.2 again\n"})
    assert "poker: CC-1.2 is defined twice" in report.complaints()


def test_a_game_has_its_own_examples(tmp_path: Path) -> None:
    pages = {"poker": PAGE, "rodeo": "## 1. Trains\n\n- CE-1.1 A train.\n- EX-1 A train.\n"}
    tests = {"games/poker/test_x.py": ALL, "engine/test_x.py": source_citing("CE-1.1")}
    report = tree(tmp_path, tests, pages=pages)
    assert report.complaints() == ["rodeo without a test: EX-1"]
    tests["engine/test_x.py"] = source_citing("CE-1.1", "EX-1")
    assert tree(tmp_path, tests, pages=pages).complaints() == [
        "rodeo without a test: EX-1",
        "tests/engine/test_x.py: test_it cites EX-1, which several pages have",
    ]
    tests["engine/test_x.py"] = source_citing("CE-1.1")
    tests["games/rodeo/test_x.py"] = source_citing("EX-1")
    assert tree(tmp_path, tests, pages=pages).complaints() == []


def test_the_table_counts_by_chapter(tmp_path: Path) -> None:
    source = source_citing("CC-1.1", "EX-12", "R-01")
    report = tree(tmp_path, {"games/poker/test_x.py": source}, {"poker": '"CC-0.0" = "only a word"\n'})
    assert report.table() == [
        "poker              rules tested exempt  open",
        "                       1      0      1     0",
        " 1 Cards               2      1      0     1",
        "16 Worked examples     2      1      0     1",
        "sum                    5      2      1     2",
        "",
    ]


def test_this_house_has_a_page_and_cites_what_is_there() -> None:
    report = rules.report(Path())
    assert len(report.rules) > 150
    assert report.problems == []
