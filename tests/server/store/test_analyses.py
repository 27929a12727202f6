"""Analyses are kept by table and version."""

import pytest

from posse.server.store import Store
from tests.server.samples import table

pytestmark = pytest.mark.anyio


async def test_an_analysis_is_kept_for_its_version(store: Store) -> None:
    await store.add_table(new := table("t"))
    assert await store.analysis(new.id, 1) is None
    await store.put_analysis(new.id, 1, "{}")
    await store.put_analysis(new.id, 2, "[]")
    assert (await store.analysis(new.id, 1), await store.analysis(new.id, 2)) == (None, "[]")
