### Pravila kao knjižica. `booklet-<odeljak>-title` i `booklet-<odeljak>-1`, `-2` ... čine odeljak,
### `booklet-example-<primer>` je tekst primera: brojeve upisuje sama igra. Svaki ima dvojnika
### na `-money` („6 sestercija“) i na `-points` („6 PP“).

booklet-title = Pravila
booklet-about = Sva pravila igre sa slikama i primerima. Skoro svi primeri su na tabli Italia; odigrala ih je sama igra.
booklet-contents = Sadržaj
booklet-search = Pretraži pravila
# $count: sections
booklet-found =
    { $count ->
        [one] { $count } odeljak
        [few] { $count } odeljka
       *[other] { $count } odeljaka
    }
booklet-none = Ništa nije nađeno. Probajte drugu reč.
booklet-print = Štampaj
booklet-filter = Šta se igra
booklet-this-game = Prikazano je samo ono što ova partija koristi.
booklet-everything = Prikaži sve
booklet-prices = Cene
booklet-prices-cards = Koliko koštaju karte
booklet-price-house = Kućica
booklet-price-trade = Trgovina
booklet-price-colonist = Kolonista
booklet-surcharges = Šta dodaju mesta u ponudi
# $number: of a space
booklet-space = Mesto { $number }
booklet-example = Primer
booklet-happens = Šta se događa
# $seat: a colour; what it had before, and after
booklet-purse = { $seat }: pre i posle
booklet-before = pre
booklet-after = posle
# $board: a board; $places: cities
booklet-picture = Slika: deo table { $board }, na njoj { $places }
booklet-link = Veza ka ovom odeljku
booklet-god = Bog
booklet-god-cards = Karte
booklet-god-value = Po karti
booklet-total = Ukupno
booklet-goods = Zalihe
booklet-start-money = Sesterciji po redosledu poteza
booklet-start-goods = Zalihe svakog igrača
# $from, $to: numbers of players
booklet-players = Broj igrača: od { $from } do { $to }

## Chapters

booklet-chapter-basics = Osnove
booklet-chapter-cards = Karte
booklet-chapter-scoring = Kraj igre i poeni
booklet-chapter-variants = Varijante
booklet-chapter-salt = So
booklet-chapter-forum = Forum
booklet-chapter-fish = Riblja pijaca
booklet-chapter-venus = Karte Venere
booklet-chapter-teams = Timska igra
booklet-chapter-boards = Table

## The basics

