"""The options of `posse serve` for those who run it for others."""

from datetime import timedelta

import pytest

from posse.cli.arguments import parse
from posse.cli.serve import keep_of, limits_of, log_of
from posse.cli.times import span, span_or_forever, written
from posse.cli.trouble import Trouble
from posse.server.settings import ADJUSTABLE, KEEP, LIMITS
from posse.texts import LANGUAGES, terminal_texts


def test_limits_are_changed_by_name() -> None:
    assert limits_of([]) == LIMITS
    changed = limits_of(["tables-in-memory=7", "spectators_per_table = 3"])
    assert (changed.tables_in_memory, changed.spectators_per_table) == (7, 3)
    assert changed.chat == LIMITS.chat


@pytest.mark.parametrize("given", ["tables-in-memory", "tables-in-memory=0", "tables-in-memory=x", "chat=3", "=3"])
def test_a_limit_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(Trouble):
        limits_of([given])


def test_how_long_things_are_kept() -> None:
    assert keep_of(parse(terminal_texts("en"), ["serve"])) == KEEP
    words = ["serve", "--keep-unstarted", "12h", "--keep-guests", "8w", "--keep-abandoned", "forever"]
    keep = keep_of(parse(terminal_texts("en"), words))
    assert keep == (timedelta(hours=12), None, timedelta(weeks=8), KEEP.addresses)


@pytest.mark.parametrize("given", ["7", "d", "7 d", "-7d", "7y", "", "1.5d", "999999d"])
def test_a_time_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(Trouble):
        span("--keep-guests", given)


def test_times_are_written_as_they_are_read() -> None:
    assert span_or_forever("--keep-guests", written(None)) is None
    assert span_or_forever("--keep-guests", written(timedelta(days=7))) == timedelta(days=7)


def test_the_log_is_plain_or_json() -> None:
    assert (log_of("plain"), log_of("json")) == ("plain", "json")
    with pytest.raises(Trouble):
        log_of("xml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_limit(lang: str) -> None:
    shown = parse(terminal_texts(lang), ["serve", "--help"]).show_help()
    text = "".join(shown.split())
    for name in ADJUSTABLE:
        assert name.replace("_", "-") in text
