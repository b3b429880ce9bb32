"""A saved position of team play that no game leads to is refused with its place (V2)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from concordia_game.engine.play import apply
from concordia_game.files.errors import FileError
from concordia_game.files.position import state_json
from concordia_game.files.reading import state_from_json
from concordia_game.games.game import Game
from concordia_game.notation.texts import parse_move
from concordia_game.scenarios.staging import stage

Damage = Callable[[dict[str, Any]], None]


def saved(*moves: str, **options: Any) -> dict[str, Any]:
    game = Game.new(map="italia", seed=3, **options)
    for move in moves:
        game.play(move)
    data: dict[str, Any] = json.loads(state_json(game.state))
    return data


def trading() -> dict[str, Any]:
    """Red trades with a Mercator that both partners carry out."""
    return saved("start aleria", "start aleria", "mercator", players=4, venus=True, teams=True)


def part(name: str, value: object) -> Damage:
    def damage(data: dict[str, Any]) -> None:
        data["modules"]["teams"][name] = value

    return damage


def item(place: int, **fields: object) -> Damage:
    def damage(data: dict[str, Any]) -> None:
        data["agenda"].insert(place, fields)

    return damage


def colonists(*places: str) -> Damage:
    def damage(data: dict[str, Any]) -> None:
        data["players"][2]["colonists"] = list(places)

    return damage


def test_the_position_itself_is_read() -> None:
    assert json.loads(state_json(state_from_json(json.dumps(trading())))) == trading()


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (part("card", "magister"), "modules.teams.card"),
        (part("card", "legatus"), "modules.teams.card"),
        (part("card", None), "modules.teams.card"),
        (part("alone", "senator"), "modules.teams.alone"),
        (part("role", "architect"), "modules.teams.role"),
        (part("stage", 0), "modules.teams.stage"),
        (part("stage", 2), "modules.teams.stage"),
        (part("stage", 3), "modules.teams.stage"),
        (part("stop", "green"), "modules.teams.stop"),
        (item(3, item="CallCard", seat="red"), "modules.teams.stage"),
        (item(3, item="GiveMoney", seat="red"), "agenda[3]"),
        (item(3, item="PartnerTurn", seat="red"), "agenda[3]"),
        (colonists("land aleria", "sea olbia"), "players[2].colonists"),
    ],
)
def test_damage_is_refused(damage: Damage, place: str) -> None:
    data = trading()
    damage(data)
    with pytest.raises(FileError) as refused:
        state_from_json(json.dumps(data))
    assert place in str(refused.value)


@pytest.mark.parametrize("name", ["CallCard", "CarryOut", "PartnerTurn", "GiveMoney", "VisitForum"])
def test_what_belongs_to_a_module_is_refused_without_it(name: str) -> None:
    data = saved(players=3, venus=True)
    data["agenda"].append({"item": name, "seat": "red"})
    with pytest.raises(FileError, match="not in play"):
        state_from_json(json.dumps(data))


def test_a_prefect_that_copies_a_double_card_leaves_no_role() -> None:
    """The partner carries out the Prefect (V2.11), so the copied card's role is nobody's but the copier's."""
    seats: dict[str, Any] = {seat: {"tiles": []} for seat in ("green", "blue", "yellow")}
    seats["green"]["discard"] = ["architect_mercator"]
    state = stage(
        {
            "game": {"map": "italia", "players": 4, "modules": ["venus", "teams", "forum"]},
            "red": {"tiles": ["sextus_pompeius"]},
            **seats,
        },
        "sextus.toml",
    )
    for text in ("prefect", "copy green", "role mercator"):
        state = apply(state, parse_move(state, text))
    assert [module.fault(state)[1] for module in state.setup.modules] == ["", ""]
