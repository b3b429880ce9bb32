"""A position as one line: what chats do to it, what is refused and why, and lines of earlier days."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordia_game.engine.options import OPTIONS, Options
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.items import items
from concordia_game.files.line import is_line, read_line, write_line
from concordia_game.files.outlines import mark, option_outline, outline
from concordia_game.files.position import state_json
from concordia_game.games.beginning import new_state
from concordia_game.scenarios.scenario import read_scenario
from concordia_game.scenarios.staging import stage
from records.lines import FILE, GAMES, position

SCENARIOS = Path(__file__).parents[1] / "scenarios"
STATE = new_state(Options(map="italia", players=2), 7)
LINE = write_line(STATE)
HEAD, DIGITS = LINE.rsplit(" ", 1)


def problem(line: str) -> str:
    """Why a line is refused."""
    with pytest.raises(FileError) as refused:
        read_line(line)
    assert refused.value.file == "line"
    return refused.value.problem


def test_the_head_says_board_and_players() -> None:
    assert HEAD == "concordia1 italia 2"
    assert DIGITS.isascii()
    assert DIGITS.isalnum()


@pytest.mark.parametrize(
    "text",
    [
        f"  {LINE}\n",
        f"`{LINE}`",
        f"```\n{LINE}\n```",
        f"“{LINE}”",
        f"«{LINE}».",
        f"*{LINE}*",
        f"_{LINE}_",
        f"> {HEAD}\n> {DIGITS[:40]}\n> {DIGITS[40:]}\n",
        f"[13:37] Ada: {LINE}",
        LINE.replace(" ", "\u00a0"),
        f"{HEAD} {DIGITS[:30]}\u200b{DIGITS[30:]}",
        f"{HEAD} {DIGITS[:30]}\u00ad{DIGITS[30:]}",
        f"{HEAD} {DIGITS[:30]}\r\n{DIGITS[30:]}",
        LINE.replace("concordia1 italia", "Concordia1 Italia"),
    ],
)
def test_what_chats_do_to_a_line_is_no_harm(text: str) -> None:
    assert state_json(read_line(text)) == state_json(STATE)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "it does not begin with concordia1"),
        ("hello", "it does not begin with concordia1"),
        (state_json(STATE), "it does not begin with concordia1"),
        (f"concordia2 italia 2 {DIGITS}", "version 2 of lines is not known here, only 1"),
        ("concordia1 italia 2", "it ends too early"),
        (f"concordia1 itallia 2 {DIGITS}", "there is no board 'itallia' here"),
        (f"concordia1 italia 7 {DIGITS}", "'7' is no number of players"),
        (f"concordia1 italia 3 {DIGITS}", "a slip in it: a letter or digit is wrong, missing or too many"),
        (f"{HEAD} {DIGITS[1:]}", "a slip in it: a letter or digit is wrong, missing or too many"),
        (f"{HEAD} 0{DIGITS}", "a slip in it: a letter or digit is wrong, missing or too many"),
        (f"{HEAD} {'z' * 3000}", "3000 letters and digits are more than any position needs"),
    ],
)
def test_a_damaged_line_is_refused_with_the_reason(line: str, reason: str) -> None:
    assert problem(line) == reason


@pytest.mark.parametrize(
    ("text", "found"), [(LINE, True), (f"`{LINE}`", True), ("{}", False), ("a.record", False)]
)
def test_a_line_is_known_by_its_beginning(text: str, found: bool) -> None:
    assert is_line(text) == found


def test_a_board_or_market_of_ones_own_has_no_line(tmp_path: Path) -> None:
    """Whoever reads the line would need the file."""
    source = Path(__file__).parents[2] / "src/concordia_game/data/maps/italia.toml"
    board = tmp_path / "italia.toml"
    board.write_text(source.read_text("utf-8"), "utf-8")
    with pytest.raises(FileError, match="saved as JSON only"):
        write_line(new_state(Options(map=str(board), players=2), 1))


def test_what_no_deal_brings_has_no_line() -> None:
    """A scenario's stack need not be whole."""
    scenario = read_scenario(SCENARIOS / "b14_card_before_the_last.toml")
    with pytest.raises(FileError, match="no game comes to this position"):
        write_line(stage(scenario, "scenario"))


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 2**64 + 5, -1, -(2**40)])
def test_any_seed(seed: int) -> None:
    state = new_state(Options(map="italia", players=2), seed)
    assert state_json(read_line(write_line(state))) == state_json(state)


def with_other(state: State, **changes: object) -> State:
    """The position with something else in it."""
    other = state.child()
    for name, value in changes.items():
        setattr(other, name, value)
    return other


@pytest.mark.parametrize(
    "changes", [{"coins": 1 << 40}, {"drawn": 99}, {"magnus": None}, {"display": [0] * 9}, {"chance": -1}]
)
def test_what_a_line_can_not_say_is_refused_and_never_left_out(changes: dict[str, object]) -> None:
    with pytest.raises(FileError, match="no game comes to this position"):
        write_line(with_other(STATE, **changes))


@pytest.mark.parametrize("chance", [0, 5, 2**63, 2**64 - 1])
def test_random_numbers_may_stand_anywhere(chance: int) -> None:
    state = with_other(STATE, chance=chance)
    assert read_line(write_line(state)).chance == chance


def test_marks_tell_all_classes_and_options_apart() -> None:
    """Two with the same mark could not be told apart: rename the newer one."""
    outlines = [outline(name, cls.fields) for name, cls in items().items()]
    outlines += [option_outline(name) for name in OPTIONS]
    assert len({mark(text) for text in outlines}) == len(outlines)


@pytest.mark.parametrize("row", FILE.read_text("utf-8").splitlines())
def test_lines_of_earlier_days_are_read(row: str) -> None:
    game, ply, line = row.split(" ", 2)
    assert state_json(read_line(line)) == state_json(position(game, int(ply)))


def test_there_is_an_earlier_line_of_every_recorded_game() -> None:
    rows = [row.split(" ")[0] for row in FILE.read_text("utf-8").splitlines()]
    assert rows == sorted(path.stem for path in GAMES.glob("*.record"))


def test_a_line_is_the_same_everywhere() -> None:
    """The same position gives the same line in every process; the recorded ones are what is written now."""
    game, ply, line = FILE.read_text("utf-8").splitlines()[0].split(" ", 2)
    assert write_line(position(game, int(ply))) == line
