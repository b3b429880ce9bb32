### Правила книжкой. `booklet-<раздел>-title` и `booklet-<раздел>-1`, `-2` ... — это раздел,
### `booklet-example-<пример>` — текст примера: числа в нём подставляет движок. У каждого числа есть
### двойник с `-money` («6 сестерциев») и с `-points` («6 ПО»).

booklet-title = Правила
booklet-about = Все правила игры с картинками и примерами. Почти все примеры — на карте Italia; их разыграла сама игра.
booklet-contents = Содержание
booklet-search = Искать в правилах
# $count: sections
booklet-found =
    { $count ->
        [one] { $count } раздел
        [few] { $count } раздела
       *[many] { $count } разделов
    }
booklet-none = Ничего не найдено. Попробуйте другое слово.
booklet-print = Печать
booklet-filter = Во что играют
booklet-this-game = Показано только то, что есть в этой партии.
booklet-everything = Показать всё
booklet-prices = Цены
booklet-prices-cards = Сколько стоят карты
booklet-price-house = Дом
booklet-price-trade = Торг
booklet-price-colonist = Колонист
booklet-surcharges = Дополнительная цена ячеек ряда
# $number: of a space
booklet-space = Ячейка { $number }
booklet-example = Пример
booklet-happens = Что происходит
# $seat: a colour; what it had before, and after
booklet-purse = { $seat }: до и после
booklet-before = до
booklet-after = после
# $board: a board; $places: cities
booklet-picture = Картинка: часть поля { $board }, на ней { $places }
booklet-link = Ссылка на этот раздел
booklet-god = Бог
booklet-god-cards = Карты
booklet-god-value = За карту
booklet-total = Всего
booklet-goods = Товары
booklet-start-money = Сестерции в порядке ходов
booklet-start-goods = Товары каждого игрока
# $from, $to: numbers of players
booklet-players = Число игроков: от { $from } до { $to }

## Chapters

booklet-chapter-basics = Основы
booklet-chapter-cards = Карты
booklet-chapter-scoring = Конец игры и очки
booklet-chapter-variants = Варианты
booklet-chapter-salt = Соль
booklet-chapter-forum = Форум
booklet-chapter-fish = Рыбный рынок
booklet-chapter-venus = Карты Венеры
booklet-chapter-teams = Командная игра
booklet-chapter-boards = Поля

## The basics

