### What the game asks the player: each decision of the engine names its message.
### Variables: $steps, $kinds, $count, $price, $bid and $fish are whole numbers; $seat, $card, $good and $tile are names.
### $goods and $instead are ready lists ("1 food, 1 tool").

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
# The house stall
prompt-build-one-house = Саградите једну кућицу у граду поред свог колонисте.
prompt-free-house = Саградите кућицу бесплатно: изаберите град.
prompt-prefect = Производња у провинцији или прикупљање новчића?
# $count: the sestertii
prompt-settle =
    Желите ли да поставите нове колонисте (1 храна и 1 алат по колонисти) или да узмете { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }?
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
    Купујте или продајите: још { $kinds ->
        [one] { $kinds } врсту залиха
        [few] { $kinds } врсте залиха
       *[other] { $kinds } врста залиха
    }.
# All kinds have been traded, and a tile would allow one more
prompt-trade-more = Желите ли да употребите плочицу и тргујете још једном врстом залиха?
prompt-copy-card = Коју карту копирате?
# $count: cards that may still be bought
prompt-buy-card =
    Купујте из понуде: највише { $count ->
        [one] { $count } карту
        [few] { $count } карте
       *[other] { $count } карата
    }.
prompt-pay = Цена: { $goods }. Изаберите залихе којима плаћате.
# One of two prices
prompt-pay-either = Цена: { $goods } или { $instead }. Изаберите чиме плаћате.
# $count: goods too many
prompt-forgo = Нема довољно места, вишак залиха: { $count }. Изаберите чега се одричете.
prompt-recruit = Желите ли да поставите новог колонисту за 1 храну и 1 алат?
prompt-stall-colonist = Поставите новог колонисту за 1 храну или 1 алат.
prompt-initial-purchase = Купите почетне залихе по назначеној цени, па одиграјте прву карту.
prompt-take-tile = Желите ли да узмете плочицу форума?
prompt-draw-tile = Плочица форума се извлачи насумично.
prompt-keep-patrician = Изаберите патриција ког задржавате.
# The opener of an auction, who must bid.
prompt-open-auction = Изаберите патриција и понудите 0 ПП или више.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: понуда је { $bid } ПП. Повећавате ли је или кажете „даље”?
# The last player of an auction
prompt-pick-free = Изаберите једног од преосталих патриција; не кошта вас ништа.
prompt-swap = Коју залиху из складишта мењате?
prompt-choose-good = Изаберите залиху.
# $good: the stored good that is given away
prompt-choose-instead = Дајете: { $good }. Изаберите залиху коју добијате заузврат.
# A tile replaces the bonus of a province
prompt-choose-bonus = Изаберите додатну залиху.
# After a province has produced
prompt-yield = Желите ли да употребите плочицу пре него што залихе оду у складиште?
prompt-use-tile = Желите ли да употребите плочицу пре краја потеза?
# $fish: fish in the storehouse
prompt-market = Идете ли на тезгу рибље пијаце (преостало риба: { $fish }) или прелазите на карту?
# $card: a double card
prompt-choose-role = „{ $card }”: коју од две улоге преузимате?
# The partner has played a Legatus
prompt-call-card = Одиграјте карту из руке: њену акцију спроводите обоје, прво ваш партнер.
# The partner has played a Proconsul
prompt-play-alone = Одиграјте карту из руке: њену акцију спроводите без партнера.
prompt-name-start = Изаберите град у ком почињу ваши колонисти.
# $seat: the partner
prompt-give-money = Желите ли да дате сестерције партнеру ({ $seat })?
prompt-confirm-turn = Потез је одигран: завршите га или вратите.
# In team play. $seat: the partner
prompt-confirm-part = Ваш део потеза је одигран: предајте га даље ({ $seat }) или вратите.
prompt-wait-for = Чека се: { $seat }.
prompt-game-over = Игра је завршена.
