"""Tiles of one's own at a server: offered by name, carried by the game, never a path (S5.1)."""

from __future__ import annotations

import random
from pathlib import Path

from concordia_game.data.tile_effects import EFFECTS
from concordia_game.files.record import read_record
from concordia_game.server.settings import offered_tiles
from server.house import Json, house, play_on, run, settings_for, tokens


def host_file(folder: Path) -> Path:
    file = folder / "our house.toml"
    file.write_text(EFFECTS[4].toml(), "utf-8")
    return file


def test_a_game_with_the_tiles_of_the_host(folder: Path) -> None:
    file = host_file(folder)
    settings = settings_for(folder, own_tiles=offered_tiles([str(file)]))
    file.unlink()

    async def main() -> None:
        async with house(settings) as visitor:
            catalog = await visitor.get("/api/catalog")
            listed = {option["id"]: option["choices"] for option in catalog["options"]}
            assert listed["own_tiles"] == ["", "mini", "our house"]
            options: Json = {"map": "italia", "forum": True, "own_tiles": "our house"}
            made = await visitor.create("you", "bot", options=options)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(5), 20)
                game = line.position["game"]
        assert game["options"]["own_tiles"] == "our house"
        assert [(tile["id"], tile["house_rule"]) for tile in game["own_tiles"]] == [("my_cash", True)]
        assert game["own_tiles"][0]["texts"] == {"en": "2 sestertii more of cash."}
        # The game goes on where nobody offers these tiles any more.
        async with house(settings_for(folder)) as visitor:
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(6))
                assert line.position["game"]["own_tiles"] == game["own_tiles"]
            record = (await visitor.http.get(f"/api/games/{made['game']}/record")).text
        assert str(folder) not in record
        assert read_record(record).setup.box.tile_ids[-1] == "my_cash"

    run(main())


def test_a_rematch_is_played_with_the_same_tiles(folder: Path) -> None:
    file = host_file(folder)

    async def main() -> None:
        async with house(settings_for(folder, own_tiles=offered_tiles([str(file)]))) as visitor:
            options: Json = {"map": "italia", "forum": True, "own_tiles": "our house"}
            made = await visitor.create("you", "bot", options=options)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(5))
            again = await visitor.post(f"/api/games/{made['game']}/rematch", {"token": tokens(made)[0]})
            async with visitor.line(again["game"], tokens(again)) as line:
                assert [tile["id"] for tile in line.position["game"]["own_tiles"]] == ["my_cash"]

    run(main())
