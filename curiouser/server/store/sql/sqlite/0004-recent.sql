-- Appends as they come, one behind the other, until they are sorted in among `tables` and `entries`. To put each in
-- its place at once would touch a page of the file for every table that moves.
CREATE TABLE recent (
    row INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data BLOB NOT NULL,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    deadline INTEGER,
    updated INTEGER NOT NULL
);
