-- Who wants to hear that it is their turn, and where; `told` is the last turn they heard of.
CREATE TABLE notices (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key bigint NOT NULL,
    person bigint NOT NULL,
    address text COLLATE "C" NOT NULL,
    data bytea NOT NULL,
    told bigint NOT NULL DEFAULT 0,
    UNIQUE (key, person, address)
);

-- What the servers of one database share, such as the key of their pushes.
CREATE TABLE shared (
    name text COLLATE "C" PRIMARY KEY,
    data bytea NOT NULL
);
