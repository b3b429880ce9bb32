### Pravila kao knjižica. `booklet-<odeljak>-title` i `booklet-<odeljak>-1`, `-2` ... čine odeljak,
### `booklet-example-<primer>` je tekst primera: brojeve upisuje sama igra. Svaki ima dvojnika
### na `-money` („6 sestercija“) i na `-points` („6 PP“).

booklet-title = Правила
booklet-about = Сва правила игре са сликама и примерима. Скоро сви примери су на табли Italia; одиграла их је сама игра.
booklet-contents = Садржај
booklet-search = Претражи правила
# $count: sections
booklet-found =
    { $count ->
        [one] { $count } одељак
        [few] { $count } одељка
       *[other] { $count } одељака
    }
booklet-none = Ништа није нађено. Пробајте другу реч.
booklet-print = Штампај
booklet-filter = Шта се игра
booklet-this-game = Приказано је само оно што ова партија користи.
booklet-everything = Прикажи све
booklet-prices = Цене
booklet-prices-cards = Колико коштају карте
booklet-price-house = Кућица
booklet-price-trade = Трговина
booklet-price-colonist = Колониста
booklet-surcharges = Шта додају места у понуди
# $number: of a space
booklet-space = Место { $number }
booklet-example = Пример
booklet-happens = Шта се догађа
# $seat: a colour; what it had before, and after
booklet-purse = { $seat }: пре и после
booklet-before = пре
booklet-after = после
# $board: a board; $places: cities
booklet-picture = Слика: део табле { $board }, на њој { $places }
booklet-link = Веза ка овом одељку
booklet-god = Бог
booklet-god-cards = Карте
booklet-god-value = По карти
booklet-total = Укупно
booklet-goods = Залихе
booklet-start-money = Сестерцији по редоследу потеза
booklet-start-goods = Залихе сваког играча
# $from, $to: numbers of players
booklet-players = Број играча: од { $from } до { $to }

## Chapters

booklet-chapter-basics = Основе
booklet-chapter-cards = Карте
booklet-chapter-scoring = Крај игре и поени
booklet-chapter-variants = Варијанте
booklet-chapter-salt = Со
booklet-chapter-forum = Форум
booklet-chapter-fish = Рибља пијаца
booklet-chapter-venus = Карте Венере
booklet-chapter-teams = Тимска игра
booklet-chapter-boards = Табле

## The basics

