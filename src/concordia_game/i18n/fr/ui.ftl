### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = Version non officielle du jeu de société de Mac Gerdts, édité par PD-Verlag. Aucun texte ni aucune illustration de l’éditeur n’est utilisé.

## First page and new game

ui-play-now = Jouer maintenant
ui-play-now-help = Vous contre deux bots ({ ui-level-normal }) sur Italia, tout de suite.
ui-learn = Apprendre à jouer
ui-puzzle-today = Problème du jour
ui-puzzles = Problèmes
ui-more-puzzles = Plus de problèmes
ui-new-game = Nouvelle partie
ui-join = Rejoindre avec un lien
ui-join-help = Collez le lien d’invitation que vous avez reçu.
ui-analyse-record = Analyser une partie
ui-analyse-record-help = Choisissez l’enregistrement d’une partie terminée, ou déposez-le n’importe où sur cette page. Il peut venir de n’importe quel serveur.
ui-choose-record = Choisir un enregistrement
ui-drop-record = Déposez l’enregistrement ici
ui-continue = Continuer
ui-options = Options
ui-more-options = Autres options
ui-more-options-help = Nom, extensions, jeu en équipes, conseils : rien de cela n’est nécessaire pour une première partie.
ui-board = Plateau
ui-board-recommended = Conseillé pour { $from } à { $to } joueurs
ui-board-players = { $from } à { $to } joueurs
ui-board-unusual = Ce plateau n’est pas prévu pour ce nombre de joueurs, mais vous pouvez essayer.
ui-players = Joueurs
ui-player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-seat-you = Vous
ui-seat-friend = Ami (par lien)
ui-seat-device = Même appareil
ui-seat-bot = Bot
ui-level = Niveau
ui-level-easy = Facile
ui-level-easy-help = A les angles morts d’un débutant, différents à chaque partie : surestime certaines choses, en oublie d’autres. Pour une première soirée : sur Imperium, 84 points quand Normal en fait 127.
ui-level-normal = Normal
ui-level-normal-help = Regarde aussitôt un tour de table plus loin : pour la plupart des soirées. Bat Facile presque toujours.
ui-level-hard = Difficile
ui-level-hard-help = Prolonge de nombreux tours dans sa tête, jusqu’à deux secondes : pour les joueurs expérimentés. À deux joueurs, bat Normal dans environ deux parties sur trois.
ui-level-master = Maître
ui-level-master-help = Comme Difficile, mais réfléchit jusqu’à dix secondes par tour : pour ceux qui veulent souffrir.
ui-level-greedy = Glouton
ui-level-greedy-help = Prend ce qui paraît le mieux sur le moment, selon des règles simples.
ui-level-random = Au hasard
ui-level-random-help = Joue n’importe quel coup permis, sans réfléchir.
ui-somebody-else = Quelqu’un d’autre
ui-start = Commencer
ui-copy-link = Copier le lien
ui-link-copied = Lien copié

## The table

ui-undo = Revenir
ui-undo-turn = Revenir au début
ui-end-turn = Terminer le tour
# $move: a move as its button says it
ui-confirm = Confirmer : { $move }
ui-held = Ce qui est nouveau sera révélé quand vous terminerez le tour ; d’ici là, vous pouvez revenir en arrière.
ui-final = Révèle quelque chose de caché : pas de retour possible.
ui-done = Terminé
ui-cancel = Annuler
ui-close = Fermer
ui-your-turn = À vous de jouer
ui-waiting = En attente
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Passez l’appareil à { $seat }
ui-pass-device-note = La suite est réservée à { $seat }.
ui-pass-device-taken = Afficher
ui-log = Journal
ui-score = Score
ui-hand = Main
ui-display = Présentoir
ui-storehouse = Entrepôt
ui-discard-pile = Défausse
ui-forum = Forum
ui-fish-market = Marché aux poissons
# The same in one word, for a tab
ui-market-short = Marché
ui-fish-market-note = L’ordre des étals et certains prix sont notre reconstitution et peuvent différer du marché imprimé.
ui-fish-market-correct = Une photographie du marché imprimé permettrait de trancher : voir CONTRIBUTING.md.
# On a forum tile whose effect our sources do not settle in every detail
ui-tile-note = Une partie de cet effet est notre reconstitution et peut différer de la tuile imprimée.
ui-tile-correct = Une photographie de la tuile imprimée permettrait de trancher : voir CONTRIBUTING.md.
ui-tile-own = Règle maison : cette tuile n’est pas dans la boîte.
# On Venus cards and team play
ui-venus-note = La règle de Concordia Venus ne fait pas partie de nos sources : ce texte suit des descriptions publiques et peut différer sur certains points de la règle imprimée.
ui-venus-correct = Les points seulement probables ou encore ouverts sont indiqués dans docs/rulings.md. La règle imprimée permettrait de trancher : voir CONTRIBUTING.md.
ui-money-left = Sesterces restants : { $count }
ui-room-left = Emplacements libres : { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }
ui-preview-price = Reste à payer : { $goods }
ui-preview-nth = { $nth }e maison de la cité : sesterces × { $nth }
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-zoom-reset = Tout le plateau