booklet-goal-title = O čemu je igra
booklet-goal-1 = Na čelu ste rimske dinastije. Vaši kolonisti putuju kopnenim i morskim linijama, u gradovima niču vaše kućice, a ono što ti gradovi proizvode puni vaše skladište. U svakom potezu igrate jednu kartu iz ruke i sprovodite njenu akciju.
booklet-goal-2 = Kartama se i pobeđuje. Svaka pripada jednom bogu, a na kraju svaki bog nagrađuje nešto drugo: kućice, provincije, koloniste, vrste zaliha, bogatstvo. Zato kupljena karta daje akciju sada i poene kasnije. Pobeđuje onaj ko ima najviše pobedničkih poena (PP).
booklet-board-title = Tabla
booklet-board-1 = Gradove povezuju kopnene i morske linije, a na svakoj ima mesta za jednog kolonistu. { $start ->
    [spaces] Svaki grad
   *[any] Svaki grad osim početnog
} proizvodi jednu zalihu: ciglu, hranu, alat, vino ili tkaninu. Koju, pokazuje žeton; žetoni se za svaku partiju dele iznova.
booklet-board-2 = Gradovi iste boje čine provinciju. { $fish ->
    [yes] Na početku je u svakoj 1 riba: ribu uzima onaj ko u provinciji pokrene proizvodnju. Posle toga u njoj nema ribe dok neko ne prikupi novčiće.
   *[any] Njen token pokazuje najskuplju zalihu koju ti gradovi proizvode: to je dodatna zaliha za onoga ko u provinciji pokrene proizvodnju. Posle toga token leži s novčićima nagore dok neko ne prikupi novčiće.
}
booklet-example-board = { $roma } je početni grad. { $cosa } proizvodi cigle, a { $florentia } alat; zajedno čine provinciju { $etruria }, čiji token pokazuje alat, skuplju od te dve zalihe. Imate kućicu u gradu { $cosa }, kopnenog kolonistu na liniji između ta dva grada i brod na morskoj liniji ka gradu { $roma }.
booklet-setup-title = Kako se počinje
booklet-setup-1 = Svako ima 15 kućica i 6 kolonista. { $start ->
    [spaces] Dva morska kolonista, vaši brodovi, počinju na moru, po jedan na svakom početnom polju
   *[any] Jedan kopneni kolonista i jedan morski, vaš brod, stoje u početnom gradu
}; ostala četiri čekaju u skladištu.
booklet-setup-2 = { $teams ->
    [yes] Svako ima šest početnih karata. Koje su to, gde ko počinje i koliko novca imaju timovi, kaže poglavlje o timskoj igri.
   *[any] Svi imaju iste početne karte.
} Sedam karata leži otkriveno u ponudi, a ispod je { $players ->
    [6] gomila od svih pet špilova
   *[any] gomila od onoliko špilova koliko ima igrača
}. { $teams ->
    [yes] Poslednji igrač
   *[any] Prvi igrač ima najmanje novca, svaki sledeći 1 sestercij više, a poslednji
} dobija kartu { $fish ->
    [yes] Præfectus Piscatus
   *[any] Præfectus Magnus
}.
booklet-turn-title = Vaš potez
booklet-turn-1 = Odigrajte jednu kartu iz ruke licem nagore na svoju gomilu odbačenih karata i sprovedite njenu akciju. Potom je na redu igrač s vaše leve strane. Ono što leži na gomili ne može se ponovo odigrati dok Tribun ne vrati sve.
booklet-turn-2 = Sve što karta dozvoljava možete i da izostavite, čak i u celosti. Obavezno je samo ovo: Tribun vraća sve karte, Prefekt i Kolonista biraju jednu od dve mogućnosti, Merkator isplaćuje svoje sestercije, zanatlija proizvodi, a Diplomata kopira kartu ako ima šta da se kopira.
booklet-turn-3 = Novac, zalihe i karte svima su vidljivi; skriveno je samo ono što leži u gomili za dopunu. U banci nikada ne ponestaje ni zaliha ni novčića, a igrači međusobno nikada ne trguju.
booklet-storehouse-title = Skladište
booklet-storehouse-1 = Skladište ima 12 mesta. Na početku četiri zauzimaju kolonisti, pa ima mesta za 8 zaliha; svaki kolonista koga pošaljete na tablu oslobađa još jedno.
booklet-storehouse-2 = { ui-rules-storehouse-text }
booklet-example-storehouse = Četiri koloniste su još kod kuće, a imate sedam zaliha: slobodno je jedno mesto. Provincija { $etruria } daje vam alat kao dodatnu zalihu i ciglu od kućice u gradu { $cosa }, ali staje samo jedno od toga. Birate alat i odričete se cigle. Ne smete odbaciti nešto drugo da biste joj napravili mesto.
booklet-houses-title = Koliko košta kućica
booklet-houses-1 = { ui-rules-houses-text }
booklet-houses-2 = Potreban vam je kolonista na liniji koja dodiruje grad; onaj koji stoji u samom gradu ne može da gradi. Zalihe su uvek iste, ma koliko kućica tamo stajalo: raste samo novac. Zato onaj ko dođe prvi gradi jeftino.
booklet-money-title = Odakle dolazi novac
booklet-money-1 = Sestercijima se plaćaju kućice i zalihe iz banke; karte se plaćaju samo zalihama. Novac donose Merkator i ono što uz njega prodate, Prefekt koji prikuplja novčiće iz provincija, Kolonista, i Tribun koji vraća mnogo karata.

