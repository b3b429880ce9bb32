"""The rules in words, by topic: the same texts that the page shows."""

from __future__ import annotations

from concordia_game.agents.answers import cleaned
from concordia_game.data.box import card_set, load_box
from concordia_game.engine.errors import ConcordiaError
from concordia_game.engine.options import Options
from concordia_game.engine.setup import GODS
from concordia_game.i18n import SOURCE, Translator
from concordia_game.i18n.sentences import Sentences

COURSE = """Concordia in short. On your turn you play one card from your hand and do what it says; played
cards come back with the Tribune. Colonists move along routes and let you build houses in the cities at the
ends of their route; houses bring goods when their province produces. Cards bought from the display are for
use, and each card belongs to a god who gives points for it at the end: that is where nearly all points come
from, so cards and what their gods count go together. The game ends when the last card of the display is
bought or somebody builds a 15th house: that player gets 7 points and all others have one more turn. The
most points win. Apart from the deal there is hardly any luck; all but the order of the stacks is open."""

TEXTS = {
    "moving": "ui-rules-moving-text",
    "storehouse": "ui-rules-storehouse-text",
    "houses": "ui-rules-houses-text",
    "salt": "ui-rules-salt-text",
    "forum": "ui-rules-forum-text",
    "auction": "ui-rules-auction-text",
    "fish": "ui-rules-fish-text",
    "venus": "ui-rules-venus-text",
    "teams": "ui-rules-teams-text",
    "balearica": "ui-rules-balearica-text",
}
"""Topics that are one message each."""

TOPICS = ("course", "cards", "gods", *TEXTS)


def rules(topic: str = "course") -> str:
    """What the rules say about a topic, or about a card, a god or a tile by its id."""
    topic = cleaned(topic)
    words = Sentences(Translator(SOURCE))
    if topic == "course":
        return f"{COURSE}\nTopics: {', '.join(TOPICS)}; or the id of a card, god or tile."
    if topic == "cards":
        return "\n".join(_cards(words))
    if topic == "gods":
        return "\n".join(f"{god}: {words.help('god', god)}" for god in GODS if words.help("god", god))
    if topic in TEXTS:
        return words.say(TEXTS[topic])
    for kind in ("card", "god", "tile", "stall"):
        found = words.help(kind, topic)
        if found:
            return f"{topic}: {found}"
    raise ConcordiaError(f"there is no topic {topic!r}; there are {', '.join(TOPICS)}, and ids of things")


def _cards(words: Sentences) -> list[str]:
    """Every card of the game, with Venus and in teams too."""
    sets = [Options(), Options(venus=True), Options(players=4, venus=True, teams=True)]
    ids = [id for options in sets for id in load_box(cards_of=card_set(options)).card_ids]
    return [f"{id}: {words.card_help(id)}" for id in dict.fromkeys(ids)]
