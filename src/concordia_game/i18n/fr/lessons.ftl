# Ce que dit le guide des leçons. `lesson-<leçon>-<étape>` demande une action, `-done` y répond, `-wrong` dit pourquoi
# autre chose était attendu. Les noms des cités et des provinces sont ceux du plateau.

lesson-welcome = De courtes leçons sur le vrai plateau, de deux à quatre minutes. Vous pouvez partir à tout moment et reprendre plus tard.
lesson-coach = Guide
lesson-progress = Progression
lesson-wrong = Pas maintenant : seul ce qui est éclairé est demandé.
lesson-gone = Cette leçon n’existe pas.
lesson-mistake = Vous y perdez environ { $count } points. Je choisirais plutôt : { $move }. Revenez en arrière, ou continuez.
lesson-take-back = Revenir en arrière
lesson-other-way = Essayer autrement
lesson-once-more = Encore une fois
lesson-next = Leçon suivante
lesson-play = Jouer contre un bot facile
lesson-begin-again = Depuis le début
lesson-new = nouvelle
lesson-begun = commencée
lesson-done = terminée

## Se déplacer et construire

lesson-build-title = Déplacer et construire
lesson-build-about = Envoyez vos colons et construisez vos premières maisons.
lesson-build-card = Bienvenue à Rome ! Qui a le plus de points de victoire (PV) à la fin gagne : les maisons, les colons et les cartes en rapportent. Vous êtes rouge, Livie est votre rivale. À votre tour, vous jouez une carte. Appuyez sur l’Architecte dans votre main.
lesson-build-card-done = D’abord les déplacements, puis la construction. Chacun de vos colons sur le plateau donne un déplacement : vous en avez deux.
lesson-build-card-wrong = Chaque carte aura son heure, mais cette leçon demande l’Architecte.
lesson-build-walk = Appuyez sur votre colon terrestre à { $roma }, puis sur la ligne terrestre entre { $cosa } et { $florentia }, à deux déplacements.
lesson-build-walk-done = Les deux déplacements sont faits. Un colon s’arrête sur une ligne, jamais dans une cité, et chaque ligne n’en accueille qu’un.
lesson-build-walk-wrong = Pas cela : aujourd’hui nous peuplons { $etruria }. D’abord, le colon terrestre va sur la ligne entre { $cosa } et { $florentia }.
lesson-build-cosa = Vous pouvez construire dans les cités aux deux bouts de la ligne. { $cosa } produit de la brique : une maison n’y coûte que 1 sesterce et 1 nourriture. Appuyez sur { $cosa }.
lesson-build-cosa-done = Votre première maison ! Elle rapporte des marchandises pendant la partie et des points à la fin.
lesson-build-cosa-wrong = Ce sera juste après : { $cosa } d’abord.
lesson-build-florentia = Un Architecte construit autant de maisons que vous pouvez payer. { $florentia } produit des outils : 3 sesterces, 1 brique et 1 outil. Appuyez sur { $florentia }.
lesson-build-florentia-done = Deux maisons en un tour. Il ne restait rien à faire, il s’est donc terminé tout seul, et Livie a construit à { $casinum }.
lesson-build-florentia-wrong = Vous pouvez encore payer { $florentia } : ne vous arrêtez pas.
lesson-build-again = Les cartes jouées restent sur votre défausse jusqu’à ce que vous les repreniez. Par chance, vous avez un second Architecte : jouez-le.
lesson-build-again-done = De nouveau deux déplacements, à répartir librement.
lesson-build-again-wrong = Le second Architecte, s’il vous plaît : votre bateau attend encore.
lesson-build-ship = Votre bateau, le colon qui voyage par mer, est à { $roma }. Les bateaux suivent les lignes maritimes bleues. Appuyez dessus, puis sur la ligne maritime entre { $roma } et { $neapolis }.
lesson-build-ship-done = Il reste un déplacement, mais rien ne vous oblige à l’utiliser.
lesson-build-ship-wrong = Le bateau d’abord, sur la ligne maritime entre { $roma } et { $neapolis }.
lesson-build-stop = Appuyez sur « { done-move-colonists } ».
lesson-build-stop-done = À { $neapolis } se trouve une maison de Livie. Vous pouvez y construire aussi, chacun une fois par cité.
lesson-build-stop-wrong = Vous êtes bien placé : appuyez sur « { done-move-colonists } ».
lesson-build-second = La deuxième maison d’une cité coûte deux fois plus de sesterces, la troisième trois fois ; les marchandises ne changent pas. Payez 4 sesterces au lieu de 2 : construisez à { $neapolis }.
lesson-build-second-done = C’est bâti ! Qui arrive en premier construit à bas prix.
lesson-build-second-wrong = Vous pouvez payer { $neapolis } : construisez-y avant de terminer.
lesson-build-end = Bravo, vous savez vous déplacer et construire. Mais d’où viennent les marchandises ? La leçon suivante le montre.

