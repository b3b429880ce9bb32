### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points, $count one of sestertii.

move-play = { $card }
move-move =
    { $kind ->
        [sea] Морской
       *[land] Сухопутный
    } колонист: { $origin } → { $route }
move-build = Построить дом: { $city }
move-produce = Производство: { $province }
move-income = Взять доход
move-settle =
    Новый { $kind ->
        [sea] морской
       *[land] сухопутный
    } колонист: { $city }
move-recruit =
    Новый { $kind ->
        [sea] морской
       *[land] сухопутный
    } колонист
move-tax = Взять сестерции
move-sell = Продать: { $goods }
move-buy = Купить: { $goods }
move-copy = Скопировать карту «{ $card }»
move-take = Купить карту «{ $card }»
move-pay = Заплатить: { $goods }
move-forgo = Не брать: { $good }
move-as = Превратить 1 соль в товар «{ $good }»
move-use = Использовать: { $tile }
move-take-tile = Взять: { $tile }
move-skip-tile = Не брать жетон
move-keep = Оставить: { $tile }
move-bid = Ставка: { $bid } ПО
move-bid-for = { $tile }: ставка { $bid } ПО
move-pass = Пас
move-swap = Обменять: { $good }
move-choose = Выбрать: { $good }
move-market = К прилавку «{ $stall }»
move-close = Перейти к розыгрышу карты
# $role: one of the two cards that a double card stands for
move-role = Выбрать роль: { $role }
# Where one's first colonists stand
move-start = Начать в городе { $city }
# To the partner
move-give =
    Передать { $count ->
        [one] { $count } сестерций
        [few] { $count } сестерция
       *[many] { $count } сестерциев
    }

done-move-colonists = Закончить перемещение
done-build-houses = Закончить строительство
done-build-one-house = Не строить
done-step-or-build = Не перемещать колонистов
done-settle-more = Больше не помещать колонистов
done-trade = Закончить торговлю
done-trade-more = Закончить торговлю
done-buy-card = Больше не покупать карт
done-recruit = Без нового колониста
done-initial-purchase = Закончить покупки
done-use-tile = Не использовать жетон
done-yield = Не использовать жетон
done-swap = Больше не обменивать
done-give-money = Ничего не передавать

province-balearica-green = Ebussum (юг)
province-balearica-yellow = Ebussum (север)
province-balearica-brown = Maiorica (запад)
province-balearica-cyan = Maiorica (северо-запад)
province-balearica-orange = Maiorica (северо-восток)
province-balearica-olive = Maiorica (юго-запад)
province-balearica-gray = Maiorica (юго-восток)
province-balearica-red = Minorica (запад)
province-balearica-purple = Minorica (восток)
place-ship-west = западная стартовая ячейка
place-ship-east = восточная стартовая ячейка
