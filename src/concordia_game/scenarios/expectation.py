"""What a scenario expects, compared with the outcome."""

from __future__ import annotations

from collections import Counter
from typing import Any

from concordia_game.engine.goods import FISH, GOODS
from concordia_game.engine.ids import SEATS, Seat
from concordia_game.engine.modules.fish.part import marker_name, market_part
from concordia_game.engine.modules.forum.part import forum_of, tiles_of
from concordia_game.engine.scoring import score, team_totals, winner
from concordia_game.engine.state import State
from concordia_game.engine.things import goods_data
from concordia_game.files.errors import FileError
from concordia_game.files.position import player_data, seat_name
from concordia_game.notation.texts import legal_texts
from concordia_game.scenarios.staging import SEAT_KEYS, card_kinds, check_keys, stall_space

EXPECT_KEYS = {
    "active",
    "asked",
    "teams",
    "legal",
    "illegal",
    "events",
    "winner",
    "display",
    "provinces",
    "market",
    "forum",
    *SEATS,
}


def differences(state: State, expect: dict[str, Any], events: list[str], file: str) -> list[str]:
    """A line for everything that is not as expected."""
    check_keys(file, "expect", expect, EXPECT_KEYS)
    found = _asked(state, expect)
    texts = legal_texts(state)
    found += [f"'{text}' is not legal" for text in expect.get("legal", []) if _words(text) not in texts]
    found += [f"'{text}' is legal" for text in expect.get("illegal", []) if _words(text) in texts]
    found += [f"no event {name}" for name in expect.get("events", []) if name not in events]
    found += _display(state, expect.get("display", {}), file)
    found += _provinces(state, expect.get("provinces", {}), file)
    found += _market(state, expect.get("market", {}), file)
    if "forum" in expect:
        row = [state.setup.tiles[tile].id for tile in forum_of(state).row]
        found += [] if row == expect["forum"] else [f"forum: {row}, not {expect['forum']}"]
    for absent in SEATS[state.setup.players :]:
        if absent in expect:
            raise FileError(file, f"expect.{absent}", f"there are only {state.setup.players} players")
    found += _teams(state, expect.get("teams", {}), file)
    for seat in state.setup.seats:
        found += _seat(state, seat, expect.get(SEATS[seat], {}), file)
    return found


def _words(text: str) -> str:
    return " ".join(text.split())


def _asked(state: State, expect: dict[str, Any]) -> list[str]:
    asked = seat_name(state.decision.seat)
    found = []
    for key in ("active", "asked"):
        if key in expect and expect[key] != asked:
            found.append(f"{key}: {asked} is asked, not {expect[key]}")
    if "winner" in expect:
        won = SEATS[winner(state)] if state.over else None
        if won != expect["winner"]:
            found.append(f"winner: {won}, not {expect['winner']}")
    return found


def _display(state: State, expect: dict[str, Any], file: str) -> list[str]:
    check_keys(file, "expect.display", expect, {"cards", "stack_size"})
    found = []
    if "cards" in expect:
        wanted = card_kinds(state.setup, file, "expect.display.cards", expect["cards"], for_sale=True)
        if wanted != state.display:
            shown = [state.setup.cards[kind].id if kind is not None else "-" for kind in state.display]
            found.append(f"display: {shown}, not {expect['cards']}")
    if "stack_size" in expect:
        size = len(state.setup.stack) - state.drawn
        if size != expect["stack_size"]:
            found.append(f"stack_size: {size}, not {expect['stack_size']}")
    return found


def _provinces(state: State, expect: dict[str, Any], file: str) -> list[str]:
    found = []
    for id, side in expect.items():
        province = state.setup.board.province_number(id)
        if province is None:
            raise FileError(file, f"expect.provinces.{id}", "there is no such province")
        shown = state.setup.bonus.side(state, province)
        if shown != side:
            found.append(f"{id}: {shown}, not {side}")
    return found


def _market(state: State, expect: dict[str, Any], file: str) -> list[str]:
    check_keys(file, "expect.market", expect, {"coins"})
    if "coins" not in expect:
        return []
    coins = list(market_part(state).coins) if state.setup.options.fish else []
    wanted = [0] * len(coins)
    for stall, count in expect["coins"].items():
        wanted[stall_space(state.setup, file, "expect.market.coins", stall)] = count
    return [] if wanted == coins else [f"market coins: {coins}, not {wanted}"]


def _teams(state: State, expect: dict[str, Any], file: str) -> list[str]:
    """Each team's points, under the first partner's colour (V3)."""
    firsts = SEATS[: len(team_totals(state))] if state.setup.options.teams else ()
    check_keys(file, "expect.teams", expect, set(firsts))
    totals = dict(zip(firsts, team_totals(state), strict=False))
    differ = [seat for seat, wanted in expect.items() if totals[seat] != wanted]
    return [f"team {seat}: {totals[seat]}, not {expect[seat]}" for seat in differ]


def _seat(state: State, seat: Seat, expect: dict[str, Any], file: str) -> list[str]:
    check_keys(file, f"expect.{SEATS[seat]}", expect, {*SEAT_KEYS, "score"})
    data = {**player_data(state.setup, state.players[seat]), "magnus": state.magnus == seat}
    data["goods"] = goods_data(state.players[seat].goods[: len(GOODS) - 1])
    data["fish"] = state.players[seat].goods[FISH]
    data["tiles"] = [state.setup.tiles[tile].id for tile in tiles_of(state, seat)]
    data["marker"] = marker_name(state, seat)
    points = score(state, seat).by_name()
    found = []
    for key, wanted in expect.items():
        if key == "score":
            found += [
                f"{SEATS[seat]} {god}: {points.get(god)}, not {value}"
                for god, value in wanted.items()
                if points.get(god) != value
            ]
        elif key == "marker":
            space = stall_space(state.setup, file, f"expect.{SEATS[seat]}.marker", wanted)
            if market_part(state).markers[seat] != space:
                found.append(f"{SEATS[seat]} marker: {data[key]}, not {wanted}")
        elif not _alike(key, data[key], wanted):
            found.append(f"{SEATS[seat]} {key}: {data[key]}, not {wanted}")
    return found


def _alike(key: str, found: Any, wanted: Any) -> bool:
    if key in ("hand", "colonists", "houses", "tiles"):
        return Counter(found) == Counter(wanted)
    if key == "goods":
        return bool(found == {good: count for good, count in wanted.items() if count})
    return bool(found == wanted)
