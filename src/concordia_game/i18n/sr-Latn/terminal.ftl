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
terminal-welcome = Concordia, tabla { $board }, deljenje { $seed }.
# $seats: a list of names
terminal-welcome-you = Vi ste: { $seats }.
terminal-welcome-nobody = Za terminalom ne igra niko.
# $bots: a list of names
terminal-welcome-bots = Botovi: { $count } ({ $bots }).
# $teams: a list of teams, each by its two names
terminal-welcome-teams = Timovi: { $teams }.
terminal-welcome-help = Ukucajte ? za pomoć.
terminal-pure-engine = Mehanizam: čist { "Python" }, nije kompajliran; sporije, pravila su ista.
terminal-board-unusual = Napomena: tabla { $board } predviđena je za { $least } do { $most } igrača, a ne za { $count }.
terminal-cannot-undo = Ništa se ne može vratiti: to nije bio vaš potez ili je otkriveno nešto skriveno.
terminal-taken-back = Potez je vraćen.
terminal-turn-done = Vaš deo je gotov: { "Enter" } – dalje, { "u" } – vraćanje
terminal-how-to-answer = Ukucajte broj poteza, njegove reči ili ? za pomoć.
# $moves: a list of moves as they are typed
terminal-unclear = To može biti { $moves }.
terminal-unclear-more = To može biti { $moves } ili još nešto.
terminal-no-number = U meniju nema broja { $number }.
# $holdings: a list of money and goods
terminal-holdings = { $seat }: { $holdings }; slobodnih mesta: { $room }.
terminal-leads = Vodi { $seat }: { $points } PP; igra nije završena.
terminal-wins = Pobednik: { $seat }, { $points } PP.
terminal-wins-tie = Pobednik: { $seat }, { $points } PP; kod izjednačenja je odlučila karta Præfectus.
# $team: the names of both partners
terminal-leads-team = Vodi tim { $team }: { $points } PP; igra nije završena.
terminal-wins-team = Pobednički tim: { $team }, { $points } PP.
terminal-wins-team-tie = Pobednički tim: { $team }, { $points } PP; kod izjednačenja je odlučila karta Præfectus.

## The record

# $path, $command: as they are typed; $problem: what the computer says
terminal-saved = Zapis je sačuvan u { $path }: `{ $command }`.
terminal-not-saved = Zapis nije mogao da se sačuva u { $path }: { $problem }.
terminal-nothing-played = Još ništa nije odigrano, pa nema šta da se sačuva.
terminal-unsaved = Partija nije sačuvana; da biste sačuvali zapis, počnite je sa { "--save FILE" }.
# $path: as it is typed
terminal-save = Sačuvati zapis? { "Enter" } – u { $path }, ime – u drugu datoteku, { "n" } – ne
# $players: how many players, in words
terminal-replayed =
    { $board }, { $players }, { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }.

## Help

terminal-type-number = broj
terminal-type-number-help = potez s tim brojem; 0 preskače neobavezni deo
terminal-type-words = njegove reči
terminal-type-words-help = potez onako kako je zapisan, na primer { "`build aquileia`" }
terminal-type-beginning = početak
terminal-type-beginning-help = poteza ili jedne od njegovih reči, ako nijedan drugi ne počinje tako: { "`aq`" }
terminal-undo-help = vraćanje vašeg poslednjeg poteza
terminal-board-help = tabla još jednom
terminal-scores-help = poeni po bogovima kada bi se igra sada završila
terminal-standing-help = ko pobeđuje i zašto
terminal-hints-help = do tri saveta, svaki s objašnjenjem
terminal-log-help = dnevnik: poslednji potezi rečima
terminal-tiles-help = vidljive pločice foruma i šta one rade
terminal-type-record = { "r, r FILE" }
terminal-record-help = čuvanje zapisa
terminal-quit-help = izlaz
# $mark: two letters; $card: the Præfectus
terminal-legend = Na tabli: > je na potezu, { $mark } ima kartu { $card }, { "C" } kartu Concordia. Kućica košta 1 ciglu, 1 zalihu svog grada i naznačeni novac; umesto obe zalihe plaća se u gradu-proizvođaču cigala 1 hrana, a u gradu soli 1 alat i 1 vino.
terminal-no-tiles = Nema vidljivih pločica foruma.

## The board: heads of columns; the short ones for a narrow screen

