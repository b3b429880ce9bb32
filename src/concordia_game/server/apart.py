"""Games that are at no table of the server, such as those of lessons and records, shown as if they were."""

from __future__ import annotations

from concordia_game.engine.ids import Seat
from concordia_game.engine.setup import GODS, SetUp
from concordia_game.files.options import PATHS, options_data
from concordia_game.files.versions import rules_version
from concordia_game.games.standing import gods_in_play
from concordia_game.server import wire
from concordia_game.server.catalog import own_tiles_listed
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.teams import teams_shown


def game_apart(id: str, setup: SetUp) -> wire.GameShown:
    """What was agreed on before the game."""
    return wire.GameShown(
        id=id,
        options={n: v for n, v in options_data(setup.options).items() if n not in PATHS},
        board=setup.options.map,
        seed_hidden=True,
        market=setup.options.fish or None,
        rules=rules_version(),
        confirm=False,
        guided=False,
        rematch=None,
        own_tiles=own_tiles_listed(setup.box),
        gods=[GODS[god] for god in gods_in_play(setup)],
        teams=teams_shown(setup),
        talk="off",
    )


def seat_apart(
    seat: Seat,
    name: str = "",
    kind: wire.SeatKind = "you",
    bot: str | None = None,
    character: str | None = None,
) -> wire.SeatShown:
    """Who sits there."""
    return wire.SeatShown(
        seat=wire_seat(seat),
        name=name,
        kind=kind,
        bot=bot,
        online=True,
        joined=True,
        votes=[],
        votes_needed=0,
        character=character,
    )
