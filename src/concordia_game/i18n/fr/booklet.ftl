### Les règles en livret. `booklet-<section>-title` et `booklet-<section>-1`, `-2` ... forment une section,
### `booklet-example-<exemple>` est le texte d’un exemple : le moteur en remplit les nombres. Chacun a un double
### en `-money` (« 6 sesterces ») et un en `-points` (« 6 PV »).

booklet-title = Les règles
booklet-about = Toutes les règles du jeu, avec des images et des exemples. Presque tous les exemples se passent sur Italia ; c’est le jeu lui-même qui les a joués.
booklet-contents = Sommaire
booklet-search = Chercher dans les règles
# $count: sections
booklet-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
booklet-none = Rien trouvé. Essayez un autre mot.
booklet-print = Imprimer
booklet-filter = Ce que l’on joue
booklet-this-game = Seul ce qui sert dans cette partie est montré.
booklet-everything = Tout montrer
booklet-prices = Prix
booklet-prices-cards = Le prix des cartes
booklet-price-house = Maison
booklet-price-trade = Vente
booklet-price-colonist = Colon
booklet-surcharges = Ce qu’ajoutent les places du présentoir
# $number: of a space
booklet-space = Place { $number }
booklet-example = Exemple
booklet-happens = Ce qui se passe
# $seat: a colour; what it had before, and after
booklet-purse = { $seat } : avant et après
booklet-before = avant
booklet-after = après
# $board: a board; $places: cities
booklet-picture = Image : une partie du plateau { $board } avec { $places }
booklet-link = Lien vers cette section
booklet-god = Dieu
booklet-god-cards = Cartes
booklet-god-value = Valeur
booklet-total = Total
booklet-goods = Marchandises
booklet-start-money = Sesterces dans l’ordre du tour
booklet-start-goods = Marchandises de chaque joueur
# $from, $to: numbers of players
booklet-players = De { $from } à { $to } joueurs

## Chapters

booklet-chapter-basics = Les bases
booklet-chapter-cards = Les cartes
booklet-chapter-scoring = La fin et les points
booklet-chapter-variants = Variantes
booklet-chapter-salt = Le sel
booklet-chapter-forum = Le forum
booklet-chapter-fish = Le marché aux poissons
booklet-chapter-venus = Cartes Venus
booklet-chapter-teams = Le jeu en équipes
booklet-chapter-boards = Les plateaux

## The basics

