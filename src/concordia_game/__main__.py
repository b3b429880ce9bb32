"""`python -m concordia_game` is the `concordia` command."""

from __future__ import annotations

import sys

from concordia_game.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
