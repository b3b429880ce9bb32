"""The players, packed: cards, houses, colonists, money and goods."""

from __future__ import annotations

from collections import Counter

from concordia_game.engine.goods import FISH, KINDS, SALT, goods_total
from concordia_game.engine.ids import LAND, SEA, CardId, ColonistKind, PlaceId
from concordia_game.engine.state import Player
from concordia_game.files.packing import Packing


def pack_players(packing: Packing, bought: Counter[CardId], given: list[Player]) -> list[Player]:
    """All players, who have bought these cards between them."""
    setup = packing.setup
    first = [setup.box.starting_hand(seat, setup.players) for seat in setup.seats]
    extra = [Counter(given[seat].hand + given[seat].discard) - Counter(first[seat]) for seat in setup.seats]
    owned: list[list[int]] = [list(hand) for hand in first]
    for card in sorted(bought):
        shares = packing.pen.shares(bought[card], setup.players, [cards[card] for cards in extra])
        for seat, count in enumerate(shares):
            owned[seat].extend([card] * count)
    taken: set[int] = set()
    return [_player(packing, owned[seat], taken, given[seat]) for seat in setup.seats]


def _player(packing: Packing, owned: list[int], taken: set[int], given: Player) -> Player:
    pen, setup = packing.pen, packing.setup
    discard = pen.drawn(owned, pen.below(len(owned) + 1, len(given.discard)), given.discard)
    hand = sorted((Counter(owned) - Counter(discard)).elements())
    count = pen.below(setup.figures.houses + 1, given.house_count)
    houses = pen.mask(count, len(setup.board.cities), given.houses)
    land, sea = [_colonists(packing, kind, houses, taken, given.places(kind)) for kind in (LAND, SEA)]
    reserve = setup.figures.colonists - len(land) - len(sea)
    return Player(
        seat=given.seat,
        sestertii=pen.number(given.sestertii, 4),
        goods=_goods(packing, setup.figures.spaces - reserve, given.goods),
        hand=[CardId(card) for card in hand],
        discard=[CardId(card) for card in discard],
        land=land,
        sea=sea,
        houses=houses,
        house_count=count,
        interim=_interim(packing, given.interim),
    )


def _interim(packing: Packing, given: int | None) -> int | None:
    if not packing.setup.options.intermediate_scoring or not packing.pen.flag(given is not None):
        return None
    return packing.pen.number(given or 0, 5)


def _colonists(
    packing: Packing, kind: ColonistKind, houses: int, taken: set[int], given: list[PlaceId]
) -> list[PlaceId]:
    """On free routes of their kind, at the start or in cities with an own house (B5.3, B7.1)."""
    pen, board = packing.pen, packing.setup.board
    settled = houses | board.start_bit
    places = [n for n, route in enumerate(board.routes) if route.kind == kind and n not in taken]
    places += [n for n in range(board.first_city, board.first_space) if settled >> (n - board.first_city) & 1]
    places += range(board.first_space, len(board.place_ids))
    if pen.flag(not set(given) <= set(places), 63):
        places = list(range(len(board.place_ids)))
    count = pen.below(packing.setup.figures.colonists // 2 + 1, len(given))
    shares = pen.shares(count, len(places), [given.count(PlaceId(place)) for place in places])
    found = [PlaceId(place) for place, share in zip(places, shares, strict=True) for _ in range(share)]
    taken.update(found)
    return found


def _goods(packing: Packing, spaces: int, given: list[int]) -> list[int]:
    """What fits beside the colonists in reserve (B3.1), or more if something makes room for it; and fish."""
    pen, options = packing.pen, packing.setup.options
    kinds, total = SALT + options.salt, goods_total(given)
    if pen.flag(total > spaces, 15):
        counts = pen.shares(spaces + 1 + pen.number(total - spaces - 1, 1, 99), kinds, given[:kinds])
    else:
        counts = pen.shares(spaces, kinds + 1, [*given[:kinds], spaces - total])[:kinds]
    fish = pen.number(given[FISH], 1, 99) if options.fish else 0
    return [*counts, *[0] * (KINDS - 1 - kinds), fish]
