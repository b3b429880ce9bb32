"""The position on the screen: players, display, provinces, colonists, and what the expansions add."""

from __future__ import annotations

from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from concordia_game.cli.layout import packed
from concordia_game.cli.output import GOOD_STYLES, SEAT_STYLES
from concordia_game.cli.words import about, city_good, cost_list, english, letter, prefect_mark, prefect_title
from concordia_game.engine import amend
from concordia_game.engine.goods import FISH, GOODS, SALT
from concordia_game.engine.ids import KIND_NAMES, LAND, SEA, SPECTATOR, CityId, Good, ProvinceId, Seat, TileId
from concordia_game.engine.modules.fish.kinds import market_of
from concordia_game.engine.modules.fish.part import market_part
from concordia_game.engine.modules.forum.part import forum_of
from concordia_game.engine.modules.teams.part import teams_of
from concordia_game.engine.production import ALL_GOODS
from concordia_game.engine.setup import GODS
from concordia_game.engine.state import Player, State
from concordia_game.engine.storehouse import room
from concordia_game.engine.things import goods_data
from concordia_game.games.standing import teams_of_seats
from concordia_game.i18n.sentences import Sentences

WIDE = 100
"""From this width on, heads are written out, and display and colonists stand side by side."""


def show_board(console: Console, words: Sentences, state: State, viewer: Seat) -> None:
    """The whole position; prices are those of the viewer, or of the first seat if nobody looks."""
    seat = state.setup.seats[max(viewer, 0)]
    console.print(_players(console, words, state, seat))
    for part in (*_middle(console, words, state, seat), province_table(words, state, seat, console.width)):
        console.print(part)
    for line in expansion_lines(words, state):
        console.print(line)


def _players(console: Console, words: Sentences, state: State, viewer: Seat) -> Table:
    """The table of players with its heads written out, if that fits."""
    table = player_table(words, state, viewer, wide=True)
    fits = console.width >= WIDE and console.measure(table).maximum <= console.width
    return table if fits else player_table(words, state, viewer, wide=False)


def _middle(console: Console, words: Sentences, state: State, seat: Seat) -> list[Table]:
    """Display and colonists, side by side where that saves lines."""
    display = display_table(words, state, seat)
    left = console.measure(display).maximum + 3
    colonists = colonist_table(words, state, console.width - left)
    if console.width < WIDE or colonists.row_count > display.row_count:
        return [display, colonist_table(words, state, console.width)]
    beside = Table.grid(padding=(0, 3, 0, 0))
    beside.add_row(display, colonists)
    return [beside]


def _table(*heads: str) -> Table:
    return Table(*heads, box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))


def seat_text(words: Sentences, seat: Seat) -> Text:
    """A seat in its colour."""
    return Text(words.seat(seat), SEAT_STYLES[seat])


def _goods_in_play(state: State) -> list[Good]:
    kinds = list(ALL_GOODS)
    if state.setup.options.salt:
        kinds.append(SALT)
    if state.setup.options.fish:
        kinds.append(FISH)
    return kinds


