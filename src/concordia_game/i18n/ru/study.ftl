### The page of an analysis; the words for marks, reasons and advice are in analysis.ftl.
### $percent, $best, $before, $after: with their signs and units.

## The parts of the page

study-players = Игроки
study-turn = Этот ход
study-turns = Все ходы
study-time = По ходу игры
# Shows the table beside the board again, instead of the analysis
study-table = Стол

## While it is made

study-making = Партия разбирается
study-progress = Ходов: { $done } из { $count }
study-deepen = Разобрать глубже
study-deepen-help = Смотрит дальше вперёд и займёт несколько минут. Пока можно смотреть партию.
study-deepening = Идёт глубокий разбор
study-depth-quick = Быстрый разбор
study-depth-deep = Глубокий разбор
study-picture = Сохранить график картинкой

## The players

study-accuracy-help = Точность равна 100, если ни один ход ничего не отнял. Ход весит тем больше, чем менее ясен исход партии, поэтому точность можно сравнивать между партиями.
study-steady = Ни один ход не изменил для этого игрока многого.
# $change: of the chance to win; $cause: by whose turn, or by what turned up
study-turning-point = Ход { $turn }: { $change }, { $cause }
# A mark on the curve. $turn: "Turn 5"; $mark: mistake or blunder
study-dot = { $turn }, { $seat }: { $mark }, { $change }
study-nothing-cost = Ни одна привычка не обошлась в этой партии дорого.
# $ground: a god, or means such as money
study-habit =
    { $count ->
        [one] { $ground }: { $count } ход, в среднем { $percent }
        [few] { $ground }: { $count } хода, в среднем по { $percent }
       *[many] { $ground }: { $count } ходов, в среднем по { $percent }
    }
study-lesson = Урок: { $title }

## A turn

study-choose = Выберите ход: на графике, в списке всех ходов или клавишами [ и ].
study-unjudged = Оценивать в этот момент нечего.
# Which of the turns that lost something is looked at next
study-previous-loss = Предыдущий промах
study-next-loss = Следующий промах
study-chance = Шансы на победу: { $best } с лучшим ходом, { $after } после сыгранного
study-margin = Ожидаемый отрыв в конце: { $before } ПО с лучшим ходом, { $after } после сыгранного
study-lost = упущено { $percent }
study-nothing-better = Ничего лучше не нашлось.
study-played = Сыграно
study-better = Лучше
study-why = Разница в очках, ожидаемых в конце
study-show = Показать на поле
study-shown = Что можно было сыграть: { $seat }
study-back = Вернуться к партии
study-luck = Удача
study-luck-help = Что дали открывшиеся карты и жетоны. Это никому не ставится ни в заслугу, ни в вину.
study-luck-none = Ничьи шансы это заметно не изменило.
# Of the quick analysis
study-luck-deeper = Глубокий разбор смотрит дальше вперёд и может увидеть больше.

## Over time

study-mean = Пунктир — среднее по столу.
study-series-houses = Дома
study-series-provinces = Провинции
study-series-cards = Карты
study-series-money = Деньги
study-series-tempo = Сыграно карт без Трибунов: больше или меньше среднего
