### Words of the game: cards, gods, goods, seats, options, tiles, stalls.
### Names of boards, cities, provinces and persons are Latin and stay as they are.
### In ids "_" of the code becomes "-". Variables: $count is always a whole number.


## Cards

card-tribune = Tribun
card-tribune-help = Reprenez toutes vos cartes jouées, celle-ci comprise, avec 1 sesterce par carte au-delà de la troisième ; vous pouvez ensuite payer 1 nourriture et 1 outil pour placer un nouveau colon dans la cité de départ (sur Balearica : dans une cité avec votre maison).
card-architect = Architecte
card-architect-help = Déplacez vos colons : chacun d’eux sur le plateau donne un déplacement, à répartir librement ; construisez ensuite autant de maisons que vous voulez dans les cités touchées par une ligne où se trouve votre colon.
card-prefect = Préfet
card-prefect-help = Soit une province produit : vous prenez sa marchandise bonus, retournez son jeton, et chaque maison de la province donne 1 marchandise à son propriétaire ; soit vous prenez le bonus en cash : 1 sesterce par pièce visible sur tous les jetons, qui sont ensuite remis côté marchandise.
# The Prefect when the fish market is in play.
card-prefect-fish-help = Soit une province produit : vous prenez ses poissons, et chaque maison de la province donne 1 marchandise à son propriétaire ; soit vous prenez le bonus en cash : 1 sesterce par case de province vide et 1 marchandise de votre choix, puis chaque poisson seul devient 2 et chaque case vide en reçoit 1.
card-mercator = Marchand
card-mercator-help = Recevez 3 sesterces ; vous pouvez ensuite commercer avec la banque dans deux types de marchandises, en achetant ou en vendant chacun en quantité voulue.
# The Mercator for sale: it gives 5 sestertii.
card-mercator5 = Marchand (5)
card-mercator5-help = Recevez 5 sesterces ; vous pouvez ensuite commercer avec la banque dans deux types de marchandises, en achetant ou en vendant chacun en quantité voulue.
card-colonist = Colon
card-colonist-help = Soit vous placez de nouveaux colons dans la cité de départ ou dans des cités avec votre maison, pour 1 nourriture et 1 outil chacun ; soit vous recevez 5 sesterces plus 1 pour chacun de vos colons sur le plateau (édition 2013 : simplement 2 par colon).
card-diplomat = Diplomate
card-diplomat-help = Exécutez la carte du dessus de la défausse d’un autre joueur comme si vous l’aviez jouée ; un Diplomate ne se copie pas.
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
card-senator-help = Vous pouvez acheter jusqu’à deux cartes du présentoir ; chacune coûte les marchandises de sa zone rouge plus celles indiquées sous sa place.
card-consul = Consul
card-consul-help = Vous pouvez acheter une carte du présentoir pour les seules marchandises de sa zone rouge ; celles indiquées sous sa place ne sont pas payées.
card-mason = Maçon
card-mason-help = Chacune de vos maisons dans une cité de brique vous donne 1 brique ; à la fin, la carte vaut 3 PV pour chacune de ces maisons.
card-farmer = Fermier
card-farmer-help = Chacune de vos maisons dans une cité de nourriture vous donne 1 nourriture ; à la fin, la carte vaut 3 PV pour chacune de ces maisons.
card-smith = Forgeron
card-smith-help = Chacune de vos maisons dans une cité d’outils vous donne 1 outil ; à la fin, la carte vaut 3 PV pour chacune de ces maisons.
card-vintner = Vigneron
card-vintner-help = Chacune de vos maisons dans une cité viticole vous donne 1 vin ; à la fin, la carte vaut 4 PV pour chacune de ces maisons.
card-weaver = Tisserand
card-weaver-help = Chacune de vos maisons dans une cité de tissu vous donne 1 tissu ; à la fin, la carte vaut 5 PV pour chacune de ces maisons.
card-concordia = Concordia
card-concordia-help = 7 PV pour le premier joueur qui achète la dernière carte ou construit une 15e maison.
card-praefectus-magnus = Præfectus Magnus
card-praefectus-magnus-help = Son détenteur prend deux fois la marchandise bonus quand il fait produire une province par un Préfet, puis le passe à droite ; il départage aussi les égalités.
card-praefectus-piscatus = Præfectus Piscatus
card-praefectus-piscatus-help = Son détenteur prend 1 poisson de plus quand il fait produire une province par un Préfet, puis le passe à droite ; il départage aussi les égalités.

