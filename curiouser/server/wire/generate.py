"""`python -m curiouser.server.wire.generate`: generates the documents and types of the wire.

It makes docs/wire.md and web/src/client/wire.ts from the structures, and web/src/games/…/types.ts from each game's
views, moves and events. With `--check` it writes nothing, and fails if a file is stale.
"""

import pkgutil
import sys
import typing
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as i

from curiouser import games
from curiouser.engine.game import Game, Outcome, load_game
from curiouser.server.core import commands
from curiouser.server.core.entries import Terms
from curiouser.server.wire import messages as wire

COMMAND = "python -m curiouser.server.wire.generate"


def kinds_of(base: Any) -> list[Any]:
    """The structures of the wire itself; others fill in the same ones as they are sent, or try what must not be."""
    return [kind for kind in base.__subclasses__() if kind.__module__ in {wire.__name__, commands.__name__}]


FROM_CLIENT: list[Any] = [wire.Hello, wire.AskHints, *kinds_of(commands.Command)]
FROM_SERVER: list[Any] = kinds_of(wire.Message)
ITEMS: list[Any] = kinds_of(wire.Item)
PARTS: list[Any] = [
    wire.Room,
    wire.PersonShown,
    wire.SeatShown,
    wire.Asking,
    wire.Begun,
    wire.SealedWord,
    wire.Shut,
    wire.Turn,
    wire.SeatView,
    wire.HintShown,
    wire.Why,
    wire.Worded,
    Outcome,
    Terms,
    commands.Asked,
]
NAMES: dict[Any, str] = {kind: f"{kind.__name__}Item" for kind in ITEMS}


def name_of(kind: Any) -> str:
    return NAMES.get(kind) or str(kind.__name__)


def summary(kind: Any) -> str:
    """The first paragraph of a structure's own docstring, on one line."""
    own = kind.__dict__.get("__doc__") or ""
    return " ".join(own.split("\n\n")[0].split())


