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
terminal-welcome = Concordia, табла { $board }, дељење { $seed }.
# $seats: a list of names
terminal-welcome-you = Ви сте: { $seats }.
terminal-welcome-nobody = За терминалом не игра нико.
# $bots: a list of names
terminal-welcome-bots = Ботови: { $count } ({ $bots }).
# $teams: a list of teams, each by its two names
terminal-welcome-teams = Тимови: { $teams }.
terminal-welcome-help = Укуцајте ? за помоћ.
terminal-pure-engine = Механизам: чист { "Python" }, није компајлиран; спорије, правила су иста.
terminal-board-unusual = Напомена: табла { $board } предвиђена је за { $least } до { $most } играча, а не за { $count }.
terminal-cannot-undo = Ништа се не може вратити: то није био ваш потез или је откривено нешто скривено.
terminal-taken-back = Потез је враћен.
terminal-turn-done = Ваш део је готов: { "Enter" } – даље, { "u" } – враћање
terminal-how-to-answer = Укуцајте број потеза, његове речи или ? за помоћ.
# $moves: a list of moves as they are typed
terminal-unclear = То може бити { $moves }.
terminal-unclear-more = То може бити { $moves } или још нешто.
terminal-no-number = У менију нема броја { $number }.
# $holdings: a list of money and goods
terminal-holdings = { $seat }: { $holdings }; слободних места: { $room }.
terminal-leads = Води { $seat }: { $points } ПП; игра није завршена.
terminal-wins = Победник: { $seat }, { $points } ПП.
terminal-wins-tie = Победник: { $seat }, { $points } ПП; код изједначења је одлучила карта Præfectus.
# $team: the names of both partners
terminal-leads-team = Води тим { $team }: { $points } ПП; игра није завршена.
terminal-wins-team = Победнички тим: { $team }, { $points } ПП.
terminal-wins-team-tie = Победнички тим: { $team }, { $points } ПП; код изједначења је одлучила карта Præfectus.

## The record

# $path, $command: as they are typed; $problem: what the computer says
terminal-saved = Запис је сачуван у { $path }: `{ $command }`.
terminal-not-saved = Запис није могао да се сачува у { $path }: { $problem }.
terminal-nothing-played = Још ништа није одиграно, па нема шта да се сачува.
terminal-unsaved = Партија није сачувана; да бисте сачували запис, почните је са { "--save FILE" }.
# $path: as it is typed
terminal-save = Сачувати запис? { "Enter" } – у { $path }, име – у другу датотеку, { "n" } – не
# $players: how many players, in words
terminal-replayed =
    { $board }, { $players }, { $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    }.

## Help

terminal-type-number = број
terminal-type-number-help = потез с тим бројем; 0 прескаче необавезни део
terminal-type-words = његове речи
terminal-type-words-help = потез онако како је записан, на пример { "`build aquileia`" }
terminal-type-beginning = почетак
terminal-type-beginning-help = потеза или једне од његових речи, ако ниједан други не почиње тако: { "`aq`" }
terminal-undo-help = враћање вашег последњег потеза
terminal-board-help = табла још једном
terminal-scores-help = поени по боговима када би се игра сада завршила
terminal-standing-help = ко побеђује и зашто
terminal-hints-help = до три савета, сваки с објашњењем
terminal-log-help = дневник: последњи потези речима
terminal-tiles-help = видљиве плочице форума и шта оне раде
terminal-type-record = { "r, r FILE" }
terminal-record-help = чување записа
terminal-quit-help = излаз
# $mark: two letters; $card: the Præfectus
terminal-legend = На табли: > је на потезу, { $mark } има карту { $card }, { "C" } карту Concordia. Кућица кошта 1 циглу, 1 залиху свог града и назначени новац; уместо обе залихе плаћа се у граду-произвођачу цигала 1 храна, а у граду соли 1 алат и 1 вино.
terminal-no-tiles = Нема видљивих плочица форума.

## The board: heads of columns; the short ones for a narrow screen

