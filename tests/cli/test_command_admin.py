"""`admin`: the list and its filters, one game, its record, and what asks before it is done."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from rich.cells import cell_len

from concordia_game.i18n import languages
from concordia_game.server import wire
from concordia_game.server.settings import Settings
from concordia_game.server.store.rows import MoveRow, now
from concordia_game.server.store.store import Store
from concordia_game.server.tables.dealing import deal_game

from .conftest import Ran, Run, sentences
from .test_languages import IDS

OLD = timedelta(days=40)
JSON = ("--json",)


@pytest.fixture
def games(tmp_path: Path) -> list[str]:
    """The ids of two games, the first of them abandoned; the second has a move."""

    async def main() -> list[str]:
        store = await Store.open(Settings(data_dir=tmp_path).database_url())
        seats = [wire.NewSeat("you", "Ann"), wire.NewSeat("friend", "Bo"), wire.NewSeat("bot")]
        made = [deal_game(wire.NewGame({}, seats, name=name), "", {}) for name in ("Ides", "Nones")]
        made[0].game = replace(made[0].game, created=now() - OLD)
        for dealt in made:
            await store.create(dealt.game, dealt.seats)
        await store.append([MoveRow(made[1].game.id, 1, made[1].seats[0].seat, "move", "architect")])
        await store.close()
        return [dealt.game.id for dealt in made]

    return asyncio.run(main())


def admin(run: Run, action: str, *argv: str, options: tuple[str, ...] = (), typed: str = "") -> Ran:
    """Run an action; ids may begin with a dash."""
    return run("admin", action, "--data-dir", ".", *options, *(["--"] if argv else []), *argv, typed=typed)


def ids(text: str) -> list[str]:
    """The games of a list in JSON."""
    return [game["game"] for game in json.loads(text)]


def test_the_list_and_its_filters(run: Run, games: list[str]) -> None:
    ran = run("admin", "--data-dir", ".")
    assert [line.split()[0] for line in ran.out.splitlines()] == ["game", *games, "2"]
    assert "abandoned" in ran.out.splitlines()[1]
    assert "40 d" in ran.out.splitlines()[1]
    listed = ("admin", "list", "--data-dir", ".", "--json")
    assert ids(run(*listed).out) == games
    assert ids(run(*listed, "--running").out) == games[1:]
    assert ids(run(*listed, "--abandoned").out) == games[:1]
    assert ids(run(*listed, "--finished").out) == []
    assert ids(run(*listed, "--older", "30").out) == games[:1]
    assert ids(run(*listed, "--running", "--older", "50").out) == []
    found = json.loads(run(*listed).out)[1]
    assert (found["plies"], len(found["players"])) == (1, 3)
    began = datetime.fromtimestamp(found["created"], UTC)
    assert abs(datetime.now(UTC) - began) < timedelta(hours=1)


def test_one_game(run: Run, games: list[str]) -> None:
    ran = admin(run, "show", games[1])
    assert ran.out.startswith(f"{games[1]} (Nones): running\n")
    assert "a link not used yet" in ran.out
    shown = json.loads(admin(run, "show", games[1], options=JSON).out)
    assert shown["options"]["map"] == "italia"
    assert {seat["kind"] for seat in shown["seats"]} == {"you", "friend", "bot"}


def test_the_record_of_a_game(run: Run, games: list[str]) -> None:
    ran = admin(run, "export", games[1], options=("--out", "my.record"))
    assert (ran.code, "not over" in ran.err) == (0, True)
    assert "1 move" in run("replay", "my.record").out
    assert admin(run, "export", games[0]).code == 0
    assert Path(f"{games[0]}.record").exists()


def test_a_deletion_asks(run: Run, games: list[str]) -> None:
    for answer in ("", "no\n", "y\n"):
        ran = admin(run, "delete", *games, typed=answer)
        assert ran.code == 1
        assert ran.out.endswith("Nothing was deleted.\n")
    assert len(ids(run("admin", "--data-dir", ".", "--json").out)) == 2
    assert admin(run, "delete", games[0], typed="yes\n").out.endswith("1 game was deleted.\n")
    assert admin(run, "delete", games[1], options=("--yes",)).code == 0
    assert run("admin", "--data-dir", ".").out == "0 games, 0.0 kB\n"
    again = admin(run, "delete", games[1], options=("--yes",))
    assert (again.code, again.err) == (1, f"concordia: there is no game {games[1]}\n")


def test_a_new_link_and_an_end(run: Run, games: list[str]) -> None:
    shown = json.loads(admin(run, "show", games[0], options=JSON).out)
    seats = {seat["kind"]: seat["seat"] for seat in shown["seats"]}
    address = ("--public-url", "https://example.org")
    ran = admin(run, "link", games[0], seats["friend"], options=address)
    assert re.fullmatch(r"https://example.org/#join=[\w-]{32}\n", ran.out)
    assert "address of the server" in admin(run, "link", games[0], seats["you"]).err
    refused = admin(run, "link", games[0], seats["bot"])
    assert (refused.code, refused.err) == (1, f"concordia: a bot sits at {seats['bot']}\n")
    assert admin(run, "end", games[0]).out == f"The game {games[0]} was ended.\n"
    assert ids(run("admin", "list", "--finished", "--data-dir", ".", "--json").out) == [games[0]]
    assert admin(run, "end", games[0]).err == "concordia: the game is over\n"


def test_where_there_are_no_games(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "list", "--data-dir", "elsewhere")
    assert (ran.code, ran.err) == (1, "concordia: there are no games in elsewhere\n")
    assert not (tmp_path / "elsewhere").exists()
    assert "error" in json.loads(run("admin", "--data-dir", "elsewhere", "--json").out)


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(
    run: Run, games: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    said = [
        admin(run, *argv, options=("--language", language))
        for argv in (("list",), ("show", games[0]), ("export", games[1]), ("end", games[1]))
    ]
    out = "".join([ran.out + ran.err for ran in said])
    assert sentences(language).say("terminal-admin-abandoned") in out
    assert IDS.findall(out) == []
    assert "…" not in out
    assert max(map(cell_len, said[0].out.splitlines())) <= 100
