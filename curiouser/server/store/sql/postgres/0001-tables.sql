CREATE TABLE schema_version (
    number integer PRIMARY KEY,
    reached timestamptz NOT NULL DEFAULT now()
);

-- Ids are compared byte by byte, as SQLite does. Room in the pages lets a row change in its place.
CREATE TABLE tables (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    code text COLLATE "C" UNIQUE,
    status text COLLATE "C" NOT NULL,
    game text NOT NULL,
    last bigint NOT NULL,
    deadline bigint,
    updated bigint NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE INDEX tables_by_status ON tables (status, id);

CREATE TABLE secrets (
    key bigint PRIMARY KEY,
    secret bytea NOT NULL
);

CREATE TABLE entries (
    key bigint NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (key, n)
);