## Rules and settings

ui-rules = Règles
ui-booklet = Les règles illustrées
ui-settings = Réglages
ui-language = Langue
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = Français
ui-look = Couleurs
ui-look-auto = Comme l’appareil
ui-look-light = Claires
ui-look-dark = Sombres
ui-text-size = Taille du texte
ui-detail = Dessin du plateau
ui-detail-full = Complet
ui-detail-plain = Simple
ui-seat-colors = Couleurs des joueurs
ui-seat-colors-box = Comme dans la boîte
ui-seat-colors-contrast = Très contrastées, même sans vision des couleurs
ui-seat-colors-own = Les miennes
ui-paint-orange = Orange
ui-paint-sky = Bleu clair
ui-paint-violet = Violet
ui-paint-pink = Rose
ui-paint-brown = Brun
ui-sound = Son
ui-volume = Volume
ui-animations = Animations
ui-pace = Rythme des coups des autres joueurs
ui-pace-slow = Lent
ui-pace-normal = Normal
ui-pace-fast = Rapide
ui-skip = Afficher tout de suite
ui-effect = Ce que le coup apporte, et ce qui vient de se passer
ui-reduced-motion = Mouvements réduits
ui-notifications = Notifications

## Connection and errors

ui-connection-lost = Connexion perdue
ui-reconnecting = Reconnexion…
ui-reconnected = Vous êtes de retour dans la partie.
ui-error-too-many-requests = Trop de requêtes. Patientez un instant.
ui-error-game-not-found = Cette partie est introuvable. Vérifiez le lien.
ui-error-no-such-analysis = Cette analyse est introuvable, ou n’est plus conservée. Vérifiez le lien, ou faites analyser la partie à nouveau.
ui-error-version = Cette partie a commencé avec une autre version des règles et ne peut pas continuer ici.
ui-error-board-missing = Le plateau de cette partie n’est pas proposé ici pour le moment. La partie est conservée et reprendra dès que l’hébergeur proposera de nouveau ce plateau.
ui-error-board-changed = Le plateau a été modifié depuis le début de cette partie, qui ne peut donc pas continuer. Elle est conservée et reprendra dès que l’hébergeur aura rétabli le plateau.
# $reason: of the program, in English
ui-error-bad-record = Ce n’est pas un enregistrement lisible ici : { $reason }
# Why, if it is known; $reason: details in English
ui-error-bad-record-title = Ce fichier n’est pas l’enregistrement d’une partie ({ $reason }).
ui-error-bad-record-rules-version = Cette partie a été jouée avec une version des règles inconnue ici ({ $reason }).
ui-error-bad-record-map = Le plateau de cette partie n’est pas proposé ici ({ $reason }).
ui-error-bad-record-long = Ce fichier est trop long pour être l’enregistrement d’une partie.
ui-error-bad-record-damaged = L’enregistrement est illisible à partir de la ligne { $line } ({ $reason }).
ui-error-bad-record-illegal = Le coup de la ligne { $line } de l’enregistrement n’est pas permis : { $why }
ui-error-no-room = Toutes les tables sont occupées pour le moment. Rien n’est perdu ; réessayez dans un instant.
ui-error-maintenance = Le serveur est en maintenance : les tours et les nouvelles parties commenceront après. Rien n’est perdu.
ui-maintenance = Le serveur va être entretenu. Un tour commencé peut être terminé ; les autres commenceront après.
ui-error-unknown = Un problème est survenu. Votre partie n’est pas perdue ; réessayez.

## Leaving, watching, after the game

