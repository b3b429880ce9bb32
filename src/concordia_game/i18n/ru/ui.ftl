### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Неофициальная версия настольной игры Мака Гердтса, изданной PD-Verlag. Тексты и рисунки издателя не использованы.

## First page and new game

ui-play-now = Играть сейчас
ui-play-now-help = Сразу за стол: вы против двух ботов на поле Italia.
ui-new-game = Новая игра
ui-join = Войти по ссылке
ui-join-help = Вставьте ссылку-приглашение, которую прислал друг.
ui-continue = Продолжить
ui-watch-replay = Смотреть запись
ui-options = Настройки партии
ui-board = Поле
ui-board-recommended = Рекомендуемое число игроков: { $from }–{ $to }
ui-board-unusual = Это поле не рассчитано на такое число игроков, но попробовать можно.
ui-players = Игроки
ui-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-seat-you = Вы
ui-seat-friend = Друг (по ссылке)
ui-seat-device = На этом же устройстве
ui-seat-bot = Бот
ui-level = Уровень
ui-level-easy = Лёгкий
ui-level-easy-help = Играет разумно, но многое упускает: для первой партии.
ui-level-normal = Средний
ui-level-normal-help = Играет крепко и быстро: для большинства партий.
ui-level-hard = Сложный
ui-level-hard-help = Просчитывает ходы вперёд и думает до двух секунд: для опытных игроков.
ui-level-greedy = Жадный
ui-level-random = Случайный
ui-start = Начать
ui-copy-link = Скопировать ссылку
ui-link-copied = Ссылка скопирована

## The table

ui-undo = Шаг назад
ui-end-turn = Завершить ход
# $move: a move as its button says it
ui-confirm = Подтвердить: { $move }
ui-done = Готово
ui-cancel = Отмена
ui-close = Закрыть
ui-your-turn = Ваш ход
ui-waiting = Ожидание
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Передайте устройство следующему игроку: { $seat }
ui-pass-device-note = Дальше может смотреть только { $seat }.
ui-pass-device-taken = Показать
ui-log = Журнал
ui-score = Счёт
ui-hand = Рука
ui-display = Ряд карт
ui-storehouse = Склад
ui-discard-pile = Стопка сброса
ui-forum = Форум
ui-fish-market = Рыбный рынок
# The same in one word, for a tab
ui-market-short = Рынок
ui-fish-market-note = Порядок прилавков и часть цен восстановлены нами и могут отличаться от печатного рынка.
ui-fish-market-correct = Фотография печатного рынка разрешила бы все сомнения: см. CONTRIBUTING.md.
# On a forum tile whose effect our sources do not settle in every detail
ui-tile-note = Свойство этого жетона отчасти восстановлено нами и может отличаться от печатного.
ui-tile-correct = Фотография печатного жетона разрешила бы все сомнения: см. CONTRIBUTING.md.
ui-tile-own = Домашнее правило: этого жетона в коробке нет.
ui-steps-left = Осталось очков движения: { $count }
ui-money-left = Осталось сестерциев: { $count }
ui-room-left = Свободных ячеек: { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }
ui-preview-price = Ещё заплатить: { $goods }
ui-preview-nth = { $nth }-й дом в городе: сестерции × { $nth }
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-zoom-reset = Всё поле

## Rules and settings

ui-rules = Правила
ui-settings = Настройки
ui-language = Язык
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Русский
ui-look = Оформление
ui-look-auto = Как на устройстве
ui-look-light = Светлое
ui-look-dark = Тёмное
ui-sound = Звук
ui-animations = Анимация
ui-pace = Темп ходов соперников
ui-pace-slow = Медленно
ui-pace-normal = Средне
ui-pace-fast = Быстро
ui-skip = Показать сразу
ui-effect = Что это даст и что было только что
ui-reduced-motion = Меньше движения
ui-notifications = Уведомления

## Connection and errors

ui-connection-lost = Связь потеряна
ui-reconnecting = Подключаемся снова…
ui-reconnected = Вы снова в игре.
ui-error-too-many-requests = Слишком много запросов. Подождите немного.
ui-error-game-not-found = Такая игра не найдена. Проверьте ссылку.
ui-error-version = Эта партия начата по другой версии правил, продолжить её здесь нельзя.
ui-error-board-missing = Игровое поле этой партии здесь сейчас не предлагается. Партия сохранена и продолжится, как только хозяин сервера вернёт это поле.
ui-error-board-changed = Игровое поле изменили после начала этой партии, поэтому продолжить её нельзя. Партия сохранена и продолжится, как только хозяин сервера вернёт прежнее поле.
ui-error-unknown = Что-то пошло не так. Игра сохранена, попробуйте ещё раз.

## Leaving, watching, after the game

