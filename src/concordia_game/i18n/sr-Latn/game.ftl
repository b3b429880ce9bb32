### Words of the game: cards, gods, goods, seats, options, tiles, stalls.
### Names of boards, cities, provinces and persons are Latin and stay as they are.
### In ids "_" of the code becomes "-". Variables: $count is always a whole number.


## Cards

# $start (city, spaces), $edition (current, old), $fish (yes, no), $salt (yes, no): what the game uses. What holds there is
# said alone; without a game everything is said.

card-tribune = Tribun
card-tribune-help = Vratite u ruku sve odigrane karte, uključujući ovu, i uzmite po 1 sestercij za svaku kartu nakon treće; potom možete platiti 1 hranu i 1 alat i postaviti novog kolonistu { $start ->
    [city] u početni grad
    [spaces] u grad sa svojom kućicom
   *[any] u početni grad (na tabli Balearica: u grad sa svojom kućicom)
}.
card-architect = Arhitekta
card-architect-help = Pomerite koloniste: svaki vaš kolonista na tabli daje 1 pomeraj, a pomeraje raspoređujete kako želite; potom sagradite koliko god želite kućica u gradovima koje dodiruje linija s vašim kolonistom.
card-prefect = Prefekt
card-prefect-help = Ili pokrenite proizvodnju u provinciji, bilo kojoj čiji token prikazuje zalihu, čak i ako u njoj niko nema kućicu: uzmite tu dodatnu zalihu i okrenite token, a svaka kućica u provinciji daje vlasniku 1 zalihu svog grada; ili prikupite novčiće: uzmite po 1 sestercij za svaki vidljivi novčić na svim tokenima zaliha, pa te tokene okrenite nazad.
# The Prefect when the fish market is in play.
card-prefect-fish-help = Ili pokrenite proizvodnju u provinciji, bilo kojoj u kojoj ima ribe, čak i ako u njoj niko nema kućicu: uzmite odatle 1 ili 2 ribe, a svaka kućica u provinciji daje vlasniku 1 zalihu svog grada; ili prikupite novčiće: uzmite po 1 sestercij za svaku provinciju bez ribe i 1 zalihu po izboru, osim soli, a zatim od svake pojedinačne ribe nastaju 2 i svaka provincija bez ribe dobija 1.
card-mercator = Merkator
card-mercator-help = Uzmite 3 sestercija; potom možete trgovati s bankom najviše dvema vrstama zaliha: svaku ili kupujete ili prodajete, u bilo kojoj količini.
# The Mercator for sale: it gives 5 sestertii.
card-mercator5 = Merkator (5)
card-mercator5-help = Uzmite 5 sestercija; potom možete trgovati s bankom najviše dvema vrstama zaliha: svaku ili kupujete ili prodajete, u bilo kojoj količini.
card-colonist = Kolonista
card-colonist-help = Ili postavite koliko god želite novih kolonista, za 1 hranu i 1 alat po kolonisti, { $start ->
    [city] u početni grad ili u gradove sa svojom kućicom koje dodiruje linija za tu vrstu kolonista
    [spaces] u gradove sa svojom kućicom: kopnene u bilo koji od njih, morske tamo gde grad dodiruje morska linija
   *[any] u početni grad ili u gradove sa svojom kućicom koje dodiruje linija za tu vrstu kolonista (na tabli Balearica: samo u gradove sa svojom kućicom, a kopnene u bilo koji od njih)
}; ili uzmite { $edition ->
    [current] 5 sestercija i još po 1 za svakog svog kolonistu na tabli
    [old] po 2 sestercija za svakog svog kolonistu na tabli
   *[any] 5 sestercija i još po 1 za svakog svog kolonistu na tabli (izdanje iz 2013: samo po 2 za svakog)
}.
card-diplomat = Diplomata
card-diplomat-help = Sprovedite akciju karte s vrha gomile odbačenih karata protivnika kao da ste je sami odigrali; Diplomata se ne može kopirati.
# The Diplomats for sale differ in god and price.
card-diplomat-saturnus-tool = Diplomata (Saturn)
card-diplomat-saturnus-tool-help = { card-diplomat-help }
card-diplomat-saturnus-food = Diplomata (Saturn)
card-diplomat-saturnus-food-help = { card-diplomat-help }
card-diplomat-mercurius-tool = Diplomata (Merkur)
card-diplomat-mercurius-tool-help = { card-diplomat-help }
card-diplomat-mars-food = Diplomata (Mars)
card-diplomat-mars-food-help = { card-diplomat-help }
card-senator = Senator
card-senator-help = Možete kupiti do dve karte iz ponude; za svaku plaćate njenu cenu u zalihama i dodatni trošak, to jest zalihe koje dodaje njeno mesto; karte se pomeraju i ponuda se dopunjuje tek posle kupovine.
card-consul = Konzul
card-consul-help = Možete kupiti jednu kartu iz ponude samo za njenu cenu u zalihama, bez dodatnog troška njenog mesta.
card-mason = Graditelj
card-mason-help = Svaka vaša kućica u gradu-proizvođaču cigala daje vam 1 ciglu; na kraju karta vredi 3 PP za svaku takvu kućicu.
card-farmer = Ratar
card-farmer-help = Svaka vaša kućica u gradu-proizvođaču hrane daje vam 1 hranu; na kraju karta vredi 3 PP za svaku takvu kućicu.
card-smith = Kovač
card-smith-help = Svaka vaša kućica u gradu-proizvođaču alata daje vam 1 alat; na kraju karta vredi 3 PP za svaku takvu kućicu.
card-vintner = Vinar
card-vintner-help = Svaka vaša kućica u gradu-proizvođaču vina daje vam 1 vino; na kraju karta vredi 4 PP za svaku takvu kućicu.
card-weaver = Krojač
card-weaver-help = Svaka vaša kućica u gradu-proizvođaču tkanine daje vam 1 tkaninu; na kraju karta vredi 5 PP za svaku takvu kućicu.
# Venus: the Magister, and cards with two roles.
card-magister = Magistar
card-magister-help = Sprovedite još jednom akciju karte koja je ležala na vrhu vaše gomile odbačenih karata kada ste odigrali Magistra, kao da ste je upravo odigrali, ali nikada Senatora; ako nema šta da se ponovi, nema ni učinka. Ponovljeni Diplomata može kopirati drugu kartu nego prvi put, a dvostruka karta može se ponoviti u drugoj ulozi.
card-prefect-architect = Prefekt/Arhitekta
card-prefect-architect-help = Izaberite jednu od dve uloge i sprovedite akciju Prefekta ili Arhitekte; u timskoj igri partner koji akciju sprovodi s vama mora da preuzme drugu ulogu.
card-architect-mercator = Arhitekta/Merkator
card-architect-mercator-help = Izaberite jednu od dve uloge i sprovedite akciju Arhitekte ili Merkatora koji donosi 5 sestercija; u timskoj igri partner koji akciju sprovodi s vama mora da preuzme drugu ulogu.
card-prefect-mercator = Prefekt/Merkator
card-prefect-mercator-help = Izaberite jednu od dve uloge i sprovedite akciju Prefekta ili Merkatora koji donosi 5 sestercija; u timskoj igri partner koji akciju sprovodi s vama mora da preuzme drugu ulogu.
# Team play only: these three.
card-praetor = Pretor
card-praetor-help = Vi i vaš partner možete kupiti po jednu kartu iz ponude; za svaku se plaća njena cena u zalihama i dodatni trošak, to jest zalihe koje dodaje njeno mesto; karte se pomeraju i ponuda se dopunjuje tek posle vas oboje.
card-proconsul = Prokonzul
card-proconsul-help = Možete kupiti jednu kartu iz ponude samo za njenu cenu u zalihama, bez dodatnog troška njenog mesta (ili besplatno, ako je tako izabrano u opcijama); potom vaš partner igra kartu iz svoje ruke, ali ne Legata, i sprovodi njenu akciju bez vas.
card-legatus = Legat
card-legatus-help = Vaš partner igra bilo koju kartu iz svoje ruke osim Legata, a njenu akciju sprovodite oboje, prvo vi. Legat se ne može kopirati. Računa se i kao karta Jupitera, i kao karta Saturna, i kao karta Venere.
card-concordia = Concordia
card-concordia-help = 7 PP za igrača koji prvi kupi poslednju kartu ili sagradi petnaestu kućicu.
card-praefectus-magnus = Præfectus Magnus
card-praefectus-magnus-help = Kada vlasnik ove karte pokrene proizvodnju Prefektom, odigranim ili kopiranim, mora da uzme dodatnu zalihu dvaput i da na kraju poteza preda ovu kartu igraču s desne strane; ako umesto toga prikuplja novčiće, ona se ne koristi i ostaje kod njega. Ako je na kraju igre nerešeno, od izjednačenih igrača pobeđuje onaj koji je poseduje ili kome bi prvom pripala.
card-praefectus-piscatus = Præfectus Piscatus
card-praefectus-piscatus-help = Kada vlasnik ove karte pokrene proizvodnju Prefektom, odigranim ili kopiranim, mora da uzme 1 ribu više i da na kraju poteza preda ovu kartu igraču s desne strane; ako umesto toga prikuplja novčiće, ona se ne koristi i ostaje kod njega. Ako je na kraju igre nerešeno, od izjednačenih igrača pobeđuje onaj koji je poseduje ili kome bi prvom pripala.

