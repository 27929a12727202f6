"""The results of an arena as rows of cells, with numbers as the reader's language writes them."""

from math import isfinite

from babel.numbers import format_decimal

from posse.bots.arena import Estimate, Report, Standing, Verdict
from posse.bots.arena.sprt import SequentialTest
from posse.texts import Texts

COLUMNS = ("bot", "games", "wins", "fair", "score", "winning", "time", "rating")
MEETING_COLUMNS = ("lineup", "games", "wins", "fair")
NOTHING = "–"


def standing_rows(report: Report, texts: Texts) -> list[list[str]]:
    """A heading, and a row for every contestant, strongest first."""
    heading = [texts.say(f"cli-arena-column-{column}") for column in COLUMNS]
    return [heading, *(standing_row(standing, texts.lang) for standing in report.ladder)]


def standing_row(standing: Standing, lang: str) -> list[str]:
    winning = NOTHING if standing.winning_score is None else number(standing.winning_score, lang)
    return [
        standing.name,
        str(standing.games),
        shares(standing.share, lang),
        f"{number(100 * standing.fair, lang)} %",
        estimate(standing.score, lang),
        winning,
        f"{number(standing.milliseconds, lang, 2)} ms",
        rating(standing, lang) if standing.fair < 1 else NOTHING,
    ]


def meeting_rows(report: Report, texts: Texts) -> list[list[str]]:
    """A heading, and for every lineup a row for each of its contestants."""
    rows = [[texts.say(f"cli-arena-column-{column}") for column in MEETING_COLUMNS]]
    for meeting in report.meetings:
        for part in meeting.parts:
            others = ", ".join(other.name for other in meeting.parts if other is not part)
            name = texts.say("cli-arena-against", bot=part.name, others=others)
            fair = f"{number(100 * part.fair, texts.lang)} %"
            rows.append([name, str(meeting.games), shares(part.share, texts.lang), fair])
    return rows


def verdict_of(report: Report, test: SequentialTest, texts: Texts) -> str:
    """What the sequential test says of the first two bots."""
    keys = {
        Verdict.STRONGER: "cli-arena-stronger",
        Verdict.NOT_STRONGER: "cli-arena-not-stronger",
        Verdict.OPEN: "cli-arena-open",
    }
    first, second = (standing.name for standing in report.standings)
    margin = number(100 * test.question.margin, texts.lang)
    return texts.say(keys[test.verdict], first=first, second=second, margin=margin, deals=test.deals)


def number(value: float, lang: str, digits: int = 1) -> str:
    return str(format_decimal(value, f"0.{'0' * digits}", locale=lang))


def shares(share: Estimate, lang: str) -> str:
    """A share in percent with its interval."""
    return f"{number(100 * share.value, lang)} % ({number(100 * share.low, lang)}–{number(100 * share.high, lang)})"


def rating(standing: Standing, lang: str) -> str:
    """A strength, and how far it may be off."""
    return f"{number(standing.rating.mean, lang)} ± {number(2 * standing.rating.deviation, lang)}"


def estimate(found: Estimate, lang: str) -> str:
    """A mean with its interval, if there is one."""
    between = f" ({number(found.low, lang)}–{number(found.high, lang)})" if isfinite(found.low) else ""
    return number(found.value, lang) + between