ui-spectator = Зритель
ui-spectator-note = Вы смотрите игру и видите то, что открыто всем.
ui-hand-to-bot = Передать место боту
ui-hand-to-bot-vote = { $seat }: передать место боту? Голоса: { $votes } из { $needed }
ui-vote-yes = Да
ui-vote-no = Нет
ui-winner = Победитель: { $seat }
ui-winner-you = Вы победили!
ui-replay = Запись партии
ui-download-record = Скачать запись
ui-rematch = Реванш

## Who is winning and why

ui-who-leads = Кто впереди и почему?
ui-leader = Впереди { $seat }, отрыв — { $lead } ПО.
ui-leader-tie = У лидеров равное число очков.
# $god: the god that brings the leader most
ui-leader-why = Больше всего даёт { $god }: { $points } ПО.
ui-score-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } × { $value } ПО = { $total } ПО
ui-score-total = Всего
ui-gain-house = Ещё один дом: +{ $points } ПО
ui-gain-colonist = Ещё один колонист: +{ $points } ПО
ui-gain-card = Ещё одна карта: +{ $points } ПО

## Hint

ui-hint = Подсказка
ui-hint-thinking = Ищем хороший ход…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-margin = ожидаемый отрыв: { $margin } ПО

## Guided tour

ui-tour = Обучение
ui-tour-offer = Первая партия? Короткое обучение проведёт вас через первый ход.
ui-tour-next = Дальше
ui-tour-back = Назад
ui-tour-skip = Пропустить
ui-tour-1-title = О чём игра
ui-tour-1-text = Вы заселяете римский мир, торгуете и собираете карты. В конце боги с ваших карт награждают за то, чего вы добились. Побеждает тот, у кого больше победных очков.
ui-tour-2-title = Один ход — одна карта
ui-tour-2-text = В свой ход вы разыгрываете одну карту и выполняете её действие. Она лежит в вашей стопке сброса, пока «Трибун» не вернёт все карты на руку.
ui-tour-3-title = Поле
ui-tour-3-text = Каждый город производит один товар. Сухопутные колонисты идут по сухопутным линиям, морские — по морским, и на линии есть место лишь для одного колониста.
ui-tour-4-title = Перемещение
ui-tour-4-text = Разыграйте «Архитектора». Каждый ваш колонист на поле даёт одно очко движения; распределите их как угодно.
ui-tour-5-title = Строительство
ui-tour-5-text = Теперь постройте дом в городе, к которому примыкает линия с вашим колонистом. Вы платите товарами и сестерциями; каждый уже стоящий там дом повышает цену, так что не опаздывайте.
ui-tour-6-title = Производство
ui-tour-6-text = «Префект» запускает производство в провинции, жетон которой лежит товаром вверх: вы берёте этот бонусный товар, а каждый дом в провинции, в том числе дома соперников, даёт товар владельцу. Потом на жетоне видны монеты, пока кто-нибудь не возьмёт их как доход.
ui-tour-7-title = Склад и торговля
ui-tour-7-text = На складе 12 ячеек, и часть из них занимают колонисты, ещё не вышедшие на поле. «Торговец» приносит деньги и позволяет покупать и продавать товары.
ui-tour-8-title = Покупка карт
ui-tour-8-text = С «Сенатором» вы покупаете карты из ряда. Они дают новые действия и больше очков: каждая карта бога приносит его награду ещё раз.
ui-tour-9-title = Конец игры
ui-tour-9-text = Кто первым купит последнюю карту или построит 15-й дом, берёт карту «Concordia»; остальные делают последний ход. Таблица счёта всегда показывает, что даёт вам каждый бог. Приятной игры!

## Further words of the table

