### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Неофициальная версия настольной игры Мака Гердтса, изданной PD-Verlag. Тексты и рисунки издателя не использованы.

## First page and new game

ui-play-now = Играть сейчас
ui-play-now-help = Сразу за стол: вы против двух ботов ({ ui-level-normal }) на поле Italia.
ui-learn = Учиться играть
ui-puzzle-today = Задача дня
ui-puzzles = Задачи
ui-more-puzzles = Другие задачи
ui-new-game = Новая игра
ui-join = Войти по ссылке
ui-join-help = Вставьте ссылку-приглашение, которую прислал друг.
ui-analyse-record = Разобрать партию
ui-analyse-record-help = Выберите запись законченной партии или перетащите её на эту страницу. Подойдёт запись с любого сервера.
ui-choose-record = Выбрать запись
ui-drop-record = Отпустите запись здесь
ui-continue = Продолжить
ui-options = Настройки партии
ui-more-options = Другие настройки
ui-more-options-help = Название, дополнения, команды, подсказки: для первой партии ничего из этого не нужно.
ui-board = Поле
ui-board-recommended = Рекомендуемое число игроков: { $from }–{ $to }
ui-board-players = { $from }–{ $to } игр.
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
ui-level-easy-help = Ошибается как новичок: что-то переоценивает, чего-то не замечает, в каждой партии по-своему. Для первого вечера: на карте Imperium набирает 84 очка там, где Средний набирает 127.
ui-level-normal = Средний
ui-level-normal-help = Сразу просматривает лучшие ходы на круг вперёд: для большинства вечеров. Лёгкого обыгрывает почти всегда.
ui-level-hard = Сложный
ui-level-hard-help = Мысленно продолжает множество ходов, думает до двух секунд: для опытных игроков. Вдвоём обыгрывает Среднего примерно в двух партиях из трёх.
ui-level-master = Мастер
ui-level-master-help = Как Сложный, но думает над ходом до десяти секунд: для тех, кто хочет помучиться.
ui-level-greedy = Жадный
ui-level-greedy-help = Хватается за то, что выглядит лучшим прямо сейчас, по простым правилам.
ui-level-random = Случайный
ui-level-random-help = Делает любой допустимый ход не думая.
ui-somebody-else = Кто-нибудь другой
ui-start = Начать
ui-copy-link = Скопировать ссылку
ui-link-copied = Ссылка скопирована

## The table

ui-undo = Шаг назад
ui-undo-turn = Весь ход назад
ui-end-turn = Завершить ход
# $move: a move as its button says it
ui-confirm = Подтвердить: { $move }
ui-held = Новое откроется, когда вы завершите ход; до этого можно сделать шаг назад.
ui-final = Откроется скрытое: отменить это будет нельзя.
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
# On Venus cards and team play
ui-venus-note = Правил Concordia Venus нет среди наших источников: эти правила составлены по открытым описаниям и в деталях могут отличаться от печатных.
ui-venus-correct = Какие пункты лишь вероятны, а какие остались открытыми, сказано в docs/rulings.md. Печатные правила разрешили бы все сомнения: см. CONTRIBUTING.md.
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
ui-booklet = Правила с картинками
ui-settings = Настройки
ui-language = Язык
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Русский
ui-look = Оформление
ui-look-auto = Как на устройстве
ui-look-light = Светлое
ui-look-dark = Тёмное
ui-text-size = Размер текста
ui-detail = Рисунок поля
ui-detail-full = Подробный
ui-detail-plain = Простой
ui-seat-colors = Цвета игроков
ui-seat-colors-box = Как в коробке
ui-seat-colors-contrast = Контрастные, различимы и без цветного зрения
ui-seat-colors-own = Свои
ui-paint-orange = Оранжевый
ui-paint-sky = Голубой
ui-paint-violet = Фиолетовый
ui-paint-pink = Розовый
ui-paint-brown = Коричневый
ui-sound = Звук
ui-volume = Громкость
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
ui-error-no-such-analysis = Такого разбора здесь нет или уже нет. Проверьте ссылку или отправьте партию на разбор ещё раз.
ui-error-version = Эта партия начата по другой версии правил, продолжить её здесь нельзя.
ui-error-board-missing = Игровое поле этой партии здесь сейчас не предлагается. Партия сохранена и продолжится, как только хозяин сервера вернёт это поле.
ui-error-board-changed = Игровое поле изменили после начала этой партии, поэтому продолжить её нельзя. Партия сохранена и продолжится, как только хозяин сервера вернёт прежнее поле.
# $reason: of the program, in English
ui-error-bad-record = Такую запись здесь не прочитать: { $reason }
# Why, if it is known; $reason: details in English
ui-error-bad-record-title = Этот файл — не запись партии ({ $reason }).
ui-error-bad-record-rules-version = Партия сыграна по версии правил, которая здесь неизвестна ({ $reason }).
ui-error-bad-record-map = Поля этой партии здесь нет ({ $reason }).
ui-error-bad-record-long = Этот файл слишком велик для записи партии.
ui-error-bad-record-damaged = Запись не читается, начиная со строки { $line } ({ $reason }).
ui-error-bad-record-illegal = Ход в строке { $line } записи недопустим: { $why }
ui-error-no-room = Сейчас все столы заняты. Ничего не потеряно, попробуйте немного позже.
ui-error-maintenance = Сервер обслуживается: ходы и новые партии начнутся после. Ничего не потеряно.
ui-maintenance = На сервере скоро начнётся обслуживание. Начатый ход можно закончить, остальные начнутся после него.
ui-error-unknown = Что-то пошло не так. Игра сохранена, попробуйте ещё раз.

