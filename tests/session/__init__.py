"""The session of one player, and its files."""
