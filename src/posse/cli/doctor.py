"""`posse doctor`: is everything there that a server needs, and what is to be done where it is not."""

import asyncio
from argparse import Namespace

from rich.text import Text

from posse.cli.colours import BAD, FAINT, LEGAL
from posse.cli.lists import print_json
from posse.cli.screen import Screen
from posse.cli.serve import server_folder
from posse.cli.trouble import SICK
from posse.server.checkup import Finding, examined
from posse.server.settings import Settings
from posse.texts import Texts, terminal_texts

MARKS = {"good": ("✓", LEGAL), "odd": ("!", BAD), "bad": ("✗", BAD)}


def doctor(arguments: Namespace, language: str) -> int:
    """Examine everything, say what was found, and exit with 1 if something is wrong."""
    settings = Settings(server_folder(arguments.data), database=arguments.database)
    findings = asyncio.run(examined(settings, arguments.url))
    texts = terminal_texts(language)
    if arguments.json:
        print_json([_json(texts, finding) for finding in findings])
    else:
        _tell(Screen(texts), findings)
    return SICK if any(finding.verdict == "bad" for finding in findings) else 0


def _tell(screen: Screen, findings: list[Finding]) -> None:
    for finding in findings:
        mark, style = MARKS[finding.verdict]
        screen.line(Text().append(f"{mark} ", style).append(_sentence(screen.texts, finding)))
        if finding.verdict != "good":
            screen.line(Text(f"  {_advice(screen.texts, finding)}", FAINT))
    is_well = all(finding.verdict == "good" for finding in findings)
    screen.say("cli-doctor-well" if is_well else "cli-doctor-not-well")


def _json(texts: Texts, finding: Finding) -> dict[str, object]:
    advice = None if finding.verdict == "good" else _advice(texts, finding)
    told = {"check": finding.check, "verdict": finding.verdict, "said": _sentence(texts, finding), "advice": advice}
    return {**told, "facts": finding.facts}


def _sentence(texts: Texts, finding: Finding) -> str:
    return texts.say(f"cli-doctor-{finding.check}", **finding.facts)


def _advice(texts: Texts, finding: Finding) -> str:
    return texts.say(f"cli-doctor-{finding.check}-advice", **finding.facts)
