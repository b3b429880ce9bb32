"""Games that began by older rules: they go on wherever their moves are still legal, or it is said why not."""

from __future__ import annotations

import pytest

from concordia_game.files import versions
from concordia_game.files.errors import FileError
from concordia_game.files.record import read_record, write_record
from concordia_game.files.versions import HISTORY, Version, corrected_since, is_known, rules_version
from concordia_game.games.game import Game
from records.generate import FOLDER
from records.outlawed import Outlawed, check_outlawed

UNFINISHED = (FOLDER / "rules_1" / "italia_unfinished.record").read_text("utf-8")
FINISHED = (FOLDER / "rules_1" / "imperium_last_card.record").read_text("utf-8")
LATER = (
    Version("2", "Red may not begin as it likes", ("B2.1", "S2.3")),
    Version("3", "new words"),
)
CAUSE = (
    "the game was played by rules version 1; version 2 corrected B2.1, S2.3 (Red may not begin as it likes)"
)
FIRST_MOVE = 12


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the first rules had been corrected, and then had a version that replays alike."""
    monkeypatch.setattr(versions, "HISTORY", (HISTORY[0], *LATER))


def with_first_move(text: str, move: str) -> str:
    """The record with another first move: one that is not legal stands for one that was."""
    lines = text.split("\n")
    assert lines[FIRST_MOVE - 1].startswith("1 red ")
    lines[FIRST_MOVE - 1] = f"1 red {move}"
    return "\n".join(lines)


def test_the_history_is_in_order() -> None:
    assert [version.number for version in HISTORY] == [str(n) for n in range(1, len(HISTORY) + 1)]
    assert all(version.changes for version in HISTORY)
    assert rules_version() == HISTORY[-1].number


@pytest.mark.usefixtures("later")
def test_a_game_of_an_older_version_goes_on_while_its_moves_are_legal() -> None:
    record = read_record(UNFINISHED)
    game = Game.replay(record)
    game.play(game.moves()[0])
    assert game.ply == len(record.moves) + 1
    written = write_record(game.record())
    assert "\nrules: 3\n" in written, "by now all its moves have been checked by these rules"
    assert read_record(written) == game.record()
    assert read_record(FINISHED).result.endswith("winner green")


@pytest.mark.usefixtures("later")
def test_a_move_that_a_correction_outlaws_is_refused_with_the_rule_and_the_reason() -> None:
    for text in (UNFINISHED, FINISHED):
        outlawed = with_first_move(text, "consul")
        reason = "illegal move 'consul': not_in_hand: card=consul"
        for rule in ("B2.1", "S2.3"):
            check_outlawed(outlawed, Outlawed(FIRST_MOVE, rule, reason))
        with pytest.raises(FileError) as refused:
            read_record(outlawed)
        assert refused.value.problem == f"{reason} ({CAUSE})"
        assert refused.value.reason is not None
        assert refused.value.reason.code == "not_in_hand"


@pytest.mark.usefixtures("later")
def test_another_result_or_another_seat_may_come_of_a_correction_too() -> None:
    last = FINISHED.rstrip("\n").count("\n") + 1
    other = FINISHED.replace("winner green", "winner red")
    check_outlawed(other, Outlawed(last, "B2.1", "the moves give 'red 47, green 60, blue 48; winner green'"))
    foreign = FINISHED.replace("\n1 red ", "\n1 green ")
    check_outlawed(foreign, Outlawed(FIRST_MOVE, "S2.3", "green is not asked here, but red"))


@pytest.mark.usefixtures("later")
def test_no_correction_is_blamed_where_the_versions_replay_alike() -> None:
    """Version 3 changed nothing that a move could depend on."""
    assert corrected_since("1") == ["B2.1", "S2.3"]
    assert corrected_since("2") == corrected_since("3") == []
    for version in ("2", "3"):
        with pytest.raises(FileError) as refused:
            read_record(with_first_move(FINISHED, "consul").replace("rules: 1", f"rules: {version}"))
        assert refused.value.problem == "illegal move 'consul': not_in_hand: card=consul"


@pytest.mark.parametrize("version", ["0", "4", "one", ""])
@pytest.mark.usefixtures("later")
def test_a_version_that_is_not_known_is_refused(version: str) -> None:
    assert not is_known(version)
    with pytest.raises(FileError) as refused:
        read_record(FINISHED.replace("rules: 1", f"rules: {version}"))
    assert refused.value.place == "line 2"
    assert refused.value.problem == f"rules version {version} is not known here; this engine plays 3"
