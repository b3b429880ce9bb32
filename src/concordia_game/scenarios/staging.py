"""Setting up a scenario's position: dealt from its seed, then changed as the file says."""

from __future__ import annotations

from typing import Any

from concordia_game.data.board_problems import BoardFileError
from concordia_game.data.own_tiles import OwnTilesError
from concordia_game.engine.agenda import Frame, advance
from concordia_game.engine.deal import make_setup, start
from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import LAND, SEA, SEATS, CardId, Good, ProvinceId, Seat, TileId
from concordia_game.engine.modules.fish.part import edit_market
from concordia_game.engine.modules.forum.auction import open_auctions
from concordia_game.engine.modules.forum.module import forum_in
from concordia_game.engine.modules.forum.part import edit_forum
from concordia_game.engine.modules.forum.row import FillRow
from concordia_game.engine.modules.teams.module import Teams
from concordia_game.engine.modules.teams.starting import ask_for_starts
from concordia_game.engine.options import Options
from concordia_game.engine.setup import SetUp
from concordia_game.engine.state import Player, State
from concordia_game.engine.turn import BeginTurn, GameOver
from concordia_game.files.errors import FileError
from concordia_game.files.options import MODULES, OptionsError, options_from
from concordia_game.files.pieces import colonist_places, lay_pieces, market_space
from concordia_game.games.beginning import new_setup

TABLES = {"game", "cities", "provinces", "display", "market", "expect"}
TOP_KEYS = {"rule", "title", "moves", "forum", *TABLES, *SEATS}
GAME_KEYS = {"map", "players", "seed", "active", "options", "modules"}
SEAT_KEYS = {
    "sestertii",
    "goods",
    "hand",
    "discard",
    "colonists",
    "houses",
    "magnus",
    "tiles",
    "fish",
    "marker",
}

FOR_SALE = {"mercator": "mercator5", "diplomat": "diplomat_saturnus_tool"}
"""On the display, the bare names mean the first such card for sale."""


def check_keys(file: str, place: str, table: Any, known: set[str]) -> None:
    """Refuse keys that the format doesn't have."""
    if not isinstance(table, dict):
        raise FileError(file, place, "a table is expected here")
    for key in table:
        if key not in known:
            raise FileError(file, f"{place}.{key}" if place else key, "there is no such field")


