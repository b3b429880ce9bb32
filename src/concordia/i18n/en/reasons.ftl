### Why a move is not legal. $have, $need, $steps and $left are whole numbers.

reason-not-now = That is not what is being asked now.
reason-unknown-move = That is not a move; check how it is written.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-stale = The game has moved on in the meantime; please look again.
reason-not-in-hand = This card is not in your hand.
reason-money-short = Not enough sestertii: you have { $have } of { $need }.
reason-goods-short = You do not have the goods to pay for this.
reason-storehouse-full = Your storehouse has no room for this.

## Moving, building, placing

reason-route-occupied = Another colonist is already on this route.
reason-no-route = No route for this colonist leads there.
# $steps: needed; $left: still there
reason-too-far =
    Too far: it takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and you have { $left } left.
reason-no-colonist-there = You have no such colonist there.
reason-no-such-city = There is no such city on this board.
reason-no-house-here = You need a house of your own in this city.
reason-own-house-here = You already have a house in this city.
reason-start-city = No houses are built in the start city.
reason-not-adjacent = None of your colonists is on a route that touches this city.
reason-no-colonist-left = You have no colonist of this kind left in the storehouse.
reason-wrong-kind = No route for this kind of colonist touches that city.
reason-no-houses-left = All your houses are on the board already.

## Producing, trading, copying, buying

reason-marker-turned = This province has produced already; somebody has to take the income first.
reason-third-kind = You have already traded as many kinds of goods as you may.
reason-bought-and-sold = The same good cannot be both bought and sold in one action.
reason-nothing-to-copy = There is no card to copy there.
reason-own-pile = You cannot copy your own card.
reason-is-diplomat = A Diplomat cannot be copied.
reason-empty-space = This space is empty.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = You take back { $have } of the { $need } cards that this space asks for.
reason-bid-too-low = Your bid must be higher than the last one.
reason-tile-not-held = You do not have this tile.
reason-tile-not-now = This tile cannot be used now.
reason-tile-no-effect = This tile would have no effect now.

## Fish market

reason-fish-short = Not enough fish: you have { $have } of { $need }.
reason-stall-used = You have already used this stall this turn.
reason-stall-behind = Your marker only moves forward and cannot pass the space where it began.
