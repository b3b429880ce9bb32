"""What a turn brings a seat, as facts that a sentence can be made of: the difference of two positions."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from concordia_game.engine.goods import GOODS, KINDS
from concordia_game.engine.ids import ProvinceId, Seat
from concordia_game.engine.modules.forum.part import tiles_of
from concordia_game.engine.production import house_yields
from concordia_game.engine.scoring import score
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State


class Gains(NamedTuple):
    """What one position has for a seat that another one has not; all things by their ids."""

    gods: dict[str, int]
    """Points by god, if the game ended there; those that differ."""
    other: int
    """Points that come from no god."""
    houses: list[str]
    """Cities with a house."""
    provinces: list[str]
    """Provinces with a first house."""
    kinds: list[str]
    """Goods that no house produced before."""
    cards: list[str]
    """Cards got."""
    tiles: list[str]
    """Forum tiles got."""
    colonists: int
    """How many more are on the board."""
    sestertii: int
    goods: dict[str, int]
    """Goods, less than 0 where they were paid; those that differ."""
    hand: int
    """How many more cards are in hand."""
    prefect: dict[str, int]
    """The goods that the best province would bring the seat afterwards."""
    province: str
    """Which province that is; empty if none would bring anything."""

    def data(self) -> dict[str, Any]:
        """As plain data; what is empty is left out."""
        return {name: value for name, value in self._asdict().items() if value}


NOTHING = Gains({}, 0, [], [], [], [], [], 0, 0, {}, 0, {}, "")


def gained(before: State, after: State, seat: Seat) -> Gains:
    """What a seat has in a position beyond what it had in another one of the same game."""
    setup = after.setup
    board, old, new = setup.board, before.players[seat], after.players[seat]
    points, had = score(after, seat), score(before, seat)
    built = new.houses & ~old.houses
    cities = [number for number in range(len(board.cities)) if built & board.bits[number]]
    masks = zip(board.province_ids, board.province_masks, strict=True)
    goods = zip(GOODS, old.goods, new.goods, strict=False)
    province, prefect = best_province(after, seat)
    return Gains(
        gods={
            god: now - was for god, was, now in zip(GODS, had.gods, points.gods, strict=True) if now != was
        },
        other=points.rest - had.rest,
        houses=[board.city_ids[city] for city in cities],
        provinces=[id for id, mask in masks if mask & new.houses and not mask & old.houses],
        kinds=[
            GOODS[good]
            for good, mask in enumerate(setup.good_masks)
            if mask & new.houses and not mask & old.houses
        ],
        cards=[setup.box.card_ids[kind] for kind in sorted((_cards(new) - _cards(old)).elements())],
        tiles=[
            setup.tiles[tile].id for tile in sorted(set(tiles_of(after, seat)) - set(tiles_of(before, seat)))
        ],
        colonists=new.colonists() - old.colonists(),
        sestertii=new.sestertii - old.sestertii,
        goods={good: now - was for good, was, now in goods if now != was},
        hand=len(new.hand) - len(old.hand),
        prefect=prefect,
        province=province,
    )


def _cards(player: Player) -> Counter[int]:
    return Counter(map(int, player.hand + player.discard))


def best_province(state: State, seat: Seat) -> tuple[str, dict[str, int]]:
    """The province whose production would be worth most to a seat now, and what it would bring."""
    prices, bonus = state.setup.figures.vesta, state.setup.bonus
    best: tuple[int, ProvinceId, list[int]] | None = None
    for province in bonus.provinces(state):
        goods = house_yields(state, province)[seat]
        if not any(goods):
            continue  # what anybody gets there is no merit of the turn
        good, count, _ = bonus.take(state.child(), seat, province, 1 if state.magnus == seat else 0, goods)
        goods[good] += count
        worth = sum([prices[kind] * goods[kind] for kind in range(KINDS)])
        if best is None or worth > best[0]:
            best = worth, province, goods
    if best is None:
        return "", {}
    named = zip(GOODS, best[2], strict=False)
    return state.setup.board.province_ids[best[1]], {good: count for good, count in named if count}
