### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Незванична верзија друштвене игре (аутор: Mac Gerdts, издавач: PD-Verlag). Текстови и цртежи издавача нису коришћени.

## First page and new game

ui-play-now = Играј одмах
ui-play-now-help = Ви против два бота ({ ui-level-normal }) на табли Italia, одмах.
ui-learn = Научи да играш
ui-puzzle-today = Задатак дана
ui-puzzles = Задаци
ui-more-puzzles = Још задатака
ui-new-game = Нова партија
ui-join = Придружи се преко линка
ui-join-help = Налепите линк с позивом који вам је послао пријатељ.
ui-analyse-record = Анализирај партију
ui-analyse-record-help = Изаберите запис завршене партије или га превуците било где на ову страницу. Може да буде с било ког сервера.
ui-choose-record = Изабери запис
ui-drop-record = Пустите запис овде
ui-continue = Настави
ui-options = Опције
ui-more-options = Још опција
ui-more-options-help = Име, проширења, тимска игра, савети: за прву партију ништа од тога није потребно.
ui-board = Табла
ui-board-recommended = Препоручени број играча: { $from }–{ $to }
ui-board-players = { $from }–{ $to } играча
ui-board-unusual = Ова табла није предвиђена за толики број играча, али можете пробати.
ui-players = Играчи
ui-player-count =
    { $count ->
        [one] { $count } играч
        [few] { $count } играча
       *[other] { $count } играча
    }
ui-seat-you = Ви
ui-seat-friend = Пријатељ (преко линка)
ui-seat-device = Исти уређај
ui-seat-bot = Бот
ui-level = Ниво
ui-level-easy = Лак
ui-level-easy-help = Греши као почетник: нешто прецењује, нешто не примећује, у свакој партији друго. За прво вече: на табли Imperium осваја 84 поена где Средњи освоји 127.
ui-level-normal = Средњи
ui-level-normal-help = Одмах прегледа најбоље потезе круг унапред: за већину вечери. Лаког побеђује скоро увек.
ui-level-hard = Тежак
ui-level-hard-help = У мислима наставља многе потезе, до две секунде: за искусне играче. Удвоје побеђује Средњег отприлике у две од три партије.
ui-level-master = Мајстор
ui-level-master-help = Као Тежак, али размишља до десет секунди по потезу: за оне који желе да се муче.
ui-level-greedy = Похлепан
ui-level-greedy-help = Узима оно што тренутно изгледа најбоље, по простим правилима.
ui-level-random = Насумичан
ui-level-random-help = Игра било који дозвољен потез, без размишљања.
ui-somebody-else = Неко други
ui-start = Почни
ui-copy-link = Копирај линк
ui-link-copied = Линк је копиран

## The table

ui-undo = Врати
ui-undo-turn = Врати цео потез
ui-end-turn = Заврши потез
# $move: a move as its button says it
ui-confirm = Потврди: { $move }
ui-held = Ново се открива када завршите потез; до тада га можете вратити.
ui-final = Открива нешто скривено: не може се вратити.
ui-done = Готово
ui-cancel = Откажи
ui-close = Затвори
ui-your-turn = Ви сте на потезу
ui-waiting = Чекање
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Предајте уређај играчу: { $seat }
ui-pass-device-note = Оно што следи сме да види само { $seat }.
ui-pass-device-taken = Прикажи
ui-log = Дневник
ui-score = Поени
ui-hand = Рука
ui-display = Понуда
ui-storehouse = Складиште
ui-discard-pile = Гомила одбачених карата
ui-forum = Форум
ui-fish-market = Рибља пијаца
# The same in one word, for a tab
ui-market-short = Пијаца
ui-fish-market-note = Редослед тезги и неке цене су наша реконструкција и могу се разликовати од штампане пијаце.
ui-fish-market-correct = Недоумицу би разрешила фотографија штампане пијаце: погледајте { "CONTRIBUTING.md" }.
# On a forum tile whose effect our sources do not settle in every detail
ui-tile-note = Део овога је наша реконструкција и може се разликовати од штампане плочице.
ui-tile-correct = Недоумицу би разрешила фотографија штампане плочице: погледајте { "CONTRIBUTING.md" }.
ui-tile-own = Кућно правило: ове плочице нема у кутији.
# On Venus cards and team play
ui-venus-note = Правилник игре { "Concordia Venus" } није међу нашим изворима: ова правила прате јавне описе и у појединостима се могу разликовати од штампаних.
ui-venus-correct = Које су тачке само вероватне, а које још отворене, пише у { "docs/rulings.md" }. Недоумице би разрешио штампани правилник: погледајте { "CONTRIBUTING.md" }.
ui-money-left = Преостало сестерција: { $count }
ui-room-left = Слободних места: { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }
ui-preview-price = Још треба платити: { $goods }
ui-preview-nth = { $nth }. кућица у граду: сестерцији × { $nth }
ui-zoom-in = Увећај
ui-zoom-out = Умањи
ui-zoom-reset = Цела табла

