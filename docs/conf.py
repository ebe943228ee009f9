"""Sphinx builds these pages, which are also read as plain Markdown on the forge."""

from winnable.version import __version__

project = "winnable"
author = copyright = "The winnable authors"  # noqa: A001  # the name that Sphinx reads
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_site"]
today = "2026"  # in the man page, which is committed: the same on every day
html_theme = "furo"
html_title = "winnable"
html_extra_path = ["schemas"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

autodoc_member_order = "groupwise"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "imported-members": True, "undoc-members": True}
nitpicky = True
nitpick_ignore_regex = [
    (r"py:.*", r"(collections\.abc|datetime|enum|random)\..*"),  # in the index of Python
    (r"py:.*", r"winnable\.[a-z]+\..*"),  # types that are public in their module only
]

man_pages = [("commands", "winnable", "play, solve and analyse Klondike solitaire", author, 1)]
