"""curiouser admin: look after a server that runs. A client of it, which needs the admin token."""

import os
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, NamedTuple

from cyclopts import Parameter

from curiouser.cli.language import Voice, problem
from curiouser.cli.letters import clean
from curiouser.cli.operating import Db, run
from curiouser.cli.output import print_json
from curiouser.cli.parameters import Json, Language

Action = Literal[
    "tables",
    "table",
    "close",
    "reports",
    "done",
    "bans",
    "ban",
    "unban",
    "words",
    "add-word",
    "remove-word",
    "limits",
    "limit",
    "disk",
]
Url = Annotated[str, Parameter(env_var="CURIOUSER_SERVER", name="--server")]
Token = Annotated[str, Parameter(env_var="CURIOUSER_ADMIN_TOKEN")]
Days = Annotated[float, Parameter()]

MEGABYTE = 1_000_000
PATIENCE = 60.0  # s for an answer


class OperatorRequest(NamedTuple):
    """A request to the server, and how its answer is told."""

    method: str
    path: str
    body: dict[str, Any] | None
    tell: Callable[[Any, Voice], Sequence[str]]


def admin(
    action: Action,
    /,
    *words: str,
    reason: str = "",
    days: Days = 0.0,
    after: str = "",
    server: Url = "",
    admin_token: Token = "",
    db: Db = "",
    json: Json = False,
    language: Language = None,
) -> int:
    voice = Voice(language)
    asked = question(action, words, reason, days, after)
    answer = run(ask(server or usual_server(), admin_token or kept_token(db), asked, voice.language))
    if json:
        print_json(answer)
        return 0
    lines = asked.tell(answer, voice) or [voice.say("admin-nothing")]
    print("\n".join(clean(line) for line in lines))
    return 0


FORMS = {
    "table": ("TABLE", 1),
    "close": ("TABLE --reason …", 1),
    "done": ("REPORT", 1),
    "ban": ("203.0.113.7 --reason … --days 7", 1),
    "unban": ("203.0.113.7", 1),
    "add-word": ("WORD", 1),
    "remove-word": ("WORD", 1),
    "limit": ("NAME VALUE", 2),
}


def question(action: str, words: Sequence[str], reason: str, days: float, after: str) -> OperatorRequest:
    form, most = FORMS.get(action, ("", 0))
    least = 1 if action == "limit" else most
    if not least <= len(words) <= most or not 0 <= days < float("inf"):
        raise problem("admin-form", form=f"curiouser admin {action} {form}".strip())
    word = words[0] if words else ""
    match action:
        case "tables":
            return OperatorRequest("GET", f"/tables?after={quoted(after)}", None, tell_tables)
        case "table":
            return OperatorRequest("GET", f"/tables/{quoted(word)}", None, tell_table)
        case "close":
            return OperatorRequest("POST", f"/tables/{quoted(word)}/close", {"reason": reason}, done("admin-closed"))
        case "reports":
            return OperatorRequest("GET", "/reports", None, tell_reports)
        case "done":
            return OperatorRequest("POST", f"/reports/{quoted(word)}/end", {}, done("admin-report-done"))
        case "bans":
            return OperatorRequest("GET", "/bans", None, tell_bans)
        case "ban":
            body = {"target": word, "reason": reason, "days": days}
            return OperatorRequest("POST", "/bans", body, done("admin-banned"))
        case "unban":
            return OperatorRequest("POST", "/bans/end", {"target": word}, done("admin-unbanned"))
        case "words":
            return OperatorRequest("GET", "/words", None, lambda answer, _: answer)
        case "add-word":
            return OperatorRequest("POST", "/words", {"word": word}, done("admin-word-added"))
        case "remove-word":
            return OperatorRequest("POST", "/words/end", {"word": word}, done("admin-word-removed"))
        case "limits":
            return OperatorRequest("GET", "/limits", None, tell_limits)
        case "limit":
            value = read_value(words[1]) if len(words) > 1 else None
            return OperatorRequest("POST", "/limits", {"name": word, "value": value}, done("admin-limit"))
    return OperatorRequest("GET", "/disk", None, tell_disk)


def quoted(word: str) -> str:
    from urllib.parse import quote

    return quote(word, safe="")


def read_value(written: str) -> float:
    try:
        return float(written)
    except ValueError:
        raise problem("admin-form", form="curiouser admin limit NAME VALUE") from None


