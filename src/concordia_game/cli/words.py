"""What the terminal speaks, and the few words that it puts together itself."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from concordia_game.data.reconstructed import reconstructed_tiles
from concordia_game.engine.cost import Cost
from concordia_game.engine.ids import SEATS, CityId, Good, Seat
from concordia_game.engine.modules.forum.tile import Tile
from concordia_game.engine.setup import SetUp
from concordia_game.i18n import SOURCE, Translator, languages
from concordia_game.i18n.locales import preferred
from concordia_game.i18n.sentences import Sentences


def add_language_argument(parser: ArgumentParser, default: str | None = None) -> None:
    """The language in which a command speaks of the game; nothing that is typed depends on it."""
    known = languages()
    help = f"{', '.join(known)} (as the locale says)"
    parser.add_argument("--language", metavar="TAG", choices=known, default=default, help=help)


def words_of(arguments: Namespace) -> Sentences:
    """The language asked for; a program that reads JSON gets the same words in every locale."""
    usual = SOURCE if arguments.json else preferred(os.environ)
    return Sentences(Translator(arguments.language or usual))


def usual() -> Sentences:
    """The language of the locale."""
    return Sentences(Translator(preferred(os.environ)))


def english() -> Sentences:
    """The words where nobody has chosen a language, as at a Python prompt."""
    return Sentences(Translator(SOURCE))


def beside(*parts: str) -> str:
    """What is told side by side; what is empty is left out."""
    return " · ".join([part for part in parts if part])


def about(words: Sentences, what: str, said: str) -> str:
    """One thing said of another."""
    return words.say("terminal-about", what=what, said=said)


def tile_help(words: Sentences, setup: SetUp, tile: Tile) -> str:
    """What a tile does, and whether that is a house rule or partly our reconstruction."""
    help = words.tile_help(setup, tile.id)
    if tile.own:
        return f"{help} {words.say('ui-tile-own')}"
    return f"{help} {words.say('ui-tile-note')}" if tile.id in reconstructed_tiles() else help


def letter(words: Sentences, seat: Seat) -> str:
    """One letter for a seat, for its houses on the board."""
    return words.say(f"terminal-letter-{SEATS[seat]}")


def team_name(words: Sentences, team: list[Seat]) -> str:
    """Both partners of a team."""
    first, second = team
    return words.say("ui-team-of", first=words.seat(first), second=words.seat(second))


def cost_list(words: Sentences, cost: Cost) -> str:
    """A cost in goods."""
    names = [words.say("terminal-any") if id == "any" else words.good(id) for id in cost.names()]
    return " + ".join(names) or words.say("terminal-nothing")


def prefect_title(words: Sentences, setup: SetUp) -> str:
    """The card that doubles the bonus: of fish, where there is a fish market."""
    return words.card("praefectus_piscatus" if setup.options.fish else "praefectus_magnus")


def prefect_mark(words: Sentences, setup: SetUp) -> str:
    """That card in two letters."""
    return words.say("ui-piscatus-short" if setup.options.fish else "ui-magnus-short")


def city_good(setup: SetUp, city: CityId) -> Good:
    """The good of a city where houses are built: any but the start city."""
    good = setup.tokens[city]
    assert good is not None
    return good
