"""The manifest: in every language, and under every path."""

from pathlib import Path

import pytest

from posse.languages import LANGUAGES
from posse.server.http.manifest import ICONS, manifest_json
from posse.server.settings import Settings
from tests.server.running import Guest, opened

pytestmark = pytest.mark.anyio

PUBLIC = Path(__file__).parents[3] / "web" / "public"


async def test_the_manifest_is_for_everything_under_the_path(tmp_path: Path) -> None:
    async with (
        opened(Settings(tmp_path, workers=1, path="/games/posse", lang="it")) as server,
        Guest(server, "Ann") as ann,
    ):
        told = await ann.get("/games/posse/manifest.webmanifest?lang=pl")
        unknown = await ann.get("/games/posse/manifest.webmanifest?lang=xx")
    assert told == manifest_json("/games/posse/", "pl")
    assert told["scope"] == told["start_url"] == "/games/posse/"
    assert told["share_target"]["action"] == "/games/posse/share"
    assert unknown["lang"] == "it"


def test_it_says_in_every_language_what_the_app_is() -> None:
    assert len({manifest_json("/", lang)["description"] for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon["src"])
def test_every_icon_is_there(icon: dict[str, str]) -> None:
    assert (PUBLIC / icon["src"]).is_file()
