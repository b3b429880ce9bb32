### Why a move is not legal. $have and $need are whole numbers.

reason-not-now = Ce n’est pas ce qui est demandé maintenant.
reason-unknown-move = Ce coup n’existe pas ; vérifiez son écriture.
reason-not-offered = Ce choix n’est pas proposé.
reason-compulsory = Ce choix est obligatoire ; on ne peut pas passer.
reason-not-your-turn = Ce n’est pas votre tour.
reason-game-over = La partie est terminée.
reason-stale = La partie a avancé entre-temps ; regardez à nouveau.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-money-short = Pas assez de sesterces : il en faut { $need }, vous en avez { $have }.
# $need: a list of goods, or how many of one good
reason-goods-short = Pas assez de marchandises. Il faut : { $need }.
reason-wrong-payment = Le prix ne peut pas être payé ainsi.
reason-storehouse-full =
    Votre entrepôt a { $have ->
        [one] { $have } emplacement libre
       *[other] { $have } emplacements libres
    } ; il en faut { $need }.

## Moving, building, placing

reason-route-occupied = Un colon se trouve déjà sur cette ligne.
reason-no-route = Aucune ligne praticable par ce colon n’y mène.
# $need: steps needed; $have: steps left
reason-too-far =
    Trop loin : il faut { $need ->
        [one] { $need } déplacement
       *[other] { $need } déplacements
    }, il vous en reste { $have }.
reason-no-colonist-there = Vous n’avez pas de colon de ce type à cet endroit.
reason-no-such-city = Cette cité n’existe pas sur ce plateau.
reason-no-such-province = Cette province n’existe pas sur ce plateau.
reason-no-house-here = Il vous faut une maison dans cette cité.
reason-only-start-city = Ici, un nouveau colon ne peut être placé que dans la cité de départ.
reason-own-house-here = Vous avez déjà une maison dans cette cité.
reason-start-city = On ne construit pas dans la cité de départ.
reason-not-adjacent = Aucun de vos colons ne se trouve sur une ligne adjacente à cette cité.
reason-wrong-city = La maison gratuite ne peut pas être construite dans cette cité.
reason-no-colonist-left = Vous n’avez plus de colon de ce type dans l’entrepôt.
reason-wrong-kind = Aucune ligne adjacente à cette cité ne convient à ce type de colon.
reason-no-houses-left = Toutes vos maisons sont déjà sur le plateau.
reason-no-house-left-to-build = Vous avez déjà construit le nombre maximal de maisons.

## Producing, trading, copying, buying

reason-marker-turned = Cette province a déjà produit ; quelqu’un doit d’abord prendre le bonus en cash.
reason-third-kind = Vous avez déjà acheté ou vendu le nombre maximal de types de marchandises.
reason-bought-and-sold = Vous avez déjà acheté ou vendu cette marchandise pendant cette action.
reason-never-traded = La banque ne fait commerce ni de sel ni de poisson.
reason-no-such-seat = Ce joueur ne participe pas à cette partie.
reason-nothing-to-copy = Il n’y a aucune carte à copier à cet endroit.
reason-own-pile = Vous ne pouvez pas copier votre propre carte.
reason-is-diplomat = Un Diplomate ne se copie pas.
reason-is-magister = Un Magister ne se copie pas.
reason-is-legatus = Un Légat ne se copie pas.
reason-partners-pile = Vous ne pouvez copier que la carte d’un adversaire, pas celle de votre partenaire.
reason-empty-space = Cette place est vide.
reason-no-card-left-to-buy = Vous avez déjà acheté le nombre maximal de cartes.
reason-copied-card = Vous ne pouvez pas acheter la carte que vous êtes en train de copier.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards = Cette place du forum demande de reprendre { $need } cartes ; vous en reprenez { $have }.
# $need: the lowest bid that is high enough
reason-bid-too-low = Votre enchère doit dépasser la précédente : { $need } PV ou plus.
# $need: the highest bid that there is
reason-bid-too-high = Une enchère ne peut pas dépasser { $need } PV.
reason-no-such-tile = Cette tuile du forum n’existe pas.
reason-tile-not-held = Vous n’avez pas cette tuile.
reason-tile-not-now = Cette tuile ne peut pas être utilisée maintenant.
reason-tile-used = Vous avez déjà utilisé cette tuile pendant ce tour.
reason-tile-no-effect = Cette tuile n’aurait aucun effet maintenant.

## Fish market

reason-fish-short = Pas assez de poissons : il en faut { $need }, vous en avez { $have }.
reason-no-fish-there = Il n’y a pas de poissons dans cette province ; quelqu’un doit d’abord prendre le bonus en cash.
reason-no-such-stall = Cet étal n’existe pas sur ce marché.
reason-stall-used = Vous avez déjà utilisé cet étal pendant ce tour.
reason-stall-behind = Votre marqueur ne fait qu’avancer : il ne peut ni dépasser la case d’où il est parti, ni utiliser deux fois la même case.
reason-no-effect = L’action de cet étal ne peut pas être effectuée maintenant.

## Team play

reason-not-called = La carte de votre partenaire appelle n’importe laquelle de vos cartes, sauf un Légat.
reason-near-start = Vous ne pouvez désigner ni la cité de départ, ni une cité qu’une ligne relie à elle.
