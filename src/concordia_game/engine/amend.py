"""Every figure that a module may change; the rules ask for each by name.

Each function folds over the modules in play that change figures; the forum in turn asks its tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordia_game.engine.amendment import HousePrice
from concordia_game.engine.board import MOST_STEPS
from concordia_game.engine.goods import TRADED
from concordia_game.engine.ids import CityId, Good, Seat

if TYPE_CHECKING:
    from concordia_game.engine.cost import Cost
    from concordia_game.engine.state import Player, State


def amended(state: State, player: Player, points: int) -> bool:
    """Whether these amendment points may change figures for a player; if not, the printed ones hold."""
    for module in state.setup.amending:  # noqa: SIM110  a generator would cost what this saves
        if module.amended(state, player, points):
            return True
    return False


def extra_steps(state: State, player: Player, steps: int) -> int:
    """Steps of an Architect or of the house stall, including any extra ones."""
    for module in state.setup.amending:
        steps = module.steps(state, player, steps)
    return min(steps, MOST_STEPS)


def steps(state: State, player: Player) -> int:
    """Steps of an Architect: one for each colonist on the board (B5.1)."""
    return extra_steps(state, player, player.colonists())


def spaces(state: State, player: Player) -> int:
    """Spaces of a storehouse (B3.1)."""
    count = state.setup.figures.spaces
    for module in state.setup.amending:
        count = module.spaces(state, player, count)
    return count


def house_price(state: State, player: Player, city: CityId) -> HousePrice:
    """Money and goods for one more house in a city (B5.6)."""
    price = HousePrice(state.house_money(city), state.setup.house_goods[city])
    for module in state.setup.amending:
        module.house_price(state, player, city, price)
    return price


def extra_sites(state: State, player: Player) -> int:
    """Further building sites, as a mask of cities."""
    mask = 0
    for module in state.setup.amending:
        mask |= module.sites(state, player)
    return mask


def house_built(state: State, seat: Seat, price: HousePrice, further: bool) -> None:
    """Tell the modules that a house was built at a price, perhaps on a further site."""
    for module in state.setup.amending:
        module.house_built(state, seat, price, further)


def surcharge(state: State, player: Player, space: int) -> Cost:
    """Goods printed under a display space, counted from 0 (B10.1)."""
    cost = state.setup.surcharges[space]
    for module in state.setup.amending:
        cost = module.surcharge(state, player, cost)
    return cost


def trade_kinds(state: State, player: Player, kinds: int) -> int:
    """How many kinds of goods may be traded (B8.2, F3.6)."""
    for module in state.setup.amending:
        kinds = module.trade_kinds(state, player, kinds)
    return min(kinds, TRADED)


def sale_price(state: State, player: Player, good: Good, count: int) -> int:
    """Money for goods sold (B8.2)."""
    price = state.setup.figures.prices[good] * count
    for module in state.setup.amending:
        price = module.sale_price(state, player, good, count, price)
    return price


def purchase_price(state: State, player: Player, good: Good, count: int) -> int:
    """Money for goods bought in a trade (B8.2)."""
    price = state.setup.figures.prices[good] * count
    for module in state.setup.amending:
        price = module.purchase_price(state, player, good, count, price)
    return price


def purchased(state: State, seat: Seat, good: Good) -> None:
    """Tell the modules that a kind of good was bought."""
    for module in state.setup.amending:
        module.purchased(state, seat, good)


def cash(state: State, player: Player, cash: int) -> int:
    """Sestertii that a Mercator or the trade stall brings (B8.1, F3.6)."""
    for module in state.setup.amending:
        cash = module.cash(state, player, cash)
    return cash


def cards(state: State, player: Player, surcharged: bool, count: int) -> int:
    """How many cards may be bought with a Senator or, without surcharges, with a Consul (B10.1, B10.2)."""
    for module in state.setup.amending:
        count = module.cards(state, player, surcharged, count)
    return count


def copies_display(state: State, player: Player) -> bool:
    """Whether a Diplomat may copy the display (S2.6)."""
    for module in state.setup.amending:  # noqa: SIM110
        if module.copies_display(state, player):
            return True
    return False


def prefect_copies(state: State, player: Player) -> bool:
    """Whether a Prefect may be used as a Diplomat (S2.6)."""
    for module in state.setup.amending:  # noqa: SIM110
        if module.prefect_copies(state, player):
            return True
    return False


def catches_fish(state: State, player: Player) -> bool:
    """Whether something the player has can bring fish (F4.2)."""
    for module in state.setup.amending:  # noqa: SIM110
        if module.catches_fish(state, player):
            return True
    return False


def replaces_bonus(state: State, player: Player) -> bool:
    """Whether something the player has may replace the bonus of a province (S5.2)."""
    for module in state.setup.amending:  # noqa: SIM110
        if module.replaces_bonus(state, player):
            return True
    return False


def produced(state: State, seat: Seat, coins: int) -> None:
    """Tell the modules that a seat made a province produce."""
    for module in state.setup.amending:
        module.produced(state, seat, coins)


def leads_to_house(state: State, seat: Seat) -> bool:
    """Whether something that a seat may use while it builds makes a house possible (F3.6)."""
    for module in state.setup.amending:  # noqa: SIM110
        if module.leads_to_house(state, seat):
            return True
    return False


def points(state: State, player: Player) -> int:
    """Points that come from no god: those of tiles, less a bid (S2.6, S3.1)."""
    total = 0
    for module in state.setup.modules:
        total += module.points(state, player)
    return total
