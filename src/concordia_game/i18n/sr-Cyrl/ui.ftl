### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Незванична верзија друштвене игре (аутор: Mac Gerdts, издавач: PD-Verlag). Текстови и цртежи издавача нису коришћени.

## First page and new game

ui-play-now = Играј одмах
ui-play-now-help = Ви против два бота на табли Italia, одмах.
ui-new-game = Нова игра
ui-join = Придружи се преко линка
ui-join-help = Налепите линк с позивом који вам је послао пријатељ.
ui-continue = Настави
ui-watch-replay = Гледај снимак
ui-options = Опције
ui-board = Табла
ui-board-recommended = Препоручени број играча: { $from }–{ $to }
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
ui-level-easy-help = Игра разумно, али много пропушта: за прву партију.
ui-level-normal = Средњи
ui-level-normal-help = Игра чврсто и брзо: за већину партија.
ui-level-hard = Тежак
ui-level-hard-help = Гледа унапред, до две секунде по потезу: за искусне играче.
ui-level-greedy = Похлепан
ui-level-random = Насумичан
ui-start = Почни
ui-copy-link = Копирај линк
ui-link-copied = Линк је копиран

## The table

ui-undo = Врати
ui-end-turn = Заврши потез
# $move: a move as its button says it
ui-confirm = Потврди: { $move }
ui-done = Готово
ui-cancel = Откажи
ui-close = Затвори
ui-your-turn = Ви сте на потезу
ui-waiting = Чекање
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Предајте уређај играчу { $seat }
ui-pass-device-note = Оно што следи сме да види само { $seat }.
ui-pass-device-taken = Прикажи
ui-log = Дневник
ui-score = Бодови
ui-hand = Рука
ui-display = Понуда
ui-storehouse = Складиште
ui-discard-pile = Гомила одбачених карата
ui-forum = Форум
ui-fish-market = Рибља пијаца
# The same in one word, for a tab
ui-market-short = Пијаца
ui-fish-market-note = Редослед тезги и неке цене су наша реконструкција и могу се разликовати од штампане пијаце.
ui-steps-left = Преостало помераја: { $count }
ui-money-left = Преостало сестерција: { $count }
ui-room-left = Слободних места: { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } померај
        [few] { $steps } помераја
       *[other] { $steps } помераја
    }
ui-preview-price = Још платити: { $goods }
ui-preview-nth = { $nth }. кућица у граду: сестерцији × { $nth }
ui-zoom-in = Увећај
ui-zoom-out = Умањи
ui-zoom-reset = Цела табла

## Rules and settings

ui-rules = Правила
ui-settings = Подешавања
ui-language = Језик
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Српски (ћирилица)
    .also = { "hr bs cnr" }
ui-look = Боје
ui-look-auto = Као на уређају
ui-look-light = Светле
ui-look-dark = Тамне
ui-sound = Звук
ui-animations = Анимације
ui-pace = Темпо туђих потеза
ui-pace-slow = Споро
ui-pace-normal = Обично
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
ui-error-game-not-found = Ова игра није пронађена. Проверите линк.
ui-error-version = Ова игра је започета по другој верзији правила и овде се не може наставити.
ui-error-unknown = Нешто није у реду. Ваша игра је сачувана; покушајте поново.

## Leaving, watching, after the game

ui-spectator = Гледалац
ui-spectator-note = Гледате игру и видите оно што сви смеју да виде.
ui-hand-to-bot = Препусти место боту
ui-hand-to-bot-vote = Препустити место боту? { $seat }, гласови: { $votes } од { $needed }
ui-vote-yes = Да
ui-vote-no = Не
ui-winner = Победник: { $seat }
ui-winner-you = Победили сте!
ui-replay = Снимак игре
ui-download-record = Преузми запис
ui-rematch = Реванш

## Who is winning and why

ui-who-leads = Ко води и зашто?
ui-leader = Води { $seat }, предност је { $lead } ПП.
ui-leader-tie = Водећи су изједначени.
# $god: the god that brings the leader most
ui-leader-why = Највише доноси { $god }: { $points } ПП.
ui-score-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карте
       *[other] { $cards } карата
    } × { $value } ПП = { $total } ПП
ui-score-total = Укупно
ui-gain-house = Још једна кућица: +{ $points } ПП
ui-gain-colonist = Још један колониста: +{ $points } ПП
ui-gain-card = Још једна карта: +{ $points } ПП