ui-bot-waits = Le bot attend son tour pour réfléchir : il y a beaucoup de monde en ce moment.
ui-spectator = Spectateur
ui-spectator-note = Vous regardez la partie et voyez ce que tous peuvent voir.
ui-hand-to-bot = Confier la place à un bot
ui-hand-to-bot-vote = Remplacer { $seat } par un bot ? Votes : { $votes } sur { $needed }
ui-vote-yes = Oui
ui-vote-no = Non
# $time: minutes and seconds, as 2:05
ui-bot-soon = { $seat } n’est pas là : un bot prend le relais dans { $time }
ui-bot-in = Un bot prend le relais dans { $time }
ui-keep-waiting = Attendre encore
# No time to come back
ui-grace-none = aucun
ui-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-away-title = Pendant votre absence
ui-away-moves = { $seat } : un bot a joué à votre place.
ui-away-none = { $seat } : les autres avaient voté pour un bot à cette place. Vous revenez à temps, il n’a encore rien joué.
ui-away-close = Reprendre la partie
ui-winner = Victoire : { $seat }
ui-winner-you = Vous avez gagné !
# $god: a god, or ui-score-rest; $side: who came second
ui-won-by = Victoire avec { $lead } PV d’avance, avantage principal : { $god } (+{ $ahead } sur { $side }).
# $card: the Præfectus Magnus, or Piscatus; $side: who has as many points
ui-won-holder = Égalité à { $total } PV avec { $side } : le détenteur de la carte { $card } l’emporte.
ui-won-next = Égalité à { $total } PV avec { $side } : celui qui aurait reçu le premier la carte { $card } l’emporte.
ui-won-order = Égalité à { $total } PV avec { $side } : personne n’a la carte { $card }, le dernier dans l’ordre du tour l’emporte.
ui-scene-skip = Passer
ui-scene-tables = Voir les tableaux
ui-scene-again = Revoir le décompte
ui-replay = Revoir la partie
ui-download-record = Télécharger l’enregistrement
ui-analysis = Analyse
ui-rematch = Revanche

## Who is winning and why

ui-who-leads = Qui mène, et pourquoi ?
ui-leader = { $seat } mène de { $lead } PV.
ui-leader-tie = Les premiers sont à égalité.
# $god: the god that brings the leader most
ui-leader-why = L’essentiel vient de { $god } : { $points } PV.
ui-score-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } × { $value } PV = { $total } PV
ui-score-total = Total
ui-gain-house = Une maison de plus : jusqu’à +{ $points } PV
ui-gain-colonist = Un colon de plus : +{ $points } PV
ui-gain-card = Une carte de plus : jusqu’à +{ $points } PV
ui-standing = Résultat attendu et chances
ui-standing-weighing = Évaluation de la table…
ui-standing-turn = Au début du tour { $turn }.
ui-standing-again = Redemander
# What follows is what a seat has beyond the others, or lacks
ui-standing-why = Mieux ou moins bien que les autres
ui-standing-level = À peu près comme les autres.
ui-standing-note = Les points attendus viennent de ce que chacun a de plus que les autres, et des points que les parties des bots apportaient encore à ce stade. La chance vient des avances attendues : combien de fois de telles avances ont gagné.

## Hint

ui-hint = Conseil
ui-hint-thinking = Recherche d’un bon coup…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-even = à égalité
ui-hint-ahead = { $count } PV d’avance
ui-hint-behind = { $count } PV de retard

## Guided tour