## Produire et commercer

lesson-trade-title = Produire et commercer
lesson-trade-about = Remplissez votre entrepôt et vendez ce que vous avez en trop.
lesson-trade-card = Vos maisons travaillent quand un Préfet l’ordonne. Jouez un Préfet.
lesson-trade-card-done = Le Préfet fait produire une province.
lesson-trade-card-wrong = Il nous faut d’abord des marchandises : jouez un Préfet.
lesson-trade-produce = Deux de vos trois maisons sont dans { $etruria }. Appuyez sur son jeton bonus sur le plateau : il montre un outil, votre bonus.
lesson-trade-produce-done = { $cosa } donne 1 brique, { $florentia } 1 outil, et le bonus n’est que pour vous. La maison de Livie à { $florentia } lui rapporte un outil aussi.
lesson-trade-produce-wrong = Vous y gagneriez moins : { $cosa } et { $florentia } sont toutes deux dans { $etruria }.
lesson-trade-full = Mais 3 marchandises arrivent, et seuls 2 emplacements de votre entrepôt sont libres : sur 12, 4 sont pris par les colons restés chez eux. Choisissez la marchandise à laquelle vous renoncez.
lesson-trade-full-done = Perdue. Dépensez avant de produire, ou envoyez des colons pour faire de la place. Le jeton de { $etruria } montre des pièces : elle ne produit plus pour l’instant.
lesson-trade-market = Livie a commercé. À vous : jouez le Marchand.
lesson-trade-market-done = Il rapporte aussitôt 3 sesterces. Puis vous commercez avec deux types de marchandises, en achetant ou vendant autant que vous voulez.
lesson-trade-market-wrong = Votre entrepôt est plein : le Marchand vous aidera.
lesson-trade-sell = Le tissu vaut le plus, 7 sesterces. Appuyez sur le tissu dans la barre sous le plateau, puis sur « { ui-sell } ✓ ».
lesson-trade-sell-done = 7 sesterces, et il y a de nouveau de la place.
lesson-trade-sell-wrong = Vendez le tissu, c’est lui qui rapporte le plus.
lesson-trade-buy = Le vin paie de bonnes cartes. Achetez de même 1 vin pour 6 sesterces.
lesson-trade-buy-done = Deux types ont été échangés, votre tour est fini. On achète au prix où l’on vend, et il y a toujours assez de tout.
lesson-trade-buy-wrong = Du vin, s’il vous plaît : 1 suffit.
lesson-trade-second = Livie a fait produire { $liguria } : deux jetons montrent maintenant des pièces. Elle détenait la carte { card-praefectus-magnus } ({ ui-magnus-short }), qui double le bonus, et vous l’a passée : votre prochaine province donnera deux fois le sien. Jouez votre second Préfet.
lesson-trade-second-done = Un Préfet sait aussi faire autre chose.
lesson-trade-second-wrong = Ces pièces attendent un Préfet.
lesson-trade-income = Au lieu de produire, ramassez les pièces de tous les jetons : appuyez sur « { move-income } ».
lesson-trade-income-done = Les pièces des deux provinces, peu importe qui les a fait produire ! Tous les jetons sont retournés, et chaque province peut produire de nouveau.
lesson-trade-income-wrong = Vous pourriez produire, mais voyez ces pièces : appuyez sur « { move-income } ».
lesson-trade-end = Produisez, vendez, achetez, et ne laissez pas dormir votre entrepôt. Ensuite : de nouvelles cartes.

## Les cartes

