### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Nezvanična verzija društvene igre (autor: Mac Gerdts, izdavač: PD-Verlag). Tekstovi i crteži izdavača nisu korišćeni.

## First page and new game

ui-play-now = Igraj odmah
ui-play-now-help = Vi protiv dva bota ({ ui-level-normal }) na tabli Italia, odmah.
ui-learn = Nauči da igraš
ui-puzzle-today = Zadatak dana
ui-puzzles = Zadaci
ui-more-puzzles = Još zadataka
ui-new-game = Nova partija
ui-join = Pridruži se preko linka
ui-join-help = Nalepite link s pozivom koji vam je poslao prijatelj.
ui-analyse-record = Analiziraj partiju
ui-analyse-record-help = Izaberite zapis završene partije ili ga prevucite bilo gde na ovu stranicu. Može da bude s bilo kog servera.
ui-choose-record = Izaberi zapis
ui-drop-record = Pustite zapis ovde
ui-continue = Nastavi
ui-options = Opcije
ui-more-options = Još opcija
ui-more-options-help = Ime, proširenja, timska igra, saveti: za prvu partiju ništa od toga nije potrebno.
ui-board = Tabla
ui-board-recommended = Preporučeni broj igrača: { $from }–{ $to }
ui-board-players = { $from }–{ $to } igrača
ui-board-unusual = Ova tabla nije predviđena za toliki broj igrača, ali možete probati.
ui-players = Igrači
ui-player-count =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
ui-seat-you = Vi
ui-seat-friend = Prijatelj (preko linka)
ui-seat-device = Isti uređaj
ui-seat-bot = Bot
ui-level = Nivo
ui-level-easy = Lak
ui-level-easy-help = Greši kao početnik: nešto precenjuje, nešto ne primećuje, u svakoj partiji drugo. Za prvo veče: na tabli Imperium osvaja 84 poena gde Srednji osvoji 127.
ui-level-normal = Srednji
ui-level-normal-help = Odmah pregleda najbolje poteze krug unapred: za većinu večeri. Lakog pobeđuje skoro uvek.
ui-level-hard = Težak
ui-level-hard-help = U mislima nastavlja mnoge poteze, do dve sekunde: za iskusne igrače. Udvoje pobeđuje Srednjeg otprilike u dve od tri partije.
ui-level-master = Majstor
ui-level-master-help = Kao Težak, ali razmišlja do deset sekundi po potezu: za one koji žele da se muče.
ui-level-greedy = Pohlepan
ui-level-greedy-help = Uzima ono što trenutno izgleda najbolje, po prostim pravilima.
ui-level-random = Nasumičan
ui-level-random-help = Igra bilo koji dozvoljen potez, bez razmišljanja.
ui-somebody-else = Neko drugi
ui-start = Počni
ui-copy-link = Kopiraj link
ui-link-copied = Link je kopiran

## The table

ui-undo = Vrati
ui-undo-turn = Vrati ceo potez
ui-end-turn = Završi potez
# $move: a move as its button says it
ui-confirm = Potvrdi: { $move }
ui-held = Novo se otkriva kada završite potez; do tada ga možete vratiti.
ui-final = Otkriva nešto skriveno: ne može se vratiti.
ui-done = Gotovo
ui-cancel = Otkaži
ui-close = Zatvori
ui-your-turn = Vi ste na potezu
ui-waiting = Čekanje
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Predajte uređaj igraču: { $seat }
ui-pass-device-note = Ono što sledi sme da vidi samo { $seat }.
ui-pass-device-taken = Prikaži
ui-log = Dnevnik
ui-score = Poeni
ui-hand = Ruka
ui-display = Ponuda
ui-storehouse = Skladište
ui-discard-pile = Gomila odbačenih karata
ui-forum = Forum
ui-fish-market = Riblja pijaca
# The same in one word, for a tab
ui-market-short = Pijaca
ui-fish-market-note = Redosled tezgi i neke cene su naša rekonstrukcija i mogu se razlikovati od štampane pijace.
ui-fish-market-correct = Nedoumicu bi razrešila fotografija štampane pijace: pogledajte { "CONTRIBUTING.md" }.
# On a forum tile whose effect our sources do not settle in every detail
ui-tile-note = Deo ovoga je naša rekonstrukcija i može se razlikovati od štampane pločice.
ui-tile-correct = Nedoumicu bi razrešila fotografija štampane pločice: pogledajte { "CONTRIBUTING.md" }.
ui-tile-own = Kućno pravilo: ove pločice nema u kutiji.
# On Venus cards and team play
ui-venus-note = Pravilnik igre { "Concordia Venus" } nije među našim izvorima: ova pravila prate javne opise i u pojedinostima se mogu razlikovati od štampanih.
ui-venus-correct = Koje su tačke samo verovatne, a koje još otvorene, piše u { "docs/rulings.md" }. Nedoumice bi razrešio štampani pravilnik: pogledajte { "CONTRIBUTING.md" }.
ui-money-left = Preostalo sestercija: { $count }
ui-room-left = Slobodnih mesta: { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }
ui-preview-price = Još treba platiti: { $goods }
ui-preview-nth = { $nth }. kućica u gradu: sesterciji × { $nth }
ui-zoom-in = Uvećaj
ui-zoom-out = Umanji
ui-zoom-reset = Cela tabla

