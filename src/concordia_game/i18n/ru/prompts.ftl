### What the game asks the player: each decision of the engine names its message.
### Variables: $steps, $kinds, $count, $price, $bid and $fish are whole numbers; $seat, $card, $good and $tile are names.
### $goods and $instead are ready lists ("1 food, 1 tool").

prompt-play-card = Разыграйте карту с руки.
# $steps: steps left
prompt-move-colonists =
    Перемещайте колонистов: осталось { $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }.
# The house stall; $steps: steps to make before the house
prompt-step-or-build =
    Перемещайте колонистов, затем постройте один дом: осталось { $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }.
prompt-build-houses = Стройте дома в городах рядом с вашими колонистами или закончите строительство.
# The house stall
prompt-build-one-house = Постройте один дом в городе рядом с вашим колонистом.
prompt-free-house = Постройте дом бесплатно: выберите город.
prompt-prefect = Производство в провинции или доход?
# $count: the sestertii
prompt-settle =
    Поместить новых колонистов (за каждого 1 еда и 1 инструмент) или взять { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }?
prompt-settle-more = Поместите ещё одного колониста за 1 еду и 1 инструмент или закончите.
# $price: in sestertii
prompt-settle-for-money =
    Поместите нового колониста за { $price ->
        [one] { $price } сестерций
        [few] { $price } сестерция
       *[many] { $price } сестерциев
    }.
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Покупайте или продавайте: ещё { $kinds ->
        [one] { $kinds } тип товаров
        [few] { $kinds } типа товаров
       *[many] { $kinds } типов товаров
    }.
# All kinds have been traded, and a tile would allow one more
prompt-trade-more = Использовать жетон, чтобы торговать ещё одним типом товаров?
prompt-copy-card = Какую карту скопировать?
# $count: cards that may still be bought
prompt-buy-card =
    Можно купить из ряда ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
prompt-pay = Цена: { $goods }. Выберите, какими товарами платить.
# One of two prices
prompt-pay-either = Цена: { $goods } или { $instead }. Выберите, чем платить.
# $count: goods too many
prompt-forgo =
    На складе мало места: { $count ->
        [one] { $count } товар не помещается
        [few] { $count } товара не помещаются
       *[many] { $count } товаров не помещаются
    }. Выберите, от какого отказаться.
prompt-recruit = Поместить нового колониста за 1 еду и 1 инструмент?
prompt-stall-colonist = Поместите нового колониста за 1 еду или 1 инструмент.
prompt-initial-purchase = Купите начальные товары по обычной цене, затем разыграйте первую карту.
prompt-take-tile = Взять жетон форума?
prompt-draw-tile = Жетон форума выбирается случайно.
prompt-keep-patrician = Выберите патриция, которого оставите себе.
# The opener of an auction, who must bid.
prompt-open-auction = Назовите патриция и сделайте ставку: 0 ПО или больше.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: текущая ставка — { $bid } ПО. Повысить или спасовать?
# The last player of an auction
prompt-pick-free = Выберите одного из оставшихся патрициев: он достаётся вам бесплатно.
prompt-swap = Какой товар со склада обменять?
prompt-choose-good = Выберите товар.
# $good: the stored good that is given away
prompt-choose-instead = Вы отдаёте: { $good }. Выберите товар взамен.
# A tile replaces the bonus of a province
prompt-choose-bonus = Выберите бонусный товар.
# After a province has produced
prompt-yield = Использовать жетон, прежде чем убрать товары на склад?
prompt-use-tile = Использовать жетон перед завершением хода?
# $fish: fish in the storehouse
prompt-market = Пойти к прилавку рыбного рынка (осталось рыбы: { $fish }) или перейти к розыгрышу карты?
# $card: a double card
prompt-choose-role = «{ $card }»: какую из двух ролей вы берёте?
# The partner has played a Legatus
prompt-call-card = Разыграйте карту с руки: её действие выполните вы оба, сначала ваш партнёр.
# The partner has played a Proconsul
prompt-play-alone = Разыграйте карту с руки: её действие вы выполните в одиночку, без партнёра.
prompt-name-start = Назовите город, в котором начнут два ваших колониста.
# $seat: the partner
prompt-give-money = Передать сестерции партнёру ({ $seat })?
prompt-confirm-turn = Ход сделан: завершите его или сделайте шаг назад.
# In team play. $seat: the partner
prompt-confirm-part = Ваша часть хода сделана: передайте ход (дальше — { $seat }) или сделайте шаг назад.
prompt-wait-for = Ждём, что решит { $seat }.
prompt-game-over = Игра окончена.
