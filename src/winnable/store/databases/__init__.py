"""The database: one set of queries on SQLite or PostgreSQL, connections, and notifications."""
