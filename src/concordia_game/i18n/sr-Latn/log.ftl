### The log: one sentence for each event.
### Names, as shown to players: $seat, $receiver and $winner (seats), $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role.
### $goods and $gained are ready lists made with the goods-… messages ("2 bricks, 1 wine"); an event with one good gives
### $goods from its $good and $count. $stall is the event's offer.
### $kind is "land" or "sea". $count, $price, $steps, $points, $bid and $fish are whole numbers; $price is in sestertii.

log-turn-began = Na potezu: { $seat }.
log-card-played = { $seat }: odigrana karta „{ $card }”.
log-card-copied = { $seat }: kopirana karta „{ $card }”.
log-colonist-moved =
    { $seat }: { $kind ->
        [sea] morski
       *[land] kopneni
    } kolonista, { $origin } → { $route } ({ $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }).
log-house-built =
    { $seat }: sagrađena kućica u gradu { $city } za { $price ->
        [one] { $price } sestercij
        [few] { $price } sestercija
       *[other] { $price } sestercija
    }.
log-colonist-placed =
    { $seat }: novi { $kind ->
        [sea] morski
       *[land] kopneni
    } kolonista u gradu { $city }.
log-goods-received = { $seat }: dobijene zalihe – { $goods }.
log-goods-forgone = { $seat }: nema mesta u skladištu – { $goods }.
log-goods-paid = { $seat }: plaćene zalihe – { $goods }.
log-goods-swapped = { $seat }: zamena – { $goods } → { $gained }.
log-salt-turned = { $seat }: 1 so postaje zaliha „{ $good }”.
log-sestertii-received =
    { $seat }: iz banke – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
log-sestertii-paid =
    { $seat }: u banku – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
log-good-bought =
    { $seat }: kupovina – { $goods } za { $price ->
        [one] { $price } sestercij
        [few] { $price } sestercija
       *[other] { $price } sestercija
    }.
log-good-sold =
    { $seat }: prodaja – { $goods } za { $price ->
        [one] { $price } sestercij
        [few] { $price } sestercija
       *[other] { $price } sestercija
    }.
log-marker-turned = { $seat }: proizvodnja u provinciji { $province }.
log-markers-restored = Sve provincije su ponovo spremne za proizvodnju.
# Either of the two: Præfectus Magnus, or Præfectus Piscatus with the fish market.
log-magnus-passed = Karta Præfectus ide igraču s desne strane: { $seat } → { $receiver }.
log-cards-taken-back =
    { $seat }: nazad u ruku – { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }.
log-card-bought = { $seat }: kupljena karta „{ $card }”.
log-card-revealed = Nova karta u ponudi: „{ $card }”.
log-interim-scored = { $seat }: među-bodovanje – { $points } PP.
log-interim-paid =
    { $seat }: za među-bodovanje – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
log-concordia-taken = { $seat }: osvojena karta Concordia. Počinje poslednji krug.
log-game-ended = Igra je završena. Pobeda: { $winner }.

## Forum

log-tile-taken = { $seat }: uzeta pločica foruma „{ $tile }”.
log-tile-used = { $seat }: upotrebljena pločica „{ $tile }”.
log-tile-revealed = Nova pločica na forumu: „{ $tile }”.
log-tile-kept = { $seat }: zadržan patricij „{ $tile }”.
log-bid-made = { $seat }: ponuda od { $bid } PP za pločicu „{ $tile }”.
log-bid-passed = { $seat }: dalje (pločica „{ $tile }”).
log-auction-won = { $seat }: osvojena pločica „{ $tile }” za { $bid } PP.

## Fish market

log-market-entered =
    { $seat }: tezga „{ $stall }” za { $fish ->
        [one] { $fish } ribu
        [few] { $fish } ribe
       *[other] { $fish } riba
    }.
log-coins-dropped =
    { $seat }: na preskočena polja pijace – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
log-coins-collected =
    { $seat }: s polja pijace – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
log-fish-taken =
    { $seat }: proizvodnja u provinciji { $province } ({ $count ->
        [one] { $count } riba
        [few] { $count } ribe
       *[other] { $count } riba
    }).
log-fish-restored = U svim provincijama ponovo ima ribe.

## Venus cards and team play

# With the Magister
log-card-repeated = { $seat }: još jednom akcija karte „{ $card }”.
# $card: a double card; $role: the one of its two cards that is carried out
log-role-taken = { $seat }: karta „{ $card }” u ulozi „{ $role }”.
# $seat: the partner of the active player
log-card-shared = { $seat }: kao partner – akcija karte „{ $card }”.
log-start-named = { $seat }: početak u gradu { $city }.
log-money-given =
    { $seat }: partneru ({ $receiver }) – { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }.
