### The log: one sentence for each event.
### Names, as shown to players: $seat, $receiver and $winner (seats), $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role.
### $goods and $gained are ready lists made with the goods-… messages ("2 bricks, 1 wine"); an event with one good gives
### $goods from its $good and $count. $stall is the event's offer.
### $kind is "land" or "sea". $count, $price, $steps, $points, $bid and $fish are whole numbers; $price is in sestertii.

log-turn-began = { $seat } to play.
log-card-played = { $seat } plays the { $card }.
log-card-copied = { $seat } copies the { $card }.
log-colonist-moved =
    { $seat } moves a { $kind ->
        [sea] sea
       *[land] land
    } colonist: { $origin } → { $route } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }).
log-house-built =
    { $seat } builds a house in { $city } for { $price ->
        [one] { $price } sestertius
       *[other] { $price } sestertii
    }.
log-colonist-placed =
    { $seat } places a new { $kind ->
        [sea] sea
       *[land] land
    } colonist in { $city }.
log-goods-received = { $seat } receives { $goods }.
log-goods-forgone = { $seat } has no room for { $goods }.
log-goods-paid = { $seat } pays { $goods }.
log-goods-swapped = { $seat } swaps { $goods } for { $gained }.
log-salt-turned = { $seat } turns 1 salt into { $good }.
log-sestertii-received =
    { $seat } receives { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }.
log-sestertii-paid =
    { $seat } pays { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }.
log-good-bought =
    { $seat } buys { $goods } for { $price ->
        [one] { $price } sestertius
       *[other] { $price } sestertii
    }.
log-good-sold =
    { $seat } sells { $goods } for { $price ->
        [one] { $price } sestertius
       *[other] { $price } sestertii
    }.
log-marker-turned = { $seat } lets { $province } produce.
log-markers-restored = All provinces are ready to produce again.
# Either of the two: Præfectus Magnus, or Præfectus Piscatus with the fish market.
log-magnus-passed = { $seat } passes the Præfectus to { $receiver }.
log-cards-taken-back =
    { $seat } takes back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-card-bought = { $seat } buys the { $card }.
log-card-revealed = New in the display: { $card }.
log-interim-scored = { $seat } reaches { $points } VP in the intermediate scoring.
log-interim-paid =
    { $seat } receives { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    } for the intermediate scoring.
log-concordia-taken = { $seat } takes the Concordia card: the last round begins.
log-game-ended = The game is over, won by { $winner }.

## Forum

log-tile-taken = { $seat } takes { $tile } from the forum.
log-tile-used = { $seat } uses { $tile }.
log-tile-revealed = New in the forum: { $tile }.
log-tile-kept = { $seat } keeps { $tile }.
log-bid-made = { $seat } bids { $bid } VP for { $tile }.
log-bid-passed = { $seat } passes on { $tile }.
log-auction-won = { $seat } wins { $tile } for { $bid } VP.

## Fish market

log-market-entered = { $seat } visits the stall “{ $stall }” for { $fish } fish.
log-coins-dropped =
    { $seat } leaves { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    } on skipped market spaces.
log-coins-collected =
    { $seat } collects { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    } from the market space.
log-fish-taken = { $seat } lets { $province } produce ({ $count } fish).
log-fish-restored = There are fish in every province again.

## Venus cards and team play

# With the Magister
log-card-repeated = { $seat } carries out the { $card } once more.
# $card: a double card; $role: the one of its two cards that is carried out
log-role-taken = { $seat } uses the { $card } as the { $role }.
# $seat: the partner of the active player
log-card-shared = { $seat } carries out the { $card } as the partner.
log-start-named = { $seat } begins in { $city }.
log-money-given =
    { $seat } gives { $receiver } { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }.
