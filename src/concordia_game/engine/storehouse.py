"""The storehouse: room, receipts, and what to give up when a receipt doesn't fit (B3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from concordia_game.engine import amend
from concordia_game.engine.agenda import Asked, Decision
from concordia_game.engine.events import GoodsForgone, GoodsReceived
from concordia_game.engine.goods import FISH, KINDS
from concordia_game.engine.ids import Good, Seat
from concordia_game.engine.kinds import Fields
from concordia_game.engine.moves import FORGO, Forgo, Move
from concordia_game.engine.things import GOODS_GOT, SEAT

if TYPE_CHECKING:
    from concordia_game.engine.state import Player, State


def room(state: State, player: Player) -> int:
    """The spaces free of goods and of colonists in reserve (B3.1)."""
    reserve = state.setup.figures.colonists - player.colonists()
    return amend.spaces(state, player) - reserve - player.stored()


def receive(state: State, seat: Seat, goods: tuple[int, ...]) -> None:
    """Put a receipt on the agenda; it asks only if there is a real choice (B3.3)."""
    for count in goods:
        if count:
            state.push(Store(seat, goods, goods))
            return


def receive_one(state: State, seat: Seat, good: Good, count: int) -> None:
    """Put a receipt of a single kind on the agenda."""
    goods = [0] * KINDS
    goods[good] = count
    receive(state, seat, tuple(goods))


@final
class Store(Decision):
    """Which of the new goods to keep: one at a time is given up until the rest fits (B3.2).

    `offered` is the whole receipt, `goods` what has not been given up.
    """

    __slots__ = ("goods", "offered")

    fields: ClassVar[Fields] = {"seat": SEAT, "offered": GOODS_GOT, "goods": GOODS_GOT}
    prompt: ClassVar[str] = "forgo"
    answers: ClassVar[tuple[type[Move], ...]] = (Forgo,)

    def __init__(self, seat: Seat, offered: tuple[int, ...], goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offered: Final = offered
        self.goods: Final = goods

    def enter(self, state: State) -> bool:
        """Store without asking if everything fits or only one way is left."""
        player = state.players[self.seat]
        free = room(state, player)
        if _spaces_taken(player, self.goods) <= free:
            self._keep(state, self.goods)
            return False
        outcomes = self._outcomes(player, free)
        if len(outcomes) == 1:
            self._keep(state, outcomes[0])
            return False
        return True

    def fault(self, state: State) -> str:
        """No more can be kept than was offered."""
        more = [kept > new for kept, new in zip(self.goods, self.offered, strict=True)]
        return "more goods than were offered" if any(more) else ""

    def moves(self, state: State) -> list[Move]:
        """The goods of which one can be given up."""
        player = state.players[self.seat]
        outcomes = self._outcomes(player, room(state, player))
        found: list[Move] = []
        for good in range(KINDS):
            if any([kept[good] < self.goods[good] for kept in outcomes]):
                found.append(FORGO[good])
        return found

    def asked(self, state: State) -> Asked:
        """How many spaces are missing."""
        player = state.players[self.seat]
        return "forgo", {"count": _spaces_taken(player, self.goods) - room(state, player)}

    def resolve(self, state: State, move: Move) -> None:
        """Give up one good and look again."""
        assert isinstance(move, Forgo)
        goods = list(self.goods)
        goods[move.good] -= 1
        state.replace(Store(self.seat, self.offered, tuple(goods)))

    def _outcomes(self, player: Player, free: int) -> list[tuple[int, ...]]:
        """Every way to keep goods so that none of the others would still fit."""
        found: list[tuple[int, ...]] = []
        for kept in _portions(self.goods):
            if _spaces_taken(player, kept) <= free and not self._wasteful(player, kept, free):
                found.append(kept)
        return found

    def _wasteful(self, player: Player, kept: tuple[int, ...], free: int) -> bool:
        for good in range(KINDS):
            if kept[good] < self.goods[good]:
                more = list(kept)
                more[good] += 1
                if _spaces_taken(player, tuple(more)) <= free:
                    return True
        return False

    def _keep(self, state: State, kept: tuple[int, ...]) -> None:
        state.pop()
        if kept is self.offered:
            self._add(state, kept)
            return
        kept = self._with_spare_fish(state, kept)
        if any(kept):
            self._add(state, kept)
        forgone = tuple([new - take for new, take in zip(self.offered, kept, strict=True)])
        if any(forgone):
            state.tell(GoodsForgone(self.seat, forgone))

    def _add(self, state: State, kept: tuple[int, ...]) -> None:
        player = state.edit(self.seat)
        goods = player.goods[:]
        for good in range(KINDS):
            goods[good] += kept[good]
        player.goods = goods
        state.tell(GoodsReceived(self.seat, kept))

    def _with_spare_fish(self, state: State, kept: tuple[int, ...]) -> tuple[int, ...]:
        """What is kept, plus a fish given up on the way if it needs no room of its own (F1.2)."""
        player = state.players[self.seat]
        fuller = list(kept)
        fuller[FISH] += 1
        fits = _spaces_taken(player, tuple(fuller)) <= _spaces_taken(player, kept)
        return tuple(fuller) if kept[FISH] < self.offered[FISH] and fits else kept


def _spaces_taken(player: Player, new: tuple[int, ...]) -> int:
    """Spaces that new goods need in addition to those taken now; two fish share one (F1.2)."""
    spaces = 0
    for good in range(FISH):
        spaces += new[good]
    fish = player.goods[FISH]
    return spaces + (fish + new[FISH] + 1) // 2 - (fish + 1) // 2


def _portions(goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every part of a receipt, from nothing to all of it."""
    portions: list[tuple[int, ...]] = [()]
    for count in goods:
        portions = [(*portion, kept) for portion in portions for kept in range(count + 1)]
    return portions
