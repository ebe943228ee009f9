"""What the page shows: tables, statistics, boards and words, as values of the wire."""