lesson-cards-title = Les cartes
lesson-cards-about = En acheter, copier celle d’un rival, reprendre toutes les vôtres.
lesson-cards-senator = De nouvelles cartes, ce sont de nouvelles actions, et des points à la fin. C’est le Sénateur qui achète : jouez-le.
lesson-cards-senator-done = Vous pouvez en acheter deux au plus. Une carte coûte ce qu’elle indique d’abord et, après le +, ce que son emplacement ajoute ; le premier n’ajoute rien.
lesson-cards-senator-wrong = Allons d’abord au marché : le Sénateur, s’il vous plaît.
lesson-cards-first = Le Préfet du premier emplacement coûte 1 vin. Appuyez dessus dans le présentoir.
lesson-cards-first-done = Il rejoint aussitôt votre main. Les autres n’avancent qu’après vos achats.
lesson-cards-first-wrong = Prenez le Préfet du premier emplacement.
lesson-cards-second = Maintenant le Maçon : 1 nourriture, et 1 marchandise au choix pour son emplacement.
lesson-cards-second-done = Le Maçon est un spécialiste, une carte de Minerva : chacune de vos maisons dans une cité de brique donne 1 brique.
lesson-cards-second-wrong = Vous pouvez payer le Maçon : prenez-le aussi.
lesson-cards-pay = La caisse à l’étoile est une marchandise au choix. Avec quoi payez-vous ?
lesson-cards-pay-done = Payé. Le présentoir est complété, les anciennes cartes coûtent moins. Livie a joué un Préfet.
lesson-cards-diplomat = Le Diplomate refait la dernière carte d’un rival. Jouez-le.
lesson-cards-diplomat-done = On copie ce qui est au-dessus de la défausse d’un rival.
lesson-cards-diplomat-wrong = Essayez le Diplomate : le Préfet de Livie vous irait bien.
lesson-cards-copy = Appuyez sur la défausse de Livie, un Préfet est au-dessus.
lesson-cards-copy-done = C’est maintenant comme si vous aviez joué un Préfet.
lesson-cards-copied = Faites produire { $etruria }, où sont vos maisons.
lesson-cards-copied-done = L’action d’un troisième Préfet, sans troisième Préfet. Surveillez les défausses des autres ! Et le bonus est venu deux fois, car vous déteniez la carte { card-praefectus-magnus } ({ ui-magnus-short }).
lesson-cards-copied-wrong = Vos maisons sont dans { $etruria }.
lesson-cards-tribune = La plupart de vos cartes sont sur votre défausse. Le Tribun les rend toutes : jouez-le.
lesson-cards-tribune-done = Toutes vos cartes sont de retour. Chacune au-delà de la troisième rapporte 1 sesterce, il vaut donc mieux en jouer beaucoup avant : 7 cartes, 4 sesterces.
lesson-cards-tribune-wrong = Le Tribun d’abord : avec lui, tout revient.
lesson-cards-recruit = Le Tribun envoie aussi un colon pour 1 nourriture et 1 outil. Choisissez : sur terre ou sur mer ?
lesson-cards-recruit-done = Il part de { $roma }. Désormais l’Architecte vous donne trois déplacements, et votre entrepôt a un emplacement de plus.
lesson-cards-end = Achetez tôt, copiez habilement, et jouez le Tribun quand votre défausse est haute. Passons aux points.

## Les dieux

