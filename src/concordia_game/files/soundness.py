"""What holds for every position that a game can reach; a saved state that violates it is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from concordia_game.engine.agenda import Decision, Item
from concordia_game.engine.display import SPACES, BuyCards, Refill
from concordia_game.engine.goods import FISH, GOODS, SALT
from concordia_game.engine.ids import CHANCE, SEATS, CityId, Seat
from concordia_game.engine.modules import MODULES
from concordia_game.engine.movement import MoveColonists
from concordia_game.engine.payment import Pay, all_mixes
from concordia_game.engine.play import legal_moves
from concordia_game.engine.settling import settling_cities
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import Store
from concordia_game.engine.turn import BeginTurn, EndTurn, GameOver, last_seat
from concordia_game.files.errors import FileError

Fail = Callable[[str, str], FileError]
"""The error for a place: (place, problem)."""


def check_sound(state: State, fail: Fail) -> None:
    """Refuse what no game can lead to."""
    for player in state.players:
        _check_player(state, player, fail)
    _check_display(state, fail)
    _check_cards(state, fail)
    _check_modules(state, fail)
    _check_board(state, fail)
    _check_end(state, fail)
    _check_agenda(state, fail)


def _check_player(state: State, player: Player, fail: Fail) -> None:
    where = f"players[{player.seat}]"
    board, options = state.setup.board, state.setup.options
    for place in player.land + player.sea:
        city = place - board.first_city
        if 0 <= city < len(board.cities) and not _may_stand(state, player, CityId(city)):
            raise fail(
                f"{where}.colonists",
                f"{board.cities[city].id}: neither the start city nor a city with the player's house",
            )
    for good, in_play in ((SALT, options.salt), (FISH, bool(options.fish))):
        if player.goods[good] and not in_play:
            raise fail(f"{where}.goods", f"{GOODS[good]} is not in play")
    if player.hand != sorted(player.hand):
        raise fail(f"{where}.hand", "not in the order of the kinds")
    if player.interim is not None and not options.intermediate_scoring:
        raise fail(f"{where}.interim", "there is no intermediate scoring")


def _may_stand(state: State, player: Player, city: CityId) -> bool:
    modules = state.setup.modules
    return city in settling_cities(state, player) or any(m.stands(state, player, city) for m in modules)


def _check_display(state: State, fail: Fail) -> None:
    """The display is full while the stack lasts, with gaps only during a purchase (B1.4, B10.3)."""
    display, left = state.display, len(state.setup.stack) - state.drawn
    buying = any(isinstance(item, Refill) for item in state.items())
    buying = buying or any(module.keeps_gaps(state) for module in state.setup.modules)
    if len(display) > SPACES or (left and len(display) < SPACES):
        raise fail("display", f"{len(display)} spaces with {left} cards in the stack")
    if None in display and not buying:
        raise fail("display", "a gap while nobody is buying")


def _check_cards(state: State, fail: Fail) -> None:
    """No card is lost or duplicated."""
    setup = state.setup
    shown = [kind for kind in state.display if kind is not None]
    there = Counter(shown + setup.stack[state.drawn :])
    box = Counter(setup.stack)
    for player in state.players:
        held = Counter(player.hand + player.discard)
        first = Counter(setup.box.starting_hand(player.seat, setup.players))
        for kind, count in first.items():
            if held[kind] < count:
                raise fail(f"players[{player.seat}].hand", f"the starting {setup.cards[kind].id} is missing")
        there += held
        box += first
    for kind in sorted({*there, *box}):
        if there[kind] != box[kind]:
            raise fail("players", f"{there[kind]} instead of {box[kind]} cards {setup.cards[kind].id}")


def _check_modules(state: State, fail: Fail) -> None:
    """Each module checks what it adds."""
    for module in state.setup.modules:
        place, problem = module.fault(state)
        if problem:
            raise fail(place, problem)


def _check_board(state: State, fail: Fail) -> None:
    setup = state.setup
    for province, marker in enumerate(setup.markers):
        if state.coins & (1 << province) and (setup.bonus is not setup.box.bonus or marker is None):
            raise fail("coins", f"{setup.board.provinces[province].id} has no marker")
    if state.turn and state.active != (state.turn - 1) % setup.players:
        raise fail("turn", f"turn {state.turn} is not {SEATS[state.active]}'s")
    if state.magnus is None:
        raise fail("magnus", "somebody holds it")
    if state.magnus_used and setup.teams[state.magnus] != setup.teams[state.active]:
        raise fail("magnus_used", f"{SEATS[state.active]} does not hold it")


def _check_end(state: State, fail: Fail) -> None:
    """The last house or the last card brings the Concordia card at once (B14.1)."""
    houses = state.setup.figures.houses
    builders = [player.seat for player in state.players if player.house_count == houses]
    sold_out = state.drawn == len(state.setup.stack) and all(kind is None for kind in state.display)
    if state.concordia is None and (builders or sold_out):
        raise fail("concordia", "the end has been triggered")
    if state.concordia is not None and state.concordia not in builders and not sold_out:
        raise fail("concordia", f"nothing has triggered the end for {SEATS[state.concordia]}")


def _check_agenda(state: State, fail: Fail) -> None:
    """The plan of a turn is at the bottom, and the top item waits for an answer."""
    items = state.items()[::-1]
    for number, item in enumerate(items):
        _check_item(state, item, f"agenda[{number}]", fail)
    plan = [GameOver(), EndTurn(state.active) if state.turn else BeginTurn(state.setup.seats[0])]
    if len(items) == 1 and last_seat(state) != (state.active + 1) % state.setup.players:
        raise fail("agenda", "the game is not over")
    if len(items) > 1 and items[: len(plan)] != plan:
        raise fail("agenda", f"it does not begin with {plan}")
    if not state.turn and len(items) > len(plan) and not type(items[len(plan)]).before_first_turn:
        raise fail(f"agenda[{len(plan)}]", "not before the first turn")
    _check_order(items, fail)
    top = items[-1]
    if not isinstance(top, Decision):
        raise fail("agenda", "the top item asks nobody")
    if not top.enter(state.child()):
        raise fail(f"agenda[{len(items) - 1}]", "nothing is to be decided here")
    if len(items) > 1 and not legal_moves(state):
        raise fail(f"agenda[{len(items) - 1}]", "there is no answer")


def _check_order(items: list[Item], fail: Fail) -> None:
    """No seat has an item twice, but a movement may interrupt another; a purchase ends with a refill."""
    seen: Counter[tuple[str, int]] = Counter()
    for number, item in enumerate(items):
        kind = (type(item).__name__, getattr(item, "seat", CHANCE))
        seen[kind] += 1
        if seen[kind] > (2 if isinstance(item, MoveColonists) else 1):
            raise fail(f"agenda[{number}]", f"{kind[0]} is there already")
        if isinstance(item, BuyCards) and not isinstance(items[number - 1], Refill):
            raise fail(f"agenda[{number}]", "there is no refill below a purchase")
        if number > 1 and isinstance(item, BeginTurn | EndTurn):
            raise fail(f"agenda[{number}]", "two turns at once")


def _check_item(state: State, item: Item, place: str, fail: Fail) -> None:
    """An item must agree with the rest of the state."""
    seat: Seat = getattr(item, "seat", CHANCE)
    if not _in_play(state, item):
        raise fail(place, f"{type(item).__name__} is not in play")
    problem = item.fault(state)
    if problem:
        raise fail(place, problem)
    teams = state.setup.teams
    if state.turn and seat >= 0 and teams[seat] != teams[state.active] and not isinstance(item, Store):
        raise fail(place, f"it is {SEATS[state.active]}'s turn")
    if isinstance(item, Pay) and len(all_mixes(state.players[seat].goods, item.costs)) < 2:
        raise fail(place, "there is no choice of payment")
    if state.turn and type(item).before_first_turn:
        raise fail(place, "only before the first turn")


def _in_play(state: State, item: Item) -> bool:
    """Whether the module in whose folder the item stands is in play; those of the base game always are."""
    absent = {_folder(module) for module in MODULES} - {_folder(type(m)) for m in state.setup.modules}
    return _folder(type(item)) not in absent


def _folder(cls: type[object]) -> str:
    """The folder of a module: concordia_game.engine.modules.forum."""
    return ".".join(cls.__module__.split(".")[:4])