## Gods

god-vesta = Vesta
god-vesta-help = 1 PV par tranche entière de 10 sesterces, vos marchandises comptées au prix habituel.
god-jupiter = Jupiter
god-jupiter-help = 1 PV pour chacune de vos maisons dans une cité qui ne produit pas de brique.
god-saturnus = Saturnus
god-saturnus-help = 1 PV pour chaque province où vous avez une maison.
god-mercurius = Mercurius
god-mercurius-help = 2 PV pour chaque type de marchandises que produisent vos maisons ; le sel ne compte pas.
god-mars = Mars
god-mars-help = 2 PV pour chacun de vos colons sur le plateau.
god-minerva = Minerva
god-minerva-help = Les PV indiqués sur la carte du spécialiste pour chacune de vos maisons dans une cité de sa marchandise ; une cité de sel compte pour un seul spécialiste de votre choix.
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

## Options of a game

option-edition = Édition
option-edition-help = Détermine combien d’argent rapporte la carte Colon.
option-edition-current = Actuelle
option-edition-current-help = Le Colon rapporte 5 sesterces plus 1 pour chacun de vos colons sur le plateau.
option-edition-2013 = 2013
option-edition-2013-help = Le Colon rapporte 2 sesterces pour chacun de vos colons sur le plateau.
option-intermediate-scoring = Décompte intermédiaire
option-intermediate-scoring-help = Chacun compte ses points une fois, à son premier Tribun, et les deux meilleurs reçoivent 2 et 1 sesterces : idéal pour une première partie.
option-start-without-goods = Départ sans marchandises
option-start-without-goods-help = Personne n’a de marchandises au départ ; vous avez 20 sesterces de plus et pouvez acheter au prix habituel avant votre première carte.
option-salt = Sel
option-salt-help = Ajoute le sel, qui remplace toute autre marchandise, et les cités qui le produisent.
option-forum = Forum
option-forum-help = Ajoute des tuiles aux pouvoirs particuliers : chacun commence avec un patricien, et les Tribuns en amènent d’autres.
option-auction = Enchères du forum
option-auction-help = Les premiers patriciens ne sont pas distribués mais mis aux enchères contre des points de victoire ; pour joueurs expérimentés.
option-fish = Marché aux poissons
option-fish-help = Les provinces donnent du poisson, qui paie des actions supplémentaires au marché avant que vous jouiez votre carte.
option-fish-none = Aucun
option-fish-none-help = Les provinces donnent des marchandises bonus comme dans le jeu de base.
option-fish-coast = Côte
option-fish-coast-help = Les étals forment un cercle, un étal par case.
option-fish-slope = Versant
option-fish-slope-help = Les étals montent le versant, deux par case ; du sommet on revient en bas.
option-display = Présentoir
option-display-help = Détermine les marchandises que les places du présentoir ajoutent au prix d’une carte.
option-display-cloth = Face tissu
option-display-cloth-help = Les suppléments habituels : les places chères coûtent du tissu.
option-display-wine = Face vin
option-display-wine-help = Certaines places chères coûtent du vin au lieu de tissu.
option-confirm-turns = Confirmer les tours
option-confirm-turns-help = Votre tour ne se termine que quand vous le confirmez : vous pouvez donc vérifier et annuler avant.

## Forum tiles: names are Latin and stay