terminal-sestertii-short = sest
terminal-brick-short = cigl
terminal-food-short = hran
terminal-tool-short = alat
terminal-wine-short = vino
terminal-cloth-short = tkan
terminal-salt-short = so
terminal-fish-short = riba
terminal-room = mesta
terminal-colonists = kolonisti
terminal-colonists-short = kol
terminal-houses = kućice
terminal-houses-short = kuć
terminal-hand = ruka
terminal-top = gornja karta
terminal-top-short = karta
terminal-god = bog
terminal-price = cena | dodatni trošak
terminal-places = na linijama i u gradovima
terminal-province = provincija
terminal-marker = token
# $letters: one letter for each seat
terminal-cities = gradovi: zaliha, novac za sledeću kućicu, kućice ({ $letters })
# One letter for each seat, for its houses
terminal-letter-red = C
terminal-letter-green = Z
terminal-letter-blue = P
terminal-letter-yellow = Ž
terminal-letter-black = K
terminal-letter-white = B
# The kind of a colonist before its place
terminal-land = kopno
terminal-sea = more
terminal-sold = prodato
terminal-all-sold = sve je prodato
terminal-empty = prazno
terminal-nothing = ništa
# A good of choice in a price
terminal-any = po izboru
terminal-coins =
    { $count ->
        [one] { $count } novčić
        [few] { $count } novčića
       *[other] { $count } novčića
    }
terminal-tiles-held = Pločice igrača
terminal-turn = potez { $turn }
terminal-stack =
    { $count ->
        [one] { $count } karta u gomili
        [few] { $count } karte u gomili
       *[other] { $count } karata u gomili
    }
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }

## The menu

terminal-colonist-at =
    { $kind ->
        [sea] Morski kolonista
       *[land] Kopneni kolonista
    }: { $place }
terminal-star = Zvezdica: kućicu u tom gradu sada možete da platite.
# So many goods for so many sestertii
terminal-trade = { $count } za { $price }
terminal-bid = Ponuda
terminal-bid-for = Ponuda za pločicu „{ $tile }”

## What a move would do

terminal-hint-nothing = sada bez učinka
terminal-hint-city = zaliha grada: { $good }
terminal-hint-architect =
    { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }, zatim gradnja kućica
terminal-hint-prefect =
    proizvodnja u provinciji ili prikupljanje novčića: { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }
terminal-hint-prefect-fish = proizvodnja u provinciji ili novac i zaliha
terminal-hint-colonist =
    novi kolonisti za po 1 hranu i 1 alat ili { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }
# $cards: a list of cards
terminal-hint-diplomat = može da se kopira: { $cards }
# One of them: a card on the pile of a seat
terminal-hint-copy = „{ $card }” ({ $seat })
terminal-hint-diplomat-none = sada nema šta da se kopira
terminal-hint-display = karta iz ponude
terminal-hint-mercator =
    { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }, zatim trgovina: { $kinds ->
        [one] { $kinds } vrsta zaliha
        [few] { $kinds } vrste zaliha
       *[other] { $kinds } vrsta zaliha
    }
terminal-hint-tribune =
    vraćanje { $count ->
        [one] { $count } karte
        [few] { $count } karte
       *[other] { $count } karata
    } u ruku; kolonista za 1 hranu i 1 alat
# $money: in words
terminal-hint-tribune-paid =
    vraćanje { $count ->
        [one] { $count } karte
        [few] { $count } karte
       *[other] { $count } karata
    } u ruku i { $money }; kolonista za 1 hranu i 1 alat
terminal-hint-senator = kupovina do dve karte
terminal-hint-consul = kupovina jedne karte bez dodatnog troška
# $count: more than usual, by a tile
terminal-hint-cards =
    kupovina do { $count ->
        [one] { $count } karte
        [few] { $count } karte
       *[other] { $count } karata
    }
terminal-hint-magister = ponavljanje karte „{ $card }”
terminal-hint-magister-none = sada nema šta da se ponovi
# $first, $second: the two roles of a double card
terminal-hint-roles = { $first } ili { $second }
terminal-hint-praetor = kupovina po jedne karte, vi i partner
terminal-hint-proconsul = kupovina jedne karte bez dodatnog troška, zatim partner igra kartu
terminal-hint-proconsul-free = jedna karta besplatno, zatim partner igra kartu
terminal-hint-legatus = partner igra kartu za vas oboje
# $spaces: a list of numbers
terminal-hint-payable = mesta čiju kartu možete da platite: { $spaces }
terminal-hint-unpayable = sada ne možete da platite nijednu

## Boards

terminal-board = tabla
terminal-players = igrači
terminal-start = početak
terminal-at-sea = na moru
terminal-provinces = provincija
terminal-city-count = gradova
terminal-box = kutija
# $box: the id of a box; $start: a sentence part about where all begin
terminal-described = { $board } ({ $box }): za { $least } do { $most } igrača, { $start }
# $city: an id
terminal-start-city = početni grad { $city }
terminal-start-spaces = početna polja na moru
terminal-city-letters = gradovi (slovo)
# $routes: a list of ids
terminal-routes =
    { $kind ->
        [sea] morske linije
       *[land] kopnene linije
    } ({ $count }): { $routes }

