### What is said about turns: why a hint is one, where a game was won and lost, who is winning.
### $points, $percent: with their sign and decimals. $cities, $cards, $tiles, $provinces: lists of names. $goods, $money: amounts in words.

## What a turn brings, and what stands behind a reason

analysis-fact-money = больше денег: { $money }
analysis-fact-goods = больше товаров: { $goods }
analysis-fact-houses =
    { $count ->
        [one] { $count } дом: { $cities }
        [few] { $count } дома: { $cities }
       *[many] { $count } домов: { $cities }
    }
analysis-fact-provinces =
    { $count ->
        [one] ещё { $count } провинция: { $provinces }
        [few] ещё { $count } провинции: { $provinces }
       *[many] ещё { $count } провинций: { $provinces }
    }
# $goods: kinds of goods
analysis-fact-kinds = своё производство: { $goods }
analysis-fact-colonists =
    { $count ->
        [one] ещё { $count } колонист
        [few] ещё { $count } колониста
       *[many] ещё { $count } колонистов
    }
analysis-fact-cards = { $cards }
analysis-fact-tiles = { $tiles }
analysis-fact-prefect = производство в провинции { $province }: { $goods }
# Cards that come back to the hand
analysis-fact-hand =
    { $count ->
        [one] на руке на { $count } карту больше
        [few] на руке на { $count } карты больше
       *[many] на руке на { $count } карт больше
    }
analysis-fact-none = подготовка следующих ходов
# The goods that the best province would bring afterwards
analysis-next-prefect = следующий Префект: { $goods }
# What a turn does, and what that brings
analysis-about = { $what } — { $said }

## Hints

# $what: what the turn brings
analysis-hint-best = Лучше всего: { $what }
analysis-hint-other = Ещё вариант: { $what }
analysis-hint-lead = лучше следующего на { $points } ПО

## Grounds that are no gods

analysis-means-money = Деньги
analysis-means-goods = Товары
analysis-means-storehouse = Место на складе
analysis-means-production = Производство
analysis-means-hand = Карты на руке
analysis-means-copying = Карты для копирования
analysis-means-sites = Места для домов
analysis-means-building = Доступные дома
analysis-means-buying = Доступные карты
analysis-means-tiles = Жетоны форума
analysis-means-order = Очерёдность хода
analysis-means-other = Прочие очки
analysis-means-rivals = Что получают соперники
analysis-means-pace = Близость конца игры
analysis-means-later = Следующие ходы
# $ground: a god, or one of the above; $fact: what stands behind it
analysis-why = { $ground } { $points }: { $fact }
analysis-why-plain = { $ground } { $points }

## The analysis of a game

analysis-curve = Шансы на победу
analysis-accuracy = Точность
analysis-mark-best = лучший ход
analysis-mark-good = хороший ход
analysis-mark-inaccuracy = неточность
analysis-mark-mistake = ошибка
analysis-mark-blunder = грубая ошибка
analysis-turn = Ход { $turn }
analysis-lost = шансы на победу { $percent }
# $told: seats, each with what turned up did to its chance to win
analysis-luck = удача: { $told }
analysis-played = сыграно: { $moves }
analysis-better = лучше: { $moves }
analysis-nothing-lost = Ни один ход не обошёлся дорого.
analysis-turning-points = Переломные моменты
analysis-cause-own = собственный ход игрока
analysis-cause-rival = ход соперника ({ $seat })
analysis-cause-luck = что открылось
analysis-next-time = Что попробовать в следующий раз
# Each is about the lesson of that name
analysis-advice-build = Держите колонистов там, где хотите строить, а нужные товары — на складе.
analysis-advice-trade = Заранее думайте о товарах и деньгах для следующих ходов.
analysis-advice-cards = Решайте, какую карту сыграть сейчас и какую купить до Трибуна.
analysis-advice-gods = Считайте, что приносит каждый бог: карты и дома должны подходить друг другу.
analysis-advice-game = Следите, что ваш ход оставляет другим и близок ли конец игры.

## Who is winning

analysis-points-now = Очки сейчас
analysis-points-expected = Ожидается в конце

## Figures: the terminal and pictures write them, the page asks the browser

# $figure: a whole number, which may have a sign
analysis-percent = { $figure } %
# $tenth: the digit behind the point
analysis-decimal = { $figure },{ $tenth }