ui-keys = Jouer au clavier
ui-keys-number = une carte ou un autre élément éclairé, par le numéro qu’il porte
ui-keys-arrows = vers l’élément éclairé suivant dans cette direction
ui-keys-enter = le choisir
ui-keys-escape = choisir autre chose
ui-keys-undo = revenir en arrière
ui-keys-undo-turn = revenir au début du tour
ui-keys-hint = conseil
ui-keys-end = terminer le tour ou l’action
ui-keys-hurry = passer ce que font encore les autres
ui-keys-zoom = agrandir ou réduire le plateau, le montrer en entier
ui-keys-help = cette liste
ui-tour = Visite guidée
ui-tour-offer = Votre première partie ? Une courte visite vous montre le premier tour.
ui-tour-next = Suivant
ui-tour-back = Précédent
ui-tour-skip = Passer
ui-tour-1-title = Le but du jeu
ui-tour-1-text = Vous peuplez le monde romain, commercez et rassemblez des cartes. À la fin, les dieux de vos cartes récompensent ce que vous avez accompli. Qui a le plus de points de victoire l’emporte.
ui-tour-2-title = Un tour, une carte
ui-tour-2-text = À votre tour, vous jouez une carte et faites ce qu’elle indique. Elle reste sur votre défausse jusqu’à ce qu’un Tribun vous rende toutes vos cartes.
ui-tour-3-title = Le plateau
ui-tour-3-text = Chaque cité produit une marchandise. Les colons terrestres suivent les lignes terrestres, les bateaux les lignes maritimes, et une ligne n’accueille qu’un seul colon.
ui-tour-4-title = Se déplacer
ui-tour-4-text = Jouez votre Architecte. Chacun de vos colons sur le plateau vous donne un déplacement ; répartissez-les librement.
ui-tour-5-title = Construire
ui-tour-5-text = Construisez maintenant dans une cité adjacente à une ligne où se trouve un de vos colons. Vous payez des marchandises et des sesterces ; chaque maison déjà présente fait monter le prix, alors soyez rapide.
ui-tour-6-title = Produire
ui-tour-6-text = Un Préfet fait produire une province dont le jeton bonus montre sa marchandise : vous prenez cette marchandise bonus, et chaque maison de la province donne une marchandise à son propriétaire, celles des autres joueurs aussi. Le jeton montre ensuite des pièces, jusqu’à ce que quelqu’un prenne le bonus en cash.
ui-tour-7-title = Entreposer et commercer
ui-tour-7-text = Votre entrepôt a 12 emplacements, dont certains sont occupés par les colons qui ne sont pas encore sur le plateau. Le Marchand vous rapporte de l’argent et vous permet d’acheter et de vendre.
ui-tour-8-title = Acheter des cartes
ui-tour-8-text = Avec le Sénateur, vous achetez des cartes du présentoir. Elles apportent de nouvelles actions et plus de points : chaque carte d’un dieu fait compter sa récompense une fois de plus.
ui-tour-9-title = La fin
ui-tour-9-text = Le premier qui achète la dernière carte ou construit sa 15e maison prend la carte Concordia ; tous les autres ont un dernier tour. Le tableau des scores montre à tout moment ce que chaque dieu vous rapporte. Bonne partie !

## Further words of the table

