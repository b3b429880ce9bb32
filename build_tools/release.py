"""release.py VERSION: date the changelog, set the version, test, commit and tag. Nothing is pushed.

`--dry-run` only says what would be done; `--check TAG` checks that a tag matches the version in the tree.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path

CHANGELOG = Path("CHANGELOG.md")
HOME = Path("src/concordia_game/__init__.py")
"""The one place that holds the version; pyproject.toml reads it there."""

WRITTEN = (str(CHANGELOG), str(HOME))

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
ASSIGNED = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## |^\[Unreleased\]: |\Z)", re.DOTALL | re.MULTILINE)
RELEASED = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)
LINK = re.compile(r"^\[[^\]]+\]: .*\n?", re.MULTILINE)


class NotReady(Exception):
    """Why no release can be made."""


def numbers(version: str) -> tuple[int, ...]:
    """A version to compare."""
    found = VERSION.fullmatch(version)
    if found is None:
        raise NotReady(f"{version!r} is no version like 0.2.0.")
    return tuple(map(int, found.groups()))


def dated(changelog: str, version: str, day: datetime.date) -> str:
    """The changelog with its unreleased entries moved under a version and its date."""
    unreleased = UNRELEASED.search(changelog)
    if unreleased is None or not unreleased[1].strip():
        raise NotReady(f"{CHANGELOG} has nothing under [Unreleased].")
    for earlier in RELEASED.findall(changelog):
        if numbers(version) <= numbers(earlier):
            raise NotReady(f"{version} does not come after {earlier}, which is released.")
    body = unreleased[1].strip()
    section = f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}\n\n{body}\n\n"
    return (changelog[: unreleased.start()] + section + changelog[unreleased.end() :]).rstrip() + "\n"


def linked(changelog: str, address: str | None) -> str:
    """The changelog with a link to the changes of each version, if the repository's address is known."""
    if address is None:
        return changelog
    versions = RELEASED.findall(changelog)
    names = ["HEAD", *(f"v{version}" for version in versions)]
    pairs = zip(["Unreleased", *versions], names, [*names[1:], None], strict=True)
    lines = [
        f"[{title}]: {address}/compare/{older}...{name}"
        if older
        else f"[{title}]: {address}/releases/tag/{name}"
        for title, name, older in pairs
    ]
    return LINK.sub("", changelog).rstrip() + "\n\n" + "\n".join(lines) + "\n"


def repository() -> str | None:
    """The repository's address, if pyproject.toml gives one."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    address = project.get("urls", {}).get("Repository")
    return address.rstrip("/") if address else None


def current() -> str:
    """The package's present version."""
    found = ASSIGNED.search(HOME.read_text("utf-8"))
    if found is None:
        raise NotReady(f"{HOME} has no version.")
    return found[1]


def git(*words: str) -> str:
    """What git answers."""
    ran = subprocess.run(["git", *words], capture_output=True, text=True, encoding="utf-8", check=False)
    if ran.returncode:
        raise NotReady(f"git {words[0]}: {ran.stderr.strip()}")
    return ran.stdout.strip()


def check_tree(version: str) -> None:
    """Refuse a tree with uncommitted changes, another branch than main, and a version that exists."""
    if git("status", "--porcelain"):
        raise NotReady("There are uncommitted changes.")
    if (branch := git("branch", "--show-current")) != "main":
        raise NotReady(f"Releases are made on main, this is {branch or 'no branch'}.")
    if git("tag", "--list", f"v{version}"):
        raise NotReady(f"The tag v{version} is there already.")
    if numbers(version) < numbers(current()):
        raise NotReady(f"{version} does not come after {current()}.")


def check_tag(tag: str) -> None:
    """Refuse a tag that is not the package's version, or that the changelog does not date."""
    if tag != f"v{current()}":
        raise NotReady(f"The tag is {tag or 'missing'}, the version is {current()}.")
    if current() not in RELEASED.findall(CHANGELOG.read_text("utf-8")):
        raise NotReady(f"{CHANGELOG} does not date {current()}.")


def write(version: str, changelog: str) -> None:
    """Write the changelog and the version."""
    CHANGELOG.write_text(changelog, "utf-8", newline="\n")
    text = ASSIGNED.sub(f'__version__ = "{version}"', HOME.read_text("utf-8"))
    HOME.write_text(text, "utf-8", newline="\n")


def test() -> None:
    """Run all tests on the new version."""
    if subprocess.run(["make", "test"], check=False).returncode:
        raise NotReady("`make test` fails; nothing is changed.")


def commit(version: str) -> None:
    """Commit what was written, and tag it."""
    git("commit", "--message", f"Release {version}", "--", *WRITTEN)
    git("tag", "--annotate", f"v{version}", "--message", f"Release {version}")


def release(version: str, day: datetime.date, dry_run: bool) -> str:
    """Make the release, and return what is left to do."""
    numbers(version)
    check_tree(version)
    changelog = linked(dated(CHANGELOG.read_text("utf-8"), version, day), repository())
    if dry_run:
        return f"Would date {CHANGELOG}, set {version} in {HOME}, run `make test`, commit and tag v{version}."
    write(version, changelog)
    try:
        test()
        commit(version)
    except NotReady:
        git("checkout", "HEAD", "--", *WRITTEN)
        raise
    return f"Released {version} here. To publish it: git push origin main v{version}"


def main() -> None:
    """Read the arguments and act on them."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("version", nargs="?", default="", help="the version, or the tag to check")
    reader.add_argument("--dry-run", action="store_true", help="only say what would be done")
    reader.add_argument("--check", action="store_true", help="check a tag")
    chosen = reader.parse_args()
    try:
        if chosen.check:
            check_tag(chosen.version)
        else:
            print(release(chosen.version, datetime.date.today(), chosen.dry_run))
    except NotReady as error:
        sys.exit(f"No release: {error}")


if __name__ == "__main__":
    main()
