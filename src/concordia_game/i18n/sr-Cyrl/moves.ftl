### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points, $count one of sestertii.

move-play = { $card }
move-move =
    Помери { $kind ->
        [sea] морског
       *[land] копненог
    } колонисту: { $origin } → { $route }
move-build = Гради: { $city }
move-produce = Покрени производњу: { $province }
move-income = Прикупи новчиће
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
move-tax = Узми сестерције
move-sell = Продај: { $goods }
move-buy = Купи: { $goods }
move-copy = Копирај: { $card }
move-take = Купи карту: { $card }
move-pay = Плати: { $goods }
move-forgo = Одрекни се: { $good }
move-as = Претвори: 1 со → { $good }
move-use = Употреби: { $tile }
move-take-tile = Узми: { $tile }
move-skip-tile = Не узимај плочицу
move-keep = Задржи: { $tile }
move-bid = Понуди { $bid } ПП
move-bid-for = { $tile }: понуди { $bid } ПП
move-pass = Даље
move-swap = Замени: { $good }
move-choose = Изабери: { $good }
move-market = Иди на тезгу: { $stall }
move-close = Пређи на карту
# $role: one of the two cards that a double card stands for
move-role = Изабери улогу: { $role }
# Where one's first colonists stand
move-start = Почни у граду { $city }
# To the partner
move-give =
    Дај { $count ->
        [one] { $count } сестерциј
        [few] { $count } сестерција
       *[other] { $count } сестерција
    }

done-move-colonists = Заврши померање
done-build-houses = Заврши градњу
done-build-one-house = Не гради кућицу
done-step-or-build = Не померај колонисту
done-settle-more = Не постављај више
done-trade = Заврши трговину
done-trade-more = Заврши трговину
done-buy-card = Не купуј више карата
done-recruit = Без новог колонисте
done-initial-purchase = Заврши куповину
done-use-tile = Без плочице
done-yield = Без плочице
done-swap = Не мењај више
done-give-money = Не дај ништа

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
