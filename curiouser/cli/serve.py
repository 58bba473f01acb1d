"""curiouser serve: the table server."""

import asyncio
import errno
import gc
import os
import re
import signal
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from curiouser.cli.language import Voice, problem
from curiouser.cli.operating import Db
from curiouser.cli.parameters import Language, whole_number
from curiouser.cli.variables import strange
from curiouser.engine.errors import Problem
from curiouser.engine.faults import fault_of
from curiouser.server.settings import Settings

if TYPE_CHECKING:
    from curiouser.server.app import Server

USUAL = Settings()
HIGHEST_PORT = 65535
SWITCH = 0.0005  # s after which a thread that works makes room for the loop
LOOK = 0.5  # s between looks whether it is quiet


def setting(variable: str, **more: Any) -> Parameter:
    return Parameter(env_var=f"CURIOUSER_{variable}", **more)


def whole(name: str) -> Parameter:
    return setting(name, converter=whole_number)


Port = Annotated[int, whole("PORT")]
Fd = Annotated[list[int] | None, setting("FD", name="--fd", negative="")]
Host = Annotated[str, setting("HOST")]
AcceptLoss = Annotated[bool, setting("ACCEPT_LOSS", negative="")]
Origin = Annotated[
    list[str] | None,
    setting("ORIGIN", name="--origin", negative=""),
]
PublicUrl = Annotated[str, setting("PUBLIC_URL")]
Proxies = Annotated[str, setting("TRUSTED_PROXIES")]
Log = Annotated[Literal["debug", "info", "warning", "error"], setting("LOG")]
LogJson = Annotated[bool, setting("LOG_JSON", negative="")]
Bots = Annotated[int, whole("BOTS")]
OwnBot = Annotated[
    list[str] | None,
    setting("BOT", name="--bot", negative=""),
]
BotPause = Annotated[int, whole("BOT_PAUSE")]
Poll = Annotated[int, whole("POLL")]
MessageBytes = Annotated[int, whole("MESSAGE_BYTES")]
BodyBytes = Annotated[int, whole("BODY_BYTES")]
BodySeconds = Annotated[int, whole("BODY_SECONDS")]
Bodies = Annotated[int, whole("BODIES")]
Idle = Annotated[int, whole("IDLE")]
QueueBytes = Annotated[int, whole("QUEUE_BYTES")]
MessagesRate = Annotated[float, setting("MESSAGES_RATE")]
AddressRate = Annotated[float, setting("ADDRESS_RATE")]
TablesRate = Annotated[float, setting("TABLES_RATE")]
JoinsRate = Annotated[float, setting("JOINS_RATE")]
StoredRate = Annotated[float, setting("STORED_RATE")]
HintsRate = Annotated[float, setting("HINTS_RATE")]
ReviewWorkers = Annotated[int, whole("REVIEWS")]
ReviewsRate = Annotated[float, setting("REVIEWS_RATE")]
Connections = Annotated[int, whole("CONNECTIONS")]
Listeners = Annotated[int, whole("LISTENERS")]
Silence = Annotated[int, whole("SILENCE")]
Forget = Annotated[int, whole("FORGET")]
KeepDays = Annotated[int, whole("KEEP_DAYS")]
PushContact = Annotated[str, setting("PUSH_CONTACT")]
Webhooks = Annotated[bool, setting("WEBHOOKS", negative="")]
NoticeWait = Annotated[int, whole("NOTICE_WAIT")]
NoticePrivate = Annotated[bool, setting("NOTICE_PRIVATE", negative="")]
Lab = Annotated[bool, setting("LAB", negative="")]
LabMatches = Annotated[int, whole("LAB_MATCHES")]
LabSeconds = Annotated[int, whole("LAB_SECONDS")]
LabRate = Annotated[float, setting("LAB_RATE")]
AdminToken = Annotated[str, setting("ADMIN_TOKEN")]
MetricsToken = Annotated[str, setting("METRICS_TOKEN")]
Open = Annotated[bool, Parameter(negative="")]


