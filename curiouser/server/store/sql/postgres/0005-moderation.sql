-- What players reported to whoever runs the server; `n` is the last entry of the table at that moment.
CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key bigint NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    data bytea NOT NULL
);

CREATE INDEX reports_by_table ON reports (key);

-- What the operator decided while the servers of this database ran: bans, words, limits.
CREATE TABLE server_rules (
    kind text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (kind, name)
);