def typescript_of(found: i.Type) -> str:
    """A type as TypeScript writes it."""
    match found:
        case i.StructType():
            return name_of(found.cls)
        case i.UnionType():
            members = [typescript_of(each) for each in found.types]
            return " | ".join(dict.fromkeys(members))
        case i.LiteralType():
            return " | ".join(f'"{value}"' for value in found.values)
        case i.TupleType():
            return f"[{', '.join(map(typescript_of, found.item_types))}]"
        case i.VarTupleType() | i.ListType():
            inner = typescript_of(found.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case i.DictType():
            return f"Record<string, {typescript_of(found.value_type)}>"
        case i.StrType():
            return "string"
        case i.IntType() | i.FloatType():
            return "number"
        case i.BoolType():
            return "boolean"
        case i.NoneType():
            return "null"
        case i.AnyType() | i.RawType():
            return "unknown"
        case i.Metadata():
            return typescript_of(found.type)
    raise TypeError(f"no TypeScript for {found}")


def fields_of(kind: Any) -> Iterator[tuple[str, str, bool]]:
    """Name, type and whether it may be left out; the tag comes first."""
    info = i.type_info(kind)
    assert isinstance(info, i.StructType)
    if info.tag_field is not None:
        yield info.tag_field, f'"{info.tag}"', False
    can_omit = msgspec.structs.fields(kind) and (kind.__struct_config__.omit_defaults or is_sent_by_client(kind))
    for field in info.fields:
        optional = bool(can_omit) and not field.required
        yield field.encode_name, typescript_of(field.type), optional


def is_sent_by_client(kind: Any) -> bool:
    return kind is commands.Asked or kind in FROM_CLIENT


def interface(kind: Any) -> str:
    lines = [f"/** {summary(kind)} */"] if summary(kind) else []
    lines.append(f"export interface {name_of(kind)} {{")
    lines += [f"  {name}{'?' if optional else ''}: {type_};" for name, type_, optional in fields_of(kind)]
    return "\n".join([*lines, "}"])


def union(name: str, kinds: list[Any]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {name_of(kind)}" for kind in kinds) + ";"


def typescript() -> str:
    parts = [
        f"// Made by `{COMMAND}` from curiouser/server/wire/messages.py; don't edit.",
        *(interface(kind) for kind in [*PARTS, *ITEMS, *FROM_SERVER, *FROM_CLIENT]),
        union("Item", ITEMS),
        union("FromServer", FROM_SERVER),
        union("FromClient", FROM_CLIENT),
    ]
    return "\n\n".join(parts) + "\n"


def section(kind: Any) -> str:
    rows = []
    for name, type_, optional in fields_of(kind):
        escaped = type_.replace(" | ", " \\| ")
        rows.append(f"| `{name}`{' ?' if optional else ''} | `{escaped}` |")
    title = f"### {name_of(kind)}"
    return "\n".join([title, "", summary(kind), "", "| field | type |", "|---|---|", *rows]).replace("\n\n\n", "\n\n")


def document() -> str:
    intro = (Path(__file__).parent / "intro.md").read_text(encoding="utf-8").strip()
    chapters: list[tuple[str, list[Any]]] = [
        ("From the client", FROM_CLIENT),
        ("From the server", FROM_SERVER),
        ("Items of news", ITEMS),
        ("Parts", PARTS),
    ]
    parts = [intro]
    for title, kinds in chapters:
        parts += [f"## {title}", *(section(kind) for kind in kinds)]
    return "\n\n".join(parts) + "\n"


def game_types(game: Game[Any]) -> str:
    """A game's view with all that is in it, its moves and its events."""
    view = typing.get_type_hints(type(game).view)["return"]
    moves, events = list(game.move_types), list(game.event_types)
    others = [kind for kind in structs_in([view, *moves, *events]) if kind not in {*moves, *events}]
    parts = [
        f"// Made by `{COMMAND}` from {game.package.replace('.', '/')}; don't edit.",
        *(interface(kind) for kind in [*others, *moves, *events]),
        union("Move", moves),
        union("GameEvent", events),
        rules_of(game),
    ]
    return "\n\n".join(parts) + "\n"


def rules_of(game: Game[Any]) -> str:
    letter, count, rulings = game.rules
    about = "/** The letter of the rule ids, how many rules there are, and the first that is a ruling of ours. */"
    return f'{about}\nexport const RULES = {{ letter: "{letter}", count: {count}, rulings: {rulings} }};'


def structs_in(kinds: list[Any]) -> list[Any]:
    """These structures and all that they hold, each once, in the order in which they are met."""
    met: dict[Any, None] = {}
    waiting: list[i.Type] = [i.type_info(kind) for kind in kinds]
    while waiting:
        found = waiting.pop(0)
        if isinstance(found, i.StructType) and found.cls not in met:
            met[found.cls] = None
            waiting += [field.type for field in found.fields]
        for name in ("type", "item_type", "key_type", "value_type"):
            waiting += [inner] if isinstance(inner := getattr(found, name, None), i.Type) else []
        for name in ("types", "item_types"):
            waiting += getattr(found, name, ())
    return list(met)


@cache
def files() -> dict[str, Callable[[], str]]:
    made: dict[str, Callable[[], str]] = {"docs/wire.md": document, "web/src/client/wire.ts": typescript}
    for module in pkgutil.iter_modules(games.__path__, f"{games.__name__}."):
        game = load_game(f"{module.name}:GAME")
        made[f"web/src/games/{game.name}/types.ts"] = partial(game_types, game)
    return made


def stale(root: Path) -> list[str]:
    made = {name: (root / name, make()) for name, make in files().items()}
    return [name for name, (file, text) in made.items() if not file.exists() or file.read_text("utf-8") != text]


def main(words: list[str]) -> int:
    """In the folder of the sources."""
    root = Path.cwd()
    old = stale(root)
    if "--check" in words:
        for name in old:
            print(f"{name} is stale: run {COMMAND}")
        return int(bool(old))
    for name in old:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(files()[name](), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
