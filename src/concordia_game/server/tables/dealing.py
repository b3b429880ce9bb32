"""A new game: checks the options, assigns the seats, makes tokens and invites."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from secrets import token_urlsafe
from typing import Any

import msgspec

from concordia_game.data.own_boards import own_board
from concordia_game.engine.ids import Seat
from concordia_game.engine.options import OPTIONS, Options
from concordia_game.engine.setup import SetUp
from concordia_game.files.options import MOST_SEED, PATHS, OptionsError, options_from
from concordia_game.files.setups import setup_data, setup_from
from concordia_game.files.versions import rules_version
from concordia_game.games.beginning import drawn_seed, new_setup
from concordia_game.i18n import languages
from concordia_game.server import wire
from concordia_game.server.boards import check_board, fingerprint, offered_ids
from concordia_game.server.errors import Refused
from concordia_game.server.store.rows import GameRow, SeatRow
from concordia_game.server.tables.characters import cast
from concordia_game.server.tables.people import BOT, FRIEND, YOU, clean_name, hashed, new_token
from concordia_game.server.tabletop import wire_seat
from concordia_game.server.thinking.levels import bot_names, default_bot

FINGERPRINT = "board"


class Dealt:
    """A new game to be stored, and what its creator gets."""

    def __init__(
        self, game: GameRow, setup: SetUp, seats: list[SeatRow], given: list[wire.SeatGiven]
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.given = given

    def answer(self) -> wire.GameMade:
        """What its creator gets."""
        return wire.GameMade(self.game.id, self.given)


def deal_game(wanted: wire.NewGame, public_url: str, own_tiles: Mapping[str, str]) -> Dealt:
    """Deal a game; the start player's seat is red (B1.6).

    `own_tiles` are the sets of further tiles to choose from, by name, each in one line.
    """
    options = read_options(wanted.options, len(wanted.seats), own_tiles)
    if wanted.seed is not None and any(seat.kind == FRIEND for seat in wanted.seats):
        # Whoever knows the seed knows the stacks: friends would play against somebody who sees them.
        raise Refused("bad_options", {"option": "seed"})
    setup = new_setup(options, _seed(wanted.seed), own_tiles.get(options.own_tiles, ""))
    game = GameRow(
        id=token_urlsafe(12),
        rules=rules_version(),
        setup=stored_setup(setup),
        seed_hidden=wanted.seed is None,
        confirm=wanted.confirm,
        guided=wanted.guided,
        grace=wanted.grace,
        host=next((person for person, seat in enumerate(wanted.seats) if seat.kind == YOU), None),
        name=clean_name(wanted.name),
        talk=wanted.talk,
        watchers=wanted.watchers,
        delay=wanted.delay,
        listed=wanted.listed,
        language=_language(wanted.language),
        clock=msgspec.json.encode(wanted.clock).decode() if wanted.clock.kind != "none" else None,
        leaving=wanted.leaving,
        hints=_plays_alone(wanted.seats) if wanted.hints is None else wanted.hints,
        live_scores=wanted.live_scores,
    )
    return _seat_all(game, setup, wanted.seats, public_url)


def _plays_alone(seats: list[wire.NewSeat]) -> bool:
    """Whether nobody but one person could feel cheated by a hint."""
    return sum(seat.kind != BOT for seat in seats) <= 1


def _language(wanted: str) -> str:
    if wanted and wanted not in languages():
        raise Refused("bad_options", {"option": "language"})
    return wanted


def _seed(wanted: int | str | None) -> int:
    if wanted is None:
        return drawn_seed()
    seed = int(wanted)
    if seed > MOST_SEED:
        raise Refused("bad_options", {"option": "seed"})
    return seed


def stored_setup(setup: SetUp) -> str:
    """A set-up as it is stored: with the fingerprint of a board of the host's, as its file may change."""
    own = own_board(setup.options.map) is not None
    return msgspec.json.encode(
        {**setup_data(setup), **({FINGERPRINT: fingerprint(setup.board)} if own else {})}
    ).decode()


def restored_setup(text: str, game: str) -> SetUp:
    """The set-up of a stored game, if its board is still offered as it was."""
    data = msgspec.json.decode(text)
    match data:
        case {"options": {"map": str(board)}}:
            check_board(board, data.pop(FINGERPRINT, None))
    return setup_from(data, game)


def read_options(wanted: Mapping[str, Any], players: int, own_tiles: Collection[str]) -> Options:
    """Options from a client: only boards and tiles that are offered, and no file names."""
    given = {"players": players, **wanted}
    if given["players"] != players:
        raise Refused("wrong_players", {"players": players})
    for name in PATHS:
        if given.pop(name, ""):
            raise Refused("bad_options", {"option": name})
    if given.get("own_tiles", "") not in ("", *own_tiles):
        raise Refused("bad_options", {"option": "own_tiles"})
    if given.get("map", OPTIONS["map"].default) not in offered_ids():
        raise Refused("bad_options", {"option": "map"})
    try:
        return options_from(given)
    except OptionsError as error:
        raise Refused("bad_options", {"option": str(error).partition(":")[0]}) from error


def _seat_all(game: GameRow, setup: SetUp, wanted: list[wire.NewSeat], public_url: str) -> Dealt:
    rows, given = [], []
    characters = cast(game.id, [seat.character if seat.kind == BOT else None for seat in wanted])
    for seat in setup.seats:
        person = (seat + setup.first) % setup.players
        row, gift = _seat_one(game.id, seat, person, wanted[person], public_url)
        gift.character = characters[person]
        rows.append(row.changed(character=characters[person]))
        given.append(gift)
    return Dealt(game, setup, rows, given)


def _seat_one(
    game: str, seat: Seat, person: int, wanted: wire.NewSeat, public_url: str
) -> tuple[SeatRow, wire.SeatGiven]:
    name = clean_name(wanted.name)
    row = SeatRow(game, seat, person, wanted.kind, name)
    gift = wire.SeatGiven(wire_seat(seat), wanted.kind, name)
    if wanted.kind == BOT:
        return row.changed(bot=_bot(wanted.bot)), gift
    secret = new_token()
    if wanted.kind == FRIEND:
        return row.changed(invite_hash=hashed(secret)), invited(seat, name, secret, public_url)
    return row.changed(token_hash=hashed(secret)), wire.SeatGiven(gift.seat, gift.kind, name, token=secret)


def invited(seat: Seat, name: str, invite: str, public_url: str) -> wire.SeatGiven:
    """A friend's seat with the invite for it, which stands in a fragment of its link: that reaches no log."""
    link = f"{public_url}/#join={invite}"
    return wire.SeatGiven(wire_seat(seat), "friend", name, invite=invite, link=link)


def _bot(name: str) -> str:
    # A name could also be a path: only the game's own bots are allowed.
    if name and name not in bot_names():
        raise Refused("no_such_bot", {"bot": name})
    return name or default_bot()