booklet-goal-title = De quoi il s’agit
booklet-goal-1 = Vous êtes à la tête d’une dynastie romaine. Vos colons suivent les lignes terrestres et maritimes, vos maisons s’élèvent dans les cités, et ce que ces cités produisent remplit votre entrepôt. À chaque tour, vous jouez une carte de votre main et faites ce qu’elle dit.
booklet-goal-2 = Les cartes sont aussi la voie de la victoire. Chacune appartient à un dieu, et à la fin chaque dieu récompense autre chose : maisons, provinces, colons, types de marchandises, richesse. Une carte achetée vous donne donc une action maintenant et des points plus tard. Celui qui a le plus de points de victoire (PV) gagne.
booklet-board-title = Le plateau
booklet-board-1 = Les cités sont reliées par des lignes terrestres et maritimes ; chacune a de la place pour un colon. { $start ->
    [spaces] Chaque cité
   *[any] Chaque cité, sauf la cité de départ,
} produit une marchandise : brique, nourriture, outil, vin ou tissu. Un jeton montre laquelle ; les jetons sont redistribués à chaque partie.
booklet-board-2 = Les cités d’une même couleur forment une province. { $fish ->
    [yes] Au début, il y a 1 poisson dans chacune : les poissons qui s’y trouvent reviennent à celui qui la fait produire. Ensuite, elle n’en a plus jusqu’à ce que quelqu’un prenne le bonus en cash.
   *[any] Son jeton bonus montre la plus chère des marchandises qu’elles produisent : c’est le bonus de celui qui fait produire la province. Ensuite, le jeton montre ses pièces jusqu’à ce que quelqu’un prenne le bonus en cash.
}
booklet-example-board = { $roma } est la cité de départ. { $cosa } produit de la brique et { $florentia } des outils ; ensemble, elles forment la province { $etruria }, dont le jeton montre un outil, la plus chère des deux marchandises. Vous avez une maison à { $cosa }, un colon terrestre sur la ligne entre les deux cités et un bateau sur la ligne maritime de { $roma }.
booklet-setup-title = Le début de la partie
booklet-setup-1 = Chacun a 15 maisons et 6 colons. { $start ->
    [spaces] Deux colons maritimes, vos bateaux, commencent en mer, un sur chaque case de départ
   *[any] Un colon terrestre et un colon maritime, votre bateau, sont dans la cité de départ
} ; les quatre autres attendent dans votre entrepôt.
booklet-setup-2 = { $teams ->
    [yes] Chacun a six cartes de départ. Lesquelles, où chacun commence et combien d’argent ont les équipes : le chapitre sur le jeu en équipes le dit.
   *[any] Chacun a les mêmes cartes de départ.
} Sept cartes sont visibles au présentoir, puis vient { $players ->
    [6] une pile faite des cinq paquets
   *[any] une pile faite d’autant de paquets qu’il y a de joueurs
}. { $teams ->
    [yes] Le dernier joueur
   *[any] Le premier joueur a le moins d’argent, chacun des suivants 1 sesterce de plus, et le dernier
} reçoit la carte { $fish ->
    [yes] Præfectus Piscatus
   *[any] Præfectus Magnus
}.
booklet-turn-title = Votre tour
booklet-turn-1 = Posez une carte de votre main, face visible, sur votre défausse et exécutez-la. C’est ensuite au joueur à votre gauche. Ce qui est sur votre défausse ne peut plus être joué avant qu’un Tribun ne reprenne le tout.
booklet-turn-2 = Tout ce qu’une carte permet, vous pouvez y renoncer, même entièrement. Ceci seul est obligatoire : un Tribun reprend toutes les cartes, un Préfet et un Colon prennent l’une de leurs deux options, un Marchand verse ses sesterces, un spécialiste produit, et un Diplomate copie une carte s’il y en a une à copier.
booklet-turn-3 = Argent, marchandises et cartes sont visibles de tous ; seul est caché ce qui se trouve dans une pile. La banque ne manque jamais de marchandises ni de pièces, et les joueurs ne commercent jamais entre eux.
booklet-storehouse-title = L’entrepôt
booklet-storehouse-1 = Votre entrepôt a 12 emplacements. Au début, quatre sont occupés par des colons : il y a de la place pour 8 marchandises, et chaque colon qui part en libère une de plus.
booklet-storehouse-2 = { ui-rules-storehouse-text }
booklet-example-storehouse = Quatre colons sont encore chez eux et vous avez sept marchandises : un emplacement est libre. { $etruria } vous donne un outil en bonus et une brique pour votre maison de { $cosa }, mais une seule des deux trouve place. Vous choisissez l’outil et renoncez à la brique. Vous ne pouvez rien jeter d’autre pour la loger.
booklet-houses-title = Le prix d’une maison
booklet-houses-1 = { ui-rules-houses-text }
booklet-houses-2 = Il vous faut un colon sur une ligne adjacente à la cité ; celui qui se trouve dans une cité ne peut pas construire. Les marchandises restent les mêmes, quel que soit le nombre de maisons : seul l’argent augmente. Le premier arrivé construit donc à bon compte.
booklet-money-title = D’où vient l’argent
booklet-money-1 = Les sesterces paient les maisons et les marchandises de la banque ; les cartes ne se paient qu’en marchandises. L’argent vient d’un Marchand et de ce que vous vendez avec lui, d’un Préfet qui prend le bonus en cash, d’un Colon, et d’un Tribun qui reprend beaucoup de cartes.

## The cards