booklet-goal-title = О чём эта игра
booklet-goal-1 = Вы стоите во главе римской династии. Ваши колонисты идут по сухопутным и морским линиям, в городах появляются ваши дома, а то, что эти города производят, наполняет ваш склад. В свой ход вы разыгрываете одну карту с руки и выполняете её действие.
booklet-goal-2 = Карты же приносят и победу. Каждая принадлежит одному из богов, и в конце каждый бог награждает за своё: за дома, провинции, колонистов, типы товаров, богатство. Поэтому купленная карта даёт вам действие сейчас и очки потом. Побеждает тот, у кого больше всего победных очков (ПО).
booklet-board-title = Поле
booklet-board-1 = Города соединены сухопутными и морскими линиями, на каждой есть место для одного колониста. { $start ->
    [spaces] Каждый город
   *[any] Каждый город, кроме начального,
} производит один товар: кирпич, еду, инструмент, вино или ткань. Какой именно, показывает жетон; для каждой партии жетоны раскладывают заново.
booklet-board-2 = Города внутри одного цвета образуют провинцию. { $fish ->
    [yes] В начале в каждой лежит 1 рыба: рыбу берёт тот, кто запустит там производство. После этого рыбы в провинции нет, пока кто-нибудь не возьмёт доход.
   *[any] На её жетоне — самый дорогой из товаров, которые она производит: это бонус для того, кто запустит там производство. После этого жетон лежит монетами вверх, пока кто-нибудь не возьмёт доход.
}
booklet-example-board = { $roma } — начальный город. { $cosa } производит кирпич, { $florentia } — инструмент; вместе это провинция { $etruria }, на жетоне которой инструмент, более дорогой из двух товаров. У вас есть дом в городе { $cosa }, сухопутный колонист на линии между этими городами и корабль на морской линии к городу { $roma }.
booklet-setup-title = Начало игры
booklet-setup-1 = У каждого 15 домов и 6 колонистов. { $start ->
    [spaces] Два морских колониста — ваши корабли — начинают в море, по одному на каждой стартовой ячейке
   *[any] Сухопутный колонист и морской — ваш корабль — стоят в начальном городе
}, остальные четверо ждут на складе.
booklet-setup-2 = { $teams ->
    [yes] У каждого шесть начальных карт. Какие именно, где кто начинает и сколько денег у команд, сказано в главе «Командная игра».
   *[any] Начальные карты у всех одинаковые.
} Семь карт лежат открыто в ряду, под ними — { $players ->
    [6] стопка из всех пяти колод
   *[any] стопка из стольких колод, сколько игроков
}. { $teams ->
    [yes] Последний игрок
   *[any] Меньше всего денег у первого игрока, у каждого следующего на 1 сестерций больше, а последний
} получает карту { $fish ->
    [yes] Præfectus Piscatus
   *[any] Præfectus Magnus
}.
booklet-turn-title = Ваш ход
booklet-turn-1 = Положите одну карту с руки лицом вверх в свою стопку сброса и выполните её действие. Затем ходит сосед слева. То, что лежит в стопке, нельзя разыграть снова, пока «Трибун» не вернёт её всю.
booklet-turn-2 = От всего, что карта позволяет, можно отказаться, даже полностью. Обязательно только следующее: «Трибун» возвращает все карты, «Префект» и «Колонист» выбирают одно из двух, «Торговец» выплачивает свои сестерции, специалист производит, а «Дипломат» копирует карту, если есть что копировать.
booklet-turn-3 = Деньги, товары и карты открыты для всех; скрыто только то, что лежит в стопке. Товары и монеты в банке не кончаются, а игроки друг с другом никогда не торгуют.
booklet-storehouse-title = Склад
booklet-storehouse-1 = На складе 12 ячеек. В начале четыре из них заняты колонистами, так что для товаров есть 8 мест; каждый колонист, вышедший на поле, освобождает ещё одно.
booklet-storehouse-2 = { ui-rules-storehouse-text }
booklet-example-storehouse = Четыре колониста ещё дома, товаров у вас семь: свободна одна ячейка. Провинция { $etruria } даёт вам инструмент как бонус и кирпич за дом в городе { $cosa }, но поместится только что-то одно. Вы берёте инструмент и отказываетесь от кирпича. Выбросить ради него что-нибудь со склада нельзя.
booklet-houses-title = Сколько стоит дом
booklet-houses-1 = { ui-rules-houses-text }
booklet-houses-2 = Нужен колонист на линии, которая примыкает к городу; тот, кто стоит в самом городе, строить не может. Товары всегда одни и те же, сколько бы домов там ни стояло: растут только деньги. Кто пришёл первым, строит дёшево.
booklet-money-title = Откуда берутся деньги
booklet-money-1 = Сестерциями платят за дома и за товары из банка; за карты платят только товарами. Деньги приносят «Торговец» и всё, что вы с ним продаёте, «Префект», который берёт доход провинций, «Колонист» и «Трибун», если он возвращает много карт.

## The cards

