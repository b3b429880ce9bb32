### What is said about turns: why a hint is one, where a game was won and lost, who is winning.
### $points, $percent: with their sign and decimals. $cities, $cards, $tiles, $provinces: lists of names. $goods, $money: amounts in words.

## What a turn brings, and what stands behind a reason

analysis-fact-money = { $money } de plus
analysis-fact-goods = { $goods } de plus
analysis-fact-houses =
    { $count ->
        [one] une maison à { $cities }
       *[other] { $count } maisons à { $cities }
    }
analysis-fact-provinces =
    { $count ->
        [one] une province de plus : { $provinces }
       *[other] { $count } provinces de plus : { $provinces }
    }
# $goods: kinds of goods
analysis-fact-kinds = production propre : { $goods }
analysis-fact-colonists =
    { $count ->
        [one] { $count } colon de plus
       *[other] { $count } colons de plus
    }
analysis-fact-cards = { $cards }
analysis-fact-tiles = { $tiles }
analysis-fact-prefect = production en { $province } : { $goods }
# Cards that come back to the hand
analysis-fact-hand =
    { $count ->
        [one] { $count } carte de plus en main
       *[other] { $count } cartes de plus en main
    }
analysis-fact-none = une préparation des tours suivants
# The goods that the best province would bring afterwards
analysis-next-prefect = prochain Préfet : { $goods }
# What a turn does, and what that brings
analysis-about = { $what } — { $said }

## Hints

# $what: what the turn brings
analysis-hint-best = Le mieux : { $what }
analysis-hint-other = Autre idée : { $what }
analysis-hint-lead = { $points } PV de mieux que l’idée suivante

## Grounds that are no gods

analysis-means-money = Argent
analysis-means-goods = Marchandises
analysis-means-storehouse = Place dans l’entrepôt
analysis-means-production = Production
analysis-means-hand = Cartes en main
analysis-means-copying = Cartes à copier
analysis-means-sites = Lieux où construire
analysis-means-building = Maisons à portée
analysis-means-buying = Cartes à portée
analysis-means-tiles = Tuiles du forum
analysis-means-order = Ordre du tour
analysis-means-other = Autres points
analysis-means-rivals = Ce qu’obtiennent les adversaires
analysis-means-pace = Proximité de la fin
analysis-means-later = Tours suivants
# $ground: a god, or one of the above; $fact: what stands behind it
analysis-why = { $ground } { $points } : { $fact }
analysis-why-plain = { $ground } { $points }

## The analysis of a game

analysis-curve = Chances de gagner
analysis-accuracy = Précision
analysis-mark-best = meilleur coup
analysis-mark-good = bon coup
analysis-mark-inaccuracy = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = gaffe
analysis-turn = Tour { $turn }
analysis-lost = chances de gagner { $percent }
# $told: seats, each with what turned up did to its chance to win
analysis-luck = chance : { $told }
analysis-played = joué : { $moves }
analysis-better = mieux : { $moves }
analysis-nothing-lost = Aucun tour n’a coûté grand-chose.
analysis-turning-points = Tournants de la partie
analysis-cause-own = son propre tour
analysis-cause-rival = un tour de { $seat }
analysis-cause-luck = ce qui a été dévoilé
analysis-next-time = À essayer la prochaine fois
# Each is about the lesson of that name
analysis-advice-build = Gardez des colons là où vous voulez construire, et les marchandises qu’il faut dans l’entrepôt.
analysis-advice-trade = Prévoyez les marchandises et l’argent que demandent vos prochains tours.
analysis-advice-cards = Demandez-vous quelle carte jouer maintenant et laquelle acheter avant le Tribun.
analysis-advice-gods = Comptez ce que vous donne chaque dieu, et accordez vos cartes et vos maisons.
analysis-advice-game = Regardez ce que votre tour laisse aux autres, et si la fin est proche.

## Who is winning

analysis-points-now = Points actuels
analysis-points-expected = Points attendus à la fin

## Figures: the terminal and pictures write them, the page asks the browser

# $figure: a whole number, which may have a sign
analysis-percent = { $figure } %
# $tenth: the digit behind the point
analysis-decimal = { $figure },{ $tenth }
