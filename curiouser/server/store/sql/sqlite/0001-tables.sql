CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    last INTEGER NOT NULL,
    deadline INTEGER,
    updated INTEGER NOT NULL
);

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE INDEX tables_by_status ON tables (status, id);

CREATE TABLE secrets (
    key INTEGER PRIMARY KEY,
    secret BLOB NOT NULL
);

-- Rows come in the order of time, so that writing goes on at the end of the file.
CREATE TABLE entries (
    row INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (key, n)
);
