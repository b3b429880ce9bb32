"""`python build_tools/docs_site FOLDER` builds the documentation site there; `make docs` calls it."""

from __future__ import annotations

import sys
from pathlib import Path

from building import main

sys.exit(main(Path(sys.argv[1])))