## Games between bots

terminal-seat = mesto
# $board: an id; $number: in turn order
terminal-seat-of = { $board }, mesto { $number }
terminal-team = tim
terminal-bot = bot
terminal-games = partija
terminal-turns = poteza
terminal-wins-count = pobeda
terminal-win-rate = % pobeda
terminal-mean-points = prosek
terminal-winning-points = pobednika
terminal-margin = prednost
terminal-rating = rejting
terminal-ahead-of = % ispred
terminal-score = poeni
terminal-from-god = od boga
terminal-from-god-winners = pobednika
terminal-boards = table
terminal-seats = mesta
terminal-gods = bogovi
terminal-cards-got = karte
terminal-tiles = pločice
terminal-endings = kraj partije
terminal-ending-last-card = poslednja karta
terminal-ending-last-house = poslednja kuća
terminal-openings = prve tri karte
terminal-first-houses = prve dve kuće
terminal-first-cards = prva kupljena karta
terminal-share = udeo
terminal-tiles-offered = pločice na izboru
terminal-tile-open = otvorena
terminal-tile-taken = uzeta
terminal-tile-dealt = podeljena
terminal-tile-kept = zadržana
terminal-tile-bid = ponuda
terminal-tile-worth = vrednost
terminal-playing = Igra se
terminal-interrupted = Prekinuto; odigrano partija: { $played } od { $count }.
# $share: in percent
terminal-par = { $players }, jednak udeo { $share }%
# $seconds, $speed, $rate: numbers as they are written
terminal-simulated =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }, odluka: { $decisions } za { $seconds } s; { $speed } odluka/s, { $rate } partija/s
# $points: a number as it is written; $digest: a fingerprint
terminal-simulated-points = prosečni poeni pobednika { $points }, otisak { $digest }
# $turns, $points: numbers as they are written
terminal-rated =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }, prosečno poteza: { $turns }, prosečni poeni pobednika { $points }
# $low, $high: win rates; $verdict: `low`, `high` or `open`
terminal-tested = sekvencijalni test, { $low } prema { $high }: { $verdict }

## The games of a server, for its host

terminal-admin-game = partija
terminal-admin-state = stanje
terminal-admin-age = starost
terminal-admin-last = posl.
terminal-admin-size = kB
terminal-admin-running = u toku
terminal-admin-finished = završena
terminal-admin-abandoned = napuštena
terminal-admin-days = { $count } d
terminal-admin-hours = { $count } č
terminal-admin-minutes = { $count } min
# $size: in kB, as it is written
terminal-admin-total =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }, { $size } kB
terminal-admin-created = napravljena
terminal-admin-moved = poslednji potez
terminal-admin-seen = poslednja poseta
# $size: in kB, as it is written
terminal-admin-moves =
    { $count ->
        [one] { $count } unos
        [few] { $count } unosa
       *[other] { $count } unosa
    } u spisku poteza, { $size } kB
terminal-admin-options = opcije
terminal-admin-clock = sat
terminal-admin-name = ime
terminal-admin-opens = čime se otvara
terminal-admin-left = preostalo vreme
terminal-admin-by-person = osoba poznata serveru
terminal-admin-by-token = ključ mesta
terminal-admin-by-invite = još neiskorišćen link
terminal-admin-by-nothing = ničim
# $games: a list of ids
terminal-admin-sure =
    { $count ->
        [one] Trajno obrisati { $count } partiju: { $games }?
        [few] Trajno obrisati { $count } partije: { $games }?
       *[other] Trajno obrisati { $count } partija: { $games }?
    } Unesite `yes`:
terminal-admin-deleted =
    { $count ->
        [one] Obrisana je { $count } partija.
        [few] Obrisane su { $count } partije.
       *[other] Obrisano je { $count } partija.
    }
terminal-admin-not-deleted = Ništa nije obrisano.
# $game: an id
terminal-admin-ended = Partija { $game } je završena.
terminal-admin-not-over = Partija nije završena: njen zapis otkriva ono što je igračima još skriveno.
terminal-admin-link-address = Ispred stavite adresu servera na kojoj ga igrači nalaze.
terminal-admin-maintenance-on = Održavanje je počelo: započeti potezi mogu da se završe, novi ne počinju.
terminal-admin-maintenance-off = Održavanje je završeno: igra se nastavlja.