ui-name = Nom
ui-join-go = Rejoindre
ui-invited = On vous invite à une partie.
ui-invite-friends = Inviter des amis
ui-invite-help = Envoyez à chaque ami l’un de ces liens ; la partie les attend.
ui-invite-link = Lien d’invitation
ui-seats-drawn = Le premier joueur est tiré au sort ; les couleurs suivent l’ordre du tour.
ui-forget-game = Retirer de cette liste
ui-previous = En arrière
ui-next = En avant
ui-play = Lire
ui-pause = Pause
ui-previous-turn = Tour précédent
ui-next-turn = Tour suivant
ui-speed = Vitesse
ui-moment-link = Lien vers ce moment
ui-hands = Mains
ui-cards-to-come = Cartes à venir
ui-tiles-to-come = Tuiles à venir
ui-keys-move = une action en arrière ou en avant
ui-keys-turn = un tour en arrière ou en avant, comme Maj et une flèche
ui-keys-ends = au début, à la fin
ui-keys-play = lire ou mettre en pause
ui-points-short = PV
ui-rules-cards = Les cartes
ui-rules-gods = Les dieux
# $name: a card, tile, stall, god or option
ui-rules-of = Règles : { $name }
ui-rules-moving = Les déplacements des colons
ui-rules-moving-text = Les colons terrestres empruntent les lignes terrestres, les bateaux les lignes maritimes. Le premier déplacement mène un colon de sa cité à une ligne adjacente, chacun des suivants le mène, par une cité au bout de sa ligne, à une autre ligne. Il ne s’arrête plus jamais dans une cité, ni sur une ligne où se trouve déjà un colon, même l’un des vôtres ; mais avec assez de déplacements, il peut passer par de telles lignes, chacune pour un déplacement.
ui-rules-storehouse-text = Chaque emplacement contient une marchandise ou un colon qui n’est pas encore sur le plateau. Si vous recevez plus de marchandises que vous n’avez d’emplacements libres, vous choisissez parmi les nouvelles celles que vous prenez, autant qu’il y a de place ; vous ne pouvez pas jeter de marchandises déjà entreposées pour en loger d’autres.
ui-rules-houses = Le prix des maisons
ui-rules-houses-text = Une maison coûte des marchandises et des sesterces, selon ce que produit sa cité. Les sesterces sont multipliés par le nombre de maisons de la cité, la nouvelle comprise. Chaque joueur a au plus une maison par cité ; personne ne construit dans la cité de départ.
ui-rules-salt-text = Il remplace en paiement toute marchandise sauf le poisson, ne s’achète ni ne se vend, mais une fois transformé en une autre marchandise, il se vend comme elle. Vous commencez avec 1 sel au lieu de la deuxième nourriture ; les cités de sel en donnent quand un Préfet les fait produire, un spécialiste jamais. Les cités de sel comptent pour Jupiter, Saturnus et un seul spécialiste, pas pour Mercurius ; pour Vesta, chaque sel de l’entrepôt vaut 7 sesterces.
ui-rules-forum-text = Au début de la partie, vous recevez deux patriciens et en gardez un. Un Tribun qui reprend assez de cartes, lui-même compris, permet de prendre d’abord une tuile : la plus à gauche dès 4 cartes, les suivantes dès 6, 8 et 10. Les autres glissent vers la gauche et la rangée est complétée depuis la pile ; quand celle-ci est vide, les tuiles défaussées sont mélangées pour en former une nouvelle. Une tuile qui nomme une carte n’agit qu’avec cette carte, les autres à tout moment de votre tour, mais jamais entre deux maisons.
ui-rules-auction-text = Il y a un patricien de plus que de joueurs. Celui qui ouvre en désigne un et doit enchérir à 0 PV ou plus ; les autres surenchérissent, ou passent et ne participent plus à cette enchère. L’enchère gagnante est déduite du score final ; le dernier joueur choisit gratuitement l’un des deux patriciens restants.
ui-rules-fish-text = Deux poissons partagent un emplacement de l’entrepôt ; ils ne servent à payer qu’au marché, et pour Vesta, chacun vaut 3 sesterces. À votre première visite, vous posez votre marqueur sur une case quelconque, que vous utilisez aussitôt, mais pas une seconde fois pendant ce tour. Ensuite, votre marqueur ne fait qu’avancer : posez 1 sesterce sur chaque case sautée ; là où vous vous arrêtez, prenez les pièces, payez le prix en poissons et faites l’action de l’étal. Vous pouvez continuer tant que vous pouvez payer, mais chaque étal ne vous sert qu’une fois par tour. La case où se trouvait votre marqueur au début du tour ne peut être utilisée qu’après une boucle complète, et votre visite s’y termine.
ui-rules-venus-text = Chacun a une huitième carte de départ, le Magister (sauf dans le jeu en équipes). Quatre des cartes à vendre sont des cartes doubles : elles remplacent deux Architectes, un Préfet et un Marchand, et leur Marchand rapporte 5 sesterces. Celui qui joue ou copie une carte double choisit son rôle. Le Magister et les cartes doubles sont des cartes Venus. Un Magister qui n’a rien à répéter (première carte jouée, après un Tribun ou sur un Sénateur) peut être joué, mais sans effet ; un Consul peut être répété. Un Diplomate ne peut pas copier un Magister, sauf si les options de la partie le permettent. Les tuiles agissent avec une carte répétée comme avec une carte copiée.
ui-rules-teams-text = Vous commencez avec un Tribun, un Marchand, un Préfet, un Préteur et un Légat ; la première moitié de la table, dans l’ordre du tour, a en plus un Architecte, la seconde un Diplomate. Il n’y a ni Magister ni Sénateur, et chaque Consul est un Proconsul. Chacun commence avec 5 sesterces dans la première équipe, 6 dans la deuxième, 7 dans la troisième. La première moitié de la table commence dans la cité de départ ; dans la seconde, chacun désigne une cité qui n’est ni la cité de départ, ni reliée à elle par une ligne, et y commence avec deux colons (sur Balearica, tous commencent en mer). Le joueur actif joue une carte et l’exécute, puis son partenaire exécute la même carte, chacun avec ce qui lui appartient et selon ses propres choix ; un Tribun rend à chacun des partenaires ses propres cartes. Après un Proconsul, le partenaire joue une carte et l’exécute seul ; avec un Légat, le partenaire joue une carte que tous deux exécutent. Si c’est un Proconsul, le joueur actif achète et le partenaire joue encore une carte pour lui seul ; un Proconsul exécuté seul n’appelle pas d’autre carte. Un Diplomate copie la carte d’un adversaire, jamais celle du partenaire. Marchandises et cartes ne se donnent jamais. Avec le marché aux poissons, les cartes du tour sont d’abord posées ; ensuite, le joueur actif va au marché et exécute la carte, puis son partenaire fait de même. Les points des deux partenaires sont additionnés, carte Concordia comprise. Si des équipes sont à égalité, celle dont un joueur détient la carte Præfectus, ou serait le premier à la recevoir, l’emporte. Il n’y a pas de décompte intermédiaire.
ui-rules-balearica-text = Il n’y a pas de cité de départ : vos deux bateaux commencent en mer. Les nouveaux colons sont placés dans des cités où vous avez une maison : sans maison, vous ne pouvez en placer aucun ; un colon terrestre peut être placé même là où ne mène aucune ligne terrestre. Il peut emprunter, pour un déplacement par ligne, une ligne maritime où se trouve votre bateau, mais pas s’y arrêter.
ui-actions = Ce que vous pouvez faire
ui-panels = Parties de la table
# $move: a move as its button says it
# $board: the name of a board
ui-board-picture = Le plateau { $board }
ui-start-city = cité de départ
# $seats: a list of names
ui-houses-of = maisons : { $seats }
ui-sea-route = Ligne maritime
ui-land-route = Ligne terrestre
ui-pieces = Cités, lignes, colons et maisons
ui-zoom = Zoom
ui-stack-size = dans la pile : { $count }
ui-price = prix
ui-rematch-join = Rejoindre la revanche
ui-look-at-board = Voir le plateau
ui-choose-tile = Au choix
ui-auction = Enchères
# $tile: its name; $seat: who has bid most
ui-auction-state = { $tile } : { $bid } PV ({ $seat })
ui-own-tiles = Vos tuiles
ui-forum-from =
    { $count ->
        [one] dès { $count } carte
       *[other] dès { $count } cartes
    }
