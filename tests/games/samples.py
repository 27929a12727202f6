"""Values of options that accept more than their list, from the games' `samples.py`."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec


def samples_of(game: str) -> Mapping[str, list[str]]:
    """Some values by option: the minimum, the maximum, and one in between."""
    name = f"tests.games.{game}.samples"
    if find_spec(f"tests.games.{game}") is None or find_spec(name) is None:
        return {}
    samples: Mapping[str, list[str]] = import_module(name).SAMPLES
    return samples