tile-patrician = Patricien
tile-patrician-help = Un patricien reste chez vous et agit jusqu’à la fin de la partie.
tile-citizen = Citoyen
tile-citizen-help = Un citoyen s’utilise une fois, puis est défaussé.
tile-claudia-agrippina-help = En recevant cette tuile vous prenez 1 brique, et votre entrepôt a désormais 4 emplacements de plus.
tile-aulus-arcadius-help = Avec un Architecte, chaque maison vous coûte 1 sesterce de moins, 1 seul même dans une cité déjà bâtie.
tile-gaius-marcellus-help = Avec un Marchand, vous recevez 1 sesterce de plus par marchandise vendue.
tile-donatus-pompeius-help = Quand vous faites produire une province par un Préfet, vous prenez aussi les pièces au dos de son jeton, 1 pour le tissu et 2 pour toute autre marchandise (marché aux poissons : 1 sesterce pour un jeton de 1 poisson, 2 pour un jeton de 2).
tile-titus-valerius-help = Avec un Tribun, vous pouvez échanger 1 marchandise de l’entrepôt contre 1 sel (partie sans sel : contre une autre marchandise au choix).
tile-julius-help = Déplacez vos colons avec autant de déplacements qu’un Architecte vous en donnerait, mais sans construire.
tile-mamilius-help = Vos maisons ne coûtent aucune brique jusqu’à la fin de ce tour ; à utiliser avant la première maison.
tile-numerius-help = Recevez 2 sesterces pour chaque province où vous avez une maison.
tile-spurius-help = Prenez 1 sel (partie sans sel : 1 marchandise au choix).
tile-annaeus-arcadius-help = Avec un Architecte, vous pouvez construire une maison par tour dans une cité touchée par une ligne où se trouve un colon adverse, si la cité à l’autre bout de cette ligne touche une ligne avec votre propre colon.
tile-lucius-flavius-help = Votre Diplomate peut aussi copier une carte du présentoir, mais pas un Diplomate, et un Consul copié ne peut pas acheter la carte même qu’il copie.
tile-servius-marcellus-help = Avec un Marchand, vous pouvez commercer dans trois types de marchandises au lieu de deux (à l’étal Commerce : deux au lieu d’un).
tile-sextus-pompeius-help = Vous pouvez utiliser un Préfet de votre main comme un Diplomate.
tile-augustus-help = Échangez jusqu’à 2 marchandises de l’entrepôt contre du sel, une pour un (partie sans sel : contre des marchandises au choix).
tile-laurentius-help = Prenez 1 brique et 1 nourriture.
tile-marcus-help = Avec un Architecte, une maison dans une cité de sel ne vous coûte que 1 outil (partie sans sel : dans n’importe quelle cité) ; votre colon sur une ligne adjacente reste nécessaire.
tile-publius-help = Placez un nouveau colon pour 5 sesterces dans la cité de départ ou dans une cité avec votre maison (sur Balearica : seulement avec votre maison).
tile-tiberius-help = Prenez 1 marchandise figurant sur le jeton d’une province qui n’a pas encore produit ; le jeton n’est pas retourné (marché aux poissons : prenez 1 poisson de la réserve).
tile-appius-arcadius-help = Avec un Architecte ou Julius, vous avez un déplacement de plus (à l’étal Maison : deux au lieu d’un).
tile-faustus-marcellus-help = Avec un Marchand, une brique est gratuite ; la prendre compte comme un achat de briques.
tile-claudius-pompeius-help = Quand vous faites produire une province par un Préfet, vous pouvez vendre aussitôt une des marchandises bonus au prix habituel, sans place nécessaire (marché aux poissons : le jeton poisson, 1 poisson pour 3 sesterces, 2 pour 8).
tile-cornelius-scipio-help = Avec un Sénateur, vous pouvez payer les marchandises sous les places du présentoir avec n’importe lesquelles, en même nombre.
tile-commodus-help = Prenez 1 outil par groupe de trois provinces où vous avez une maison.
tile-mamercus-help = Avec un Architecte, une maison ne vous coûte aucun sesterce, seulement ses marchandises ; à utiliser avant la première maison.
tile-novius-help = Construisez gratuitement une maison dans une cité de brique, sans Architecte et sans colon à côté.
tile-quintus-help = Avec un Marchand, vous achetez un type de marchandises à moitié prix, total arrondi au supérieur.
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
stall-colonist-help = Payez 1 nourriture ou 1 outil et placez un nouveau colon dans la cité de départ (sur Balearica : dans une cité avec votre maison).
stall-house = Maison
stall-house-help = Faites un déplacement avec un colon et construisez une maison comme avec un Architecte ; vous pouvez omettre l’un des deux, et les tuiles liées à l’Architecte agissent aussi ici.
stall-card = Carte
stall-card-help = Achetez une carte du présentoir comme avec un Sénateur, à son prix complet en marchandises.
