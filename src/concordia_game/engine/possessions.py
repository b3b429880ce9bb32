"""What a seat owns, by name: for people at a prompt, who think of wine and Roma and not of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from concordia_game.engine.goods import FISH, GOODS, SALT
from concordia_game.engine.ids import COLONIST_KINDS, KIND_NAMES, SEATS, Seat

if TYPE_CHECKING:
    from concordia_game.engine.state import State


@final
class Possessions:
    """One seat's possessions by name in one position; a copy, so nothing done to it reaches the game."""

    __slots__ = ("colonists", "discard", "goods", "hand", "houses", "seat", "sestertii")

    def __init__(
        self,
        seat: str,
        sestertii: int,
        goods: dict[str, int],
        hand: tuple[str, ...],
        discard: tuple[str, ...],
        colonists: dict[str, tuple[str, ...]],
        houses: tuple[str, ...],
    ) -> None:
        self.seat: Final = seat
        """The colour."""
        self.sestertii: Final = sestertii
        """The money."""
        self.goods: Final = goods
        """How many of each good lie in the storehouse, such as `goods["wine"]`."""
        self.hand: Final = hand
        """The ids of the cards in hand."""
        self.discard: Final = discard
        """The ids of the cards played, the last one on top at the end."""
        self.colonists: Final = colonists
        """Where the colonists stand: `colonists["land"]` and `colonists["sea"]` name routes and cities."""
        self.houses: Final = houses
        """The cities with a house."""

    def _values(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.sestertii,
            self.goods,
            self.hand,
            self.discard,
            self.colonists,
            self.houses,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Possessions) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.seat, self.sestertii, self.hand, self.houses))

    def __reduce__(self) -> tuple[object, ...]:
        return Possessions, self._values()

    def __repr__(self) -> str:
        goods = ", ".join([f"{count} {good}" for good, count in self.goods.items() if count]) or "no goods"
        return f"<{self.seat}: {self.sestertii} sestertii, {goods}, {len(self.houses)} houses>"


def possessions(state: State, seat: Seat) -> Possessions:
    """What a seat owns in a position."""
    setup, player = state.setup, state.players[seat]
    board, cards = setup.board, setup.box.card_ids
    colonists: dict[str, tuple[str, ...]] = {}
    for kind in COLONIST_KINDS:
        colonists[KIND_NAMES[kind]] = tuple([board.place_ids[place] for place in player.places(kind)])
    return Possessions(
        SEATS[seat],
        player.sestertii,
        {GOODS[good]: count for good, count in enumerate(player.goods) if count or _in_play(state, good)},
        tuple([cards[card] for card in player.hand]),
        tuple([cards[card] for card in player.discard]),
        colonists,
        tuple([id for city, id in enumerate(board.city_ids) if player.houses & board.bits[city]]),
    )


def _in_play(state: State, good: int) -> bool:
    """Whether a game has such a good: salt and fish come with their expansions."""
    options = state.setup.options
    return good < SALT or (good == SALT and options.salt) or (good == FISH and options.fish != "")