ui-coins-here = sesterces sur cette case
ui-away = absent
ui-not-joined = pas encore là
# Præfectus Magnus and Piscatus in two letters
ui-magnus-short = PM
ui-piscatus-short = PP
ui-houses-left =
    { $count ->
        [one] { $count } maison encore à construire
       *[other] { $count } maisons encore à construire
    }
ui-houses-count =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
ui-colonists-count =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
ui-colonists-on-board = Colons sur le plateau : { $count }
ui-hand-size = Cartes en main : { $count }
ui-cards-of = Cartes de { $seat }
ui-cards-bought = Achetées
ui-cards-begun = Au départ
ui-score-curve = Score au fil des tours
ui-score-rest = Tuiles et enchères
ui-sell = Vendre
ui-buy = Acheter
ui-less = Moins
ui-more = Plus

## Team play
## $team: the names of both partners (ui-team-of)

# The heading of the table of teams
ui-teams = Équipes
# The head of its column
ui-team = Équipe
# $first, $second: two seats
ui-team-of = { $first } et { $second }
ui-team-total = Total de l’équipe
# Beside a seat
ui-partner = partenaire
ui-your-partner = votre partenaire
ui-active-player = joueur actif
# In the partner's turn, where ui-your-turn would be wrong
ui-your-action = À vous d’agir
ui-partners-action = C’est à votre partenaire d’agir.
ui-with-you = { $seat } exécute cette carte avec vous.
ui-turn-cards = Les cartes du tour
# With a Legatus one points at a card in the partner's hand
ui-suggest = Suggérer cette carte
ui-suggested = { $seat } suggère la carte { $card }.
ui-winner-team = Victoire de l’équipe : { $team }
ui-winner-team-you = Votre équipe a gagné !
ui-loser-team-you = Votre équipe a perdu.
ui-leader-team = { $team } mènent de { $lead } PV.
# In the lobby: these three
ui-teams-seats = Les partenaires sont assis face à face : à 4 joueurs, les places 1 et 3, 2 et 4 ; à 6 joueurs, les places 1 et 4, 2 et 5, 3 et 6.
ui-teams-players = Le jeu en équipes se joue à 4 ou à 6.
ui-six-in-teams = À 6, on ne joue qu’en équipes.

## Time, leaving, consent. $time, $date and $seats are texts.