## Rules and settings

ui-rules = Правила
ui-booklet = Правила са сликама
ui-settings = Подешавања
ui-language = Језик
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Српски (ћирилица)
    .also = { "hr bs cnr" }
ui-look = Боје
ui-look-auto = Као на уређају
ui-look-light = Светле
ui-look-dark = Тамне
ui-text-size = Величина слова
ui-detail = Цртеж табле
ui-detail-full = Потпун
ui-detail-plain = Једноставан
ui-seat-colors = Боје играча
ui-seat-colors-box = Као у кутији
ui-seat-colors-contrast = Јак контраст, и без распознавања боја
ui-seat-colors-own = По избору
ui-paint-orange = Наранџасти
ui-paint-sky = Светлоплави
ui-paint-violet = Љубичасти
ui-paint-pink = Ружичасти
ui-paint-brown = Браон
ui-sound = Звук
ui-volume = Јачина звука
ui-animations = Анимације
ui-pace = Темпо туђих потеза
ui-pace-slow = Споро
ui-pace-normal = Нормално
ui-pace-fast = Брзо
ui-skip = Прикажи одмах
ui-effect = Шта то доноси и шта се управо догодило
ui-reduced-motion = Мање покрета
ui-notifications = Обавештења

## Connection and errors

ui-connection-lost = Веза је прекинута
ui-reconnecting = Поновно повезивање…
ui-reconnected = Поново сте у игри.
ui-error-too-many-requests = Превише захтева. Сачекајте тренутак.
ui-error-game-not-found = Ова партија није пронађена. Проверите линк.
ui-error-no-such-analysis = Ова анализа није пронађена или се више не чува. Проверите линк или поново затражите анализу партије.
ui-error-version = Ова партија је започета по другој верзији правила и овде се не може наставити.
ui-error-board-missing = Табла ове партије овде тренутно није у понуди. Партија је сачувана и наставља се чим домаћин поново понуди ту таблу.
ui-error-board-changed = Табла је промењена откако је ова партија започета, па се она не може наставити. Партија је сачувана и наставља се чим домаћин врати таблу каква је била.
# $reason: of the program, in English
ui-error-bad-record = Ово није запис који овде може да се прочита: { $reason }
# Why, if it is known; $reason: details in English
ui-error-bad-record-title = Ова датотека није запис партије ({ $reason }).
ui-error-bad-record-rules-version = Партија је одиграна по верзији правила која овде није позната ({ $reason }).
ui-error-bad-record-map = Табла ове партије се овде не нуди ({ $reason }).
ui-error-bad-record-long = Ова датотека је предугачка за запис партије.
ui-error-bad-record-damaged = Запис не може да се прочита од реда { $line } ({ $reason }).
ui-error-bad-record-illegal = Потез у реду { $line } записа није дозвољен: { $why }
ui-error-no-room = Тренутно су сви столови заузети. Ништа није изгубљено; покушајте мало касније.
ui-error-maintenance = Сервер је на одржавању: потези и нове партије почињу после. Ништа није изгубљено.
ui-maintenance = Сервер ће ускоро бити на одржавању. Започет потез може да се заврши; остали почињу после.
ui-error-unknown = Нешто није у реду. Ваша партија је сачувана; покушајте поново.

## Leaving, watching, after the game