booklet-tribune-title = { card-tribune }
booklet-tribune-1 = Plus vous attendez, plus un Tribun rapporte. Mais jusque-là, chaque carte de votre défausse est une carte que vous ne pouvez pas jouer.
booklet-example-tribune = Vous reprenez { $taken-back } cartes, le Tribun compris, et recevez { $received-money } : un pour chaque carte au-delà de la troisième. Pour une nourriture et un outil, un nouveau colon terrestre passe de votre entrepôt à { $roma }.
booklet-architect-title = { card-architect }
booklet-architect-1 = { ui-rules-moving-text }
booklet-architect-2 = On se déplace d’abord, on construit ensuite : après la première maison, plus personne ne se déplace.
booklet-example-architect = Vous avez { $colonists-before } colons sur le plateau et autant de déplacements. Le bateau en utilise un pour la ligne maritime de { $neapolis }, le colon terrestre deux pour passer par { $spoletum } jusqu’à la ligne de { $hadria }. À { $neapolis }, il y a déjà deux maisons : la vôtre coûte { $there-1 } × { $single-1 } = { $price-1-money }, une brique et une nourriture. À { $spoletum }, cité de briques sans maison, vous payez { $price-2-money } et une nourriture.
booklet-prefect-title = { card-prefect }
booklet-prefect-1 = Regardez qui d’autre a des maisons dans la province : eux aussi reçoivent des marchandises, mais le bonus n’est qu’à vous. Une province dont le jeton montre ses pièces ne peut pas produire avant que quelqu’un ne prenne le bonus en cash.
booklet-example-produce = { $etruria } produit. Son jeton montre un outil : c’est votre bonus, et le jeton est retourné. Votre maison de { $cosa } vous donne une brique, celle de { $florentia } un outil. Le joueur vert, qui a aussi une maison à { $florentia }, reçoit également un outil.
booklet-example-income = Trois jetons montrent leurs pièces : deux pièces chacun en { $etruria } et en { $umbria }, mais une seule en { $campania }, car le tissu n’en montre qu’une. Le bonus en cash est de { $received-money }. Puis les trois jetons sont retournés, et les provinces peuvent de nouveau produire.
booklet-magnus-title = { card-praefectus-magnus }
booklet-magnus-1 = Le dernier joueur du tour l’a au début : c’est le prix de son attente. Elle circule dans le sens inverse du tour.
booklet-example-magnus = Vous détenez la carte Præfectus Magnus : le bonus de { $campania }, un tissu, vous revient deux fois. La maison de { $casinum } ne donne sa nourriture qu’une fois. À la fin du tour, la carte passe à votre voisin de droite.
booklet-mercator-title = { card-mercator }
booklet-mercator-1 = On achète et on vend au même prix. Un type est soit acheté, soit vendu, jamais les deux, et ce que vous achetez doit tenir dans votre entrepôt.
booklet-example-mercator = La carte rapporte { $received-money }. Vous vendez trois vins pour { $sold-money } et achetez quatre briques pour { $bought-money } ; il vous reste { $sestertii-money }. Cela fait deux types : le commerce est terminé.
booklet-diplomat-title = { card-diplomat }
booklet-diplomat-1 = Seule la carte du dessus d’une défausse peut être copiée ; après un Tribun, la défausse est vide. Vous l’exécutez avec vos propres pièces et marchandises. Sur votre défausse se trouve le Diplomate, que personne ne peut copier.
booklet-example-diplomat = Sur le dessus de la défausse du joueur vert se trouve un Marchand acheté. Vous le copiez et recevez { $received-money }, tout comme lui, puis vous vendez votre tissu pour { $sold-money }.
booklet-senator-title = { card-senator }
booklet-senator-1 = Les cartes achetées vont dans votre main et peuvent être jouées dès votre tour suivant. Un point d’interrogation vaut une marchandise de votre choix. Les cartes que personne n’achète glissent vers des places moins chères.
booklet-example-senator = L’Architecte est à la première place, qui n’ajoute rien : il coûte un outil. Le Colon est à la quatrième, qui ajoute un tissu : il coûte une nourriture et un tissu. Pour les deux cartes, on compte les places où elles se trouvaient au début.
booklet-colonist-title = { card-colonist }
booklet-colonist-1 = Chaque colon sur le plateau, c’est un déplacement de plus à chaque Architecte, un emplacement de plus dans votre entrepôt et des points de Mars.
booklet-example-colonist = Pour deux nourritures et deux outils, vous placez deux colons : un bateau à { $neapolis }, où vous avez une maison et d’où part une ligne maritime, et un colon terrestre à { $roma }. Désormais, un Architecte vous donne { $colonists } déplacements.
booklet-example-colonist-money = Avec { $colonists-before } colons sur le plateau, vous prenez plutôt { $received-money }.
booklet-consul-title = { card-consul }
booklet-consul-1 = Il convient surtout aux cartes des places chères, et pour prendre une carte avant les autres.
booklet-example-consul = Le Vigneron est à la place la plus chère. Avec un Consul, vous ne payez que son propre prix : une brique et un vin.
booklet-specialists-title = Spécialistes
booklet-specialists-1 = Maçon, Fermier, Forgeron, Vigneron et Tisserand font produire d’un coup toutes vos maisons d’une même marchandise, dans quelque province qu’elles soient. Personne d’autre ne reçoit rien, et aucun jeton n’est retourné. Il n’y en a qu’un de chaque.
booklet-example-specialist = Vous avez { $wine-houses } maisons dans des cités de vin, et le Vigneron vous donne un vin pour chacune. Votre maison de { $neapolis }, cité de tissu, ne donne rien, ni celles des autres. Si la partie s’arrêtait maintenant, Minerva vous donnerait { $minerva-points } pour cette carte.