def serve(
    *,
    port: Port = USUAL.port,
    host: Host = USUAL.host,
    fd: Fd = None,
    db: Db = USUAL.db,
    accept_loss: AcceptLoss = USUAL.accept_loss,
    origins: Origin = None,
    public_url: PublicUrl = USUAL.public_url,
    trusted_proxies: Proxies = USUAL.trusted_proxies,
    log: Log = "info",
    log_json: LogJson = USUAL.log_json,
    bots: Bots = USUAL.bots,
    bot: OwnBot = None,
    bot_pause: BotPause = USUAL.bot_pause,
    poll: Poll = USUAL.poll,
    message_bytes: MessageBytes = USUAL.message_bytes,
    body_bytes: BodyBytes = USUAL.body_bytes,
    body_seconds: BodySeconds = USUAL.body_seconds,
    bodies: Bodies = USUAL.bodies,
    idle: Idle = USUAL.idle,
    queue_bytes: QueueBytes = USUAL.queue_bytes,
    messages_rate: MessagesRate = USUAL.messages_rate,
    address_rate: AddressRate = USUAL.address_rate,
    tables_rate: TablesRate = USUAL.tables_rate,
    joins_rate: JoinsRate = USUAL.joins_rate,
    stored_rate: StoredRate = USUAL.stored_rate,
    hints_rate: HintsRate = USUAL.hints_rate,
    reviews: ReviewWorkers = USUAL.reviews,
    reviews_rate: ReviewsRate = USUAL.reviews_rate,
    connections: Connections = USUAL.connections,
    listeners: Listeners = USUAL.listeners,
    silence: Silence = USUAL.silence,
    forget: Forget = USUAL.forget,
    keep_days: KeepDays = USUAL.keep_days,
    push_contact: PushContact = USUAL.push_contact,
    webhooks: Webhooks = USUAL.webhooks,
    notice_wait: NoticeWait = USUAL.notice_wait,
    notice_private: NoticePrivate = USUAL.notice_private,
    lab: Lab = USUAL.lab,
    lab_matches: LabMatches = USUAL.lab_matches,
    lab_seconds: LabSeconds = USUAL.lab_seconds,
    lab_rate: LabRate = USUAL.lab_rate,
    admin_token: AdminToken = USUAL.admin_token,
    metrics_token: MetricsToken = USUAL.metrics_token,
    open: Open = False,
    language: Language = None,
) -> int:
    given = {name: value for name, value in locals().items() if name in Settings.__struct_fields__}
    return run(settings_of(given), Voice(language), open)


def settings_of(given: dict[str, Any]) -> Settings:
    """Checked; flags that may be given often are lists, or none."""
    lists = {name: tuple(given[name] or ()) for name in ("origins", "bot", "fd")}
    settings = Settings(**{**given, **lists})
    check(settings)
    return settings


def check(settings: Settings) -> None:
    from curiouser.server.net.addresses import read_networks

    if not 0 <= settings.port <= HIGHEST_PORT:
        raise problem("serve-port", port=str(settings.port), most=str(HIGHEST_PORT))
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, int | float) and not value >= 0:
            raise problem("serve-below", flag="--" + name.replace("_", "-"), value=str(value))
    try:
        read_networks(settings.trusted_proxies)
    except ValueError:
        raise problem("serve-proxies", given=settings.trusted_proxies) from None
    if settings.public_url and re.fullmatch(r"https?://[^/?#\s]+/?", settings.public_url) is None:
        raise problem("serve-public", given=settings.public_url)
    check_tokens(settings)
    check_push(settings.push_contact)
    if settings.lab and find_spec("scipy") is None:
        raise problem("serve-lab")
    for path in settings.bot:
        check_guest(path)


def check_tokens(settings: Settings) -> None:
    from curiouser.server.http.tokens import SHORTEST, is_long_enough

    for flag, token in (("--admin-token", settings.admin_token), ("--metrics-token", settings.metrics_token)):
        if token and not is_long_enough(token):
            raise problem("serve-token", flag=flag, least=SHORTEST)


def check_guest(path: str) -> None:
    """Somebody's own bot may lie in the folder they stand in."""
    from curiouser.bots import invite

    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    invite(path)


def check_push(contact: str) -> None:
    if not contact:
        return
    if re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://\S+", contact) is None:
        raise problem("serve-contact", given=contact)
    if find_spec("cryptography") is None:
        raise problem("serve-push")