lesson-gods-title = Les dieux
lesson-gods-about = D’où viennent les points : deux choix, à essayer dans les deux sens.
lesson-gods-cards = Les points (PV) viennent de vos cartes, en main ou sur la défausse. Chacune a son dieu, qui paie une fois pour chacune de ses cartes : Jupiter pour les maisons hors des cités de brique, Saturnus pour les provinces, Mercurius pour les types de marchandises, Mars pour les colons ; Vesta une fois pour la richesse, Minerva pour les maisons de son spécialiste. Dans le tableau des scores, 2×6 veut dire deux cartes de 6 points.
lesson-gods-senator = Voyons ce que vaut une carte. Jouez le Sénateur.
lesson-gods-senator-done = Une deuxième carte du même dieu paie tout une deuxième fois.
lesson-gods-senator-wrong = Le Sénateur, s’il vous plaît : nous allons acheter.
lesson-gods-choice = Le Préfet compte pour Saturnus : 1 point par province où vous avez une maison, vous en avez deux. Le Colon compte pour Mars : 2 par colon sur le plateau, vous en avez trois. Achetez-en un !
lesson-gods-choice-done = Votre score change de { $total } : Saturnus { $saturnus }, Mars { $mars }, Vesta { $vesta } pour les marchandises payées. Comparez avec l’autre carte.
lesson-gods-choice-wrong = Comparez le Préfet et le Colon.
lesson-gods-enough = Quand vous avez comparé, appuyez sur « { done-buy-card } ».
lesson-gods-enough-done = Une carte vaut donc le plus là où vous êtes déjà fort, et elle grandit avec vous.
lesson-gods-enough-wrong = Une carte suffit pour aujourd’hui.
lesson-gods-architect = Une maison peut plaire à plusieurs dieux à la fois. Jouez l’Architecte.
lesson-gods-architect-done = Vos colons atteignent { $spoletum } et { $casinum }.
lesson-gods-architect-wrong = C’est l’Architecte qui construit.
lesson-gods-stay = Vos colons sont bien placés. Appuyez sur « { done-move-colonists } ».
lesson-gods-stay-done = Choisissez maintenant en pensant aux dieux.
lesson-gods-stay-wrong = Personne n’a besoin de bouger : appuyez sur « { done-move-colonists } ».
lesson-gods-house = { $spoletum } est dans une province nouvelle pour vous. { $casinum } produit du tissu, ce qu’aucune de vos maisons ne fait. Laquelle est la meilleure ? Construisez !
lesson-gods-house-done = Votre score change de { $total } : Jupiter { $jupiter }, Saturnus { $saturnus }, Mercurius { $mercurius }, Vesta { $vesta } pour le prix. Comparez avec l’autre cité.
lesson-gods-house-wrong = Choisissez entre { $spoletum } et { $casinum }.
lesson-gods-other = Assez comparé ? Construisez alors l’autre maison aussi.
lesson-gods-other-done = { $total } de plus : votre score est de { $sum }.
lesson-gods-other-wrong = Vous pouvez payer l’autre maison aussi.
lesson-gods-end = Regardez vos cartes, trouvez vos dieux forts et nourrissez-les. La partie se termine quand quelqu’un achète la dernière carte ou construit une 15e maison ; il prend la carte Concordia, 7 points. Vous êtes prêt à jouer.

## Une courte partie

lesson-game-title = Une courte partie
lesson-game-about = Les derniers tours d’une partie jusqu’à la fin, avec un guide à vos côtés.
lesson-game-look = Une partie touche à sa fin. Qui achète la dernière des trois cartes ou construit une 15e maison prend la carte Concordia, qui vaut 7 points ; les autres ont encore un tour. Le tableau des scores montre qui mène.
lesson-game-play = Jouez comme bon vous semble. Je n’interviens que si un coup perd beaucoup ; vous pouvez toujours revenir en arrière.
lesson-game-end = Voilà une fin de partie complète. Essayez-en maintenant une depuis le début : les bots sont patients.

## Sel et forum