## Rules and settings

ui-rules = Pravila
ui-booklet = Pravila sa slikama
ui-settings = Podešavanja
ui-language = Jezik
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Srpski (latinica)
    .also = { "hr bs cnr" }
ui-look = Boje
ui-look-auto = Kao na uređaju
ui-look-light = Svetle
ui-look-dark = Tamne
ui-text-size = Veličina slova
ui-detail = Crtež table
ui-detail-full = Potpun
ui-detail-plain = Jednostavan
ui-seat-colors = Boje igrača
ui-seat-colors-box = Kao u kutiji
ui-seat-colors-contrast = Jak kontrast, i bez raspoznavanja boja
ui-seat-colors-own = Po izboru
ui-paint-orange = Narandžasti
ui-paint-sky = Svetloplavi
ui-paint-violet = Ljubičasti
ui-paint-pink = Ružičasti
ui-paint-brown = Braon
ui-sound = Zvuk
ui-volume = Jačina zvuka
ui-animations = Animacije
ui-pace = Tempo tuđih poteza
ui-pace-slow = Sporo
ui-pace-normal = Normalno
ui-pace-fast = Brzo
ui-skip = Prikaži odmah
ui-effect = Šta to donosi i šta se upravo dogodilo
ui-reduced-motion = Manje pokreta
ui-notifications = Obaveštenja

## Connection and errors

ui-connection-lost = Veza je prekinuta
ui-reconnecting = Ponovno povezivanje…
ui-reconnected = Ponovo ste u igri.
ui-error-too-many-requests = Previše zahteva. Sačekajte trenutak.
ui-error-game-not-found = Ova partija nije pronađena. Proverite link.
ui-error-no-such-analysis = Ova analiza nije pronađena ili se više ne čuva. Proverite link ili ponovo zatražite analizu partije.
ui-error-version = Ova partija je započeta po drugoj verziji pravila i ovde se ne može nastaviti.
ui-error-board-missing = Tabla ove partije ovde trenutno nije u ponudi. Partija je sačuvana i nastavlja se čim domaćin ponovo ponudi tu tablu.
ui-error-board-changed = Tabla je promenjena otkako je ova partija započeta, pa se ona ne može nastaviti. Partija je sačuvana i nastavlja se čim domaćin vrati tablu kakva je bila.
# $reason: of the program, in English
ui-error-bad-record = Ovo nije zapis koji ovde može da se pročita: { $reason }
# Why, if it is known; $reason: details in English
ui-error-bad-record-title = Ova datoteka nije zapis partije ({ $reason }).
ui-error-bad-record-rules-version = Partija je odigrana po verziji pravila koja ovde nije poznata ({ $reason }).
ui-error-bad-record-map = Tabla ove partije se ovde ne nudi ({ $reason }).
ui-error-bad-record-long = Ova datoteka je predugačka za zapis partije.
ui-error-bad-record-damaged = Zapis ne može da se pročita od reda { $line } ({ $reason }).
ui-error-bad-record-illegal = Potez u redu { $line } zapisa nije dozvoljen: { $why }
ui-error-no-room = Trenutno su svi stolovi zauzeti. Ništa nije izgubljeno; pokušajte malo kasnije.
ui-error-maintenance = Server je na održavanju: potezi i nove partije počinju posle. Ništa nije izgubljeno.
ui-maintenance = Server će uskoro biti na održavanju. Započet potez može da se završi; ostali počinju posle.
ui-error-unknown = Nešto nije u redu. Vaša partija je sačuvana; pokušajte ponovo.

## Leaving, watching, after the game

