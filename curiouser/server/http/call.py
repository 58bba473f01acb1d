"""A request as its handler sees it, and the services that a handler asks for by their types."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, get_type_hints

from aiohttp import web

B = TypeVar("B")

BEARER = "Bearer "
SHORT_BODY = 4096  # bytes; for names, addresses of notices and what-ifs

Answering: TypeAlias = Callable[["Call[Any]"], Awaitable[Any]]


class Call(Generic[B]):
    """`address` and `network` are those of whoever asks, as they are counted."""

    def __init__(self, request: web.Request, body: B, address: str, network: str) -> None:
        self.request = request
        self.body = body
        self.address = address
        self.network = network
        self.path: Mapping[str, str] = request.match_info
        self.query: Mapping[str, str] = request.query

    @property
    def token(self) -> str:
        """The secret of a person at a table, or ""."""
        return self.request.headers.get("Authorization", "").removeprefix(BEARER)


class Route(NamedTuple):
    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    body: Any
    answer: Any
    query: tuple[str, ...] = ()
    most: int = 0  # bytes of the body; 0: as the settings say
    limited_by: type[Any] | None = None  # a service whose limit is looked at before a long body is read


def bind(handler: Callable[..., Awaitable[Any]], services: Mapping[type[Any], Any]) -> Answering:
    """The handler with the services that it names as arguments; `call` is the request, for those who look at it."""
    wanted = {name: kind for name, kind in get_type_hints(handler).items() if name != "return"}
    has_call = wanted.pop("call", None) is not None
    assert wanted.keys() == {name for name, kind in wanted.items() if kind in services}, f"{handler} asks for too much"

    def answer(call: Call[Any]) -> Awaitable[Any]:
        given = {name: services[kind] for name, kind in wanted.items()}
        return handler(call=call, **given) if has_call else handler(**given)

    return answer
