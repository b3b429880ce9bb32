"""Print what the package needs, with the extras named as arguments, one requirement per line.

pip checks hashes only if everything has one, and a wheel built a minute ago has none. So `make` installs
the requirements from the lock file first, and then the wheel without its dependencies.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["project"]
OWN = f"{PROJECT['name']}["
"""How an extra refers to others of the same package."""


def requirements(extras: list[str]) -> list[str]:
    """The base requirements and those of the extras, including extras of extras."""
    wanted, found = list(extras), list(PROJECT["dependencies"])
    while wanted:
        for line in PROJECT["optional-dependencies"][wanted.pop()]:
            if line.startswith(OWN):
                wanted += line.removeprefix(OWN).removesuffix("]").split(",")
            else:
                found.append(line)
    return sorted(set(found))


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
