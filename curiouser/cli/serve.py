"""curiouser serve: the table server."""

import asyncio
import signal
import sys
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from curiouser.cli.language import Voice, problem
from curiouser.cli.page import Page
from curiouser.cli.parameters import Language, whole_number
from curiouser.server.settings import Settings

USUAL = Settings()
HIGHEST_PORT = 65535


def setting(variable: str, help: str, **more: Any) -> Parameter:
    return Parameter(env_var=f"CURIOUSER_{variable}", help=help, **more)


def whole(name: str, help: str) -> Parameter:
    return setting(name, help, converter=whole_number)


Port = Annotated[int, whole("PORT", "The port; 0 takes a free one.")]
Host = Annotated[str, setting("HOST", "The address to listen on; 0.0.0.0 or :: for all of this machine's.")]
Db = Annotated[str, setting("DB", "sqlite:///FILE or postgresql://…; otherwise a SQLite file in your data folder.")]
Origin = Annotated[
    list[str] | None,
    setting("ORIGIN", "A page of another host that may talk to us; may be repeated.", name="--origin", negative=""),
]
Proxies = Annotated[str, setting("TRUSTED_PROXIES", "Addresses of proxies whose X-Forwarded-For is believed.")]
Log = Annotated[Literal["debug", "info", "warning", "error"], setting("LOG", "How much is logged, on stderr.")]
LogJson = Annotated[bool, setting("LOG_JSON", "Log a JSON object a line.", negative="")]
Bots = Annotated[int, whole("BOTS", "Processes in which bots think; 0: a thread of the server.")]
BotPause = Annotated[int, whole("BOT_PAUSE", "Milliseconds a bot waits before it moves.")]
Poll = Annotated[int, whole("POLL", "Milliseconds between looks for clocks at tables nobody has open.")]
MessageBytes = Annotated[int, whole("MESSAGE_BYTES", "The longest message on a socket.")]
BodyBytes = Annotated[int, whole("BODY_BYTES", "The longest body of a request.")]
QueueBytes = Annotated[int, whole("QUEUE_BYTES", "Unsent bytes for which a slow listener is dropped.")]
MessagesRate = Annotated[float, setting("MESSAGES_RATE", "Messages a second on one socket; 0: no limit.")]
AddressRate = Annotated[float, setting("ADDRESS_RATE", "Messages and requests a second by address; 0: no limit.")]
TablesRate = Annotated[float, setting("TABLES_RATE", "New tables an hour by address; 0: no limit.")]
JoinsRate = Annotated[float, setting("JOINS_RATE", "Codes tried or tables joined a minute by address; 0: no limit.")]
Connections = Annotated[int, whole("CONNECTIONS", "Open sockets by address; 0: no limit.")]
Listeners = Annotated[int, whole("LISTENERS", "Open sockets at one table.")]
Silence = Annotated[int, whole("SILENCE", "Seconds without a sign of life after which a socket is closed.")]
Forget = Annotated[int, whole("FORGET", "Seconds after which a table nobody looks at leaves the memory.")]


def serve(
    *,
    port: Port = USUAL.port,
    host: Host = USUAL.host,
    db: Db = USUAL.db,
    origins: Origin = None,
    trusted_proxies: Proxies = USUAL.trusted_proxies,
    log: Log = "info",
    log_json: LogJson = USUAL.log_json,
    bots: Bots = USUAL.bots,
    bot_pause: BotPause = USUAL.bot_pause,
    poll: Poll = USUAL.poll,
    message_bytes: MessageBytes = USUAL.message_bytes,
    body_bytes: BodyBytes = USUAL.body_bytes,
    queue_bytes: QueueBytes = USUAL.queue_bytes,
    messages_rate: MessagesRate = USUAL.messages_rate,
    address_rate: AddressRate = USUAL.address_rate,
    tables_rate: TablesRate = USUAL.tables_rate,
    joins_rate: JoinsRate = USUAL.joins_rate,
    connections: Connections = USUAL.connections,
    listeners: Listeners = USUAL.listeners,
    silence: Silence = USUAL.silence,
    forget: Forget = USUAL.forget,
    language: Language = None,
) -> int:
    given = {name: value for name, value in locals().items() if name in Settings.__struct_fields__}
    settings = Settings(**{**given, "origins": tuple(origins or ())})
    check(settings)
    return run(settings, Voice(language))


def check(settings: Settings) -> None:
    from curiouser.server.limits import read_networks

    if not 0 <= settings.port <= HIGHEST_PORT:
        raise problem("serve-port", port=str(settings.port), most=HIGHEST_PORT)
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, int | float) and not value >= 0:
            raise problem("serve-below", flag="--" + name.replace("_", "-"), value=str(value))
    try:
        read_networks(settings.trusted_proxies)
    except ValueError:
        raise problem("serve-proxies", given=settings.trusted_proxies) from None


def run(settings: Settings, voice: Voice) -> int:
    from curiouser.server.logs import configure

    configure(settings.log, settings.log_json)
    if sys.platform == "win32":
        return asyncio.run(stay_open(settings, voice))
    import uvloop

    return uvloop.run(stay_open(settings, voice))


async def stay_open(settings: Settings, voice: Voice) -> int:
    """Until somebody says stop."""
    from curiouser.server.app import Server

    stop = asyncio.Event()
    if sys.platform != "win32":
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    server = Server(settings)
    try:
        await server.start()
    except OSError as error:
        await server.stop()
        raise problem("serve-no-port", host=settings.host, port=settings.port, reason=error.strerror or "") from None
    page = Page()
    page.paragraph(voice.say("serve-open", url=address(settings.host, server.port)))
    sys.stdout.flush()
    await stop.wait()
    await server.stop()
    return 0


def address(host: str, port: int) -> str:
    """Where a browser of this machine finds it."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
