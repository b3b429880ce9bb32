### What only the terminal says. The browser page does not load this file.
### Names: $seat, $card, $god, $tile, $place, $board, $good. Everything else in the variables is a whole number unless a comment says otherwise.
### Commands, moves and file names are typed as they are in every language; they stand between backquotes.

## Joining what other messages say

# One thing said of another: a seat and its question, a move and what it brings about
terminal-about = { $what } : { $said }
# Two clauses about the same seat
terminal-also = { $before }, { $more }

## The game

# $seed: as it is typed
terminal-welcome = Concordia sur { $board }, graine { $seed }.
# $seats: a list of names
terminal-welcome-you = Vous êtes { $seats }.
terminal-welcome-nobody = Personne ne joue depuis ce terminal.
# $bots: a list of names
terminal-welcome-bots = Bots : { $count } ({ $bots }).
# $teams: a list of teams, each by its two names
terminal-welcome-teams = Équipes : { $teams }.
terminal-welcome-help = Tapez { "?" } pour l’aide.
terminal-pure-engine = Moteur : Python pur, non compilé ; plus lent, mêmes règles.
terminal-board-unusual = Remarque : { $board } est prévu pour { $least } à { $most } joueurs, et non pour { $count }.
terminal-cannot-undo = Rien ne peut être repris : ce n’était pas votre coup, ou quelque chose de caché a été révélé.
terminal-taken-back = Coup repris.
terminal-turn-done = Vos coups sont joués : Entrée pour continuer, u pour reprendre le dernier
terminal-how-to-answer = Tapez le numéro d’un coup, son texte, ou { "?" } pour l’aide.
# $moves: a list of moves as they are typed
terminal-unclear = Cela peut être { $moves }.
terminal-unclear-more = Cela peut être { $moves } ou d’autres.
terminal-no-number = Il n’y a pas de numéro { $number } dans le menu.
# $holdings: a list of money and goods
terminal-holdings = { $seat } a { $holdings } ; emplacements libres : { $room }.
terminal-leads = { $seat } mène avec { $points } PV ; la partie n’est pas terminée.
terminal-wins = { $seat } gagne avec { $points } PV.
terminal-wins-tie = { $seat } gagne avec { $points } PV après une égalité, grâce à la carte Præfectus.
# $team: the names of both partners
terminal-leads-team = { $team } mènent avec { $points } PV ; la partie n’est pas terminée.
terminal-wins-team = { $team } gagnent avec { $points } PV.
terminal-wins-team-tie = { $team } gagnent avec { $points } PV après une égalité, grâce à la carte Præfectus.

## The record

# $path, $command: as they are typed; $problem: what the computer says
terminal-saved = La partie est enregistrée dans { $path } : `{ $command }`.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $path } : { $problem }.
terminal-nothing-played = Rien n’a encore été joué : rien n’est enregistré.
terminal-unsaved = La partie n’a pas été enregistrée ; lancez-la avec --save FILE pour la garder.
# $path: as it is typed
terminal-save = Enregistrer la partie ? Entrée : { $path } ; un nom : un autre fichier ; n : ne rien enregistrer
# $players: how many players, in words
terminal-replayed =
    { $board }, { $players }, { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.

## Help

terminal-type-number = un numéro
terminal-type-number-help = le coup qui porte ce numéro ; 0 renonce à une étape facultative
terminal-type-words = son texte
terminal-type-words-help = le coup tel qu’il s’écrit, par exemple `build aquileia`
terminal-type-beginning = un début
terminal-type-beginning-help = d’un coup ou d’un de ses mots, si aucun autre coup ne commence ainsi : `aq`
terminal-undo-help = reprendre votre dernier coup
terminal-board-help = le plateau à nouveau
terminal-scores-help = les points par dieu, si la partie se terminait maintenant
terminal-standing-help = qui gagne, et pourquoi
terminal-hints-help = jusqu’à trois conseils, chacun avec son but
terminal-log-help = le journal : le récit des derniers tours
terminal-tiles-help = les tuiles du forum visibles et leurs effets
terminal-type-record = r, r FILE
terminal-record-help = enregistrer la partie
terminal-quit-help = quitter
# $mark: two letters; $card: the Præfectus
terminal-legend = Sur le plateau : > indique qui doit jouer, { $mark } qui a la carte { $card }, C qui a la carte Concordia. Une maison coûte 1 brique, 1 marchandise de sa cité et la somme indiquée ; au lieu des deux marchandises, 1 nourriture dans une cité produisant des briques, 1 outil et 1 vin dans une cité de sel.
terminal-no-tiles = Aucune tuile du forum n’est visible.

## The board: heads of columns; the short ones for a narrow screen

terminal-sestertii-short = sest
terminal-brick-short = briq
terminal-food-short = nour
terminal-tool-short = outil
terminal-wine-short = vin
terminal-cloth-short = tissu
terminal-salt-short = sel
terminal-fish-short = pois
terminal-room = libre
terminal-colonists = colons
terminal-colonists-short = col
terminal-houses = maisons
terminal-houses-short = mai
terminal-hand = main
terminal-top = défausse
terminal-top-short = déf.
terminal-god = dieu
terminal-price = prix | supplément
terminal-places = sur les lignes et dans les cités
terminal-province = province
terminal-marker = jeton
# $letters: one letter for each seat
terminal-cities = cités : marchandise, sesterces pour la prochaine maison, maisons ({ $letters })
# One letter for each seat, for its houses
terminal-letter-red = R
terminal-letter-green = V
terminal-letter-blue = B
terminal-letter-yellow = J
terminal-letter-black = N
terminal-letter-white = L
# The kind of a colonist before its place
terminal-land = terre
terminal-sea = mer
terminal-sold = vendue
terminal-all-sold = tout est vendu
terminal-empty = vide
terminal-nothing = rien
# A good of choice in a price
terminal-any = au choix
terminal-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
terminal-tiles-held = Tuiles des joueurs
terminal-turn = tour { $turn }
terminal-stack =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }
terminal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## The menu

