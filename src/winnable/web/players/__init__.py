"""The players of a server: who a browser is, and what a profile offers."""
