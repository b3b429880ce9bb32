"""Sphinx's settings for the site. Nothing is fetched from elsewhere: letters are the reader's own."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
DOOR = (HERE.parents[1] / "src" / "concordia_game" / "__init__.py").read_text("utf-8")

project = "Concordia, digital"
author = "The Concordia-game contributors"
[release] = re.findall(r'^__version__ = "(.*)"$', DOOR, re.MULTILINE)
version = release

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
highlight_language = "text"
# Annotations of the reference are written with whole names, which are found, and shown with the last part.
python_use_unqualified_type_names = True
maximum_signature_line_length = 90
# An example may leave something out (`...`), which is no mistake of its language.
# Names that are described are written whole; a bare one, such as a type variable, may be like several.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]

html_theme = "furo"
html_title = f"{project} {release}"
html_static_path = [str(HERE / "static")]
html_css_files = ["site.css"]
html_favicon = str(HERE.parents[1] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8f3d20", "color-brand-content": "#8f3d20"},
    "dark_css_variables": {"color-brand-primary": "#e2a184", "color-brand-content": "#e2a184"},
    "top_of_page_buttons": [],
}
