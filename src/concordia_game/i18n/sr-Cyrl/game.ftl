### Words of the game: cards, gods, goods, seats, options, tiles, stalls.
### Names of boards, cities, provinces and persons are Latin and stay as they are.
### In ids "_" of the code becomes "-". Variables: $count is always a whole number.


## Cards

card-tribune = Трибун
card-tribune-help = Вратите у руку све одигране карте, и ову, и узмите по 1 сестерциј за сваку карту након треће; потом можете платити 1 храну и 1 алат и поставити новог колонисту у почетни град (на табли Balearica: у град са својом кућицом).
card-architect = Архитекта
card-architect-help = Померите колонисте: сваки ваш колониста на табли даје 1 померај, а ви их делите како желите; потом градите колико желите кућица у градовима које додирује линија с вашим колонистом.
card-prefect = Префект
card-prefect-help = Или једна провинција производи: узимате њену додатну залиху и окрећете токен, а свака кућица у њој даје власнику 1 залиху; или прикупљате новчиће: по 1 сестерциј за сваки видљиви новчић на свим токенима залиха, који се затим окрећу назад.
# The Prefect when the fish market is in play.
card-prefect-fish-help = Или једна провинција производи: узимате њену рибу, а свака кућица у њој даје власнику 1 залиху; или прикупљате новчиће: по 1 сестерциј за свако празно место провинције и 1 залиху по избору, а затим свака појединачна риба постаје 2 и свако празно место добија 1.
card-mercator = Меркатор
card-mercator-help = Узмите 3 сестерција; потом можете трговати с банком двема врстама залиха, купујући или продајући сваку у било којој количини.
# The Mercator for sale: it gives 5 sestertii.
card-mercator5 = Меркатор (5)
card-mercator5-help = Узмите 5 сестерција; потом можете трговати с банком двема врстама залиха, купујући или продајући сваку у било којој количини.
card-colonist = Колониста
card-colonist-help = Или поставите нове колонисте у почетни град или у градове са својом кућицом, за 1 храну и 1 алат по колонисти; или узмите 5 сестерција и још по 1 за сваког свог колонисту на табли (издање из 2013: само по 2 за сваког).
card-diplomat = Дипломата
card-diplomat-help = Спроведите акцију карте с врха гомиле одбачених карата другог играча као да сте је сами одиграли; Дипломата се не може копирати.
# The Diplomats for sale differ in god and price.
card-diplomat-saturnus-tool = Дипломата (Сатурн)
card-diplomat-saturnus-tool-help = { card-diplomat-help }
card-diplomat-saturnus-food = Дипломата (Сатурн)
card-diplomat-saturnus-food-help = { card-diplomat-help }
card-diplomat-mercurius-tool = Дипломата (Меркур)
card-diplomat-mercurius-tool-help = { card-diplomat-help }
card-diplomat-mars-food = Дипломата (Марс)
card-diplomat-mars-food-help = { card-diplomat-help }
card-senator = Сенатор
card-senator-help = Можете купити до две карте из понуде; свака кошта залихе из свог црвеног оквира и залихе истакнуте испод њеног места.
card-consul = Конзул
card-consul-help = Можете купити једну карту из понуде само за залихе из њеног црвеног оквира; залихе испод места се не плаћају.
card-mason = Градитељ
card-mason-help = Свака ваша кућица у граду-произвођачу цигала даје вам 1 циглу; на крају карта вреди 3 ПП за сваку такву кућицу.
card-farmer = Ратар
card-farmer-help = Свака ваша кућица у граду-произвођачу хране даје вам 1 храну; на крају карта вреди 3 ПП за сваку такву кућицу.
card-smith = Ковач
card-smith-help = Свака ваша кућица у граду-произвођачу алата даје вам 1 алат; на крају карта вреди 3 ПП за сваку такву кућицу.
card-vintner = Винар
card-vintner-help = Свака ваша кућица у граду-произвођачу вина даје вам 1 вино; на крају карта вреди 4 ПП за сваку такву кућицу.
card-weaver = Кројач
card-weaver-help = Свака ваша кућица у граду-произвођачу тканине даје вам 1 тканину; на крају карта вреди 5 ПП за сваку такву кућицу.
card-concordia = Concordia
card-concordia-help = 7 ПП за играча који први купи последњу карту или сагради петнаесту кућицу.
card-praefectus-magnus = Præfectus Magnus
card-praefectus-magnus-help = Власник узима додатну залиху двапут када Префектом покрене производњу, а затим предаје карту играчу с десне стране; она решава и нерешен исход.
card-praefectus-piscatus = Præfectus Piscatus
card-praefectus-piscatus-help = Власник узима 1 рибу више када Префектом покрене производњу, а затим предаје карту играчу с десне стране; она решава и нерешен исход.

## Gods