terminal-colonist-at =
    { $kind ->
        [sea] Bateau
       *[land] Colon terrestre
    } : { $place }
terminal-star = Une étoile : vous pourriez payer maintenant une maison dans cette cité.
# So many goods for so many sestertii
terminal-trade = { $count } pour { $price }
terminal-bid = Enchérir
terminal-bid-for = Enchérir sur { $tile }

## What a move would do

terminal-hint-nothing = sans effet maintenant
terminal-hint-city = cité de type { $good }
terminal-hint-architect =
    { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }, puis construire des maisons
terminal-hint-prefect =
    faire produire une province, ou prendre { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } de bonus en cash
terminal-hint-prefect-fish = faire produire une province, ou prendre de l’argent et une marchandise
terminal-hint-colonist =
    placer des colons pour 1 nourriture et 1 outil chacun, ou prendre { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }
# $cards: a list of cards
terminal-hint-diplomat = à copier : { $cards }
# One of them: a card on the pile of a seat
terminal-hint-copy = { $card } ({ $seat })
terminal-hint-diplomat-none = rien à copier maintenant
terminal-hint-display = une carte du présentoir
terminal-hint-mercator =
    recevoir { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }, puis acheter ou vendre { $kinds ->
        [one] { $kinds } type de marchandises
       *[other] { $kinds } types de marchandises
    }
terminal-hint-tribune =
    reprendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; un colon pour 1 nourriture et 1 outil
# $money: in words
terminal-hint-tribune-paid =
    reprendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et recevoir { $money } ; un colon pour 1 nourriture et 1 outil
terminal-hint-senator = acheter jusqu’à deux cartes
terminal-hint-consul = acheter une carte sans son supplément
# $count: more than usual, by a tile
terminal-hint-cards = acheter jusqu’à { $count } cartes
terminal-hint-magister = répéter la carte { $card }
terminal-hint-magister-none = rien à répéter maintenant
# $first, $second: the two roles of a double card
terminal-hint-roles = { $first } ou { $second }
terminal-hint-praetor = acheter une carte chacun, vous et votre partenaire
terminal-hint-proconsul = acheter une carte sans son supplément, puis votre partenaire en joue une
terminal-hint-proconsul-free = prendre une carte gratuitement, puis votre partenaire en joue une
terminal-hint-legatus = votre partenaire joue une carte que vous exécutez tous deux
# $spaces: a list of numbers
terminal-hint-payable = places que vous pouvez payer : { $spaces }
terminal-hint-unpayable = vous ne pouvez en payer aucune maintenant

## Boards

