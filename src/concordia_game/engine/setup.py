"""A set-up: everything about a game that is fixed once it has been dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from concordia_game.engine.board import Board
from concordia_game.engine.cost import NOTHING, Cost
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.goods import SALT, Figures
from concordia_game.engine.ids import CardId, Good, ProvinceId, Seat
from concordia_game.engine.options import Options

if TYPE_CHECKING:
    from concordia_game.engine.bonus import Bonus
    from concordia_game.engine.module import Module
    from concordia_game.engine.modules.fish.market_board import MarketBoard
    from concordia_game.engine.modules.forum.tile import Tile
    from concordia_game.engine.moves import Move
    from concordia_game.engine.personas.persona import Persona

GODS: Final[tuple[str, ...]] = (
    "vesta",
    "jupiter",
    "saturnus",
    "mercurius",
    "mars",
    "venus",
    "minerva",
    "concordia",
)
VESTA: Final = 0
JUPITER: Final = 1
SATURNUS: Final = 2
MERCURIUS: Final = 3
MARS: Final = 4
VENUS: Final = 5
MINERVA: Final = 6
CONCORDIA: Final = 7


class Card:
    """A kind of card: what it does, what it costs, which god rewards it."""

    __slots__ = ("cash", "cost", "gods", "good", "id", "kind", "persona", "points", "roles", "word")

    def __init__(
        self,
        kind: CardId,
        id: str,
        word: str,
        persona: Persona,
        gods: tuple[int, ...],
        cost: Cost,
        cash: int,
        good: Good | None,
        points: int,
        roles: tuple[Persona, ...] = (),
    ) -> None:
        self.kind = kind
        self.id = id
        self.word = word
        self.persona = persona
        self.gods = gods
        """Usually one; a card may count as a card of several (V2.2)."""
        self.cost = cost
        self.cash = cash
        self.good = good
        self.points = points
        self.roles = roles
        """What a double card can be carried out as (V1.6)."""

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class Box:
    """What is in the box: figures, cards, decks and tokens, read from the data files."""

    __slots__ = (
        "bonus",
        "card_called",
        "card_costs",
        "card_ids",
        "cards",
        "decks",
        "figures",
        "letter_tokens",
        "markets",
        "own_tiles",
        "role_ids",
        "salt_board_plain",
        "salt_replaces",
        "starting_hands",
        "tile_changes",
        "tile_ids",
        "tiles",
    )

    def __init__(
        self,
        figures: Figures,
        cards: list[Card],
        starting_hands: list[list[CardId]],
        decks: list[list[CardId]],
        letter_tokens: dict[str, list[int]],
        salt_replaces: dict[str, Good],
        salt_board_plain: dict[str, Good],
        tiles: list[Tile],
        markets: dict[str, MarketBoard],
        bonus: Bonus,
        own_tiles: str = "",
    ) -> None:
        self.own_tiles = own_tiles
        """The entries of the tiles that the players added, as JSON; a record carries them whole (S5.1)."""
        self.bonus = bonus
        """What lies in the provinces, unless a module replaces it."""
        self.figures = figures
        self.cards = cards
        self.starting_hands = starting_hands
        """One for everybody, or one for each half of the table (V2.2)."""
        self.decks = decks
        self.letter_tokens = letter_tokens
        self.salt_replaces = salt_replaces
        self.salt_board_plain = salt_board_plain
        self.tiles = tiles
        self.markets = markets
        self.card_ids = [card.id for card in cards]
        self.role_ids = sorted({role.id for card in cards for role in card.roles})
        """The roles that double cards have."""
        words = [card.word for card in cards]
        self.card_called: list[int] = [words.index(word) for word in words]
        """For each kind of card, the first one that shares its word."""
        self.tile_ids = [tile.id for tile in tiles]
        self.tile_changes: list[int] = [tile.changes for tile in tiles]
        """The amendment points that each tile may change."""
        self.card_costs = {side: self._card_costs(spaces) for side, spaces in figures.surcharges.items()}
        """For each side of the display, what each kind of card costs on each space (B10.1)."""

    def __repr__(self) -> str:
        return f"<Box of {len(self.cards)} kinds of cards, {len(self.tiles)} tiles>"

    def starting_hand(self, seat: Seat, players: int) -> list[CardId]:
        """The hand of a seat when the game begins."""
        return self.starting_hands[seat * len(self.starting_hands) // players]

    def _card_costs(self, surcharges: list[Cost]) -> list[list[Cost]]:
        return [[card.cost.plus(surcharge) for card in self.cards] for surcharge in surcharges]


class SetUp:
    """The dealt game: board, cards, tokens and stacks. Immutable."""

    __slots__ = (
        "amending",
        "board",
        "bonus",
        "box",
        "card_costs",
        "cards",
        "figures",
        "first",
        "good_masks",
        "handed",
        "house_goods",
        "house_money",
        "markers",
        "modules",
        "options",
        "own_costs",
        "partners",
        "players",
        "seats",
        "seed",
        "stack",
        "surcharges",
        "teams",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        options: Options,
        box: Box,
        board: Board,
        seed: int,
        tokens: list[Good | None],
        markers: list[Good | None],
        stack: list[CardId],
        first: int,
        modules: list[Module],
    ) -> None:
        self.options = options
        self.box = box
        self.board = board
        figures = box.figures
        self.figures = figures
        self.cards = box.cards
        self.seed = seed
        self.tokens = tokens
        """The good of each city; the start city has none."""
        self.markers = markers
        """The good of each province's bonus marker; none where all cities produce salt (S1.8)."""
        self.stack = stack
        """The cards for sale in order, including those first on display."""
        self.first = first
        """Which of the people at the table starts: that person gets the red seat (B1.6)."""
        self.tiles = box.tiles
        self.modules = modules
        """The modules in play, in the order in which they act."""
        self.amending: list[Module] = [module for module in modules if module.amends()]
        """Those that change figures in the rules."""
        self.bonus = self._bonus()
        """What lies in the provinces."""
        self.players = options.players
        self.surcharges = figures.surcharges[options.display]
        self.card_costs = box.card_costs[options.display]
        free = options.teams and options.proconsul_price == "free"
        self.own_costs = [NOTHING if free else card.cost for card in box.cards]
        """What each kind of card costs without surcharge: with a Consul or a Proconsul (B10.2, V2.9)."""
        self.house_money: list[int] = [0 if good is None else figures.house_money[good] for good in tokens]
        self.house_goods = [self._house_goods(good) for good in tokens]
        self.good_masks = [self._good_mask(Good(good)) for good in range(SALT + 1)]
        self.seats: list[Seat] = [Seat(seat) for seat in range(options.players)]
        """In turn order."""
        count = options.players // 2 if options.teams else options.players
        self.teams: list[int] = [seat % count for seat in range(options.players)]
        """The team of each seat; without team play everybody is alone in one (V2.1)."""
        self.partners: list[Seat | None] = [
            Seat((seat + count) % options.players) if options.teams else None for seat in self.seats
        ]
        """Who sits opposite, in team play (V2.1)."""
        self.handed: dict[int, Move] = {}
        """Copies of moves that were handed out, by the identity of the engine's own."""

    def _bonus(self) -> Bonus:
        for module in self.modules:
            bonus = module.bonus()
            if bonus is not None:
                return bonus
        return self.box.bonus

    def _house_goods(self, good: Good | None) -> Cost:
        return NOTHING if good is None else self.figures.house_goods[good]

    def _good_mask(self, good: Good) -> int:
        mask = 0
        for city, token in enumerate(self.tokens):
            if token == good:
                mask |= self.board.bits[city]
        return mask

    def key(self) -> tuple[object, ...]:
        """Equal for set-ups of one box that play alike: board, options and everything that was dealt."""
        return (
            self.options,
            self.box.own_tiles,
            self.board,
            self.seed,
            self.first,
            tuple(self.tokens),
            tuple(self.markers),
            tuple(self.stack),
            tuple([module.dealt() for module in self.modules]),
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, SetUp) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash((self.board.id, self.seed, tuple(self.stack)))

    def __copy__(self) -> SetUp:
        return self

    def __deepcopy__(self, memo: object) -> SetUp:
        return self

    def __repr__(self) -> str:
        return f"<SetUp of {self.board.id}, {self.players} players, seed {self.seed}>"

    def with_modules(self, modules: list[Module]) -> SetUp:
        """The same set-up with these modules in play."""
        return self.rearranged(self.stack, modules, self.seed)

    def rearranged(self, stack: list[CardId], modules: list[Module], seed: int) -> SetUp:
        """The same set-up with its stacks in a different order, for views."""
        return SetUp(
            self.options,
            self.box,
            self.board,
            seed,
            self.tokens,
            self.markers,
            stack,
            self.first,
            modules,
        )

    def card_kind(self, id: str) -> CardId:
        """The kind of card with this id."""
        if id not in self.box.card_ids:
            raise ConcordiaError(f"there is no card {id!r}")
        return CardId(self.box.card_ids.index(id))


def check_seat(setup: SetUp, seat: Seat) -> None:
    """Refuse a number that is no seat of the game."""
    if not 0 <= seat < setup.players:
        raise ConcordiaError(f"there is no seat {seat}: 0 to {setup.players - 1}")


def most_valuable_good(tokens: list[Good | None], board: Board, province: ProvinceId) -> Good | None:
    """The good of a province's marker: the dearest that its cities produce, salt left out (B1.3, S1.8)."""
    best: Good | None = None
    for city, good in enumerate(tokens):
        if board.cities[city].province == province and good is not None and good < SALT:
            best = good if best is None else max(best, good)
    return best


def lay_markers(tokens: list[Good | None], board: Board) -> list[Good | None]:
    """The bonus markers that follow from the city tokens (B1.3)."""
    return [
        most_valuable_good(tokens, board, ProvinceId(province)) for province in range(len(board.provinces))
    ]