ui-bot-waits = Bot čeka svoj red da razmisli: ovde je trenutno gužva.
ui-spectator = Gledalac
ui-spectator-note = Gledate partiju i vidite ono što svi smeju da vide.
ui-hand-to-bot = Prepusti mesto botu
ui-hand-to-bot-vote = Da li da mesto ({ $seat }) preuzme bot? Glasovi: { $votes } od { $needed }
ui-vote-yes = Da
ui-vote-no = Ne
# $time: minutes and seconds, as 2:05
ui-bot-soon = { $seat } nije tu: bot preuzima mesto za { $time }
ui-bot-in = Bot preuzima mesto za { $time }
ui-keep-waiting = Čekaj još
# No time to come back
ui-grace-none = bez čekanja
ui-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minuta
       *[other] { $count } minuta
    }
ui-away-title = Dok niste bili tu
ui-away-moves = { $seat }: umesto vas je igrao bot.
ui-away-none = { $seat }: ostali su glasali da ovo mesto preuzme bot. Vratili ste se na vreme, bot još nije igrao.
ui-away-close = Igraj dalje
ui-winner = Pobednik: { $seat }
ui-winner-you = Pobedili ste!
# $god: a god, or ui-score-rest; $side: who came second
ui-won-by = Prednost od { $lead } PP, najviše donosi { $god } (+{ $ahead }; na drugom mestu { $side }).
# $card: the Præfectus Magnus, or Piscatus; $side: who has as many points
ui-won-holder = Nerešeno, po { $total } PP ({ $side }): pobeđuje ko ima kartu { $card }.
ui-won-next = Nerešeno, po { $total } PP ({ $side }): pobeđuje ko bi prvi dobio kartu { $card }.
ui-won-order = Nerešeno, po { $total } PP ({ $side }): kartu { $card } nema niko, pobeđuje ko je kasnije na potezu.
ui-scene-skip = Preskoči
ui-scene-tables = Na tabele
ui-scene-again = Pogledaj obračun
ui-replay = Snimak partije
ui-download-record = Preuzmi zapis
ui-analysis = Analiza
ui-rematch = Revanš

## Who is winning and why

ui-who-leads = Ko vodi i zašto?
ui-leader = Vodi { $seat } s prednošću od { $lead } PP.
ui-leader-tie = Vodeći igrači su izjednačeni.
# $god: the god that brings the leader most
ui-leader-why = Najviše donosi { $god }: { $points } PP.
ui-score-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    } × { $value } PP = { $total } PP
ui-score-total = Ukupno
ui-gain-house = Još jedna kućica: do +{ $points } PP
ui-gain-colonist = Još jedan kolonista: +{ $points } PP
ui-gain-card = Još jedna karta: do +{ $points } PP
ui-standing = Očekivani ishod i izgledi
ui-standing-weighing = Procenjuje se stanje…
ui-standing-turn = Na početku poteza { $turn }.
ui-standing-again = Pitaj ponovo
# What follows is what a seat has beyond the others, or lacks
ui-standing-why = Bolje ili lošije od ostalih
ui-standing-level = Otprilike kao ostali.
ui-standing-note = Očekivani poeni dolaze od onoga što ko ima više od ostalih i od toga koliko je poena u partijama botova u ovoj fazi još preostajalo. Izgledi dolaze iz očekivane prednosti: koliko često je takva prednost donosila pobedu.

## Hint

ui-hint = Savet
ui-hint-thinking = Traži se dobar potez…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-even = izjednačeno
ui-hint-ahead = { $count } PP ispred
ui-hint-behind = { $count } PP iza

## Guided tour

