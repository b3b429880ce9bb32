"""Saved states that are well-formed but that no game can reach: refused, with the place of the fault."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from concordia_game.files.errors import FileError
from concordia_game.files.position import state_data
from concordia_game.files.reading import state_from
from concordia_game.games.game import Game

Change = Callable[[dict[str, Any]], object]


def after(*moves: str, **options: Any) -> dict[str, Any]:
    """The position after these moves, as plain data."""
    game = Game.new(**{"map": "italia", "players": 2, "seed": 7, **options})
    for move in moves:
        game.play(move)
    return state_data(game.state)


START = after()
ARCHITECT = after("architect", "move sea roma > olbia-roma")
BUYING = after("senator")
SENATOR = after("senator", "take 1")
PAYING = after("senator", "take 2")
DEALT = after(forum=True)
FORUM = after("keep cornelius_scipio", "keep aulus_arcadius", forum=True)
AUCTION = after("bid titus_valerius 3", auction=True)
FISH = after(map="balearica", fish="coast")
POSITIONS = [START, ARCHITECT, BUYING, SENATOR, PAYING, DEALT, FORUM, AUCTION, FISH]


def put(*way: Any, value: Any) -> Change:
    """Write a value at the end of a path into the data."""

    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        data[way[-1]] = value

    return change


def top(**fields: Any) -> Change:
    """Replace the top item of the agenda."""
    return lambda data: data["agenda"].append(fields)


def no_start_card(data: dict[str, Any]) -> None:
    data["players"][0]["hand"][0] = data["players"][1]["hand"][1]


def red(field: str, value: Any) -> Change:
    """Change one of red's fields."""
    return put("players", 0, field, value=value)


def both(first: Change, second: Change) -> Change:
    """Two changes."""
    return lambda data: (first(data), second(data))


def held_by_red(data: dict[str, Any]) -> list[str]:
    tiles: list[str] = data["modules"]["forum"]["held"]["red"]
    return tiles


def part(*way: Any, value: Any) -> Change:
    """Change something in what a module adds."""
    return put("modules", *way, value=value)


STORE = {"brick": 9, "food": 9, "wine": 9}

