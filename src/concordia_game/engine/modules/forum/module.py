"""The forum as a module: what it deals, hides, adds to a turn and changes in the figures (S2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine.agenda import Decision, Frame, Item, Offer, Task
from concordia_game.engine.chance import Dice, arranged
from concordia_game.engine.features import Features
from concordia_game.engine.ids import Seat, TileId
from concordia_game.engine.kinds import Fields
from concordia_game.engine.module import Module
from concordia_game.engine.modules.forum.checking import misplaced
from concordia_game.engine.modules.forum.events import TileKept
from concordia_game.engine.modules.forum.held import HeldTiles
from concordia_game.engine.modules.forum.kinds import PATRICIAN, PATRICIANS, TILES
from concordia_game.engine.modules.forum.moves import KEEP, KeepTile, tile_uses
from concordia_game.engine.modules.forum.part import ForumPart, edit_forum, forum_of, tiles_of
from concordia_game.engine.modules.forum.prospects import leads_to_house
from concordia_game.engine.modules.forum.row import FillRow, VisitForum, gain_tile
from concordia_game.engine.moments import AFTER_CARD, AT_ANY_TIME
from concordia_game.engine.moves import DONE, NO_MOVES, Done, Move
from concordia_game.engine.part import Part
from concordia_game.engine.state import Player
from concordia_game.engine.things import SEAT

if TYPE_CHECKING:
    from concordia_game.engine.options import Options
    from concordia_game.engine.setup import Box, SetUp
    from concordia_game.engine.state import State

FIRST_TILES: Final = 27
"""How many there were in the first edition of the box; more may have come since."""


@final
class Forum(HeldTiles):
    """27 tiles, four of them open. Of its two orders neither tells anything about the other."""

    __slots__ = ("patricians", "tiles")

    fields: ClassVar[Fields] = {"tiles": TILES, "patricians": PATRICIANS}

    def __init__(self, tiles: tuple[TileId, ...], patricians: tuple[TileId, ...]) -> None:
        self.tiles = tiles
        """All tiles in the order of the stack, which is formed without those that players have kept."""
        self.patricians = patricians
        """The patricians in the order in which they are dealt or auctioned."""

    @classmethod
    def in_play(cls, options: Options) -> bool:
        """Whether the forum tiles are in use."""
        return options.forum

    @classmethod
    def deal(cls, options: Options, box: Box, dice: Dice) -> Module:
        """Shuffle the stack and, apart from it, the patricians to be dealt (S2.2)."""
        stack = dice.shuffled([tile.number for tile in box.tiles])
        patricians = dice.shuffled([tile.number for tile in box.tiles if tile.patrician])
        return Forum(tuple(stack), tuple(patricians))

    def part(self, setup: SetUp) -> Part:
        """Nobody has a tile yet, and none lies open."""
        return ForumPart(((),) * setup.players, (), (), (), (), (), 0)

    def begin(self, state: State) -> None:
        """Let each player keep one of two patricians; an auction replaces this (S3.1)."""
        if state.setup.options.auction:
            return
        state.push(OpenForum())
        for seat in reversed(state.setup.seats):
            first, second = self.pair(state, seat)
            state.push(KeepPatrician(seat, first, second))

    def after_card(self, state: State, seat: Seat) -> None:
        """Tiles may be used after the card's action (S2.4)."""
        state.push(LastTiles(seat))

    def end_turn(self, state: State, seat: Seat) -> None:
        """End the effects of tiles, which last one turn."""
        forum = forum_of(state)
        if forum.used or forum.in_effect:
            forum = edit_forum(state)
            forum.used = 0
            forum.in_effect = ()

    def partner_begins(self, state: State) -> None:
        """The active player's time is over, and with it the effects of his tiles (V2.16)."""
        if forum_of(state).in_effect:
            edit_forum(state).in_effect = ()

    def before_tribune(self, state: State, seat: Seat) -> None:
        """A tile may be taken before the action (S2.3)."""
        state.push(VisitForum(seat))

    def beside(self, state: State, decision: Decision) -> list[Move]:
        """The tiles that may be used now (S2.4)."""
        teams = state.setup.teams
        if decision.seat < 0 or teams[decision.seat] != teams[state.active]:
            return NO_MOVES
        forum = forum_of(state)
        held = forum.held[decision.seat]
        return tile_uses(state, decision, held, forum.used) if held else NO_MOVES

    def leads_to_house(self, state: State, seat: Seat) -> bool:
        """Whether tiles do."""
        return leads_to_house(state, seat)

    def pair(self, state: State, seat: Seat) -> tuple[TileId, TileId]:
        """The two patricians that a seat may choose from (S2.2)."""
        row = forum_of(state).row
        order = [tile for tile in self.patricians if tile not in row]
        return order[2 * seat], order[2 * seat + 1]

    def hide(self, state: State, masked: State, seat: Seat, dice: Dice | None) -> None:
        """Hide the order of the stack, and the patricians from which others have still to choose."""
        edit_forum(masked).stack = tuple(arranged(list(forum_of(state).stack), dice))
        if dealing(state.items()):
            masked.agenda = self.hide_pairs(masked, seat)

    def hidden(self, state: State, seat: Seat, dice: Dice | None) -> Module:
        """Both orders hidden; while patricians are being chosen, what the seat knows keeps its places."""
        patricians = arranged(list(self.patricians), dice)
        if dealing(state.items()):
            self.put_known(state, seat, patricians)
        return Forum(tuple(arranged(list(self.tiles), dice)), tuple(patricians))

    def put_known(self, state: State, seat: Seat, order: list[TileId]) -> None:
        """Bring the seat's own pair, and what the others have kept, to its place; the row comes last."""
        known: dict[int, TileId] = {}
        for place, tile in enumerate(reversed(forum_of(state).row)):
            if tile in order:
                known[len(order) - 1 - place] = tile
        for other in state.setup.seats:
            pair = list(self.pair(state, other)) if other == seat else list(tiles_of(state, other))
            for place, tile in enumerate(pair):
                known[2 * other + place] = tile
        for place, tile in known.items():
            swap_in(order, place, tile)

    def hide_pairs(self, masked: State, seat: Seat) -> Frame:
        """The agenda with the pairs of the other seats as the seat may imagine them."""
        hidden: Frame | None = None
        for item in reversed(masked.items()):
            shown = item
            if isinstance(item, KeepPatrician) and item.seat != seat:
                first, second = self.pair(masked, item.seat)
                shown = KeepPatrician(item.seat, first, second)
            hidden = Frame(shown, hidden)
        assert hidden is not None
        return hidden

    @classmethod
    def feature_names(cls, box: Box) -> list[str]:
        """The number of patricians and citizens, and each tile by its id."""
        return ["patricians", "citizens"] + [f"tile_{id}" for id in box.tile_ids]

    def features(self, state: State, player: Player, found: Features) -> None:
        """The tiles that the player holds."""
        tiles = state.setup.tiles
        held = forum_of(state).held[player.seat]
        if not held:
            found.nothing(len(tiles) + 2)
            return
        patricians = 0
        for number in held:
            if tiles[number].patrician:
                patricians += 1
        found.put(patricians)
        found.put(len(held) - patricians)
        last = -1
        for number in held:
            found.nothing(number - last - 1)
            found.put(1)
            last = number
        found.nothing(len(tiles) - 1 - last)

    def deal_fault(self, setup: SetUp) -> tuple[str, str]:
        """Each tile once, and as many as there were; those that came into the box later may be missing."""
        for tile in self.tiles:
            if self.tiles.count(tile) > 1:
                return "tiles", f"{setup.tiles[tile].id} is there twice"
        if len(self.tiles) < FIRST_TILES:
            return "tiles", f"{len(self.tiles)} instead of at least {FIRST_TILES} forum tiles"
        missing = [tile.id for tile in setup.tiles if tile.own and tile.number not in self.tiles]
        if missing:
            return "tiles", f"{missing[0]} is missing"
        if sorted(self.patricians) != sorted([tile for tile in self.tiles if setup.tiles[tile].patrician]):
            return "patricians", "not the patricians among the tiles, each of them once"
        return "", ""

    def fault(self, state: State) -> tuple[str, str]:
        """A fault unless every tile is in one place (S2.1); some may still wait to be laid out."""
        return misplaced(state, self.tiles)