ui-keys = Igra na tastaturi
ui-keys-number = karta ili druga osvetljena stvar, po broju koji nosi
ui-keys-arrows = do sledeće osvetljene stvari u tom smeru
ui-keys-enter = izaberi je
ui-keys-escape = izaberi nešto drugo
ui-keys-undo = vrati potez
ui-keys-undo-turn = vrati ceo potez
ui-keys-hint = savet
ui-keys-end = završi potez ili akciju
ui-keys-hurry = preskoči ono što ostali još rade
ui-keys-zoom = približi ili udalji tablu, prikaži je celu
ui-keys-help = ovaj spisak
ui-tour = Vodič
ui-tour-offer = Prva partija? Kratak vodič pokazuje vam prvi potez.
ui-tour-next = Dalje
ui-tour-back = Nazad
ui-tour-skip = Preskoči
ui-tour-1-title = O čemu se radi
ui-tour-1-text = Naseljavate rimski svet, trgujete i skupljate karte. Na kraju vas bogovi s vaših karata nagrađuju za ono što ste postigli. Pobeđuje ko ima najviše pobedonosnih poena.
ui-tour-2-title = Jedan potez, jedna karta
ui-tour-2-text = U svom potezu igrate jednu kartu i sprovodite njenu akciju. Ona ostaje na vašoj gomili odbačenih karata dok Tribun ne vrati sve karte u ruku.
ui-tour-3-title = Tabla
ui-tour-3-text = Svaki grad proizvodi jednu vrstu zaliha. Kopneni kolonisti idu kopnenim linijama, morski morskim, a na liniji ima mesta samo za jednog kolonistu.
ui-tour-4-title = Pomeranje
ui-tour-4-text = Odigrajte Arhitektu. Svaki vaš kolonista na tabli daje jedan pomeraj; pomeraje rasporedite kako želite.
ui-tour-5-title = Gradnja
ui-tour-5-text = Sada gradite u gradu koji dodiruje linija s vašim kolonistom. Plaćate zalihama i sestercijima; svaka kućica koja tamo već stoji diže cenu, zato požurite.
ui-tour-6-title = Proizvodnja
ui-tour-6-text = Prefekt pokreće proizvodnju u provinciji čiji token prikazuje zalihu: vi uzimate tu dodatnu zalihu, a svaka kućica u provinciji, i kućice drugih igrača, daje zalihu svom vlasniku. Token zatim prikazuje novčiće dok ih neko ne prikupi.
ui-tour-7-title = Skladište i trgovina
ui-tour-7-text = Skladište ima 12 mesta, a neka zauzimaju kolonisti koji još nisu na tabli. Merkator donosi novac i omogućava vam da kupujete i prodajete.
ui-tour-8-title = Kupovina karata
ui-tour-8-text = Uz Senatora kupujete karte iz ponude. One donose nove akcije i više poena: svaka karta nekog boga još jednom donosi njegovu nagradu.
ui-tour-9-title = Kraj
ui-tour-9-text = Ko prvi kupi poslednju kartu ili sagradi petnaestu kućicu, uzima kartu Concordia; svi ostali igraju još jedan potez. Tabela poena uvek pokazuje koliko vam vredi svaki bog. Uživajte u igri!

## Further words of the table

