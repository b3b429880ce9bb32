### What the game asks the player, one message for each decision.
### Variables: $steps, $kinds, $count, $price and $bid are whole numbers; $seat and $tile are names.

prompt-play-card = Одиграјте карту из руке.
# $steps: steps left
prompt-move-colonists =
    Померајте колонисте: још { $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }.
# The house stall; $steps: steps to make before the house
prompt-step-or-build =
    Померајте колонисте, па саградите једну кућицу: још { $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }.
prompt-build-houses = Градите кућице у градовима поред својих колониста или завршите.
prompt-free-house = Саградите кућицу бесплатно: изаберите град.
prompt-prefect = Производња у провинцији или прикупљање новчића?
prompt-settle = Поставити нове колонисте (1 храна и 1 алат по колонисти) или узети сестерције?
prompt-settle-more = Поставите још једног колонисту за 1 храну и 1 алат или завршите.
# $price: in sestertii
prompt-settle-for-money =
    Поставите новог колонисту за { $price ->
        [one] { $price } сестерциј
        [few] { $price } сестерција
       *[other] { $price } сестерција
    }.
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Купујте или продајте: још { $kinds ->
        [one] { $kinds } врста залиха
        [few] { $kinds } врсте залиха
       *[other] { $kinds } врста залиха
    }.
prompt-copy-card = Коју карту копирате?
# $count: cards that may still be bought
prompt-buy-card =
    Купујте из понуде: највише { $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }.
prompt-pay = Изаберите залихе којима плаћате.
# $count: goods too many
prompt-forgo = Складиште је пуно, вишак залиха: { $count }. Изаберите чега се одричете.
prompt-recruit = Поставити новог колонисту за 1 храну и 1 алат?
prompt-stall-colonist = Поставите новог колонисту за 1 храну или 1 алат.
prompt-initial-purchase = Купите почетне залихе по назначеној цени, па одиграјте прву карту.
prompt-take-tile = Узети плочицу форума?
prompt-draw-tile = Плочица форума се извлачи насумично.
prompt-keep-patrician = Изаберите патриција ког задржавате.
# The opener of an auction, who must bid.
prompt-open-auction = Изаберите патриција и понудите 0 ПП или више.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: понуда је { $bid } ПП. Повећати или рећи даље?
# The last player of an auction
prompt-pick-free = Изаберите једног од преосталих патриција; не кошта вас ништа.
prompt-swap = Коју залиху из складишта мењате?
prompt-choose-good = Изаберите залиху.
# After a province has produced
prompt-yield = Употребити плочицу пре него што залихе оду у складиште?
prompt-use-tile = Употребити плочицу пре краја потеза?
prompt-market = Отићи на рибљу пијацу или одиграти карту?
prompt-confirm-turn = Потез је одигран: завршите га или вратите.
prompt-wait-for = Чека се: { $seat }.
prompt-game-over = Игра је завршена.
