"""The database: one set of queries on SQLite or PostgreSQL, connections, notifications, time."""
