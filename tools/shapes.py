"""Python types as JSON Schema: the typed views, for checking golden records and generating TypeScript."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from posse.engine.view import EVERY
from posse.engine.words import Nouns

Schema = dict[str, Any]

PLAIN: dict[Any, str] = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}
PREFIX = "#/components/schemas/"


class Shapes:
    """The schemas of types; named ones are collected once in `named`."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}
        self._owners: dict[str, object] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type, with references to those that have names."""
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if is_typeddict(kind):
            return self._dict_with_names(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(args[0], args[1])
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(one) for one in args]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            return self._dict(args[0], args[1])
        raise TypeError(f"{kind} is not allowed in a typed view")

    def _annotated(self, kind: Any, meaning: object) -> Schema:
        if isinstance(meaning, Nouns):
            return self._word(meaning)
        if isinstance(meaning, int):
            return {"type": "array", "prefixItems": [self.of(get_args(kind)[0])] * meaning, "minItems": meaning}
        assert meaning is EVERY, meaning
        key, value = get_args(kind)
        return {**self._dict(key, value), "required": words_of(key)}

    def _word(self, nouns: Nouns) -> Schema:
        """A word of a list; its type is named after the list."""
        name = "".join(part.capitalize() for part in nouns.name.split("_"))
        if self._is_new(name, nouns):
            self.named[name] = {"enum": nouns.words}
        return {"$ref": PREFIX + name}

    def _is_new(self, name: str, owner: object) -> bool:
        """Whether a name is new; two types must not share one."""
        is_new = name not in self._owners
        if self._owners.setdefault(name, owner) is not owner:
            raise TypeError(f"two types have the name {name}")
        return is_new

    def _dict(self, key: Any, value: Any) -> Schema:
        """A dict; its keys may be words of a list."""
        shape = {"type": "object", "additionalProperties": self.of(value)}
        return shape if key is str else {**shape, "propertyNames": self.of(key)}

    def _dict_with_names(self, kind: Any) -> Schema:
        """A typed dict with all its keys, and no others."""
        if self._is_new(kind.__name__, kind):
            shape: Schema = self.named.setdefault(kind.__name__, {})
            hints = {name: _bare(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
            shape |= {
                "type": "object",
                "description": kind.__doc__,
                "properties": {name: self.of(hint) for name, hint in hints.items()},
                "required": [name for name in hints if name in kind.__required_keys__],
                "additionalProperties": False,
            }
        return {"$ref": PREFIX + kind.__name__}


def words_of(key: Any) -> list[str]:
    """The words that a key may be."""
    nouns: Nouns = get_args(key)[1]
    return nouns.words


def _bare(hint: Any) -> Any:
    """A type without `NotRequired` around it."""
    return get_args(hint)[0] if str(get_origin(hint)).startswith(("typing.NotRequired", "typing.Required")) else hint
