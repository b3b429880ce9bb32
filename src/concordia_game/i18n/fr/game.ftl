### Words of the game: cards, gods, goods, seats, options, tiles, stalls.
### Names of boards, cities, provinces and persons are Latin and stay as they are.
### In ids "_" of the code becomes "-". Variables: $count is always a whole number.


## Cards

# $start (city, spaces), $edition (current, old), $fish (yes, no), $salt (yes, no): what the game uses. What holds there is
# said alone; without a game everything is said.

card-tribune = Tribun
card-tribune-help = Reprenez toutes vos cartes jouées, celle-ci comprise, et recevez 1 sesterce par carte au-delà de la troisième ; vous pouvez ensuite payer 1 nourriture et 1 outil pour placer un nouveau colon { $start ->
    [city] dans la cité de départ
    [spaces] dans une cité où vous avez une maison
   *[any] dans la cité de départ (sur Balearica : dans une cité où vous avez une maison)
}.
card-architect = Architecte
card-architect-help = Déplacez vos colons : chacun d’eux sur le plateau donne un déplacement, à répartir librement ; construisez ensuite autant de maisons que vous voulez dans les cités adjacentes à une ligne où se trouve un de vos colons.
card-prefect = Préfet
card-prefect-help = Soit vous faites produire une province dont le jeton bonus montre sa marchandise, même si personne n’y a de maison : vous prenez cette marchandise bonus, retournez le jeton, et chaque maison de la province donne à son propriétaire 1 marchandise de sa cité ; soit vous prenez le bonus en cash : 1 sesterce par pièce visible sur tous les jetons bonus, qui sont ensuite remis sur leur face marchandise.
# The Prefect when the fish market is in play.
card-prefect-fish-help = Soit vous faites produire une province où il y a des poissons, même si personne n’y a de maison : vous prenez ses poissons (1 ou 2), et chaque maison de la province donne à son propriétaire 1 marchandise de sa cité ; soit vous prenez le bonus en cash : 1 sesterce par province sans poisson et 1 marchandise de votre choix, sauf le sel, puis chaque jeton de 1 poisson passe à 2 et chaque province sans poisson en reçoit 1.
card-mercator = Marchand
card-mercator-help = Recevez 3 sesterces ; vous pouvez ensuite faire commerce de deux types de marchandises au plus avec la banque, chacun soit acheté, soit vendu, en quantité voulue.
# The Mercator for sale: it gives 5 sestertii.
card-mercator5 = Marchand (5)
card-mercator5-help = Recevez 5 sesterces ; vous pouvez ensuite faire commerce de deux types de marchandises au plus avec la banque, chacun soit acheté, soit vendu, en quantité voulue.
card-colonist = Colon
card-colonist-help = Soit vous placez autant de nouveaux colons que vous voulez, pour 1 nourriture et 1 outil chacun, { $start ->
    [city] dans la cité de départ ou dans des cités où vous avez une maison, à condition que la cité soit adjacente à une ligne de leur type
    [spaces] dans des cités où vous avez une maison, les colons terrestres dans n’importe laquelle d’entre elles, les bateaux là où passe une ligne maritime
   *[any] dans la cité de départ ou dans des cités où vous avez une maison, à condition que la cité soit adjacente à une ligne de leur type (sur Balearica : seulement dans les cités où vous avez une maison, les colons terrestres dans n’importe laquelle d’entre elles)
} ; soit vous recevez { $edition ->
    [current] 5 sesterces plus 1 pour chacun de vos colons sur le plateau
    [old] 2 sesterces pour chacun de vos colons sur le plateau
   *[any] 5 sesterces plus 1 pour chacun de vos colons sur le plateau (édition 2013 : simplement 2 par colon)
}.
card-diplomat = Diplomate
card-diplomat-help = Exécutez la carte du dessus de la défausse d’un adversaire comme si vous l’aviez jouée vous-même ; un Diplomate ne peut pas être copié.
# The Diplomats for sale differ in god and price.
card-diplomat-saturnus-tool = Diplomate (Saturnus)
card-diplomat-saturnus-tool-help = { card-diplomat-help }
card-diplomat-saturnus-food = Diplomate (Saturnus)
card-diplomat-saturnus-food-help = { card-diplomat-help }
card-diplomat-mercurius-tool = Diplomate (Mercurius)
card-diplomat-mercurius-tool-help = { card-diplomat-help }
card-diplomat-mars-food = Diplomate (Mars)
card-diplomat-mars-food-help = { card-diplomat-help }
card-senator = Sénateur
card-senator-help = Vous pouvez acheter jusqu’à deux cartes du présentoir ; chacune coûte son propre prix en marchandises plus le supplément, c’est-à-dire les marchandises que sa place ajoute ; le présentoir n’est resserré et complété qu’ensuite.
card-consul = Consul
card-consul-help = Vous pouvez acheter une carte du présentoir pour son seul prix en marchandises, sans le supplément de sa place.
card-mason = Maçon
card-mason-help = Chacune de vos maisons dans une cité produisant des briques vous donne 1 brique ; à la fin, cette carte vaut 3 PV pour chacune de ces maisons.
card-farmer = Fermier
card-farmer-help = Chacune de vos maisons dans une cité produisant de la nourriture vous donne 1 nourriture ; à la fin, cette carte vaut 3 PV pour chacune de ces maisons.
card-smith = Forgeron
card-smith-help = Chacune de vos maisons dans une cité produisant des outils vous donne 1 outil ; à la fin, cette carte vaut 3 PV pour chacune de ces maisons.
card-vintner = Vigneron
card-vintner-help = Chacune de vos maisons dans une cité produisant du vin vous donne 1 vin ; à la fin, cette carte vaut 4 PV pour chacune de ces maisons.
card-weaver = Tisserand
card-weaver-help = Chacune de vos maisons dans une cité produisant du tissu vous donne 1 tissu ; à la fin, cette carte vaut 5 PV pour chacune de ces maisons.
# Venus: the Magister, and cards with two roles.
card-magister = Magister
card-magister-help = Exécutez une fois de plus la carte qui se trouvait sur le dessus de votre défausse quand vous avez joué le Magister, comme si vous veniez de la jouer, mais jamais un Sénateur ; s’il n’y a rien à répéter, il n’a aucun effet. Un Diplomate répété peut copier une autre carte que la première fois, et une carte double peut être répétée dans son autre rôle.
card-prefect-architect = Préfet/Architecte
card-prefect-architect-help = Choisissez l’un de ses deux rôles et effectuez l’action d’un Préfet ou celle d’un Architecte ; dans le jeu en équipes, le partenaire qui l’exécute avec vous doit prendre l’autre rôle.
card-architect-mercator = Architecte/Marchand
card-architect-mercator-help = Choisissez l’un de ses deux rôles et effectuez l’action d’un Architecte ou celle d’un Marchand qui rapporte 5 sesterces ; dans le jeu en équipes, le partenaire qui l’exécute avec vous doit prendre l’autre rôle.
card-prefect-mercator = Préfet/Marchand
card-prefect-mercator-help = Choisissez l’un de ses deux rôles et effectuez l’action d’un Préfet ou celle d’un Marchand qui rapporte 5 sesterces ; dans le jeu en équipes, le partenaire qui l’exécute avec vous doit prendre l’autre rôle.
# Team play only: these three.
card-praetor = Préteur
card-praetor-help = Vous et votre partenaire pouvez acheter chacun une carte du présentoir ; chacune coûte son propre prix en marchandises plus le supplément, c’est-à-dire les marchandises que sa place ajoute ; le présentoir n’est resserré et complété qu’après vous deux.
card-proconsul = Proconsul
card-proconsul-help = Vous pouvez acheter une carte du présentoir pour son seul prix en marchandises, sans le supplément de sa place (gratuitement, si les options de la partie le prévoient) ; ensuite, votre partenaire joue une carte de sa main, sauf un Légat, et l’exécute sans vous.
card-legatus = Légat
card-legatus-help = Votre partenaire joue n’importe quelle carte de sa main, sauf un Légat, et vous l’exécutez tous les deux, vous d’abord. Un Légat ne peut pas être copié. Il compte à la fois comme carte Jupiter, comme carte Saturnus et comme carte Venus.
card-concordia = Concordia
card-concordia-help = 7 PV pour le premier joueur qui achète la dernière carte ou construit sa 15e maison.
card-praefectus-magnus = Præfectus Magnus
card-praefectus-magnus-help = Quand son détenteur fait produire une province avec un Préfet, joué ou copié, il doit prendre deux fois la marchandise bonus, puis passe cette carte à son voisin de droite à la fin du tour ; s’il prend plutôt le bonus en cash, elle ne sert pas et il la garde. Si des joueurs sont à égalité à la fin de la partie, celui d’entre eux qui la détient, ou qui serait le premier à la recevoir, l’emporte.
card-praefectus-piscatus = Præfectus Piscatus
card-praefectus-piscatus-help = Quand son détenteur fait produire une province avec un Préfet, joué ou copié, il doit prendre 1 poisson de plus, puis passe cette carte à son voisin de droite à la fin du tour ; s’il prend plutôt le bonus en cash, elle ne sert pas et il la garde. Si des joueurs sont à égalité à la fin de la partie, celui d’entre eux qui la détient, ou qui serait le premier à la recevoir, l’emporte.