def usual_server() -> str:
    """On this machine, at the port that the server would take."""
    return f"http://127.0.0.1:{os.environ.get('CURIOUSER_PORT') or 8000}"


def kept_token(db: str) -> str:
    """As the server on this machine keeps it beside its database."""
    from curiouser.engine.faults import fault_of
    from curiouser.server.http.tokens import read_token, token_file

    file = token_file(db)
    try:
        return read_token(file)
    except OSError as error:
        raise problem("admin-no-token", file=str(file), reason=fault_of(error)) from None


async def ask(server: str, token: str, asked: OperatorRequest, language: str) -> Any:
    import aiohttp
    import msgspec

    headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
    data = None if asked.body is None else msgspec.json.encode(asked.body)
    patience = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=patience) as session,
            session.request(
                asked.method,
                f"{server.rstrip('/')}/api/admin{asked.path}",
                data=data,
                headers=headers,
                allow_redirects=False,  # the token goes nowhere else
            ) as response,
        ):
            status, answer = response.status, msgspec.json.decode(await response.read())
    except (aiohttp.ClientError, OSError, ValueError, msgspec.MsgspecError) as error:
        raise problem("admin-away", server=server, reason=type(error).__name__) from None
    if status != 200:
        said = answer.get("sentence") if isinstance(answer, dict) else None
        raise problem("admin-said", sentence=str(said or status))
    return answer


def done(id: str) -> Callable[[Any, Voice], Sequence[str]]:
    """What was done, and to what; or that there was nothing to do."""

    def tell(answer: Any, voice: Voice) -> Sequence[str]:
        if not answer["done"]:
            return [voice.say("admin-not-there", target=answer["target"])]
        return [voice.say("admin-done", what=id.removeprefix("admin-"), target=answer["target"])]

    return tell


def time_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def columns(rows: Sequence[Sequence[object]]) -> list[str]:
    """Each as wide as its longest word."""
    written = [[str(each) for each in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*written, strict=True)]
    return ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in written]


def tell_tables(answer: Any, voice: Voice) -> Sequence[str]:
    rows = [
        (each["table"], each["status"], each["game"], each["entries"], each["connected"], time_of(each["updated"]))
        for each in answer["tables"]
    ]
    more = [voice.say("admin-more", table=answer["more"])] if answer["more"] else []
    return [*columns(rows), *more] if rows else more


def tell_table(answer: Any, _: Voice) -> Sequence[str]:
    people = [
        (each["person"], each["name"], ",".join(map(str, each["seats"])) or "–", " ".join(each["addresses"]) or "–")
        for each in answer["people"]
    ]
    names = {each["person"]: each["name"] for each in answer["people"]}
    head = f"{answer['table']}  {answer['status']}  {answer['game']}  {time_of(answer['made'])}"
    reports = [line for each in answer["reports"] for line in report_lines(each)]
    return [head, *(columns(people) if people else []), *talk_lines(answer["talk"], names), *reports]


def talk_lines(talk: Sequence[Any], names: dict[int, str]) -> list[str]:
    return [f"  {time_of(line['at'])}  {names.get(line['by'], line['by'])}: {line['text']}" for line in talk]


def report_lines(each: Any) -> list[str]:
    names = {int(person): name for person, name in each["people"].items()}
    head = columns([(f"#{each['report']}", time_of(each["at"]), each["table"], each["reason"], each["address"] or "–")])
    return [*head, f"  {each['by']} → {each['person']}: {each['text']}", *talk_lines(each["talk"], names)]


def tell_reports(answer: Any, _: Voice) -> Sequence[str]:
    return [line for each in answer for line in report_lines(each)]


def tell_bans(answer: Any, _: Voice) -> Sequence[str]:
    rows = [(each["target"], time_of(each["until"]) if each["until"] else "–", each["reason"]) for each in answer]
    return columns(rows) if rows else []


def tell_limits(answer: Any, _: Voice) -> Sequence[str]:
    return columns([(each["name"].replace("_", "-"), f"{each['value']:g}", f"{each['started']:g}") for each in answer])


def tell_disk(answer: Any, voice: Voice) -> Sequence[str]:
    shown = {
        name: f"{voice.number(answer[name] / MEGABYTE, 1)}\N{NO-BREAK SPACE}MB"
        for name in ("database", "reviews", "free")
    }
    return [voice.say("admin-disk", **shown)]