ui-time = Temps
ui-time-help = L’horloge tourne pour qui doit répondre. Elle démarre quand tous les amis sont là, et s’arrête pendant les congés et quand le serveur est en panne.
ui-clock-none = sans horloge
ui-clock-hours =
    { $count ->
        [one] { $count } heure par tour
       *[other] { $count } heures par tour
    }
ui-clock-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
ui-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ui-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
ui-clock-live = { $minutes } min chacun + { $seconds } s par tour
ui-clock-end = Quand le temps est écoulé
ui-clock-end-mark = rien qu’une marque
ui-clock-end-turn = un bot joue le tour
ui-clock-end-seat = un bot prend la place
ui-leaving = Si quelqu’un abandonne
ui-leaving-bot = un bot continue
ui-leaving-end = la partie s’arrête quand il ne reste qu’un camp
ui-clock-left = Temps restant : { $time }
ui-clock-short = Vite
ui-clock-overdue = en retard
ui-holiday-until = en congé jusqu’au { $date }
ui-resigned = abandon
ui-bot-turn = un bot joue ce tour
ui-agreements = S’accorder…
ui-agreements-title = Demander aux autres
ui-agreements-help = Ce qui a été révélé ou terminé ne revient que si tous les autres sont d’accord. Les bots le sont toujours.
ui-ask-move = Reprendre ma dernière action
ui-ask-turn = Reprendre mon dernier tour
ui-ask-back = Revenir plus loin…
ui-back-help = Choisissez le tour à rejouer. Ce tour et tout ce qui l’a suivi sont repris si tous les autres sont d’accord ; les piles restent telles quelles.
ui-back-ask =
    { $count ->
        [one] Demander à reprendre { $count } tour
       *[other] Demander à reprendre { $count } tours
    }
ui-request-what = Ce qui serait repris
ui-ask-end = Proposer d’arrêter la partie
ui-holiday-days = Jours d’absence :
ui-holiday-left = Reste dans cette partie : { $time }
ui-holiday-take = Prendre un congé
ui-holiday-over = Je suis de retour
ui-leave = Partir : un bot joue jusqu’à mon retour
ui-resign = Abandonner
ui-resign-sure = Abandonner pour de bon ? Il n’y a pas de retour.
ui-leave-sure = Quitter la table ? Rouvrez la partie pour revenir.
ui-request-takeback = { $seat } demande à reprendre des actions : { $count }.
ui-request-end = { $seat } propose d’arrêter la partie avec le score actuel.
ui-request-waits = Réponse attendue : { $seats }
ui-agree = Accepter
ui-decline = Refuser
ui-withdraw = Retirer
ui-ended-agreed = Partie arrêtée d’un commun accord.
ui-ended-host = Partie arrêtée par l’hôte du serveur.
ui-ended-resigned = Abandon : { $seats }.
ui-note-ask-takeback = { $seat } demande à reprendre des actions : { $count }.
ui-note-ask-end = { $seat } propose d’arrêter la partie.
ui-note-agree = { $seat } accepte.
ui-note-decline = { $seat } refuse.
ui-note-withdraw = { $seat } retire sa demande.
ui-note-lapse = { $seat } : la demande est caduque, la partie a continué.
ui-note-taken-back = Accord de tous : { $seat } reprend ses actions.
ui-note-ended = La partie a été arrêtée.
ui-note-resign = { $seat } abandonne.
ui-note-leave = { $seat } s’en va ; un bot joue.
ui-note-back = { $seat } est de retour.
ui-note-holiday = { $seat } est en congé.
ui-note-home = { $seat } revient de congé.
ui-note-overdue = { $seat } : temps écoulé.
ui-note-bot-turn = { $seat } : temps écoulé, un bot joue le tour.
ui-note-bot-seat = { $seat } : temps écoulé, un bot prend la place.
ui-error-request-open = Il faut d’abord répondre à une autre demande.
ui-error-no-takeback = Il n’y a rien à reprendre.
ui-error-asked-enough = Vous l’avez assez demandé ; attendez un tour suivant.
ui-error-no-request = Cette demande est déjà réglée.
ui-error-resigned = Vous avez abandonné cette partie.
ui-error-bad-holiday = Il ne reste pas assez de congé dans cette partie.
ui-error-seat-is-bot = Un bot joue cette place en ce moment.
## At the table: talk, notes, spectators, open tables, logging a play