god-vesta = Веста
god-vesta-help = 1 ПП за сваких пуних 10 сестерција; залихе се рачунају по назначеној цени.
god-jupiter = Јупитер
god-jupiter-help = 1 ПП за сваку вашу кућицу у граду који не производи цигле.
god-saturnus = Сатурн
god-saturnus-help = 1 ПП за сваку провинцију с вашом кућицом.
god-mercurius = Меркур
god-mercurius-help = 2 ПП за сваку врсту залиха коју производе ваше кућице; со се не рачуна.
god-mars = Марс
god-mars-help = 2 ПП за сваког вашег колонисту на табли.
god-minerva = Минерва
god-minerva-help = За сваку вашу кућицу у граду са залихом занатлије онолико ПП колико пише на његовој карти; град соли рачуна се једном занатлији по вашем избору.
god-concordia = Concordia
god-concordia-help = { card-concordia-help }

## Goods: the plain name, and the name with its number

good-brick = цигла
good-food = храна
good-tool = алат
good-wine = вино
good-cloth = тканина
good-salt = со
good-fish = риба
good-any = залиха по избору
goods-brick =
    { $count ->
        [one] { $count } цигла
        [few] { $count } цигле
       *[other] { $count } цигала
    }
goods-food =
    { $count ->
        [one] { $count } храна
        [few] { $count } хране
       *[other] { $count } хране
    }
goods-tool =
    { $count ->
        [one] { $count } алат
        [few] { $count } алата
       *[other] { $count } алата
    }
goods-wine =
    { $count ->
        [one] { $count } вино
        [few] { $count } вина
       *[other] { $count } вина
    }
goods-cloth =
    { $count ->
        [one] { $count } тканина
        [few] { $count } тканине
       *[other] { $count } тканина
    }
goods-salt =
    { $count ->
        [one] { $count } со
        [few] { $count } соли
       *[other] { $count } соли
    }
goods-fish =
    { $count ->
        [one] { $count } риба
        [few] { $count } рибе
       *[other] { $count } риба
    }
goods-any =
    { $count ->
        [one] { $count } залиха по избору
        [few] { $count } залихе по избору
       *[other] { $count } залиха по избору
    }
count-sestertii =
    { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }
count-points = { $count } ПП

## Colonists and seats

colonist-land = копнени колониста
colonist-sea = морски колониста
seat-red = Црвени
seat-green = Зелени
seat-blue = Плави
seat-yellow = Жути
seat-black = Црни

## Options of a game

option-edition = Издање
option-edition-help = Одређује колико новца доноси карта Колониста.
option-edition-current = Актуелно
option-edition-current-help = Колониста доноси 5 сестерција и још по 1 за сваког вашег колонисту на табли.
option-edition-2013 = 2013.
option-edition-2013-help = Колониста доноси по 2 сестерција за сваког вашег колонисту на табли.
option-intermediate-scoring = Међу-бодовање
option-intermediate-scoring-help = Свако се бодује једном, када први пут одигра Трибуна, а прва два места доносе 2 и 1 сестерциј: добро за прву партију.
option-start-without-goods = Почетак без залиха
option-start-without-goods-help = На почетку нико нема залихе; зато имате 20 сестерција више и пре прве карте можете купити залихе по назначеној цени.
option-salt = Со
option-salt-help = Додаје со, која замењује сваку другу залиху, и градове који је производе.
option-forum = Форум
option-forum-help = Додаје плочице с посебним моћима: свако почиње с једним патрицијем, а Трибун доноси нове.
option-auction = Аукција форума
option-auction-help = Први патрицији се не деле, него се лицитирају за победоносне поене; за искусне играче.
option-fish = Рибља пијаца
option-fish-help = Провинције доносе рибу, а рибом се на пијаци плаћају додатне акције пре него што одиграте карту.
option-fish-none = Без пијаце
option-fish-none-help = Провинције доносе додатне залихе као у основној игри.
option-fish-coast = Обала
option-fish-coast-help = Тезге стоје у круг, једна на сваком пољу.
option-fish-slope = Падина
option-fish-slope-help = Тезге се пењу уз брдо, по две на сваком пољу; с врха се иде поново на дно.
option-display = Понуда карата
option-display-help = Одређује које залихе места у понуди додају цени карте.
option-display-cloth = Страна с тканином
option-display-cloth-help = Уобичајени додатни трошкови: скупља места коштају тканину.
option-display-wine = Страна с вином
option-display-wine-help = Нека скупља места коштају вино уместо тканине.
option-confirm-turns = Потврда потеза
option-confirm-turns-help = Потез прелази на следећег тек када га потврдите, па пре тога можете све да проверите и вратите.

## Forum tiles: names are Latin and stay

