### Why a move is not legal. $have and $need are whole numbers.

reason-not-now = Sada se traži druga odluka.
reason-unknown-move = Takav potez ne postoji; proverite kako je napisan.
reason-not-offered = Taj izbor se sada ne nudi.
reason-compulsory = Ovde morate da izaberete; ovo se ne može preskočiti.
reason-not-your-turn = Niste na potezu.
reason-game-over = Igra je završena.
reason-stale = Stanje u igri se u međuvremenu promenilo; pogledajte ponovo.
reason-not-in-hand = Ta karta vam nije u ruci.
reason-money-short = Nemate dovoljno sestercija: imate { $have }, treba { $need }.
# $need: a list of goods, or how many of one good
reason-goods-short = Nemate dovoljno zaliha. Potrebno: { $need }.
reason-wrong-payment = Cena se ne može platiti na taj način.
reason-storehouse-full = Nemate dovoljno mesta u skladištu: slobodno je { $have }, treba { $need }.

## Moving, building, placing

reason-route-occupied = Na ovoj liniji već stoji kolonista.
reason-no-route = Tamo ne vodi nijedna linija za ovog kolonistu.
# $need: steps needed; $have: steps left
reason-too-far =
    Predaleko: { $need ->
        [one] potreban je { $need } pomeraj
        [few] potrebna su { $need } pomeraja
       *[other] potrebno je { $need } pomeraja
    }, a preostalo je { $have }.
reason-no-colonist-there = Tamo nemate takvog kolonistu.
reason-no-such-city = Na ovoj tabli nema takvog grada.
reason-no-such-province = Na ovoj tabli nema takve provincije.
reason-no-house-here = U ovom gradu morate imati svoju kućicu.
reason-only-start-city = Ovde se novi kolonista može postaviti samo u početni grad.
reason-own-house-here = U ovom gradu već imate kućicu.
reason-start-city = U početnom gradu se ne gradi.
reason-not-adjacent = Nijedan vaš kolonista nije na liniji koja dodiruje ovaj grad.
reason-wrong-city = Besplatna kućica se ne može sagraditi u ovom gradu.
reason-no-colonist-left = U skladištu više nemate kolonista te vrste.
reason-wrong-kind = Taj grad ne dodiruje nijedna linija za ovu vrstu kolonista.
reason-no-houses-left = Sve vaše kućice su već na tabli.
reason-no-house-left-to-build = Već ste sagradili dozvoljen broj kućica.

## Producing, trading, copying, buying

reason-marker-turned = Ova provincija je već proizvodila; neko prvo mora da prikupi novčiće.
reason-third-kind = Već ste trgovali dozvoljenim brojem vrsta zaliha.
reason-bought-and-sold = Ovu zalihu ste u ovoj akciji već kupili ili prodali.
reason-never-traded = Banka ne trguje ni solju ni ribom.
reason-no-such-seat = U ovoj igri nema takvog igrača.
reason-nothing-to-copy = Tamo nema karte za kopiranje.
reason-own-pile = Ne možete kopirati svoju kartu.
reason-is-diplomat = Diplomata se ne može kopirati.
reason-is-magister = Magistar se ne može kopirati.
reason-is-legatus = Legat se ne može kopirati.
reason-partners-pile = Možete kopirati samo protivničku kartu, a ne partnerovu.
reason-empty-space = Ovo mesto je prazno.
reason-no-card-left-to-buy = Već ste kupili dozvoljen broj karata.
reason-copied-card = Ne možete kupiti baš onu kartu koju kopirate.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards =
    Za ovo mesto foruma treba vratiti u ruku bar { $need ->
        [one] { $need } kartu
        [few] { $need } karte
       *[other] { $need } karata
    }, a vi vraćate { $have }.
# $need: the lowest bid that is high enough
reason-bid-too-low = Vaša ponuda mora biti veća od prethodne: { $need } PP ili više.
# $need: the highest bid that there is
reason-bid-too-high = Ponuda ne može biti veća od { $need } PP.
reason-no-such-tile = Takva pločica foruma ne postoji.
reason-tile-not-held = Nemate tu pločicu.
reason-tile-not-now = Ta pločica se sada ne može upotrebiti.
reason-tile-used = Ovu pločicu ste u ovom potezu već upotrebili.
reason-tile-no-effect = Ta pločica sada ne bi imala učinka.

## Fish market

reason-fish-short = Nemate dovoljno ribe: imate { $have }, treba { $need }.
reason-no-fish-there = U ovoj provinciji nema ribe; neko prvo mora da prikupi novčiće.
reason-no-such-stall = Na ovoj pijaci nema takve tezge.
reason-stall-used = Ovu tezgu ste u ovom potezu već iskoristili.
reason-stall-behind = Vaš marker ide samo napred: ne može da prođe polje s kog je krenuo u ovom potezu, niti da isto polje koristi drugi put.
reason-no-effect = Akcija ove tezge se sada ne može sprovesti.

## Team play

reason-not-called = Partnerova karta traži bilo koju vašu kartu osim Legata.
reason-near-start = Ne možete izabrati ni početni grad, ni grad koji je s njim povezan linijom.
