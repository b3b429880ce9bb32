### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points.

move-play = { $card }
move-move =
    { $kind ->
        [sea] Морски
       *[land] Копнени
    } колониста: { $origin } → { $route }
move-build = Градити: { $city }
move-produce = Производња: { $province }
move-income = Прикупити новчиће
move-settle =
    Нови { $kind ->
        [sea] морски
       *[land] копнени
    } колониста: { $city }
move-recruit =
    Нови { $kind ->
        [sea] морски
       *[land] копнени
    } колониста
move-tax = Узети сестерције
move-sell = Продати: { $goods }
move-buy = Купити: { $goods }
move-copy = Копирати: { $card }
move-take = Купити карту: { $card }
move-pay = Платити: { $goods }
move-forgo = Одрећи се: { $good }
move-as = Претворити 1 со: { $good }
move-use = Употребити: { $tile }
move-take-tile = Узети: { $tile }
move-skip-tile = Не узимати плочицу
move-keep = Задржати: { $tile }
move-bid = Понуда: { $bid } ПП
move-bid-for = { $tile }: понуда { $bid } ПП
move-pass = Даље
move-swap = Заменити: { $good }
move-choose = Изабрати: { $good }
move-market = На тезгу: { $stall }
move-close = Прећи на карту

done-move-colonists = Завршити померање
done-build-houses = Завршити градњу
done-build-one-house = Без градње
done-step-or-build = Без померања
done-settle-more = Не постављати више
done-trade = Завршити трговину
done-buy-card = Не куповати више карата
done-recruit = Без новог колонисте
done-initial-purchase = Завршити куповину
done-use-tile = Без плочице
done-yield = Без плочице
done-swap = Не мењати више

province-balearica-green = { "Ebussum" } (југ)
province-balearica-yellow = { "Ebussum" } (север)
province-balearica-brown = { "Maiorica" } (запад)
province-balearica-cyan = { "Maiorica" } (северозапад)
province-balearica-orange = { "Maiorica" } (североисток)
province-balearica-olive = { "Maiorica" } (југозапад)
province-balearica-gray = { "Maiorica" } (југоисток)
province-balearica-red = { "Minorica" } (запад)
province-balearica-purple = { "Minorica" } (исток)
place-ship-west = западно почетно поље
place-ship-east = источно почетно поље