def forum_in(setup: SetUp) -> Forum:
    """The forum of a game, as it was dealt."""
    for module in setup.modules:
        if isinstance(module, Forum):
            return module
    raise LookupError("the forum is not in play")


def swap_in(order: list[TileId], place: int, tile: TileId) -> None:
    """Bring a tile to a place by exchanging it with the one there."""
    order[order.index(tile)] = order[place]
    order[place] = tile


def dealing(items: list[Item]) -> bool:
    """Whether somebody still has to choose a patrician."""
    return any([isinstance(item, KeepPatrician) for item in items])


@final
class OpenForum(Task):
    """All tiles that nobody holds form the stack, in the order of the deal; four are laid open."""

    __slots__ = ()

    before_first_turn: ClassVar[bool] = True

    def run(self, state: State) -> None:
        """Lay out the row."""
        forum = edit_forum(state)
        taken = [*forum.discard, *forum.row]
        for held in forum.held:
            taken.extend(held)
        forum.stack = tuple([tile for tile in forum_in(state.setup).tiles if tile not in taken])
        state.push(FillRow())


@final
class KeepPatrician(Decision):
    """Which of the two dealt patricians to keep."""

    __slots__ = ("first", "second")

    before_first_turn: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"seat": SEAT, "first": PATRICIAN, "second": PATRICIAN}
    prompt: ClassVar[str] = "keep-patrician"
    answers: ClassVar[tuple[type[Move], ...]] = (KeepTile,)

    def __init__(self, seat: Seat, first: TileId, second: TileId) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def fault(self, state: State) -> str:
        """The pair has to be the one that was dealt."""
        dealt = forum_in(state.setup).pair(state, self.seat)
        return "" if (self.first, self.second) == dealt else "these are not the patricians that were dealt"

    def moves(self, state: State) -> list[Move]:
        """One for each of the two."""
        return [KEEP[self.first], KEEP[self.second]]

    def resolve(self, state: State, move: Move) -> None:
        """Keep the tile, which is open from now on."""
        assert isinstance(move, KeepTile)
        state.pop()
        state.tell(TileKept(self.seat, move.tile))
        gain_tile(state, self.seat, move.tile)


@final
class LastTiles(Offer):
    """Tiles after the card's action, before the turn ends (S2.4)."""

    __slots__ = ()

    prompt: ClassVar[str] = "use-tile"
    answers: ClassVar[tuple[type[Move], ...]] = (Done,)

    def moves(self, state: State) -> list[Move]:
        """Just `done`: the only alternative is to use tiles."""
        return [DONE]

    def resolve(self, state: State, move: Move) -> None:
        """The turn ends."""
        state.pop()

    def moment(self) -> int:
        """Tiles that name no card, and a Tribune's if one was just carried out."""
        return AT_ANY_TIME | AFTER_CARD
