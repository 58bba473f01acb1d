-- What tables were like between two matches, so that a long log need not be folded from its start. They can be made
-- again from `entries` at any time.
CREATE TABLE snapshots (
    key INTEGER NOT NULL,
    n INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (key, n)
);
