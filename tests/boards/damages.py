"""Every fault that a board file can have, and how it is reported."""

from __future__ import annotations

from boards.writing import Damage, add, drop, every, isolate, put

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
    (
        "kind unknown",
        "italia",
        put("routes.air", []),
        ["[routes]: unknown key 'air'; known keys are land, sea"],
    ),
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
            "[[city]] 5: 'comum' is not a table; write { id = ..., ... }",
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
        ['[routes] land 4: [\'aquileia\'] is not a route; write ["aquileia", "roma"]'],
    ),
    (
        "point of one number",
        "italia",
        put("routes.land.1.1", [43.9]),
        [f"{ANCONA}: [43.9] is not a point; write [lat, lon] in degrees"],
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
        [f"top level: 'Itália 2' is not an id; {AN_ID} 'italia_2'"],
    ),
    (
        "id of a city",
        "italia",
        put("city.cosa.id", "Cosa"),
        [f"[[city]] 12: Cosa: 'Cosa' is not an id; {AN_ID} 'cosa'"],
    ),
    (
        "id in other letters",
        "italia",
        every(isolate("cosa"), put("city.cosa.id", "羅馬")),
        [
            f"[[city]] 12: 羅馬: '羅馬' is not an id; {AN_ID} 'leptis_magna'",
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
        [f"{ANCONA}: [12.6, 43.9] is far from the cities; check lat and lon, in this order"],
    ),
    (
        "start space far off",
        "balearica",
        put("start_space.ship_west.lat", 2.08),
        [f"{WEST}: [2.08, 2.08] is far from the cities; check lat and lon, in this order"],
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
