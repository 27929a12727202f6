"""What the site of the documentation has beyond the folder docs: a hook of MkDocs, see mkdocs.yml.

Pages that stand elsewhere (`HOUSE`) and a page for each game, made from its own texts, are added, so that nothing is
written twice. An entry of the navigation with a star becomes a page for each file.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import posse
from posse.engine.game import Option
from posse.texts import lesson_texts, texts

ROOT = Path(__file__).resolve().parents[1]
LANG = "en"
# Files beside the folder docs, and their addresses on the site.
HOUSE = {
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"\]\(((?:\.\./)*)([A-Z_]+\.md|docs/[^)\s]+)")


# --- the hooks


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Replace the stars of the navigation."""
    config.nav = list(_without_stars(config.nav or []))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the house and of the games."""
    for name, page in HOUSE.items():
        files.append(File.generated(config, page, content=ROOT.joinpath(name).read_text(encoding="utf-8")))
    for game in posse.GAMES:
        files.append(File.generated(config, f"games/{game}.md", content=page_of(game)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links to pages of the house, and from them, lead to where these stand on the site."""
    return LINK.sub(lambda link: f"]({target_of(link[1], link[2], page.file.src_uri)}", markdown)


def target_of(up: str, target: str, page: str) -> str:
    """Where a link of a page leads; `up` are its first steps out of folders."""
    if target in HOUSE:
        return "../" * page.count("/") + HOUSE[target]
    return target.removeprefix("docs/") if page in HOUSE.values() else up + target


# --- the navigation


def _without_stars(entries: list[Any]) -> Iterator[Any]:
    for entry in entries:
        if isinstance(entry, dict):
            yield {
                title: part if isinstance(part, str) else list(_without_stars(part)) for title, part in entry.items()
            }
        elif "*" in entry:
            yield from _expanded(entry)
        else:
            yield entry


def _expanded(pattern: str) -> Iterator[Any]:
    """The pages that fit; those of games are called as the games are."""
    folder = pattern.partition("/")[0]
    if folder == "decisions":
        yield from sorted(f"decisions/{page.name}" for page in ROOT.glob("docs/decisions/[a-z]*.md"))
        return
    titles = {"games": "{}", "rules": "{}: all rules", "scenes": "Scenes of {}", "numbers": "Numbers of {}"}
    for game in posse.GAMES:
        yield {titles[folder].format(title_of(game)): f"{folder}/{game}.md"}


def title_of(game: str) -> str:
    return texts(LANG).say(f"game-{game}")


# --- the page of a game


def page_of(game: str) -> str:
    """For players: the goal and a turn in short, the lessons, what can be agreed on, where the rules are."""
    found = posse.GAMES[game]
    goal, *turn = texts(LANG, game).in_short()
    seats = f"{found.least} to {found.most} players."
    return "\n".join(
        [
            *(f"# {title_of(game)}", "", seats, "", goal, "", "## A turn", ""),
            *(f"{number}. {sentence}" for number, sentence in enumerate(turn, 1)),
            *("", "## Lessons", "", f"In the browser (*Learn* beside the game) or by `posse learn {game}`:", ""),
            *(f"{number}. {title}" for number, title in enumerate(lessons_of(game), 1)),
            *("", "## Options", "", *options_of(game)),
            *("", f"Every rule with its number, rulings included: [all rules](../rules/{game}.md)."),
        ]
    )


def lessons_of(game: str) -> list[str]:
    spoken = lesson_texts(LANG, game)
    return [spoken.say(lesson.title) for lesson in posse.lessons(game)]


def options_of(game: str) -> list[str]:
    """A table of the options, those that few will want to change last."""
    options = sorted(posse.GAMES[game].options.values(), key=lambda option: option.detail)
    return ["| option | values | |", "|---|---|---|", *(row_of(game, option) for option in options)]


def row_of(game: str, option: Option) -> str:
    spoken = texts(LANG, game)
    why = f"option-{option.name}-why"
    values = ", ".join(f"**{value}**" if value == option.default else value for value in option.values)
    return f"| `{option.name}` | {values or option.default} | {spoken.say(why) if spoken.has(why) else ''} |"
