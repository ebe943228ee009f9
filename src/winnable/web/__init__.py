"""The table in the browser: a small server that supplies everything the page shows."""
