"""Board files of users: they load, and a damaged one is refused with file, place and remedy."""

from __future__ import annotations

import json
import pickle
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from concordia.data.board_problems import Problem
from concordia.data.boards import BoardFileError, board_ids, load_board, load_geography

Values = dict[str, Any]
Damage = Callable[[Values], None]

TEXTS = {id: files("concordia.data").joinpath("maps", f"{id}.toml").read_text("utf-8") for id in board_ids()}


def toml(value: object) -> str:
    """A value as TOML, which is JSON but for tables."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return repr(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def write(path: Path, board: Values) -> Path:
    """Write a board file and return its path."""
    text = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in board.items())
    path.write_text(text, "utf-8")
    return path


def problems_of(source: str | Path, tokens: dict[str, int] | None = None) -> list[str]:
    """The lines of the error, each of which begins with the name of the file."""
    with pytest.raises(BoardFileError) as caught:
        load_board(source, tokens)
    lines = str(caught.value).splitlines()
    assert lines == [f"{source}: {problem}" for problem in caught.value.problems]
    return [line.removeprefix(f"{source}: ") for line in lines]


def find(holder: Any, path: str) -> tuple[Any, Any]:
    """The list or table that holds a value, and its key there: "city.roma.lat", "routes.land.0"."""
    *parents, last = path.split(".")
    for part in parents:
        holder = holder[key_of(holder, part)]
    return holder, key_of(holder, last)


def key_of(holder: Any, part: str) -> Any:
    """A key of a table, the number of an item, or the number of the table with that id."""
    if isinstance(holder, dict):
        return part
    return int(part) if part.isdigit() else [row["id"] for row in holder].index(part)


def put(path: str, value: object) -> Damage:
    """Damage that changes or adds a value."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        holder[key] = value

    return damage


