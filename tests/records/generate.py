"""Writes the recorded games: `PYTHONPATH=src:tests python -m records.generate`.

Needed again when the rules have a new version, or records are written otherwise: then the games go into a
folder of their own. A record that is there stays as it is (docs/records.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from conformance.contract import Choice, any_kind, any_move, busy

from concordia_game.engine.chance import Dice
from concordia_game.engine.moves import DONE, Build, Move, Take
from concordia_game.engine.options import Options
from concordia_game.engine.play import legal_moves
from concordia_game.engine.state import State
from concordia_game.files.record import write_record
from concordia_game.files.versions import rules_version
from concordia_game.games.beginning import new_setup
from concordia_game.games.game import Game

FOLDER = Path(__file__).parent / "games"
GAMES = FOLDER / f"rules_{rules_version()}"
"""What this version writes. `first_edition` has the same games from when every option had to be there."""


def builder(state: State, moves: list[Move], dice: Dice) -> Move:
    """Buys no card and builds every house: the 15th ends the game."""
    houses: list[Move] = [move for move in moves if isinstance(move, Build)]
    others: list[Move] = [move for move in moves if not isinstance(move, Take)]
    return any_move(state, houses or [move for move in others if move is not DONE] or others, dice)


PLANS: dict[str, tuple[dict[str, Any], int, Choice, list[str]]] = {
    "imperium_last_card": ({"map": "imperium", "players": 3}, 1, any_move, ["Ada", "Ben", "Cleo"]),
    "imperium_fifteenth_house": ({"map": "imperium", "players": 5}, 2, builder, []),
    "imperium_salsa": ({"map": "imperium", "players": 4, "salt": True, "forum": True}, 3, any_kind, []),
    "italia_interim": (
        {"map": "italia", "players": 2, "intermediate_scoring": True},
        4,
        busy,
        ["Аня", "Зоя"],
    ),
    "italia_fifteenth_house": (
        {"map": "italia", "players": 4, "intermediate_scoring": True},
        5,
        builder,
        ["Đorđe", "Jean-Luc", "O'Brien", "a = b"],
    ),
    "byzantium_2013": ({"map": "byzantium", "players": 3, "edition": "2013"}, 6, busy, []),
    "byzantium_auction": ({"map": "byzantium", "players": 5, "forum": True, "auction": True}, 7, busy, []),
    "hispania_without_goods": ({"map": "hispania", "players": 2, "start_without_goods": True}, 8, busy, []),
    "hispania_salt": ({"map": "hispania", "players": 4, "salt": True, "display": "wine"}, 9, any_move, []),
    "balearica_base": ({"map": "balearica", "players": 3}, 10, any_move, []),
    "balearica_slope": (
        {"map": "balearica", "players": 2, "fish": "slope", "salt": True, "forum": True},
        11,
        busy,
        [],
    ),
    "cyprus_coast": ({"map": "cyprus", "players": 4, "fish": "coast", "display": "wine"}, 12, busy, []),
    "cyprus_everything": (
        {
            "map": "cyprus",
            "players": 5,
            "edition": "2013",
            "intermediate_scoring": True,
            "start_without_goods": True,
            "salt": True,
            "forum": True,
            "auction": True,
            "fish": "slope",
        },
        13,
        busy,
        [],
    ),
    "italia_forum": ({"map": "italia", "players": 3, "forum": True}, 15, any_kind, []),
    "italia_venus": ({"map": "italia", "players": 2, "venus": True}, 16, any_kind, []),
    "imperium_venus_everything": (
        {
            **{"map": "imperium", "players": 5, "venus": True, "copy_magister": True, "salt": True},
            **{"forum": True, "auction": True, "fish": "coast", "intermediate_scoring": True},
        },
        17,
        any_kind,
        [],
    ),
    "imperium_teams": ({"map": "imperium", "players": 4, "venus": True, "teams": True}, 18, any_kind, []),
    "hispania_teams_everything": (
        {
            **{"map": "hispania", "players": 6, "venus": True, "teams": True, "salt": True, "forum": True},
            **{"fish": "slope", "money_gifts": True, "proconsul_price": "free", "last_turns": "teams"},
            "start_without_goods": True,
        },
        19,
        any_kind,
        [],
    ),
    "balearica_teams_auction": (
        {
            **{"map": "balearica", "players": 4, "venus": True, "teams": True, "forum": True},
            **{"auction": True, "fish": "coast"},
        },
        20,
        busy,
        [],
    ),
    "italia_unfinished": ({"map": "italia", "players": 3}, 14, any_move, []),
}
UNFINISHED = {"italia_unfinished": 123}
"""Games that stop after this many moves, in the middle of a turn."""


def record(name: str) -> str:
    """The text of a game."""
    options, seed, choice, names = PLANS[name]
    game, dice = Game(new_setup(Options(**options), seed), names or None), Dice(seed)
    while not game.over and game.ply != UNFINISHED.get(name):
        game.play(choice(game.state, legal_moves(game.state), dice))
    return write_record(game.record())


def main() -> None:
    """Write those that are not there yet."""
    GAMES.mkdir(exist_ok=True)
    for name in PLANS:
        path = GAMES / f"{name}.record"
        if not path.exists():
            path.write_text(record(name), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
