"""`python -m concordia` is the `concordia` command."""

from __future__ import annotations

import sys

from concordia.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