booklet-goal-title = О чему је игра
booklet-goal-1 = На челу сте римске династије. Ваши колонисти путују копненим и морским линијама, у градовима ничу ваше кућице, а оно што ти градови производе пуни ваше складиште. У сваком потезу играте једну карту из руке и спроводите њену акцију.
booklet-goal-2 = Картама се и побеђује. Свака припада једном богу, а на крају сваки бог награђује нешто друго: кућице, провинције, колонисте, врсте залиха, богатство. Зато купљена карта даје акцију сада и поене касније. Побеђује онај ко има највише победничких поена (ПП).
booklet-board-title = Табла
booklet-board-1 = Градове повезују копнене и морске линије, а на свакој има места за једног колонисту. { $start ->
    [spaces] Сваки град
   *[any] Сваки град осим почетног
} производи једну залиху: циглу, храну, алат, вино или тканину. Коју, показује жетон; жетони се за сваку партију деле изнова.
booklet-board-2 = Градови исте боје чине провинцију. { $fish ->
    [yes] На почетку је у свакој 1 риба: рибу узима онај ко у провинцији покрене производњу. После тога у њој нема рибе док неко не прикупи новчиће.
   *[any] Њен токен показује најскупљу залиху коју ти градови производе: то је додатна залиха за онога ко у провинцији покрене производњу. После тога токен лежи с новчићима нагоре док неко не прикупи новчиће.
}
booklet-example-board = { $roma } је почетни град. { $cosa } производи цигле, а { $florentia } алат; заједно чине провинцију { $etruria }, чији токен показује алат, скупљу од те две залихе. Имате кућицу у граду { $cosa }, копненог колонисту на линији између та два града и брод на морској линији ка граду { $roma }.
booklet-setup-title = Како се почиње
booklet-setup-1 = Свако има 15 кућица и 6 колониста. { $start ->
    [spaces] Два морска колониста, ваши бродови, почињу на мору, по један на сваком почетном пољу
   *[any] Један копнени колониста и један морски, ваш брод, стоје у почетном граду
}; остала четири чекају у складишту.
booklet-setup-2 = { $teams ->
    [yes] Свако има шест почетних карата. Које су то, где ко почиње и колико новца имају тимови, каже поглавље о тимској игри.
   *[any] Сви имају исте почетне карте.
} Седам карата лежи откривено у понуди, а испод је { $players ->
    [6] гомила од свих пет шпилова
   *[any] гомила од онолико шпилова колико има играча
}. { $teams ->
    [yes] Последњи играч
   *[any] Први играч има најмање новца, сваки следећи 1 сестерциј више, а последњи
} добија карту { $fish ->
    [yes] Præfectus Piscatus
   *[any] Præfectus Magnus
}.
booklet-turn-title = Ваш потез
booklet-turn-1 = Одиграјте једну карту из руке лицем нагоре на своју гомилу одбачених карата и спроведите њену акцију. Потом је на реду играч с ваше леве стране. Оно што лежи на гомили не може се поново одиграти док Трибун не врати све.
booklet-turn-2 = Све што карта дозвољава можете и да изоставите, чак и у целости. Обавезно је само ово: Трибун враћа све карте, Префект и Колониста бирају једну од две могућности, Меркатор исплаћује своје сестерције, занатлија производи, а Дипломата копира карту ако има шта да се копира.
booklet-turn-3 = Новац, залихе и карте свима су видљиви; скривено је само оно што лежи у гомили за допуну. У банци никада не понестаје ни залиха ни новчића, а играчи међусобно никада не тргују.
booklet-storehouse-title = Складиште
booklet-storehouse-1 = Складиште има 12 места. На почетку четири заузимају колонисти, па има места за 8 залиха; сваки колониста кога пошаљете на таблу ослобађа још једно.
booklet-storehouse-2 = { ui-rules-storehouse-text }
booklet-example-storehouse = Четири колонисте су још код куће, а имате седам залиха: слободно је једно место. Провинција { $etruria } даје вам алат као додатну залиху и циглу од кућице у граду { $cosa }, али стаје само једно од тога. Бирате алат и одричете се цигле. Не смете одбацити нешто друго да бисте јој направили место.
booklet-houses-title = Колико кошта кућица
booklet-houses-1 = { ui-rules-houses-text }
booklet-houses-2 = Потребан вам је колониста на линији која додирује град; онај који стоји у самом граду не може да гради. Залихе су увек исте, ма колико кућица тамо стајало: расте само новац. Зато онај ко дође први гради јефтино.
booklet-money-title = Одакле долази новац
booklet-money-1 = Сестерцијима се плаћају кућице и залихе из банке; карте се плаћају само залихама. Новац доносе Меркатор и оно што уз њега продате, Префект који прикупља новчиће из провинција, Колониста, и Трибун који враћа много карата.

## The cards