def player_table(words: Sentences, state: State, viewer: Seat, wide: bool) -> Table:
    """What everybody has; all of it is public (B2.1)."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2 if wide else 1, 0, 0))
    table.add_column("", no_wrap=True)
    kinds = _goods_in_play(state)
    for head in _heads(words, kinds, wide):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column(words.say("terminal-top" if wide else "terminal-top-short"), no_wrap=True)
    for player in state.players:
        name = _name(words, state, player, viewer)
        table.add_row(name, *_figures(state, player, kinds), _top(words, state, player))
    return table


def _heads(words: Sentences, kinds: list[Good], wide: bool) -> list[str]:
    """What the figures of a player count."""
    end = "" if wide else "-short"
    goods = [GOODS[good] for good in kinds]
    return [
        words.say("terminal-sestertii-short"),
        *[words.good(good) if wide else words.say(f"terminal-{good}-short") for good in goods],
        words.say("terminal-room"),
        words.say(f"terminal-colonists{end}"),
        words.say(f"terminal-houses{end}"),
        words.say("terminal-hand"),
    ]


def _name(words: Sentences, state: State, player: Player, viewer: Seat) -> Text:
    name = Text("> " if player.seat == state.active and not state.over else "  ")
    name.append_text(seat_text(words, player.seat))
    if player.seat == viewer:
        name.stylize("bold underline", 2)
    if player.seat == state.magnus:
        name.append(f" {prefect_mark(words, state.setup)}")
    if player.seat == state.concordia:
        name.append(" C")
    return name


def _figures(state: State, player: Player, kinds: list[Good]) -> list[Text]:
    goods = [_count(player.goods[good], GOOD_STYLES[good]) for good in kinds]
    rest = [room(state, player), player.colonists(), player.house_count, len(player.hand)]
    return [Text(str(player.sestertii)), *goods, *[Text(str(figure)) for figure in rest]]


def _count(count: int, style: str) -> Text:
    return Text(str(count), style) if count else Text("-", "dim")


def _top(words: Sentences, state: State, player: Player) -> str:
    """The card on the pile, without what tells it from its namesakes."""
    return words.card(state.setup.cards[player.discard[-1]].id).split(" (")[0] if player.discard else "-"


def display_table(words: Sentences, state: State, viewer: Seat) -> Table:
    """The cards for sale with their full prices; a Consul pays only what stands before the bar."""
    table = _table("", words.say("ui-display"), words.say("terminal-god"), words.say("terminal-price"))
    for column in table.columns:
        column.no_wrap = True
    player = state.players[viewer]
    if not state.display:
        table.add_row("", Text(words.say("terminal-all-sold"), "dim"))
    for space, kind in enumerate(state.display):
        if kind is None:
            table.add_row(str(space + 1), Text(words.say("terminal-sold"), "dim"))
            continue
        card = state.setup.cards[kind]
        surcharge = amend.surcharge(state, player, space)
        price = cost_list(words, card.cost)
        if surcharge.total:
            price += f" | {cost_list(words, surcharge)}"
        table.add_row(
            str(space + 1), words.card(card.id), ", ".join([words.god(GODS[god]) for god in card.gods]), price
        )
    return table


def colonist_table(words: Sentences, state: State, width: int) -> Table:
    """Where everybody's colonists stand, a row for each line."""
    head = words.say("terminal-colonists")
    table = _table(head, words.say("terminal-places"))
    room = width - max(map(cell_len, [head, *map(words.seat, state.setup.seats)])) - 2
    for player in state.players:
        name = seat_text(words, player.seat)
        for line in packed(_places(words, state, player), ", ", room).split("\n"):
            table.add_row(name, line)
            name = Text("")
    return table


def _places(words: Sentences, state: State, player: Player) -> list[Text]:
    board = state.setup.board
    return [
        Text.assemble(
            (f"{words.say(f'terminal-{KIND_NAMES[kind]}')} ", "dim"),
            words.place(board, board.place_ids[place]),
        )
        for kind in (LAND, SEA)
        for place in player.places(kind)
    ]


def province_table(words: Sentences, state: State, viewer: Seat, width: int) -> Table:
    """Markers, and cities with their good, the money for the next house, and the houses."""
    board = state.setup.board
    letters = ", ".join([letter(words, seat) for seat in state.setup.seats])
    marker = words.say("terminal-fish-short" if state.setup.options.fish else "terminal-marker")
    table = _table(words.say("terminal-province"), marker, words.say("terminal-cities", letters=letters))
    names = [words.province(board, id) for id in board.province_ids]
    markers = [_marker(words, state, ProvinceId(number)) for number in range(len(names))]
    left = max(map(cell_len, [words.say("terminal-province"), *names]))
    left += max(cell_len(marker), *[side.cell_len for side in markers])
    for number, name in enumerate(names):
        cities = packed(_cities(words, state, ProvinceId(number), viewer), " · ", width - left - 4)
        table.add_row(name, markers[number], cities)
    return table


def _marker(words: Sentences, state: State, province: ProvinceId) -> Text:
    side = state.setup.bonus.side(state, province)
    if isinstance(side, int):
        return _count(side, GOOD_STYLES[FISH])
    good = state.setup.markers[province]
    if good is None:
        return Text("-", "dim")
    if side == "coins":
        return Text(words.say("terminal-coins", count=state.setup.figures.marker_coins[good]), "dim")
    return Text(words.good(GOODS[good]), GOOD_STYLES[good])


def _cities(words: Sentences, state: State, province: ProvinceId, viewer: Seat) -> list[Text]:
    board = state.setup.board
    return [_city(words, state, city, viewer) for city in board.cities_in(board.province_masks[province])]


def _city(words: Sentences, state: State, city: CityId, viewer: Seat) -> Text:
    good = city_good(state.setup, city)
    bit = state.setup.board.bits[city]
    player = state.players[viewer]
    text = Text.assemble(
        state.setup.board.cities[city].name, (f" {words.good(GOODS[good])}", GOOD_STYLES[good])
    )
    if not player.houses & bit:
        text.append(f" {amend.house_price(state, player, city).money}")
    houses = [other.seat for other in state.players if other.houses & bit]
    for number, seat in enumerate(houses):
        text.append("" if number else " ")
        text.append(letter(words, seat), f"bold {SEAT_STYLES[seat]}")
    return text


