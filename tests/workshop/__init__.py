"""Fair players, endings, chances, reviews and the catalogue."""
