"""Building houses (B5.5 to B5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Frame, Offer
from concordia_game.engine.amendment import ANYTHING, SITES
from concordia_game.engine.cost import goods_short
from concordia_game.engine.events import HouseBuilt
from concordia_game.engine.goods import FISH
from concordia_game.engine.ids import CityId, Seat
from concordia_game.engine.kinds import Fields, Number, OneOf
from concordia_game.engine.moments import AT_ANY_TIME, AT_BUILDING
from concordia_game.engine.moves import BUILD, DONE, Build, Done, Move
from concordia_game.engine.payment import affordable, pay
from concordia_game.engine.reasons import Reason
from concordia_game.engine.things import FLAG, SEAT
from concordia_game.engine.turn import GameOver, trigger_end

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State

NO_LIMIT: Final = 99


@final
class BuildHouses(Offer):
    """Build houses in cities on a route that holds one of the player's colonists.

    `count` have been built, at most `most` may be, and if `must` is set, one has to be (F3.6).
    """

    __slots__ = ("count", "most", "must")

    fields: ClassVar[Fields] = {
        "seat": SEAT,
        "count": Number("count", 0, 15),
        "most": OneOf("count", (1, NO_LIMIT)),
        "must": FLAG,
    }
    prompt: ClassVar[str] = "build-houses"
    answers: ClassVar[tuple[type[Move], ...]] = (Done, Build)

    def __init__(self, seat: Seat, count: int, most: int, must: bool) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.most: Final = most
        self.must: Final = must

    def moves(self, state: State) -> list[Move]:
        """The building sites that the player can afford."""
        found: list[Move] = [DONE]
        if self.count == self.most:
            return found
        player = state.players[self.seat]
        for city in building_sites(state, player):
            if house_affordable(state, player, city):
                found.append(BUILD[city])
        if self.must and (len(found) > 1 or house_possible(state, self.seat, player.sestertii, 0)):
            return found[1:]
        return found

    def refusal(self, state: State, move: Move) -> Reason:
        """Why no house can be built in a city."""
        if not isinstance(move, Build):
            return super().refusal(state, move)
        if self.count == self.most:
            return Reason("no_house_left_to_build")
        return refuse_house(state, state.players[self.seat], move.city)

    def asked(self, state: State) -> Asked:
        """One house, or any number."""
        return "build-one-house" if self.most == 1 else "build-houses", {}

    def resolve(self, state: State, move: Move) -> None:
        """Build one house and ask again."""
        if move is DONE:
            state.pop()
            return
        assert isinstance(move, Build)
        state.replace(BuildHouses(self.seat, self.count + 1, self.most, must=False))
        build_house(state, self.seat, move.city)

    def moment(self) -> int:
        """Tiles may be used before the first house, never between two (S2.4)."""
        return AT_ANY_TIME | AT_BUILDING if self.count == 0 else 0


def building_sites(state: State, player: Player) -> list[CityId]:
    """Every city where the player may build now, whether affordable or not (B5.5, B5.7)."""
    sites: list[CityId] = []
    if player.house_count >= state.setup.figures.houses:
        return sites
    board = state.setup.board
    seen = player.houses | board.start_bit
    for places in (player.land, player.sea):
        for place in places:
            if place >= board.first_city:
                break
            route = board.routes[place]
            if not seen & board.bits[route.first]:
                seen |= board.bits[route.first]
                sites.append(route.first)
            if not seen & board.bits[route.second]:
                seen |= board.bits[route.second]
                sites.append(route.second)
    if amend.amended(state, player, SITES):
        sites.extend(board.cities_in(amend.extra_sites(state, player) & ~seen))
    return sites


def own_sites(state: State, player: Player) -> int:
    """The cities at the ends of routes that hold one of the player's colonists, as a mask."""
    board = state.setup.board
    mask = 0
    for place in player.land + player.sea:
        if place < board.first_city:
            mask |= board.bits[board.routes[place].first] | board.bits[board.routes[place].second]
    return mask


def house_affordable(state: State, player: Player, city: CityId) -> bool:
    """Whether the player can afford a house in a city."""
    price = amend.house_price(state, player, city)
    return price.money <= player.sestertii and affordable(player.goods, price.cost)


def can_build(state: State, player: Player) -> bool:
    """Whether the player can afford a house now."""
    return any([house_affordable(state, player, city) for city in building_sites(state, player)])


def house_possible(state: State, seat: Seat, money: int, fish: int) -> bool:
    """Whether a player with so much money, and fewer fish, could build, if need be after using tiles."""
    trial = state.child()
    player = trial.edit(seat)
    player.sestertii = money
    player.add(FISH, -fish)
    if can_build(trial, player):
        return True
    trial.agenda = Frame(BuildHouses(seat, 0, 1, must=False), Frame(GameOver(), None))
    return amend.leads_to_house(trial, seat)


def refuse_site(state: State, player: Player, city: CityId) -> Reason | None:
    """Why the player may not have a new house in a city, whoever pays (B5.7); None if one is allowed."""
    board = state.setup.board
    named: dict[str, int | str] = {"city": board.city_ids[city]}
    if city == board.start_city:
        return Reason("start_city", named)
    if player.houses & board.bits[city]:
        return Reason("own_house_here", named)
    if player.house_count >= state.setup.figures.houses:
        return Reason("no_houses_left")
    return None


def refuse_house(state: State, player: Player, city: CityId) -> Reason:
    """Why a house can't be built in a city now."""
    refused = refuse_site(state, player, city)
    if refused is not None:
        return refused
    if city not in building_sites(state, player):
        return Reason("not_adjacent", {"city": state.setup.board.city_ids[city]})
    price = amend.house_price(state, player, city)
    if price.money > player.sestertii:
        return Reason("money_short", {"have": player.sestertii, "need": price.money})
    return goods_short(player.goods, price.cost)


def build_house(state: State, seat: Seat, city: CityId) -> None:
    """Pay for a house and put it into a city; the player's last one triggers the end (B14.1)."""
    player = state.edit(seat)
    price = amend.house_price(state, player, city)
    if amend.amended(state, player, ANYTHING):
        further = not own_sites(state, player) & state.setup.board.bits[city]
        amend.house_built(state, seat, price, further)
    place_house(state, seat, city, price.money)
    state.spend(seat, price.money)
    pay(state, seat, price.cost)


def place_house(state: State, seat: Seat, city: CityId, money: int) -> None:
    """Put a house into a city."""
    player = state.edit(seat)
    built = state.built[:]
    built[city] += 1
    state.built = built
    player.houses |= state.setup.board.bits[city]
    player.house_count += 1
    state.tell(HouseBuilt(seat, city, money))
    if player.house_count == state.setup.figures.houses:
        trigger_end(state, seat)