## The cards

booklet-tribune-title = { card-tribune }
booklet-tribune-1 = Što duže čekate, Tribun više donosi. Ali nijednu kartu s gomile do tada ne možete da odigrate.
booklet-example-tribune = Vraćate ovoliko karata: { $taken-back }, računajući i Tribuna, i dobijate { $received-money }: po jedan za svaku kartu nakon treće. Za hranu i alat novi kopneni kolonista prelazi iz skladišta u grad { $roma }.
booklet-architect-title = { card-architect }
booklet-architect-1 = { ui-rules-moving-text }
booklet-architect-2 = Prvo se pomerate, pa gradite: posle prve kućice niko se više ne pomera.
booklet-example-architect = Na tabli imate ovoliko kolonista: { $colonists-before }, i isto toliko pomeraja. Brodu treba jedan da izađe na morsku liniju ka gradu { $neapolis }, kopnenom kolonisti dva da preko grada { $spoletum } stigne na liniju ka gradu { $hadria }. U gradu { $neapolis } već stoje dve kućice, pa vaša košta { $there-1 } × { $single-1 } = { $price-1-money }, ciglu i hranu. { $spoletum } proizvodi cigle i nema kućica: plaćate { $price-2-money } i hranu.
booklet-prefect-title = { card-prefect }
booklet-prefect-1 = Pogledajte ko još ima kućice u provinciji: i oni dobijaju zalihe, ali dodatna zaliha je samo vaša. Provincija čiji token leži s novčićima nagore ne može da proizvodi dok neko ne prikupi novčiće.
booklet-example-produce = Proizvodi provincija { $etruria }. Njen token pokazuje alat: to je vaša dodatna zaliha, a token se okreće. Kućica u gradu { $cosa } daje vam ciglu, kućica u gradu { $florentia } alat. I zeleni igrač ima kućicu u gradu { $florentia }, pa i on dobija alat.
booklet-example-income = Tri tokena leže s novčićima nagore: po dva novčića u provincijama { $etruria } i { $umbria }, ali samo jedan u provinciji { $campania }, jer tkanina pokazuje jedan novčić. Dobijate { $received-money }. Potom se sva tri okreću nazad, i provincije opet mogu da proizvode.
booklet-magnus-title = { card-praefectus-magnus }
booklet-magnus-1 = Na početku je ima poslednji igrač, kao nagradu za čekanje. Kreće se suprotno od redosleda poteza.
booklet-example-magnus = Kod vas je karta Præfectus Magnus, pa dodatnu zalihu provincije { $campania }, tkaninu, uzimate dvaput. Kućica u gradu { $casinum } daje hranu samo jednom. Na kraju poteza karta prelazi igraču s vaše desne strane.
booklet-mercator-title = { card-mercator }
booklet-mercator-1 = Kupuje se i prodaje po istoj ceni. Jedna vrsta se ili kupuje ili prodaje, nikada oboje, a za ono što kupite mora biti mesta u skladištu.
booklet-example-mercator = Karta donosi { $received-money }. Prodajete tri vina za { $sold-money } i kupujete četiri cigle za { $bought-money }; ostaje vam { $sestertii-money }. To su bile dve vrste, pa je trgovina gotova.
booklet-diplomat-title = { card-diplomat }
booklet-diplomat-1 = Može se kopirati samo karta s vrha gomile; posle Tribuna gomila je prazna. Akciju sprovodite svojim figurama i zalihama. Na vašoj gomili leži Diplomata, a njega niko ne može da kopira.
booklet-example-diplomat = Na vrhu gomile zelenog igrača leži kupljeni Merkator. Kopirate ga i dobijate { $received-money }, baš kao i zeleni, pa prodajete tkaninu za { $sold-money }.
booklet-senator-title = { card-senator }
booklet-senator-1 = Kupljene karte idu u ruku i mogu se igrati od sledećeg poteza. Upitnik znači jednu zalihu po izboru. Karte koje niko ne kupi pomeraju se na jeftinija mesta.
booklet-example-senator = Arhitekta leži na prvom mestu, koje ne dodaje ništa: košta alat. Kolonista leži na četvrtom, koje dodaje tkaninu: košta hranu i tkaninu. Za obe karte računaju se mesta na kojima su ležale na početku akcije.
booklet-colonist-title = { card-colonist }
booklet-colonist-1 = Svaki kolonista na tabli znači pomeraj više za svakog Arhitektu, mesto više u skladištu i poene od Marsa.
booklet-example-colonist = Za dve hrane i dva alata postavljate dva koloniste: brod u grad { $neapolis }, gde imate kućicu i gde počinje morska linija, i kopnenog kolonistu u grad { $roma }. Odsad vam Arhitekta daje ovoliko pomeraja: { $colonists }.
booklet-example-colonist-money = Kolonista na tabli: { $colonists-before }, pa umesto toga uzimate { $received-money }.
booklet-consul-title = { card-consul }
booklet-consul-1 = Najbolji je za karte na skupim mestima, i da kartu uzmete pre drugih.
booklet-example-consul = Vinar leži na najskupljem mestu. S Konzulom plaćate samo njegovu cenu: ciglu i vino.
booklet-specialists-title = Zanatlije
booklet-specialists-1 = Graditelj, Ratar, Kovač, Vinar i Krojač pokreću proizvodnju odjednom u svim vašim kućicama s jednom zalihom, u kojim god provincijama stajale. Niko drugi ne dobija ništa, i nijedan token se ne okreće. Od svakog postoji samo jedan.
booklet-example-specialist = Kućica u gradovima-proizvođačima vina imate { $wine-houses }, i Vinar vam za svaku daje vino. Vaša kućica u gradu { $neapolis }, koji proizvodi tkaninu, ne daje ništa, a ni tuđe kućice. Kada bi se igra sada završila, Minerva bi vam za ovu kartu dala { $minerva-points }.