## Leaving, watching, after the game

ui-bot-waits = Бот ждёт своей очереди подумать: сейчас здесь много партий.
ui-spectator = Зритель
ui-spectator-note = Вы смотрите игру и видите то, что открыто всем.
ui-hand-to-bot = Передать место боту
ui-hand-to-bot-vote = { $seat }: передать место боту? Голоса: { $votes } из { $needed }
ui-vote-yes = Да
ui-vote-no = Нет
# $time: minutes and seconds, as 2:05
ui-bot-soon = { $seat } не в сети: бот займёт место через { $time }
ui-bot-in = Бот займёт место через { $time }
ui-keep-waiting = Подождать ещё
# No time to come back
ui-grace-none = без ожидания
ui-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
ui-away-title = Пока вас не было
ui-away-moves = { $seat }: за вас играл бот.
ui-away-none = { $seat }: остальные проголосовали за бота на этом месте. Вы вернулись вовремя, бот ещё не ходил.
ui-away-close = Играть дальше
ui-winner = Победитель: { $seat }
ui-winner-you = Вы победили!
# $god: a god, or ui-score-rest; $side: who came second
ui-won-by = Отрыв — { $lead } ПО, главное преимущество — { $god } (+{ $ahead }; на втором месте { $side }).
# $card: the Præfectus Magnus, or Piscatus; $side: who has as many points
ui-won-holder = Поровну, по { $total } ПО ({ $side }): побеждает обладатель карты «{ $card }».
ui-won-next = Поровну, по { $total } ПО ({ $side }): побеждает тот, кто первым получил бы карту «{ $card }».
ui-won-order = Поровну, по { $total } ПО ({ $side }): карты «{ $card }» ни у кого нет, побеждает тот, кто ходит позже.
ui-scene-skip = Пропустить
ui-scene-tables = К таблицам
ui-scene-again = Посмотреть подсчёт
ui-replay = Запись партии
ui-download-record = Скачать запись
ui-analysis = Разбор
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
ui-gain-house = Ещё один дом: до +{ $points } ПО
ui-gain-colonist = Ещё один колонист: +{ $points } ПО
ui-gain-card = Ещё одна карта: до +{ $points } ПО
ui-standing = Ожидаемый итог и шансы
ui-standing-weighing = Взвешиваем положение…
ui-standing-turn = На начало хода { $turn }.
ui-standing-again = Спросить ещё раз
# What follows is what a seat has beyond the others, or lacks
ui-standing-why = Лучше или хуже остальных
ui-standing-level = Примерно как у остальных.
ui-standing-note = Ожидаемые очки складываются из того, чего у стороны больше, чем у других, и из того, сколько очков на этой стадии ещё набирали боты. Шанс следует из ожидаемого отрыва: как часто такой отрыв приносил победу.

## Hint

ui-hint = Подсказка
ui-hint-thinking = Ищем хороший ход…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-even = вровень
ui-hint-ahead = впереди на { $count } ПО
ui-hint-behind = позади на { $count } ПО

## Guided tour

