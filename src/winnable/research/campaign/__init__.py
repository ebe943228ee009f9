"""Campaigns: jobs that run for hours. Grades deals, builds the catalogue file, and checks it.

Code that plays a game never imports this package. ``scripts/catalogue`` and
``winnable deals check`` do.
"""