## The end and the points

booklet-end-title = La fin de la partie
booklet-end-1 = La partie s’achève quand quelqu’un achète la dernière carte du présentoir, la pile étant vide aussi, ou construit sa 15e maison. Ce joueur reçoit la carte Concordia. Chacun des autres joue encore exactement un tour ; puis on compte les points.
booklet-gods-title = Les dieux
booklet-gods-1 = Toutes vos cartes comptent, celles de votre main comme celles de votre défausse. Ce que récompense un dieu se calcule une fois et compte pour chaque carte de ce dieu : quatre cartes Saturnus et sept provinces font 28 PV.
booklet-scoring-title = Un exemple de décompte
booklet-example-scoring = Vous venez d’acheter la dernière carte, un Colon, et recevez la carte Concordia. Vos { $houses } maisons, dont { $brick-houses } dans des cités de briques, sont dans { $provinces } provinces et produisent { $kinds } types de marchandises ; { $colonists } colons sont sur le plateau. Vos sesterces et marchandises valent { $wealth-money }, et vous avez { $saturnus-cards } cartes Saturnus : { $saturnus-cards } × { $saturnus-value } = { $saturnus-points }. Le tableau donne tous les dieux.
booklet-ties-title = Égalités
booklet-ties-1 = Si plusieurs joueurs ont le plus de points, celui d’entre eux qui détient la carte Præfectus gagne ; si aucun ne la détient, c’est celui qui la recevrait le premier quand elle passe de joueur en joueur vers la droite.

## Variants

booklet-first-game-title = { option-intermediate-scoring }
booklet-first-game-1 = { option-intermediate-scoring-help }
booklet-without-goods-title = { option-start-without-goods }
booklet-without-goods-1 = { option-start-without-goods-help }
booklet-display-sides-title = { option-display }
booklet-display-sides-1 = Le présentoir a deux faces, et l’on peut choisir l’une ou l’autre sur tout plateau. La face tissu est l’habituelle ; sur la face vin, certaines des places les plus chères ajoutent du vin au lieu du tissu.
booklet-edition-title = L’édition de 2013
booklet-edition-1 = { option-edition-2013-help }
booklet-copy-magister-title = { option-copy-magister }
booklet-copy-magister-1 = { option-copy-magister-help }
booklet-proconsul-price-title = { option-proconsul-price }
booklet-proconsul-price-1 = { option-proconsul-price-help }
booklet-proconsul-price-2 = { option-proconsul-price-free-help }
booklet-money-gifts-title = { option-money-gifts }
booklet-money-gifts-1 = { option-money-gifts-help }
booklet-last-turns-title = { option-last-turns }
booklet-last-turns-1 = { option-last-turns-help }
booklet-last-turns-2 = { option-last-turns-teams-help }

