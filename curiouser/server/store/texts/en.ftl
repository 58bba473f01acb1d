store-url-unknown = Tables can’t be stored at an address that starts with “{ $scheme }”; use sqlite:///FILE or postgresql://…
store-closed = The server is shutting down; try again in a moment.
store-full = The disk that holds { $where } is full. Nothing is lost, but nothing more can be saved; free up some space.
store-read-only = { $where } is read-only; give the server permission to write there.
store-locked = Another program is using { $where }; stop it, or wait until it has finished.
store-served = Another Curiouser server is already using { $where }; stop it, or choose another file with --db.
store-no-database = { $where } isn’t an SQLite database; choose another file.
store-foreign = { $where } is another program’s database; choose another file.
store-damaged = { $where } is damaged; stop the server and restore the last backup.
store-log-damaged = The write-ahead log of { $where } is damaged: { $commits ->
    [one] one confirmed save
   *[other] { $commits } confirmed saves
} can’t be read any more. Copy the file and its -wal file to a safe place, then restore the last backup; or start once with --accept-loss to go on without { $commits ->
    [one] it
   *[other] them
}.
store-gaps = Entries of { $tables ->
    [one] one table
   *[other] { $tables } tables
} are missing from { $where }. Copy the file to a safe place, then restore the last backup; or start with --accept-loss to go on without them.
store-newer = { $where } was made by a newer version of Curiouser (schema { $found }; this version supports { $known }); upgrade this one.
store-fails = { $where } can’t be used: { $reason }.
store-away = PostgreSQL at { $where } doesn’t answer ({ $reason }); check that it is running and can be reached from here.
store-login = PostgreSQL at { $where } refused the login; check the name and the password.
store-unknown = PostgreSQL has no database { $where }; create it with createdb.
store-backup-exists = { $file } already exists; choose another file for the backup.