booklet-tribune-title = { card-tribune }
booklet-tribune-1 = Што дуже чекате, Трибун више доноси. Али ниједну карту с гомиле до тада не можете да одиграте.
booklet-example-tribune = Враћате оволико карата: { $taken-back }, рачунајући и Трибуна, и добијате { $received-money }: по један за сваку карту након треће. За храну и алат нови копнени колониста прелази из складишта у град { $roma }.
booklet-architect-title = { card-architect }
booklet-architect-1 = { ui-rules-moving-text }
booklet-architect-2 = Прво се померате, па градите: после прве кућице нико се више не помера.
booklet-example-architect = На табли имате оволико колониста: { $colonists-before }, и исто толико помераја. Броду треба један да изађе на морску линију ка граду { $neapolis }, копненом колонисти два да преко града { $spoletum } стигне на линију ка граду { $hadria }. У граду { $neapolis } већ стоје две кућице, па ваша кошта { $there-1 } × { $single-1 } = { $price-1-money }, циглу и храну. { $spoletum } производи цигле и нема кућица: плаћате { $price-2-money } и храну.
booklet-prefect-title = { card-prefect }
booklet-prefect-1 = Погледајте ко још има кућице у провинцији: и они добијају залихе, али додатна залиха је само ваша. Провинција чији токен лежи с новчићима нагоре не може да производи док неко не прикупи новчиће.
booklet-example-produce = Производи провинција { $etruria }. Њен токен показује алат: то је ваша додатна залиха, а токен се окреће. Кућица у граду { $cosa } даје вам циглу, кућица у граду { $florentia } алат. И зелени играч има кућицу у граду { $florentia }, па и он добија алат.
booklet-example-income = Три токена леже с новчићима нагоре: по два новчића у провинцијама { $etruria } и { $umbria }, али само један у провинцији { $campania }, јер тканина показује један новчић. Добијате { $received-money }. Потом се сва три окрећу назад, и провинције опет могу да производе.
booklet-magnus-title = { card-praefectus-magnus }
booklet-magnus-1 = На почетку је има последњи играч, као награду за чекање. Креће се супротно од редоследа потеза.
booklet-example-magnus = Код вас је карта Præfectus Magnus, па додатну залиху провинције { $campania }, тканину, узимате двапут. Кућица у граду { $casinum } даје храну само једном. На крају потеза карта прелази играчу с ваше десне стране.
booklet-mercator-title = { card-mercator }
booklet-mercator-1 = Купује се и продаје по истој цени. Једна врста се или купује или продаје, никада обоје, а за оно што купите мора бити места у складишту.
booklet-example-mercator = Карта доноси { $received-money }. Продајете три вина за { $sold-money } и купујете четири цигле за { $bought-money }; остаје вам { $sestertii-money }. То су биле две врсте, па је трговина готова.
booklet-diplomat-title = { card-diplomat }
booklet-diplomat-1 = Може се копирати само карта с врха гомиле; после Трибуна гомила је празна. Акцију спроводите својим фигурама и залихама. На вашој гомили лежи Дипломата, а њега нико не може да копира.
booklet-example-diplomat = На врху гомиле зеленог играча лежи купљени Меркатор. Копирате га и добијате { $received-money }, баш као и зелени, па продајете тканину за { $sold-money }.
booklet-senator-title = { card-senator }
booklet-senator-1 = Купљене карте иду у руку и могу се играти од следећег потеза. Упитник значи једну залиху по избору. Карте које нико не купи померају се на јефтинија места.
booklet-example-senator = Архитекта лежи на првом месту, које не додаје ништа: кошта алат. Колониста лежи на четвртом, које додаје тканину: кошта храну и тканину. За обе карте рачунају се места на којима су лежале на почетку акције.
booklet-colonist-title = { card-colonist }
booklet-colonist-1 = Сваки колониста на табли значи померај више за сваког Архитекту, место више у складишту и поене од Марса.
booklet-example-colonist = За две хране и два алата постављате два колонисте: брод у град { $neapolis }, где имате кућицу и где почиње морска линија, и копненог колонисту у град { $roma }. Одсад вам Архитекта даје оволико помераја: { $colonists }.
booklet-example-colonist-money = Колониста на табли: { $colonists-before }, па уместо тога узимате { $received-money }.
booklet-consul-title = { card-consul }
booklet-consul-1 = Најбољи је за карте на скупим местима, и да карту узмете пре других.
booklet-example-consul = Винар лежи на најскупљем месту. С Конзулом плаћате само његову цену: циглу и вино.
booklet-specialists-title = Занатлије
booklet-specialists-1 = Градитељ, Ратар, Ковач, Винар и Кројач покрећу производњу одједном у свим вашим кућицама с једном залихом, у којим год провинцијама стајале. Нико други не добија ништа, и ниједан токен се не окреће. Од сваког постоји само један.
booklet-example-specialist = Кућица у градовима-произвођачима вина имате { $wine-houses }, и Винар вам за сваку даје вино. Ваша кућица у граду { $neapolis }, који производи тканину, не даје ништа, а ни туђе кућице. Када би се игра сада завршила, Минерва би вам за ову карту дала { $minerva-points }.

## The end and the points

