### The page of an analysis; the words for marks, reasons and advice are in analysis.ftl.
### $percent, $best, $before, $after: with their signs and units.

## The parts of the page

study-players = Играчи
study-turn = Овај потез
study-turns = Сви потези
study-time = Током партије
# Shows the table beside the board again, instead of the analysis
study-table = Сто

## While it is made

study-making = Партија се анализира
study-progress = Потези: { $done } од { $count }
study-deepen = Анализирај дубље
study-deepen-help = Гледа даље унапред и траје неколико минута. За то време можете да наставите да гледате.
study-deepening = Дубинска анализа је у току
study-depth-quick = Брза анализа
study-depth-deep = Дубинска анализа
study-picture = Сачувај криву као слику

## The players

study-accuracy-help = Прецизност је 100 ако ниједан потез није ништа коштао. Потез вреди више што је партија неизвеснија, па прецизност може да се пореди између партија.
study-steady = Ниједан потез није много променио за овог играча.
# $change: of the chance to win; $cause: by whose turn, or by what turned up
study-turning-point = Потез { $turn }: { $change }, { $cause }
# A mark on the curve. $turn: "Turn 5"; $mark: mistake or blunder
study-dot = { $turn }, { $seat }: { $mark }, { $change }
study-nothing-cost = Ниједна навика није много коштала у овој партији.
# $ground: a god, or means such as money
study-habit =
    { $count ->
        [one] { $ground }: { $count } потез, у просеку { $percent }
        [few] { $ground }: { $count } потеза, у просеку по { $percent }
       *[other] { $ground }: { $count } потеза, у просеку по { $percent }
    }
study-lesson = Лекција: { $title }

## A turn

study-choose = Изаберите потез: на кривој, у списку свих потеза или тастерима [ и ].
study-unjudged = У овом тренутку нема шта да се оцени.
# Which of the turns that lost something is looked at next
study-previous-loss = Претходни пропуст
study-next-loss = Следећи пропуст
study-chance = Изгледи за победу: { $best } уз најбољи потез, { $after } после одиграног
study-margin = Очекивана предност на крају: { $before } ПП уз најбољи потез, { $after } после одиграног
study-lost = пропуштено { $percent }
study-nothing-better = Ништа боље није нађено.
study-played = Одиграно
study-better = Боље
study-why = Разлика у поенима који се очекују на крају
study-show = Покажи на табли
study-shown = Шта је могло да се одигра: { $seat }
study-back = Назад на партију
study-luck = Срећа
study-luck-help = Шта су донеле карте и плочице које су се откриле. То се никоме не приписује, ни у заслугу ни у кривицу.
study-luck-none = Ничији изгледи се због тога нису приметно променили.
# Of the quick analysis
study-luck-deeper = Дубинска анализа гледа даље унапред и можда ће видети више.

## Over time

study-mean = Тачкаста линија је просек стола.
study-series-houses = Кућице
study-series-provinces = Провинције
study-series-cards = Карте
study-series-money = Новац
study-series-tempo = Одигране карте, без Трибуна: више или мање од просека