## Gods

god-vesta = Vesta
god-vesta-help = Svaka vaša karta Veste donosi 1 PP za svakih punih 10 sestercija; zalihe se računaju po naznačenoj ceni.
god-jupiter = Jupiter
god-jupiter-help = Svaka vaša karta Jupitera donosi 1 PP za svaku vašu kućicu u gradu koji ne proizvodi cigle.
god-saturnus = Saturn
god-saturnus-help = Svaka vaša karta Saturna donosi 1 PP za svaku provinciju s vašom kućicom.
god-mercurius = Merkur
god-mercurius-help = Svaka vaša karta Merkura donosi 2 PP za svaku vrstu zaliha koju proizvode vaše kućice; so se ne računa.
god-mars = Mars
god-mars-help = Svaka vaša karta Marsa donosi 2 PP za svakog vašeg kolonistu na tabli.
god-venus = Venera
god-venus-help = Svaka vaša karta Venere donosi 2 PP za svaku provinciju s bar dve vaše kućice; u timskoj igri 1 PP za svaku provinciju u kojoj kućicu imate i vi i vaš partner.
god-minerva = Minerva
god-minerva-help = Svaki vaš zanatlija donosi, za svaku vašu kućicu u gradu koji proizvodi njegovu zalihu, onoliko PP koliko piše na karti; grad soli računa se samo za jednog zanatliju, i to onog koji vam najviše donosi.
god-concordia = Concordia
god-concordia-help = { card-concordia-help }