booklet-end-title = Крај игре
booklet-end-1 = Игра се завршава када неко купи последњу карту из понуде, а ни у гомили нема више карата, или сагради петнаесту кућицу. Тај играч добија карту Concordia. Сви остали имају још тачно један потез, па се броје поени.
booklet-gods-title = Богови
booklet-gods-1 = Рачунају се све ваше карте, и оне у руци и оне на гомили. Оно што бог награђује израчуна се једном и важи за сваку карту тог бога: четири карте Сатурна и седам провинција дају 28 ПП.
booklet-scoring-title = Пример бодовања
booklet-example-scoring = Управо сте купили последњу карту, Колонисту, и добили карту Concordia. Кућица имате { $houses }, провинција с њима { $provinces }, од кућица { $brick-houses } стоје у градовима-произвођачима цигала; врста залиха производе { $kinds }; колониста на табли је { $colonists }. Сестерцији и залихе заједно вреде { $wealth-money }, а карата Сатурна имате { $saturnus-cards }: { $saturnus-cards } × { $saturnus-value } = { $saturnus-points }. Сви богови су у табели.
booklet-ties-title = Нерешено
booklet-ties-1 = Ако више играча има највише поена, побеђује онај од њих који поседује карту Præfectus; ако је нема ниједан од њих, онај коме би првом припала док иде од играча до играча удесно.

## Variants

booklet-first-game-title = { option-intermediate-scoring }
booklet-first-game-1 = { option-intermediate-scoring-help }
booklet-without-goods-title = { option-start-without-goods }
booklet-without-goods-1 = { option-start-without-goods-help }
booklet-display-sides-title = { option-display }
booklet-display-sides-1 = Понуда има две стране, и на свакој табли може се изабрати било која. Уобичајена је страна с тканином; на страни с вином нека скупља места додају вино уместо тканине.
booklet-edition-title = Издање из 2013.
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
booklet-example-salt-house = Немате циглу, али имате со, која је замењује. Уз храну и { $price-1-money } кућица у граду { $spoletum } је плаћена.
booklet-salt-scoring-title = Со и богови
booklet-salt-scoring-1 = Не морате да одлучујете за кога се рачуна град соли: то је увек занатлија с којим највише доноси.
booklet-example-salt-scoring = Кућица у градовима-произвођачима цигала имате { $brick-houses }, у градовима-произвођачима вина { $wine-houses } и још једну у граду соли, уз Градитеља и Винара. Винар за кућицу даје више, па се град соли рачуна за њега, и Минерва даје { $minerva-points }. За Меркура се уопште не рачуна: врста залиха имате { $kinds }.
booklet-forum-title = { option-forum }
booklet-forum-1 = { ui-rules-forum-text }
booklet-patricians-title = Патрицији
booklet-patricians-1 = { tile-patrician-help }
booklet-citizens-title = Грађани
booklet-citizens-1 = { tile-citizen-help }
booklet-auction-title = { option-auction }
booklet-auction-1 = { ui-rules-auction-text }

## The fish market

booklet-fish-title = Риба
booklet-fish-1 = { option-fish-help } На почетку је у свакој провинцији 1 риба.
booklet-fish-2 = Две рибе заузимају једно место у складишту, а оно што не стане пропада. Рибом се никада не плаћа карта, кућица ни колониста, Меркатор њоме не тргује, и со је не замењује.
booklet-fish-prefect-title = Префект и риба
booklet-fish-prefect-1 = Уместо карте Præfectus Magnus игра Præfectus Piscatus.
booklet-example-fish-produce = У провинцији { $etruria } леже две рибе. Узимате обе, и у складишту заузимају једно место. Кућица у граду { $cosa } даје вам циглу; кућица зеленог играча у граду { $florentia } даје њему алат. У провинцији нема рибе док неко не прикупи новчиће.
booklet-market-title = Посета пијаци
booklet-market-1 = Пре него што одиграте карту, можете посетити пијацу. { ui-rules-fish-text }
booklet-example-market = Ваш маркер стоји код трговине. Идете једно поље даље и узимате тканину за рибу. Потом прескачете колонисту, остављајући тамо сестерциј, и стајете код новца: узимате новчиће које је неко оставио и плаћате две рибе да добијете још. Сада играте Меркатора и продајете тканину за { $sold-money }. На крају имате { $sestertii-money }.
booklet-stalls-title = Тезге
booklet-stalls-1 = Обала и падина су две стране пијаце. Колико рибе тезга тражи, пише поред ње.