## The end and the points

booklet-end-title = Kraj igre
booklet-end-1 = Igra se završava kada neko kupi poslednju kartu iz ponude, a ni u gomili nema više karata, ili sagradi petnaestu kućicu. Taj igrač dobija kartu Concordia. Svi ostali imaju još tačno jedan potez, pa se broje poeni.
booklet-gods-title = Bogovi
booklet-gods-1 = Računaju se sve vaše karte, i one u ruci i one na gomili. Ono što bog nagrađuje izračuna se jednom i važi za svaku kartu tog boga: četiri karte Saturna i sedam provincija daju 28 PP.
booklet-scoring-title = Primer bodovanja
booklet-example-scoring = Upravo ste kupili poslednju kartu, Kolonistu, i dobili kartu Concordia. Kućica imate { $houses }, provincija s njima { $provinces }, od kućica { $brick-houses } stoje u gradovima-proizvođačima cigala; vrsta zaliha proizvode { $kinds }; kolonista na tabli je { $colonists }. Sesterciji i zalihe zajedno vrede { $wealth-money }, a karata Saturna imate { $saturnus-cards }: { $saturnus-cards } × { $saturnus-value } = { $saturnus-points }. Svi bogovi su u tabeli.
booklet-ties-title = Nerešeno
booklet-ties-1 = Ako više igrača ima najviše poena, pobeđuje onaj od njih koji poseduje kartu Præfectus; ako je nema nijedan od njih, onaj kome bi prvom pripala dok ide od igrača do igrača udesno.

## Variants