## Goods: the plain name, and the name with its number

good-brick = cigla
good-food = hrana
good-tool = alat
good-wine = vino
good-cloth = tkanina
good-salt = so
good-fish = riba
good-any = zaliha po izboru
goods-brick =
    { $count ->
        [one] { $count } cigla
        [few] { $count } cigle
       *[other] { $count } cigala
    }
goods-food =
    { $count ->
        [one] { $count } hrana
        [few] { $count } hrane
       *[other] { $count } hrane
    }
goods-tool =
    { $count ->
        [one] { $count } alat
        [few] { $count } alata
       *[other] { $count } alata
    }
goods-wine =
    { $count ->
        [one] { $count } vino
        [few] { $count } vina
       *[other] { $count } vina
    }
goods-cloth =
    { $count ->
        [one] { $count } tkanina
        [few] { $count } tkanine
       *[other] { $count } tkanina
    }
goods-salt =
    { $count ->
        [one] { $count } so
        [few] { $count } soli
       *[other] { $count } soli
    }
goods-fish =
    { $count ->
        [one] { $count } riba
        [few] { $count } ribe
       *[other] { $count } riba
    }
goods-any =
    { $count ->
        [one] { $count } zaliha po izboru
        [few] { $count } zalihe po izboru
       *[other] { $count } zaliha po izboru
    }
