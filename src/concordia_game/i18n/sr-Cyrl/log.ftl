### The log: one sentence for each event.
### Names, as shown to players: $seat, $receiver and $winner (seats), $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role.
### $goods and $gained are ready lists made with the goods-… messages ("2 bricks, 1 wine"); an event with one good gives
### $goods from its $good and $count. $stall is the event's offer.
### $kind is "land" or "sea". $count, $price, $steps, $points, $bid and $fish are whole numbers; $price is in sestertii.

log-turn-began = На потезу: { $seat }.
log-card-played = { $seat }: одиграна карта „{ $card }”.
log-card-copied = { $seat }: копирана карта „{ $card }”.
log-colonist-moved =
    { $seat }: { $kind ->
        [sea] морски
       *[land] копнени
    } колониста, { $origin } → { $route } ({ $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }).
log-house-built =
    { $seat }: саграђена кућица у граду { $city } за { $price ->
        [one] { $price } сестерциј
        [few] { $price } сестерција
       *[other] { $price } сестерција
    }.
log-colonist-placed =
    { $seat }: нови { $kind ->
        [sea] морски
       *[land] копнени
    } колониста у граду { $city }.
log-goods-received = { $seat }: добијене залихе – { $goods }.
log-goods-forgone = { $seat }: нема места у складишту – { $goods }.
log-goods-paid = { $seat }: плаћене залихе – { $goods }.
log-goods-swapped = { $seat }: замена – { $goods } → { $gained }.
log-salt-turned = { $seat }: 1 со постаје залиха „{ $good }”.
log-sestertii-received =
    { $seat }: из банке – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
log-sestertii-paid =
    { $seat }: у банку – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
log-good-bought =
    { $seat }: куповина – { $goods } за { $price ->
        [one] { $price } сестерциј
        [few] { $price } сестерција
       *[other] { $price } сестерција
    }.
log-good-sold =
    { $seat }: продаја – { $goods } за { $price ->
        [one] { $price } сестерциј
        [few] { $price } сестерција
       *[other] { $price } сестерција
    }.
log-marker-turned = { $seat }: производња у провинцији { $province }.
log-markers-restored = Све провинције су поново спремне за производњу.
# Either of the two: Præfectus Magnus, or Præfectus Piscatus with the fish market.
log-magnus-passed = Карта Præfectus иде играчу с десне стране: { $seat } → { $receiver }.
log-cards-taken-back =
    { $seat }: назад у руку – { $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }.
log-card-bought = { $seat }: купљена карта „{ $card }”.
log-card-revealed = Нова карта у понуди: „{ $card }”.
log-interim-scored = { $seat }: међу-бодовање – { $points } ПП.
log-interim-paid =
    { $seat }: за међу-бодовање – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
log-concordia-taken = { $seat }: освојена карта Concordia. Почиње последњи круг.
log-game-ended = Игра је завршена. Победа: { $winner }.

## Forum

log-tile-taken = { $seat }: узета плочица форума „{ $tile }”.
log-tile-used = { $seat }: употребљена плочица „{ $tile }”.
log-tile-revealed = Нова плочица на форуму: „{ $tile }”.
log-tile-kept = { $seat }: задржан патрициј „{ $tile }”.
log-bid-made = { $seat }: понуда од { $bid } ПП за плочицу „{ $tile }”.
log-bid-passed = { $seat }: даље (плочица „{ $tile }”).
log-auction-won = { $seat }: освојена плочица „{ $tile }” за { $bid } ПП.

## Fish market

log-market-entered =
    { $seat }: тезга „{ $stall }” за { $fish ->
        [one] { $fish } рибу
        [few] { $fish } рибе
       *[other] { $fish } риба
    }.
log-coins-dropped =
    { $seat }: на прескочена поља пијаце – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
log-coins-collected =
    { $seat }: с поља пијаце – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
log-fish-taken =
    { $seat }: производња у провинцији { $province } ({ $count ->
        [one] { $count } риба
        [few] { $count } рибе
       *[other] { $count } риба
    }).
log-fish-restored = У свим провинцијама поново има рибе.

## Venus cards and team play

# With the Magister
log-card-repeated = { $seat }: још једном акција карте „{ $card }”.
# $card: a double card; $role: the one of its two cards that is carried out
log-role-taken = { $seat }: карта „{ $card }” у улози „{ $role }”.
# $seat: the partner of the active player
log-card-shared = { $seat }: као партнер – акција карте „{ $card }”.
log-start-named = { $seat }: почетак у граду { $city }.
log-money-given =
    { $seat }: партнеру ({ $receiver }) – { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }.
