### What only the terminal says. The browser page does not load this file.
### Names: $seat, $card, $god, $tile, $place, $board, $good. Everything else in the variables is a whole number unless a comment says otherwise.
### Commands, moves and file names are typed as they are in every language; they stand between backquotes.

## Joining what other messages say

# One thing said of another: a seat and its question, a move and what it brings about
terminal-about = { $what }: { $said }
# Two clauses about the same seat
terminal-also = { $before }; { $more }

## The game

# $seed: as it is typed
terminal-welcome = Concordia, поле { $board }, раздача { $seed }.
# $seats: a list of names
terminal-welcome-you = Вы играете за: { $seats }.
terminal-welcome-nobody = За терминалом никто не играет.
# $bots: a list of names
terminal-welcome-bots = Боты: { $count } ({ $bots }).
# $teams: a list of teams, each by its two names
terminal-welcome-teams = Команды: { $teams }.
terminal-welcome-help = Введите ?, чтобы получить справку.
terminal-pure-engine = Движок: чистый Python, не скомпилирован; медленнее, правила те же.
terminal-board-unusual = Примечание: поле { $board } рассчитано на число игроков от { $least } до { $most }, а не на { $count }.
terminal-cannot-undo = Взять назад ничего нельзя: это был не ваш ход или открылось что-то скрытое.
terminal-taken-back = Ход взят назад.
terminal-turn-done = Ваши решения приняты: Enter — дальше, u — взять назад
terminal-how-to-answer = Введите номер хода, его слова или ? для справки.
# $moves: a list of moves as they are typed
terminal-unclear = Это может быть { $moves }.
terminal-unclear-more = Это может быть { $moves } или что-то ещё.
terminal-no-number = В меню нет номера { $number }.
# $holdings: a list of money and goods
terminal-holdings = { $seat }: { $holdings }; свободных ячеек: { $room }.
terminal-leads = Впереди { $seat }: { $points } ПО; игра не окончена.
terminal-wins = Победитель: { $seat }, { $points } ПО.
terminal-wins-tie = Победитель: { $seat }, { $points } ПО; при ничьей исход решила карта «Præfectus».
# $team: the names of both partners
terminal-leads-team = Впереди { $team }: { $points } ПО; игра не окончена.
terminal-wins-team = Победила команда: { $team }, { $points } ПО.
terminal-wins-team-tie = Победила команда: { $team }, { $points } ПО; при ничьей исход решила карта «Præfectus».

## The record