lesson-salt-title = Sel et forum
lesson-salt-about = L’extension Salsa : une marchandise à tout faire, et de l’aide venue du forum.
lesson-salt-architect = Dans votre entrepôt, du nouveau : le sel. Il remplace toute marchandise à payer. Jouez l’Architecte.
lesson-salt-architect-done = Vous aimeriez construire à { $spoletum }, mais vous n’avez pas de vin.
lesson-salt-architect-wrong = Nous voulons construire : l’Architecte, s’il vous plaît.
lesson-salt-stay = Votre colon est bien placé. Appuyez sur « { done-move-colonists } ».
lesson-salt-stay-done = Une maison dans une cité de vin coûte de la brique et du vin.
lesson-salt-stay-wrong = Restez là et appuyez sur « { done-move-colonists } ».
lesson-salt-build = Avec du sel, c’est possible quand même : construisez à { $spoletum }.
lesson-salt-build-done = À vous de décider ce que le sel remplace.
lesson-salt-build-wrong = Vous pouvez payer { $spoletum } : avec du sel.
lesson-salt-pay = Payez 1 brique, et 1 sel à la place du vin.
lesson-salt-pay-done = Le sel ne s’achète ni ne se vend. Il vient des cités de sel comme { $ancona } : gardez-le pour ce qui vous manque.
lesson-salt-pay-wrong = Vous avez assez de brique : gardez le second sel.
lesson-salt-tribune = Au forum maintenant, où des tuiles sont exposées. Jouez le Tribun : à partir de quatre cartes, vous pouvez en prendre une.
lesson-salt-tribune-done = Vous reprenez six cartes, vous pourriez donc choisir parmi les deux premières tuiles ; avec huit ou dix cartes, plus loin encore.
lesson-salt-tribune-wrong = C’est le Tribun qui ouvre le forum.
lesson-salt-tile = Prenez la tuile la plus à gauche, un citoyen : il rapporte 2 sesterces par province où vous avez une maison.
lesson-salt-tile-done = Un citoyen aide une fois, quand vous voulez pendant votre tour. Les patriciens restent avec vous toute la partie.
lesson-salt-tile-wrong = La tuile la plus à gauche, s’il vous plaît.
lesson-salt-use = Utilisez-le tout de suite : appuyez sur votre nouvelle tuile.
lesson-salt-use-done = 6 sesterces pour trois provinces, et la tuile est défaussée.
lesson-salt-use-wrong = La tuile d’abord.
lesson-salt-recruit = Le Tribun propose encore un colon contre nourriture et outil. L’outil vous manque, mais vous avez du sel : terre ou mer ?
lesson-salt-recruit-done = Nourriture et sel, et un troisième colon est en route.
lesson-salt-recruit-wrong = Prenez le colon, votre sel paie l’outil.
lesson-salt-end = Le sel comble tous les manques, et un bon patricien marque votre partie. Au début d’une telle partie, vous en choisissez un sur deux.

## Le marché aux poissons

lesson-fish-title = Le marché aux poissons
lesson-fish-about = L’extension Balearica et Cyprus : des étals que l’on paie en poisson.
lesson-fish-wine = Avant votre carte, vous pouvez aller au marché aux poissons. Votre première visite pose votre marqueur sur n’importe quel étal. Appuyez sur vin ou tissu : pour 1 poisson, prenez le vin.
lesson-fish-wine-done = 1 poisson pour 1 vin. Tant que vous avez du poisson, vous pouvez continuer, mais seulement vers l’avant, selon les flèches.
lesson-fish-wine-wrong = Nous commençons par le vin.
lesson-fish-money = Avancez jusqu’à l’argent : 1 poisson pour 3 sesterces.
lesson-fish-money-done = Vous avez sauté le colon et y avez laissé 1 sesterce. Qui s’y arrête le prend. Plus de poisson : à votre carte.
lesson-fish-money-wrong = Avancez jusqu’à l’étal de l’argent, pour 1 poisson.
lesson-fish-prefect = Le poisson vient des provinces. Jouez un Préfet.
lesson-fish-prefect-done = Au lieu d’une marchandise bonus, il y a du poisson dans chaque province.
lesson-fish-prefect-wrong = Le Préfet, s’il vous plaît : il nous faut du poisson.
lesson-fish-produce = Faites produire { $etruria }.
lesson-fish-produce-done = Un outil de { $florentia }, et le poisson de la province. Deux poissons partagent un emplacement de votre entrepôt.
lesson-fish-produce-wrong = Votre maison est dans { $etruria }.
lesson-fish-food = Nouveau tour, nouvelle promenade, à partir de votre marqueur. L’étal suivant a de la nourriture : 1 poisson pour 1 nourriture.
lesson-fish-food-done = Juste ce qui manquait, et rien n’a été sauté.
lesson-fish-food-wrong = C’est de nourriture que nous avons besoin.
lesson-fish-architect = Servez-vous-en : jouez l’Architecte.
lesson-fish-architect-done = Brique et nourriture : voilà une maison dans une cité de nourriture.
lesson-fish-architect-wrong = L’Architecte, s’il vous plaît.
lesson-fish-stay = Votre colon est bien placé. Appuyez sur « { done-move-colonists } ».
lesson-fish-stay-done = { $spoletum } est juste à côté de lui.
lesson-fish-stay-wrong = Restez là et appuyez sur « { done-move-colonists } ».
lesson-fish-build = Construisez à { $spoletum }.
lesson-fish-build-done = Un seul poisson a rendu cette maison possible.
lesson-fish-build-wrong = Vous pouvez payer { $spoletum }.
lesson-fish-end = Le poisson, c’est la menue monnaie pour ce qui manque au bon moment. Surveillez les pièces sur les étals !
