### Why a move is not legal. $have, $need, $steps and $left are whole numbers.

reason-not-now = Сейчас требуется другое решение.
reason-unknown-move = Такого хода нет; проверьте запись.
reason-not-your-turn = Сейчас не ваш ход.
reason-game-over = Игра окончена.
reason-stale = Игра уже ушла вперёд; взгляните ещё раз.
reason-not-in-hand = Этой карты нет у вас на руке.
reason-money-short = Не хватает сестерциев: есть { $have }, нужно { $need }.
reason-goods-short = У вас нет товаров, чтобы это оплатить.
reason-storehouse-full = На вашем складе нет для этого места.

## Moving, building, placing

reason-route-occupied = На этой линии уже стоит колонист.
reason-no-route = Туда не ведёт ни одна линия для этого колониста.
# $steps: needed; $left: still there
reason-too-far =
    Слишком далеко: нужно { $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }, осталось { $left }.
reason-no-colonist-there = У вас там нет такого колониста.
reason-no-such-city = На этом поле нет такого города.
reason-no-house-here = В этом городе нужен ваш дом.
reason-own-house-here = В этом городе уже есть ваш дом.
reason-start-city = В начальном городе дома не строят.
reason-not-adjacent = Ни на одной линии у этого города нет вашего колониста.
reason-no-colonist-left = На складе больше нет колонистов этого вида.
reason-wrong-kind = К этому городу не примыкают линии для такого колониста.
reason-no-houses-left = Все ваши дома уже на поле.

## Producing, trading, copying, buying

reason-marker-turned = Эта провинция уже произвела товары; сначала кто-то должен взять доход.
reason-third-kind = Вы уже торговали всеми доступными типами товаров.
reason-bought-and-sold = Один и тот же товар нельзя и купить, и продать за одно действие.
reason-nothing-to-copy = Там нет карты, которую можно скопировать.
reason-own-pile = Свою карту копировать нельзя.
reason-is-diplomat = Дипломата копировать нельзя.
reason-empty-space = Эта ячейка пуста.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = Для этого места форума нужно вернуть карт: { $need }, а у вас { $have }.
reason-bid-too-low = Ставка должна быть выше предыдущей.
reason-tile-not-held = У вас нет этого жетона.
reason-tile-not-now = Сейчас этот жетон использовать нельзя.
reason-tile-no-effect = Сейчас этот жетон ничего не даст.

## Fish market

reason-fish-short = Не хватает рыбы: есть { $have }, нужно { $need }.
reason-stall-used = Этот прилавок уже использован в этом ходу.
reason-stall-behind = Маркер идёт только вперёд и не может пройти дальше ячейки, с которой начал.
