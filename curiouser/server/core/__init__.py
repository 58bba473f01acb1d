"""A table as a log: commands are decided, entries applied. Pure: no await, no socket, no store, no clock."""
