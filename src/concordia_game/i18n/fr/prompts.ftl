### What the game asks the player: each decision of the engine names its message.
### Variables: $steps, $kinds, $count, $price, $bid and $fish are whole numbers; $seat, $card, $good and $tile are names.
### $goods and $instead are ready lists ("1 food, 1 tool").

prompt-play-card = Jouez une carte de votre main.
# $steps: steps left
prompt-move-colonists =
    Déplacez vos colons : encore { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }.
# The house stall; $steps: steps to make before the house
prompt-step-or-build =
    Déplacez vos colons, puis construisez une maison : encore { $steps ->
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }.
prompt-build-houses = Construisez des maisons dans les cités adjacentes à vos colons, ou terminez.
# The house stall
prompt-build-one-house = Construisez une maison dans une cité adjacente à vos colons.
prompt-free-house = Construisez une maison gratuitement : choisissez la cité.
prompt-prefect = Faire produire une province ou prendre le bonus en cash ?
# $count: the sestertii
prompt-settle =
    Placer de nouveaux colons (1 nourriture et 1 outil chacun) ou prendre { $count ->
        [one] { $count } sesterce
       *[other] { $count } sesterces
    } ?
prompt-settle-more = Placez encore un nouveau colon pour 1 nourriture et 1 outil, ou terminez.
# $price: in sestertii
prompt-settle-for-money =
    Placez un nouveau colon pour { $price ->
        [one] { $price } sesterce
       *[other] { $price } sesterces
    }.
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Achetez ou vendez : encore { $kinds ->
        [one] { $kinds } type de marchandises
       *[other] { $kinds } types de marchandises
    }.
# All kinds have been traded, and a tile would allow one more
prompt-trade-more = Utiliser une tuile pour faire commerce d’un autre type de marchandises ?
prompt-copy-card = Quelle carte copiez-vous ?
# $count: cards that may still be bought
prompt-buy-card =
    Achetez au présentoir : jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
prompt-pay = Prix : { $goods }. Choisissez les marchandises avec lesquelles vous payez.
# One of two prices
prompt-pay-either = Prix : { $goods } ou { $instead }. Choisissez avec quoi vous payez.
# $count: goods too many
prompt-forgo =
    Entrepôt plein : { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } de trop. Choisissez-en une à abandonner.
prompt-recruit = Placer un nouveau colon pour 1 nourriture et 1 outil ?
prompt-stall-colonist = Placez un nouveau colon pour 1 nourriture ou 1 outil.
prompt-initial-purchase = Achetez vos marchandises de départ au prix habituel, puis jouez votre première carte.
prompt-take-tile = Prendre une tuile du forum ?
prompt-draw-tile = Une tuile du forum est tirée au sort.
prompt-keep-patrician = Choisissez le patricien que vous gardez.
# The opener of an auction, who must bid.
prompt-open-auction = Désignez un patricien et ouvrez les enchères à 0 PV ou plus.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile } : l’enchère est à { $bid } PV. Surenchérir ou passer ?
# The last player of an auction
prompt-pick-free = Choisissez l’un des patriciens restants ; il ne vous coûte rien.
prompt-swap = Quelle marchandise de l’entrepôt échangez-vous ?
prompt-choose-good = Choisissez une marchandise.
# $good: the stored good that is given away
prompt-choose-instead = Vous donnez : { $good }. Choisissez la marchandise reçue en échange.
# A tile replaces the bonus of a province
prompt-choose-bonus = Choisissez la marchandise bonus.
# After a province has produced
prompt-yield = Utiliser une tuile avant d’entreposer les marchandises ?
prompt-use-tile = Utiliser une tuile avant la fin de votre tour ?
# $fish: fish in the storehouse
prompt-market = Aller à un étal du marché aux poissons (poissons restants : { $fish }) ou passer à votre carte ?
# $card: a double card
prompt-choose-role = { $card } : lequel des deux rôles prenez-vous ?
# The partner has played a Legatus
prompt-call-card = Jouez une carte de votre main : vous l’exécutez tous les deux, votre partenaire d’abord.
# The partner has played a Proconsul
prompt-play-alone = Jouez une carte de votre main : vous l’exécutez sans votre partenaire.
prompt-name-start = Désignez la cité où commencent vos deux colons.
# $seat: the partner
prompt-give-money = Donner des sesterces à { $seat } ?
prompt-confirm-turn = Votre tour est joué : terminez-le ou revenez en arrière.
# In team play. $seat: the partner
prompt-confirm-part = Votre part du tour est jouée : passez la main ({ $seat }) ou revenez en arrière.
prompt-wait-for = En attente : { $seat }.
prompt-game-over = La partie est terminée.