## Gods

god-vesta = Vesta
god-vesta-help = Pour chacune de vos cartes Vesta, 1 PV par tranche entière de 10 sesterces, vos marchandises étant comptées au prix habituel.
god-jupiter = Jupiter
god-jupiter-help = Pour chacune de vos cartes Jupiter, 1 PV par maison que vous avez dans une cité ne produisant pas de briques.
god-saturnus = Saturnus
god-saturnus-help = Pour chacune de vos cartes Saturnus, 1 PV par province où vous avez au moins une maison.
god-mercurius = Mercurius
god-mercurius-help = Pour chacune de vos cartes Mercurius, 2 PV par type de marchandises que produisent vos maisons ; le sel ne compte pas.
god-mars = Mars
god-mars-help = Pour chacune de vos cartes Mars, 2 PV par colon que vous avez sur le plateau.
god-venus = Venus
god-venus-help = Pour chacune de vos cartes Venus, 2 PV par province où vous avez au moins deux maisons ; dans le jeu en équipes, 1 PV par province où vous et votre partenaire avez chacun une maison.
god-minerva = Minerva
god-minerva-help = Pour chacun de vos spécialistes, les PV indiqués sur sa carte par maison que vous avez dans une cité produisant sa marchandise ; une cité de sel ne compte que pour un seul spécialiste, celui qui vous rapporte le plus.
god-concordia = Concordia
god-concordia-help = { card-concordia-help }

