"""The command and line mode."""