ui-name = Имя
ui-join-go = Присоединиться
ui-invited = Вас приглашают в игру.
ui-invite-friends = Пригласить друзей
ui-invite-help = Отправьте каждому другу одну из этих ссылок; игра подождёт.
ui-invite-link = Ссылка-приглашение
ui-seats-drawn = Первый игрок выбирается жребием; цвета идут в порядке ходов.
ui-forget-game = Убрать из списка
ui-previous = Назад
ui-next = Вперёд
ui-play = Воспроизвести
ui-pause = Пауза
ui-points-short = ПО
ui-rules-cards = Карты
ui-rules-gods = Боги
# $name: a card, tile, stall, god or option
ui-rules-of = Правила: { $name }
ui-rules-moving = Как перемещаются колонисты
ui-rules-moving-text = Сухопутные колонисты перемещаются по сухопутным линиям, морские — по морским. За первое очко движения колонист выходит из своего города на примыкающую линию, за каждое следующее — переходит через город на конце своей линии на другую, примыкающую к этому городу. В городах он больше не останавливается, как и на линии, где уже стоит колонист, даже ваш; но, если очков движения хватает, он может пройти по занятым линиям, тратя на каждую 1 очко.
ui-rules-storehouse-text = В каждой ячейке помещается один товар или один колонист, ещё не вышедший на поле. Если вы получаете больше товаров, чем помещается, вы сами выбираете, какие из новых взять, но свободных ячеек при этом не оставляете; сбросить товары со склада, чтобы освободить место, нельзя.
ui-rules-houses = Сколько стоят дома
ui-rules-houses-text = За дом платят товарами и сестерциями; какими и сколько — зависит от того, что производит город. Сестерции умножаются на число домов в городе, включая новый. У каждого игрока может быть только один дом в городе; в начальном городе не строят.
ui-rules-salt-text = Соль заменяет при оплате любой товар, кроме рыбы. Её нельзя ни купить, ни продать, но соль, превращённую в другой товар, можно продать как этот товар. В начале у вас 1 соль вместо второй еды; дальше её приносят города с солью, когда «Префект» запускает в них производство, но никогда не приносят специалисты. Города с солью учитываются для Юпитера, Сатурна и одного специалиста, но не для Меркурия; для Весты каждая соль на складе стоит 7 сестерциев.
ui-rules-forum-text = В начале вам раздают двух патрициев, одного вы оставляете себе. «Трибун», который возвращает достаточно карт, считая его самого, позволяет сначала взять один жетон: самый левый — от 4 карт, следующие — от 6, 8 и 10. Остальные сдвигаются влево, и ряд пополняется из стопки; когда она пуста, сброшенные жетоны перемешиваются в новую. Жетон, на котором названа карта, действует только с этой картой, остальные — в любой момент вашего хода, но не между двумя домами.
ui-rules-auction-text = Открыто лежит на одного патриция больше, чем игроков. Начинающий торги называет одного и обязан сделать ставку, 0 ПО или больше; остальные повышают её или выбывают из этих торгов. Высшая ставка вычитается из итоговых очков победителя торгов; последний игрок бесплатно выбирает одного из двух оставшихся.
ui-rules-fish-text = Две рыбы занимают одну ячейку склада; платить ими можно только на рынке, а для Весты каждая стоит 3 сестерция. При первом посещении поставьте маркер на любую ячейку: она используется сразу и в этот ход больше недоступна. Потом маркер идёт только вперёд: положите 1 сестерций на каждую пропущенную ячейку, а там, где остановились, возьмите монеты, заплатите рыбой и выполните действие прилавка. Можно идти дальше, пока есть чем платить, но каждый прилавок доступен лишь раз за ход. Ячейку, на которой маркер стоял в начале хода, можно использовать только после полного круга, и на ней посещение рынка заканчивается.
ui-rules-balearica-text = Начального города нет: два ваших корабля начинают в море. Новые колонисты помещаются в города с вашим домом, а без дома — никуда; сухопутный колонист может стоять и там, куда не ведёт ни одна сухопутная линия. За 1 очко движения на линию он может пройти по морской линии, занятой вашим кораблём, но не остановиться на ней.
ui-actions = Что можно сделать
ui-panels = Части стола
# $move: a move as its button says it
# $board: the name of a board
ui-board-picture = Игровое поле { $board }
ui-start-city = начальный город
# $seats: a list of names
ui-houses-of = дома: { $seats }
ui-sea-route = Морская линия
ui-land-route = Сухопутная линия
ui-pieces = Города, линии и фишки
ui-zoom = Масштаб
ui-stack-size = ещё не открыто: { $count }
ui-price = цена
ui-rematch-join = Присоединиться к реваншу
ui-look-at-board = Посмотреть на поле
ui-choose-tile = На выбор
ui-auction = Аукцион
# $tile: its name; $seat: who has bid most
ui-auction-state = { $tile }: { $bid } ПО ({ $seat })
ui-own-tiles = Ваши жетоны
ui-forum-from =
    { $count ->
        [one] от { $count } карты
        [few] от { $count } карт
       *[many] от { $count } карт
    }
ui-coins-here = сестерции на этой ячейке
ui-away = не в сети
ui-not-joined = ещё не за столом
# Præfectus Magnus and Piscatus in two letters
ui-magnus-short = PM
ui-piscatus-short = PP
ui-houses-left =
    { $count ->
        [one] осталось построить { $count } дом
        [few] осталось построить { $count } дома
       *[many] осталось построить { $count } домов
    }
ui-houses-count =
    { $count ->
        [one] { $count } дом
        [few] { $count } дома
       *[many] { $count } домов
    }
ui-colonists-count =
    { $count ->
        [one] { $count } колонист
        [few] { $count } колониста
       *[many] { $count } колонистов
    }
ui-colonists-on-board = Колонистов на поле: { $count }
ui-hand-size = Карт на руке: { $count }
ui-score-curve = Очки по ходам
ui-score-rest = Жетоны и ставки
ui-sell = Продать
ui-buy = Купить
ui-less = Меньше
ui-more = Больше