ui-keys = Игра с клавиатуры
ui-keys-number = карта или другой подсвеченный предмет по его номеру
ui-keys-arrows = к следующему подсвеченному предмету в эту сторону
ui-keys-enter = нажать
ui-keys-escape = выбрать другое
ui-keys-undo = шаг назад
ui-keys-undo-turn = вернуть весь ход
ui-keys-hint = подсказка
ui-keys-end = закончить ход или действие
ui-keys-hurry = не ждать, пока покажут ходы остальных
ui-keys-zoom = приблизить, отдалить, показать всё поле
ui-keys-help = этот список
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
ui-previous-turn = На ход игрока назад
ui-next-turn = На ход игрока вперёд
ui-speed = Скорость
ui-moment-link = Ссылка на этот момент
ui-hands = Руки
ui-cards-to-come = Ещё не открытые карты
ui-tiles-to-come = Ещё не открытые жетоны
ui-keys-move = на одно действие назад или вперёд
ui-keys-turn = на ход назад или вперёд, как и Shift со стрелкой
ui-keys-ends = в начало, в конец
ui-keys-play = воспроизвести или остановить
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
ui-rules-venus-text = У каждого есть восьмая начальная карта — «Магистр» (но не в командной игре). Четыре дополнительные карты — двойные: они заменяют двух «Архитекторов», «Префекта» и «Торговца», и «Торговец» на них приносит 5 сестерциев. Роль двойной карты выбирает тот, кто её разыгрывает или копирует. «Магистр» и двойные карты — карты Венеры. Если «Магистру» нечего повторять (он разыгран первым, после «Трибуна» или поверх «Сенатора»), разыграть его можно, но эффекта не будет; «Консула» повторить можно. «Дипломат» не может скопировать «Магистра», если этого не разрешают настройки партии. С повторённой картой жетоны действуют так же, как со скопированной.
ui-rules-teams-text = В начале у вас «Трибун», «Торговец», «Префект», «Претор» и «Легат»; у первой половины стола в порядке ходов есть ещё «Архитектор», у второй — «Дипломат». «Магистра» и «Сенатора» нет, а каждый «Консул» заменён «Проконсулом». В первой команде каждый начинает с 5 сестерциями, во второй — с 6, в третьей — с 7. Первая половина стола начинает в начальном городе; во второй половине каждый называет город — не начальный и не соединённый с ним линией — и начинает там с двумя колонистами (на поле Balearica все начинают в море). Активный игрок разыгрывает карту и выполняет её действие, затем действие той же карты выполняет партнёр: каждый распоряжается только своим и решает за себя; «Трибун» возвращает каждому из партнёров его собственные карты. После «Проконсула» партнёр разыгрывает карту и выполняет её действие в одиночку; с «Легатом» партнёр разыгрывает карту, действие которой выполняют оба. Если это «Проконсул», то покупает активный игрок, а партнёр разыгрывает ещё одну карту для себя; «Проконсул», разыгранный в одиночку, новой карты не требует. «Дипломат» копирует карту соперника, но не партнёра. Товары и карты не передаются никогда. В игре с рыбным рынком сначала выкладываются карты хода; затем активный игрок посещает рынок и выполняет действие карты, после него то же делает партнёр. Очки партнёров складываются, включая карту «Concordia». При ничьей побеждает команда того, у кого карта «Præfectus» или кто получил бы её раньше. Промежуточного подсчёта очков нет.
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
ui-cards-of = Карты: { $seat }
ui-cards-bought = Куплены
ui-cards-begun = С начала игры
ui-score-curve = Очки по ходам
ui-score-rest = Жетоны и ставки
ui-sell = Продать
ui-buy = Купить
ui-less = Меньше
ui-more = Больше

## Team play
## $team: the names of both partners (ui-team-of)

# The heading of the table of teams
ui-teams = Команды
# The head of its column
ui-team = Команда
# $first, $second: two seats
ui-team-of = { $first } и { $second }
ui-team-total = Всего у команды
# Beside a seat
ui-partner = партнёр
ui-your-partner = ваш партнёр
ui-active-player = активный игрок
# In the partner's turn, where ui-your-turn would be wrong
ui-your-action = Ваше действие
ui-partners-action = Сейчас действует ваш партнёр.
ui-with-you = { $seat } выполняет действие этой карты вместе с вами.
ui-turn-cards = Карты этого хода
# With a Legatus one points at a card in the partner's hand
ui-suggest = Предложить эту карту
ui-suggested = { $seat } предлагает карту «{ $card }».
ui-winner-team = Победила команда: { $team }
ui-winner-team-you = Ваша команда победила!
ui-loser-team-you = Ваша команда проиграла.
ui-leader-team = Впереди { $team }, отрыв — { $lead } ПО.
# In the lobby: these three
ui-teams-seats = Партнёры сидят друг напротив друга: вчетвером — места 1 и 3, 2 и 4; вшестером — места 1 и 4, 2 и 5, 3 и 6.
ui-teams-players = Для командной игры нужны 4 или 6 игроков.
ui-six-in-teams = Вшестером можно играть только командами.

