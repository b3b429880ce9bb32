"""Every legal move has its own number, or its own row of numbers; and no number changes its meaning."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from conformance.contract import BOARDS, MODULES, OWN_TILES, VARIANTS, WAYS, agreed, counts, playing
from hypothesis import given
from properties.strategies import FEWER, positions

from actions.publish import brought_up_to_date, changes, kept, to_keep, written
from concordia_game import ConcordiaError, IllegalMove, Options, State, new_setup, new_state
from concordia_game.actions import Catalogue, Step, Stepper
from concordia_game.actions.layout import SPACE, compact_layout, flat_layout
from concordia_game.actions.published import FILE, published
from concordia_game.actions.slots import slots_of
from concordia_game.engine.board import Board, City
from concordia_game.engine.goods import FISH
from concordia_game.engine.ids import BLUE, CHANCE, GREEN, RED, YELLOW
from concordia_game.engine.moves import COPY, DONE, Move, MoveColonist, PayGoods
from concordia_game.engine.play import apply, legal_moves
from concordia_game.engine.setup import SetUp
from concordia_game.engine.values import final_classes


def test_no_number_changes_its_meaning() -> None:
    """Programs that have learned would play nonsense. A new card or tile takes a number that is free."""
    assert len(kept()) == 2 * len(BOARDS)
    assert changes() == []


def test_all_meanings_are_kept() -> None:
    """`make catalogue` notes new ones."""
    assert to_keep() == kept()


def test_the_published_file_is_up_to_date() -> None:
    """`make catalogue` writes it; what was published before stays where it was."""
    assert written(brought_up_to_date()) == FILE.read_text("utf-8")


def test_blocks_follow_one_another() -> None:
    for layout in (compact_layout(), flat_layout(100)):
        assert layout.blocks[0].first == 0
        for before, block in zip(layout.blocks, layout.blocks[1:], strict=False):
            assert block.first == before.first + before.size
        assert layout.size == layout.blocks[-1].first + layout.blocks[-1].size
    assert compact_layout().size == SPACE == 1024
    assert compact_layout().room("spare") > 0


def check_position(state: State, flat: Catalogue, compact: Catalogue) -> None:
    """Every legal move has numbers of its own, and its numbers make it."""
    asked = state.decision.seat
    moves = legal_moves(state)
    single = [flat.index(move, asked) for move in moves]
    assert len(set(single)) == len(moves)
    for number, move in zip(single, moves, strict=True):
        back = flat.move(number, asked)
        assert isinstance(back, Move)
        assert back.text(state.setup) == move.text(state.setup)
        assert back == move
    rows = [tuple(compact.numbers(move, asked)) for move in moves]
    assert len(set(rows)) == len(moves)
    assert all(0 <= number < SPACE for row in rows for number in row)
    for row, move in zip(rows[:: max(1, len(rows) // 8)], moves[:: max(1, len(rows) // 8)], strict=True):
        check_steps(Stepper(compact, state), list(row), move)
    out = bytearray(flat.size)
    flat.mask(state, out)
    assert [number for number, legal in enumerate(out) if legal] == sorted(single)


def check_steps(stepper: Stepper, row: list[int], move: Move) -> None:
    """The numbers of a move are legal one after the other, and make it."""
    state, catalogue = stepper.state, stepper.catalogue
    out = bytearray(catalogue.size)
    while True:
        depth = stepper.depth
        assert stepper.named == row[:depth]
        stepper.mask(out)
        assert [number for number, legal in enumerate(out) if legal] == sorted(stepper.numbers())
        assert all(catalogue.text(number) for number in stepper.numbers())
        made = stepper.choose(row[depth])
        if made is not None:
            break
    assert made is move
    assert stepper.state == apply(state, move)
    assert (stepper.depth, stepper.named) == (0, [])


@FEWER
@given(positions)
def test_every_legal_move_has_its_own_number(state: State) -> None:
    check_position(state, Catalogue(state.setup, "flat"), Catalogue(state.setup))


@pytest.mark.parametrize("modules", sorted(MODULES))
def test_whole_games(modules: str) -> None:
    """Two games with each set of expansions, four on each board; every tenth position is looked at."""
    place = sorted(MODULES).index(modules)
    for number in (place, place + 3):
        board = BOARDS[number % len(BOARDS)]
        players = counts(modules)[number % len(counts(modules))]
        variant = {**VARIANTS[number % len(VARIANTS)], **OWN_TILES.get(modules, {})}
        options = agreed(board, players, modules, variant)
        setup = new_setup(options, number)
        flat, compact = Catalogue(setup, "flat"), Catalogue(setup)
        way = sorted(WAYS)[number % len(WAYS)]
        for ply, (state, _, _) in enumerate(playing(options, number, WAYS[way])):
            if (ply + number) % 10 == 0 or state.decision.seat == CHANCE:
                check_position(state, flat, compact)


def test_a_journey_by_ship_takes_the_steps_that_the_position_says() -> None:
    rng, state = Random(3), new_state(Options(map="balearica", players=2), seed=3)
    flat = Catalogue(state.setup, kind="flat")
    tried = 0
    while tried < 5:
        moves = legal_moves(state)
        for move in moves:
            back = flat.move(flat.index(move))
            if isinstance(move, MoveColonist) and isinstance(back, MoveColonist) and back.steps != move.steps:
                assert apply(state, back) == apply(state, move)
                tried += 1
        state = apply(state, rng.choice(moves))


def test_every_kind_of_move_has_a_number() -> None:
    setup = new_setup(Options(map="balearica", players=4, forum=True, fish="coast"), 1)
    flat = Catalogue(setup, "flat")
    known = {type(flat.move(number)) for number in range(flat.size) if flat.text(number)}
    # Other tests have moves of their own.
    assert known == {cls for cls in final_classes(Move) if cls.__module__.startswith("concordia_game.")}


def test_what_has_no_number_says_so() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    flat, compact = Catalogue(state.setup, "flat"), Catalogue(state.setup)
    with pytest.raises(ConcordiaError, match="1023 means nothing"):
        compact.move(1023)
    assert compact.text(1023) == ""
    with pytest.raises(ConcordiaError, match="no number for 9 goods"):
        flat.index(PayGoods((9, 0, 0, 0, 0, 0)))
    with pytest.raises(ConcordiaError, match="takes 2 steps"):
        compact.index(state.setup.board.reach[0][0][0])
    with pytest.raises(ConcordiaError, match="is no kind"):
        Catalogue(state.setup, "round")
    with pytest.raises(IllegalMove, match="'done'"):
        Stepper(compact, state).choose(compact.index(DONE))


def test_steps_have_numbers_and_texts() -> None:
    """What a colonist's move, a purchase and a payment look like."""
    compact = Catalogue(new_setup(Options(map="imperium", players=3), 1))
    steps = [compact.move(number) for number in range(SPACE) if compact.text(number)]
    for step in steps:
        if isinstance(step, Step):
            assert compact.move(compact.index(step)) == step
    texts = [compact.text(number) for number in range(SPACE)]
    assert {"lift land roma", "drop sea:massilia-roma", "sell wine", "3", "pay salt", "give"} <= set(texts)


