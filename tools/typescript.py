"""Generate TypeScript from JSON Schema: types, and constants of such types."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

Schema = dict[str, Any]

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def declared(schemas: dict[str, Schema]) -> Iterator[str]:
    """A type for every schema by its name."""
    for name, schema in sorted(schemas.items()):
        yield f"{_comment(schema)}export type {name} = {type_of(schema)};\n"


def constant(name: str, schema: Schema, value: object) -> str:
    """A constant of a type."""
    return f"export const {name}: {type_of(schema)} = {_rows(value)};\n"


def _rows(value: object) -> str:
    """A value as TypeScript: each row of a table on its own line."""
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {_line(row)}" for key, row in value.items()]
        return "\n".join(["{", *(f"  {row}," for row in rows), "}"])
    if isinstance(value, list) and any(isinstance(row, dict | list) for row in value):
        return "\n".join(["[", *(f"  {_line(row)}," for row in value), "]"])
    return _line(value)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _comment(schema: Schema) -> str:
    """The description of a schema as a comment, with its line breaks."""
    text = (schema.get("description") or "").replace("None", "null")
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def type_of(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _either(json.dumps(value) for value in schema["enum"])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return _either(type_of(one) for one in schema[choice])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _object(schema)
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def _either(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = type_of(schema.get("items", {}))
    return f"({item})[]" if " | " in item or " & " in item else f"{item}[]"


def _object(schema: Schema) -> str:
    """Named properties, any others, or both."""
    parts = [_named(schema)] if schema.get("properties") else []
    more = schema.get("additionalProperties", not parts)
    if more is not False:
        parts.append(_others(schema, "unknown" if more is True else type_of(more)))
    return " & ".join(parts) if parts else "{ [key: string]: never }"


def _named(schema: Schema) -> str:
    required = schema.get("required", [])
    rows = [f"{name}{'' if name in required else '?'}: {type_of(kind)}" for name, kind in schema["properties"].items()]
    return "\n".join(["{", *(f"  {row};" for row in rows), "}"])


def _others(schema: Schema, value: str) -> str:
    key = type_of(schema.get("propertyNames", {}))
    if key == "unknown":
        return f"{{ [key: string]: {value} }}"
    return f"{{ [key in {key}]{'' if 'required' in schema else '?'}: {value} }}"