count-sestertii =
    { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }
count-points = { $count } PP

## Colonists and seats

colonist-land = kopneni kolonista
colonist-sea = morski kolonista
seat-red = Crveni
seat-green = Zeleni
seat-blue = Plavi
seat-yellow = Žuti
seat-black = Crni
seat-white = Beli

## Options of a game

option-edition = Izdanje
option-edition-help = Određuje koliko novca donosi karta Kolonista.
option-edition-current = Aktuelno
option-edition-current-help = Karta Kolonista donosi 5 sestercija i još po 1 za svakog vašeg kolonistu na tabli.
option-edition-2013 = 2013.
option-edition-2013-help = Karta Kolonista donosi po 2 sestercija za svakog vašeg kolonistu na tabli.
option-intermediate-scoring = Među-bodovanje
option-intermediate-scoring-help = Svako se boduje jednom, kada prvi put odigra Tribuna. Kada su svi bodovani, svako ko ima najviše poena dobija 2 sestercija, a svako ko je na drugom mestu 1 sestercij; poeni se ne zadržavaju. Dobro za prvu partiju.
option-start-without-goods = Početak bez zaliha
option-start-without-goods-help = Na početku niko nema zalihe; umesto toga svako ima 20 sestercija više i pre svoje prve karte može kupiti zalihe po naznačenoj ceni.
option-salt = So
option-salt-help = Dodaje so, koja zamenjuje svaku drugu zalihu, i gradove koji je proizvode.
option-forum = Forum
option-forum-help = Dodaje pločice s posebnim moćima: svako počinje s jednim patricijem, a Tribun donosi nove.
option-auction = Aukcija foruma
option-auction-help = Prvi patriciji se ne dele, nego se za njih licitira pobedonosnim poenima; za iskusne igrače.
option-own-tiles = Sopstvene pločice
option-own-tiles-help = Dodatne pločice foruma kojih nema u kutiji: kućna pravila.
option-own-tiles-none = Bez njih
option-own-tiles-none-help = Samo pločice iz kutije.
option-own-tiles-mini = Mini-proširenje iz 2016.
option-own-tiles-mini-help = { "Vitus Marcellus, Emeritus Scipio, Linus Pompeius" } i { "Sextus" }. Štampani tekstovi nam nisu poznati: njihovo dejstvo je ovde kućno pravilo.
option-fish = Riblja pijaca
option-fish-help = Provincije daju ribu, a ribom se na pijaci plaćaju dodatne akcije pre nego što odigrate kartu.
option-fish-none = Bez pijace
option-fish-none-help = Provincije daju dodatne zalihe kao u osnovnoj igri.
option-fish-coast = Obala
option-fish-coast-help = Tezge stoje u krug, jedna na svakom polju.
option-fish-slope = Padina
option-fish-slope-help = Tezge se penju uz brdo, po dve na svakom polju, a možete koristiti jednu ili obe; s vrha se ide ponovo na dno.
option-venus = Karte Venere
option-venus-help = Dodaje Magistra, koji ponavlja vašu prethodnu kartu, dvostruke karte s dve uloge na izbor i boginju Veneru, koja nagrađuje provincije s bar dve vaše kućice.
option-teams = Timska igra
option-teams-help = Za 4 ili 6 igrača: partneri sede jedan naspram drugog, sprovode akcije istih karata i zajedno pobeđuju ili gube. Početne karte su drugačije.
option-copy-magister = Kopiranje Magistra
option-copy-magister-help = Vaš Diplomata može kopirati Magistra; tada ponavlja vašu kartu koja leži ispod njega, ali nikada Senatora, Diplomatu ili Magistra. Pravilnik igre { "Concordia Venus" } nije među našim izvorima i ovo pitanje ostaje otvoreno; bez ove opcije Magistar se ne može kopirati.
option-proconsul-price = Cena uz Prokonzula
option-proconsul-price-help = Određuje koliko košta karta kupljena uz Prokonzula. Pravilnik igre { "Concordia Venus" } nije među našim izvorima i ovo pitanje ostaje otvoreno.
option-proconsul-price-card = Cena karte
option-proconsul-price-card-help = Plaća se njena cena u zalihama, bez dodatnog troška njenog mesta.
option-proconsul-price-free = Besplatno
option-proconsul-price-free-help = Ne plaća se ništa.
option-money-gifts = Davanje novca
option-money-gifts-help = Kada je akcija karte sprovedena, prvo aktivni igrač, a potom partner može dati drugom koliko god želi sestercija; zalihe i karte se nikada ne daju. Pravilnik igre { "Concordia Venus" } nije među našim izvorima i ovo pitanje ostaje otvoreno.
option-last-turns = Poslednji potezi
option-last-turns-help = Određuje ko još igra potez pošto je uzeta karta Concordia. Pravilnik igre { "Concordia Venus" } nije među našim izvorima i ovo pitanje ostaje otvoreno.
option-last-turns-players = Igrači
option-last-turns-players-help = Svako osim igrača čiji je to bio potez igra još jedan potez kao aktivni igrač.
option-last-turns-teams = Timovi
option-last-turns-teams-help = Svaki od ostalih timova igra još jedan potez, i to onaj partner koji je pre na redu.
option-display = Ponuda karata
option-display-help = Određuje dodatne troškove: koje se zalihe za mesta u ponudi doplaćuju uz cenu karte.
option-display-cloth = Strana s tkaninom
option-display-cloth-help = Uobičajeni dodatni troškovi: za skuplja mesta doplaćuje se tkaninom.
option-display-wine = Strana s vinom
option-display-wine-help = Za neka od skupljih mesta doplaćuje se vinom umesto tkaninom.
option-confirm-turns = Potvrda poteza
option-confirm-turns-help = Sledeći igrač dolazi na red tek kada potvrdite svoj potez, pa pre toga možete sve da pogledate i vratite.
option-hints = Saveti
option-hints-help = Igrači mogu da pitaju šta da odigraju. Među ljudima se obično igra bez toga.
option-live-scores = Poeni tokom partije
option-live-scores-help = Poeni i izgledi za pobedu vide se već tokom partije, a ne tek na kraju.
option-grace = Vreme za povratak
option-grace-help = Ako ostali glasaju da mesto odsutnog igrača preuzme bot, bot čeka toliko. Ko se vrati, može da nastavi igru u svakom trenutku.
option-talk = Razgovor
option-talk-help = Ko čita šta se kaže za stolom; domaćin to može kasnije da promeni.
option-watchers = Gledaoci
option-watchers-help = Može da gleda ko god ima adresu partije; ko je vidi sa zakašnjenjem ne vidi ni razgovor.
option-listed = Otvoren sto
option-listed-help = Svako na ovom serveru može da nađe sto i zauzme slobodno mesto.
option-table-language = Jezik stola
option-table-language-help = Jezik razgovora; igru svako čita na svom.