booklet-tribune-title = { card-tribune }
booklet-tribune-1 = Чем дольше вы ждёте, тем больше принесёт «Трибун». Но каждую карту в стопке до тех пор нельзя разыграть.
booklet-example-tribune = Возвращаются карты: { $taken-back }, считая самого «Трибуна». Вы получаете { $received-money } — по одному за каждую карту после третьей. За еду и инструмент новый сухопутный колонист выходит со склада в город { $roma }.
booklet-architect-title = { card-architect }
booklet-architect-1 = { ui-rules-moving-text }
booklet-architect-2 = Сначала движение, потом строительство: после первого дома никто уже не двигается.
booklet-example-architect = Колонистов на поле у вас { $colonists-before }, столько же и очков движения. Кораблю нужно одно, чтобы выйти на морскую линию к городу { $neapolis }, сухопутному колонисту — два, чтобы через город { $spoletum } попасть на линию к городу { $hadria }. В городе { $neapolis } уже стоят два дома, поэтому ваш стоит { $there-1 } × { $single-1 } = { $price-1-money }, кирпич и еду. { $spoletum } производит кирпич, и домов там нет: вы платите { $price-2-money } и еду.
booklet-prefect-title = { card-prefect }
booklet-prefect-1 = Посмотрите, у кого ещё есть дома в провинции: товары получат и они, но бонус только ваш. Провинция, жетон которой лежит монетами вверх, не производит, пока кто-нибудь не возьмёт доход.
booklet-example-produce = Производит провинция { $etruria }. На её жетоне инструмент: это ваш бонус, жетон переворачивается. Дом в городе { $cosa } даёт вам кирпич, дом в городе { $florentia } — инструмент. У зелёного игрока тоже есть дом в городе { $florentia }, и он получает инструмент.
booklet-example-income = Три жетона лежат монетами вверх: по две монеты в провинциях { $etruria } и { $umbria }, но только одна в провинции { $campania }, ведь на обороте ткани одна монета. Доход — { $received-money }. Затем все три переворачиваются обратно, и провинции снова могут производить.
booklet-magnus-title = { card-praefectus-magnus }
booklet-magnus-1 = В начале она у последнего игрока — в награду за ожидание. Переходит она против порядка ходов.
booklet-example-magnus = Карта Præfectus Magnus у вас, поэтому бонус провинции { $campania }, ткань, вы берёте дважды. Дом в городе { $casinum } даёт еду только один раз. В конце хода карта переходит к соседу справа.
booklet-mercator-title = { card-mercator }
booklet-mercator-1 = Покупают и продают по одной и той же цене. Один тип товаров либо покупают, либо продают, но не то и другое сразу, а для купленного нужно место на складе.
booklet-example-mercator = Карта приносит { $received-money }. Вы продаёте три вина за { $sold-money } и покупаете четыре кирпича за { $bought-money }; у вас остаётся { $sestertii-money }. Это уже два типа, и торговля закончена.
booklet-diplomat-title = { card-diplomat }
booklet-diplomat-1 = Скопировать можно только верхнюю карту стопки; после «Трибуна» стопка пуста. Действие вы выполняете своими фигурами и товарами. В вашей стопке лежит «Дипломат», а его скопировать нельзя.
booklet-example-diplomat = Сверху в стопке зелёного игрока лежит купленный «Торговец». Вы копируете его, получаете { $received-money }, как и зелёный, и продаёте ткань за { $sold-money }.
booklet-senator-title = { card-senator }
booklet-senator-1 = Купленные карты идут на руку, разыграть их можно со следующего хода. Знак вопроса — это один товар на ваш выбор. Карты, которые никто не покупает, сдвигаются в ячейки подешевле.
booklet-example-senator = «Архитектор» лежит в первой ячейке, она ничего не добавляет: он стоит инструмент. «Колонист» лежит в четвёртой, она добавляет ткань: он стоит еду и ткань. Для обеих карт считаются ячейки, в которых они лежали в начале действия.
booklet-colonist-title = { card-colonist }
booklet-colonist-1 = Каждый колонист на поле — это ещё одно очко движения для любого «Архитектора», ещё одна ячейка на складе и очки от Марса.
booklet-example-colonist = За две еды и два инструмента вы выставляете двух колонистов: корабль в город { $neapolis }, где у вас дом и начинается морская линия, и сухопутного колониста в город { $roma }. Теперь «Архитектор» даёт вам очков движения: { $colonists }.
booklet-example-colonist-money = Колонистов на поле { $colonists-before }, и вместо этого вы берёте { $received-money }.
booklet-consul-title = { card-consul }
booklet-consul-1 = Лучше всего он для карт в дорогих ячейках — и чтобы взять карту раньше других.
booklet-example-consul = «Винодел» лежит в самой дорогой ячейке. С «Консулом» вы платите только то, что указано на самой карте: кирпич и вино.
booklet-specialists-title = Специалисты
booklet-specialists-1 = «Каменщик», «Фермер», «Кузнец», «Винодел» и «Ткач» запускают производство сразу во всех ваших домах с одним товаром, в каких бы провинциях они ни стояли. Больше никто ничего не получает, и жетоны не переворачиваются. Каждый специалист есть только в одном экземпляре.
booklet-example-specialist = Домов в городах с вином у вас { $wine-houses }, и «Винодел» даёт за каждый по вину. Ваш дом в городе { $neapolis }, где делают ткань, не даёт ничего, как и чужие дома. Если бы игра закончилась сейчас, за эту карту Минерва дала бы { $minerva-points }.

## The end and the points

booklet-end-title = Конец игры
booklet-end-1 = Игра заканчивается, когда кто-то покупает последнюю карту ряда (в стопке тоже пусто) или строит 15-й дом. Этот игрок получает карту Concordia. Остальные делают ещё ровно по одному ходу, затем считают очки.
booklet-gods-title = Боги
booklet-gods-1 = Считаются все ваши карты — и на руке, и в стопке. За что награждает бог, вычисляется один раз и засчитывается за каждую карту этого бога: четыре карты Сатурна и семь провинций — это 28 ПО.
booklet-scoring-title = Пример подсчёта
booklet-example-scoring = Вы только что купили последнюю карту, «Колониста», и получили карту Concordia. Домов у вас { $houses }, провинций с ними { $provinces }, из домов { $brick-houses } — в городах с кирпичом; типов товаров они производят { $kinds }; колонистов на поле { $colonists }. Сестерции и товары вместе — { $wealth-money }, а карт Сатурна у вас { $saturnus-cards }: { $saturnus-cards } × { $saturnus-value } = { $saturnus-points }. Все боги — в таблице.
booklet-ties-title = Ничья
booklet-ties-1 = Если больше всего очков у нескольких игроков, побеждает тот из них, у кого карта Præfectus; если её нет ни у кого из них — тот, кому она досталась бы раньше, переходя от игрока к игроку направо.