ui-name = Ime
ui-join-go = Pridruži se
ui-invited = Pozvani ste u partiju.
ui-invite-friends = Pozovi prijatelje
ui-invite-help = Pošaljite svakom prijatelju po jedan od ovih linkova; partija će ih sačekati.
ui-invite-link = Link s pozivom
ui-seats-drawn = Početni igrač se bira žrebom; boje prate redosled poteza.
ui-forget-game = Ukloni s ove liste
ui-previous = Nazad
ui-next = Napred
ui-play = Pusti
ui-pause = Pauza
ui-previous-turn = Potez unazad
ui-next-turn = Potez unapred
ui-speed = Brzina
ui-moment-link = Link do ovog trenutka
ui-hands = Ruke
ui-cards-to-come = Karte koje tek dolaze
ui-tiles-to-come = Pločice koje tek dolaze
ui-keys-move = jedna radnja unazad ili unapred
ui-keys-turn = potez unazad ili unapred, kao i Shift sa strelicom
ui-keys-ends = na početak, na kraj
ui-keys-play = pusti ili zaustavi
ui-points-short = PP
ui-rules-cards = Karte
ui-rules-gods = Bogovi
# $name: a card, tile, stall, god or option
ui-rules-of = Pravila: { $name }
ui-rules-moving = Kako se kreću kolonisti
ui-rules-moving-text = Kopneni kolonisti idu kopnenim linijama, a morski morskim. Prvim pomerajem kolonista prelazi iz grada na liniju koja dodiruje taj grad, a svakim sledećim kroz grad na kraju svoje linije na narednu liniju. Više se ne zaustavlja u gradu, a ni na liniji na kojoj već stoji kolonista, makar i vaš; ali s dovoljno pomeraja može preći preko takvih linija, po jedan pomeraj za svaku.
ui-rules-storehouse-text = Na svako mesto staje jedna zaliha ili jedan kolonista koji još nije na tabli. Ako dobijete više zaliha nego što može da stane, birate koje od novih uzimate, i to onoliko koliko ima mesta; zalihe koje su već u skladištu ne smete odbaciti da biste napravili mesto.
ui-rules-houses = Koliko koštaju kućice
ui-rules-houses-text = Kućica se plaća zalihama i sestercijima, prema tome šta njen grad proizvodi. Iznos u sestercijima množi se brojem kućica u gradu, računajući i novu. Svaki igrač može imati jednu kućicu u gradu; u početnom gradu niko ne gradi.
ui-rules-salt-text = Njome se plaća umesto bilo koje zalihe osim ribe; ne kupuje se i ne prodaje, ali kada se pretvori u drugu zalihu, može se prodati kao ta zaliha. Na početku imate 1 so umesto jedne od dve hrane; novu daju gradovi soli kada Prefekt u njihovoj provinciji pokrene proizvodnju, a zanatlije nikada. Gradovi soli računaju se za Jupitera, Saturna i jednog zanatliju, a ne za Merkura; za Vestu svaka so u skladištu vredi 7 sestercija.
ui-rules-forum-text = Na početku dobijate dva patricija i zadržavate jednog. Ako Tribunom vraćate dovoljno karata, računajući i njega, možete prvo uzeti jednu pločicu: prvu sleva za bar 4 karte, sledeće za 6, 8 i 10. Ostale se pomeraju ulevo, a red se dopunjuje iz gomile; kada je ona prazna, odbačene pločice se mešaju u novu. Pločica koja pominje kartu deluje samo uz tu kartu, a svaka druga u bilo kom trenutku vašeg poteza, ali nikada između dve kućice.
ui-rules-auction-text = Otkriven je jedan patricij više nego što ima igrača. Ko otvara, imenuje jednog i mora da ponudi 0 PP ili više, a ostali povećavaju ponudu ili ispadaju iz te aukcije. Najveća ponuda se oduzima od konačnih poena; poslednji igrač besplatno bira jednog od dva preostala.
ui-rules-fish-text = Dve ribe zauzimaju jedno mesto u skladištu; njima se plaća samo na pijaci, a za Vestu svaka vredi 3 sestercija. Pri prvoj poseti stavljate marker na bilo koje polje, koje koristite odmah, a u tom potezu više ne. Odatle marker ide samo napred: na svako preskočeno polje stavite 1 sestercij, a tamo gde stanete uzmite novčiće, platite ribom i sprovedite akciju tezge. Možete ići dalje dok god možete da platite, ali svaku tezgu koristite samo jednom u potezu. Polje na kom je marker bio na početku poteza možete koristiti tek posle punog kruga, i tu se poseta završava.
ui-rules-venus-text = Svako ima osmu početnu kartu, Magistra (ali ne u timskoj igri). Četiri karte za prodaju su dvostruke: zamenjuju dve karte Arhitekte, jednu Prefekta i jednu Merkatora, a njihov Merkator donosi 5 sestercija. Ulogu dvostruke karte bira onaj ko je odigra ili kopira. Magistar i dvostruke karte su karte Venere. Ako Magistar nema šta da ponovi (odigran je kao prva karta, posle Tribuna ili preko Senatora), može se odigrati, ali nema učinka; Konzul se može ponoviti. Diplomata ne može kopirati Magistra, osim ako to dozvoljavaju opcije. Pločice uz ponovljenu kartu deluju kao i uz kopiranu.
ui-rules-teams-text = Počinjete s Tribunom, Merkatorom, Prefektom, Pretorom i Legatom; prva polovina stola po redosledu poteza ima još i Arhitektu, a druga Diplomatu. Magistra i Senatora nema, a svaki Konzul je Prokonzul. U prvom timu svako počinje s 5 sestercija, u drugom sa 6, u trećem sa 7. Prva polovina stola počinje u početnom gradu; u drugoj svako bira grad koji nije početni niti je s njim povezan linijom i tamo počinje sa 2 koloniste (na tabli Balearica svi počinju na moru). Aktivni igrač igra kartu i sprovodi njenu akciju, a zatim akciju iste karte sprovodi i partner, svako sa svojim figurama i zalihama i po svom izboru; Tribun vraća svakom od partnera njegove karte. Posle Prokonzula partner igra kartu i sam sprovodi njenu akciju; uz Legata partner igra kartu čiju akciju sprovode oboje. Ako je to Prokonzul, kupuje aktivni igrač, a partner igra još jednu kartu za sebe; Prokonzul odigran bez partnera ne traži dalju kartu. Diplomata kopira protivničku kartu, nikada partnerovu. Zalihe i karte se nikada ne daju drugom. Uz riblju pijacu prvo se polažu karte poteza; zatim aktivni igrač posećuje pijacu i sprovodi akciju karte, a posle njega to isto čini partner. Poeni oba partnera se sabiraju, računajući i kartu Concordia. Ako su timovi izjednačeni, pobeđuje onaj čiji igrač poseduje kartu Præfectus ili kome bi prvom pripala. Među-bodovanja nema.
ui-rules-balearica-text = Nema početnog grada: vaša dva broda počinju na moru. Novi kolonisti se postavljaju u gradove s vašom kućicom, pa ih bez kućice nema; kopneni kolonista može stajati i tamo gde nema kopnene linije. Može preći i morskom linijom na kojoj je vaš brod, po jedan pomeraj za svaku, ali se na njoj ne može zaustaviti.
ui-actions = Šta možete da uradite
ui-panels = Delovi stola
# $move: a move as its button says it
# $board: the name of a board
ui-board-picture = Tabla { $board }
ui-start-city = početni grad
# $seats: a list of names
ui-houses-of = kućice: { $seats }
ui-sea-route = Morska linija
ui-land-route = Kopnena linija
ui-pieces = Gradovi, linije i figure
ui-zoom = Uvećanje
ui-stack-size = još u gomili: { $count }
ui-price = cena
ui-rematch-join = Pridruži se revanšu
ui-look-at-board = Pogledaj tablu
ui-choose-tile = Na izbor
ui-auction = Aukcija
# $tile: its name; $seat: who has bid most
ui-auction-state = { $tile }: { $bid } PP ({ $seat })
ui-own-tiles = Vaše pločice
ui-forum-from =
    { $count ->
        [one] od { $count } karte
        [few] od { $count } karte
       *[other] od { $count } karata
    }
