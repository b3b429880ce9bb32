"""The options: what the players agree on before a game. An option is declared here and nowhere else.

Its entry determines the flag of the commands, its check, its place in records and JSON, the catalog and the
page's form. Its words are `option-<id>` and `option-<id>-<choice>` in the catalogues, with `-` for `_`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from concordia_game.engine.ids import SEATS
from concordia_game.engine.kinds import Choice, Kind, Number
from concordia_game.engine.things import FLAG, PATH, SOURCE, TEXT
from concordia_game.engine.values import Value


class Option:
    """Everything about an option except its name."""

    __slots__ = ("default", "flag", "kind", "needs", "phrase", "rule")

    def __init__(
        self,
        default: bool | int | str,
        kind: Kind,
        rule: str,
        phrase: str,
        needs: str | None = None,
        flag: str = "",
    ) -> None:
        self.default = default
        self.kind = kind
        """Which values it can have; a path is never accepted over the network."""
        self.rule = rule
        """The number of its rule."""
        self.phrase = phrase
        """What it does, for the commands' help."""
        self.needs = needs
        """The option without which it means nothing; choosing this one switches that one on, too."""
        self.flag = flag
        """Its flag, where that is not its name."""

    def __repr__(self) -> str:
        return f"<Option {self.phrase}>"

    def choices(self) -> tuple[str, ...]:
        """The possible choices, as words; empty for yes or no, and for texts."""
        kind = self.kind
        if isinstance(kind, Choice):
            return kind.choices
        if isinstance(kind, Number):
            return tuple([str(number) for number in range(kind.least, kind.most + 1)])
        return ()


def option(
    default: bool | int | str,
    kind: Kind,
    rule: str,
    phrase: str,
    needs: str | None = None,
    flag: str = "",
) -> Any:  # the field's type is whatever it is annotated with
    """An option, as a field of the class below."""
    return field(default=default, metadata={"option": Option(default, kind, rule, phrase, needs, flag)})


# A dataclass, since its constructor then follows from its fields; it is made once per game and read as fast
# as any other compiled class.
@dataclass(eq=False, repr=False)
class Options(Value):
    """What the players agreed on before the game, in the order in which the page asks."""

    map: str = option("italia", TEXT, "B1.1", "the board")
    players: int = option(3, Number("players", 2, len(SEATS)), "B1.1", "how many play")
    salt: bool = option(False, FLAG, "S1", "the good that stands for any other")
    forum: bool = option(False, FLAG, "S2", "patricians and citizens")
    auction: bool = option(False, FLAG, "S3", "the forum, with bids for the first patricians", needs="forum")
    own_tiles: str = option(
        "",
        SOURCE,
        "S5",
        "further tiles, which are house rules: mini, or the path.toml of own ones; brings the forum",
        needs="forum",
        flag="--tiles",
    )
    fish: str = option(
        "",
        Choice("fish", ("", "coast", "slope")),
        "F1-F4",
        "the fish market; the order of its stalls is a reconstruction",
    )
    fish_market: str = option("", PATH, "F3", "a corrected market board, with --fish")
    venus: bool = option(False, FLAG, "V1", "the Magister, cards with two roles, and the goddess Venus")
    teams: bool = option(False, FLAG, "V2", "partners, with 4 or 6 players; brings venus", needs="venus")
    copy_magister: bool = option(False, FLAG, "V1.4", "a Diplomat may copy a Magister", needs="venus")
    proconsul_price: str = option(
        "card", Choice("price", ("card", "free")), "V2.9", "what a Proconsul pays for a card", needs="teams"
    )
    money_gifts: bool = option(False, FLAG, "V2.13", "partners may hand each other money", needs="teams")
    last_turns: str = option(
        "players", Choice("turns", ("players", "teams")), "V2.14", "who has a last turn", needs="teams"
    )
    display: str = option("cloth", Choice("display", ("cloth", "wine")), "C1.1", "the side of the display")
    edition: str = option("current", Choice("edition", ("current", "2013")), "B7.2", "the Colonist's money")
    intermediate_scoring: bool = option(False, FLAG, "B13", "at the first Tribune")
    start_without_goods: bool = option(False, FLAG, "B16", "money instead")


OPTIONS: Final[dict[str, Option]] = {entry.name: entry.metadata["option"] for entry in fields(Options)}
"""All options by name."""

TABLE: Final = ("map", "players")
"""The board and the number of players: each command, and the page, asks for these in its own way."""

Options.fields = {name: entry.kind for name, entry in OPTIONS.items()}