## Variants

booklet-first-game-title = { option-intermediate-scoring }
booklet-first-game-1 = { option-intermediate-scoring-help }
booklet-without-goods-title = { option-start-without-goods }
booklet-without-goods-1 = { option-start-without-goods-help }
booklet-display-sides-title = { option-display }
booklet-display-sides-1 = У ряда карт две стороны, на любом поле можно выбрать любую. Обычная — сторона с тканью; на стороне с вином некоторые дорогие ячейки добавляют вино вместо ткани.
booklet-edition-title = Издание 2013 года
booklet-edition-1 = { option-edition-2013-help }
booklet-copy-magister-title = { option-copy-magister }
booklet-copy-magister-1 = { option-copy-magister-help }
booklet-proconsul-price-title = { option-proconsul-price }
booklet-proconsul-price-1 = { option-proconsul-price-help }
booklet-proconsul-price-2 = { option-proconsul-price-free-help }
booklet-money-gifts-title = { option-money-gifts }
booklet-money-gifts-1 = { option-money-gifts-help }
booklet-last-turns-title = { option-last-turns }
booklet-last-turns-1 = { option-last-turns-help }
booklet-last-turns-2 = { option-last-turns-teams-help }

## Salt and the forum

booklet-salt-title = { option-salt }
booklet-salt-1 = { option-salt-help }
booklet-salt-2 = { ui-rules-salt-text }
booklet-example-salt-house = Кирпича у вас нет, зато есть соль, она его заменяет. Вместе с едой и деньгами — { $price-1-money } — ею оплачен дом в городе { $spoletum }.
booklet-salt-scoring-title = Соль и боги
booklet-salt-scoring-1 = Решать, кому засчитать город с солью, не нужно: это всегда тот специалист, с которым он приносит больше всего.
booklet-example-salt-scoring = Домов в городах с кирпичом у вас { $brick-houses }, с вином — { $wine-houses }, и ещё один в городе с солью; есть «Каменщик» и «Винодел». «Винодел» даёт за дом больше, поэтому город с солью засчитан ему, и Минерва даёт { $minerva-points }. Для Меркурия он не считается вовсе: типов товаров у вас { $kinds }.
booklet-forum-title = { option-forum }
booklet-forum-1 = { ui-rules-forum-text }
booklet-patricians-title = Патриции
booklet-patricians-1 = { tile-patrician-help }
booklet-citizens-title = Граждане
booklet-citizens-1 = { tile-citizen-help }
booklet-auction-title = { option-auction }
booklet-auction-1 = { ui-rules-auction-text }

## The fish market

booklet-fish-title = Рыба
booklet-fish-1 = { option-fish-help } В начале в каждой провинции лежит 1 рыба.
booklet-fish-2 = Две рыбы занимают одну ячейку склада, а то, что не поместилось, пропадает. Рыбой нельзя платить за карту, дом или колониста, «Торговец» ею не торгует, и соль её не заменяет.
booklet-fish-prefect-title = «Префект» и рыба
booklet-fish-prefect-1 = Вместо карты Præfectus Magnus играет Præfectus Piscatus.
booklet-example-fish-produce = В провинции { $etruria } лежат две рыбы. Вы берёте обе, на складе они занимают одну ячейку. Дом в городе { $cosa } даёт вам кирпич; дом зелёного игрока в городе { $florentia } даёт ему инструмент. Рыбы в провинции не будет, пока кто-нибудь не возьмёт доход.
booklet-market-title = Посещение рынка
booklet-market-1 = Прежде чем разыграть карту, можно посетить рынок. { ui-rules-fish-text }
booklet-example-market = Ваш маркер стоит у торговли. Вы идёте на одну ячейку дальше и берёте ткань за рыбу. Потом пропускаете колониста, оставив там сестерций, и останавливаетесь у денег: берёте монеты, которые кто-то оставил, и отдаёте две рыбы, чтобы получить ещё. Теперь вы разыгрываете «Торговца» и продаёте ткань за { $sold-money }. В итоге у вас { $sestertii-money }.
booklet-stalls-title = Прилавки
booklet-stalls-1 = У рынка две стороны: прибрежная и на склоне горы. Сколько рыбы просит прилавок, показано рядом с ним.

