"""Print in one line which engine is in use."""

from __future__ import annotations

from concordia_game.engine import play

COMPILED = not play.__file__.endswith(".py")


def main() -> None:
    """Print it."""
    if COMPILED:
        print("Engine: compiled.")
    else:
        print("Engine: pure Python (no C compiler was found when it was built); slower, the same rules.")


if __name__ == "__main__":
    main()
