"""A host's own boards: listed, drawn, played on; games wait where a board is missing or changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from concordia_game.cli.main import main
from concordia_game.data.own_boards import offer
from concordia_game.server.settings import Settings
from server.house import Json, Visitor, house, play_on, run, seat_of, settings_for, tokens

SICILIA = Path(__file__).parents[2] / "docs" / "boards" / "sicilia.toml"


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    offer([])


@pytest.fixture
def hosted(folder: Path) -> Settings:
    """A server that offers the board of the documentation."""
    maps = folder / "maps"
    maps.mkdir()
    (maps / "sicilia.toml").write_text(SICILIA.read_text("utf-8"), "utf-8")
    return settings_for(folder, maps=maps)


def board_file(settings: Settings) -> Path:
    """The file of the board."""
    assert settings.maps
    return settings.maps / "sicilia.toml"


async def refusal(visitor: Visitor, game: str) -> Json:
    """Why a game is not shown, which a table and a call say alike."""
    answer = await visitor.http.get(f"/api/games/{game}")
    assert answer.status_code == 409
    async with visitor.line(game) as line:
        said = line.heard[0]
        assert (said["type"], said["code"]) == ("error", answer.json()["code"])
        await line.until(lambda: line.closed)
        assert line.socket.close_code == 4404
    found: Json = answer.json()
    return found


def test_it_is_listed_and_drawn(hosted: Settings) -> None:
    async def main() -> None:
        async with house(hosted) as visitor:
            catalog = await visitor.get("/api/catalog")
            listed = catalog["boards"][-1]
            assert len(catalog["boards"]) == 7
            assert (listed["id"], listed["name"], listed["players"]) == ("sicilia", "Sicilia", [2, 3])
            assert listed["names"] == {"mazara": "Vallis Mazara"}
            [map] = [option for option in catalog["options"] if option["id"] == "map"]
            assert map["choices"][-1] == "sicilia"
            drawing = await visitor.get("/api/boards/sicilia/drawing")
            assert drawing["id"] == "sicilia"
            assert next(city["label"]["lines"] for city in drawing["cities"]) == ["Syracusae"]

    run(main())


def test_its_full_drawing_is_used(hosted: Settings) -> None:
    art = Path(__file__).parents[2] / "src/concordia_game/drawing/art/geometry/italia.json"
    file = board_file(hosted)
    text = (SICILIA.parents[2] / "src/concordia_game/data/maps/italia.toml").read_text("utf-8")
    file.write_text(text.replace('id = "italia"', 'id = "sicilia"', 1), "utf-8")
    file.with_suffix(".json").write_text(art.read_text("utf-8"), "utf-8")

    async def main() -> None:
        async with house(hosted) as visitor:
            drawing = await visitor.get("/api/boards/sicilia/drawing")
            assert (drawing["id"], len(drawing["peaks"]) > 0) == ("sicilia", True)

    run(main())


def test_only_boards_that_are_offered_have_a_drawing_or_a_game(hosted: Settings) -> None:
    file = str(board_file(hosted))

    async def main() -> None:
        async with house(hosted) as visitor:
            for name in ("italia", "thule", file, "sicilia.toml", "../sicilia"):
                path = f"/api/boards/{name.replace('/', '%2F')}/drawing"
                assert (await visitor.http.get(path)).status_code == 404, name
            for name in ("thule", file, "sicilia.toml", "maps/sicilia.toml", "../maps/sicilia", ""):
                body = {"options": {"map": name}, "seats": [{"kind": "you"}, {"kind": "bot"}]}
                answer = await visitor.http.post("/api/games", json=body)
                assert (answer.status_code, answer.json()["details"]) == (400, {"option": "map"}), name
        async with house(settings_for(Path(hosted.data_dir or ""))) as visitor:
            body = {"options": {"map": "sicilia"}, "seats": [{"kind": "you"}, {"kind": "bot"}]}
            assert (await visitor.http.post("/api/games", json=body)).status_code == 400
            assert (await visitor.http.get("/api/boards/sicilia/drawing")).status_code == 404

    run(main())


def test_a_whole_game_and_its_record(hosted: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"map": "sicilia", "forum": True, "salt": True, "fish": "coast"}
    record = (hosted.data_dir or Path()) / "game.record"

    async def played() -> None:
        async with house(hosted) as visitor:
            made = await visitor.create("you", "local", options=options, seed=4)
            async with visitor.line(made["game"], tokens(made)) as line:
                await play_on(line, random.Random(2))
                assert line.position["game"]["board"] == "sicilia"
            record.write_text((await visitor.http.get(f"/api/games/{made['game']}/record")).text, "utf-8")
            assert len((await visitor.get(f"/api/games/{made['game']}/replay"))["frames"]) > 50
            again = await visitor.post(f"/api/games/{made['game']}/rematch", {"token": tokens(made)[0]})
            assert again["game"] != made["game"]

    run(played())
    offer([])
    assert "map: sicilia\n" in record.read_text("utf-8")
    assert main(["score", str(record)]) == 1
    assert "line 3: sicilia: file: no such board or file" in capsys.readouterr().err
    for command in ("replay", "score", "state", "draw"):
        offer([])
        assert main([command, str(record), "--maps", str(hosted.maps)]) == 0, command
    assert "SICILIA" in capsys.readouterr().out


def test_bots_know_it_in_their_own_processes(hosted: Settings) -> None:
    settings = settings_for(Path(hosted.data_dir or ""), maps=hosted.maps, bot_workers=1)

    async def main() -> None:
        async with house(settings) as visitor:
            made = await visitor.create("you", "bot", "bot", options={"map": "sicilia"}, seed=1)
            mine = seat_of(made, "you")
            async with visitor.line(made["game"], tokens(made)) as line:
                await line.until(lambda: line.position["asked"] == mine["seat"])
                await play_on(line, random.Random(1), 12)
                # A bot that fails makes the first legal move; its hints would be missing.
                await line.until(lambda: line.position["asked"] == mine["seat"])
                if line.position["confirm"]:
                    await line.answer(type="confirm", ply=line.ply)
                    await line.until(lambda: line.position["asked"] == mine["seat"])
                assert (await line.answer(type="hint", ply=line.ply))["moves"]

    run(main())


def test_a_game_waits_until_its_board_is_back(hosted: Settings) -> None:
    file = board_file(hosted)
    text = file.read_text("utf-8")
    shorter = text.replace('  ["henna", "panormus"],\n', "")
    moved = text.replace("lat = 37.57", "lat = 37.58").replace('name = "Henna"', 'name = "Enna"')
    assert len({text, shorter, moved}) == 3

    async def main() -> None:
        async with house(hosted) as visitor:
            made = await visitor.create("you", "local", options={"map": "sicilia"}, seed=7)
            game = made["game"]
            async with visitor.line(game, tokens(made)) as line:
                await line.move("prefect")
                ply = line.ply
        file.unlink()
        async with house(hosted) as visitor:
            assert await refusal(visitor, game) == {"code": "board_missing", "details": {"board": "sicilia"}}
        file.write_text(shorter, "utf-8")
        async with house(hosted) as visitor:
            assert await refusal(visitor, game) == {"code": "board_changed", "details": {"board": "sicilia"}}
        for unharmed in (moved, text):
            file.write_text(unharmed, "utf-8")
            async with house(hosted) as visitor, visitor.line(game, tokens(made)) as line:
                assert line.ply == ply

    run(main())


def test_faults_are_logged_and_do_not_keep_the_server_from_starting(
    hosted: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    file = board_file(hosted)
    file.with_name("bad.toml").write_text("id = ", "utf-8")
    file.with_suffix(".json").write_text("{}", "utf-8")

    async def main() -> None:
        async with house(hosted) as visitor:
            assert len((await visitor.get("/api/boards/sicilia/drawing"))["cities"]) == 8

    with caplog.at_level("INFO"):
        run(main())
    told = {entry.message: entry.__dict__.get("fields", {}) for entry in caplog.records}
    assert told["board left out"]["file"].endswith("bad.toml")
    assert "fix the TOML there" in told["board left out"]["problem"]
    assert told["drawing left out"]["problem"].endswith("sicilia.json: it is not the drawing of a board")
    assert told["board offered"]["board"] == "sicilia"


def test_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["serve", "--maps", "nowhere"])
    assert caught.value.code == 2
    assert "--maps: there is no folder 'nowhere'" in capsys.readouterr().err
