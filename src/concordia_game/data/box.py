"""The box: cards, figures and tokens from the data files as engine types."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from concordia_game.data.markets import SIDES, load_market, read_market, with_more_cards
from concordia_game.data.own_tiles import checked, load_entries, read_own_tiles, written
from concordia_game.data.tiles import read_tile
from concordia_game.engine.cost import named
from concordia_game.engine.goods import GOODS, KINDS, TRADED, Figures, TeamReadings
from concordia_game.engine.ids import CardId, Good, TileId
from concordia_game.engine.modules.fish.market_board import MarketBoard
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.options import Options
from concordia_game.engine.personas import PERSONAS
from concordia_game.engine.personas.persona import Persona
from concordia_game.engine.production import BonusMarkers
from concordia_game.engine.setup import GODS, Box, Card

Behaviour = TypeVar("Behaviour")


def read_toml(name: str) -> dict[str, Any]:
    """The contents of a data file of the package."""
    return tomllib.loads(files("concordia_game.data").joinpath(name).read_text("utf-8"))


def _store(goods: dict[str, int]) -> list[int]:
    return [goods.get(name, 0) for name in GOODS]


def _column(goods: dict[str, Any], key: str) -> list[int]:
    return [goods[name][key] for name in GOODS]


def _load_figures(tokens: dict[str, Any]) -> Figures:
    data = read_toml("figures.toml")
    goods = data["goods"]
    return Figures(
        prices=_column(goods, "price"),
        house_money=_column(goods, "house_money"),
        house_goods=[named(goods[name]["house_goods"]) for name in GOODS],
        marker_coins=[tokens["marker_coins"][name] for name in GOODS[:TRADED]],
        vesta=_column(goods, "vesta"),
        spaces=data["storehouse_spaces"],
        colonist_cost=named(data["colonist_cost"]),
        houses=data["houses"],
        colonists=data["colonists"],
        start_goods=_store(data["start_goods"]),
        salt_start_goods=_store(data["start_goods_with_salt"]),
        start_money=data["start_money"],
        bare_start_money=data["start_money_without_goods"],
        team_money=data["team_money"],
        bare_team_money=data["team_money_without_goods"],
        surcharges={side: [named(space) for space in spaces] for side, spaces in data["surcharges"].items()},
        tile_thresholds=data["tile_thresholds"],
        concordia_points=data["concordia_points"],
        fish_prices=data["fish_prices"],
        team_readings=TeamReadings(**data["team_readings"]),
    )


def _behaviour(file: str, entry: dict[str, Any], key: str, known: dict[str, Behaviour]) -> Behaviour:
    """What an entry does: the data names it, the engine implements it."""
    if entry[key] not in known:
        raise ValueError(
            f"{file}: {entry['id']}: the engine has no {key} {entry[key]!r}; see CONTRIBUTING.md"
        )
    return known[entry[key]]


def _card(kind: CardId, entry: dict[str, Any]) -> Card:
    return Card(
        kind=kind,
        id=entry["id"],
        word=entry.get("word", entry["id"]),
        persona=_behaviour("cards.toml", entry, "persona", PERSONAS),
        gods=tuple([GODS.index(god) for god in entry.get("gods") or [entry["god"]]]),
        cost=named(entry.get("cost", [])),
        cash=entry.get("cash", 0),
        good=Good(GOODS.index(entry["good"])) if "good" in entry else None,
        points=entry.get("points", 0),
        roles=tuple([_role(entry, role) for role in entry.get("roles", [])]),
    )


def _role(entry: dict[str, Any], role: str) -> Persona:
    return _behaviour("cards.toml", {"id": entry["id"], "persona": role}, "persona", PERSONAS)


def _markets(path: str, cards: int) -> dict[str, MarketBoard]:
    markets = [read_market(Path(path))] if path else [load_market(side) for side in SIDES]
    return {market.id: with_more_cards(market, cards) for market in markets}


def stall_cards(tiles: list[Tile]) -> int:
    """How many cards more tiles may bring at the card stall."""
    return sum(tile.amends.cards for tile in tiles if not tile.card_only)


def tile_entries() -> list[dict[str, Any]]:
    """The forum tiles in the box, as tiles.toml writes them."""
    entries: list[dict[str, Any]] = read_toml("tiles.toml")["tile"]
    return entries


def own_tiles_of(source: str) -> str:
    """The tiles of a file, by its name or path, in one line; none without a source (S5.1)."""
    return written(load_entries(source, _box_tiles())) if source else ""


def own_tiles_from(entries: Any, file: str) -> str:
    """The tiles that a record or a saved game carries, in one line."""
    return checked(entries, _box_tiles(), file)


def _box_tiles() -> list[str]:
    return [entry["id"] for entry in tile_entries()]


def with_decks(box: Box, decks: list[list[CardId]]) -> Box:
    """The same box with other cards in its decks."""
    return Box(
        figures=box.figures,
        cards=box.cards,
        starting_hands=box.starting_hands,
        decks=decks,
        letter_tokens=box.letter_tokens,
        salt_replaces=box.salt_replaces,
        salt_board_plain=box.salt_board_plain,
        tiles=box.tiles,
        markets=box.markets,
        bonus=box.bonus,
        own_tiles=box.own_tiles,
    )


def card_set(options: Options) -> str:
    """Which hands and decks a game is played with, by the table of cards.toml that holds them."""
    return "teams" if options.teams else "venus" if options.venus else ""


@cache
def load_box(fish_market: str = "", own_tiles: str = "", cards_of: str = "") -> Box:
    """Everything in the data files except the boards.

    With a corrected market board and the entries of further tiles, in one line, if they are given, and
    with the hands and decks of a card set.
    """
    tokens = read_toml("tokens.toml")
    entries = read_toml("cards.toml")
    cards = [_card(CardId(kind), entry) for kind, entry in enumerate(entries["card"])]
    kinds = {card.id: card.kind for card in cards}
    chosen = entries[cards_of] if cards_of else entries
    hands = chosen.get("starting_hands") or [chosen["starting_hand"]]
    tiles = [read_tile(TileId(number), entry) for number, entry in enumerate(tile_entries())]
    tiles += read_own_tiles(own_tiles, len(tiles))
    return Box(
        figures=_load_figures(tokens),
        cards=cards,
        starting_hands=[[kinds[id] for id in hand] for hand in hands],
        decks=[[kinds[id] for id in deck] for deck in chosen["decks"].values()],
        letter_tokens={letter: _store(goods)[:KINDS] for letter, goods in tokens["city_tokens"].items()},
        salt_replaces={letter: Good(GOODS.index(good)) for letter, good in tokens["salt_replaces"].items()},
        salt_board_plain={
            letter: Good(GOODS.index(good)) for letter, good in tokens["salt_board_without_salt"].items()
        },
        tiles=tiles,
        markets=_markets(fish_market, stall_cards(tiles)),
        bonus=BonusMarkers(),
        own_tiles=own_tiles,
    )