ui-talk = Discussion
ui-notes = Notes
ui-at-the-table = À la table
ui-yes = oui
ui-no = non
ui-table-has = { $what } : { $answer }
ui-say = Dire
ui-say-something = Dites quelque chose
ui-talk-empty = Personne n’a encore rien dit.
ui-talk-off = La discussion est désactivée à cette table.
ui-talk-earlier = Plus tôt
ui-talk-unread = Non lus : { $count }
ui-talk-gone = retiré
ui-take-back = Retirer
ui-react = Réagir
ui-mute-talk = Masquer la discussion
ui-mute-seat = Masquer { $seat }
ui-unmute = Afficher de nouveau
ui-talk-muted = Vous avez masqué la discussion.
ui-emoji-thumb = Bien
ui-emoji-clap = Bravo
ui-emoji-laugh = Drôle
ui-emoji-wow = Étonnant
ui-emoji-sad = Triste
ui-emoji-party = Hourra
ui-notes-help = Vous seul voyez vos notes, sur tout appareil où vous tenez cette place.
ui-saved = Enregistré
ui-saving = Enregistrement
ui-watch-link = Lien pour spectateurs
ui-watchers = Spectateurs : { $count }
ui-talk-all = tous, spectateurs compris
ui-talk-seats = les joueurs
ui-talk-none = pas de discussion
ui-watch-now = en direct
ui-watch-one = un tour plus tard
ui-watch-three = trois tours plus tard
ui-watch-never = aucun
ui-open-tables = Tables ouvertes
ui-no-open-tables = Aucune table n’est ouverte en ce moment.
ui-free-seats = Places libres : { $count }
ui-sit-down = S’asseoir
ui-unlist = Retirer de la liste
ui-log-play = Consigner cette partie
ui-log-play-help = Pour votre journal de parties, et pour les absents.
ui-bg-stats = Ouvrir dans BG Stats
ui-bg-stats-file = Fichier pour BG Stats
ui-forum-text = Texte pour un forum
ui-forum-bbcode = BBCode
ui-copy = Copier
ui-copied = Copié
ui-download-picture = Télécharger l’image
ui-share = Partager
ui-error-no-watching = Cette table n’admet pas de spectateurs.
ui-error-no-talk = On ne peut rien dire ici.
ui-error-no-hints = Cette table ne donne pas de conseils.
ui-error-no-scores = À cette table, les points ne sont montrés qu’à la fin de la partie.
ui-error-not-host = Seul l’hôte peut faire cela.
ui-error-said-for-good = Il est trop tard pour retirer cela.
ui-error-table-full = Quelqu’un a été plus rapide : il n’y a plus de place libre.
ui-error-no-open-tables = Ce serveur n’a pas de tables ouvertes.
# The desk, invitations, and seats on other devices.
ui-device = Continuer sur un autre appareil
ui-device-help = Ouvrez ce lien sur l’autre appareil, ou scannez le code : vos places seront aussi dans sa liste. Quiconque a ce lien peut jouer à votre place.
ui-show-qr = Code QR
ui-link-near = Ce lien indique { $host } : des amis ailleurs ne peuvent pas l’atteindre. Le serveur a besoin de --public-url pour cela.
ui-renew = Nouveau lien : { $name }
ui-renew-ask = Faire un nouveau lien pour { $name } ? Le navigateur qui a la place maintenant la perd aussitôt.
ui-renewed = lien renvoyé, on attend { $name }
ui-desk-turn = À vous de jouer
ui-desk-running = Parties en cours
ui-desk-finished = Parties terminées
ui-your-turn-for = À vous de jouer depuis { $time }
ui-turn-of-for = À { $seat } de jouer, depuis { $time }
ui-remove-ask = Retirer cette partie de la liste ? Sans lien sur un autre appareil, ni nouveau lien de l’hôte, vous ne pourrez plus reprendre votre place.
ui-remove = Retirer
ui-removed = Retirée
ui-restore = Annuler
ui-game-name = Nom de la partie
ui-save-name = Enregistrer
ui-invited-by = { $host } vous invite à une partie.
ui-invitation-length = Environ { $from } à { $to } minutes : quelque { $turns } tours, comptés dans des parties de bots, d’une minute à une minute et demie chacun.
ui-error-seat-taken = Ce lien a été utilisé : la place est prise par { $name }. Si c’était la vôtre, demandez un nouveau lien à l’hôte.
ui-error-newer-invite = Un lien plus récent a été envoyé pour cette place. Utilisez celui-là.
