### What is said about turns: why a hint is one, where a game was won and lost, who is winning.
### $points, $percent: with their sign and decimals. $cities, $cards, $tiles, $provinces: lists of names. $goods, $money: amounts in words.

## What a turn brings, and what stands behind a reason

analysis-fact-money = више новца: { $money }
analysis-fact-goods = више залиха: { $goods }
analysis-fact-houses =
    { $count ->
        [one] { $count } кућица: { $cities }
        [few] { $count } кућице: { $cities }
       *[other] { $count } кућица: { $cities }
    }
analysis-fact-provinces =
    { $count ->
        [one] још { $count } провинција: { $provinces }
        [few] још { $count } провинције: { $provinces }
       *[other] још { $count } провинција: { $provinces }
    }
# $goods: kinds of goods
analysis-fact-kinds = сопствена производња: { $goods }
analysis-fact-colonists =
    { $count ->
        [one] још { $count } колониста
        [few] још { $count } колониста
       *[other] још { $count } колониста
    }
analysis-fact-cards = { $cards }
analysis-fact-tiles = { $tiles }
analysis-fact-prefect = производња у провинцији { $province }: { $goods }
# Cards that come back to the hand
analysis-fact-hand =
    { $count ->
        [one] у руци { $count } карта више
        [few] у руци { $count } карте више
       *[other] у руци { $count } карата више
    }
analysis-fact-none = припрема за следеће потезе
# The goods that the best province would bring afterwards
analysis-next-prefect = следећи Префект: { $goods }
# What a turn does, and what that brings
analysis-about = { $what } — { $said }

## Hints

# $what: what the turn brings
analysis-hint-best = Најбоље: { $what }
analysis-hint-other = Други предлог: { $what }
analysis-hint-lead = боље од следећег за { $points } ПП

## Grounds that are no gods

analysis-means-money = Новац
analysis-means-goods = Залихе
analysis-means-storehouse = Место у складишту
analysis-means-production = Производња
analysis-means-hand = Карте у руци
analysis-means-copying = Карте за копирање
analysis-means-sites = Места за градњу
analysis-means-building = Доступне кућице
analysis-means-buying = Доступне карте
analysis-means-tiles = Плочице форума
analysis-means-order = Редослед потеза
analysis-means-other = Остали поени
analysis-means-rivals = Шта добијају противници
analysis-means-pace = Близина краја игре
analysis-means-later = Следећи потези
# $ground: a god, or one of the above; $fact: what stands behind it
analysis-why = { $ground } { $points }: { $fact }
analysis-why-plain = { $ground } { $points }

## The analysis of a game

analysis-curve = Изгледи за победу
analysis-accuracy = Прецизност
analysis-mark-best = најбољи потез
analysis-mark-good = добар потез
analysis-mark-inaccuracy = непрецизност
analysis-mark-mistake = грешка
analysis-mark-blunder = груба грешка
analysis-turn = Потез { $turn }
analysis-lost = изгледи за победу { $percent }
# $told: seats, each with what turned up did to its chance to win
analysis-luck = срећа: { $told }
analysis-played = одиграно: { $moves }
analysis-better = боље: { $moves }
analysis-nothing-lost = Ниједан потез није много коштао.
analysis-turning-points = Преломни тренуци
analysis-cause-own = играчев сопствени потез
analysis-cause-rival = потез противника ({ $seat })
analysis-cause-luck = оно што се открило
analysis-next-time = Шта пробати следећи пут
# Each is about the lesson of that name
analysis-advice-build = Држите колонисте тамо где желите да градите, а потребне залихе у складишту.
analysis-advice-trade = Унапред мислите на залихе и новац за следеће потезе.
analysis-advice-cards = Одлучите коју карту да одиграте сада, а коју да купите пре Трибуна.
analysis-advice-gods = Бројте шта вам доноси сваки бог: карте и кућице треба да се слажу.
analysis-advice-game = Пазите шта ваш потез оставља другима и колико је крај игре близу.

## Who is winning

analysis-points-now = Поени сада
analysis-points-expected = Очекује се на крају

## Figures: the terminal and pictures write them, the page asks the browser

# $figure: a whole number, which may have a sign
analysis-percent = { $figure }%
# $tenth: the digit behind the point
analysis-decimal = { $figure },{ $tenth }
