"""The table in the browser: a small server that the page asks for everything it shows."""
