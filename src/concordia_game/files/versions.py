"""The versions of the rules: what each of them corrected, and so which of them replay alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Version:
    """The rules from one correction to the next."""

    number: str
    changes: str
    """What is different from the version before, in a few words."""
    corrected: tuple[str, ...] = ()
    """The numbers of the rules by which a move of an older game may have become illegal or come out
    otherwise. Without any, games of the version before replay alike."""


HISTORY: tuple[Version, ...] = (
    Version("1", "the first edition"),
    Version(
        "2",
        "patricians are dealt apart from the forum's stack; discarded tiles wait until the stack that others "
        "formed is used up; on the slope the space of the first visit is used once; a tile opens the house "
        "stall only if it makes a house possible",
        ("S2.3", "F3.3", "F3.6"),
    ),
)
"""From the oldest to the one that is played here. An entry is added at the end and never changed."""


def rules_version() -> str:
    """The version that is played here."""
    return HISTORY[-1].number


def is_known(number: str) -> bool:
    """Whether it is this version or an older one."""
    return any(version.number == number for version in HISTORY)


def corrections_since(number: str) -> list[Version]:
    """The later versions by which a game of a known version may be refused; none if they replay alike."""
    numbers = [version.number for version in HISTORY]
    return [version for version in HISTORY[numbers.index(number) + 1 :] if version.corrected]


def corrected_since(number: str) -> list[str]:
    """The numbers of the rules that have been corrected since a known version."""
    return [rule for version in corrections_since(number) for rule in version.corrected]


def possible_cause(number: str) -> str:
    """What may be the reason why a game of a known version does not replay; nothing if it replays alike."""
    causes = [
        f"version {version.number} corrected {', '.join(version.corrected)} ({version.changes})"
        for version in corrections_since(number)
    ]
    return f"the game was played by rules version {number}; {'; '.join(causes)}" if causes else ""
