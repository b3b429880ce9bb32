### The page of an analysis; the words for marks, reasons and advice are in analysis.ftl.
### $percent, $best, $before, $after: with their signs and units.

## The parts of the page

study-players = Joueurs
study-turn = Ce tour
study-turns = Tous les tours
study-time = Évolution
# Shows the table beside the board again, instead of the analysis
study-table = Table

## While it is made

study-making = Analyse de la partie en cours
study-progress = { $done } tours sur { $count }
study-deepen = Analyser plus en profondeur
study-deepen-help = Elle regarde plus loin et prend quelques minutes. Vous pouvez continuer à regarder pendant ce temps.
study-deepening = Analyse approfondie en cours
study-depth-quick = Analyse rapide
study-depth-deep = Analyse approfondie
study-picture = Enregistrer la courbe en image

## The players

study-accuracy-help = La précision est de 100 si aucun tour n’a rien coûté. Chaque tour compte selon que la partie était encore ouverte ; elle se compare ainsi d’une partie à l’autre.
study-steady = Aucun tour n’a changé grand-chose pour ce joueur.
# $change: of the chance to win; $cause: by whose turn, or by what turned up
study-turning-point = Tour { $turn } : { $change }, { $cause }
# A mark on the curve. $turn: "Turn 5"; $mark: mistake or blunder
study-dot = { $turn }, { $seat } : { $mark }, { $change }
study-nothing-cost = Aucune habitude n’a coûté cher dans cette partie.
# $ground: a god, or means such as money
study-habit =
    { $count ->
        [one] { $ground } : { $count } tour, { $percent }
       *[other] { $ground } : { $count } tours, { $percent } chacun en moyenne
    }
study-lesson = Leçon : { $title }

## A turn

study-choose = Choisissez un tour : sur la courbe, dans la liste de tous les tours, ou avec les touches [ et ].
study-unjudged = Il n’y a rien à juger à ce moment.
# Which of the turns that lost something is looked at next
study-previous-loss = Faux pas précédent
study-next-loss = Faux pas suivant
study-chance = Chances de gagner : { $best } avec le meilleur tour, { $after } avec celui qui a été joué
study-margin = Avance attendue à la fin : { $before } PV avec le meilleur tour, { $after } avec celui qui a été joué
study-lost = { $percent } perdus
study-nothing-better = Rien de mieux n’a été trouvé.
study-played = Joué
study-better = Mieux
study-why = La différence, en points attendus à la fin
study-show = Montrer sur le plateau
study-shown = Ce que { $seat } aurait pu jouer
study-back = Revenir à la partie
study-luck = Chance
study-luck-help = L’effet des cartes et des tuiles dévoilées. Il n’est porté au compte de personne.
study-luck-none = Les chances de personne n’en ont changé sensiblement.
# Of the quick analysis
study-luck-deeper = L’analyse approfondie regarde plus loin et peut y voir davantage.

## Over time

study-mean = La ligne pointillée est la moyenne de la table.
study-series-houses = Maisons
study-series-provinces = Provinces
study-series-cards = Cartes
study-series-money = Argent
study-series-tempo = Cartes jouées, sans les Tribuns : avance ou retard sur la moyenne