tile-patrician = Патрициј
tile-patrician-help = Патрициј остаје код вас и делује до краја игре.
tile-citizen = Грађанин
tile-citizen-help = Грађанин се користи једном и затим одбацује.
tile-claudia-agrippina-help = Када добијете ову плочицу, узимате 1 циглу, а ваше складиште од тада има 4 места више.
tile-aulus-arcadius-help = Уз Архитекту вас свака кућица кошта 1 сестерциј мање, само 1 и када у граду већ има кућица.
tile-gaius-marcellus-help = Уз Меркатора добијате 1 сестерциј више за сваку продату залиху.
tile-donatus-pompeius-help = Када Префектом покренете производњу, узимате и новчиће с полеђине токена залиха, 1 за тканину и 2 за сваку другу залиху (рибља пијаца: 1 сестерциј за токен с 1 рибом, 2 за токен с 2 рибе).
tile-titus-valerius-help = Уз Трибуна можете заменити 1 залиху из складишта за 1 со (у игри без соли: за било коју другу залиху).
tile-julius-help = Померите колонисте с онолико помераја колико би вам дао Архитекта, али без градње.
tile-mamilius-help = До краја овог потеза кућице вас не коштају цигле; употребите је пре прве кућице.
tile-numerius-help = Узмите по 2 сестерција за сваку провинцију с вашом кућицом.
tile-spurius-help = Узмите 1 со (у игри без соли: 1 залиху по избору).
tile-annaeus-arcadius-help = Уз Архитекту једном у потезу можете саградити кућицу у граду који додирује линија с противничким колонистом, ако град на другом крају те линије додирује линија с вашим колонистом.
tile-lucius-flavius-help = Дипломата може копирати и карту из понуде, али не Дипломату, а копирани Конзул не може купити баш карту коју копира.
tile-servius-marcellus-help = Уз Меркатора можете трговати трима врстама залиха уместо двема (на тезги Трговина: двема уместо једном).
tile-sextus-pompeius-help = Префекта из руке можете употребити као Дипломату.
tile-augustus-help = Замените до 2 залихе из складишта за со, једну за једну (у игри без соли: за било које залихе).
tile-laurentius-help = Узмите 1 циглу и 1 храну.
tile-marcus-help = Уз Архитекту вас једна кућица у граду соли кошта само 1 алат (у игри без соли: у било ком граду); ваш колониста на линији до града потребан је као и иначе.
tile-publius-help = Поставите једног новог колонисту за 5 сестерција у почетни град или у град са својом кућицом (на табли Balearica: само са својом кућицом).
tile-tiberius-help = Узмите 1 залиху с токена провинције која још није производила; токен се не окреће (рибља пијаца: узмите 1 рибу из заједничке залихе).
tile-appius-arcadius-help = Уз Архитекту или плочицу Julius имате 1 померај више (на тезги Кућица: 2 уместо 1).
tile-faustus-marcellus-help = Уз Меркатора је једна цигла бесплатна; ако је узмете, рачуна се као куповина цигала.
tile-claudius-pompeius-help = Када Префектом покренете производњу, једну од додатних залиха можете одмах продати по назначеној цени, и место за њу није потребно (рибља пијаца: токен рибе, 1 риба за 3 сестерција, 2 рибе за 8).
tile-cornelius-scipio-help = Уз Сенатора залихе испод места у понуди можете платити било којим залихама, у истом броју.
tile-commodus-help = Узмите по 1 алат за сваке три провинције с вашом кућицом.
tile-mamercus-help = Уз Архитекту вас једна кућица не кошта сестерције, него само залихе; употребите је пре прве кућице.
tile-novius-help = Саградите бесплатно једну кућицу у граду-произвођачу цигала, без Архитекте и без колонисте поред града.
tile-quintus-help = Уз Меркатора купујете једну врсту залиха у пола цене, а збир се заокружује навише.
tile-victoria-help = Сачувајте је: на крају игре вреди 5 ПП.

## Stalls of the fish market; the fish that each costs is shown beside it

stall-brick = Цигла
stall-brick-help = Узмите 1 циглу.
stall-food = Храна
stall-food-help = Узмите 1 храну.
stall-tool = Алат
stall-tool-help = Узмите 1 алат.
stall-wine = Вино
stall-wine-help = Узмите 1 вино.
stall-cloth = Тканина
stall-cloth-help = Узмите 1 тканину.
stall-wine-or-cloth = Вино или тканина
stall-wine-or-cloth-help = Узмите 1 вино или 1 тканину.
stall-money = Новац
stall-money-help = Узмите 3 сестерција за 1 рибу или 8 за 2 рибе.
stall-trade = Трговина
stall-trade-help = Узмите 2 сестерција; потом можете купити или продати једну врсту залиха као уз Меркатора.
stall-colonist = Колониста
stall-colonist-help = Платите 1 храну или 1 алат и поставите једног новог колонисту у почетни град (на табли Balearica: у град са својом кућицом).
stall-house = Кућица
stall-house-help = Направите 1 померај једним колонистом и саградите 1 кућицу као уз Архитекту; једно од та два можете изоставити, а плочице уз Архитекту делују и овде.
stall-card = Карта
stall-card-help = Купите једну карту из понуде као уз Сенатора, по пуној цени у залихама.
