"""Why a move is refused, in words; the codes are those of `why_not`."""

from __future__ import annotations

from concordia_game.engine.reasons import Reason

_WORDS: dict[str, str] = {
    "not_now": "That is not what is being asked now.",
    "unknown_move": "That is no move: type its number, its words, or ? for help.",
    "game_over": "The game is over.",
    "compulsory": "You have to choose one of the moves here.",
    "not_in_hand": "The card '{card}' is not in your hand.",
    "money_short": "You have {have} of the {need} sestertii that it costs.",
    "storehouse_full": "Your storehouse has room for {have}, not for {need}.",
    "route_occupied": "A colonist of {seat} stands on {route} already.",
    "no_route": "No route of this colonist's kind is called '{route}'.",
    "too_far": "It takes {need} steps, and you have {have}.",
    "no_colonist_there": "You have no such colonist at {place}.",
    "no_such_city": "There is no city '{city}' on this board.",
    "no_such_province": "There is no province '{province}' on this board.",
    "no_such_seat": "There is no seat '{seat}' in this game.",
    "no_such_tile": "There is no tile '{tile}'.",
    "no_such_stall": "There is no stall '{stall}'.",
    "no_house_here": "You need a house of your own in {city}.",
    "only_start_city": "Here a new colonist can only be placed in the start city.",
    "own_house_here": "You have a house in {city} already.",
    "start_city": "No houses are built in {city}, the start city.",
    "wrong_city": "This house can't be built in {city}.",
    "not_adjacent": "None of your colonists is on a route that touches {city}.",
    "no_colonist_left": "You have no {kind} colonist left in the storehouse.",
    "wrong_kind": "No {kind} route touches {city}.",
    "no_houses_left": "All your houses are on the board already.",
    "no_house_left_to_build": "You can't build another house in this action.",
    "marker_turned": "{province} has produced already: somebody has to take the income first.",
    "no_fish_there": "There is no fish in {province}: somebody has to take the income first.",
    "never_traded": "{good} is never bought or sold.",
    "bought_and_sold": "You have traded {good} already in this action.",
    "third_kind": "You have traded as many kinds of goods as you may.",
    "nothing_to_copy": "{seat} has no card on the pile.",
    "own_pile": "You can't copy your own card.",
    "is_diplomat": "A Diplomat can't be copied.",
    "empty_space": "There is nothing on space {space}.",
    "no_card_left_to_buy": "You can't buy another card in this action.",
    "copied_card": "This is the card that you are copying: it can't be bought.",
    "wrong_payment": "That does not pay the price; these are the ways to pay.",
    "not_offered": "'{word}' is not on offer here.",
    "not_enough_cards": "You take back {have} of the {need} cards that this space asks for.",
    "bid_too_low": "The next bid is {need} or more.",
    "bid_too_high": "The highest bid is {need}.",
    "tile_not_held": "You don't have the tile that this needs.",
    "tile_not_now": "This tile can't be used now.",
    "tile_used": "You have used this tile this turn already.",
    "tile_no_effect": "This tile would have no effect now.",
    "fish_short": "You have {have} of the {need} fish that it costs.",
    "stall_used": "You have used this stall this turn already.",
    "stall_behind": "Your marker moves only forward, and not past the space where it began.",
    "no_effect": "This stall's action can't be carried out now.",
}


def reason_words(reason: Reason) -> str:
    """A sentence for a reason."""
    if reason.code == "goods_short":
        return _goods_short(reason.details)
    said = _WORDS.get(reason.code)
    return said.format_map(reason.details) if said else f"That is not possible: {reason}."


def _goods_short(details: dict[str, int | str]) -> str:
    if isinstance(details["need"], int):
        return f"You have {details['have']}, not {details['need']}."
    have = str(details["have"]).replace(" ", ", ")
    return f"It costs {str(details['need']).replace(' ', ' + ')}; you have {have or 'no goods'}."
