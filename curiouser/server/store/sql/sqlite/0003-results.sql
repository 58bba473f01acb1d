-- What matches came to whose luck others play too.
CREATE TABLE results (
    key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    deal TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (key, number)
);

CREATE INDEX results_by_deal ON results (deal);