## Salt and the forum

booklet-salt-title = { option-salt }
booklet-salt-1 = { option-salt-help }
booklet-salt-2 = { ui-rules-salt-text }
booklet-example-salt-house = Vous n’avez pas de brique, mais un sel, qui la remplace. Avec votre nourriture et { $price-1-money }, la maison de { $spoletum } est payée.
booklet-salt-scoring-title = Le sel et les dieux
booklet-salt-scoring-1 = Vous n’avez pas à décider pour qui compte une cité de sel : c’est toujours le spécialiste avec lequel elle rapporte le plus.
booklet-example-salt-scoring = Vous avez { $brick-houses } maisons dans des cités de briques, { $wine-houses } dans des cités de vin et une dans une cité de sel, avec un Maçon et un Vigneron. Le Vigneron donne plus par maison : la cité de sel compte pour lui, et Minerva donne { $minerva-points }. Pour Mercurius, elle ne compte pas du tout : vos maisons produisent { $kinds } types.
booklet-forum-title = { option-forum }
booklet-forum-1 = { ui-rules-forum-text }
booklet-patricians-title = Patriciens
booklet-patricians-1 = { tile-patrician-help }
booklet-citizens-title = Citoyens
booklet-citizens-1 = { tile-citizen-help }
booklet-auction-title = { option-auction }
booklet-auction-1 = { ui-rules-auction-text }

## The fish market

booklet-fish-title = Les poissons
booklet-fish-1 = { option-fish-help } Au début, il y a 1 poisson dans chaque province.
booklet-fish-2 = Deux poissons partagent un emplacement de l’entrepôt, et ce qui n’y tient pas est perdu. Les poissons ne paient jamais une carte, une maison ou un colon, un Marchand n’en fait pas commerce, et le sel ne les remplace pas.
booklet-fish-prefect-title = Le Préfet et les poissons
booklet-fish-prefect-1 = La carte Præfectus Piscatus remplace la carte Præfectus Magnus.
booklet-example-fish-produce = Deux poissons se trouvent en { $etruria }. Vous prenez les deux, qui partagent un emplacement de votre entrepôt. Votre maison de { $cosa } vous donne une brique ; celle du joueur vert à { $florentia } lui donne un outil. La province reste sans poisson jusqu’à ce que quelqu’un prenne le bonus en cash.
booklet-market-title = La visite du marché
booklet-market-1 = Avant de jouer votre carte, vous pouvez aller au marché. { ui-rules-fish-text }
booklet-example-market = Votre marqueur est au commerce. Vous avancez d’une case et prenez un tissu pour un poisson. Puis vous sautez le colon, en y laissant un sesterce, et vous arrêtez à l’argent : vous prenez les pièces que quelqu’un a laissées et payez deux poissons pour en avoir d’autres. Vous jouez maintenant votre Marchand et vendez le tissu pour { $sold-money }. Vous finissez avec { $sestertii-money }.
booklet-stalls-title = Les étals
booklet-stalls-1 = Côte et versant sont les deux faces du marché. Les poissons que demande un étal sont indiqués à côté.

## Venus cards and team play

