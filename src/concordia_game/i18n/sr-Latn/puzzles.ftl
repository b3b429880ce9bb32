### Puzzles: positions in which one turn is clearly best. The words for marks and reasons are in analysis.ftl.
### $percent, $chance, $next: with their signs and units.

## The list

puzzle-welcome = Pozicija iz partije jakih botova, vi ste na potezu, i jedan potez je očigledno najbolji. Odigrajte ga celog na tabli, pa vidite koliko vredi. Kao i uvek, znate ono što leži otvoreno, a ne i ono što tek treba da se izvuče.
puzzle-today-about = Isti za sve koji imaju ovu verziju igre, i svakog dana novi.
# $count: days in a row on which the puzzle of the day was solved
puzzle-streak =
    { $count ->
        [one] { $count } dan zaredom
        [few] { $count } dana zaredom
       *[other] { $count } dana zaredom
    }
puzzle-solved-count = Rešeno { $done } od { $count }
puzzle-theme = Tema
puzzle-theme-all = Sve teme
puzzle-theme-buy = Kupovina karata
puzzle-theme-build = Gradnja
puzzle-theme-trade = Zalihe i novac
puzzle-theme-end = Kraj partije
puzzle-grade = Težina
puzzle-grade-all = Bilo koja težina
puzzle-grade-easy = lak
puzzle-grade-medium = srednji
puzzle-grade-hard = težak
puzzle-next = Sledeći zadatak
puzzle-none = Sve ove zadatke ste rešili. Mogu se rešavati ponovo.
puzzle-no-such = Takvih zadataka nema. Na ovu temu ima:
puzzle-choice = { $choice } ({ $count })
puzzle-list = Ovi zadaci
puzzle-number = Zadatak { $number }
puzzle-state-new = nov
puzzle-state-solved = rešen
puzzle-state-missed = još nije nađeno
puzzle-state-shown = rešenje pogledano

## A puzzle

puzzle-task = Vaša boja: { $seat }. Nađite najbolji potez i odigrajte ga do kraja.
puzzle-ready = Je li to vaš potez? Završite ga da vidite koliko vredi, ili ga vratite.
puzzle-judging = Vaš potez se razmatra …
puzzle-again = Pokušaj ponovo
puzzle-show = Pokaži najbolji potez
puzzle-begin-again = Od početka
puzzle-gone = Tog zadatka nema u ovoj verziji igre.
puzzle-failed = Trenutno niko ne može da razmotri vaš potez. Pokušajte ponovo.

## The answer

puzzle-right = Tako je!
puzzle-right-about = Ništa bolje nije nađeno.
puzzle-idea = Zamisao je dobra, ali može i preciznije: propušteno je { $percent } izgleda za pobedu.
puzzle-wrong = To nije najbolji potez: propušteno je { $percent } izgleda za pobedu.
puzzle-looked-up = Ovo bi bio najbolji potez.
puzzle-best = Najbolji potez
puzzle-yours = Vaš potez
puzzle-chance = Izgledi za pobedu: { $chance }, sa najboljom drugom zamisli { $next }
puzzle-why-best = Po čemu se razlikuje od najbolje druge zamisli, u poenima koji se očekuju na kraju
puzzle-why-yours = Po čemu se vaš potez razlikuje od najboljeg, u poenima koji se očekuju na kraju
puzzle-replay = Odigraj na tabli
puzzle-answer = Odgovor
