"""The operator's settings: flags of `curiouser serve`, or CURIOUSER_… in the environment."""

import msgspec

MUCH = 1_000_000_000.0

CHANGEABLE = {
    "messages_rate": MUCH,
    "address_rate": MUCH,
    "tables_rate": MUCH,
    "joins_rate": MUCH,
    "stored_rate": MUCH,
    "hints_rate": MUCH,
    "reviews_rate": MUCH,
    "lab_rate": MUCH,
    "connections": MUCH,
    "listeners": MUCH,
    "bodies": MUCH,
    "queue_bytes": MUCH,
    "silence": MUCH,
    "forget": MUCH,
    "keep_days": 36_500.0,
}
"""Limits that an operator can change while the server runs, with the highest value that makes sense."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    fd: tuple[int, ...] = ()  # open sockets to listen on instead, handed over by whoever started us
    db: str = ""  # "": a SQLite file in the data folder
    accept_loss: bool = False  # serve a damaged database as far as it can be read
    origins: tuple[str, ...] = ()  # pages of other hosts that may talk to us, such as https://play.example.org
    public_url: str = ""  # how people call the server, such as https://play.example.org; for invitations and notices
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed, between commas
    log: str = "info"  # debug, info, warning, error
    log_json: bool = False
    bots: int = 1  # worker processes; 0: bots think in threads of the server
    bot: tuple[str, ...] = ()  # bots of the operator's own, as module:Name, that may be seated at tables
    bot_pause: int = 600  # ms that a bot lets people look before it moves
    poll: int = 1000  # ms between looks for clocks that ran out at tables nobody has open
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    body_seconds: int = 30  # that the body of a request may take to come; 0: no limit
    bodies: int = 32  # bodies longer than body_bytes read at once, a quarter of them from one address; 0: no limit
    idle: int = 75  # s that a connection may take for its next request to come whole; 0: no limit
    queue_bytes: int = 512 * 1024  # unsent bytes for which a listener is dropped
    messages_rate: float = 20.0  # a second for one connection; 0: no limit
    address_rate: float = 200.0  # messages and requests a second for one address; 0: no limit
    tables_rate: float = 60.0  # new tables an hour for one address; 0: no limit
    joins_rate: float = 60.0  # codes tried or tables joined a minute for one address; 0: no limit
    stored_rate: float = 50.0  # MB an hour that one address may have stored; 0: no limit
    hints_rate: float = 20.0  # hints a minute for one connection; 0: no limit
    reviews: int = 2  # worker processes for reviews of finished matches; 0: there are none
    reviews_rate: float = 60.0  # reviews an hour for one address; 0: no limit
    connections: int = 200  # open sockets for one address, and twice as many connections of any kind; 0: no limit
    listeners: int = 500  # open sockets at one table
    silence: int = 60  # s without a sign of life after which a socket is closed
    forget: int = 60  # s after which a table that nobody looks at leaves the memory
    keep_days: int = 0  # days after which a table that nobody touched is deleted; 0: never
    push_contact: str = ""  # how push services reach the operator, such as mailto:me@example.org; "": no Web Push
    webhooks: bool = False  # people may have a webhook called when it is their turn
    notice_wait: int = 30  # s of a turn before somebody who is away is told
    notice_private: bool = False  # notices may go to private addresses and by plain http
    lab: bool = False  # people may ask for what-ifs on the page of the lab
    lab_matches: int = 2000  # of a what-if
    lab_seconds: int = 120  # that a what-if may take; 0: no limit
    lab_rate: float = 20.0  # what-ifs an hour for one address; 0: no limit
    admin_token: str = ""  # the secret of `curiouser admin`; "": one is made and kept beside the database
    metrics_token: str = ""  # with which /metrics may be read from elsewhere; "": only from this machine