ui-bot-waits = Бот чека свој ред да размисли: овде је тренутно гужва.
ui-spectator = Гледалац
ui-spectator-note = Гледате партију и видите оно што сви смеју да виде.
ui-hand-to-bot = Препусти место боту
ui-hand-to-bot-vote = Да ли да место ({ $seat }) преузме бот? Гласови: { $votes } од { $needed }
ui-vote-yes = Да
ui-vote-no = Не
# $time: minutes and seconds, as 2:05
ui-bot-soon = { $seat } није ту: бот преузима место за { $time }
ui-bot-in = Бот преузима место за { $time }
ui-keep-waiting = Чекај још
# No time to come back
ui-grace-none = без чекања
ui-minutes =
    { $count ->
        [one] { $count } минут
        [few] { $count } минута
       *[other] { $count } минута
    }
ui-away-title = Док нисте били ту
ui-away-moves = { $seat }: уместо вас је играо бот.
ui-away-none = { $seat }: остали су гласали да ово место преузме бот. Вратили сте се на време, бот још није играо.
ui-away-close = Играј даље
ui-winner = Победник: { $seat }
ui-winner-you = Победили сте!
# $god: a god, or ui-score-rest; $side: who came second
ui-won-by = Предност од { $lead } ПП, највише доноси { $god } (+{ $ahead }; на другом месту { $side }).
# $card: the Præfectus Magnus, or Piscatus; $side: who has as many points
ui-won-holder = Нерешено, по { $total } ПП ({ $side }): побеђује ко има карту { $card }.
ui-won-next = Нерешено, по { $total } ПП ({ $side }): побеђује ко би први добио карту { $card }.
ui-won-order = Нерешено, по { $total } ПП ({ $side }): карту { $card } нема нико, побеђује ко је касније на потезу.
ui-scene-skip = Прескочи
ui-scene-tables = На табеле
ui-scene-again = Погледај обрачун
ui-replay = Снимак партије
ui-download-record = Преузми запис
ui-analysis = Анализа
ui-rematch = Реванш

## Who is winning and why

ui-who-leads = Ко води и зашто?
ui-leader = Води { $seat } с предношћу од { $lead } ПП.
ui-leader-tie = Водећи играчи су изједначени.
# $god: the god that brings the leader most
ui-leader-why = Највише доноси { $god }: { $points } ПП.
ui-score-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карте
       *[other] { $cards } карата
    } × { $value } ПП = { $total } ПП
ui-score-total = Укупно
ui-gain-house = Још једна кућица: до +{ $points } ПП
ui-gain-colonist = Још један колониста: +{ $points } ПП
ui-gain-card = Још једна карта: до +{ $points } ПП
ui-standing = Очекивани исход и изгледи
ui-standing-weighing = Процењује се стање…
ui-standing-turn = На почетку потеза { $turn }.
ui-standing-again = Питај поново
# What follows is what a seat has beyond the others, or lacks
ui-standing-why = Боље или лошије од осталих
ui-standing-level = Отприлике као остали.
ui-standing-note = Очекивани поени долазе од онога што ко има више од осталих и од тога колико је поена у партијама ботова у овој фази још преостајало. Изгледи долазе из очекиване предности: колико често је таква предност доносила победу.

## Hint

ui-hint = Савет
ui-hint-thinking = Тражи се добар потез…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-even = изједначено
ui-hint-ahead = { $count } ПП испред
ui-hint-behind = { $count } ПП иза

## Guided tour

