"""Sphinx builds these pages, which are also read as plain Markdown on the forge."""

from os import environ

from winnable.version import __version__

project = "winnable"
author = copyright = "The winnable authors"  # noqa: A001  # the name that Sphinx reads
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton", "sphinxext.opengraph"]
exclude_patterns = ["_site"]
today = "2026"  # in the man page, which is committed: the same on every day
html_theme = "furo"
html_title = "winnable"
html_extra_path = ["schemas"]
html_baseurl = environ.get("READTHEDOCS_CANONICAL_URL", "")

copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

ogp_site_url = html_baseurl or "/"
ogp_image = "_images/table.png"
ogp_image_alt = "A game in the browser: red and black cards on a green table"
ogp_description_length = 200
ogp_enable_meta_description = True
ogp_social_cards = {"enable": False}

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

autodoc_member_order = "groupwise"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "imported-members": True, "undoc-members": True}
nitpicky = True
nitpick_ignore_regex = [
    (r"py:.*", r"array|(collections\.abc|datetime|enum|gymnasium|numpy|random)\..*"),  # elsewhere
    (r"py:.*", r"winnable\.[a-z]+\..*"),  # types that are public in their module only
]

man_pages = [("commands", "winnable", "play, solve and analyse Klondike solitaire", author, 1)]
