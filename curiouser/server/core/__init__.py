"""A table as a log: commands are decided, entries are applied. Pure: no await, no socket, no store, no clock is read."""