## Time, leaving, consent. $time, $date and $seats are texts.

ui-time = Время
ui-time-help = Часы идут у того, чьего ответа ждут. Они запускаются, когда все друзья сели за стол, и стоят во время отпуска и пока сервер не работает.
ui-clock-none = без часов
ui-clock-hours =
    { $count ->
        [one] { $count } час на ход
        [few] { $count } часа на ход
       *[many] { $count } часов на ход
    }
ui-clock-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
ui-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
ui-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
ui-clock-live = { $minutes } мин каждому + { $seconds } с на ход
ui-clock-end = Когда время истекло
ui-clock-end-mark = только отметка
ui-clock-end-turn = бот играет этот ход
ui-clock-end-seat = бот занимает место
ui-leaving = Если кто-то сдаётся
ui-leaving-bot = играет бот
ui-leaving-end = партия кончается, когда остаётся одна сторона
ui-clock-left = Осталось: { $time }
ui-clock-short = Мало времени
ui-clock-overdue = просрочено
ui-holiday-until = в отпуске до { $date }
ui-resigned = партия сдана
ui-bot-turn = этот ход играет бот
ui-agreements = Договориться…
ui-agreements-title = Спросить остальных
ui-agreements-help = Открытое или завершённое можно вернуть, только если согласны все остальные. Боты согласны всегда.
ui-ask-move = Вернуть мой последний шаг
ui-ask-turn = Вернуть мой последний ход
ui-ask-back = Вернуться дальше…
ui-back-help = Выберите ход, который надо сыграть заново. Он и всё после него возвращается, если согласны все остальные; стопки лежат, как лежали.
ui-back-ask =
    { $count ->
        [one] Попросить вернуть { $count } ход
        [few] Попросить вернуть { $count } хода
       *[many] Попросить вернуть { $count } ходов
    }
ui-request-what = Что было бы возвращено
ui-ask-end = Предложить закончить партию
ui-holiday-days = Дней отсутствия:
ui-holiday-left = Осталось в этой партии: { $time }
ui-holiday-take = Взять отпуск
ui-holiday-over = Я снова здесь
ui-leave = Выйти: пока меня нет, играет бот
ui-resign = Сдаться
ui-resign-sure = Сдаться окончательно? Вернуться будет нельзя.
ui-leave-sure = Выйти из-за стола? Чтобы вернуться, откройте партию снова.
ui-request-takeback = { $seat } просит вернуть шаги: { $count }.
ui-request-end = { $seat } предлагает закончить партию с нынешним счётом.
ui-request-waits = Ждём ответа: { $seats }
ui-agree = Согласиться
ui-decline = Отказать
ui-withdraw = Отозвать
ui-ended-agreed = Партия закончена по соглашению.
ui-ended-host = Партию закончил хозяин сервера.
ui-ended-resigned = Партия сдана: { $seats }.
ui-note-ask-takeback = { $seat }: просьба вернуть шаги: { $count }.
ui-note-ask-end = { $seat }: предложение закончить партию.
ui-note-agree = { $seat }: согласие.
ui-note-decline = { $seat }: отказ.
ui-note-withdraw = { $seat }: просьба отозвана.
ui-note-lapse = { $seat }: просьба устарела, игра пошла дальше.
ui-note-taken-back = Все согласны: { $seat } возвращает шаги.
ui-note-ended = Партия прекращена.
ui-note-resign = { $seat }: партия сдана.
ui-note-leave = { $seat }: выход, играет бот.
ui-note-back = { $seat } снова за столом.
ui-note-holiday = { $seat } в отпуске.
ui-note-home = { $seat } снова здесь после отпуска.
ui-note-overdue = { $seat }: время истекло.
ui-note-bot-turn = { $seat }: время истекло, ход играет бот.
ui-note-bot-seat = { $seat }: время истекло, место занимает бот.
ui-error-request-open = Сначала надо ответить на другую просьбу.
ui-error-no-takeback = Возвращать нечего.
ui-error-asked-enough = Вы просили об этом уже достаточно; подождите следующих ходов.
ui-error-no-request = Эта просьба уже решена.
ui-error-resigned = Вы сдали эту партию.
ui-error-bad-holiday = Столько отпуска в этой партии не осталось.
ui-error-seat-is-bot = На этом месте сейчас играет бот.
## At the table: talk, notes, spectators, open tables, logging a play

