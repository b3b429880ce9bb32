"""What people have played: results, friends, groups and ratings."""

from __future__ import annotations

from concordia_game.server.wire.common import Outgoing, Seat


class SeatResult(Outgoing):
    """What a seat came to: its place (partners share one) and its points, in all and by god."""

    seat: Seat
    name: str
    bot: bool
    me: bool
    place: int
    score: int
    gods: dict[str, int]


class GameResult(Outgoing):
    """How a game ended, when (in seconds since 1970), and which god is behind most of the winner's lead."""

    game: str
    ended: float
    board: str
    modules: list[str]
    god: str
    lead: int
    seats: list[SeatResult]


class MyResults(Outgoing):
    """The caller's finished games, the last one first; `boards` are all on which there was one."""

    games: list[GameResult]
    boards: list[str]


class Friend(Outgoing):
    """Somebody with whom the caller has played, by name; `known` if the server knows that person."""

    name: str
    known: bool
    games: int
    last: float


class Friends(Outgoing):
    """Those with whom the caller played last come first."""

    friends: list[Friend]


class Group(Outgoing):
    """The same people at several tables, the caller among them."""

    id: str
    names: list[str]
    games: int
    last: float


class Groups(Outgoing):
    """Those that played last come first."""

    groups: list[Group]


class Tally(Outgoing):
    """What one of a group has achieved: wins in all, by board and by god, and the points game by game."""

    name: str
    me: bool
    wins: int
    mean: float
    best: int
    boards: dict[str, int]
    gods: dict[str, int]
    scores: list[int]


class GroupPast(Outgoing):
    """A group's games, the first one first; `boards` says how often each was played."""

    id: str
    players: list[Tally]
    boards: dict[str, int]
    games: list[GameResult]


class RatingShown(Outgoing):
    """The rating of somebody who wants one, how sure it is, and from how many games."""

    name: str
    rating: int
    deviation: int
    games: int


class RatingList(Outgoing):
    """The best come first."""

    ratings: list[RatingShown]
