"""What a release has and what its scripts do."""
