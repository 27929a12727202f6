"""The API docs: a page made from the OpenAPI description, without any script."""

from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Posse API</title><link rel="stylesheet" href="docs.css">"""
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{background:#f1e4c8;color:#1d1a16}
h2{border-bottom:2px solid #a4452c}code{background:#fff8;padding:0 .3em;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.3em 0}b{font-family:monospace}pre{background:#fff8;padding:1em;overflow:auto}
"""


router = APIRouter(include_in_schema=False)


def add_page(app: FastAPI) -> None:
    """Serve the description of the calls."""
    _drop_unused(app)
    app.include_router(router, prefix="/api")


# Not within `add_page`: FastAPI remembers functions that it has looked at, and with this one the whole application.
@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(page(request.app.openapi()))


@router.get("/docs.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


def _drop_unused(app: FastAPI) -> None:
    """FastAPI describes a 422 that is never sent: malformed bodies get a 400."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        schema = described()
        for calls in schema["paths"].values():
            for call in calls.values():
                call["responses"].pop("422", None)
        for name in ("HTTPValidationError", "ValidationError"):
            schema["components"]["schemas"].pop(name, None)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]  # this is how FastAPI documents it


def page(schema: dict[str, Any]) -> str:
    """All calls by tag, then the schemas that they use."""
    return HEAD + "".join(_parts(schema))


def _parts(schema: dict[str, Any]) -> Iterator[str]:
    yield f"<h1>{escape(schema['info']['title'])} {escape(schema['info']['version'])}</h1>"
    yield '<p><a href="openapi.json">openapi.json</a></p>'
    by_tag: dict[str, list[str]] = {}
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            by_tag.setdefault(call.get("tags", [""])[0], []).append(_call(method, path, call))
    for name, calls in by_tag.items():
        yield f"<h2>{escape(name)}</h2>{''.join(calls)}"
    yield "<h2>schemas</h2>"
    for name, shape in schema["components"]["schemas"].items():
        yield f'<details id="{escape(name)}"><summary><b>{escape(name)}</b></summary>{_shape(shape)}</details>'


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    """One call: what it does, takes and returns."""
    about = escape(call.get("description", ""))
    rows = [f"<p>{about}</p>"]
    for parameter in call.get("parameters", []):
        rows.append(f"<p><code>{escape(parameter['name'])}</code> ({escape(parameter['in'])})</p>")
    if "requestBody" in call:
        rows.append(f"<p>&rarr; {_named(call['requestBody'])}</p>")
    for status, answer in call["responses"].items():
        if status.startswith("2"):
            rows.append(f"<p>&larr; {escape(status)} {_named(answer)}</p>")
    return f"<details><summary><b>{method.upper()} {escape(path)}</b> {about}</summary>{''.join(rows)}</details>"


def _named(holder: dict[str, Any]) -> str:
    """A link to the schema of a body."""
    shape = holder.get("content", {}).get("application/json", {}).get("schema", {})
    name = shape.get("$ref", "").rsplit("/", 1)[-1]
    return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>' if name else ""


def _shape(shape: dict[str, Any]) -> str:
    rows = [f"<p>{escape(shape.get('description', ''))}</p>"]
    for name, value in shape.get("properties", {}).items():
        rows.append(f"<p><code>{escape(name)}</code> <code>{escape(_told(value))}</code></p>")
    return "".join(rows)


def _told(value: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in value:
        return str(value["$ref"].rsplit("/", 1)[-1])
    for choice in ("anyOf", "oneOf"):
        if choice in value:
            return " | ".join(_told(one) for one in value[choice])
    if "enum" in value:
        return " | ".join(map(repr, value["enum"]))
    if value.get("type") == "array":
        return f"[{_told(value.get('items', {}))}]"
    return str(value.get("const", value.get("type", "any")))