ui-coins-here = sesterciji na ovom polju
ui-away = nije tu
ui-not-joined = još nije tu
# Præfectus Magnus and Piscatus in two letters
ui-magnus-short = { "PM" }
ui-piscatus-short = { "PP" }
ui-houses-left =
    { $count ->
        [one] preostala { $count } kućica
        [few] preostale { $count } kućice
       *[other] preostalo { $count } kućica
    }
ui-houses-count =
    { $count ->
        [one] { $count } kućica
        [few] { $count } kućice
       *[other] { $count } kućica
    }
ui-colonists-count =
    { $count ->
        [one] { $count } kolonista
        [few] { $count } koloniste
       *[other] { $count } kolonista
    }
ui-colonists-on-board = Kolonisti na tabli: { $count }
ui-hand-size = Karte u ruci: { $count }
ui-cards-of = Karte: { $seat }
ui-cards-bought = Kupljene
ui-cards-begun = Od početka
ui-score-curve = Poeni po potezima
ui-score-rest = Pločice i ponude
ui-sell = Prodaj
ui-buy = Kupi
ui-less = Manje
ui-more = Više

## Team play
## $team: the names of both partners (ui-team-of)

# The heading of the table of teams
ui-teams = Timovi
# The head of its column
ui-team = Tim
# $first, $second: two seats
ui-team-of = { $first } i { $second }
ui-team-total = Ukupno za tim
# Beside a seat
ui-partner = partner
ui-your-partner = vaš partner
ui-active-player = aktivni igrač
# In the partner's turn, where ui-your-turn would be wrong
ui-your-action = Vaša akcija
ui-partners-action = Sada je na redu akcija vašeg partnera.
ui-with-you = { $seat } sprovodi akciju ove karte zajedno s vama.
ui-turn-cards = Karte ovog poteza
# With a Legatus one points at a card in the partner's hand
ui-suggest = Predloži ovu kartu
ui-suggested = { $seat } predlaže kartu „{ $card }”.
ui-winner-team = Pobednički tim: { $team }
ui-winner-team-you = Vaš tim je pobedio!
ui-loser-team-you = Vaš tim je izgubio.
ui-leader-team = Vodi tim { $team } s prednošću od { $lead } PP.
# In the lobby: these three
ui-teams-seats = Partneri sede jedan naspram drugog: s 4 igrača mesta 1 i 3, 2 i 4; sa 6 igrača mesta 1 i 4, 2 i 5, 3 i 6.
ui-teams-players = Za timsku igru potrebna su 4 ili 6 igrača.
ui-six-in-teams = Šest igrača može igrati samo u timovima.

## Time, leaving, consent. $time, $date and $seats are texts.

ui-time = Vreme
ui-time-help = Sat teče onome čiji se odgovor čeka. Kreće kada svi prijatelji sednu za sto, a stoji tokom odmora i dok server ne radi.
ui-clock-none = bez sata
ui-clock-hours =
    { $count ->
        [one] { $count } sat po potezu
        [few] { $count } sata po potezu
       *[other] { $count } sati po potezu
    }
