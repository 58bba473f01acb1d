-- What matches came to whose luck others play too.
CREATE TABLE results (
    key bigint NOT NULL,
    number bigint NOT NULL,
    deal text COLLATE "C" NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (key, number)
);

CREATE INDEX results_by_deal ON results (deal);