ui-keys = Игра на тастатури
ui-keys-number = карта или друга осветљена ствар, по броју који носи
ui-keys-arrows = до следеће осветљене ствари у том смеру
ui-keys-enter = изабери је
ui-keys-escape = изабери нешто друго
ui-keys-undo = врати потез
ui-keys-undo-turn = врати цео потез
ui-keys-hint = савет
ui-keys-end = заврши потез или акцију
ui-keys-hurry = прескочи оно што остали још раде
ui-keys-zoom = приближи или удаљи таблу, прикажи је целу
ui-keys-help = овај списак
ui-tour = Водич
ui-tour-offer = Прва партија? Кратак водич показује вам први потез.
ui-tour-next = Даље
ui-tour-back = Назад
ui-tour-skip = Прескочи
ui-tour-1-title = О чему се ради
ui-tour-1-text = Насељавате римски свет, тргујете и скупљате карте. На крају вас богови с ваших карата награђују за оно што сте постигли. Побеђује ко има највише победоносних поена.
ui-tour-2-title = Један потез, једна карта
ui-tour-2-text = У свом потезу играте једну карту и спроводите њену акцију. Она остаје на вашој гомили одбачених карата док Трибун не врати све карте у руку.
ui-tour-3-title = Табла
ui-tour-3-text = Сваки град производи једну врсту залиха. Копнени колонисти иду копненим линијама, морски морским, а на линији има места само за једног колонисту.
ui-tour-4-title = Померање
ui-tour-4-text = Одиграјте Архитекту. Сваки ваш колониста на табли даје један померај; помераје распоредите како желите.
ui-tour-5-title = Градња
ui-tour-5-text = Сада градите у граду који додирује линија с вашим колонистом. Плаћате залихама и сестерцијима; свака кућица која тамо већ стоји диже цену, зато пожурите.
ui-tour-6-title = Производња
ui-tour-6-text = Префект покреће производњу у провинцији чији токен приказује залиху: ви узимате ту додатну залиху, а свака кућица у провинцији, и кућице других играча, даје залиху свом власнику. Токен затим приказује новчиће док их неко не прикупи.
ui-tour-7-title = Складиште и трговина
ui-tour-7-text = Складиште има 12 места, а нека заузимају колонисти који још нису на табли. Меркатор доноси новац и омогућава вам да купујете и продајете.
ui-tour-8-title = Куповина карата
ui-tour-8-text = Уз Сенатора купујете карте из понуде. Оне доносе нове акције и више поена: свака карта неког бога још једном доноси његову награду.
ui-tour-9-title = Крај
ui-tour-9-text = Ко први купи последњу карту или сагради петнаесту кућицу, узима карту Concordia; сви остали играју још један потез. Табела поена увек показује колико вам вреди сваки бог. Уживајте у игри!

## Further words of the table

