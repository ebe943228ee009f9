"""The table in the browser, played as a person plays it: a real server, a real Chromium."""