## Goods: the plain name, and the name with its number

good-brick = brique
good-food = nourriture
good-tool = outil
good-wine = vin
good-cloth = tissu
good-salt = sel
good-fish = poisson
good-any = marchandise au choix
goods-brick =
    { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
goods-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
goods-tool =
    { $count ->
        [one] { $count } outil
       *[other] { $count } outils
    }
goods-wine =
    { $count ->
        [one] { $count } vin
       *[other] { $count } vins
    }
goods-cloth =
    { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
goods-salt =
    { $count ->
        [one] { $count } sel
       *[other] { $count } sels
    }
goods-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
goods-any =
    { $count ->
        [one] { $count } marchandise au choix
       *[other] { $count } marchandises au choix
    }
count-sestertii =
    { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    }
count-points = { $count } PV

## Colonists and seats

colonist-land = colon terrestre
colonist-sea = bateau
seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-yellow = Jaune
seat-black = Noir
seat-white = Blanc

## Options of a game

option-edition = Édition
option-edition-help = Détermine combien de sesterces rapporte la carte Colon.
option-edition-current = Actuelle
option-edition-current-help = Le Colon rapporte 5 sesterces plus 1 pour chacun de vos colons sur le plateau.
option-edition-2013 = 2013
option-edition-2013-help = Le Colon rapporte 2 sesterces pour chacun de vos colons sur le plateau.
option-intermediate-scoring = Décompte intermédiaire
option-intermediate-scoring-help = Chacun compte ses points une fois, quand il joue un Tribun pour la première fois. Quand tous l’ont fait, tous ceux qui ont le score le plus élevé reçoivent 2 sesterces, tous ceux qui ont le deuxième score reçoivent 1 sesterce, et ces points ne sont pas conservés : idéal pour une première partie.
option-start-without-goods = Départ sans marchandises
option-start-without-goods-help = Personne ne commence avec des marchandises ; chacun a 20 sesterces de plus et peut acheter des marchandises au prix habituel avant sa première carte.
option-salt = Sel
option-salt-help = Ajoute le sel, qui remplace toute autre marchandise, et les cités qui le produisent.
option-forum = Forum
option-forum-help = Ajoute des tuiles aux pouvoirs particuliers : chacun commence avec un patricien, et les Tribuns en procurent d’autres.
option-auction = Enchères du forum
option-auction-help = Les premiers patriciens ne sont pas distribués mais mis aux enchères contre des points de victoire ; pour les joueurs expérimentés.
option-own-tiles = Tuiles personnelles
option-own-tiles-help = D’autres tuiles du forum, qui ne sont pas dans la boîte : des règles maison.
option-own-tiles-none = Aucune
option-own-tiles-none-help = Seulement les tuiles de la boîte.
option-own-tiles-mini = Mini-extension de 2016
option-own-tiles-mini-help = Vitus Marcellus, Emeritus Scipio, Linus Pompeius et Sextus. Nous ne connaissons pas les textes imprimés : leurs effets sont ici une règle maison.
option-fish = Marché aux poissons
option-fish-help = Les provinces donnent des poissons, avec lesquels vous payez au marché des actions supplémentaires avant de jouer votre carte.
option-fish-none = Aucun
option-fish-none-help = Les provinces donnent des marchandises bonus comme dans le jeu de base.
option-fish-coast = Côte
option-fish-coast-help = Les étals forment un anneau, un étal par case.
option-fish-slope = Versant
option-fish-slope-help = Les étals s’étagent sur un versant, deux par case, et vous pouvez utiliser l’un ou les deux ; du sommet, on revient en bas.
option-venus = Cartes Venus
option-venus-help = Ajoute le Magister, qui répète votre carte précédente, des cartes doubles, avec deux rôles au choix, et la déesse Venus, qui récompense les provinces où vous avez au moins deux maisons.
option-teams = Jeu en équipes
option-teams-help = Pour 4 ou 6 joueurs : deux partenaires sont assis face à face, exécutent les mêmes cartes et gagnent ou perdent ensemble. Les cartes de départ sont différentes.
option-copy-magister = Copie du Magister
option-copy-magister-help = Votre Diplomate peut copier un Magister ; il répète alors votre propre carte qui se trouve sous lui, mais jamais un Sénateur, un Diplomate ou un Magister. La règle de Concordia Venus ne fait pas partie de nos sources, et ce point reste ouvert ; sans cette option, un Magister ne peut pas être copié.
option-proconsul-price = Prix avec le Proconsul
option-proconsul-price-help = Détermine ce que coûte une carte achetée avec le Proconsul. La règle de Concordia Venus ne fait pas partie de nos sources, et ce point reste ouvert.
option-proconsul-price-card = Prix de la carte
option-proconsul-price-card-help = Elle coûte son propre prix en marchandises, sans le supplément de sa place.
option-proconsul-price-free = Gratuit
option-proconsul-price-free-help = Elle ne coûte rien.
option-money-gifts = Dons d’argent
option-money-gifts-help = Une fois la carte exécutée, le joueur actif, puis son partenaire, peut donner à l’autre autant de sesterces qu’il veut ; marchandises et cartes ne se donnent jamais. La règle de Concordia Venus ne fait pas partie de nos sources, et ce point reste ouvert.
option-last-turns = Derniers tours
option-last-turns-help = Détermine qui joue encore un tour après la prise de la carte Concordia. La règle de Concordia Venus ne fait pas partie de nos sources, et ce point reste ouvert.
option-last-turns-players = Joueurs
option-last-turns-players-help = Chacun, sauf le joueur dont c’était le tour, joue encore un tour comme joueur actif.
option-last-turns-teams = Équipes
option-last-turns-teams-help = Chacune des autres équipes joue encore un tour, celui du partenaire dont le tour vient en premier.
option-display = Présentoir
option-display-help = Détermine les suppléments : les marchandises que les places du présentoir ajoutent au prix d’une carte.
option-display-cloth = Face tissu
option-display-cloth-help = Les suppléments habituels : les places les plus chères ajoutent du tissu au prix.
option-display-wine = Face vin
option-display-wine-help = Certaines des places les plus chères ajoutent du vin au lieu du tissu.
option-confirm-turns = Confirmer les tours
option-confirm-turns-help = Votre tour ne se termine que lorsque vous le confirmez : vous pouvez donc vérifier et revenir en arrière avant.
option-hints = Conseils
option-hints-help = Les joueurs peuvent demander quoi jouer. Entre amis, on joue d’ordinaire sans.
option-live-scores = Points en cours de partie
option-live-scores-help = Les points et les chances de victoire de chacun sont visibles pendant la partie, et pas seulement à la fin.
option-grace = Temps pour revenir
option-grace-help = Si les autres votent pour confier la place d’un absent à un bot, le bot attend ce temps-là. Qui revient reprend sa place, à tout moment.
option-talk = Discussion
option-talk-help = Qui lit ce qui se dit à la table ; l’hôte peut le changer plus tard.
option-watchers = Spectateurs
option-watchers-help = Quiconque a l’adresse de la partie peut regarder ; ceux qui la voient en différé ne voient pas non plus la discussion.
option-listed = Table ouverte
option-listed-help = Toute personne sur ce serveur peut trouver la table et prendre une place libre.
option-table-language = Langue de la table
option-table-language-help = La langue de la discussion ; chacun lit le jeu dans la sienne.

## Forum tiles: names are Latin and stay

tile-patrician = Patricien
tile-patrician-help = Un patricien reste chez vous et agit jusqu’à la fin de la partie.
tile-citizen = Citoyen
tile-citizen-help = Un citoyen ne s’utilise qu’une fois, puis est défaussé.
tile-claudia-agrippina-help = En recevant cette tuile, vous prenez 1 brique, et votre entrepôt a désormais 4 emplacements de plus.
tile-aulus-arcadius-help = Avec un Architecte{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Maison »)
}, chaque maison vous coûte 1 sesterce de moins, et 1 seul quel que soit le nombre de maisons dans la cité.
tile-gaius-marcellus-help = Avec un Marchand{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Commerce »)
}, vous recevez 1 sesterce de plus par marchandise vendue.
tile-donatus-pompeius-help = Quand votre Préfet fait produire une province, vous prenez aussi les pièces au dos de son jeton bonus, 1 pour le tissu et 2 pour toute autre marchandise{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : 1 sesterce pour un jeton de 1 poisson, 2 pour un jeton de 2)
}.
tile-titus-valerius-help = Avec un Tribun, vous pouvez échanger 1 marchandise de l’entrepôt contre 1 sel{ $salt ->
    [yes] {""}
   *[any] {" "}(partie sans sel : contre 1 autre marchandise au choix)
}.
tile-julius-help = Déplacez vos colons, avec autant de déplacements qu’un Architecte vous en donnerait, mais sans construire.
tile-mamilius-help = Vos maisons ne coûtent aucune brique jusqu’à la fin de ce tour ; à utiliser avant la première maison.
tile-numerius-help = Recevez 2 sesterces pour chaque province où vous avez une maison.
tile-spurius-help = Prenez 1 sel{ $salt ->
    [yes] {""}
   *[any] {" "}(partie sans sel : 1 marchandise au choix)
}.
tile-annaeus-arcadius-help = Avec un Architecte{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Maison »)
}, vous pouvez construire une maison par tour dans une cité adjacente à une ligne où se trouve un colon adverse, si la cité à l’autre bout de cette ligne est adjacente à une ligne où se trouve un de vos propres colons.
tile-lucius-flavius-help = Votre Diplomate peut, au choix, copier une carte du présentoir, mais pas un Diplomate, et un Consul copié ne peut pas acheter la carte même qu’il copie.
tile-servius-marcellus-help = Avec un Marchand, vous pouvez faire commerce de trois types de marchandises au lieu de deux{ $fish ->
    [no] {""}
   *[any] {" "}(à l’étal « Commerce » : deux au lieu d’un)
}.
tile-sextus-pompeius-help = Un Préfet que vous jouez de votre main peut, au choix, servir de Diplomate.
tile-augustus-help = Échangez jusqu’à 2 marchandises de l’entrepôt contre du sel, une contre un{ $salt ->
    [yes] {""}
   *[any] {" "}(partie sans sel : chacune contre 1 autre marchandise au choix)
}.
tile-laurentius-help = Prenez 1 brique et 1 nourriture.
tile-marcus-help = Avec un Architecte{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Maison »)
}, une maison dans une cité de sel vous coûte 1 outil et rien d’autre{ $salt ->
    [yes] {""}
   *[any] {" "}(partie sans sel : dans n’importe quelle cité)
} ; il vous faut comme d’habitude un colon sur une ligne adjacente. À utiliser avant la première maison.
tile-publius-help = Placez un nouveau colon pour 5 sesterces au lieu de marchandises, { $start ->
    [city] dans la cité de départ ou dans une cité où vous avez une maison et qui est adjacente à une ligne de son type
    [spaces] dans une cité où vous avez une maison, un bateau seulement là où passe une ligne maritime
   *[any] dans la cité de départ ou dans une cité où vous avez une maison et qui est adjacente à une ligne de son type (sur Balearica : seulement là où vous avez une maison)
}.
tile-tiberius-help = Prenez 1 marchandise figurant sur le jeton bonus d’une province qui n’a pas encore produit ; le jeton n’est pas retourné{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : prenez 1 poisson de la réserve)
}.
tile-appius-arcadius-help = Avec un Architecte ou Julius, vous avez un déplacement de plus{ $fish ->
    [no] {""}
   *[any] {" "}(à l’étal « Maison » : deux au lieu d’un)
}.
tile-faustus-marcellus-help = Avec un Marchand{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Commerce »)
}, une brique est gratuite ; la prendre compte comme un achat de briques.
tile-claudius-pompeius-help = Quand votre Préfet fait produire une province, vous pouvez vendre aussitôt une des marchandises bonus au prix habituel, même sans place pour elle{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : le jeton poisson, 1 poisson pour 3 sesterces, 2 poissons pour 8)
}.
tile-cornelius-scipio-help = Avec un Sénateur ou un Préteur{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Carte »)
}, vous pouvez payer les suppléments du présentoir avec n’importe quelles marchandises, en nombre égal.
tile-commodus-help = Prenez 1 outil par groupe complet de trois provinces où vous avez une maison.
tile-mamercus-help = Avec un Architecte{ $fish ->
    [no] {""}
   *[any] {" "}(marché aux poissons : aussi à l’étal « Maison »)
}, une maison ne vous coûte aucun sesterce, seulement ses marchandises ; à utiliser avant la première maison.
tile-novius-help = Construisez gratuitement une maison dans une cité produisant des briques, sans Architecte et sans colon à proximité.
tile-quintus-help = Avec un Marchand{ $fish ->
    [no] {""}
   *[any] {" "}(pas à l’étal « Commerce »)
}, vous achetez un type de marchandises à moitié prix, total arrondi à l’entier supérieur.
tile-victoria-help = Gardez-la : elle vaut 5 PV à la fin de la partie.

