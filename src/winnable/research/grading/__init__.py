"""Grades deals: the rows of the catalogue, and their checks."""
