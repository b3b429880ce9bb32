### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points, $count one of sestertii.

move-play = { $card }
move-move =
    Pomeri { $kind ->
        [sea] morskog
       *[land] kopnenog
    } kolonistu: { $origin } → { $route }
move-build = Gradi: { $city }
move-produce = Pokreni proizvodnju: { $province }
move-income = Prikupi novčiće
move-settle =
    Novi { $kind ->
        [sea] morski
       *[land] kopneni
    } kolonista: { $city }
move-recruit =
    Novi { $kind ->
        [sea] morski
       *[land] kopneni
    } kolonista
move-tax = Uzmi sestercije
move-sell = Prodaj: { $goods }
move-buy = Kupi: { $goods }
move-copy = Kopiraj: { $card }
move-take = Kupi kartu: { $card }
move-pay = Plati: { $goods }
move-forgo = Odrekni se: { $good }
move-as = Pretvori: 1 so → { $good }
move-use = Upotrebi: { $tile }
move-take-tile = Uzmi: { $tile }
move-skip-tile = Ne uzimaj pločicu
move-keep = Zadrži: { $tile }
move-bid = Ponudi { $bid } PP
move-bid-for = { $tile }: ponudi { $bid } PP
move-pass = Dalje
move-swap = Zameni: { $good }
move-choose = Izaberi: { $good }
move-market = Idi na tezgu: { $stall }
move-close = Pređi na kartu
# $role: one of the two cards that a double card stands for
move-role = Izaberi ulogu: { $role }
# Where one's first colonists stand
move-start = Počni u gradu { $city }
# To the partner
move-give =
    Daj { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }

done-move-colonists = Završi pomeranje
done-build-houses = Završi gradnju
done-build-one-house = Ne gradi kućicu
done-step-or-build = Ne pomeraj kolonistu
done-settle-more = Ne postavljaj više
done-trade = Završi trgovinu
done-trade-more = Završi trgovinu
done-buy-card = Ne kupuj više karata
done-recruit = Bez novog koloniste
done-initial-purchase = Završi kupovinu
done-use-tile = Bez pločice
done-yield = Bez pločice
done-swap = Ne menjaj više
done-give-money = Ne daj ništa

province-balearica-green = { "Ebussum" } (jug)
province-balearica-yellow = { "Ebussum" } (sever)
province-balearica-brown = { "Maiorica" } (zapad)
province-balearica-cyan = { "Maiorica" } (severozapad)
province-balearica-orange = { "Maiorica" } (severoistok)
province-balearica-olive = { "Maiorica" } (jugozapad)
province-balearica-gray = { "Maiorica" } (jugoistok)
province-balearica-red = { "Minorica" } (zapad)
province-balearica-purple = { "Minorica" } (istok)
place-ship-west = zapadno početno polje
place-ship-east = istočno početno polje
