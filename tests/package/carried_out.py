"""Carries out a Containerfile without a container engine: each stage in a clean Debian root of its own.

Where the file begins from an image of Python on Debian, a root of the same Debian release with its own Python
stands in for it; everything else is done as it is written.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

REACHING = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/npmrc", "/etc/ssl/certs/ca-certificates.crt")
"""What this machine needs to reach its registries, if it has it; a root may not."""
PASSED = re.compile(r"(PIP_|NPM_CONFIG_)\w+|\w+_proxy|SSL_CERT_FILE", re.IGNORECASE)


@dataclass(frozen=True)
class Step:
    """One instruction."""

    verb: str
    rest: str


@dataclass
class Stage:
    """A root while it is made."""

    root: Path
    name: str
    folder: str = "/"
    user: str = "0:0"
    variables: dict[str, str] = field(default_factory=dict)
    entry: list[str] = field(default_factory=list)
    check: list[str] = field(default_factory=list)


def steps_of(text: str) -> list[Step]:
    """The instructions of a file, with continued lines put together."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return [Step(*line.split(None, 1)) for line in whole.splitlines() if line.strip()]


def release_of(image: str) -> str:
    """The Debian release of an image of Python."""
    found = re.fullmatch(r"docker\.io/library/python:3\.\d+-slim-(\w+)", image)
    assert found is not None, image
    return found[1]


def debian(release: str, folder: Path, mirror: str) -> Path:
    """A clean root, made once."""
    root = folder / release
    if not root.exists():
        part = folder / f"{release}.part"
        shutil.rmtree(part, ignore_errors=True)
        # As in the image: Python with its headers, and no compiler.
        include = "--include=python3,python3-venv,libpython3-dev,ca-certificates"
        subprocess.run(["debootstrap", "--variant=minbase", include, release, str(part), mirror], check=True)
        # The image calls it so.
        (part / "usr/local/bin/python").symlink_to("/usr/bin/python3")
        part.rename(root)
    return root


class Builder:
    """Carries out a file, stage by stage."""

    def __init__(self, context: Path, folder: Path, mirror: str) -> None:
        self._context = context
        self._folder = folder
        self._mirror = mirror
        self.stages: dict[str, Stage] = {}

    def carry_out(self, text: str) -> Stage:
        """Make all stages; the last one is what comes out."""
        stage: Stage | None = None
        for step in steps_of(text):
            if step.verb == "FROM":
                stage = self._begin(step.rest)
            else:
                assert stage is not None
                getattr(self, f"_{step.verb.lower()}")(stage, step.rest)
        assert stage is not None
        return stage

    def _begin(self, rest: str) -> Stage:
        image, _, name = rest.partition(" AS ")
        name = name.strip() or f"stage{len(self.stages)}"
        root = self._folder / name
        shutil.rmtree(root, ignore_errors=True)
        base = debian(release_of(image), self._folder, self._mirror)
        subprocess.run(["cp", "-a", str(base), str(root)], check=True)
        for path in map(Path, REACHING):
            if path.exists():
                there = root / path.relative_to("/")
                there.parent.mkdir(parents=True, exist_ok=True)
                there.unlink(missing_ok=True)
                shutil.copy(path, there)
        self.stages[name] = Stage(root, name)
        return self.stages[name]

    def _run(self, stage: Stage, rest: str) -> None:
        command = f"cd {shlex.quote(stage.folder)} && {rest}"
        passed = {name: value for name, value in os.environ.items() if PASSED.fullmatch(name)}
        plain = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
        subprocess.run(
            ["chroot", str(stage.root), "/bin/sh", "-c", command],
            env={**passed, **plain, **stage.variables},
            check=True,
        )

    def _workdir(self, stage: Stage, rest: str) -> None:
        stage.folder = rest.strip()
        (stage.root / stage.folder.lstrip("/")).mkdir(parents=True, exist_ok=True)

    def _copy(self, stage: Stage, rest: str) -> None:
        words = rest.split()
        source = self._context
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).removeprefix("--from=")].root
        *paths, target = words
        there = stage.root / os.path.join(stage.folder, target).lstrip("/")
        for path in paths:
            here = source / path.lstrip("/")
            if path == ".":
                self._copy_context(there)
            elif here.is_dir():
                subprocess.run(["cp", "-aT", str(here), str(there)], check=True)
            else:
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(here, there)

    def _copy_context(self, there: Path) -> None:
        """What is under version control: whatever else lies around is not to be relied on."""
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=self._context, check=True, capture_output=True)
        for name in listed.stdout.decode().split("\0"):
            if name and (self._context / name).is_file():
                (there / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(self._context / name, there / name)

    def _env(self, stage: Stage, rest: str) -> None:
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        for word in shlex.split(rest):
            name, _, value = word.partition("=")
            stage.variables[name] = value.replace("$PATH", path)

    def _user(self, stage: Stage, rest: str) -> None:
        stage.user = rest.strip()

    def _entrypoint(self, stage: Stage, rest: str) -> None:
        stage.entry = json.loads(rest)

    def _healthcheck(self, stage: Stage, rest: str) -> None:
        stage.check = json.loads(rest[rest.index("CMD") + 3 :])

    def _volume(self, stage: Stage, rest: str) -> None:
        assert (stage.root / rest.strip().lstrip("/")).is_dir(), "the volume has an owner"

    def _expose(self, stage: Stage, rest: str) -> None:
        assert rest.strip().isdecimal()

    def _stopsignal(self, stage: Stage, rest: str) -> None:
        assert rest.strip() == "SIGTERM"


def inside(stage: Stage, command: list[str], volume: Path) -> list[str]:
    """A command in a finished root: read-only but for a volume and `/tmp`, as nobody in particular."""
    user, _, group = stage.user.partition(":")
    root = shlex.quote(str(stage.root))
    mounts = [
        f"mount --bind {root} {root}",
        f"mount --bind {shlex.quote(str(volume))} {root}/data",
        f"mount -t tmpfs tmpfs {root}/tmp",
        f"mount --rbind /dev {root}/dev",
        f"mount -t proc proc {root}/proc",
        f"mount -o remount,ro,bind {root}",
    ]
    become = f"setpriv --reuid={user} --regid={group} --clear-groups --no-new-privs --bounding-set=-all"
    variables = " ".join(f"{name}={shlex.quote(value)}" for name, value in stage.variables.items())
    entering = f"exec chroot {root} /usr/bin/env -i HOME=/tmp {variables} {become} {shlex.join(command)}"
    return ["unshare", "--mount", "/bin/sh", "-ec", "\n".join([*mounts, entering])]
