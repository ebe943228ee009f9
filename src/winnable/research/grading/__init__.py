"""Grades deals: the rows of the catalogue, their checks, and the file."""
