### Why a move is not legal. $have and $need are whole numbers.

reason-not-now = Сейчас требуется другое решение.
reason-unknown-move = Такого хода нет; проверьте запись.
reason-not-offered = Такого варианта сейчас нет.
reason-compulsory = Здесь нужно сделать выбор, пропустить его нельзя.
reason-not-your-turn = Сейчас не ваш ход.
reason-game-over = Игра окончена.
reason-stale = Игра за это время продвинулась; посмотрите ещё раз.
reason-not-in-hand = Этой карты нет у вас на руке.
reason-money-short = Не хватает сестерциев: есть { $have }, нужно { $need }.
# $need: a list of goods, or how many of one good
reason-goods-short = Не хватает товаров. Нужно: { $need }.
reason-wrong-payment = Так расплатиться нельзя.
reason-storehouse-full = На вашем складе свободных ячеек: { $have }, а нужно { $need }.

## Moving, building, placing

reason-route-occupied = На этой линии уже стоит колонист.
reason-no-route = Туда нет линии, по которой может пройти этот колонист.
# $need: steps needed; $have: steps left
reason-too-far =
    Слишком далеко: нужно { $need ->
        [one] { $need } очко движения
        [few] { $need } очка движения
       *[many] { $need } очков движения
    }, осталось { $have }.
reason-no-colonist-there = У вас там нет такого колониста.
reason-no-such-city = На этом поле нет такого города.
reason-no-such-province = На этом поле нет такой провинции.
reason-no-house-here = Для этого в городе должен стоять ваш дом.
reason-only-start-city = Здесь нового колониста можно поместить только в начальный город.
reason-own-house-here = В этом городе уже есть ваш дом.
reason-start-city = В начальном городе дома не строят.
reason-not-adjacent = Ни на одной линии, примыкающей к этому городу, нет вашего колониста.
reason-wrong-city = Бесплатный дом в этом городе построить нельзя.
reason-no-colonist-left = На вашем складе больше нет колонистов этого вида.
reason-wrong-kind = К этому городу не примыкают линии для такого колониста.
reason-no-houses-left = Все ваши дома уже на поле.
reason-no-house-left-to-build = Вы уже построили столько домов, сколько можно.

## Producing, trading, copying, buying

reason-marker-turned = Эта провинция уже произвела товары; сначала кто-то должен взять доход.
reason-third-kind = Торговать ещё одним типом товаров в этом действии нельзя.
reason-bought-and-sold = В этом действии вы уже покупали или продавали этот товар.
reason-never-traded = Банк не торгует ни солью, ни рыбой.
reason-no-such-seat = В этой игре нет такого игрока.
reason-nothing-to-copy = Там нет карты, которую можно скопировать.
reason-own-pile = Свою карту копировать нельзя.
reason-is-diplomat = «Дипломата» копировать нельзя.
reason-is-magister = «Магистра» копировать нельзя.
reason-is-legatus = «Легата» копировать нельзя.
reason-partners-pile = Копировать можно только карту соперника, а не партнёра.
reason-empty-space = Эта ячейка пуста.
reason-no-card-left-to-buy = Вы уже купили столько карт, сколько можно.
reason-copied-card = Нельзя купить ту самую карту, которую вы копируете.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = Для этого места форума нужно вернуть на руку карт: { $need }, а вы возвращаете { $have }.
# $need: the lowest bid that is high enough
reason-bid-too-low = Ставка должна быть выше предыдущей: { $need } ПО или больше.
# $need: the highest bid that there is
reason-bid-too-high = Ставка не может быть выше { $need } ПО.
reason-no-such-tile = Такого жетона форума нет.
reason-tile-not-held = У вас нет этого жетона.
reason-tile-not-now = Сейчас этот жетон использовать нельзя.
reason-tile-used = Этот жетон уже использован в этом ходу.
reason-tile-no-effect = Сейчас этот жетон ничего не даст.

## Fish market

reason-fish-short = Не хватает рыбы: есть { $have }, нужно { $need }.
reason-no-fish-there = В этой провинции нет рыбы; сначала кто-то должен взять доход.
reason-no-such-stall = На этом рынке нет такого прилавка.
reason-stall-used = Этот прилавок уже использован в этом ходу.
reason-stall-behind = Маркер идёт только вперёд: он не может ни пройти дальше ячейки, с которой начал, ни использовать ячейку во второй раз.
reason-no-effect = Сейчас действие этого прилавка выполнить нельзя.

## Team play

reason-not-called = Карта партнёра требует любую вашу карту, кроме «Легата».
reason-near-start = Нельзя назвать ни начальный город, ни город, соединённый с ним линией.
