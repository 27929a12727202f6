"""Which rules a table does without, so that nobody has to read them."""

from collections.abc import Mapping


class Scope:
    """Rules that matter only with some options.

    `rules`: their numbers, or what these begin with: `CC-14` is the whole chapter.
    `without`: they are left out where every one of these options has this value, or does not exist for so many players.
    A rule may be in several scopes; one that is left out is enough.
    """

    def __init__(self, rules: str, without: Mapping[str, str]) -> None:
        self.rules = rules.split()
        self.without = dict(without)
