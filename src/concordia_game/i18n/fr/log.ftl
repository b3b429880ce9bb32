### The log: one sentence for each event.
### Names, as shown to players: $seat, $receiver and $winner (seats), $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role.
### $goods and $gained are ready lists made with the goods-… messages ("2 bricks, 1 wine"); an event with one good gives
### $goods from its $good and $count. $stall is the event's offer.
### $kind is "land" or "sea". $count, $price, $steps, $points, $bid and $fish are whole numbers; $price is in sestertii.

log-turn-began = À { $seat } de jouer.
log-card-played = { $seat } joue la carte { $card }.
log-card-copied = { $seat } copie la carte { $card }.
log-colonist-moved =
    { $seat } déplace un { $kind ->
        [sea] bateau
       *[land] colon terrestre
    } : { $origin } → { $route } ({ $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }).
log-house-built =
    { $seat } construit une maison à { $city } pour { $price ->
        [one] { $price } sesterce
       *[other] { $price } sesterces
    }.
log-colonist-placed =
    { $seat } place un nouveau { $kind ->
        [sea] bateau
       *[land] colon terrestre
    } à { $city }.
log-goods-received = { $seat } reçoit { $goods }.
log-goods-forgone = { $seat } n’a pas de place pour { $goods }.
log-goods-paid = { $seat } paie { $goods }.
log-goods-swapped = { $seat } échange { $goods } contre { $gained }.
log-salt-turned = { $seat } transforme 1 sel en { $good }.
log-sestertii-received =
    { $seat } reçoit { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }.
log-sestertii-paid =
    { $seat } paie { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }.
log-good-bought =
    { $seat } achète { $goods } pour { $price ->
        [one] { $price } sesterce
       *[other] { $price } sesterces
    }.
log-good-sold =
    { $seat } vend { $goods } pour { $price ->
        [one] { $price } sesterce
       *[other] { $price } sesterces
    }.
log-marker-turned = { $seat } fait produire la province { $province }.
log-markers-restored = Toutes les provinces peuvent à nouveau produire.
# Either of the two: Præfectus Magnus, or Præfectus Piscatus with the fish market.
log-magnus-passed = { $seat } passe la carte Præfectus à { $receiver }.
log-cards-taken-back =
    { $seat } reprend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-card-bought = { $seat } achète la carte { $card }.
log-card-revealed = Nouvelle carte au présentoir : { $card }.
log-interim-scored = { $seat } obtient { $points } PV au décompte intermédiaire.
log-interim-paid =
    { $seat } reçoit { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } pour le décompte intermédiaire.
log-concordia-taken = { $seat } prend la carte Concordia : le dernier tour de table commence.
log-game-ended = La partie est terminée. Victoire : { $winner }.

## Forum

log-tile-taken = { $seat } prend { $tile } au forum.
log-tile-used = { $seat } utilise { $tile }.
log-tile-revealed = Nouvelle tuile au forum : { $tile }.
log-tile-kept = { $seat } garde { $tile }.
log-bid-made = { $seat } enchérit à { $bid } PV pour { $tile }.
log-bid-passed = { $seat } passe pour { $tile }.
log-auction-won = { $seat } remporte { $tile } pour { $bid } PV.

## Fish market

log-market-entered =
    { $seat } va à l’étal « { $stall } » pour { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }.
log-coins-dropped =
    { $seat } laisse { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } sur les cases du marché sautées.
log-coins-collected =
    { $seat } ramasse { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } sur la case du marché.
log-fish-taken =
    { $seat } fait produire la province { $province } ({ $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }).
log-fish-restored = Il y a de nouveau des poissons dans toutes les provinces.

## Venus cards and team play

# With the Magister
log-card-repeated = { $seat } exécute une fois de plus la carte { $card }.
# $card: a double card; $role: the one of its two cards that is carried out
log-role-taken = { $seat } utilise la carte { $card } comme { $role }.
# $seat: the partner of the active player
log-card-shared = { $seat } exécute la carte { $card } comme partenaire.
log-start-named = { $seat } commence à { $city }.
log-money-given =
    { $seat } donne { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } à { $receiver }.
