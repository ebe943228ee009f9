"""Simulated people at a browser: seats, ways to play, visitors, wins to play."""