## Forum tiles: names are Latin and stay

tile-patrician = Patricij
tile-patrician-help = Patricij ostaje kod vas i deluje do kraja igre.
tile-citizen = Građanin
tile-citizen-help = Građanin se koristi jednom i zatim odbacuje.
tile-claudia-agrippina-help = Kada dobijete ovu pločicu, uzimate 1 ciglu, a vaše skladište od tada ima 4 mesta više.
tile-aulus-arcadius-help = Uz Arhitektu{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Kućica”)
} svaka kućica vas košta 1 sestercij manje, i to samo 1, koliko god kućica bilo u gradu.
tile-gaius-marcellus-help = Uz Merkatora{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Trgovina”)
} dobijate 1 sestercij više za svaku prodatu zalihu.
tile-donatus-pompeius-help = Kada Prefektom pokrenete proizvodnju, uzimate i novčiće s poleđine tokena zaliha: 1 za tkaninu, 2 za svaku drugu zalihu{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: 1 sestercij za token s 1 ribom, 2 za token s 2 ribe)
}.
tile-titus-valerius-help = Uz Tribuna možete zameniti 1 zalihu iz skladišta za 1 so{ $salt ->
    [yes] {""}
   *[any] {" "}(u igri bez soli: za bilo koju drugu zalihu)
}.
tile-julius-help = Pomerite koloniste: imate onoliko pomeraja koliko bi vam dao Arhitekta, ali ne gradite.
tile-mamilius-help = Do kraja ovog poteza kućice gradite bez cigala; pločicu upotrebite pre prve kućice.
tile-numerius-help = Uzmite po 2 sestercija za svaku provinciju s vašom kućicom.
tile-spurius-help = Uzmite 1 so{ $salt ->
    [yes] {""}
   *[any] {" "}(u igri bez soli: 1 zalihu po izboru)
}.
tile-annaeus-arcadius-help = Uz Arhitektu{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Kućica”)
} možete jednom u potezu sagraditi kućicu u gradu koji dodiruje linija s protivničkim kolonistom, ako grad na drugom kraju te linije dodiruje linija s vašim kolonistom.
tile-lucius-flavius-help = Vaš Diplomata može umesto toga kopirati kartu iz ponude, ali ne Diplomatu, a kopirani Konzul ne može kupiti baš onu kartu koju kopira.
tile-servius-marcellus-help = Uz Merkatora možete trgovati trima vrstama zaliha umesto dvema{ $fish ->
    [no] {""}
   *[any] {" "}(na tezgi „Trgovina”: dvema umesto jednom)
}.
tile-sextus-pompeius-help = Prefekta kojeg odigrate iz ruke možete upotrebiti kao Diplomatu.
tile-augustus-help = Zamenite do 2 zalihe iz skladišta za so, jednu za jednu{ $salt ->
    [yes] {""}
   *[any] {" "}(u igri bez soli: svaku za bilo koju drugu zalihu)
}.
tile-laurentius-help = Uzmite 1 ciglu i 1 hranu.
tile-marcus-help = Uz Arhitektu{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Kućica”)
} jedna kućica u gradu soli košta vas 1 alat i ništa više{ $salt ->
    [yes] {""}
   *[any] {" "}(u igri bez soli: u bilo kom gradu)
}; vaš kolonista na liniji do tog grada potreban je kao i inače. Pločicu upotrebite pre prve kućice.
tile-publius-help = Postavite jednog novog kolonistu za 5 sestercija umesto za zalihe, { $start ->
    [city] u početni grad ili u grad sa svojom kućicom koji dodiruje linija za tu vrstu kolonista
    [spaces] u grad sa svojom kućicom, a morskog samo tamo gde grad dodiruje morska linija
   *[any] u početni grad ili u grad sa svojom kućicom koji dodiruje linija za tu vrstu kolonista (na tabli Balearica: samo u grad sa svojom kućicom)
}.
tile-tiberius-help = Uzmite 1 zalihu s tokena provincije koja još nije proizvodila; token se ne okreće{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: uzmite 1 ribu iz banke)
}.
tile-appius-arcadius-help = Uz Arhitektu ili pločicu Julius imate 1 pomeraj više{ $fish ->
    [no] {""}
   *[any] {" "}(na tezgi „Kućica”: 2 umesto 1)
}.
tile-faustus-marcellus-help = Uz Merkatora{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Trgovina”)
} jedna cigla je besplatna; ako je uzmete, računa se kao kupovina cigala.
tile-claudius-pompeius-help = Kada Prefektom pokrenete proizvodnju, jednu od dodatnih zaliha možete odmah prodati po naznačenoj ceni, čak i ako za nju nema mesta{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: token ribe, 1 ribu za 3 sestercija, 2 ribe za 8)
}.
tile-cornelius-scipio-help = Uz Senatora ili Pretora{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Karta”)
} dodatne troškove u ponudi možete platiti bilo kojim zalihama, u naznačenom broju.
tile-commodus-help = Uzmite po 1 alat za svake tri provincije s vašom kućicom.
tile-mamercus-help = Uz Arhitektu{ $fish ->
    [no] {""}
   *[any] {" "}(riblja pijaca: i na tezgi „Kućica”)
} jednu kućicu plaćate samo zalihama, bez sestercija; pločicu upotrebite pre prve kućice.
tile-novius-help = Sagradite besplatno jednu kućicu u gradu-proizvođaču cigala, bez Arhitekte i bez koloniste pored grada.
tile-quintus-help = Uz Merkatora{ $fish ->
    [no] {""}
   *[any] {" "}(ne na tezgi „Trgovina”)
} kupujete jednu vrstu zaliha upola cene, a ukupan iznos se zaokružuje naviše.
tile-victoria-help = Čuvajte je: na kraju igre vredi 5 PP.

