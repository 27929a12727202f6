"""Without its library an adapter says which extra brings it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library", "title"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("openspiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_an_adapter_without_its_library_names_the_extra(adapter: str, library: str, title: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import posse.adapters.{adapter}"
    outcome = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert f"{title} is not installed; it comes with the extra “{adapter}” of Posse." in outcome.stderr
