"""The documentation: install lines that work, a complete reference, doors, pages for questions."""