ui-clock-days =
    { $count ->
        [one] { $count } dan po potezu
        [few] { $count } dana po potezu
       *[other] { $count } dana po potezu
    }
ui-days =
    { $count ->
        [one] { $count } dan
        [few] { $count } dana
       *[other] { $count } dana
    }
ui-hours =
    { $count ->
        [one] { $count } sat
        [few] { $count } sata
       *[other] { $count } sati
    }
ui-clock-live = { $minutes } min svakome + { $seconds } s po potezu
ui-clock-end = Kad vreme istekne
ui-clock-end-mark = samo oznaka
ui-clock-end-turn = bot igra taj potez
ui-clock-end-seat = bot preuzima mesto
ui-leaving = Ako se neko preda
ui-leaving-bot = igra bot
ui-leaving-end = partija se završava kad ostane jedna strana
ui-clock-left = Preostalo: { $time }
ui-clock-short = Požurite
ui-clock-overdue = kasni
ui-holiday-until = na odmoru do { $date }
ui-resigned = predaja
ui-bot-turn = ovaj potez igra bot
ui-agreements = Dogovor…
ui-agreements-title = Pitaj ostale
ui-agreements-help = Ono što je otkriveno ili završeno vraća se samo ako se svi ostali slože. Botovi se uvek slažu.
ui-ask-move = Vrati moju poslednju radnju
ui-ask-turn = Vrati moj poslednji potez
ui-ask-back = Vrati se još dalje…
ui-back-help = Izaberite potez koji treba ponovo odigrati. On i sve posle njega vraća se ako se svi ostali slože; gomile ostaju kako leže.
ui-back-ask =
    { $count ->
        [one] Zatraži vraćanje { $count } poteza
        [few] Zatraži vraćanje { $count } poteza
       *[other] Zatraži vraćanje { $count } poteza
    }
ui-request-what = Šta bi se vratilo
ui-ask-end = Ponudi kraj partije
ui-holiday-days = Dana odsustva:
ui-holiday-left = Preostalo u ovoj partiji: { $time }
ui-holiday-take = Uzmi odmor
ui-holiday-over = Opet sam tu
ui-leave = Izađi: bot igra dok se ne vratim
ui-resign = Predaj se
ui-resign-sure = Konačna predaja? Povratka nema.
ui-leave-sure = Napustiti sto? Za povratak ponovo otvorite partiju.
ui-request-takeback = { $seat } moli da se vrate radnje: { $count }.
ui-request-end = { $seat } nudi kraj partije sa sadašnjim rezultatom.
ui-request-waits = Čeka se odgovor: { $seats }
ui-agree = Slažem se
ui-decline = Odbij
ui-withdraw = Povuci
ui-ended-agreed = Partija završena dogovorom.
ui-ended-host = Partiju je završio domaćin servera.
ui-ended-resigned = Predaja: { $seats }.
ui-note-ask-takeback = { $seat }: molba da se vrate radnje: { $count }.
ui-note-ask-end = { $seat }: ponuda da se partija završi.
ui-note-agree = { $seat }: saglasnost.
ui-note-decline = { $seat }: odbijeno.
ui-note-withdraw = { $seat }: molba povučena.
ui-note-lapse = { $seat }: molba više ne važi, igra je nastavljena.
ui-note-taken-back = Svi su saglasni: { $seat } vraća radnje.
ui-note-ended = Partija je prekinuta.
ui-note-resign = { $seat }: predaja.
ui-note-leave = { $seat }: izlazak, igra bot.
ui-note-back = { $seat } je opet za stolom.
ui-note-holiday = { $seat } je na odmoru.
ui-note-home = { $seat }: odmor je završen.
ui-note-overdue = { $seat }: vreme je isteklo.
ui-note-bot-turn = { $seat }: vreme je isteklo, potez igra bot.
ui-note-bot-seat = { $seat }: vreme je isteklo, mesto preuzima bot.
ui-error-request-open = Prvo treba odgovoriti na drugu molbu.
ui-error-no-takeback = Nema šta da se vrati.
ui-error-asked-enough = Dovoljno ste to tražili; sačekajte neki od sledećih poteza.
ui-error-no-request = Ova molba je već rešena.
ui-error-resigned = Predali ste ovu partiju.
ui-error-bad-holiday = Toliko odmora u ovoj partiji nije ostalo.
ui-error-seat-is-bot = Na ovom mestu sada igra bot.
## At the table: talk, notes, spectators, open tables, logging a play

