# Notices: what the server says to people who are away, and where they choose how they are told

notice-turn = Vi ste na potezu
notice-over = Partija je gotova
notice-game = { $board }, igraju i { $others }
notice-test = Obaveštenja rade
notice-test-text = Odsad ćete ovde biti obavešteni kada ste na potezu.
notice-mail-stop = Ne šalji više poruke o potezima:
notice-mail-confirm = Concordia: da li je ovo vaša adresa?
notice-mail-confirm-text = Neko želi da na ovu adresu dobija poruke kada je na potezu u igri Concordia. Ako ste to vi, otvorite ovu vezu:
notice-mail-confirm-not = Ako niste, ne treba ništa da radite: druge poruke neće stići.
ui-notices = Javi mi kada sam na potezu
ui-notices-help = Jednom po potezu, ako ne gledate u sto.
ui-notices-push = U ovom pregledaču
ui-notices-push-help = I kada je stranica zatvorena.
ui-notices-push-none = Ovaj pregledač se ovde ne može obavestiti: potreban je https, ili stranicu prvo treba instalirati.
ui-notices-push-denied = Vaš pregledač to ne dozvoljava. To se menja u njegovim podešavanjima za ovu stranicu.
ui-notices-push-failed = Služba za obaveštenja pregledača nije dostupna.
ui-notices-webhook = Preko vebhuka
ui-notices-webhook-help = Adresa vebhuka za Discord, Slack, Matrix ili vaš program.
ui-notices-style = Oblik
ui-notices-style-auto = prema adresi
ui-notices-email = E-poštom
ui-notices-unconfirmed = još nije potvrđena: pogledajte poštu
ui-notices-add = Dodaj
ui-notices-remove = Ukloni
ui-notices-browser = Pregledač
ui-notices-this-browser = Ovaj pregledač
ui-notices-quiet = Tihi sati
ui-notices-quiet-from = od
ui-notices-quiet-to = do
ui-notices-quiet-help = Što padne u njih, stiže kada se završe, ako ste i dalje na potezu.
ui-notices-mute = Ništa o ovoj partiji
ui-notices-try = Pošalji mi jedno sada
ui-notices-tried =
    { $fate ->
        [sent] Poslato.
        [later] Tamo trenutno niko ne odgovara.
       *[refused] Tamo nije prihvaćeno.
    }
ui-notices-ways = Ovde vam se javlja
ui-notices-confirmed = Vaša adresa je potvrđena. Dobićete poruku kada ste na potezu.
ui-notices-stop = Bez poruka o potezima?
ui-notices-stop-go = Bez poruka
ui-notices-stopped = Više nećete dobijati poruke o potezima.
ui-notices-confirm = Potvrditi ovu adresu?
ui-notices-confirm-go = Potvrdi
ui-offline = Nema veze sa serverom. Vaše partije su tamo sigurne; stranica će se sama vratiti.
ui-error-bad-address = Na ovu adresu se ništa ne može poslati.
ui-error-mail-failed = Poruka nije mogla biti poslata.
ui-error-too-many-channels = Previše ih je: prvo uklonite jedan.