## Stalls of the fish market; the fish that each costs is shown beside it

stall-brick = Brique
stall-brick-help = Prenez 1 brique.
stall-food = Nourriture
stall-food-help = Prenez 1 nourriture.
stall-tool = Outil
stall-tool-help = Prenez 1 outil.
stall-wine = Vin
stall-wine-help = Prenez 1 vin.
stall-cloth = Tissu
stall-cloth-help = Prenez 1 tissu.
stall-wine-or-cloth = Vin ou tissu
stall-wine-or-cloth-help = Prenez 1 vin ou 1 tissu.
stall-money = Argent
stall-money-help = Recevez 3 sesterces pour 1 poisson, ou 8 pour 2 poissons.
stall-trade = Commerce
stall-trade-help = Recevez 2 sesterces ; vous pouvez ensuite acheter ou vendre un type de marchandises comme avec un Marchand.
stall-colonist = Colon
stall-colonist-help = Payez 1 nourriture ou 1 outil et placez un nouveau colon { $start ->
    [city] dans la cité de départ
    [spaces] dans une cité où vous avez une maison
   *[any] dans la cité de départ (sur Balearica : dans une cité où vous avez une maison)
}.
stall-house = Maison
stall-house-help = Faites un déplacement avec un colon et construisez une maison comme avec un Architecte. Vous pouvez renoncer à la maison ou, si vous pouvez construire sans lui, au déplacement, mais pas aux deux. Les tuiles liées à l’Architecte agissent aussi ici.
stall-card = Carte
stall-card-help = Achetez une carte du présentoir comme avec un Sénateur, supplément compris.
# $fish: what it costs; a tile allows more than one card
stall-card-more = Cartes (poissons : { $fish })

## Bots sit down as these people

character-agrippa = Agrippa
character-apicius = Apicius
character-caecilius = Cécilius
character-cicero = Cicéron
character-columella = Columelle
character-cornelia = Cornélie
character-domitia = Domitia
character-eumachia = Eumachia
character-hanno = Hannon
character-hortensia = Hortensia
character-livia = Livie
character-octavia = Octavie
character-ovid = Ovide
character-seneca = Sénèque
character-sulpicia = Sulpicia
character-zenobia = Zénobie
