"""Everything that the game names, asks, reports and refuses has its message, and none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from fluent.syntax.ast import TextElement

import concordia_game.cli
import concordia_game.engine
import concordia_game.i18n
from concordia_game.bots.characters import CHARACTERS
from concordia_game.cli.output import SEAT_STYLES
from concordia_game.cli.words import letter
from concordia_game.data.boards import load_board
from concordia_game.data.box import load_box
from concordia_game.data.markets import SIDES, load_market
from concordia_game.data.own_tiles import shipped_tiles
from concordia_game.engine.agenda import Decision
from concordia_game.engine.events import Event
from concordia_game.engine.goods import GOODS
from concordia_game.engine.ids import KIND_NAMES, SEATS, Seat
from concordia_game.engine.kinds import Choice
from concordia_game.engine.moves import DONE
from concordia_game.engine.options import OPTIONS, TABLE, Options
from concordia_game.engine.personas import PERSONAS
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.setup import GODS
from concordia_game.engine.values import final_classes
from concordia_game.files.options import PATHS
from concordia_game.games.beginning import new_state
from concordia_game.i18n import Translator, languages
from concordia_game.i18n.sentences import Sentences
from concordia_game.notation import why
from concordia_game.notation.texts import legal_texts
from i18n.reading import all_messages, inside, messages_of, variables
from i18n.stories import games, positions

V = TypeVar("V", Decision, Event)

MOUSE = re.compile(r"\b(click|cliqu|clic\b|klik|клик|щ[её]лк)", re.IGNORECASE)
"""Words for what is done with a mouse only."""

WIRE_REASONS = {"not_your_turn", "stale"}
"""Reasons given by the server, which knows who sends what and when."""

UNNAMED_OPTIONS = {*TABLE, *PATHS}
"""Latin names, a number, and files."""

ENGLISH = all_messages("en")


def kebab(name: str) -> str:
    """An id or a class name as messages write it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower().replace("_", "-")


def ids(file: str) -> set[str]:
    """The messages of a file."""
    return {found.id.name for found in messages_of("en", file)}


def named(prefix: str, names: list[str] | tuple[str, ...], *endings: str) -> set[str]:
    """The messages that name or explain these things."""
    return {f"{prefix}-{kebab(name)}{ending}" for name in names for ending in endings or ("",)}


def event_classes() -> list[type[Event]]:
    """Everything that can happen."""
    return own(final_classes(Event))


def own(classes: list[type[V]]) -> list[type[V]]:
    """The game's own classes, not those made up by tests."""
    return [cls for cls in classes if cls.__module__.startswith("concordia_game.")]


def sources() -> Iterator[ast.Module]:
    """The code that refuses moves: the engine, and what reads texts."""
    engine = Path(concordia_game.engine.__path__[0])
    for path in [*sorted(engine.rglob("*.py")), engine.parent / "notation" / "why.py"]:
        yield ast.parse(path.read_text("utf-8"))