# $path, $command: as they are typed; $problem: what the computer says
terminal-saved = Запись сохранена в { $path }: `{ $command }`.
terminal-not-saved = Не удалось сохранить запись в { $path }: { $problem }.
terminal-nothing-played = Ещё ничего не сыграно, сохранять нечего.
terminal-unsaved = Партия не сохранена; чтобы сохранить запись, начните с --save FILE.
# $path: as it is typed
terminal-save = Сохранить запись? Enter — в { $path }, имя — в другой файл, n — не сохранять
# $players: how many players, in words
terminal-replayed =
    { $board }, { $players }, { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.

## Help

terminal-type-number = номер
terminal-type-number-help = ход с этим номером; 0 пропускает необязательную часть
terminal-type-words = его слова
terminal-type-words-help = ход так, как он записан, например `build aquileia`
terminal-type-beginning = начало
terminal-type-beginning-help = хода или одного из его слов, если другие так не начинаются: `aq`
terminal-undo-help = шаг назад: взять назад последний ход
terminal-board-help = показать поле ещё раз
terminal-scores-help = очки по богам, если бы игра закончилась сейчас
terminal-standing-help = кто побеждает и почему
terminal-hints-help = до трёх подсказок, каждая с объяснением
terminal-log-help = журнал: последние ходы словами
terminal-tiles-help = жетоны форума на виду и что они делают
terminal-type-record = r, r FILE
terminal-record-help = сохранить запись
terminal-quit-help = выйти
# $mark: two letters; $card: the Præfectus
terminal-legend = На поле: > — чей ход, { $mark } — у кого карта «{ $card }», C — карта «Concordia». За дом отдают 1 кирпич, 1 товар его города и указанную сумму; в городе с кирпичом вместо обоих товаров — 1 еду, в городе с солью — 1 инструмент и 1 вино.
terminal-no-tiles = Жетонов форума на виду нет.

## The board: heads of columns; the short ones for a narrow screen

terminal-sestertii-short = сест
terminal-brick-short = кирп
terminal-food-short = еда
terminal-tool-short = инст
terminal-wine-short = вино
terminal-cloth-short = ткан
terminal-salt-short = соль
terminal-fish-short = рыба
terminal-room = мест
terminal-colonists = колонисты
terminal-colonists-short = кол
terminal-houses = дома
terminal-houses-short = дом
terminal-hand = рука
terminal-top = верхняя карта
terminal-top-short = карта
terminal-god = бог
terminal-price = цена | доплата
terminal-places = на линиях и в городах
terminal-province = провинция
terminal-marker = жетон
# $letters: one letter for each seat
terminal-cities = города: товар, деньги за следующий дом, дома ({ $letters })
# One letter for each seat, for its houses
terminal-letter-red = К
terminal-letter-green = З
terminal-letter-blue = С
terminal-letter-yellow = Ж
terminal-letter-black = Ч
terminal-letter-white = Б
# The kind of a colonist before its place
terminal-land = суша
terminal-sea = море
terminal-sold = продано
terminal-all-sold = всё продано
terminal-empty = пусто
terminal-nothing = ничего
# A good of choice in a price
terminal-any = любой
terminal-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
terminal-tiles-held = Жетоны игроков
terminal-turn = ход { $turn }
terminal-stack =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
terminal-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## The menu

terminal-colonist-at =
    { $kind ->
        [sea] Морской колонист
       *[land] Сухопутный колонист
    }: { $place }
terminal-star = Звёздочка: в этом городе вам сейчас хватает на дом.
# So many goods for so many sestertii
terminal-trade = { $count } за { $price }
terminal-bid = Ставка
terminal-bid-for = Ставка на жетон «{ $tile }»

## What a move would do

terminal-hint-nothing = сейчас ничего не даёт
terminal-hint-city = товар города — { $good }
terminal-hint-architect =
    { $steps ->
        [one] { $steps } очко движения
        [few] { $steps } очка движения
       *[many] { $steps } очков движения
    }, затем строительство домов
terminal-hint-prefect =
    производство в провинции или доход: { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }
terminal-hint-prefect-fish = производство в провинции или деньги и товар
terminal-hint-colonist =
    новые колонисты за 1 еду и 1 инструмент каждый или { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }
# $cards: a list of cards
terminal-hint-diplomat = можно скопировать: { $cards }
# One of them: a card on the pile of a seat
terminal-hint-copy = «{ $card }» ({ $seat })
terminal-hint-diplomat-none = копировать сейчас нечего
terminal-hint-display = карта из ряда
terminal-hint-mercator =
    получить { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }, затем торговля: { $kinds ->
        [one] { $kinds } тип товаров
        [few] { $kinds } типа товаров
       *[many] { $kinds } типов товаров
    }
terminal-hint-tribune =
    вернуть на руку { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }; колонист за 1 еду и 1 инструмент
# $money: in words
terminal-hint-tribune-paid =
    вернуть на руку { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } и получить { $money }; колонист за 1 еду и 1 инструмент
terminal-hint-senator = купить до двух карт
terminal-hint-consul = купить карту без доплаты
# $count: more than usual, by a tile
terminal-hint-cards = купить до { $count } карт
terminal-hint-magister = повторить карту «{ $card }»
terminal-hint-magister-none = повторять сейчас нечего
# $first, $second: the two roles of a double card
terminal-hint-roles = { $first } или { $second }
terminal-hint-praetor = купить по одной карте, вы и партнёр
terminal-hint-proconsul = купить карту без доплаты, затем партнёр разыгрывает карту
terminal-hint-proconsul-free = взять карту бесплатно, затем партнёр разыгрывает карту
terminal-hint-legatus = партнёр разыгрывает карту для вас обоих
# $spaces: a list of numbers
terminal-hint-payable = хватает на ячейки: { $spaces }
terminal-hint-unpayable = сейчас ни на одну не хватает

## Boards

terminal-board = поле
terminal-players = игроки
terminal-start = начало
terminal-at-sea = в море
terminal-provinces = провинций
terminal-city-count = городов
terminal-box = коробка
# $box: the id of a box; $start: a sentence part about where all begin
terminal-described = { $board } ({ $box }): игроков от { $least } до { $most }, { $start }
# $city: an id
terminal-start-city = начальный город { $city }
terminal-start-spaces = стартовые ячейки в море
terminal-city-letters = города (буква)
# $routes: a list of ids
terminal-routes =
    { $kind ->
        [sea] морские линии
       *[land] сухопутные линии
    } ({ $count }): { $routes }

## Games between bots

terminal-seat = место
# $board: an id; $number: in turn order
terminal-seat-of = { $board }, место { $number }
terminal-team = команда
terminal-bot = бот
terminal-games = партий
terminal-turns = ходов
terminal-wins-count = побед
terminal-win-rate = % побед
terminal-mean-points = в среднем
terminal-winning-points = у победителя
terminal-margin = отрыв
terminal-rating = рейтинг
terminal-ahead-of = % выше, чем
terminal-score = очки
terminal-from-god = от бога
terminal-from-god-winners = у победителей
terminal-boards = поля
terminal-seats = места
terminal-gods = боги
terminal-cards-got = карты
terminal-tiles = жетоны
terminal-endings = конец игры
terminal-ending-last-card = последняя карта
terminal-ending-last-house = последний дом
terminal-openings = первые три карты
terminal-first-houses = первые два дома
terminal-first-cards = первая купленная карта
terminal-share = доля
terminal-tiles-offered = жетоны на выбор
terminal-tile-open = открыто
terminal-tile-taken = взято
terminal-tile-dealt = сдано
terminal-tile-kept = оставлено
terminal-tile-bid = ставка
terminal-tile-worth = ценность
terminal-playing = Идёт игра
terminal-interrupted = Прервано: сыграно партий { $played } из { $count }.
# $share: in percent
terminal-par = { $players }, равная доля { $share } %
# $seconds, $speed, $rate: numbers as they are written
terminal-simulated =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, решений: { $decisions } за { $seconds } с; { $speed } решений/с, { $rate } партий/с
# $points: a number as it is written; $digest: a fingerprint
terminal-simulated-points = средние очки победителя { $points }, отпечаток { $digest }
# $turns, $points: numbers as they are written
terminal-rated =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, в среднем ходов: { $turns }, средние очки победителя { $points }
# $low, $high: win rates; $verdict: `low`, `high` or `open`
terminal-tested = последовательный критерий, { $low } против { $high }: { $verdict }

## The games of a server, for its host

terminal-admin-game = партия
terminal-admin-state = состояние
terminal-admin-age = возраст
terminal-admin-last = посл.
terminal-admin-size = кБ
terminal-admin-running = идёт
terminal-admin-finished = закончена
terminal-admin-abandoned = заброшена
terminal-admin-days = { $count } д
terminal-admin-hours = { $count } ч
terminal-admin-minutes = { $count } мин
# $size: in kB, as it is written
terminal-admin-total =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, { $size } кБ
terminal-admin-created = создана
terminal-admin-moved = последний ход
terminal-admin-seen = последний визит
# $size: in kB, as it is written
terminal-admin-moves =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    } в списке ходов, { $size } кБ
terminal-admin-options = настройки
terminal-admin-clock = часы
terminal-admin-name = имя
terminal-admin-opens = чем открывается
terminal-admin-left = осталось времени
terminal-admin-by-person = знакомый серверу человек
terminal-admin-by-token = ключ места
terminal-admin-by-invite = ещё не использованная ссылка
terminal-admin-by-nothing = ничем
# $games: a list of ids
terminal-admin-sure =
    { $count ->
        [one] Удалить навсегда { $count } партию: { $games }?
        [few] Удалить навсегда { $count } партии: { $games }?
       *[many] Удалить навсегда { $count } партий: { $games }?
    } Введите `yes`:
terminal-admin-deleted =
    { $count ->
        [one] Удалена { $count } партия.
        [few] Удалены { $count } партии.
       *[many] Удалено { $count } партий.
    }
terminal-admin-not-deleted = Ничего не удалено.
# $game: an id
terminal-admin-ended = Партия { $game } закончена.
terminal-admin-not-over = Партия не окончена: её запись раскрывает то, что пока скрыто от игроков.
terminal-admin-link-address = Поставьте впереди адрес сервера, по которому его находят игроки.
terminal-admin-maintenance-on = Обслуживание началось: начатые ходы можно закончить, новые не начинаются.
terminal-admin-maintenance-off = Обслуживание закончено: игра продолжается.
