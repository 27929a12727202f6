"""The site of the documentation is built without a warning, and has a page for everything."""

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

import posse
from tools.site import HOUSE, ROOT, target_of, title_of


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built strictly: a link or a name in the reference that leads nowhere is an error."""
    folder = tmp_path_factory.mktemp("site")
    build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder), strict=True))
    return folder


def test_every_page_of_the_docs_is_in_the_navigation(site: Path) -> None:
    shown = site.joinpath("index.html").read_text()
    pages = [page.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for page in ROOT.glob("docs/**/*.md")]
    for page in [*pages, *(name.replace(".md", ".html") for name in HOUSE.values())]:
        assert f'"{page.replace("README", "index")}"' in shown, page


def test_every_picture_and_link_of_a_page_leads_somewhere(site: Path) -> None:
    """(The page of what is not found is shown at any address, so its links begin at the root.)"""
    for page in site.rglob("*.html"):
        for target in re.findall(r'(?:href|src)="([^"#]+)', page.read_text()) if page.name != "404.html" else ():
            if not re.match(r"[a-z]+:|//", target):
                assert (page.parent / target).exists(), (page.name, target)


def test_the_reference_has_all_that_the_front_door_names(site: Path) -> None:
    shown = site.joinpath("reference.html").read_text()
    constants = {"COMPILED", "GAMES"}
    for name in set(posse.__all__) - constants:
        found = getattr(posse, name)
        assert re.search(rf'id="posse\.[^"]*\b{found.__name__}"', shown), name


@pytest.mark.parametrize(
    "call", ["match.Match.actions", "match.Match.mask", "match.Match.observe", "match.Match.returns"]
)
def test_the_reference_has_what_a_match_is_asked(site: Path, call: str) -> None:
    assert f'id="posse.engine.{call}"' in site.joinpath("reference.html").read_text()


@pytest.mark.parametrize("game", posse.GAMES)
def test_the_page_of_a_game_tells_it_in_short(site: Path, game: str) -> None:
    page = site.joinpath("games", f"{game}.html").read_text()
    assert title_of(game) in page
    assert all(f"<code>{option}</code>" in page for option in posse.GAMES[game].options)
    assert page.count("<li>") > len(posse.lessons(game))


@pytest.mark.parametrize(
    ("up", "target", "page", "leads_to"),
    [
        ("../", "CONTRIBUTING.md", "architecture.md", "contributing.md"),
        ("../../", "CONTRIBUTING.md", "decisions/mypyc.md", "../contributing.md"),
        ("", "docs/hosting.md#limits", "security.md", "hosting.md#limits"),
        ("../", "README.md", "decisions/mypyc.md", "../README.md"),
    ],
)
def test_links_between_the_house_and_the_docs(up: str, target: str, page: str, leads_to: str) -> None:
    assert target_of(up, target, page) == leads_to