## Stalls of the fish market; the fish that each costs is shown beside it

stall-brick = Cigla
stall-brick-help = Uzmite 1 ciglu.
stall-food = Hrana
stall-food-help = Uzmite 1 hranu.
stall-tool = Alat
stall-tool-help = Uzmite 1 alat.
stall-wine = Vino
stall-wine-help = Uzmite 1 vino.
stall-cloth = Tkanina
stall-cloth-help = Uzmite 1 tkaninu.
stall-wine-or-cloth = Vino ili tkanina
stall-wine-or-cloth-help = Uzmite 1 vino ili 1 tkaninu.
stall-money = Novac
stall-money-help = Uzmite 3 sestercija za 1 ribu ili 8 za 2 ribe.
stall-trade = Trgovina
stall-trade-help = Uzmite 2 sestercija; potom možete kupiti ili prodati jednu vrstu zaliha kao uz Merkatora.
stall-colonist = Kolonista
stall-colonist-help = Platite 1 hranu ili 1 alat i postavite jednog novog kolonistu { $start ->
    [city] u početni grad
    [spaces] u grad sa svojom kućicom
   *[any] u početni grad (na tabli Balearica: u grad sa svojom kućicom)
}.
stall-house = Kućica
stall-house-help = Napravite 1 pomeraj jednim kolonistom i sagradite 1 kućicu kao uz Arhitektu. Možete izostaviti kućicu ili, ako možete da gradite i bez njega, pomeraj, ali ne oboje. Pločice koje idu uz Arhitektu deluju i ovde.
stall-card = Karta
stall-card-help = Kupite jednu kartu iz ponude kao uz Senatora, s dodatnim troškom.
# $fish: what it costs; a tile allows more than one card
stall-card-more = Karte (ribe: { $fish })

## Bots sit down as these people

character-agrippa = Agripa
character-apicius = Apicije
character-caecilius = Cecilije
character-cicero = Ciceron
character-columella = Kolumela
character-cornelia = Kornelija
character-domitia = Domicija
character-eumachia = Eumahija
character-hanno = Hanon
character-hortensia = Hortenzija
character-livia = Livija
character-octavia = Oktavija
character-ovid = Ovidije
character-seneca = Seneka
character-sulpicia = Sulpicija
character-zenobia = Zenobija
