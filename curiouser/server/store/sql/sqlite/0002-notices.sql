-- Who wants to hear that it is their turn, and where; `told` is the last turn they heard of.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    person INTEGER NOT NULL,
    address TEXT NOT NULL,
    data BLOB NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    UNIQUE (key, person, address)
);

-- What the servers of one database share, such as the key of their pushes.
CREATE TABLE shared (
    name TEXT PRIMARY KEY,
    data BLOB NOT NULL
);