def drop(path: str) -> Damage:
    """Damage that takes a value out."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        del holder[key]

    return damage


def add(path: str, *values: object) -> Damage:
    """Damage that appends to a list."""

    def damage(board: Values) -> None:
        holder, key = find(board, path)
        holder[key].extend(values)

    return damage


def every(*damages: Damage) -> Damage:
    """Several damages, one after the other."""

    def damage(board: Values) -> None:
        for each in damages:
            each(board)

    return damage


def isolate(city: str) -> Damage:
    """Damage that takes away every route of a city."""

    def damage(board: Values) -> None:
        for kind, lines in board["routes"].items():
            board["routes"][kind] = [line for line in lines if city not in line]

    return damage


def towns(count: int) -> list[Values]:
    """Cities in a row in the north of Italia."""
    form = {"province": "venetia", "letter": "A", "lat": 46.9}
    return [form | {"id": f"town_{n}", "name": f"Town {n}", "lon": 8 + n / 10} for n in range(count)]


ANCONA = "[routes] land 2: ancona-ravenna"
COSA = "[[city]] 12: cosa"
WEST = "[[start_space]] 1: ship_west"
LAT = "write lat = 41.89, degrees north up to 90"
LON = "write lon = 12.48, degrees east up to 180"
PLAYERS = "write players = [3, 4], fewest and most, from 2 to 5"
AN_ID = "use a-z, 0-9 and single underscores, like"
NO_ROUTE = "[routes]: no route at all; add land and sea routes"
EIGHT_B = "letter B: 7 cities for 8 tokens; give the letter to 8 cities, or to none"
NOT_THERE = "leave it out: nobody builds in the start city"
GALLIA = {"id": "gallia", "name": "Gallia", "color": "#123456"}

DAMAGES: list[tuple[str, str, Damage, list[str]]] = [
    # What is damaged, the board, how, and every line that the error must have.
    ("key missing", "italia", drop("name"), ['top level: no name; add name = "..."']),
    (
        "key missing in a city",
        "italia",
        drop("city.cosa.lat"),
        [f"{COSA}: no lat; {LAT.replace('write', 'add')}"],
    ),
    (
        "id missing",
        "italia",
        every(isolate("cosa"), drop("city.cosa.id")),
        ['[[city]] 12: no id; add id = "..."'],
    ),
    (
        "cities missing",
        "italia",
        drop("city"),
        ["top level: no city; add city = [...]", "[[city]]: no city at all; add the cities"],
    ),
    ("no province", "italia", put("province", []), ["[[province]]: no province at all; add the provinces"]),
    (
        "routes missing",
        "italia",
        drop("routes"),
        ["top level: no routes; add routes = { land = [...], sea = [...] }", NO_ROUTE],
    ),
    ("no route", "italia", put("routes", {}), [NO_ROUTE]),
    (
        "key unknown",
        "italia",
        put("province.etruria.colour", "#000000"),
        ["[[province]] 5: etruria: unknown key 'colour'; did you mean 'color'?"],
    ),
    ("kind unknown", "italia", put("routes.air", []), ["[routes]: unknown key 'air'; known are land, sea"]),
    ("number for a text", "italia", put("name", 5), ['top level: name can\'t be 5; write name = "..."']),
    (
        "text of two lines",
        "italia",
        put("city.cosa.name", "Co\nsa"),
        [f"{COSA}: name can't be 'Co\\nsa'; write name = \"...\""],
    ),
    ("text for a number", "italia", put("city.cosa.lat", "42"), [f"{COSA}: lat can't be '42'; {LAT}"]),
    ("truth for a number", "italia", put("city.cosa.lat", True), [f"{COSA}: lat can't be True; {LAT}"]),
    (
        "text for a truth",
        "italia",
        put("salt_board", "no"),
        ["top level: salt_board can't be 'no'; write salt_board = false"],
    ),
    (
        "number for a province",
        "italia",
        put("city.cosa.province", 7),
        [f'{COSA}: province can\'t be 7; write province = "..."'],
    ),
    (
        "text for a city",
        "italia",
        every(isolate("comum"), put("city.comum", "comum")),
        [
            "[[city]] 5: 'comum' is no table; write { id = ..., ... }",
            "letter A: 6 cities for 7 tokens; give the letter to 7 cities, or to none",
        ],
    ),
    (
        "list for the routes",
        "italia",
        put("routes", [1]),
        ["top level: routes can't be [1]; write routes = { land = [...], sea = [...] }", NO_ROUTE],
    ),
    (
        "number for a list",
        "italia",
        put("start_space", 7),
        ["top level: start_space can't be 7; write start_space = [...]"],
    ),
    (
        "route of one city",
        "italia",
        put("routes.land.3", ["aquileia"]),
        ['[routes] land 4: [\'aquileia\'] is no route; write ["aquileia", "roma"]'],
    ),
    (
        "point of one number",
        "italia",
        put("routes.land.1.1", [43.9]),
        [f"{ANCONA}: [43.9] is no point; write [lat, lon] in degrees"],
    ),
    (
        "colour by name",
        "italia",
        put("province.etruria.color", "blue"),
        ["[[province]] 5: etruria: color can't be 'blue'; write color = \"#AC2A36\""],
    ),
    (
        "id of the board",
        "italia",
        put("id", "Itália 2"),
        [f"top level: 'Itália 2' is no id; {AN_ID} 'italia_2'"],
    ),
    (
        "id of a city",
        "italia",
        put("city.cosa.id", "Cosa"),
        [f"[[city]] 12: Cosa: 'Cosa' is no id; {AN_ID} 'cosa'"],
    ),
    (
        "id in other letters",
        "italia",
        every(isolate("cosa"), put("city.cosa.id", "羅馬")),
        [
            f"[[city]] 12: 羅馬: '羅馬' is no id; {AN_ID} 'leptis_magna'",
            "[[city]] 12: 羅馬: no way leads here from the start; add a route, or leave the city out",
        ],
    ),
    (
        "two provinces of an id",
        "italia",
        add("province", GALLIA | {"id": "etruria"}),
        ["[[province]] 12: etruria: [[province]] 5: etruria has the same id; give one of them another"],
    ),
    (
        "two cities of an id",
        "italia",
        every(isolate("comum"), put("city.comum.id", "cosa")),
        ["[[city]] 12: cosa: [[city]] 5: cosa has the same id; give one of them another"],
    ),
    (
        "city and start space of an id",
        "balearica",
        put("start_space.ship_west.id", "mago"),
        ["[[start_space]] 1: mago: [[city]] 22: mago has the same id; give one of them another"],
    ),
    (
        "route to an unknown city",
        "imperium",
        put("routes.land.0", ["aquileia", "romaa"]),
        ["[routes] land 1: aquileia-romaa: no city 'romaa'; did you mean 'roma'?"],
    ),
    (
        "route to a city unlike any",
        "imperium",
        put("routes.land.0", ["aquileia", "xyz"]),
        ["[routes] land 1: aquileia-xyz: no city 'xyz'; add it to the cities"],
    ),
    (
        "route to itself",
        "italia",
        add("routes.sea", ["roma", "roma"]),
        ["[routes] sea 24: roma-roma: leads from a city to itself; name the city at the other end"],
    ),
    (
        "route twice",
        "italia",
        add("routes.land", ["verona", [45.5, 11.5], "aquileia"]),
        ["[routes] land 41: aquileia-verona: the same route as land 6; leave one of them out"],
    ),
    (
        "province without city",
        "italia",
        add("province", GALLIA),
        ["[[province]] 12: gallia: no city in this province; give it a city, or leave it out"],
    ),
    (
        "province of the start city only",
        "italia",
        every(add("province", GALLIA), put("city.roma.province", "gallia")),
        [
            f"[[city]] 1: roma: the start city has a province; {NOT_THERE}",
            "[[province]] 12: gallia: no city in this province; give it a city, or leave it out",
        ],
    ),
    (
        "province unknown",
        "italia",
        put("city.cosa.province", "etrurria"),
        [f"{COSA}: no province 'etrurria'; did you mean 'etruria'?"],
    ),
    (
        "city without province",
        "italia",
        drop("city.cosa.province"),
        [f'{COSA}: no province; add province = "...": only the start city has none'],
    ),
    (
        "letter without tokens",
        "italia",
        put("city.cosa.letter", "Q"),
        [f"{COSA}: letter 'Q' has no tokens; use one of A, B, C, D", EIGHT_B],
    ),
    (
        "city without letter",
        "italia",
        drop("city.cosa.letter"),
        [f"{COSA}: no letter; add one of A, B, C, D: only the start city has none", EIGHT_B],
    ),
    (
        "letter unlike the province",
        "italia",
        put("city.cosa.letter", "A"),
        [
            f"{COSA}: letter 'A', but its province 'etruria' has 'B'; "
            "make them equal, or leave the letter of the province out",
            "letter A: 8 cities for 7 tokens; give the letter to 7 cities, or to none",
            EIGHT_B,
        ],
    ),
    (
        "too few cities of a letter",
        "italia",
        every(isolate("comum"), drop("city.comum")),
        ["letter A: 6 cities for 7 tokens; give the letter to 7 cities, or to none"],
    ),
    (
        "too many cities of a letter",
        "hispania",
        put("salt_board", False),
        [
            "letter A: 8 cities for 7 tokens; give the letter to 7 cities, or to none",
            "letter B: 9 cities for 8 tokens; give the letter to 8 cities, or to none",
            "letter D: 6 cities for 5 tokens; give the letter to 5 cities, or to none",
        ],
    ),
    (
        "no city for the salt token",
        "hispania",
        every(isolate("thamugadi"), drop("city.thamugadi")),
        ["letter B: 8 cities for 9 tokens, salt included; give the letter to 9 cities, or to none"],
    ),
    (
        "start city with a letter",
        "italia",
        put("city.roma.letter", "D"),
        [
            f"[[city]] 1: roma: the start city has a letter; {NOT_THERE}",
            "letter D: 1 cities for 5 tokens; give the letter to 5 cities, or to none",
        ],
    ),
    (
        "start city unknown",
        "italia",
        put("start_city", "rom"),
        ["start_city: no city 'rom'; did you mean 'roma'?"],
    ),
    (
        "no start",
        "italia",
        drop("start_city"),
        ['top level: neither a start_city nor start spaces; add start_city = "..."'],
    ),
    (
        "two starts",
        "balearica",
        put("start_city", "mago"),
        [
            f"[[city]] 22: mago: the start city has a province; {NOT_THERE}",
            f"[[city]] 22: mago: the start city has a letter; {NOT_THERE}",
            "top level: both a start_city and start spaces; leave one of them out",
        ],
    ),
    (
        "one start space",
        "balearica",
        drop("start_space.ship_east"),
        ["[[start_space]]: 1 in all; give 2, one for each first ship of a player"],
    ),
    (
        "start space without routes",
        "balearica",
        drop("start_space.ship_west.routes"),
        [f'{WEST}: no routes; add routes = ["massilia-roma", ...]'],
    ),
    (
        "start space with an empty list of routes",
        "balearica",
        put("start_space.ship_west.routes", []),
        [f'{WEST}: routes can\'t be []; write routes = ["massilia-roma", ...]'],
    ),
    (
        "start space with an unknown route",
        "balearica",
        put("start_space.ship_west.routes.0", "ebussus-andrachiumm"),
        [f"{WEST}: no sea route 'andrachiumm-ebussus'; did you mean 'andrachium-ebussus'?"],
    ),
    (
        "start space with a land route",
        "balearica",
        put("start_space.ship_west.routes.0", "selva-soller"),
        [f"{WEST}: 'selva-soller' is a land route; name a sea route: ships start here"],
    ),
    (
        "start space with a route twice",
        "balearica",
        put("start_space.ship_west.routes.0", "palmaria-ebussus"),
        [f"{WEST}: route 'ebussus-palmaria' is named 2 times; name it once"],
    ),
    (
        "city out of reach",
        "italia",
        isolate("comum"),
        ["[[city]] 5: comum: no way leads here from the start; add a route, or leave the city out"],
    ),
    (
        "city out of reach of the start spaces",
        "balearica",
        isolate("mago"),
        ["[[city]] 22: mago: no way leads here from the start; add a route, or leave the city out"],
    ),
    ("latitude too high", "italia", put("city.cosa.lat", 99), [f"{COSA}: lat can't be 99; {LAT}"]),
    (
        "longitude not a number",
        "italia",
        put("city.cosa.lon", float("nan")),
        [f"{COSA}: lon can't be nan; {LON}"],
    ),
    (
        "point turned round",
        "italia",
        put("routes.land.1.1", [12.6, 43.9]),
        [f"{ANCONA}: [12.6, 43.9] is far off the cities; check lat and lon, in this order"],
    ),
    (
        "start space far off",
        "balearica",
        put("start_space.ship_west.lat", 2.08),
        [f"{WEST}: [2.08, 2.08] is far off the cities; check lat and lon, in this order"],
    ),
    (
        "two cities on a point",
        "italia",
        every(put("city.cosa.lat", 41.89), put("city.cosa.lon", 12.48)),
        [f"{COSA}: stands on the same point as [[city]] 1: roma; give it its own lat and lon"],
    ),
    (
        "players missing",
        "italia",
        drop("players"),
        [f"top level: no players; {PLAYERS.replace('write', 'add')}"],
    ),
    ("six players", "italia", put("players", [2, 6]), [f"top level: players can't be [2, 6]; {PLAYERS}"]),
    (
        "more at least than at most",
        "italia",
        put("players", [4, 2]),
        [f"top level: players can't be [4, 2]; {PLAYERS}"],
    ),
    ("one number of players", "italia", put("players", 3), [f"top level: players can't be 3; {PLAYERS}"]),
]


@pytest.mark.parametrize(
    ("id", "damage", "expected"), [pytest.param(*case, id=name) for name, *case in DAMAGES]
)
def test_damage(id: str, damage: Damage, expected: list[str], tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS[id])
    damage(board)
    assert problems_of(write(tmp_path / "mine.toml", board)) == expected


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    every(drop("name"), put("city.cosa.lat", 99), put("routes.land.0", ["ancona", "hadra"]))(board)
    assert problems_of(write(tmp_path / "mine.toml", board)) == [
        'top level: no name; add name = "..."',
        f"{COSA}: lat can't be 99; {LAT}",
        "[routes] land 1: ancona-hadra: no city 'hadra'; did you mean 'hadria'?",
    ]


def test_no_city_has_coordinates(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    for city in board["city"]:
        city["lat"] = 99
    lines = problems_of(write(tmp_path / "mine.toml", board))
    assert len(lines) == len(board["city"])
    assert all(line.endswith(f": lat can't be 99; {LAT}") for line in lines)


def test_too_many_cities(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"])
    board["city"] += towns(38)
    board["routes"]["land"] += [["verona", town["id"]] for town in towns(38)]
    tokens = {"A": 7 + 38, "B": 8, "C": 10}
    assert problems_of(write(tmp_path / "mine.toml", board), tokens) == [
        "[[city]]: 64 cities are too many; leave some out: a board has 63 at most"
    ]


def test_own_tokens_for_a_board_of_the_game() -> None:
    assert load_board("italia", {"A": 7, "B": 8, "C": 10}) is not load_board("italia")
    with pytest.raises(BoardFileError, match=r"^italia\.toml: letter A: 7 cities for 3 tokens; "):
        load_board("italia", {"A": 3, "B": 8, "C": 10})


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "Italia"', 'name = "Italia', "line 7, column 15: Illegal character '\\n'"),
        ("[routes]", "[routes", "line 57, column 8: Expected ']' at the end of a table declaration"),
        ("players = [2, 4]", "id = 1", "line 9, column 7: Cannot overwrite a value"),
        ("lat = 41.89", "lat = " + "4" * 5000, "file: Exceeds the limit (4300 digits)"),
        ("lat = 41.89", "lat = " + "[" * 5000, "file: "),
    ],
)
def test_no_toml(old: str, new: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"].replace(old, new, 1), "utf-8")
    (line,) = problems_of(path)
    assert line.startswith(problem)
    assert line.endswith("; mend the TOML there; the game's own boards show the form")


def test_a_number_too_long_to_write_out(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"].replace("41.89", "0x" + "f" * 9000, 1), "utf-8")
    assert problems_of(path) == [f"[[city]] 1: roma: lat can't be such a number; {LAT}"]


def test_no_file(tmp_path: Path) -> None:
    assert problems_of("itala") == ["file: no such board or file; did you mean 'italia'?"]
    names = "balearica, byzantium, cyprus, hispania, imperium, italia"
    assert problems_of("x.toml") == [f"file: no such board or file; the game has {names}"]
    for unreadable in (tmp_path, "\0"):
        (line,) = problems_of(unreadable)
        assert line.startswith("file: can't be read (")
        assert line.endswith("); give the path of a board file")


def test_no_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"# R\xf4me")
    assert problems_of(path) == ["byte 3: not UTF-8; save the file as UTF-8"]


def test_the_error_can_be_sent_to_another_process() -> None:
    error = BoardFileError("mine.toml", [Problem("top level", "no name", "add one")])
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "mine.toml: top level: no name; add one"


def test_a_file_of_the_user(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["italia"]) | {"id": "my_italia"}
    path = write(tmp_path / "mine.toml", board)
    assert load_board(path).id == load_board(str(path)).id == "my_italia"
    assert [city.id for city in load_board(path).cities] == [city.id for city in load_board("italia").cities]


def test_a_route_may_be_written_from_either_end(tmp_path: Path) -> None:
    board = tomllib.loads(TEXTS["imperium"])
    for line in board["routes"]["sea"]:
        line.reverse()
    assert load_geography(write(tmp_path / "mine.toml", board)).routes == load_geography("imperium").routes


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXTS["italia"], "utf-8-sig")
    assert load_board(path).name == "Italia"


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from places(item, (*path, key))


def item_at(value: Any, path: tuple[Any, ...]) -> Any:
    """The value at a path."""
    for key in path:
        value = value[key]
    return value


def load_or_refuse(path: Path) -> None:
    """A file may be good or bad, but nothing else than a BoardFileError may come of it."""
    try:
        load_board(path)
    except BoardFileError as error:
        lines = str(error).splitlines()
        assert lines
        assert all(line.startswith(f"{path}: ") for line in lines)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that every example writes anew."""
    return tmp_path_factory.mktemp("boards") / "mine.toml"


