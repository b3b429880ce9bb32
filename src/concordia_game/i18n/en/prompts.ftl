### What the game asks the player: each decision of the engine names its message.
### Variables: $steps, $kinds, $count, $price, $bid and $fish are whole numbers; $seat, $card, $good and $tile are names.
### $goods and $instead are ready lists ("1 food, 1 tool").

prompt-play-card = Play a card from your hand.
# $steps: steps left
prompt-move-colonists =
    Move your colonists: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left.
# The house stall; $steps: steps to make before the house
prompt-step-or-build =
    Move your colonists, then build one house: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left.
prompt-build-houses = Build houses in the cities that your colonists reach, or finish.
# The house stall
prompt-build-one-house = Build one house in a city that your colonists reach.
prompt-free-house = Build a house free of charge: choose the city.
prompt-prefect = Let a province produce, or take the income?
# $count: the sestertii
prompt-settle =
    Place new colonists for 1 food and 1 tool each, or take { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }?
prompt-settle-more = Place another new colonist for 1 food and 1 tool, or finish.
# $price: in sestertii
prompt-settle-for-money =
    Place a new colonist for { $price ->
        [one] { $price } sestertius
       *[other] { $price } sestertii
    }.
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Buy or sell: { $kinds ->
        [one] { $kinds } kind of good
       *[other] { $kinds } kinds of goods
    } left.
# All kinds have been traded, and a tile would allow one more
prompt-trade-more = Use a tile to trade another kind of good?
prompt-copy-card = Which card do you copy?
# $count: cards that may still be bought
prompt-buy-card =
    Buy from the display: up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
prompt-pay = The price is { $goods }: choose the goods that you pay with.
# One of two prices
prompt-pay-either = The price is { $goods } or { $instead }: choose what you pay with.
# $count: goods too many
prompt-forgo =
    Too little room: { $count ->
        [one] { $count } good does
       *[other] { $count } goods do
    } not fit. Choose one to give up.
prompt-recruit = Place a new colonist for 1 food and 1 tool?
prompt-stall-colonist = Place a new colonist for 1 food or 1 tool.
prompt-initial-purchase = Buy your starting goods at list price, then play your first card.
prompt-take-tile = Take a forum tile?
prompt-draw-tile = A forum tile is drawn by chance.
prompt-keep-patrician = Choose the patrician that you keep.
# The opener of an auction, who must bid.
prompt-open-auction = Name a patrician and open with a bid of 0 VP or more.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: the bid stands at { $bid } VP. Raise it or pass?
# The last player of an auction
prompt-pick-free = Choose one of the patricians that are left; it costs you nothing.
prompt-swap = Which stored good do you swap?
prompt-choose-good = Choose a good.
# $good: the stored good that is given away
prompt-choose-instead = Choose the good that you get for the { $good }.
# A tile replaces the bonus of a province
prompt-choose-bonus = Choose the good that is the bonus.
# After a province has produced
prompt-yield = Use a tile before the goods are stored?
prompt-use-tile = Use a tile before your turn ends?
# $fish: fish in the storehouse
prompt-market = Go to a stall of the fish market ({ $fish } fish left), or go on to your card?
# $card: a double card
prompt-choose-role = { $card }: which of the two roles do you take?
# The partner has played a Legatus
prompt-call-card = Play a card from your hand: both of you carry it out, your partner first.
# The partner has played a Proconsul
prompt-play-alone = Play a card from your hand: you carry it out alone, without your partner.
prompt-name-start = Name the city where your two colonists begin.
# $seat: the partner
prompt-give-money = Give sestertii to { $seat }?
prompt-confirm-turn = Your turn is complete: end it or undo.
# In team play. $seat: the partner
prompt-confirm-part = Your part is complete: let { $seat } go on or undo.
prompt-wait-for = Waiting for { $seat }.
prompt-game-over = The game is over.