ui-name = Име
ui-join-go = Придружи се
ui-invited = Позвани сте у партију.
ui-invite-friends = Позови пријатеље
ui-invite-help = Пошаљите сваком пријатељу по један од ових линкова; партија ће их сачекати.
ui-invite-link = Линк с позивом
ui-seats-drawn = Почетни играч се бира жребом; боје прате редослед потеза.
ui-forget-game = Уклони с ове листе
ui-previous = Назад
ui-next = Напред
ui-play = Пусти
ui-pause = Пауза
ui-previous-turn = Потез уназад
ui-next-turn = Потез унапред
ui-speed = Брзина
ui-moment-link = Линк до овог тренутка
ui-hands = Руке
ui-cards-to-come = Карте које тек долазе
ui-tiles-to-come = Плочице које тек долазе
ui-keys-move = једна радња уназад или унапред
ui-keys-turn = потез уназад или унапред, као и Shift са стрелицом
ui-keys-ends = на почетак, на крај
ui-keys-play = пусти или заустави
ui-points-short = ПП
ui-rules-cards = Карте
ui-rules-gods = Богови
# $name: a card, tile, stall, god or option
ui-rules-of = Правила: { $name }
ui-rules-moving = Како се крећу колонисти
ui-rules-moving-text = Копнени колонисти иду копненим линијама, а морски морским. Првим померајем колониста прелази из града на линију која додирује тај град, а сваким следећим кроз град на крају своје линије на наредну линију. Више се не зауставља у граду, а ни на линији на којој већ стоји колониста, макар и ваш; али с довољно помераја може прећи преко таквих линија, по један померај за сваку.
ui-rules-storehouse-text = На свако место стаје једна залиха или један колониста који још није на табли. Ако добијете више залиха него што може да стане, бирате које од нових узимате, и то онолико колико има места; залихе које су већ у складишту не смете одбацити да бисте направили место.
ui-rules-houses = Колико коштају кућице
ui-rules-houses-text = Кућица се плаћа залихама и сестерцијима, према томе шта њен град производи. Износ у сестерцијима множи се бројем кућица у граду, рачунајући и нову. Сваки играч може имати једну кућицу у граду; у почетном граду нико не гради.
ui-rules-salt-text = Њоме се плаћа уместо било које залихе осим рибе; не купује се и не продаје, али када се претвори у другу залиху, може се продати као та залиха. На почетку имате 1 со уместо једне од две хране; нову дају градови соли када Префект у њиховој провинцији покрене производњу, а занатлије никада. Градови соли рачунају се за Јупитера, Сатурна и једног занатлију, а не за Меркура; за Весту свака со у складишту вреди 7 сестерција.
ui-rules-forum-text = На почетку добијате два патриција и задржавате једног. Ако Трибуном враћате довољно карата, рачунајући и њега, можете прво узети једну плочицу: прву слева за бар 4 карте, следеће за 6, 8 и 10. Остале се померају улево, а ред се допуњује из гомиле; када је она празна, одбачене плочице се мешају у нову. Плочица која помиње карту делује само уз ту карту, а свака друга у било ком тренутку вашег потеза, али никада између две кућице.
ui-rules-auction-text = Откривен је један патрициј више него што има играча. Ко отвара, именује једног и мора да понуди 0 ПП или више, а остали повећавају понуду или испадају из те аукције. Највећа понуда се одузима од коначних поена; последњи играч бесплатно бира једног од два преостала.
ui-rules-fish-text = Две рибе заузимају једно место у складишту; њима се плаћа само на пијаци, а за Весту свака вреди 3 сестерција. При првој посети стављате маркер на било које поље, које користите одмах, а у том потезу више не. Одатле маркер иде само напред: на свако прескочено поље ставите 1 сестерциј, а тамо где станете узмите новчиће, платите рибом и спроведите акцију тезге. Можете ићи даље док год можете да платите, али сваку тезгу користите само једном у потезу. Поље на ком је маркер био на почетку потеза можете користити тек после пуног круга, и ту се посета завршава.
ui-rules-venus-text = Свако има осму почетну карту, Магистра (али не у тимској игри). Четири карте за продају су двоструке: замењују две карте Архитекте, једну Префекта и једну Меркатора, а њихов Меркатор доноси 5 сестерција. Улогу двоструке карте бира онај ко је одигра или копира. Магистар и двоструке карте су карте Венере. Ако Магистар нема шта да понови (одигран је као прва карта, после Трибуна или преко Сенатора), може се одиграти, али нема учинка; Конзул се може поновити. Дипломата не може копирати Магистра, осим ако то дозвољавају опције. Плочице уз поновљену карту делују као и уз копирану.
ui-rules-teams-text = Почињете с Трибуном, Меркатором, Префектом, Претором и Легатом; прва половина стола по редоследу потеза има још и Архитекту, а друга Дипломату. Магистра и Сенатора нема, а сваки Конзул је Проконзул. У првом тиму свако почиње с 5 сестерција, у другом са 6, у трећем са 7. Прва половина стола почиње у почетном граду; у другој свако бира град који није почетни нити је с њим повезан линијом и тамо почиње са 2 колонисте (на табли Balearica сви почињу на мору). Активни играч игра карту и спроводи њену акцију, а затим акцију исте карте спроводи и партнер, свако са својим фигурама и залихама и по свом избору; Трибун враћа сваком од партнера његове карте. После Проконзула партнер игра карту и сам спроводи њену акцију; уз Легата партнер игра карту чију акцију спроводе обоје. Ако је то Проконзул, купује активни играч, а партнер игра још једну карту за себе; Проконзул одигран без партнера не тражи даљу карту. Дипломата копира противничку карту, никада партнерову. Залихе и карте се никада не дају другом. Уз рибљу пијацу прво се полажу карте потеза; затим активни играч посећује пијацу и спроводи акцију карте, а после њега то исто чини партнер. Поени оба партнера се сабирају, рачунајући и карту Concordia. Ако су тимови изједначени, побеђује онај чији играч поседује карту Præfectus или коме би првом припала. Међу-бодовања нема.
ui-rules-balearica-text = Нема почетног града: ваша два брода почињу на мору. Нови колонисти се постављају у градове с вашом кућицом, па их без кућице нема; копнени колониста може стајати и тамо где нема копнене линије. Може прећи и морском линијом на којој је ваш брод, по један померај за сваку, али се на њој не може зауставити.
ui-actions = Шта можете да урадите
ui-panels = Делови стола
# $move: a move as its button says it
# $board: the name of a board
ui-board-picture = Табла { $board }
ui-start-city = почетни град
# $seats: a list of names
ui-houses-of = кућице: { $seats }
ui-sea-route = Морска линија
ui-land-route = Копнена линија
ui-pieces = Градови, линије и фигуре
ui-zoom = Увећање
ui-stack-size = још у гомили: { $count }
ui-price = цена
ui-rematch-join = Придружи се реваншу
ui-look-at-board = Погледај таблу
ui-choose-tile = На избор
ui-auction = Аукција
# $tile: its name; $seat: who has bid most
ui-auction-state = { $tile }: { $bid } ПП ({ $seat })
ui-own-tiles = Ваше плочице
ui-forum-from =
    { $count ->
        [one] од { $count } карте
        [few] од { $count } карте
       *[other] од { $count } карата
    }