## Hint

ui-hint = Савет
ui-hint-thinking = Тражимо добар потез…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-margin = очекивана предност: { $margin } ПП

## Guided tour

ui-tour = Водич
ui-tour-offer = Прва партија? Кратак водич показује први потез.
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
ui-tour-4-text = Одиграјте Архитекту. Сваки ваш колониста на табли даје један померај; поделите их како желите.
ui-tour-5-title = Градња
ui-tour-5-text = Сада градите у граду који додирује линија с вашим колонистом. Плаћате залихама и сестерцијима; свака кућица која тамо већ стоји диже цену, зато пожурите.
ui-tour-6-title = Производња
ui-tour-6-text = Префект покреће производњу у провинцији: ви узимате додатну залиху, а свака кућица у њој даје залиху свом власнику. И други добијају ако су тамо градили.
ui-tour-7-title = Складиште и трговина
ui-tour-7-text = Складиште има 12 места, а нека заузимају колонисти који још чекају. Меркатор доноси новац, купује и продаје.
ui-tour-8-title = Куповина карата
ui-tour-8-text = Уз Сенатора купујете карте из понуде. Оне доносе нове акције и више поена: свака карта једног бога још једном рачуна његову награду.
ui-tour-9-title = Крај
ui-tour-9-text = Ко купи последњу карту или сагради петнаесту кућицу, узима карту Concordia; сви остали играју још један потез. Табела бодова увек показује колико вам вреди сваки бог. Уживајте у игри!

## Further words of the table

ui-name = Име
ui-join-go = Придружи се
ui-invited = Позвани сте у игру.
ui-invite-friends = Позови пријатеље
ui-invite-help = Пошаљите сваком пријатељу по један од ових линкова; игра ће сачекати.
ui-invite-link = Линк с позивом
ui-seats-drawn = Почетни играч се бира жребом; боје прате редослед потеза.
ui-forget-game = Уклони с ове листе
ui-previous = Назад
ui-next = Напред
ui-play = Пусти
ui-pause = Пауза
ui-points-short = ПП
ui-rules-cards = Карте
ui-rules-gods = Богови
# $name: a card, tile, stall, god or option
ui-rules-of = Правила: { $name }
ui-rules-houses = Колико коштају кућице
ui-rules-houses-text = Кућица кошта залихе и сестерције, према томе шта град производи. Сестерцији се множе бројем кућица у граду заједно са новом. Сваки играч може имати једну кућицу у граду; у почетном граду се не гради.
ui-rules-salt-text = Њоме се плаћа уместо било које залихе осим рибе; не купује се и не продаје, али кад се претвори у другу залиху, продаје се као та залиха. Градови соли рачунају се за Јупитера, Сатурна и једног занатлију, а не за Меркура; за Весту свака со у складишту вреди 7 сестерција.
ui-rules-forum-text = Трибун који враћа довољно карата дозвољава да прво узмете једну плочицу: прву слева од 4 карте, следеће од 6, 8 и 10. Плочица која помиње карту делује само са том картом, остале у сваком тренутку вашег потеза, али никад између две кућице.
ui-rules-auction-text = Откривен је један патрициј више него што има играча. Ко отвара, именује једног и мора да да понуду, остали је повећавају или кажу даље. Највећа понуда се одузима од коначних поена; последњи играч бесплатно бира једног од два преостала.
ui-rules-fish-text = Две рибе заузимају једно место у складишту и њима се плаћа само на пијаци; за Весту свака вреди 3 сестерција. Ваш маркер иде само напред: ставите 1 сестерциј на свако прескочено поље, узмите новчиће тамо где станете, платите рибе и извршите акцију тезге. Свака тезга једном по потезу, и никад даље од поља на ком сте почели.
ui-rules-balearica-text = Нема почетног града: ваша два брода почињу на мору, нови колонисти се постављају у градове са вашом кућицом, а копнени колониста може да прође морском линијом на којој је ваш брод, по један померај за сваку линију, али на њој не може да стане.
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
ui-away = одсутан
ui-not-joined = још није стигао
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
ui-score-curve = Бодови по потезима
ui-score-rest = Плочице и понуде
ui-sell = Продати
ui-buy = Купити
ui-less = Мање
ui-more = Више