## Venus cards and team play

booklet-venus-title = { option-venus }
booklet-venus-1 = { option-venus-help }
booklet-venus-2 = { ui-rules-venus-text }
booklet-magister-title = { card-magister }
booklet-magister-1 = Одиграјте га одмах после карте коју желите да искористите двапут: туђи потези не мењају оно што лежи на вашој гомили.
booklet-example-magister = На вашој гомили лежи Префект, па је Магистар још једном Префект. Производи провинција { $sicilia }: њена додатна залиха је тканина, а кућица у граду { $syracusae } даје вам алат.
booklet-double-title = Двоструке карте
booklet-double-1 = Сваки пут када играте двоструку карту, улогу бирате изнова.
booklet-example-double = Бирате Меркатора: доноси { $received-money }, и продајете два вина за { $sold-money }.
booklet-venus-scoring-title = Пример за Венеру
booklet-example-venus = Имате две кућице у провинцији { $etruria }, две у провинцији { $campania } и једну у провинцији { $umbria }. Рачунају се две провинције, па свака карта Венере даје { $venus-value-points }; таквих карата имате { $venus-cards }: Магистра и двоструку карту. Венера даје { $venus-points }.
booklet-teams-title = { option-teams }
booklet-teams-1 = { option-teams-help }
booklet-teams-2 = { ui-rules-teams-text }
booklet-team-turn-title = Потез двоје партнера
booklet-team-turn-1 = Сваки партнер одлучује о својим фигурама, залихама и картама, и ни о чему другом.
booklet-example-team-turn = Црвени игра Меркатора, узима сестерције и продаје вино. Потом плави, његов партнер, спроводи акцију истог Меркатора са својим залихама и продаје тканину. Карте у руци плавог нису се промениле.
booklet-praetor-title = { card-praetor }
booklet-praetor-1 = У тимској игри замењује Сенатора.
booklet-example-praetor = Црвени купује Архитекту с првог места за алат. Плави купује Префекта с другог за вино, а упитник плаћа још једним вином. Тек потом се карте померају.
booklet-proconsul-title = { card-proconsul }
booklet-proconsul-1 = У тимској игри замењује Конзула.
booklet-example-proconsul = Црвени купује Градитеља с најскупљег места за храну, без додатног трошка. Потом плави игра Меркатора из своје руке и сам спроводи његову акцију.
booklet-legatus-title = { card-legatus }
booklet-legatus-1 = Њиме користите карту коју има само ваш партнер.
booklet-example-legatus = Црвени игра Легата, а плави одговара Меркатором. Акцију спроводе обоје, прво црвени. Меркатор лежи на гомили плавог.

## The boards

booklet-italia-title = Italia
booklet-italia-1 = Почетни град је Roma. Путеви су кратки, а линије брзо заузете, па је важно ко долази први.
booklet-imperium-title = Imperium
booklet-imperium-1 = Цело царство, а почетни град је Roma. Путеви су дуги: овде нови колонисти вреде своју цену.
booklet-byzantium-title = Byzantium
booklet-byzantium-1 = Почетни град је Byzantium. За сваку врсту жетона соли постоји посебан град: ако се игра са сољу, ниједан други жетон јој не уступа место. Без соли ти градови производе алат, вино, тканину или циглу.
booklet-hispania-title = Hispania
booklet-hispania-1 = Почетни град је Saguntum. Као и на табли Byzantium, градови соли овде су додатни; без соли производе нешто друго.
booklet-cyprus-title = Cyprus
booklet-cyprus-1 = Почетни град је Antiochia. Острво и обале око њега повезују бројне морске линије.
booklet-balearica-title = Balearica
booklet-balearica-1 = { ui-rules-balearica-text }
booklet-example-balearica = Два брода и копнени колониста дају оволико помераја: { $colonists-before }. Једним копнени колониста прелази из града { $ebussus } у град { $palmaria } морском линијом на којој је ваш брод, а другим излази на копнену линију ка граду { $andrachium }. Кућица у граду { $palmaria } кошта { $price-1-money }, циглу и храну.