ui-coins-here = сестерцији на овом пољу
ui-away = није ту
ui-not-joined = још није ту
# Præfectus Magnus and Piscatus in two letters
ui-magnus-short = { "PM" }
ui-piscatus-short = { "PP" }
ui-houses-left =
    { $count ->
        [one] преостала { $count } кућица
        [few] преостале { $count } кућице
       *[other] преостало { $count } кућица
    }
ui-houses-count =
    { $count ->
        [one] { $count } кућица
        [few] { $count } кућице
       *[other] { $count } кућица
    }
ui-colonists-count =
    { $count ->
        [one] { $count } колониста
        [few] { $count } колонисте
       *[other] { $count } колониста
    }
ui-colonists-on-board = Колонисти на табли: { $count }
ui-hand-size = Карте у руци: { $count }
ui-cards-of = Карте: { $seat }
ui-cards-bought = Купљене
ui-cards-begun = Од почетка
ui-score-curve = Поени по потезима
ui-score-rest = Плочице и понуде
ui-sell = Продај
ui-buy = Купи
ui-less = Мање
ui-more = Више

## Team play
## $team: the names of both partners (ui-team-of)

# The heading of the table of teams
ui-teams = Тимови
# The head of its column
ui-team = Тим
# $first, $second: two seats
ui-team-of = { $first } и { $second }
ui-team-total = Укупно за тим
# Beside a seat
ui-partner = партнер
ui-your-partner = ваш партнер
ui-active-player = активни играч
# In the partner's turn, where ui-your-turn would be wrong
ui-your-action = Ваша акција
ui-partners-action = Сада је на реду акција вашег партнера.
ui-with-you = { $seat } спроводи акцију ове карте заједно с вама.
ui-turn-cards = Карте овог потеза
# With a Legatus one points at a card in the partner's hand
ui-suggest = Предложи ову карту
ui-suggested = { $seat } предлаже карту „{ $card }”.
ui-winner-team = Победнички тим: { $team }
ui-winner-team-you = Ваш тим је победио!
ui-loser-team-you = Ваш тим је изгубио.
ui-leader-team = Води тим { $team } с предношћу од { $lead } ПП.
# In the lobby: these three
ui-teams-seats = Партнери седе један наспрам другог: с 4 играча места 1 и 3, 2 и 4; са 6 играча места 1 и 4, 2 и 5, 3 и 6.
ui-teams-players = За тимску игру потребна су 4 или 6 играча.
ui-six-in-teams = Шест играча може играти само у тимовима.

## Time, leaving, consent. $time, $date and $seats are texts.

ui-time = Време
ui-time-help = Сат тече ономе чији се одговор чека. Креће када сви пријатељи седну за сто, а стоји током одмора и док сервер не ради.
ui-clock-none = без сата
ui-clock-hours =
    { $count ->
        [one] { $count } сат по потезу
        [few] { $count } сата по потезу
       *[other] { $count } сати по потезу
    }
