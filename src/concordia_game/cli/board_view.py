"""The position on the screen: players, display, provinces, colonists, and what the expansions add."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from concordia_game.cli.layout import packed
from concordia_game.cli.output import GOOD_STYLES, SEAT_STYLES
from concordia_game.cli.telling import prefect_title
from concordia_game.cli.words import (
    LETTERS,
    card_name,
    city_good,
    cost_list,
    goods_list,
    place_name,
    seat_word,
    sestertii,
)
from concordia_game.engine import amend
from concordia_game.engine.goods import FISH, GOODS, SALT
from concordia_game.engine.ids import KIND_NAMES, LAND, SEA, SPECTATOR, CityId, Good, ProvinceId, Seat
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room

WIDE = 100
"""From this width on, heads are written out, and display and colonists stand side by side."""

MARKER_WIDTH = 7


def show_board(console: Console, state: State, viewer: Seat) -> None:
    """The whole position; prices are those of the viewer, or of the first seat if nobody looks."""
    seat = state.setup.seats[max(viewer, 0)]
    console.print(player_table(state, seat, console.width >= WIDE))
    for part in (*_middle(console, state, seat), province_table(state, seat, console.width)):
        console.print(part)
    for line in expansion_lines(state):
        console.print(line)


def _middle(console: Console, state: State, seat: Seat) -> list[Table]:
    """Display and colonists, side by side where that saves lines."""
    display = display_table(state, seat)
    left = console.measure(display).maximum + 3
    colonists = colonist_table(state, console.width - left)
    if console.width < WIDE or colonists.row_count > display.row_count:
        return [display, colonist_table(state, console.width)]
    beside = Table.grid(padding=(0, 3, 0, 0))
    beside.add_row(display, colonists)
    return [beside]


def _table(*heads: str) -> Table:
    return Table(*heads, box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))


def seat_text(seat: Seat) -> Text:
    """A seat in its colour."""
    return Text(seat_word(seat), SEAT_STYLES[seat])


def _goods_in_play(state: State) -> list[Good]:
    kinds = list(ALL_GOODS)
    if state.setup.options.salt:
        kinds.append(SALT)
    if state.setup.options.fish:
        kinds.append(FISH)
    return kinds


def player_table(state: State, viewer: Seat, wide: bool) -> Table:
    """What everybody has; all of it is public (B2.1)."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2 if wide else 1, 0, 0))
    table.add_column("", no_wrap=True)
    kinds = _goods_in_play(state)
    pieces = ("colonists", "houses") if wide else ("col", "hs")
    for head in ("sest", *[GOODS[good] for good in kinds], "room", *pieces, "hand"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("top card" if wide else "top", no_wrap=True)
    for player in state.players:
        table.add_row(_name(state, player, viewer), *_figures(state, player, kinds), _top(state, player))
    return table


def _name(state: State, player: Player, viewer: Seat) -> Text:
    name = Text("> " if player.seat == state.active and not state.over else "  ")
    name.append_text(seat_text(player.seat))
    if player.seat == viewer:
        name.stylize("bold underline", 2)
    if player.seat == state.magnus:
        name.append(" PP" if state.setup.options.fish else " PM")
    if player.seat == state.concordia:
        name.append(" C")
    return name


def _figures(state: State, player: Player, kinds: list[Good]) -> list[Text]:
    goods = [_count(player.goods[good], GOOD_STYLES[good]) for good in kinds]
    rest = [room(state, player), player.colonists(), player.house_count, len(player.hand)]
    return [Text(str(player.sestertii)), *goods, *[Text(str(figure)) for figure in rest]]


def _count(count: int, style: str) -> Text:
    return Text(str(count), style) if count else Text("-", "dim")


def _top(state: State, player: Player) -> str:
    return state.setup.cards[player.discard[-1]].word.capitalize() if player.discard else "-"


def display_table(state: State, viewer: Seat) -> Table:
    """The cards for sale with their full prices; a Consul pays only what stands before the bar."""
    table = _table("", "display", "god", "price | surcharge")
    for column in table.columns:
        column.no_wrap = True
    player = state.players[viewer]
    if not state.display:
        table.add_row("", Text("all sold", "dim"))
    for space, kind in enumerate(state.display):
        if kind is None:
            table.add_row(str(space + 1), Text("sold", "dim"))
            continue
        card = state.setup.cards[kind]
        surcharge = amend.surcharge(state, player, space)
        price = cost_list(card.cost)
        if surcharge.total:
            price += f" | {cost_list(surcharge)}"
        table.add_row(str(space + 1), card_name(card), GODS[card.god].capitalize(), price)
    return table


def colonist_table(state: State, width: int) -> Table:
    """Where everybody's colonists stand, a row for each line."""
    table = _table("colonists", "on routes and in cities")
    room = width - len("colonists") - 2
    for player in state.players:
        name = seat_text(player.seat)
        for line in packed(_places(state, player), ", ", room).split("\n"):
            table.add_row(name, line)
            name = Text("")
    return table


def _places(state: State, player: Player) -> list[Text]:
    return [
        Text.assemble((f"{KIND_NAMES[kind]} ", "dim"), place_name(state.setup.board, place))
        for kind in (LAND, SEA)
        for place in player.places(kind)
    ]


def province_table(state: State, viewer: Seat, width: int) -> Table:
    """Markers, and cities with their good, the money for the next house, and the houses."""
    provinces = state.setup.board.provinces
    marks = ", ".join(LETTERS[: state.setup.players])
    marker = "fish" if state.setup.options.fish else "marker"
    table = _table("province", marker, f"cities: good, money for the next house, houses ({marks})")
    room = width - max(len(entry.name) for entry in provinces) - MARKER_WIDTH - 4
    for number, entry in enumerate(provinces):
        province = ProvinceId(number)
        cities = packed(_cities(state, province, viewer), " · ", room)
        table.add_row(entry.name, _marker(state, province), cities)
    return table


def _marker(state: State, province: ProvinceId) -> Text:
    side = state.setup.bonus.side(state, province)
    if isinstance(side, int):
        return _count(side, GOOD_STYLES[FISH])
    good = state.setup.markers[province]
    if good is None:
        return Text("-", "dim")
    if side == "coins":
        coins = state.setup.figures.marker_coins[good]
        return Text(f"{coins} coin{'s' if coins > 1 else ''}", "dim")
    return Text(GOODS[good], GOOD_STYLES[good])


def _cities(state: State, province: ProvinceId, viewer: Seat) -> list[Text]:
    board = state.setup.board
    return [_city(state, city, viewer) for city in board.cities_in(board.province_masks[province])]


def _city(state: State, city: CityId, viewer: Seat) -> Text:
    good = city_good(state.setup, city)
    bit = state.setup.board.bits[city]
    player = state.players[viewer]
    text = Text.assemble(state.setup.board.cities[city].name, (f" {GOODS[good]}", GOOD_STYLES[good]))
    if not player.houses & bit:
        text.append(f" {amend.house_price(state, player, city).money}")
    houses = [other.seat for other in state.players if other.houses & bit]
    for number, seat in enumerate(houses):
        text.append("" if number else " ")
        text.append(LETTERS[seat], f"bold {SEAT_STYLES[seat]}")
    return text


def expansion_lines(state: State) -> list[Text]:
    """The forum and the fish market, where they are in play."""
    lines = []
    if state.setup.options.forum:
        lines += _forum(state)
    if state.setup.options.fish:
        lines.append(_market(state))
    return lines


def _forum(state: State) -> list[Text]:
    tiles, thresholds = state.setup.tiles, state.setup.figures.tile_thresholds
    forum = forum_of(state)
    row = [f"{n + 1} {tiles[tile].name} (from {thresholds[n]} cards)" for n, tile in enumerate(forum.row)]
    held = Text("tiles held  ", "dim")
    for seat in state.setup.seats:
        if forum.held[seat]:
            held.append_text(seat_text(seat))
            held.append(f" {', '.join(tiles[tile].name for tile in forum.held[seat])}  ")
    lines = [Text.assemble(("forum  ", "dim"), ", ".join(row) or "empty")]
    return [*lines, held] if any(forum.held) else lines


def _market(state: State) -> Text:
    market, part = market_of(state.setup), market_part(state)
    text = Text("fish market  ", "dim")
    for space, coins in enumerate(part.coins):
        words = [offer.word for offer in market.offers if offer.space == space]
        text.append(f" · {'/'.join(words)}" if space else "/".join(words), "")
        text.append(f" +{coins}" if coins else "", "yellow")
        for seat in state.setup.seats:
            if part.markers[seat] == space:
                text.append(f" {LETTERS[seat]}", f"bold {SEAT_STYLES[seat]}")
    return text


def headline(state: State) -> str:
    """The game in one line."""
    options = state.setup.options
    extras = [name for name in ("salt", "forum", "auction", "fish") if getattr(options, name)]
    left = f"{len(state.setup.stack) - state.drawn} cards in the stack"
    return ", ".join(
        [state.setup.board.name, f"{options.players} players", *extras, f"turn {state.turn}", left]
    )


def holdings(state: State, seat: Seat) -> str:
    """What a seat can spend, in one line."""
    player = state.players[seat]
    free = room(state, player)
    return (
        f"{seat_word(seat)} has {sestertii(player.sestertii)}, {goods_list(player.goods)}; room for {free}."
    )


def legend(state: State) -> str:
    """What the marks on the board mean."""
    title = prefect_title(state.setup)
    mark = "".join(word[0] for word in title.split())
    return (
        f"On the board: > is to play, {mark} has the {title}, C the Concordia card; sest are sestertii, "
        "col colonists on the board, hs houses. A house costs brick + the city's good and the money shown; "
        "in a brick city food instead of both goods."
    )


def board_text(state: State) -> str:
    """The whole position as plain text, without colours: what `print(state)` shows."""
    page = StringIO()
    console = Console(file=page, width=WIDE, color_system=None, legacy_windows=False)
    show_board(console, state, SPECTATOR)
    return page.getvalue().rstrip("\n")
