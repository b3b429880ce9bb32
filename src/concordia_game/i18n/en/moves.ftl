### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points, $count one of sestertii.

move-play = { $card }
move-move =
    Move a { $kind ->
        [sea] sea
       *[land] land
    } colonist: { $origin } → { $route }
move-build = Build in { $city }
move-produce = Let { $province } produce
move-income = Take the income
move-settle =
    New { $kind ->
        [sea] sea
       *[land] land
    } colonist in { $city }
move-recruit =
    New { $kind ->
        [sea] sea
       *[land] land
    } colonist
move-tax = Take the sestertii
move-sell = Sell { $goods }
move-buy = Buy { $goods }
move-copy = Copy the { $card }
move-take = Buy the { $card }
move-pay = Pay { $goods }
move-forgo = Give up: { $good }
move-as = Turn 1 salt into { $good }
move-use = Use { $tile }
move-take-tile = Take { $tile }
move-skip-tile = Take no tile
move-keep = Keep { $tile }
move-bid = Bid { $bid } VP
move-bid-for = { $tile }: bid { $bid } VP
move-pass = Pass
move-swap = Swap: { $good }
move-choose = Choose: { $good }
move-market = Visit the stall: { $stall }
move-close = Go on to your card
# $role: one of the two cards that a double card stands for
move-role = Use it as the { $role }
# Where one's first colonists stand
move-start = Begin in { $city }
# To the partner
move-give =
    Give { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }

done-move-colonists = Stop moving
done-build-houses = Finish building
done-build-one-house = Build no house
done-step-or-build = Do not move
done-settle-more = Place no more
done-trade = Finish trading
done-trade-more = Finish trading
done-buy-card = Buy no more cards
done-recruit = No new colonist
done-initial-purchase = Finish buying
done-use-tile = Use no tile
done-yield = Use no tile
done-swap = Swap no more
done-give-money = Give nothing

province-balearica-green = Southern Ebussum
province-balearica-yellow = Northern Ebussum
province-balearica-brown = Western Maiorica
province-balearica-cyan = Northwestern Maiorica
province-balearica-orange = Northeastern Maiorica
province-balearica-olive = Southwestern Maiorica
province-balearica-gray = Southeastern Maiorica
province-balearica-red = Western Minorica
province-balearica-purple = Eastern Minorica
place-ship-west = start space in the west
place-ship-east = start space in the east
