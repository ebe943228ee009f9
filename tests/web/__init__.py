"""The server, its wire and its page."""