booklet-first-game-title = { option-intermediate-scoring }
booklet-first-game-1 = { option-intermediate-scoring-help }
booklet-without-goods-title = { option-start-without-goods }
booklet-without-goods-1 = { option-start-without-goods-help }
booklet-display-sides-title = { option-display }
booklet-display-sides-1 = Ponuda ima dve strane, i na svakoj tabli može se izabrati bilo koja. Uobičajena je strana s tkaninom; na strani s vinom neka skuplja mesta dodaju vino umesto tkanine.
booklet-edition-title = Izdanje iz 2013.
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
booklet-example-salt-house = Nemate ciglu, ali imate so, koja je zamenjuje. Uz hranu i { $price-1-money } kućica u gradu { $spoletum } je plaćena.
booklet-salt-scoring-title = So i bogovi
booklet-salt-scoring-1 = Ne morate da odlučujete za koga se računa grad soli: to je uvek zanatlija s kojim najviše donosi.
booklet-example-salt-scoring = Kućica u gradovima-proizvođačima cigala imate { $brick-houses }, u gradovima-proizvođačima vina { $wine-houses } i još jednu u gradu soli, uz Graditelja i Vinara. Vinar za kućicu daje više, pa se grad soli računa za njega, i Minerva daje { $minerva-points }. Za Merkura se uopšte ne računa: vrsta zaliha imate { $kinds }.
booklet-forum-title = { option-forum }
booklet-forum-1 = { ui-rules-forum-text }
booklet-patricians-title = Patriciji
booklet-patricians-1 = { tile-patrician-help }
booklet-citizens-title = Građani
booklet-citizens-1 = { tile-citizen-help }
booklet-auction-title = { option-auction }
booklet-auction-1 = { ui-rules-auction-text }

## The fish market

booklet-fish-title = Riba
booklet-fish-1 = { option-fish-help } Na početku je u svakoj provinciji 1 riba.
booklet-fish-2 = Dve ribe zauzimaju jedno mesto u skladištu, a ono što ne stane propada. Ribom se nikada ne plaća karta, kućica ni kolonista, Merkator njome ne trguje, i so je ne zamenjuje.
booklet-fish-prefect-title = Prefekt i riba
booklet-fish-prefect-1 = Umesto karte Præfectus Magnus igra Præfectus Piscatus.
booklet-example-fish-produce = U provinciji { $etruria } leže dve ribe. Uzimate obe, i u skladištu zauzimaju jedno mesto. Kućica u gradu { $cosa } daje vam ciglu; kućica zelenog igrača u gradu { $florentia } daje njemu alat. U provinciji nema ribe dok neko ne prikupi novčiće.
booklet-market-title = Poseta pijaci
booklet-market-1 = Pre nego što odigrate kartu, možete posetiti pijacu. { ui-rules-fish-text }
booklet-example-market = Vaš marker stoji kod trgovine. Idete jedno polje dalje i uzimate tkaninu za ribu. Potom preskačete kolonistu, ostavljajući tamo sestercij, i stajete kod novca: uzimate novčiće koje je neko ostavio i plaćate dve ribe da dobijete još. Sada igrate Merkatora i prodajete tkaninu za { $sold-money }. Na kraju imate { $sestertii-money }.
booklet-stalls-title = Tezge
booklet-stalls-1 = Obala i padina su dve strane pijace. Koliko ribe tezga traži, piše pored nje.

## Venus cards and team play

