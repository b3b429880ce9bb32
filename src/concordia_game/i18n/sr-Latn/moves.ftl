### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points.

move-play = { $card }
move-move =
    { $kind ->
        [sea] Morski
       *[land] Kopneni
    } kolonista: { $origin } → { $route }
move-build = Graditi: { $city }
move-produce = Proizvodnja: { $province }
move-income = Prikupiti novčiće
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
move-tax = Uzeti sestercije
move-sell = Prodati: { $goods }
move-buy = Kupiti: { $goods }
move-copy = Kopirati: { $card }
move-take = Kupiti kartu: { $card }
move-pay = Platiti: { $goods }
move-forgo = Odreći se: { $good }
move-as = Pretvoriti 1 so: { $good }
move-use = Upotrebiti: { $tile }
move-take-tile = Uzeti: { $tile }
move-skip-tile = Ne uzimati pločicu
move-keep = Zadržati: { $tile }
move-bid = Ponuda: { $bid } PP
move-bid-for = { $tile }: ponuda { $bid } PP
move-pass = Dalje
move-swap = Zameniti: { $good }
move-choose = Izabrati: { $good }
move-market = Na tezgu: { $stall }
move-close = Preći na kartu

done-move-colonists = Završiti pomeranje
done-build-houses = Završiti gradnju
done-build-one-house = Bez gradnje
done-step-or-build = Bez pomeranja
done-settle-more = Ne postavljati više
done-trade = Završiti trgovinu
done-buy-card = Ne kupovati više karata
done-recruit = Bez novog koloniste
done-initial-purchase = Završiti kupovinu
done-use-tile = Bez pločice
done-yield = Bez pločice
done-swap = Ne menjati više

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
