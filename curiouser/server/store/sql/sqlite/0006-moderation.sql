-- What players reported to whoever runs the server; `n` is the last entry of the table at that moment.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data BLOB NOT NULL
);

CREATE INDEX reports_by_table ON reports (key);

-- What the operator decided while the servers of this database ran: bans, words, limits.
CREATE TABLE server_rules (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (kind, name)
);