ui-talk = Разговор
ui-notes = Заметки
ui-at-the-table = За столом
ui-yes = да
ui-no = нет
ui-table-has = { $what }: { $answer }
ui-say = Сказать
ui-say-something = Скажите что-нибудь
ui-talk-empty = Пока никто ничего не сказал.
ui-talk-off = За этим столом разговор отключён.
ui-talk-earlier = Раньше
ui-talk-unread = Непрочитанных: { $count }
ui-talk-gone = взято назад
ui-take-back = Взять назад
ui-react = Отозваться
ui-mute-talk = Заглушить разговор
ui-mute-seat = Заглушить: { $seat }
ui-unmute = Снова слышать
ui-talk-muted = Вы заглушили разговор.
ui-emoji-thumb = Хорошо
ui-emoji-clap = Браво
ui-emoji-laugh = Смешно
ui-emoji-wow = Удивительно
ui-emoji-sad = Грустно
ui-emoji-party = Ура
ui-notes-help = Ваши заметки видите только вы – на любом устройстве, где у вас это место.
ui-saved = Сохранено
ui-saving = Сохраняется
ui-watch-link = Ссылка для зрителей
ui-watchers = Зрителей: { $count }
ui-talk-all = все, и зрители
ui-talk-seats = игроки
ui-talk-none = без разговора
ui-watch-now = сразу
ui-watch-one = на ход позже
ui-watch-three = на три хода позже
ui-watch-never = нет
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас нет открытых столов.
ui-free-seats = Свободных мест: { $count }
ui-sit-down = Сесть за стол
ui-unlist = Убрать из списка
ui-log-play = Записать партию
ui-log-play-help = Для вашего журнала партий и для тех, кого не было за столом.
ui-bg-stats = Открыть в BG Stats
ui-bg-stats-file = Файл для BG Stats
ui-forum-text = Текст для форума
ui-forum-bbcode = BBCode
ui-copy = Скопировать
ui-copied = Скопировано
ui-download-picture = Скачать картинку
ui-share = Поделиться
ui-error-no-watching = За этим столом зрителей нет.
ui-error-no-talk = Здесь ничего нельзя сказать.
ui-error-no-hints = За этим столом подсказок нет.
ui-error-no-scores = За этим столом очки показывают только в конце игры.
ui-error-not-host = Это может только создатель игры.
ui-error-said-for-good = Это уже нельзя взять назад.
ui-error-table-full = Кто-то успел раньше: свободных мест там больше нет.
ui-error-no-open-tables = На этом сервере нет открытых столов.
# The desk, invitations, and seats on other devices.
ui-device = Продолжить на другом устройстве
ui-device-help = Откройте эту ссылку на другом устройстве или сканируйте код: ваши места появятся и в его списке. Кто получит ссылку, сможет играть за вас.
ui-show-qr = QR-код
ui-link-near = В этой ссылке указан адрес { $host }: друзья в других местах его не откроют. Для этого серверу нужен --public-url.
ui-renew = Новая ссылка: { $name }
ui-renew-ask = Сделать новую ссылку для места «{ $name }»? Браузер, в котором оно открыто сейчас, сразу его потеряет.
ui-renewed = новая ссылка отправлена, ждём: { $name }
ui-desk-turn = Ваш ход
ui-desk-running = Идущие партии
ui-desk-finished = Законченные партии
ui-your-turn-for = Ваш ход. Прошло: { $time }
ui-turn-of-for = Ходит { $seat }. Прошло: { $time }
ui-remove-ask = Убрать эту партию из списка? Без ссылки на другом устройстве или новой ссылки от хозяина вы не сможете вернуться на своё место.
ui-remove = Убрать
ui-removed = Убрано
ui-restore = Вернуть
ui-game-name = Название партии
ui-save-name = Сохранить
ui-invited-by = { $host } приглашает вас на партию.
ui-invitation-length = Примерно от { $from } до { $to } минут: около { $turns } ходов, как в партиях ботов, по минуте-полторы на ход.
ui-error-seat-taken = Эта ссылка уже использована: место занято ({ $name }). Если оно было вашим, попросите у хозяина новую ссылку.
ui-error-newer-invite = Для этого места отправлена более новая ссылка. Используйте её.