ui-clock-days =
    { $count ->
        [one] { $count } дан по потезу
        [few] { $count } дана по потезу
       *[other] { $count } дана по потезу
    }
ui-days =
    { $count ->
        [one] { $count } дан
        [few] { $count } дана
       *[other] { $count } дана
    }
ui-hours =
    { $count ->
        [one] { $count } сат
        [few] { $count } сата
       *[other] { $count } сати
    }
ui-clock-live = { $minutes } мин свакоме + { $seconds } с по потезу
ui-clock-end = Кад време истекне
ui-clock-end-mark = само ознака
ui-clock-end-turn = бот игра тај потез
ui-clock-end-seat = бот преузима место
ui-leaving = Ако се неко преда
ui-leaving-bot = игра бот
ui-leaving-end = партија се завршава кад остане једна страна
ui-clock-left = Преостало: { $time }
ui-clock-short = Пожурите
ui-clock-overdue = касни
ui-holiday-until = на одмору до { $date }
ui-resigned = предаја
ui-bot-turn = овај потез игра бот
ui-agreements = Договор…
ui-agreements-title = Питај остале
ui-agreements-help = Оно што је откривено или завршено враћа се само ако се сви остали сложе. Ботови се увек слажу.
ui-ask-move = Врати моју последњу радњу
ui-ask-turn = Врати мој последњи потез
ui-ask-back = Врати се још даље…
ui-back-help = Изаберите потез који треба поново одиграти. Он и све после њега враћа се ако се сви остали сложе; гомиле остају како леже.
ui-back-ask =
    { $count ->
        [one] Затражи враћање { $count } потеза
        [few] Затражи враћање { $count } потеза
       *[other] Затражи враћање { $count } потеза
    }
ui-request-what = Шта би се вратило
ui-ask-end = Понуди крај партије
ui-holiday-days = Дана одсуства:
ui-holiday-left = Преостало у овој партији: { $time }
ui-holiday-take = Узми одмор
ui-holiday-over = Опет сам ту
ui-leave = Изађи: бот игра док се не вратим
ui-resign = Предај се
ui-resign-sure = Коначна предаја? Повратка нема.
ui-leave-sure = Напустити сто? За повратак поново отворите партију.
ui-request-takeback = { $seat } моли да се врате радње: { $count }.
ui-request-end = { $seat } нуди крај партије са садашњим резултатом.
ui-request-waits = Чека се одговор: { $seats }
ui-agree = Слажем се
ui-decline = Одбиј
ui-withdraw = Повуци
ui-ended-agreed = Партија завршена договором.
ui-ended-host = Партију је завршио домаћин сервера.
ui-ended-resigned = Предаја: { $seats }.
ui-note-ask-takeback = { $seat }: молба да се врате радње: { $count }.
ui-note-ask-end = { $seat }: понуда да се партија заврши.
ui-note-agree = { $seat }: сагласност.
ui-note-decline = { $seat }: одбијено.
ui-note-withdraw = { $seat }: молба повучена.
ui-note-lapse = { $seat }: молба више не важи, игра је настављена.
ui-note-taken-back = Сви су сагласни: { $seat } враћа радње.
ui-note-ended = Партија је прекинута.
ui-note-resign = { $seat }: предаја.
ui-note-leave = { $seat }: излазак, игра бот.
ui-note-back = { $seat } је опет за столом.
ui-note-holiday = { $seat } је на одмору.
ui-note-home = { $seat }: одмор је завршен.
ui-note-overdue = { $seat }: време је истекло.
ui-note-bot-turn = { $seat }: време је истекло, потез игра бот.
ui-note-bot-seat = { $seat }: време је истекло, место преузима бот.
ui-error-request-open = Прво треба одговорити на другу молбу.
ui-error-no-takeback = Нема шта да се врати.
ui-error-asked-enough = Довољно сте то тражили; сачекајте неки од следећих потеза.
ui-error-no-request = Ова молба је већ решена.
ui-error-resigned = Предали сте ову партију.
ui-error-bad-holiday = Толико одмора у овој партији није остало.
ui-error-seat-is-bot = На овом месту сада игра бот.
## At the table: talk, notes, spectators, open tables, logging a play