terminal-sestertii-short = сест
terminal-brick-short = цигл
terminal-food-short = хран
terminal-tool-short = алат
terminal-wine-short = вино
terminal-cloth-short = ткан
terminal-salt-short = со
terminal-fish-short = риба
terminal-room = места
terminal-colonists = колонисти
terminal-colonists-short = кол
terminal-houses = кућице
terminal-houses-short = кућ
terminal-hand = рука
terminal-top = горња карта
terminal-top-short = карта
terminal-god = бог
terminal-price = цена | додатни трошак
terminal-places = на линијама и у градовима
terminal-province = провинција
terminal-marker = токен
# $letters: one letter for each seat
terminal-cities = градови: залиха, новац за следећу кућицу, кућице ({ $letters })
# One letter for each seat, for its houses
terminal-letter-red = Ц
terminal-letter-green = З
terminal-letter-blue = П
terminal-letter-yellow = Ж
terminal-letter-black = К
terminal-letter-white = Б
# The kind of a colonist before its place
terminal-land = копно
terminal-sea = море
terminal-sold = продато
terminal-all-sold = све је продато
terminal-empty = празно
terminal-nothing = ништа
# A good of choice in a price
terminal-any = по избору
terminal-coins =
    { $count ->
        [one] { $count } новчић
        [few] { $count } новчића
       *[other] { $count } новчића
    }
terminal-tiles-held = Плочице играча
terminal-turn = потез { $turn }
terminal-stack =
    { $count ->
        [one] { $count } карта у гомили
        [few] { $count } карте у гомили
       *[other] { $count } карата у гомили
    }
terminal-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карте
       *[other] { $count } карата
    }

## The menu

terminal-colonist-at =
    { $kind ->
        [sea] Морски колониста
       *[land] Копнени колониста
    }: { $place }
terminal-star = Звездица: кућицу у том граду сада можете да платите.
# So many goods for so many sestertii
terminal-trade = { $count } за { $price }
terminal-bid = Понуда
terminal-bid-for = Понуда за плочицу „{ $tile }”

## What a move would do

terminal-hint-nothing = сада без учинка
terminal-hint-city = залиха града: { $good }
terminal-hint-architect =
    { $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }, затим градња кућица
terminal-hint-prefect =
    производња у провинцији или прикупљање новчића: { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }
terminal-hint-prefect-fish = производња у провинцији или новац и залиха
terminal-hint-colonist =
    нови колонисти за по 1 храну и 1 алат или { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }
# $cards: a list of cards
terminal-hint-diplomat = може да се копира: { $cards }
# One of them: a card on the pile of a seat
terminal-hint-copy = „{ $card }” ({ $seat })
terminal-hint-diplomat-none = сада нема шта да се копира
terminal-hint-display = карта из понуде
terminal-hint-mercator =
    { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }, затим трговина: { $kinds ->
        [one] { $kinds } врста залиха
        [few] { $kinds } врсте залиха
       *[other] { $kinds } врста залиха
    }
terminal-hint-tribune =
    враћање { $count ->
        [one] { $count } карте
        [few] { $count } карте
       *[other] { $count } карата
    } у руку; колониста за 1 храну и 1 алат
# $money: in words
terminal-hint-tribune-paid =
    враћање { $count ->
        [one] { $count } карте
        [few] { $count } карте
       *[other] { $count } карата
    } у руку и { $money }; колониста за 1 храну и 1 алат
terminal-hint-senator = куповина до две карте
terminal-hint-consul = куповина једне карте без додатног трошка
# $count: more than usual, by a tile
terminal-hint-cards =
    куповина до { $count ->
        [one] { $count } карте
        [few] { $count } карте
       *[other] { $count } карата
    }
terminal-hint-magister = понављање карте „{ $card }”
terminal-hint-magister-none = сада нема шта да се понови
# $first, $second: the two roles of a double card
terminal-hint-roles = { $first } или { $second }
terminal-hint-praetor = куповина по једне карте, ви и партнер
terminal-hint-proconsul = куповина једне карте без додатног трошка, затим партнер игра карту
terminal-hint-proconsul-free = једна карта бесплатно, затим партнер игра карту
terminal-hint-legatus = партнер игра карту за вас обоје
# $spaces: a list of numbers
terminal-hint-payable = места чију карту можете да платите: { $spaces }
terminal-hint-unpayable = сада не можете да платите ниједну

## Boards

terminal-board = табла
terminal-players = играчи
terminal-start = почетак
terminal-at-sea = на мору
terminal-provinces = провинција
terminal-city-count = градова
terminal-box = кутија
# $box: the id of a box; $start: a sentence part about where all begin
terminal-described = { $board } ({ $box }): за { $least } до { $most } играча, { $start }
# $city: an id
terminal-start-city = почетни град { $city }
terminal-start-spaces = почетна поља на мору
terminal-city-letters = градови (слово)
# $routes: a list of ids
terminal-routes =
    { $kind ->
        [sea] морске линије
       *[land] копнене линије
    } ({ $count }): { $routes }