booklet-venus-title = { option-venus }
booklet-venus-1 = { option-venus-help }
booklet-venus-2 = { ui-rules-venus-text }
booklet-magister-title = { card-magister }
booklet-magister-1 = Odigrajte ga odmah posle karte koju želite da iskoristite dvaput: tuđi potezi ne menjaju ono što leži na vašoj gomili.
booklet-example-magister = Na vašoj gomili leži Prefekt, pa je Magistar još jednom Prefekt. Proizvodi provincija { $sicilia }: njena dodatna zaliha je tkanina, a kućica u gradu { $syracusae } daje vam alat.
booklet-double-title = Dvostruke karte
booklet-double-1 = Svaki put kada igrate dvostruku kartu, ulogu birate iznova.
booklet-example-double = Birate Merkatora: donosi { $received-money }, i prodajete dva vina za { $sold-money }.
booklet-venus-scoring-title = Primer za Veneru
booklet-example-venus = Imate dve kućice u provinciji { $etruria }, dve u provinciji { $campania } i jednu u provinciji { $umbria }. Računaju se dve provincije, pa svaka karta Venere daje { $venus-value-points }; takvih karata imate { $venus-cards }: Magistra i dvostruku kartu. Venera daje { $venus-points }.
booklet-teams-title = { option-teams }
booklet-teams-1 = { option-teams-help }
booklet-teams-2 = { ui-rules-teams-text }
booklet-team-turn-title = Potez dvoje partnera
booklet-team-turn-1 = Svaki partner odlučuje o svojim figurama, zalihama i kartama, i ni o čemu drugom.
booklet-example-team-turn = Crveni igra Merkatora, uzima sestercije i prodaje vino. Potom plavi, njegov partner, sprovodi akciju istog Merkatora sa svojim zalihama i prodaje tkaninu. Karte u ruci plavog nisu se promenile.
booklet-praetor-title = { card-praetor }
booklet-praetor-1 = U timskoj igri zamenjuje Senatora.
booklet-example-praetor = Crveni kupuje Arhitektu s prvog mesta za alat. Plavi kupuje Prefekta s drugog za vino, a upitnik plaća još jednim vinom. Tek potom se karte pomeraju.
booklet-proconsul-title = { card-proconsul }
booklet-proconsul-1 = U timskoj igri zamenjuje Konzula.
booklet-example-proconsul = Crveni kupuje Graditelja s najskupljeg mesta za hranu, bez dodatnog troška. Potom plavi igra Merkatora iz svoje ruke i sam sprovodi njegovu akciju.
booklet-legatus-title = { card-legatus }
booklet-legatus-1 = Njime koristite kartu koju ima samo vaš partner.
booklet-example-legatus = Crveni igra Legata, a plavi odgovara Merkatorom. Akciju sprovode oboje, prvo crveni. Merkator leži na gomili plavog.

## The boards

booklet-italia-title = Italia
booklet-italia-1 = Početni grad je Roma. Putevi su kratki, a linije brzo zauzete, pa je važno ko dolazi prvi.
booklet-imperium-title = Imperium
booklet-imperium-1 = Celo carstvo, a početni grad je Roma. Putevi su dugi: ovde novi kolonisti vrede svoju cenu.
booklet-byzantium-title = Byzantium
booklet-byzantium-1 = Početni grad je Byzantium. Za svaku vrstu žetona soli postoji poseban grad: ako se igra sa solju, nijedan drugi žeton joj ne ustupa mesto. Bez soli ti gradovi proizvode alat, vino, tkaninu ili ciglu.
booklet-hispania-title = Hispania
booklet-hispania-1 = Početni grad je Saguntum. Kao i na tabli Byzantium, gradovi soli ovde su dodatni; bez soli proizvode nešto drugo.
booklet-cyprus-title = Cyprus
booklet-cyprus-1 = Početni grad je Antiochia. Ostrvo i obale oko njega povezuju brojne morske linije.
booklet-balearica-title = Balearica
booklet-balearica-1 = { ui-rules-balearica-text }
booklet-example-balearica = Dva broda i kopneni kolonista daju ovoliko pomeraja: { $colonists-before }. Jednim kopneni kolonista prelazi iz grada { $ebussus } u grad { $palmaria } morskom linijom na kojoj je vaš brod, a drugim izlazi na kopnenu liniju ka gradu { $andrachium }. Kućica u gradu { $palmaria } košta { $price-1-money }, ciglu i hranu.
