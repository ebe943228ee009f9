"""What cards may do."""