CASES: dict[str, tuple[dict[str, Any], Change, str, str]] = {
    "missing field": (START, lambda data: data.pop("turn"), "turn", "it is missing"),
    "missing field of a seat": (
        START,
        lambda data: data["players"][1].pop("interim"),
        "players[1].interim",
        "it is missing",
    ),
    "field that nobody reads": (START, red("hat", 1), "players[0].hat", "not as a state is written"),
    "not a table": (START, put("players", 0, value=3), "players[0]", "is not a table"),
    "not a list": (START, put("display", value={}), "display", "is not a list"),
    "house in the start city": (
        START,
        red("houses", ["roma"]),
        "players[0].houses",
        "never in the start city",
    ),
    "four land colonists": (
        START,
        red("colonists", ["land @roma"] * 4),
        "players[0].colonists",
        "only 3 of a kind",
    ),
    "colonist nowhere": (
        START,
        red("colonists", ["land @mars"]),
        "players[0].colonists",
        "no land place '@mars'",
    ),
    "ship on land": (
        START,
        red("colonists", ["sea @verona"]),
        "players[0].colonists",
        "verona: no route of its kind",
    ),
    "colonist in a foreign city": (
        START,
        red("colonists", ["sea @aquileia"]),
        "players[0].colonists",
        "aquileia: neither the start city nor a city with the player's house",
    ),
    "land colonist at sea": (
        FISH,
        red("colonists", ["land @ship_west"]),
        "players[0].colonists",
        "ship_west: no route of its kind",
    ),
    "two on a route": (
        START,
        lambda data: [entry.update(colonists=["land cosa-roma"]) for entry in data["players"]],
        "players[1].colonists",
        "cosa-roma: two colonists on a route",
    ),
    "full storehouse": (
        START,
        red("goods", {"brick": 9}),
        "players[0].goods",
        "1 more than the storehouse holds",
    ),
    "salt": (START, red("goods", {"salt": 1}), "players[0].goods", "salt is not in play"),
    "fish": (START, red("goods", {"fish": 1}), "players[0].goods", "fish is not in play"),
    "unknown good": (START, red("goods", {"gold": 1}), "players[0].goods.gold", "there is no such good"),
    "marker": (FISH, part("fish", "markers", "red", value="forge"), "modules.fish.markers", "'forge' is not"),
    "bid": (AUCTION, part("auction", "bids", "red", value=31), "modules.auction.bids", "can't be"),
    "interim": (START, red("interim", 3), "players[0].interim", "there is no intermediate scoring"),
    "doubled card": (
        START,
        lambda data: data["players"][0]["hand"].insert(0, "tribune"),
        "players",
        "3 instead of 2 cards tribune",
    ),
    "card of the start missing": (START, no_start_card, "players[0].hand", "the starting tribune is missing"),
    "hand in another order": (
        START,
        lambda data: data["players"][0]["hand"].reverse(),
        "players[0].hand",
        "not in the order of the kinds",
    ),
    "empty display": (START, put("display", value=[]), "display", "0 spaces with 8 cards in the stack"),
    "gap": (START, put("display", 2, value=None), "display", "a gap while nobody is buying"),
    "sold out": (
        START,
        lambda data: data.update(drawn=15, display=[]),
        "players",
        "instead of",
    ),
    "concordia": (START, put("concordia", value="red"), "concordia", "nothing has triggered the end for red"),
    "nobody holds the PM": (START, put("magnus", value=None), "magnus", "somebody holds it"),
    "PM used by another": (START, put("magnus_used", value=True), "magnus_used", "red does not hold it"),
    "turn of another": (START, put("turn", value=2), "turn", "turn 2 is not red's"),
    "stack of another deck": (
        START,
        lambda data: data["setup"]["stack"].reverse(),
        "setup.stack",
        "its cards from deck 1 are not those of the deck",
    ),
    "seed": (START, put("setup", "seed", value="7"), "setup.seed", "is not a whole number"),
    "forum not in play": (
        START,
        put("modules", "forum", value=FORUM["modules"]["forum"]),
        "modules.forum",
        "not as a state is written",
    ),
    "forum missing": (FORUM, lambda data: data["modules"].pop("forum"), "modules.forum", "it is missing"),
    "coins": (FISH, put("coins", value=["cyan"]), "coins", "cyan has no marker"),
    "market coins": (FISH, part("fish", "coins", value={}), "modules.fish.coins", "one entry for each of"),
    "fish of a province": (
        FISH,
        lambda data: data["modules"]["fish"]["fish"].popitem(),
        "modules.fish.fish",
        "one entry for each of",
    ),
    "three fish": (FISH, part("fish", "fish", "cyan", value=3), "modules.fish.fish", "can't be"),
    "tile twice": (
        FORUM,
        part("forum", "row", 0, value="aulus_arcadius"),
        "modules.forum",
        "aulus_arcadius is in 2 places",
    ),
    "tile lost": (
        FORUM,
        lambda data: data["modules"]["forum"]["stack"].pop(),
        "modules.forum",
        "26 tiles instead of 27",
    ),
    "unknown tile": (FORUM, part("forum", "row", 0, value="nemo"), "modules.forum.row", "'nemo' is not one"),
    "long row": (
        FORUM,
        lambda data: data["modules"]["forum"]["row"].append(data["modules"]["forum"]["stack"].pop()),
        "modules.forum.row",
        "more than 4 tiles",
    ),
    "tiles in another order": (
        FORUM,
        lambda data: data["modules"]["forum"]["held"]["red"].append(data["modules"]["forum"]["stack"].pop()),
        "modules.forum.held.red",
        "not in the order of the tiles",
    ),
    "new stack before its time": (
        FORUM,
        lambda data: data["modules"]["forum"]["renewed"].append(data["modules"]["forum"]["stack"].pop()),
        "modules.forum.renewed",
        "none while the dealt stack lasts",
    ),
    "another pair": (
        DEALT,
        put("agenda", -1, "first", value=DEALT["setup"]["patricians"][-1]),
        f"agenda[{len(DEALT['agenda']) - 1}]",
        "not the patricians that were dealt",
    ),
    "draw for a full row": (
        FORUM,
        top(item="DrawTile", seat="chance"),
        f"agenda[{len(FORUM['agenda'])}]",
        "full",
    ),
    "patrician lost": (
        FORUM,
        lambda data: data["setup"]["patricians"].pop(),
        "setup.patricians",
        "not the patricians among the tiles",
    ),
    "citizen among the patricians": (
        FORUM,
        put("setup", "patricians", 0, value="julius"),
        "setup.patricians",
        "can't be",
    ),
    "tile of another used": (
        FORUM,
        part("forum", "used", value=["aulus_arcadius"]),
        "modules.forum.used",
        "can't have used",
    ),
    "empty agenda": (START, put("agenda", value=[]), "agenda", "it is empty"),
    "unknown item": (START, top(item="Rest"), "agenda[3].item", "there is no 'Rest'"),
    "seat not in the game": (
        START,
        put("agenda", 2, "seat", value="blue"),
        "agenda[2].seat",
        "'blue' is not",
    ),
    "seat out of turn": (START, put("agenda", 2, "seat", value="green"), "agenda[2]", "it is red's turn"),
    "asked twice": (START, top(item="ChooseCard", seat="red"), "agenda[3]", "ChooseCard is there already"),
    "two turns": (START, top(item="EndTurn", seat="green"), "agenda[3]", "it is red's turn"),
    "nobody asked": (START, top(item="Refill"), "agenda", "the top item asks nobody"),
    "over too early": (
        START,
        lambda data: data.update(agenda=data["agenda"][:1]),
        "agenda",
        "the game is not over",
    ),
    "no turn": (START, lambda data: data["agenda"].pop(1), "agenda", "it does not begin with"),
    "negative count": (SENATOR, put("agenda", -1, "count", value=-5), "agenda[3].count", "-5 can't be"),
    "purchase without refill": (BUYING, lambda data: data["agenda"].pop(2), "agenda[2]", "below a purchase"),
    "steps": (ARCHITECT, put("agenda", -1, "steps", value=50), "agenda[3].steps", "50 can't be"),
    "no step left": (ARCHITECT, put("agenda", -1, "steps", value=0), "agenda[3]", "nothing is to be decided"),
    "payment without choice": (
        PAYING,
        put("agenda", -1, "costs", value=[["wine"]]),
        "agenda[4]",
        "there is no choice of payment",
    ),
    "endless receipt": (
        START,
        top(item="Store", seat="red", offered=STORE, goods=STORE),
        "agenda[3].offered",
        "can't be",
    ),
    "more than was offered": (
        START,
        top(item="Store", seat="red", offered={}, goods={"wine": 3, "cloth": 3}),
        "agenda[3]",
        "more goods than were offered",
    ),
    "exchange of what is not there": (
        START,
        lambda data: (
            red("goods", {})(data),
            top(item="ChooseGood", seat="red", goods=["food"], given="brick")(data),
        ),
        "agenda[3]",
        "the good to be exchanged is not there",
    ),
    "colonist that can't be paid": (
        FORUM,
        top(item="SettleForMoney", seat="red", price=9),
        "agenda[4]",
        "the player can't pay for it",
    ),
    "free house on an own one": (
        FORUM,
        lambda data: (
            red("houses", ["verona"])(data),
            top(item="FreeHouse", seat="red", cities=["verona"])(data),
        ),
        "agenda[4]",
        "the player already has a house there",
    ),
    "forum opened later": (FORUM, top(item="OpenForum"), "agenda[4]", "only before the first turn"),
    "pair dealt twice": (
        DEALT,
        lambda data: data["agenda"][-1].update(first=data["agenda"][-2]["first"]),
        "modules.forum",
        "is in 2 places",
    ),
    "tile not on offer": (
        AUCTION,
        lambda data: data["agenda"][-1].update(
            offers=[tile for tile in data["agenda"][-1]["offers"] if tile != data["agenda"][-1]["tile"]]
        ),
        "agenda[3]",
        "the tile is not on offer",
    ),
    "leader asked": (AUCTION, put("agenda", -1, "leader", value="green"), "agenda[3]", "two of the bidders"),
}


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_the_positions_themselves_are_read(number: int) -> None:
    assert state_data(state_from(POSITIONS[number])) == POSITIONS[number]


@pytest.mark.parametrize("case", CASES)
def test_what_no_game_can_lead_to_is_refused_with_its_place(case: str) -> None:
    data, change, place, problem = CASES[case]
    broken = deepcopy(data)
    change(broken)
    with pytest.raises(FileError) as refused:
        state_from(broken, "my.json")
    assert refused.value.place.startswith(place)
    assert problem in refused.value.problem
    assert str(refused.value).startswith("my.json: ")
    assert "damaged" not in refused.value.problem
