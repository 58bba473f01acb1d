"""Messages of a table: their types, their encoding for each viewer, and the generated types and documents."""