BOARDS = {id: tomllib.loads(text) for id, text in TEXTS.items()}
PLACES = [(id, place) for id, board in BOARDS.items() for place in places(board)]
NUMBERS = st.integers() | st.floats()
VALUES = st.recursive(
    st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@settings(deadline=None, max_examples=300)
@given(damaged=st.sampled_from(PLACES), value=VALUES | st.sampled_from(PLACES) | st.none())
def test_random_damage(path: Path, damaged: tuple[str, tuple[Any, ...]], value: object) -> None:
    """Drop a value (None), or put there another one or one from elsewhere in the boards."""
    id, (*parents, last) = damaged
    board = deepcopy(BOARDS[id])
    holder = item_at(board, tuple(parents))
    if value is None:
        del holder[last]
    elif isinstance(value, tuple):
        holder[last] = deepcopy(item_at(BOARDS[value[0]], value[1]))
    else:
        holder[last] = value
    load_or_refuse(write(path, board))


@settings(deadline=None, max_examples=300)
@given(
    id=st.sampled_from(board_ids()),
    where=st.floats(0, 1),
    length=st.integers(0, 20),
    patch=st.text(max_size=5),
)
def test_random_damage_of_the_text(path: Path, id: str, where: float, length: int, patch: str) -> None:
    text = TEXTS[id]
    start = int(where * len(text))
    path.write_text(text[:start] + patch + text[start + length :], "utf-8")
    load_or_refuse(path)
