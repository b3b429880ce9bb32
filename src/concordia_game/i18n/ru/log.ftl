### The log: one sentence for each event.
### Names, as shown to players: $seat, $receiver and $winner (seats), $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role.
### $goods and $gained are ready lists made with the goods-… messages ("2 bricks, 1 wine"); an event with one good gives
### $goods from its $good and $count. $stall is the event's offer.
### $kind is "land" or "sea". $count, $price, $steps, $points, $bid and $fish are whole numbers; $price is in sestertii.

log-turn-began = Ход: { $seat }.
log-card-played = { $seat }: разыграна карта «{ $card }».
log-card-copied = { $seat }: скопирована карта «{ $card }».
log-colonist-moved =
    { $seat }: { $kind ->
        [sea] морской
       *[land] сухопутный
    } колонист, { $origin } → { $route } ({ $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }).
log-house-built =
    { $seat }: построен дом в городе { $city } за { $price ->
        [one] { $price } сестерций
        [few] { $price } сестерция
       *[many] { $price } сестерциев
    }.
log-colonist-placed =
    { $seat }: новый { $kind ->
        [sea] морской
       *[land] сухопутный
    } колонист в городе { $city }.
log-goods-received = { $seat }: получены товары — { $goods }.
log-goods-forgone = { $seat }: не помещается на склад — { $goods }.
log-goods-paid = { $seat }: уплачены товары — { $goods }.
log-goods-swapped = { $seat }: обмен — { $goods } → { $gained }.
log-salt-turned = { $seat }: 1 соль становится товаром «{ $good }».
log-sestertii-received =
    { $seat }: из банка — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
log-sestertii-paid =
    { $seat }: в банк — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
log-good-bought =
    { $seat }: покупка — { $goods } за { $price ->
        [one] { $price } сестерций
        [few] { $price } сестерция
       *[many] { $price } сестерциев
    }.
log-good-sold =
    { $seat }: продажа — { $goods } за { $price ->
        [one] { $price } сестерций
        [few] { $price } сестерция
       *[many] { $price } сестерциев
    }.
log-marker-turned = { $seat }: производство в провинции { $province }.
log-markers-restored = Все провинции снова готовы к производству.
# Either of the two: Præfectus Magnus, or Præfectus Piscatus with the fish market.
log-magnus-passed = Карта «Præfectus» переходит к соседу справа: { $seat } → { $receiver }.
log-cards-taken-back =
    { $seat }: снова на руке — { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-card-bought = { $seat }: куплена карта «{ $card }».
log-card-revealed = Новая карта в ряду: «{ $card }».
log-interim-scored = { $seat }: промежуточный подсчёт — { $points } ПО.
log-interim-paid =
    { $seat }: за промежуточный подсчёт — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
log-concordia-taken = { $seat }: получена карта «Concordia». Начинается последний круг.
log-game-ended = Игра окончена. Победа: { $winner }.

## Forum

log-tile-taken = { $seat }: взят жетон форума «{ $tile }».
log-tile-used = { $seat }: использован жетон «{ $tile }».
log-tile-revealed = Новый жетон на форуме: «{ $tile }».
log-tile-kept = { $seat }: оставлен патриций «{ $tile }».
log-bid-made = { $seat }: ставка { $bid } ПО за жетон «{ $tile }».
log-bid-passed = { $seat }: пас в торгах за жетон «{ $tile }».
log-auction-won = { $seat }: выигран жетон «{ $tile }» за { $bid } ПО.

## Fish market

log-market-entered =
    { $seat }: прилавок «{ $stall }» за { $fish ->
        [one] { $fish } рыбу
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }.
log-coins-dropped =
    { $seat }: на пропущенные ячейки рынка — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
log-coins-collected =
    { $seat }: с ячейки рынка — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
log-fish-taken =
    { $seat }: производство в провинции { $province } ({ $count ->
        [one] { $count } рыба
        [few] { $count } рыбы
       *[many] { $count } рыб
    }).
log-fish-restored = Рыба снова есть во всех провинциях.

## Venus cards and team play

# With the Magister
log-card-repeated = { $seat }: ещё раз действие карты «{ $card }».
# $card: a double card; $role: the one of its two cards that is carried out
log-role-taken = { $seat }: карта «{ $card }» в роли «{ $role }».
# $seat: the partner of the active player
log-card-shared = { $seat }: как партнёр — действие карты «{ $card }».
log-start-named = { $seat }: начало в городе { $city }.
log-money-given =
    { $seat }: партнёру ({ $receiver }) — { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }.