def expansion_lines(words: Sentences, state: State) -> list[Text]:
    """Teams, the forum and the fish market, where they are in play."""
    lines = _teams(words, state)
    if state.setup.options.forum:
        lines += _forum(words, state)
    if state.setup.options.fish:
        lines.append(_market(words, state))
    return lines


def _teams(words: Sentences, state: State) -> list[Text]:
    """Who plays with whom, and what both carry out in this turn."""
    teams = teams_of_seats(state.setup)
    if not teams:
        return []
    line = Text(f"{words.say('ui-teams')}  ", "dim")
    for number, team in enumerate(teams):
        line.append(" · " if number else "")
        line.append_text(Text(" + ").join([seat_text(words, seat) for seat in team]))
    cards = "" if state.over else turn_cards(words, state)
    return [line, Text.assemble((f"{words.say('ui-turn-cards')}  ", "dim"), cards)] if cards else [line]


def turn_cards(words: Sentences, state: State) -> str:
    """The card that both partners carry out, and the one that the partner carries out alone."""
    part, partner = teams_of(state), state.setup.partners[state.active]
    assert partner is not None
    found = []
    if part.card is not None:
        role = None if part.role is None else state.setup.box.role_ids[part.role]
        name = words.card(state.setup.cards[part.card].id)
        found.append(f"{name} ({words.card(role)})" if role else name)
    if part.alone is not None:
        found.append(about(words, words.seat(partner), words.card(state.setup.cards[part.alone].id)))
    return " · ".join(found)


def _forum(words: Sentences, state: State) -> list[Text]:
    thresholds = state.setup.figures.tile_thresholds
    forum = forum_of(state)
    row = [
        f"{n + 1} {_tile(words, state, tile)} ({words.say('ui-forum-from', count=thresholds[n])})"
        for n, tile in enumerate(forum.row)
    ]
    held = Text(f"{words.say('terminal-tiles-held')}  ", "dim")
    for seat in state.setup.seats:
        if forum.held[seat]:
            held.append_text(seat_text(words, seat))
            held.append(f" {', '.join([_tile(words, state, tile) for tile in forum.held[seat]])}  ")
    forum_row = ", ".join(row) or words.say("terminal-empty")
    lines = [Text.assemble((f"{words.say('ui-forum')}  ", "dim"), forum_row)]
    return [*lines, held] if any(forum.held) else lines


def _tile(words: Sentences, state: State, tile: TileId) -> str:
    return words.tile(state.setup, state.setup.tiles[tile].id)


def _market(words: Sentences, state: State) -> Text:
    market, part = market_of(state.setup), market_part(state)
    text = Text(f"{words.say('ui-fish-market')}  ", "dim")
    for space, coins in enumerate(part.coins):
        offers = "/".join([words.stall(offer.word) for offer in market.offers if offer.space == space])
        text.append(f" · {offers}" if space else offers, "")
        text.append(f" +{coins}" if coins else "", "yellow")
        for seat in state.setup.seats:
            if part.markers[seat] == space:
                text.append(f" {letter(words, seat)}", f"bold {SEAT_STYLES[seat]}")
    return text


def headline(words: Sentences, state: State) -> str:
    """The game in one line."""
    options = state.setup.options
    extras = [
        words.option(name)
        for name in ("salt", "forum", "auction", "own_tiles", "fish", "venus", "teams")
        if getattr(options, name)
    ]
    return ", ".join(
        [
            state.setup.board.name,
            words.say("ui-player-count", count=options.players),
            *extras,
            words.say("terminal-turn", turn=state.turn),
            words.say("terminal-stack", count=len(state.setup.stack) - state.drawn),
        ]
    )


def holdings(words: Sentences, state: State, seat: Seat) -> str:
    """What a seat can spend, in one line."""
    player = state.players[seat]
    owned = [words.sestertii(player.sestertii), words.goods(goods_data(player.goods))]
    held = ", ".join([part for part in owned if part])
    return words.say("terminal-holdings", seat=words.seat(seat), holdings=held, room=room(state, player))


def legend(words: Sentences, state: State) -> str:
    """What the marks on the board mean."""
    mark, card = prefect_mark(words, state.setup), prefect_title(words, state.setup)
    return words.say("terminal-legend", mark=mark, card=card)


def board_text(state: State) -> str:
    """The whole position as plain text, without colours: what `print(state)` shows."""
    page = StringIO()
    console = Console(file=page, width=WIDE, color_system=None, legacy_windows=False)
    show_board(console, english(), state, SPECTATOR)
    return page.getvalue().rstrip("\n")
