"""Builds the site: the page, the package and its compiled searches as static files, for Pyodide."""
