### Why a move is not legal. $have, $need, $steps and $left are whole numbers.

reason-not-now = Sada se traži druga odluka.
reason-unknown-move = Takav potez ne postoji; proverite kako je napisan.
reason-not-your-turn = Niste na potezu.
reason-game-over = Igra je završena.
reason-stale = Igra je u međuvremenu otišla dalje; pogledajte ponovo.
reason-not-in-hand = Ta karta vam nije u ruci.
reason-money-short = Nemate dovoljno sestercija: imate { $have }, treba { $need }.
reason-goods-short = Nemate zalihe da ovo platite.
reason-storehouse-full = U vašem skladištu nema mesta za ovo.

## Moving, building, placing

reason-route-occupied = Na ovoj liniji već stoji kolonista.
reason-no-route = Tamo ne vodi nijedna linija za ovog kolonistu.
# $steps: needed; $left: still there
reason-too-far =
    Predaleko: treba { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }, ostalo je { $left }.
reason-no-colonist-there = Tamo nemate takvog kolonistu.
reason-no-such-city = Na ovoj tabli nema takvog grada.
reason-no-house-here = U ovom gradu vam je potrebna kućica.
reason-own-house-here = U ovom gradu već imate kućicu.
reason-start-city = U početnom gradu se ne gradi.
reason-not-adjacent = Nijedan vaš kolonista nije na liniji koja dodiruje ovaj grad.
reason-no-colonist-left = U skladištu više nemate kolonista te vrste.
reason-wrong-kind = Taj grad ne dodiruje nijedna linija za ovu vrstu kolonista.
reason-no-houses-left = Sve vaše kućice su već na tabli.

## Producing, trading, copying, buying

reason-marker-turned = Ova provincija je već proizvodila; neko prvo mora da prikupi novčiće.
reason-third-kind = Već ste trgovali svim dozvoljenim vrstama zaliha.
reason-bought-and-sold = Ista zaliha se u jednoj akciji ne može i kupiti i prodati.
reason-nothing-to-copy = Tamo nema karte za kopiranje.
reason-own-pile = Ne možete kopirati svoju kartu.
reason-is-diplomat = Diplomata se ne može kopirati.
reason-empty-space = Ovo mesto je prazno.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = Ovo mesto foruma traži da vratite karata: { $need }, a vi vraćate { $have }.
reason-bid-too-low = Vaša ponuda mora biti veća od prethodne.
reason-tile-not-held = Nemate tu pločicu.
reason-tile-not-now = Ta pločica se sada ne može upotrebiti.
reason-tile-no-effect = Ta pločica sada ne bi imala dejstva.

## Fish market

reason-fish-short = Nemate dovoljno ribe: imate { $have }, treba { $need }.
reason-stall-used = Ovu tezgu ste u ovom potezu već iskoristili.
reason-stall-behind = Vaš marker ide samo napred i ne može proći polje s kog je krenuo.
