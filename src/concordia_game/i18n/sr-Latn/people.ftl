## Ko želi da bude prepoznat, i šta je odigrano

ui-me-keep = Moje partije
ui-me-you = Vi
ui-me-back = Na prvu stranicu
ui-me-title = Vi na ovom serveru
ui-me-help = Za igru ovo nije potrebno. Sa pristupnim ključem ili vezom za oporavak vaše partije su na svakom uređaju, i ništa drugo se ne traži.
ui-me-begin = Zapamti me ovde
ui-me-sign-in = Prijavi se pristupnim ključem
ui-me-no-passkeys = Ovde nema pristupnih ključeva: potreban je pregledač koji ih ima i bezbedna adresa stranice. Veza za oporavak radi svuda.
ui-me-rename = Preimenuj
ui-me-passkeys = Pristupni ključevi
ui-me-passkey-add = Dodaj pristupni ključ
ui-me-passkey-since = Od { $day }
ui-me-remove = Ukloni
ui-me-none = Još ništa
ui-me-recovery = Veza za oporavak
ui-me-recovery-help = Njome ulazite na bilo kom uređaju. Čuvajte je kao lozinku: prikazuje se samo jednom, a nova je zamenjuje.
ui-me-recovery-make = Napravi vezu za oporavak
ui-me-recovery-new = Napravi novu vezu za oporavak
ui-me-recover-ask = Ova veza prijavljuje ovaj pregledač kao onoga ko ju je napravio, i mesta koja se ovde drže postaju njegova. Nastavite samo ako ste je napravili sami.
ui-me-recover = Prijavi se ovom vezom
ui-me-devices =
    { $count ->
        [one] Prijavljeni ste u { $count } pregledaču
        [few] Prijavljeni ste u { $count } pregledača
       *[other] Prijavljeni ste u { $count } pregledača
    }
ui-me-sign-out = Odjavi se
ui-me-sign-out-everywhere = Odjavi se svuda
ui-me-delete = Obriši me
ui-me-delete-help = Vaše ime, pristupni ključevi, veza, rejting i uređaji se brišu. Partije zadržavaju imena pod kojima su odigrane.
ui-me-delete-sure = Obriši zauvek
ui-ratings = Rejtinzi
ui-me-rated = Želim rejting
ui-me-rated-help = Računaju se partije sa drugima koji ga žele. Vide ga svi na ovom serveru. Potreban je pristupni ključ ili veza za oporavak.
ui-holiday-all = Odmor od svih partija
ui-holiday-all-help = Do tada vaši satovi stoje, a bot dobija vaše mesto samo ako svi ostali glasaju za to. Radnja u nekoj partiji prekida odmor u njoj. U svakoj partiji ima 30 dana; one u kojima je ostalo manje se preskaču.
ui-holiday-till = Nema me do
ui-holiday-now = Na odmoru ste do { $date } · Partija: { $count }
ui-holiday-passed = Partija u kojima je ostalo premalo dana: { $count }.
ui-holiday-no-game = Nemate partiju u toku od koje biste mogli da uzmete odmor.
ui-rating = Rejting { $rating }
ui-results = Moji rezultati
ui-friends = Prijatelji s kojima sam igrao
ui-groups = Društva
ui-all-boards = Sve table
ui-games-count =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
ui-wins = Pobede
ui-mean = Prosek
ui-best = Najbolji
ui-won-on = Pobede na tablama
ui-won-by-god = Pobede zahvaljujući
ui-no-god = ostali poeni
ui-a-bot = Bot
ui-group-curve = Poeni od partije do partije
ui-error-bad-passkey = Ovaj pristupni ključ nije prihvaćen.
ui-error-no-such-passkey = Ovaj pristupni ključ ovde nije poznat.
ui-error-no-such-challenge = To je predugo trajalo. Pokušajte ponovo.
ui-error-no-such-recovery = Ova veza za oporavak više ne važi.
ui-error-no-passkeys-here = Pristupnim ključevima treba ime servera; ova stranica je otvorena brojčanom adresom.
ui-error-too-many-passkeys = Ima previše pristupnih ključeva. Prvo uklonite jedan.
ui-error-not-kept = Prvo napravite pristupni ključ ili vezu za oporavak.
ui-error-bad-key = Ovde više niste prijavljeni.
