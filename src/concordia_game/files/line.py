"""A position as one line of text for a chat: short, checked, and read back exactly (docs/state.md).

>>> from concordia_game.games.beginning import new_state
>>> from concordia_game.engine.options import Options
>>> state = new_state(Options(map="italia", players=2), 7)
>>> read_line(write_line(state)).key() == state.key()
True
"""

from __future__ import annotations

import re
import string
import unicodedata
from functools import cache
from hashlib import sha256

from concordia_game.data.boards import board_ids, load_board
from concordia_game.data.box import card_set, load_box
from concordia_game.engine.deal import deal, start
from concordia_game.engine.ids import MOST_ALONE, SEATS
from concordia_game.engine.options import Options
from concordia_game.engine.state import State
from concordia_game.files.errors import FileError
from concordia_game.files.options import PATHS, OptionsError
from concordia_game.files.packed_state import pack_state
from concordia_game.files.pen import Reader, Unfit, Writer
from concordia_game.files.pieces import lay_pieces
from concordia_game.files.setups import check_deal
from concordia_game.files.soundness import check_sound

NAME = "concordia"
VERSION = "1"
DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase
"""Letters and digits only: no chat takes them for emphasis, a link or a smiley; a double click marks all."""
CHECKED = 5
"""So many digits at the end are the check."""
SHIFT: int = len(DIGITS) ** CHECKED
LONGEST = 2000
"""No position comes near it."""
MODULUS = 916_132_829
"""The largest prime below 62 ** 5: it finds any single wrong digit, and any two that have changed places."""

_WORD = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?")
_FIRST = re.compile(rf"{NAME}(\d+)", re.IGNORECASE)


def write_line(state: State) -> str:
    """A position as one line of letters and digits."""
    options = state.setup.options
    own = state.setup.box.own_tiles or any(getattr(options, name) for name in PATHS)
    if own or options.map not in board_ids():
        problem = "with a board, market or tiles of one's own a position is saved as JSON only"
        raise FileError("line", "", problem)
    writer = Writer()
    try:
        same = _same(pack_state(writer, state), state)
    except Unfit as error:
        raise FileError("line", "", f"no game comes to this position: {error}") from error
    if not same:
        raise FileError("line", "", "no game comes to this position")
    head = f"{NAME}{VERSION} {options.map} {options.players}"
    return f"{head} {to_digits(writer.written(), head)}"


def is_line(text: str) -> bool:
    """Whether a text begins like a line, so that nothing else can be meant."""
    return bool(_FIRST.match(_seen(text).strip("\"'`*_> \r\n\t")))


def read_line(text: str, file: str = "line") -> State:
    """The position that was written as a line; a slip in it, or a line of another version, is refused."""
    try:
        board, players, digits = _parts(text)
        state = _state(board, players, _number(digits, f"{NAME}{VERSION} {board} {players}"))
    except Unfit as error:
        raise FileError(file, "", str(error)) from error
    lay_pieces(state, lambda seat, field, problem: FileError(file, f"players[{seat}].{field}", problem))
    check_deal(state.setup, file)
    check_sound(state, lambda place, problem: FileError(file, place, problem))
    return state


def _same(written: State, state: State) -> bool:
    """Whether what was written is all that there was to write."""
    return written.turn == state.turn and written.key() == state.key() and _dealt(written) == _dealt(state)


def _dealt(state: State) -> tuple[object, ...]:
    setup = state.setup
    dealt = [[getattr(module, name) for name in module.fields] for module in setup.modules]
    return setup.options, setup.seed, setup.tokens, setup.stack, setup.first, dealt


def _parts(text: str) -> tuple[str, str, str]:
    """Board, players and digits; what chats put around, between and into words is left out."""
    words = _WORD.findall(_seen(text))
    first = next((n for n, word in enumerate(words) if _FIRST.fullmatch(word)), None)
    if first is None:
        raise Unfit(f"it does not begin with {NAME}{VERSION}")
    version, found = words[first][len(NAME) :], words[first + 1 :]
    if version != VERSION:
        raise Unfit(f"version {version} of lines is not known here, only {VERSION}")
    if len(found) < 3:
        raise Unfit("it ends too early")
    board, players = found[0].lower(), found[1]
    if board not in board_ids():
        raise Unfit(f"there is no board {board!r} here")
    if players not in [str(count) for count in range(2, len(SEATS) + 1)]:
        raise Unfit(f"{players!r} is no number of players")
    return board, players, "".join([word.replace("-", "").replace("_", "") for word in found[2:]])


def _seen(text: str) -> str:
    """What can be seen of a text: no soft hyphens, spaces without width or marks of direction."""
    return "".join([sign for sign in text if unicodedata.category(sign) != "Cf"])


def to_digits(number: int, head: str) -> str:
    """A number in digits, with the check at the end: the whole leaves the rest that the head asks for."""
    shifted = number * SHIFT
    whole, digits = shifted + (_rest(head) - shifted) % MODULUS, ""
    while whole or len(digits) < CHECKED:
        whole, digit = divmod(whole, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def _number(digits: str, head: str) -> int:
    whole = 0
    if len(digits) > LONGEST:
        raise Unfit(f"{len(digits)} letters and digits are more than any position needs")
    for digit in digits:
        whole = whole * len(DIGITS) + DIGITS.index(digit)
    number = whole // SHIFT
    if to_digits(number, head) != digits:
        raise Unfit("a slip in it: a letter or digit is wrong, missing or too many")
    return number


def _rest(head: str) -> int:
    return int.from_bytes(sha256(head.encode()).digest(), "big") % MODULUS


def _state(board: str, players: str, number: int) -> State:
    """What the number says. It has been checked: what is wrong now was right where it was written."""
    reader = Reader(number)
    try:
        state = pack_state(reader, _any_state(board, int(players)))
    except (Unfit, OptionsError) as error:
        raise Unfit(f"it was made by another version of the game: {error}") from error
    except (ValueError, LookupError, TypeError) as error:
        raise Unfit("it was made by another version of the game") from error
    if reader.left:
        raise Unfit("it was made by another version of the game: something is left over")
    return state


@cache
def _any_state(board: str, players: int) -> State:
    teams = players > MOST_ALONE
    options = Options(map=board, players=players, venus=teams, teams=teams)
    return start(deal(options, load_box(cards_of=card_set(options)), load_board(board), 0))