## Games between bots

terminal-seat = место
# $board: an id; $number: in turn order
terminal-seat-of = { $board }, место { $number }
terminal-team = тим
terminal-bot = бот
terminal-games = партија
terminal-turns = потеза
terminal-wins-count = победа
terminal-win-rate = % победа
terminal-mean-points = просек
terminal-winning-points = победника
terminal-margin = предност
terminal-rating = рејтинг
terminal-ahead-of = % испред
terminal-score = поени
terminal-from-god = од бога
terminal-from-god-winners = победника
terminal-boards = табле
terminal-seats = места
terminal-gods = богови
terminal-cards-got = карте
terminal-tiles = плочице
terminal-endings = крај партије
terminal-ending-last-card = последња карта
terminal-ending-last-house = последња кућа
terminal-openings = прве три карте
terminal-first-houses = прве две куће
terminal-first-cards = прва купљена карта
terminal-share = удео
terminal-tiles-offered = плочице на избору
terminal-tile-open = отворена
terminal-tile-taken = узета
terminal-tile-dealt = подељена
terminal-tile-kept = задржана
terminal-tile-bid = понуда
terminal-tile-worth = вредност
terminal-playing = Игра се
terminal-interrupted = Прекинуто; одиграно партија: { $played } од { $count }.
# $share: in percent
terminal-par = { $players }, једнак удео { $share }%
# $seconds, $speed, $rate: numbers as they are written
terminal-simulated =
    { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }, одлука: { $decisions } за { $seconds } с; { $speed } одлука/с, { $rate } партија/с
# $points: a number as it is written; $digest: a fingerprint
terminal-simulated-points = просечни поени победника { $points }, отисак { $digest }
# $turns, $points: numbers as they are written
terminal-rated =
    { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }, просечно потеза: { $turns }, просечни поени победника { $points }
# $low, $high: win rates; $verdict: `low`, `high` or `open`
terminal-tested = секвенцијални тест, { $low } према { $high }: { $verdict }

## The games of a server, for its host

terminal-admin-game = партија
terminal-admin-state = стање
terminal-admin-age = старост
terminal-admin-last = посл.
terminal-admin-size = кБ
terminal-admin-running = у току
terminal-admin-finished = завршена
terminal-admin-abandoned = напуштена
terminal-admin-days = { $count } д
terminal-admin-hours = { $count } ч
terminal-admin-minutes = { $count } мин
# $size: in kB, as it is written
terminal-admin-total =
    { $count ->
        [one] { $count } партија
        [few] { $count } партије
       *[other] { $count } партија
    }, { $size } кБ
terminal-admin-created = направљена
terminal-admin-moved = последњи потез
terminal-admin-seen = последња посета
# $size: in kB, as it is written
terminal-admin-moves =
    { $count ->
        [one] { $count } унос
        [few] { $count } уноса
       *[other] { $count } уноса
    } у списку потеза, { $size } кБ
terminal-admin-options = опције
terminal-admin-clock = сат
terminal-admin-name = име
terminal-admin-opens = чиме се отвара
terminal-admin-left = преостало време
terminal-admin-by-person = особа позната серверу
terminal-admin-by-token = кључ места
terminal-admin-by-invite = још неискоришћен линк
terminal-admin-by-nothing = ничим
# $games: a list of ids
terminal-admin-sure =
    { $count ->
        [one] Трајно обрисати { $count } партију: { $games }?
        [few] Трајно обрисати { $count } партије: { $games }?
       *[other] Трајно обрисати { $count } партија: { $games }?
    } Унесите `yес`:
terminal-admin-deleted =
    { $count ->
        [one] Обрисана је { $count } партија.
        [few] Обрисане су { $count } партије.
       *[other] Обрисано је { $count } партија.
    }
terminal-admin-not-deleted = Ништа није обрисано.
# $game: an id
terminal-admin-ended = Партија { $game } је завршена.
terminal-admin-not-over = Партија није завршена: њен запис открива оно што је играчима још скривено.
terminal-admin-link-address = Испред ставите адресу сервера на којој га играчи налазе.
terminal-admin-maintenance-on = Одржавање је почело: започети потези могу да се заврше, нови не почињу.
terminal-admin-maintenance-off = Одржавање је завршено: игра се наставља.