ui-talk = Razgovor
ui-notes = Beleške
ui-at-the-table = Za stolom
ui-yes = da
ui-no = ne
ui-table-has = { $what }: { $answer }
ui-say = Reci
ui-say-something = Recite nešto
ui-talk-empty = Još niko nije ništa rekao.
ui-talk-off = Razgovor je isključen za ovim stolom.
ui-talk-earlier = Ranije
ui-talk-unread = Nepročitano: { $count }
ui-talk-gone = povučeno
ui-take-back = Povuci
ui-react = Reaguj
ui-mute-talk = Utišaj razgovor
ui-mute-seat = Utišaj: { $seat }
ui-unmute = Čuj ponovo
ui-talk-muted = Utišali ste razgovor.
ui-emoji-thumb = Dobro
ui-emoji-clap = Bravo
ui-emoji-laugh = Smešno
ui-emoji-wow = Zapanjujuće
ui-emoji-sad = Tužno
ui-emoji-party = Ura
ui-notes-help = Samo vi vidite svoje beleške, na svakom uređaju na kom držite ovo mesto.
ui-saved = Sačuvano
ui-saving = Čuva se
ui-watch-link = Link za gledaoce
ui-watchers = Gledalaca: { $count }
ui-talk-all = svi, i gledaoci
ui-talk-seats = igrači
ui-talk-none = bez razgovora
ui-watch-now = odmah
ui-watch-one = potez kasnije
ui-watch-three = tri poteza kasnije
ui-watch-never = nema
ui-open-tables = Otvoreni stolovi
ui-no-open-tables = Trenutno nema otvorenih stolova.
ui-free-seats = Slobodnih mesta: { $count }
ui-sit-down = Sedi za sto
ui-unlist = Ukloni sa spiska
ui-log-play = Zabeleži partiju
ui-log-play-help = Za vaš dnevnik partija i za one koji nisu bili tu.
ui-bg-stats = Otvori u BG Stats
ui-bg-stats-file = Fajl za BG Stats
ui-forum-text = Tekst za forum
ui-forum-bbcode = BBCode
ui-copy = Kopiraj
ui-copied = Kopirano
ui-download-picture = Preuzmi sliku
ui-share = Podeli
ui-error-no-watching = Ovaj sto ne želi gledaoce.
ui-error-no-talk = Ovde se ništa ne može reći.
ui-error-no-hints = Za ovim stolom nema saveta.
ui-error-no-scores = Za ovim stolom poeni se pokazuju tek na kraju partije.
ui-error-not-host = To može samo domaćin.
ui-error-said-for-good = Prekasno je da se to povuče.
ui-error-table-full = Neko je bio brži: tamo više nema slobodnog mesta.
ui-error-no-open-tables = Na ovom serveru nema otvorenih stolova.
# The desk, invitations, and seats on other devices.
ui-device = Nastavi na drugom uređaju
ui-device-help = Otvorite ovu vezu na drugom uređaju ili skenirajte kod: vaša mesta će biti i na njegovom spisku. Ko ima vezu, može da igra umesto vas.
ui-show-qr = QR kod
ui-link-near = U ovoj vezi piše { $host }: prijatelji na drugim mestima ne mogu da je otvore. Serveru za to treba --public-url.
ui-renew = Nova veza: { $name }
ui-renew-ask = Napraviti novu vezu za mesto „{ $name }“? Pregledač u kom je ono sada odmah ga gubi.
ui-renewed = veza je ponovo poslata, čeka se { $name }
ui-desk-turn = Vi ste na potezu
ui-desk-running = Partije u toku
ui-desk-finished = Završene partije
ui-your-turn-for = Vi ste na potezu. Prošlo: { $time }
ui-turn-of-for = Na potezu: { $seat }. Prošlo: { $time }
ui-remove-ask = Ukloniti ovu partiju sa spiska? Bez veze na drugom uređaju ili nove veze od domaćina ne možete da se vratite na svoje mesto.
ui-remove = Ukloni
ui-removed = Uklonjeno
ui-restore = Vrati
ui-game-name = Ime partije
ui-save-name = Sačuvaj
ui-invited-by = { $host } vas poziva na partiju.
ui-invitation-length = Oko { $from } do { $to } minuta: oko { $turns } poteza, prema partijama botova, po minut do minut i po svaki.
ui-error-seat-taken = Ova veza je iskorišćena: na mestu sedi { $name }. Ako je bilo vaše, zatražite od domaćina novu vezu.
ui-error-newer-invite = Za ovo mesto je poslata novija veza. Koristite nju.