def reason_calls() -> Iterator[tuple[str, set[str]]]:
    """The codes that `why_not` can return, each with its details."""
    for source in sources():
        for function in [node for node in ast.walk(source) if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                    code, *details = node.args
                    codes = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                    names = {ast.literal_eval(key) for given in details for key in dict_keys(function, given)}
                    for part in codes:
                        yield from [(found, names) for found in codes_in(part)]


def codes_in(node: ast.expr) -> list[str]:
    """The code that is written there, or those with which personas can't be copied (B9.1)."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "uncopied":
        return sorted({persona.uncopied(Options()) for persona in PERSONAS.values()} - {""})
    return [ast.literal_eval(node)]


def dict_keys(function: ast.FunctionDef, node: ast.expr) -> list[ast.expr]:
    """The keys of a dict literal, used directly or assigned to a name in the same function."""
    for given in ast.walk(function):
        if (
            isinstance(given, ast.AnnAssign)
            and ast.unparse(given.target) == ast.unparse(node)
            and given.value
        ):
            return dict_keys(function, given.value)
    assert isinstance(node, ast.Dict)
    return [key for key in node.keys if key is not None]


def test_one_message_for_each_event() -> None:
    assert ids("log.ftl") == {f"log-{kebab(cls.__name__)}" for cls in event_classes()}


def test_events_are_told_with_their_own_fields() -> None:
    for cls in event_classes():
        fields = set(cls.fields)
        if "good" in fields:
            fields.add("goods")
        assert variables(ENGLISH[f"log-{kebab(cls.__name__)}"]) <= fields, cls


def test_every_decision_is_asked_in_words() -> None:
    assert all(cls.prompt for cls in own(final_classes(Decision)))


def test_prompts_and_what_leaves_them_are_those_that_games_ask() -> None:
    """One round of random games asks nearly everything; a few more follow if something rare is missing."""
    prompts = {found.id.name: variables(found) for found in messages_of("en", "prompts.ftl")}
    leaving = {id for id in ids("moves.ftl") if id.startswith("done-")}
    asked: dict[str, set[str]] = {"prompt-confirm-turn": set()}
    asked |= {"prompt-confirm-part": {"seat"}, "prompt-wait-for": {"seat"}}
    left: set[str] = set()
    for game_round in range(5):
        for seed, options in enumerate(games()):
            for state in positions(options, 100 * game_round + seed):
                id, fields = state.decision.asked(state)
                assert asked.setdefault(f"prompt-{id}", set(fields)) == set(fields)
                left |= {f"done-{id}"} if DONE in legal_moves(state) else set()
        if asked.keys() >= prompts.keys() and left >= leaving:
            break
    assert asked == prompts
    assert left == leaving


def test_one_message_for_each_reason() -> None:
    codes = {code for code, _ in reason_calls()} | WIRE_REASONS
    assert ids("reasons.ftl") == {f"reason-{kebab(code)}" for code in codes}


def test_reasons_use_only_details_that_are_always_given() -> None:
    for code, details in reason_calls():
        assert variables(ENGLISH[f"reason-{kebab(code)}"]) <= details, code


def cards_and_gods() -> set[str]:
    """Cards, including the separate ones, and the gods."""
    beside = ["concordia", "praefectus_magnus", "praefectus_piscatus"]
    cards = [*(card.id for card in load_box().cards), *beside]
    return named("card", cards, "", "-help") | {"card-prefect-fish-help"} | named("god", GODS, "", "-help")


def goods_and_seats() -> set[str]:
    """Goods, amounts, colonists and colours."""
    goods = (*GOODS, "any")
    pieces = named("seat", SEATS) | named("colonist", KIND_NAMES)
    return named("good", goods) | named("goods", goods) | pieces | {"count-sestertii", "count-points"}


def tiles_and_stalls() -> set[str]:
    """Tiles, whose names are Latin, and the stalls of both sides."""
    kinds = named("tile", ["patrician", "citizen"], "", "-help")
    stalls = [stall for side in SIDES for stall in load_market(side).stalls]
    return (
        kinds
        | named("tile", [tile.id for tile in load_box().tiles], "-help")
        | named("stall", stalls, "", "-help")
        | {"stall-card-more"}
    )


SERVER_OPTIONS = (
    *("confirm_turns", "grace", "talk", "watchers", "listed", "table_language"),
    *("hints", "live_scores"),
)
"""What a table on a server agrees on besides."""


def options_and_choices() -> set[str]:
    """What can be chosen before a game."""
    names = [*sorted(set(OPTIONS) - UNNAMED_OPTIONS), *SERVER_OPTIONS]
    found = named("option", names, "", "-help")
    for name, option in OPTIONS.items():
        if isinstance(option.kind, Choice):
            found |= named(
                f"option-{kebab(name)}", [choice or "none" for choice in option.choices()], "", "-help"
            )
    return found | named("option-own-tiles", ["none", *shipped_tiles()], "", "-help")


def test_the_words_of_the_game() -> None:
    things = cards_and_gods() | goods_and_seats() | tiles_and_stalls() | options_and_choices()
    assert ids("game.ftl") == things | named("character", CHARACTERS, "")


def test_files_hold_only_their_own_families() -> None:
    """The browser's test looks for unused messages in these families only."""
    assert all(id.startswith("ui-") for id in ids("ui.ftl"))
    assert all(id.startswith("terminal-") for id in ids("terminal.ftl"))
    assert all(id.startswith(("move-", "done-", "province-", "place-")) for id in ids("moves.ftl"))


def terminal_texts() -> tuple[set[str], set[str]]:
    """The texts in the terminal's code: those written out, and those with one gap, filled with any other."""
    whole, parts = {*GOODS, *SEATS, *KIND_NAMES}, set()
    told = Path(concordia_game.i18n.__path__[0]) / "telling.py"
    for path in (told, *sorted(Path(concordia_game.cli.__path__[0]).glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                pieces = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if pieces.count(None) == 1:
                    gap = pieces.index(None)
                    parts.add(("".join(map(str, pieces[:gap])), "".join(map(str, pieces[gap + 1 :]))))
    return whole, {f"{before}{word}{after}" for before, after in parts for word in whole}


def test_the_terminal_says_what_its_catalogue_has_and_nothing_else() -> None:
    written, made = terminal_texts()
    assert {text for text in written if re.fullmatch(r"terminal-[a-z-]*[a-z]", text)} <= ids("terminal.ftl")
    assert ids("terminal.ftl") - written - made == set()


def test_places_without_a_latin_name() -> None:
    board = load_board("balearica")
    provinces = named("province-balearica", [province.id for province in board.provinces])
    spaces = named("place", board.place_ids[board.first_space :])
    assert {id for id in ids("moves.ftl") if id.startswith(("province-", "place-"))} == provinces | spaces


def test_a_tribunes_colonist_is_refused_anywhere_but_at_home() -> None:
    state = new_state(Options(map="italia", players=2), 1)
    asked = apply(state, legal_texts(state)["tribune"])
    reason = why.why_not(asked, "recruit land cosa")
    assert reason is not None
    assert reason.code == "only_start_city"


def test_every_seat_has_a_letter_of_its_own_and_a_style() -> None:
    assert len(set(SEAT_STYLES)) == len(SEATS)
    for language in languages():
        words = Sentences(Translator(language))
        letters = [letter(words, Seat(seat)) for seat in range(len(SEATS))]
        assert all(len(found) == 1 for found in letters)
        assert len(set(letters)) == len(SEATS)


def test_nobody_is_told_to_click_where_one_may_tap() -> None:
    for language in languages():
        for id, message in all_messages(language).items():
            said = "".join(text.value for text in inside(message, TextElement))
            assert not MOUSE.search(said), f"{language}: {id}"
