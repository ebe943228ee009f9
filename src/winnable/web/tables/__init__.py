"""The open tables of the players: requests in order, answers, searches, windows."""