booklet-venus-title = { option-venus }
booklet-venus-1 = { option-venus-help }
booklet-venus-2 = { ui-rules-venus-text }
booklet-magister-title = { card-magister }
booklet-magister-1 = Jouez-le juste après la carte que vous voulez utiliser deux fois : le tour des autres ne change rien à votre défausse.
booklet-example-magister = Un Préfet est sur votre défausse : le Magister est donc un Préfet de plus. { $sicilia } produit : son bonus est un tissu, et votre maison de { $syracusae } vous donne un outil.
booklet-double-title = Cartes doubles
booklet-double-1 = Chaque fois que vous jouez une carte double, vous choisissez de nouveau son rôle.
booklet-example-double = Vous choisissez le Marchand : il rapporte { $received-money }, et vous vendez deux vins pour { $sold-money }.
booklet-venus-scoring-title = Un exemple pour Venus
booklet-example-venus = Vous avez deux maisons en { $etruria }, deux en { $campania } et une en { $umbria }. Deux provinces comptent, et chaque carte Venus donne { $venus-value-points } ; vous en avez { $venus-cards } : le Magister et une carte double. Venus donne { $venus-points }.
booklet-teams-title = { option-teams }
booklet-teams-1 = { option-teams-help }
booklet-teams-2 = { ui-rules-teams-text }
booklet-team-turn-title = Le tour de deux partenaires
booklet-team-turn-1 = Chaque partenaire décide de ses propres pièces, marchandises et cartes, et de rien d’autre.
booklet-example-team-turn = Le joueur rouge joue un Marchand, prend ses sesterces et vend un vin. Puis le joueur bleu, son partenaire, exécute le même Marchand avec ses propres marchandises et vend un tissu. La main du joueur bleu n’a pas changé.
booklet-praetor-title = { card-praetor }
booklet-praetor-1 = Il remplace le Sénateur dans le jeu en équipes.
booklet-example-praetor = Le joueur rouge achète l’Architecte de la première place pour un outil. Le joueur bleu achète le Préfet de la deuxième pour un vin et paie le point d’interrogation avec un autre vin. Alors seulement, les cartes glissent.
booklet-proconsul-title = { card-proconsul }
booklet-proconsul-1 = Il remplace le Consul dans le jeu en équipes.
booklet-example-proconsul = Le joueur rouge achète le Maçon de la place la plus chère pour une nourriture, sans supplément. Puis le joueur bleu joue un Marchand de sa propre main et l’exécute seul.
booklet-legatus-title = { card-legatus }
booklet-legatus-1 = Avec lui, vous utilisez une carte que seul votre partenaire possède.
booklet-example-legatus = Le joueur rouge joue le Légat, et le joueur bleu répond par un Marchand. Tous deux l’exécutent, le rouge d’abord. Le Marchand reste sur la défausse du joueur bleu.

## The boards

booklet-italia-title = Italia
booklet-italia-1 = La cité de départ est Roma. Les chemins sont courts et les lignes vite occupées : il importe d’arriver le premier.
booklet-imperium-title = Imperium
booklet-imperium-1 = Tout l’empire, avec Roma pour cité de départ. Les chemins sont longs : ici, de nouveaux colons valent leur prix.
booklet-byzantium-title = Byzantium
booklet-byzantium-1 = La cité de départ est Byzantium. Chaque sorte de jeton de sel y a une cité de plus : si l’on joue avec le sel, aucun autre jeton ne lui cède la place. Sans le sel, ces cités produisent un outil, un vin, un tissu ou une brique.
booklet-hispania-title = Hispania
booklet-hispania-1 = La cité de départ est Saguntum. Comme sur le plateau Byzantium, les cités de sel s’ajoutent aux autres ; sans le sel, elles produisent autre chose.
booklet-cyprus-title = Cyprus
booklet-cyprus-1 = La cité de départ est Antiochia. L’île et les côtes voisines sont reliées par de nombreuses lignes maritimes.
booklet-balearica-title = Balearica
booklet-balearica-1 = { ui-rules-balearica-text }
booklet-example-balearica = Deux bateaux et un colon terrestre font { $colonists-before } déplacements. Pour l’un d’eux, le colon terrestre passe d’{ $ebussus } à { $palmaria } par la ligne maritime où se trouve votre propre bateau ; pour un autre, il gagne la ligne terrestre d’{ $andrachium }. Votre maison de { $palmaria } coûte { $price-1-money }, une brique et une nourriture.
