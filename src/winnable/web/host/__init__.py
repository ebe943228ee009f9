"""The server: requests, processes, connections, and what its host watches."""
