"""The README on an empty Debian 12: ``scripts/bare`` runs these tests."""
