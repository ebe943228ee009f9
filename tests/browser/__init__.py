"""The table in the browser, used as a person uses it: a real server and a real Chromium."""
