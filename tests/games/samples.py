"""Values of options that accept more than their list, told by a game's `samples.py` if it has such options."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec


def samples_of(game: str) -> Mapping[str, list[str]]:
    """By option some values: the least, the most, and one between."""
    name = f"tests.games.{game}.samples"
    if find_spec(f"tests.games.{game}") is None or find_spec(name) is None:
        return {}
    samples: Mapping[str, list[str]] = import_module(name).SAMPLES
    return samples
