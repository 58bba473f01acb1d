"""All routes, and the document that describes them: `/openapi.json` is generated from here."""

from functools import cache
from typing import Any

import msgspec

from curiouser.server.http import admin, deals, health, invitations, lab, replays, reports, reviews, tables
from curiouser.server.http.call import Route
from curiouser.server.http.health import Health
from curiouser.server.http.invitations import Picture
from curiouser.server.http.replays import Record


class Trouble(msgspec.Struct, frozen=True):
    """Why not, as a text id and a sentence in your language."""

    id: str
    sentence: str


ROUTES = (
    *tables.ROUTES,
    *deals.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *invitations.ROUTES,
    *reports.ROUTES,
    *lab.ROUTES,
    *admin.ROUTES,
    *health.ROUTES,
)

FILES: dict[Any, str] = {Record: "application/jsonl", Picture: "image/svg+xml"}  # answers that are no JSON


@cache
def openapi() -> bytes:
    """The document of the routes above."""
    types = [route.body for route in ROUTES if route.body] + [r.answer for r in ROUTES if r.answer not in FILES]
    schemas, components = msgspec.json.schema_components([*types, Trouble], ref_template="#/components/schemas/{name}")
    refs = dict(zip([*map(str, types), str(Trouble)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, refs)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Curiouser",
                "version": "1",
                "description": "Tables over HTTP; see the wire for sockets.",
            },
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(route: Route, refs: dict[str, Any]) -> dict[str, Any]:
    if route.answer in FILES:
        content: dict[str, Any] = {FILES[route.answer]: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": refs[str(route.answer)]}}
    trouble = {"application/json": {"schema": refs[str(Trouble)]}}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.handler.__doc__,
        "responses": {
            "200": {"description": "As asked.", "content": content},
            "default": {"description": "Why not.", "content": trouble},
        },
    }
    if route.answer is Health:
        operation["responses"]["503"] = {"description": "Not well.", "content": content}
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": refs[str(route.body)]}},
        }
    return operation