def test_seats_count_from_the_one_that_is_asked() -> None:
    setup = new_setup(Options(map="imperium", players=4), 1)
    compact, flat = Catalogue(setup), Catalogue(setup, "flat")
    following = compact.index(COPY[GREEN], RED)
    assert compact.index(COPY[RED], YELLOW) == following
    assert compact.move(following, BLUE) == COPY[YELLOW]
    assert compact.text(following) == "copy +1"
    assert flat.index(COPY[GREEN], BLUE) == flat.index(COPY[GREEN], RED)
    assert flat.text(flat.index(COPY[GREEN])) == "copy green"


def test_a_payment_that_could_go_on_can_be_ended() -> None:
    """No rule offers such a choice yet; a position may."""
    compact = Catalogue(new_setup(Options(map="imperium", players=3), 1))
    shorter, longer = PayGoods((1, 0, 0, 0, 0, 0)), PayGoods((1, 1, 0, 0, 0, 0))
    stepper = Stepper(compact, new_state(Options(map="imperium", players=3), 1))
    stepper.moves = [shorter, longer]
    assert stepper.choose(compact.numbers(shorter)[0]) is None
    assert [compact.text(number) for number in stepper.numbers()] == ["paid", "pay food"]


def test_half_a_move_can_be_copied_and_pickled() -> None:
    state = new_state(Options(map="imperium", players=3), 1)
    state = apply(state, next(move for move in legal_moves(state) if move.text(state.setup) == "architect"))
    stepper = Stepper(Catalogue(state.setup), state)
    number = next(number for number in stepper.numbers() if stepper.catalogue.text(number).startswith("lift"))
    assert stepper.choose(number) is None
    assert stepper.named == [number]
    for other in (stepper.copy(), pickle.loads(pickle.dumps(stepper))):
        assert (other.named, other.numbers(), other.state) == (stepper.named, stepper.numbers(), state)
        other.choose(other.numbers()[0])
        assert other.state != state
    assert stepper.named == [number]