def stage(data: dict[str, Any], file: str) -> State:
    """The position before a scenario's first move."""
    try:
        return _stage(data, file)
    except FileError:
        raise
    except (OptionsError, BoardFileError, OwnTilesError) as error:
        raise FileError(file, "game", str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise FileError(file, "", f"{type(error).__name__}: {error}") from error


def _stage(data: dict[str, Any], file: str) -> State:
    check_keys(file, "", data, TOP_KEYS)
    game = data.get("game", {})
    check_keys(file, "game", game, GAME_KEYS)
    setup = _staged_setup(data, game, file)
    state = start(setup)
    state.display, state.drawn = _display(setup, data, file)
    _stage_provinces(state, data.get("provinces", {}), file)
    _stage_market(state, data.get("market", {}), file)
    for seat in setup.seats:
        _stage_seat(state, seat, data.get(SEATS[seat], {}), file)
    for absent in SEATS[setup.players :]:
        if absent in data:
            raise FileError(file, absent, f"there are only {setup.players} players")
    lay_pieces(state, lambda seat, field, problem: FileError(file, f"{SEATS[seat]}.{field}", problem))
    _stage_magnus(state, data, file)
    active = Seat(find(file, "game.active", game.get("active", "red"), list(SEATS[: setup.players])))
    state.agenda = Frame(BeginTurn(active), Frame(GameOver(), None))
    _check_tiles(state, data, file)
    _stage_starts(state, data)
    _stage_forum(state, data, file)
    advance(state)
    return state


def _options(game: dict[str, Any], file: str) -> Options:
    values = dict(game.get("options", {}))
    for module in game.get("modules", []):
        if module not in MODULES:
            raise FileError(file, "game.modules", f"there is no module {module!r}")
        values[module] = True
    return options_from({"map": game.get("map", "italia"), "players": game.get("players", 2), **values})


def find(file: str, place: str, name: Any, names: list[str]) -> int:
    """The index of a name in a list of names."""
    if name not in names:
        raise FileError(file, place, f"there is no {name!r}")
    return names.index(name)


def card_kinds(setup: SetUp, file: str, place: str, ids: list[str], for_sale: bool = False) -> list[CardId]:
    """Cards by their ids; on the display, the bare names mean the ones for sale."""
    names = [FOR_SALE.get(id, id) if for_sale else id for id in ids]
    return [CardId(find(file, place, name, setup.box.card_ids)) for name in names]


def _staged_setup(data: dict[str, Any], game: dict[str, Any], file: str) -> SetUp:
    seed = game.get("seed", 1)
    if type(seed) is not int:
        raise FileError(file, "game.seed", f"{seed!r} is not a whole number")
    dealt = new_setup(_options(game, file), seed)
    tokens = dealt.tokens[:]
    city_ids = [city.id for city in dealt.board.cities]
    for id, good in data.get("cities", {}).items():
        city = find(file, "cities", id, city_ids)
        if city == dealt.board.start_city:
            raise FileError(file, f"cities.{id}", "the start city produces nothing")
        tokens[city] = Good(find(file, f"cities.{id}", good, list(GOODS[:6])))
    check_keys(file, "display", data.get("display", {}), {"cards", "stack"})
    shown, stack = _cards_for_sale(dealt, data.get("display", {}), file)
    return make_setup(
        dealt.options,
        dealt.box,
        dealt.board,
        dealt.seed,
        tokens,
        shown + stack,
        dealt.first,
        dealt.modules,
    )


def _cards_for_sale(dealt: SetUp, table: dict[str, Any], file: str) -> tuple[list[CardId], list[CardId]]:
    spaces = min(7, len(dealt.stack))
    shown, stack = dealt.stack[:spaces], dealt.stack[spaces:]
    if "cards" in table:
        shown = card_kinds(dealt, file, "display.cards", table["cards"], for_sale=True)
    if "stack" in table:
        stack = card_kinds(dealt, file, "display.stack", table["stack"], for_sale=True)
    if len(shown) > 7:
        raise FileError(file, "display.cards", "there are only 7 spaces")
    for kind in shown + stack:
        if not any(kind in deck for deck in dealt.box.decks):
            raise FileError(file, "display", f"{dealt.cards[kind].id!r} is not for sale")
    return shown, stack


def _display(setup: SetUp, data: dict[str, Any], file: str) -> tuple[list[CardId | None], int]:
    cards = data.get("display", {}).get("cards")
    count = min(7, len(setup.stack)) if cards is None else len(cards)
    return list(setup.stack[:count]), count


def _stage_provinces(state: State, table: dict[str, Any], file: str) -> None:
    ids = [province.id for province in state.setup.board.provinces]
    for id, shown in table.items():
        province = find(file, "provinces", id, ids)
        bonus = state.setup.bonus
        if shown not in bonus.sides():
            sides = " or ".join(repr(side) for side in bonus.sides())
            raise FileError(file, f"provinces.{id}", f"{shown!r} is not {sides}")
        bonus.lay(state, ProvinceId(province), shown)


def _stage_market(state: State, table: dict[str, Any], file: str) -> None:
    check_keys(file, "market", table, {"coins"})
    for stall, count in table.get("coins", {}).items():
        space = stall_space(state.setup, file, "market.coins", stall)
        edit_market(state).lay_coins(space, _count(file, "market.coins", count))


def stall_space(setup: SetUp, file: str, place: str, stall: Any) -> int:
    """The market space on which a stall stands."""
    try:
        return market_space(setup, stall)
    except (ValueError, TypeError) as error:
        raise FileError(file, place, f"there is no stall {stall!r}") from error


def tile_numbers(setup: SetUp, file: str, place: str, ids: list[str]) -> list[TileId]:
    """Tiles by their ids."""
    return [TileId(find(file, place, id, setup.box.tile_ids)) for id in ids]


def _stage_starts(state: State, data: dict[str, Any]) -> None:
    """In team play the second half names its cities only if a move does so (V2.4)."""
    if state.setup.options.teams and any(text.split(" ")[0] == "start" for text in data.get("moves", [])):
        ask_for_starts(state)


def _stage_forum(state: State, data: dict[str, Any], file: str) -> None:
    """Stage the row as given, or as dealt; patricians are chosen only if the first move does so."""
    setup = state.setup
    if not setup.options.forum:
        if "forum" in data:
            raise FileError(file, "forum", "the forum is not in play")
        return
    row = tile_numbers(setup, file, "forum", data.get("forum", []))
    first = [*data.get("moves", []), ""][0].split(" ")[0]
    if setup.options.auction and row and first in ("bid", "keep"):
        open_auctions(state, tuple(row))
    elif first in ("bid", "keep"):
        left = [tile for tile in forum_in(setup).patricians if tile not in row]
        if len(left) < 2 * setup.players:
            raise FileError(file, "forum", f"{len(left)} patricians are left to deal")
        edit_forum(state).row = tuple(row)
        for module in setup.modules:
            if not isinstance(module, Teams):
                module.begin(state)
    else:
        _lay_row(state, row, "forum" not in data)


def _check_tiles(state: State, data: dict[str, Any], file: str) -> None:
    """Each tile may be in only one place."""
    places = [*data.get("forum", [])]
    for seat in SEATS[: state.setup.players]:
        places += data.get(seat, {}).get("tiles", [])
    for id in places:
        if places.count(id) > 1:
            raise FileError(file, "tiles", f"{id!r} is in two places")
    if places and not state.setup.options.forum:
        raise FileError(file, "tiles", "the forum is not in play")


def _count(file: str, place: str, value: Any) -> int:
    if type(value) is not int or value < 0:
        raise FileError(file, place, f"{value!r} is not a number from 0 up")
    return value


def _lay_row(state: State, row: list[TileId], dealt: bool) -> None:
    forum = edit_forum(state)
    taken = {*row, *[tile for held in forum.held for tile in held]}
    forum.row = tuple(row)
    forum.stack = tuple(tile for tile in forum_in(state.setup).tiles if tile not in taken)
    if dealt:
        state.push(FillRow())


def _stage_seat(state: State, seat: Seat, table: dict[str, Any], file: str) -> None:
    name = SEATS[seat]
    check_keys(file, name, table, SEAT_KEYS)
    setup, player = state.setup, state.players[seat]
    if "sestertii" in table:
        player.sestertii = _count(file, f"{name}.sestertii", table["sestertii"])
    if "goods" in table:
        player.goods = _store(file, name, table["goods"])
    if "hand" in table:
        player.hand = sorted(card_kinds(setup, file, f"{name}.hand", table["hand"]))
    if "discard" in table:
        player.discard = card_kinds(setup, file, f"{name}.discard", table["discard"])
    if "colonists" in table:
        _stage_colonists(state, player, table["colonists"], file)
    if "houses" in table:
        _stage_houses(setup, player, table["houses"], file)
    if "tiles" in table:
        _stage_tiles(state, seat, tile_numbers(setup, file, f"{name}.tiles", table["tiles"]), file)
    if "fish" in table:
        if not setup.options.fish:
            raise FileError(file, f"{name}.fish", "the fish market is not in play")
        player.add(FISH, _count(file, f"{name}.fish", table["fish"]) - player.goods[FISH])
    if "marker" in table:
        space = stall_space(setup, file, f"{name}.marker", table["marker"])
        edit_market(state).place_marker(seat, space)


def _stage_tiles(state: State, seat: Seat, tiles: list[TileId], file: str) -> None:
    if not state.setup.options.forum:
        if tiles:
            raise FileError(file, "tiles", "the forum is not in play")
        return
    edit_forum(state).hold(seat, tuple(tiles))


def _store(file: str, name: str, goods: dict[str, int]) -> list[int]:
    store = [0] * len(GOODS)
    for good, count in goods.items():
        store[find(file, f"{name}.goods", good, list(GOODS[:6]))] = _count(file, f"{name}.goods", count)
    return store


def _stage_colonists(state: State, player: Player, texts: list[str], file: str) -> None:
    board = state.setup.board
    try:
        player.land = colonist_places(board, LAND, texts)
        player.sea = colonist_places(board, SEA, texts)
    except ValueError as error:
        raise FileError(file, f"{SEATS[player.seat]}.colonists", str(error)) from error


def _stage_houses(setup: SetUp, player: Player, houses: list[str], file: str) -> None:
    player.houses = 0
    for id in houses:
        city = find(file, f"{SEATS[player.seat]}.houses", id, [city.id for city in setup.board.cities])
        player.houses |= setup.board.bits[city]
    player.house_count = len(set(houses))


def _stage_magnus(state: State, data: dict[str, Any], file: str) -> None:
    """Give the PM to the seat that says `true`; a holder's `false` alone leaves it with nobody."""
    said = {seat: data.get(SEATS[seat], {}).get("magnus") for seat in state.setup.seats}
    holders = [seat for seat, holds in said.items() if holds]
    if len(holders) > 1:
        raise FileError(file, "magnus", "only one seat holds it")
    if holders:
        state.magnus = holders[0]
    elif said[state.setup.seats[-1]] is False:
        state.magnus = None
