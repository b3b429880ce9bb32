### Moves as buttons say them, and names of places that have no Latin name of their own.
### Names: $card, $city, $origin (a city or a route), $route, $province, $good, $tile, $stall, $role. $goods is a ready list.
### $kind is "land" or "sea"; $bid is a whole number of victory points, $count one of sestertii.

move-play = { $card }
move-move =
    Déplacer un { $kind ->
        [sea] bateau
       *[land] colon terrestre
    } : { $origin } → { $route }
move-build = Construire : { $city }
move-produce = Faire produire : { $province }
move-income = Prendre le bonus en cash
move-settle =
    Placer un { $kind ->
        [sea] bateau
       *[land] colon terrestre
    } : { $city }
move-recruit =
    Placer un { $kind ->
        [sea] bateau
       *[land] colon terrestre
    }
move-tax = Prendre les sesterces
move-sell = Vendre { $goods }
move-buy = Acheter { $goods }
move-copy = Copier : { $card }
move-take = Acheter : { $card }
move-pay = Payer { $goods }
move-forgo = Abandonner : { $good }
move-as = Transformer 1 sel en { $good }
move-use = Utiliser { $tile }
move-take-tile = Prendre { $tile }
move-skip-tile = Ne pas prendre de tuile
move-keep = Garder { $tile }
move-bid = Enchérir à { $bid } PV
move-bid-for = { $tile } : enchérir à { $bid } PV
move-pass = Passer
move-swap = Échanger : { $good }
move-choose = Choisir : { $good }
move-market = Aller à l’étal : { $stall }
move-close = Passer à votre carte
# $role: one of the two cards that a double card stands for
move-role = Choisir le rôle : { $role }
# Where one's first colonists stand
move-start = Commencer à { $city }
# To the partner
move-give =
    Donner { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }

done-move-colonists = Terminer les déplacements
done-build-houses = Terminer les constructions
done-build-one-house = Ne pas construire de maison
done-step-or-build = Ne pas déplacer de colon
done-settle-more = Ne plus placer de colon
done-trade = Terminer le commerce
done-trade-more = Terminer le commerce
done-buy-card = Ne plus acheter de carte
done-recruit = Ne pas placer de colon
done-initial-purchase = Terminer les achats
done-use-tile = Ne pas utiliser de tuile
done-yield = Ne pas utiliser de tuile
done-swap = Ne plus rien échanger
done-give-money = Ne rien donner

province-balearica-green = Ebussum (sud)
province-balearica-yellow = Ebussum (nord)
province-balearica-brown = Maiorica (ouest)
province-balearica-cyan = Maiorica (nord-ouest)
province-balearica-orange = Maiorica (nord-est)
province-balearica-olive = Maiorica (sud-ouest)
province-balearica-gray = Maiorica (sud-est)
province-balearica-red = Minorica (ouest)
province-balearica-purple = Minorica (est)
place-ship-west = case de départ à l’ouest
place-ship-east = case de départ à l’est