ui-talk = Разговор
ui-notes = Белешке
ui-at-the-table = За столом
ui-yes = да
ui-no = не
ui-table-has = { $what }: { $answer }
ui-say = Реци
ui-say-something = Реците нешто
ui-talk-empty = Још нико није ништа рекао.
ui-talk-off = Разговор је искључен за овим столом.
ui-talk-earlier = Раније
ui-talk-unread = Непрочитано: { $count }
ui-talk-gone = повучено
ui-take-back = Повуци
ui-react = Реагуј
ui-mute-talk = Утишај разговор
ui-mute-seat = Утишај: { $seat }
ui-unmute = Чуј поново
ui-talk-muted = Утишали сте разговор.
ui-emoji-thumb = Добро
ui-emoji-clap = Браво
ui-emoji-laugh = Смешно
ui-emoji-wow = Запањујуће
ui-emoji-sad = Тужно
ui-emoji-party = Ура
ui-notes-help = Само ви видите своје белешке, на сваком уређају на ком држите ово место.
ui-saved = Сачувано
ui-saving = Чува се
ui-watch-link = Линк за гледаоце
ui-watchers = Гледалаца: { $count }
ui-talk-all = сви, и гледаоци
ui-talk-seats = играчи
ui-talk-none = без разговора
ui-watch-now = одмах
ui-watch-one = потез касније
ui-watch-three = три потеза касније
ui-watch-never = нема
ui-open-tables = Отворени столови
ui-no-open-tables = Тренутно нема отворених столова.
ui-free-seats = Слободних места: { $count }
ui-sit-down = Седи за сто
ui-unlist = Уклони са списка
ui-log-play = Забележи партију
ui-log-play-help = За ваш дневник партија и за оне који нису били ту.
ui-bg-stats = Отвори у BG Stats
ui-bg-stats-file = Фајл за BG Stats
ui-forum-text = Текст за форум
ui-forum-bbcode = BBCode
ui-copy = Копирај
ui-copied = Копирано
ui-download-picture = Преузми слику
ui-share = Подели
ui-error-no-watching = Овај сто не жели гледаоце.
ui-error-no-talk = Овде се ништа не може рећи.
ui-error-no-hints = За овим столом нема савета.
ui-error-no-scores = За овим столом поени се показују тек на крају партије.
ui-error-not-host = То може само домаћин.
ui-error-said-for-good = Прекасно је да се то повуче.
ui-error-table-full = Неко је био бржи: тамо више нема слободног места.
ui-error-no-open-tables = На овом серверу нема отворених столова.
# The desk, invitations, and seats on other devices.
ui-device = Настави на другом уређају
ui-device-help = Отворите ову везу на другом уређају или скенирајте код: ваша места ће бити и на његовом списку. Ко има везу, може да игра уместо вас.
ui-show-qr = QR код
ui-link-near = У овој вези пише { $host }: пријатељи на другим местима не могу да је отворе. Серверу за то треба --public-url.
ui-renew = Нова веза: { $name }
ui-renew-ask = Направити нову везу за место „{ $name }“? Прегледач у ком је оно сада одмах га губи.
ui-renewed = веза је поново послата, чека се { $name }
ui-desk-turn = Ви сте на потезу
ui-desk-running = Партије у току
ui-desk-finished = Завршене партије
ui-your-turn-for = Ви сте на потезу. Прошло: { $time }
ui-turn-of-for = На потезу: { $seat }. Прошло: { $time }
ui-remove-ask = Уклонити ову партију са списка? Без везе на другом уређају или нове везе од домаћина не можете да се вратите на своје место.
ui-remove = Уклони
ui-removed = Уклоњено
ui-restore = Врати
ui-game-name = Име партије
ui-save-name = Сачувај
ui-invited-by = { $host } вас позива на партију.
ui-invitation-length = Око { $from } до { $to } минута: око { $turns } потеза, према партијама ботова, по минут до минут и по сваки.
ui-error-seat-taken = Ова веза је искоришћена: на месту седи { $name }. Ако је било ваше, затражите од домаћина нову везу.
ui-error-newer-invite = За ово место је послата новија веза. Користите њу.