def run(settings: Settings, voice: Voice, show: bool) -> int:
    from curiouser.server.logs import configure
    from curiouser.server.net.connection_limit import ask_for_files

    configure(settings.log, settings.log_json)
    ask_for_files()
    name_strange_variables(settings, voice)
    if sys.platform == "win32":
        asyncio.run(stay_open(settings, voice, show))
        return 0
    import uvloop

    sockets = uvloop.run(stay_open(settings, voice, show))
    if sockets:
        start_anew(sockets)
    return 0


def name_strange_variables(settings: Settings, voice: Voice) -> None:
    """A setting that is misspelt in the environment would otherwise be no setting, and nobody would know."""
    import structlog

    for variable, nearest in strange(os.environ):
        if settings.log_json:
            structlog.get_logger("curiouser.serve").warning("variable-unknown", variable=variable, nearest=nearest)
        elif nearest:
            print(voice.say("serve-variable", variable=variable, nearest=nearest), file=sys.stderr)
        else:
            print(voice.say("serve-variable-unknown", variable=variable), file=sys.stderr)


async def stay_open(settings: Settings, voice: Voice, show: bool) -> list[int]:
    """Run until somebody says stop. For a restart, returns the sockets that go on listening."""
    from curiouser.server.app import Server
    from curiouser.server.logs import uncaught_in_loop

    stop, anew = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(uncaught_in_loop)
    if sys.platform != "win32":
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, anew.set)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR2})  # who started this process may have held it back
    server = Server(settings)
    try:
        await server.start()
    except OSError as error:
        await server.stop()
        raise no_port(settings, error) from None
    calm()
    url = address(settings.host, server.port)
    if not settings.fd and not settings.log_json:
        greet(settings, url, lan_address(settings.host, server.port), voice)
    if show:
        import webbrowser

        webbrowser.open(url)
    waiting = asyncio.create_task(stop_when_quiet(server, anew, stop))
    await stop.wait()
    waiting.cancel()
    sockets = [listening.dup().detach() for listening in server.listening] if anew.is_set() and waiting.done() else []
    await server.stop()
    return sockets


async def stop_when_quiet(server: "Server", anew: asyncio.Event, stop: asyncio.Event) -> None:
    """A new start takes a second, in which no clock should strike."""
    await anew.wait()
    while not server.is_quiet():
        await asyncio.sleep(LOOK)
    stop.set()


def start_anew(sockets: list[int]) -> None:
    """Replace this process by the program on disk; new connections wait at the open sockets."""
    words = without_sockets(sys.orig_argv)
    for number in sockets:
        os.set_inheritable(number, True)
        words += ["--fd", str(number)]
    os.execv(sys.executable, words)


def without_sockets(words: list[str]) -> list[str]:
    """The arguments without the sockets of the previous start."""
    return [word for at, word in enumerate(words) if word != "--fd" and words[at - 1] != "--fd"]


def calm() -> None:
    """Keep the garbage collector from scanning what was loaded at the start."""
    gc.freeze()
    sys.setswitchinterval(SWITCH)


def no_port(settings: Settings, error: OSError) -> Problem:
    where = {"host": settings.host, "port": str(settings.port)}
    if error.errno == errno.EADDRINUSE:
        return problem("serve-port-taken", **where)
    return problem("serve-no-port", **where, reason=fault_of(error))


def greet(settings: Settings, url: str, lan: str, voice: Voice) -> None:
    """Print where the server is; for others on the network, on a terminal, also as a QR code."""
    print(voice.say("serve-open", url=url))
    invitation = settings.public_url or lan
    if invitation:
        print(voice.say("serve-lan", url=invitation))
        if sys.stdout.isatty():
            from curiouser.server.http.qr import lines

            print(lines(invitation))
    sys.stdout.flush()


def address(host: str, port: int) -> str:
    """Where a browser of this machine finds it."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def lan_address(host: str, port: int) -> str:
    """Where others on the network find a server that listens everywhere; "" where there is no network, or no need."""
    if host not in {"0.0.0.0", "::"}:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as looking:
        try:
            looking.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
            own: str = looking.getsockname()[0]
        except OSError:
            return ""
    return "" if own.startswith(("127.", "0.")) else f"http://{own}:{port}/"
