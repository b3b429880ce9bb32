### Why a move is not legal. $have and $need are whole numbers.

reason-not-now = That is not what is being asked now.
reason-unknown-move = That is not a move; check how it is written.
reason-not-offered = This is not one of the choices.
reason-compulsory = You have to choose here; this cannot be skipped.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-stale = The game has moved on in the meantime; please look again.
reason-not-in-hand = This card is not in your hand.
reason-money-short = Not enough sestertii: you have { $have } of { $need }.
# $need: a list of goods, or how many of one good
reason-goods-short = Not enough goods. It takes: { $need }.
reason-wrong-payment = The price cannot be paid in this way.
reason-storehouse-full = Your storehouse has room for { $have }, not for { $need }.

## Moving, building, placing

reason-route-occupied = Another colonist is already on this route.
reason-no-route = No route for this colonist leads there.
# $need: steps needed; $have: steps left
reason-too-far =
    Too far: it takes { $need ->
        [one] { $need } step
       *[other] { $need } steps
    }, and you have { $have } left.
reason-no-colonist-there = You have no such colonist there.
reason-no-such-city = There is no such city on this board.
reason-no-such-province = There is no such province on this board.
reason-no-house-here = You need a house of your own in this city.
reason-only-start-city = Here a new colonist can only be placed in the start city.
reason-own-house-here = You already have a house in this city.
reason-start-city = No houses are built in the start city.
reason-not-adjacent = None of your colonists is on a route that touches this city.
reason-wrong-city = The free house cannot be built in this city.
reason-no-colonist-left = You have no colonist of this kind left in the storehouse.
reason-wrong-kind = No route for this kind of colonist touches that city.
reason-no-houses-left = All your houses are on the board already.
reason-no-house-left-to-build = You have already built as many houses as you may.

## Producing, trading, copying, buying

reason-marker-turned = This province has produced already; somebody has to take the income first.
reason-third-kind = You have already traded as many kinds of goods as you may.
reason-bought-and-sold = You have already bought or sold this good in this action.
reason-never-traded = The bank trades neither salt nor fish.
reason-no-such-seat = There is no such player in this game.
reason-nothing-to-copy = There is no card to copy there.
reason-own-pile = You cannot copy your own card.
reason-is-diplomat = A Diplomat cannot be copied.
reason-is-magister = A Magister cannot be copied.
reason-is-legatus = A Legatus cannot be copied.
reason-partners-pile = You can only copy an opponent’s card, not your partner’s.
reason-empty-space = This space is empty.
reason-no-card-left-to-buy = You have already bought as many cards as you may.
reason-copied-card = You cannot buy the very card that you are copying.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = You take back { $have } of the { $need } cards that this space asks for.
# $need: the lowest bid that is high enough
reason-bid-too-low = Your bid must be higher than the last one: { $need } VP or more.
# $need: the highest bid that there is
reason-bid-too-high = No bid may be higher than { $need } VP.
reason-no-such-tile = There is no such forum tile.
reason-tile-not-held = You do not have this tile.
reason-tile-not-now = This tile cannot be used now.
reason-tile-used = You have already used this tile this turn.
reason-tile-no-effect = This tile would have no effect now.

## Fish market

reason-fish-short = Not enough fish: you have { $have } of { $need }.
reason-no-fish-there = There are no fish in this province; somebody has to take the income first.
reason-no-such-stall = There is no such stall at this market.
reason-stall-used = You have already used this stall this turn.
reason-stall-behind = Your marker only moves forward: it cannot pass the space where it began, nor use a space a second time.
reason-no-effect = The action of this stall cannot be carried out now.

## Team play

reason-not-called = Your partner’s card calls for any of your cards but a Legatus.
reason-near-start = You cannot name the start city, nor a city that a route joins to it.
