"""The page without a server: the same tables in a worker of the browser."""