def test_what_is_new_takes_the_next_slots() -> None:
    """Wherever it stands in the game's files, and whatever is missing."""
    assert slots_of(["a", "b", "c"], ["c", "new", "a", "newer"], 5, "tiles") == [2, 3, 0, 4]
    with pytest.raises(ConcordiaError, match="room for 4 tiles, here it takes 5"):
        slots_of(["a", "b", "c"], ["c", "new", "a", "newer"], 4, "tiles")


def test_own_tiles_have_slots() -> None:
    plain = Catalogue(new_setup(Options(map="imperium", players=3, forum=True), 1))
    mini = Catalogue(new_setup(Options(map="imperium", players=3, forum=True, own_tiles="mini"), 1))
    before = {number: plain.text(number) for number in range(SPACE)}
    after = {number: mini.text(number) for number in range(SPACE)}
    added = {number: text for number, text in after.items() if text != before[number]}
    assert {before[number] for number in added} == {""}
    assert {text.split()[0] for text in added.values()} == {"use", "keep", "draw", "bid"}
    box = len(published()["names"]["tiles"])
    first = next(block.first for block in mini.blocks if block.name == "use")
    assert first + box in added


def test_a_board_beyond_the_limits_is_refused() -> None:
    """By the compact catalogue; the flat one has room for any board that the game accepts."""
    setup = new_setup(Options(map="imperium", players=3), 1)
    board = setup.board
    more = [City(f"nova_{number}", "Nova", board.cities[1].province, "A") for number in range(15)]
    larger = Board(
        "larger",
        "Larger",
        "",
        2,
        5,
        board.cities + more,
        board.provinces,
        board.routes,
        board.start_city,
        board.start_spaces,
        False,
    )
    tokens = setup.tokens + [FISH] * len(more)
    dealt = SetUp(setup.options, setup.box, larger, 1, tokens, setup.markers, setup.stack, 0, [])
    with pytest.raises(ConcordiaError, match="room for 40 cities, here it takes 46"):
        Catalogue(dealt)
    flat = Catalogue(dealt, "flat")
    assert "build nova_14" in [flat.text(number) for number in range(flat.size)]


def test_a_catalogue_is_pickled_by_its_game() -> None:
    flat = Catalogue(new_setup(Options(map="cyprus", players=3), 1), "flat")
    other = pickle.loads(pickle.dumps(flat))
    assert (other.kind, other.size, other.text(20)) == (flat.kind, flat.size, flat.text(20))