terminal-board = plateau
terminal-players = joueurs
terminal-start = départ
terminal-at-sea = en mer
terminal-provinces = provinces
terminal-city-count = cités
terminal-box = boîte
# $box: the id of a box; $start: a sentence part about where all begin
terminal-described = { $board } ({ $box }) : { $least } à { $most } joueurs, { $start }
# $city: an id
terminal-start-city = cité de départ { $city }
terminal-start-spaces = cases de départ en mer
terminal-city-letters = cités (lettre)
# $routes: a list of ids
terminal-routes =
    { $kind ->
        [sea] lignes maritimes
       *[land] lignes terrestres
    } ({ $count }) : { $routes }

## Games between bots

terminal-seat = place
# $board: an id; $number: in turn order
terminal-seat-of = { $board }, place { $number }
terminal-team = équipe
terminal-bot = bot
terminal-games = parties
terminal-turns = tours
terminal-wins-count = victoires
terminal-win-rate = % vict.
terminal-mean-points = points moy.
terminal-winning-points = du vainqueur
terminal-margin = écart
terminal-rating = cote
terminal-ahead-of = % devant
terminal-score = score
terminal-from-god = du dieu
terminal-from-god-winners = des vainqueurs
terminal-boards = plateaux
terminal-seats = places
terminal-gods = dieux
terminal-cards-got = cartes
terminal-tiles = tuiles
terminal-endings = fin de partie
terminal-ending-last-card = dernière carte
terminal-ending-last-house = dernière maison
terminal-openings = trois premières cartes
terminal-first-houses = deux premières maisons
terminal-first-cards = première carte achetée
terminal-share = part
terminal-tiles-offered = tuiles proposées
terminal-tile-open = visibles
terminal-tile-taken = prises
terminal-tile-dealt = distribuées
terminal-tile-kept = gardées
terminal-tile-bid = mise moy.
terminal-tile-worth = valeur
terminal-playing = En cours
terminal-interrupted = Interrompu ; parties jouées : { $played } sur { $count }.
# $share: in percent
terminal-par = { $players }, part équitable { $share } %
# $seconds, $speed, $rate: numbers as they are written
terminal-simulated =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $decisions } décisions en { $seconds } s : { $speed } décisions/s, { $rate } parties/s
# $points: a number as it is written; $digest: a fingerprint
terminal-simulated-points = score moyen du vainqueur { $points }, empreinte { $digest }
# $turns, $points: numbers as they are written
terminal-rated =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } de { $turns } tours, score moyen du vainqueur { $points }
# $low, $high: win rates; $verdict: `low`, `high` or `open`
terminal-tested = test séquentiel, { $low } contre { $high } : { $verdict }

## The games of a server, for its host

terminal-admin-game = partie
terminal-admin-state = état
terminal-admin-age = âge
terminal-admin-last = dernier
terminal-admin-size = ko
terminal-admin-running = en cours
terminal-admin-finished = terminée
terminal-admin-abandoned = abandonnée
terminal-admin-days = { $count } j
terminal-admin-hours = { $count } h
terminal-admin-minutes = { $count } min
# $size: in kB, as it is written
terminal-admin-total =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $size } ko
terminal-admin-created = créée
terminal-admin-moved = dernier coup
terminal-admin-seen = dernière visite
# $size: in kB, as it is written
terminal-admin-moves =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    } dans sa liste de coups, { $size } ko
terminal-admin-options = options
terminal-admin-clock = horloge
terminal-admin-name = nom
terminal-admin-opens = s’ouvre par
terminal-admin-left = temps restant
terminal-admin-by-person = quelqu’un de connu
terminal-admin-by-token = un jeton
terminal-admin-by-invite = un lien pas encore utilisé
terminal-admin-by-nothing = rien
# $games: a list of ids
terminal-admin-sure =
    { $count ->
        [one] Supprimer définitivement cette partie : { $games } ?
       *[other] Supprimer définitivement ces { $count } parties : { $games } ?
    } Tapez `yes` :
terminal-admin-deleted =
    { $count ->
        [one] { $count } partie a été supprimée.
       *[other] { $count } parties ont été supprimées.
    }
terminal-admin-not-deleted = Rien n’a été supprimé.
# $game: an id
terminal-admin-ended = La partie { $game } a été terminée.
terminal-admin-not-over = La partie n’est pas terminée : sa feuille révèle ce qui est encore caché aux joueurs.
terminal-admin-link-address = Mettez devant l’adresse du serveur, telle que les joueurs la connaissent.
terminal-admin-maintenance-on = La maintenance a commencé : les tours commencés peuvent finir, aucun autre ne commence.
terminal-admin-maintenance-off = La maintenance est terminée : le jeu reprend.
