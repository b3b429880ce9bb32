"""The catalog: everything there is to choose from, for the page that starts a game."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from concordia_game.bots.characters import CHARACTERS
from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.box import load_box
from concordia_game.data.markets import SIDES
from concordia_game.data.own_boards import OwnBoard, own_board_ids, own_boards
from concordia_game.data.own_tiles import entries_in, shipped_tiles
from concordia_game.data.reconstructed import reconstructed_markets, reconstructed_tiles
from concordia_game.engine.board import City, Province
from concordia_game.engine.goods import GOODS, TRADED
from concordia_game.engine.ids import SEATS
from concordia_game.engine.modules.fish.market_board import ACTIONS, MarketBoard, StallOffer
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.options import OPTIONS
from concordia_game.engine.setup import GODS, Box, Card
from concordia_game.files.options import PATHS, OptionsError, options_from
from concordia_game.i18n import languages
from concordia_game.server import wire
from concordia_game.server.boards import offered_ids
from concordia_game.server.goods import cost_shown
from concordia_game.server.thinking.levels import bot_names, default_bot


def _numbers_with(chosen: dict[str, bool]) -> list[int]:
    """How many may play with some options: the numbers that the game does not refuse."""

    def accepted(players: int) -> bool:
        try:
            options_from({**chosen, "players": players})
        except OptionsError:
            return False
        return True

    return [number for number in map(int, OPTIONS["players"].choices()) if accepted(number)]


USUAL_NUMBERS: Final = _numbers_with({})
"""How many may play with nothing else chosen."""

UNUSUAL_NUMBERS: Final = {
    id: numbers
    for id, option in OPTIONS.items()
    if option.default is False and (numbers := _numbers_with({id: True})) != USUAL_NUMBERS
}
"""Options with which fewer, more, or only certain numbers may play."""


def catalog(own_tiles: tuple[str, ...] = shipped_tiles(), open_tables: bool = False) -> wire.Catalog:
    """The whole catalog; it never changes while the server runs.

    `own_tiles` are the sets of further tiles that the server offers.
    """
    return _catalog(own_tiles, own_boards(), open_tables)


@cache
def _catalog(own_tiles: tuple[str, ...], own: tuple[OwnBoard, ...], open_tables: bool) -> wire.Catalog:
    """With these tiles and boards of the host's, and with or without a list of open tables."""
    box = load_box()
    return wire.Catalog(
        open_tables=open_tables,
        boards=boards_listed(),
        options=options_listed(own_tiles),
        bots=bots_listed(),
        default_bot=default_bot(),
        languages=languages(),
        seats=list(SEATS),
        gods=list(GODS),
        cards=[card_listed(card) for card in box.cards],
        starting_hand=[box.cards[kind].id for kind in box.starting_hands[0]],
        tiles=[tile_listed(tile) for tile in box.tiles],
        goods=goods_listed(),
        markets=[market_listed(box.markets[side]) for side in SIDES],
        characters=list(CHARACTERS),
    )


def boards_listed() -> list[wire.BoardListed]:
    """The boards in the order in which they are offered: the base game first, boxes together, the host's."""
    boards = [board_listed(id) for id in board_ids()]
    boards.sort(key=lambda board: (board.expansion != "base", board.expansion, board.players))
    return [*boards, *[board_listed(id) for id in own_board_ids()]]


def board_listed(id: str) -> wire.BoardListed:
    """A board at a glance."""
    board = load_board(id)
    players = (board.least_players, board.most_players)
    named: list[City | Province] = [*board.cities, *board.provinces]
    names = {entry.id: entry.name for entry in named if entry.name != entry.id.replace("_", " ").title()}
    start_city = not board.start_spaces
    return wire.BoardListed(
        board.id, board.name, board.expansion, players, board.salt_board, start_city, names
    )


def options_listed(own_tiles: tuple[str, ...]) -> list[wire.OptionListed]:
    """The options with their defaults, in the order in which they are asked."""
    choices = {
        "map": tuple(offered_ids()),
        "players": tuple(map(str, USUAL_NUMBERS)),
        "own_tiles": ("", *own_tiles),
    }
    return [
        wire.OptionListed(
            id=id,
            default=option.default,
            choices=list(choices.get(id, option.choices())),
            needs=option.needs,
            players=UNUSUAL_NUMBERS.get(id),
        )
        for id, option in OPTIONS.items()
        if id not in PATHS
    ]


def bots_listed() -> list[str]:
    """The bots by name, weakest first."""
    return bot_names()


def card_listed(card: Card) -> wire.CardListed:
    """A kind of card."""
    good = None if card.good is None else GOODS[card.good]
    return wire.CardListed(
        id=card.id,
        word=card.word,
        persona=card.persona.id,
        god=GODS[card.gods[0]],
        cost=cost_shown(card.cost),
        cash=card.cash,
        good=good,
        points=card.points,
        gods=[GODS[god] for god in card.gods],
        roles=[role.id for role in card.roles],
    )


def tile_listed(tile: Tile) -> wire.TileListed:
    """A forum tile."""
    kind: Literal["patrician", "citizen"] = "patrician" if tile.patrician else "citizen"
    reconstructed = tile.id in reconstructed_tiles()
    return wire.TileListed(tile.id, tile.name, kind, reconstructed, house_rule=False, names={}, texts={})


def own_tiles_listed(box: Box) -> list[wire.TileListed]:
    """The tiles that the players added, with the words that came with them."""
    words = {entry["id"]: entry for entry in entries_in(box.own_tiles)}
    return [
        msgspec.structs.replace(
            tile_listed(tile),
            house_rule=True,
            names=words[tile.id].get("names", {}),
            texts=words[tile.id]["texts"],
        )
        for tile in box.tiles
        if tile.own
    ]


def goods_listed() -> list[wire.GoodListed]:
    """The goods with their figures."""
    figures = load_box().figures
    return [
        wire.GoodListed(
            id=id,
            price=figures.prices[good],
            house_money=figures.house_money[good],
            house_goods=cost_shown(figures.house_goods[good]),
            traded=good < TRADED,
        )
        for good, id in enumerate(GOODS)
    ]


def market_listed(market: MarketBoard) -> wire.MarketListed:
    """A side of the fish market."""
    reconstructed = market.id in reconstructed_markets()
    return wire.MarketListed(market.id, reconstructed, market.spaces, stalls_shown(market))


@cache
def stalls_shown(market: MarketBoard) -> list[wire.StallShown]:
    """The stalls in the order of the arrows."""
    shown = []
    for number, id in enumerate(market.stalls):
        # What takes a tile is not printed on the stall.
        offers = [offer for offer in market.offers if offer.stall == number and offer.cards == 1]
        fish = min(offer.fish for offer in offers)
        shown.append(wire.StallShown(id, offers[0].space, fish, [_offer_shown(offer) for offer in offers]))
    return shown


def _offer_shown(offer: StallOffer) -> wire.OfferShown:
    good = None if offer.good is None else GOODS[offer.good]
    return wire.OfferShown(offer.word, offer.fish, ACTIONS[offer.action], good, offer.money)