## Venus cards and team play

booklet-venus-title = { option-venus }
booklet-venus-1 = { option-venus-help }
booklet-venus-2 = { ui-rules-venus-text }
booklet-magister-title = { card-magister }
booklet-magister-1 = Разыгрывайте его сразу после карты, которую хотите использовать дважды: чужие ходы не меняют того, что лежит в вашей стопке.
booklet-example-magister = В вашей стопке лежит «Префект», поэтому «Магистр» — это ещё раз «Префект». Производит провинция { $sicilia }: её бонус — ткань, а дом в городе { $syracusae } даёт вам инструмент.
booklet-double-title = Двойные карты
booklet-double-1 = Каждый раз, разыгрывая двойную карту, вы выбираете роль заново.
booklet-example-double = Вы выбираете «Торговца»: он приносит { $received-money }, и вы продаёте два вина за { $sold-money }.
booklet-venus-scoring-title = Пример для Венеры
booklet-example-venus = У вас два дома в провинции { $etruria }, два в провинции { $campania } и один в провинции { $umbria }. Считаются две провинции, и каждая карта Венеры даёт { $venus-value-points }; таких карт у вас { $venus-cards }: «Магистр» и двойная. Венера даёт { $venus-points }.
booklet-teams-title = { option-teams }
booklet-teams-1 = { option-teams-help }
booklet-teams-2 = { ui-rules-teams-text }
booklet-team-turn-title = Ход двух партнёров
booklet-team-turn-1 = Каждый из партнёров распоряжается своими фигурами, товарами и картами — и только ими.
booklet-example-team-turn = Красный разыгрывает «Торговца», берёт сестерции и продаёт вино. Затем синий, его партнёр, выполняет действие того же «Торговца» со своими товарами и продаёт ткань. Карты на руке у синего не изменились.
booklet-praetor-title = { card-praetor }
booklet-praetor-1 = В командной игре он заменяет «Сенатора».
booklet-example-praetor = Красный покупает «Архитектора» из первой ячейки за инструмент. Синий покупает «Префекта» из второй за вино, а за знак вопроса отдаёт ещё одно вино. Только после этого карты сдвигаются.
booklet-proconsul-title = { card-proconsul }
booklet-proconsul-1 = В командной игре он заменяет «Консула».
booklet-example-proconsul = Красный покупает «Каменщика» из самой дорогой ячейки за еду, без дополнительной цены. Затем синий разыгрывает со своей руки «Торговца» и выполняет его действие в одиночку.
booklet-legatus-title = { card-legatus }
booklet-legatus-1 = С ним вы используете карту, которая есть только у партнёра.
booklet-example-legatus = Красный разыгрывает «Легата», синий отвечает «Торговцем». Его действие выполняют оба, сначала красный. «Торговец» лежит в стопке синего.

## The boards

booklet-italia-title = Italia
booklet-italia-1 = Начальный город — Roma. Пути коротки, линии быстро заняты, и важно прийти первым.
booklet-imperium-title = Imperium
booklet-imperium-1 = Вся империя, начальный город — Roma. Пути длинны: новые колонисты здесь стоят своей цены.
booklet-byzantium-title = Byzantium
booklet-byzantium-1 = Начальный город — Byzantium. Для каждого вида жетонов соли есть отдельный город: если играют с солью, никакой другой жетон не уступает ей места. Без соли эти города производят инструмент, вино, ткань или кирпич.
booklet-hispania-title = Hispania
booklet-hispania-1 = Начальный город — Saguntum. Как и на поле Byzantium, города с солью здесь дополнительные; без соли они производят другое.
booklet-cyprus-title = Cyprus
booklet-cyprus-1 = Начальный город — Antiochia. Остров и берега вокруг него соединяет множество морских линий.
booklet-balearica-title = Balearica
booklet-balearica-1 = { ui-rules-balearica-text }
booklet-example-balearica = Два корабля и сухопутный колонист — это { $colonists-before } очка движения. За одно сухопутный колонист переходит из города { $ebussus } в город { $palmaria } по морской линии, где стоит ваш корабль, за другое — выходит на сухопутную линию к городу { $andrachium }. Дом в городе { $palmaria } стоит { $price-1-money }, кирпич и еду.
