### Words of the game: cards, gods, goods, seats, options, tiles, stalls.
### Names of boards, cities, provinces and persons are Latin and stay as they are.
### In ids "_" of the code becomes "-". Variables: $count is always a whole number.


## Cards

# $start (city, spaces), $edition (current, old), $fish (yes, no), $salt (yes, no): what the game uses. What holds there is
# said alone; without a game everything is said.

card-tribune = Tribune
card-tribune-help = Take back all your played cards, this one included, and receive 1 sestertius for each card beyond the third; then you may pay 1 food and 1 tool to place a new colonist { $start ->
    [city] in the start city
    [spaces] in a city with your house
   *[any] in the start city (on Balearica: in a city with your house)
}.
card-architect = Architect
card-architect-help = Move your colonists, with one step for each of them on the board to share out as you like; then build any number of houses in cities that touch a route with a colonist of yours.
card-prefect = Prefect
card-prefect-help = Either let a province produce, any whose marker shows its good, even if nobody has a house there: take that bonus good, turn the marker, and every house in the province gives its owner 1 good of its city; or take 1 sestertius for each coin showing on all the markers and turn those markers back.
# The Prefect when the fish market is in play.
card-prefect-fish-help = Either let a province produce, any where fish lie, even if nobody has a house there: take its 1 or 2 fish, and every house in the province gives its owner 1 good of its city; or take 1 sestertius for each province without fish and 1 good of your choice but not salt, then every single fish becomes 2 and every province without fish gets 1.
card-mercator = Mercator
card-mercator-help = Take 3 sestertii; then you may trade up to two kinds of goods with the bank, each either bought or sold in any number.
# The Mercator for sale: it gives 5 sestertii.
card-mercator5 = Mercator (5)
card-mercator5-help = Take 5 sestertii; then you may trade up to two kinds of goods with the bank, each either bought or sold in any number.
card-colonist = Colonist
card-colonist-help = Either place any number of new colonists, for 1 food and 1 tool each, { $start ->
    [city] in the start city or in cities with your house that a route of their kind touches
    [spaces] in cities with your house, land colonists in any of them, sea colonists where a sea route touches the city
   *[any] in the start city or in cities with your house that a route of their kind touches (on Balearica: only in cities with your house, land colonists in any of them)
}; or take { $edition ->
    [current] 5 sestertii plus 1 for each of your colonists on the board
    [old] 2 sestertii for each of your colonists on the board
   *[any] 5 sestertii plus 1 for each of your colonists on the board (2013 edition: just 2 for each)
}.
card-diplomat = Diplomat
card-diplomat-help = Carry out the card on top of an opponent’s discard pile as if you had played it yourself; a Diplomat cannot be copied.
# The Diplomats for sale differ in god and price.
card-diplomat-saturnus-tool = Diplomat (Saturnus)
card-diplomat-saturnus-tool-help = { card-diplomat-help }
card-diplomat-saturnus-food = Diplomat (Saturnus)
card-diplomat-saturnus-food-help = { card-diplomat-help }
card-diplomat-mercurius-tool = Diplomat (Mercurius)
card-diplomat-mercurius-tool-help = { card-diplomat-help }
card-diplomat-mars-food = Diplomat (Mars)
card-diplomat-mars-food-help = { card-diplomat-help }
card-senator = Senator
card-senator-help = You may buy up to two cards from the display; each costs its own price in goods plus the surcharge, the goods that its space adds; the display closes up and is refilled only afterwards.
card-consul = Consul
card-consul-help = You may buy one card from the display for its own price in goods alone, without the surcharge of its space.
card-mason = Mason
card-mason-help = Each of your houses in a brick city gives you 1 brick; at the end this card scores 3 VP for each of those houses.
card-farmer = Farmer
card-farmer-help = Each of your houses in a food city gives you 1 food; at the end this card scores 3 VP for each of those houses.
card-smith = Smith
card-smith-help = Each of your houses in a tool city gives you 1 tool; at the end this card scores 3 VP for each of those houses.
card-vintner = Vintner
card-vintner-help = Each of your houses in a wine city gives you 1 wine; at the end this card scores 4 VP for each of those houses.
card-weaver = Weaver
card-weaver-help = Each of your houses in a cloth city gives you 1 cloth; at the end this card scores 5 VP for each of those houses.
# Venus: the Magister, and cards with two roles.
card-magister = Magister
card-magister-help = Carry out once more the card that lay on top of your discard pile when you played the Magister, as if you had just played it, but never a Senator; with nothing to repeat it has no effect. A repeated Diplomat may copy another card than before, and a double card may be repeated in its other role.
card-prefect-architect = Prefect/Architect
card-prefect-architect-help = Choose one of its two roles and carry out a Prefect or an Architect; in team play, the partner who carries it out with you must take the other role.
card-architect-mercator = Architect/Mercator
card-architect-mercator-help = Choose one of its two roles and carry out an Architect or a Mercator that gives 5 sestertii; in team play, the partner who carries it out with you must take the other role.
card-prefect-mercator = Prefect/Mercator
card-prefect-mercator-help = Choose one of its two roles and carry out a Prefect or a Mercator that gives 5 sestertii; in team play, the partner who carries it out with you must take the other role.
# Team play only: these three.
card-praetor = Praetor
card-praetor-help = You and your partner may each buy one card from the display; each costs its own price in goods plus the surcharge, the goods that its space adds; the display closes up and is refilled only after both of you.
card-proconsul = Proconsul
card-proconsul-help = You may buy one card from the display for its own price in goods alone, without the surcharge of its space (for nothing, if the options of the game say so); then your partner plays a card of their own hand, but no Legatus, and carries it out alone.
card-legatus = Legatus
card-legatus-help = Your partner plays any card of their own hand but a Legatus, and both of you carry it out, you first. A Legatus cannot be copied. It counts as a card of Jupiter, of Saturnus and of Venus.
card-concordia = Concordia
card-concordia-help = 7 VP for the player who is first to buy the last card or to build a 15th house.
card-praefectus-magnus = Præfectus Magnus
card-praefectus-magnus-help = When its holder makes a province produce with a Prefect, played or copied, they must take the bonus good twice and pass this card to the player on their right at the end of the turn; if they take the income instead, it is not used and stays. Of players who tie at the end, the one who holds it or would be the first to get it wins.
card-praefectus-piscatus = Præfectus Piscatus
card-praefectus-piscatus-help = When its holder makes a province produce with a Prefect, played or copied, they must take 1 fish more and pass this card to the player on their right at the end of the turn; if they take the income instead, it is not used and stays. Of players who tie at the end, the one who holds it or would be the first to get it wins.

## Gods

god-vesta = Vesta
god-vesta-help = For each of your Vesta cards, 1 VP for every full 10 sestertii, your goods counted at list price.
god-jupiter = Jupiter
god-jupiter-help = For each of your Jupiter cards, 1 VP for each of your houses in a city that does not produce brick.
god-saturnus = Saturnus
god-saturnus-help = For each of your Saturnus cards, 1 VP for each province in which you have a house.
god-mercurius = Mercurius
god-mercurius-help = For each of your Mercurius cards, 2 VP for each kind of good that your houses produce; salt does not count.
god-mars = Mars
god-mars-help = For each of your Mars cards, 2 VP for each of your colonists on the board.
god-venus = Venus
god-venus-help = For each of your Venus cards, 2 VP for each province in which you have at least two houses; in team play, 1 VP for each province in which both you and your partner have a house.
god-minerva = Minerva
god-minerva-help = For each of your specialists, the VP printed on the card for each of your houses in a city of its good; a salt city counts for only one specialist, whichever is best for you.
god-concordia = Concordia
god-concordia-help = { card-concordia-help }

## Goods: the plain name, and the name with its number

good-brick = brick
good-food = food
good-tool = tool
good-wine = wine
good-cloth = cloth
good-salt = salt
good-fish = fish
good-any = any good
goods-brick =
    { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
goods-food = { $count } food
goods-tool =
    { $count ->
        [one] { $count } tool
       *[other] { $count } tools
    }
goods-wine = { $count } wine
goods-cloth = { $count } cloth
goods-salt = { $count } salt
goods-fish = { $count } fish
goods-any =
    { $count ->
        [one] { $count } good of any kind
       *[other] { $count } goods of any kind
    }
count-sestertii =
    { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }
count-points = { $count } VP

## Colonists and seats

colonist-land = land colonist
colonist-sea = sea colonist
seat-red = Red
seat-green = Green
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black
seat-white = White

## Options of a game

option-edition = Edition
option-edition-help = Decides how much money the Colonist card brings.
option-edition-current = Current
option-edition-current-help = The Colonist brings 5 sestertii plus 1 for each of your colonists on the board.
option-edition-2013 = 2013
option-edition-2013-help = The Colonist brings 2 sestertii for each of your colonists on the board.
option-intermediate-scoring = Intermediate scoring
option-intermediate-scoring-help = Everyone is scored once, when they first play a Tribune. Once all have been, everyone with the highest score gets 2 sestertii and everyone with the second highest 1, and the points are not kept: good for a first game.
option-start-without-goods = Start without goods
option-start-without-goods-help = Nobody starts with goods; instead everyone has 20 sestertii more and may buy goods at list price before their first card.
option-salt = Salt
option-salt-help = Adds salt, which stands for any other good, and the cities that produce it.
option-forum = Forum
option-forum-help = Adds tiles with special powers: everyone starts with a patrician, and Tribunes bring more.
option-auction = Forum auction
option-auction-help = The first patricians are not dealt but auctioned for victory points; for experienced players.
option-own-tiles = Own tiles
option-own-tiles-help = Further forum tiles that are not from the box: house rules.
option-own-tiles-none = None
option-own-tiles-none-help = Only the tiles of the box.
option-own-tiles-mini = Mini-expansion of 2016
option-own-tiles-mini-help = Vitus Marcellus, Emeritus Scipio, Linus Pompeius and Sextus. We don’t know the printed texts: what they do here is a house rule.
option-fish = Fish market
option-fish-help = Provinces give fish, and fish pay for extra actions at the market before you play your card.
option-fish-none = None
option-fish-none-help = Provinces give bonus goods as in the base game.
option-fish-coast = Coast
option-fish-coast-help = The stalls form a ring, one stall to a space.
option-fish-slope = Slope
option-fish-slope-help = The stalls climb a hill, two stalls to a space, and you may use one or both; from the top you go back to the bottom.
option-venus = Venus cards
option-venus-help = Adds the Magister, which repeats your last card, double cards with two roles to choose from, and the goddess Venus, who rewards provinces with two or more of your houses.
option-teams = Team play
option-teams-help = For 4 or 6 players: two partners sit opposite each other, carry out the same cards, and win or lose together. The starting cards are different.
option-copy-magister = Copying the Magister
option-copy-magister-help = Your Diplomat may copy a Magister and then repeats your own card that lies below the Diplomat, but never a Senator, a Diplomat or a Magister. The rulebook of Concordia Venus is not among our sources, and they leave this open; without this option a Magister cannot be copied.
option-proconsul-price = Price with the Proconsul
option-proconsul-price-help = Decides what a card bought with the Proconsul costs. The rulebook of Concordia Venus is not among our sources, and they leave this open.
option-proconsul-price-card = Price of the card
option-proconsul-price-card-help = It costs its own price in goods, without the surcharge of its space.
option-proconsul-price-free = Free
option-proconsul-price-free-help = It costs nothing.
option-money-gifts = Gifts of money
option-money-gifts-help = When the card is done, first the active player and then the partner may hand the other any number of sestertii; goods and cards are never handed over. The rulebook of Concordia Venus is not among our sources, and they leave this open.
option-last-turns = Last turns
option-last-turns-help = Decides who still has a turn after the Concordia card has been taken. The rulebook of Concordia Venus is not among our sources, and they leave this open.
option-last-turns-players = Players
option-last-turns-players-help = Everyone but the player whose turn it was has one more turn as the active player.
option-last-turns-teams = Teams
option-last-turns-teams-help = Each of the other teams has one more turn, taken by the partner who is next in order.
option-display = Card display
option-display-help = Decides the surcharges: which goods the spaces of the display add to the price of a card.
option-display-cloth = Cloth side
option-display-cloth-help = The usual surcharges: the dearer spaces add cloth to the price.
option-display-wine = Wine side
option-display-wine-help = Some of the dearer spaces add wine instead of cloth.
option-confirm-turns = Confirm turns
option-confirm-turns-help = Your turn passes on only when you confirm it, so you can look again and undo first.
option-hints = Hints
option-hints-help = Players may ask what to do. Among people it is usual to play without.
option-live-scores = Points during the game
option-live-scores-help = Everybody’s points and chances to win are shown during the game, and not only at its end.
option-grace = Time to come back
option-grace-help = If the others vote for a bot in the seat of somebody who is away, the bot waits this long. Whoever comes back plays on, at any time.
option-talk = Talk
option-talk-help = Who reads what is said at the table; the host can change it later.
option-watchers = Spectators
option-watchers-help = Whoever has the address of the game may look on; those kept behind see no talk either.
option-listed = Open table
option-listed-help = Anybody on this server may find the table and take a free seat.
option-table-language = Language of the table
option-table-language-help = The language in which you talk there; everybody reads the game in their own.

## Forum tiles: names are Latin and stay

tile-patrician = Patrician
tile-patrician-help = A patrician stays with you and works for the rest of the game.
tile-citizen = Citizen
tile-citizen-help = A citizen is used once and then discarded.
tile-claudia-agrippina-help = When you gain this tile you take 1 brick, and from then on your storehouse has 4 more spaces.
tile-aulus-arcadius-help = With an Architect{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the house stall too)
} each house costs you 1 sestertius less, and only 1 however many houses stand in the city.
tile-gaius-marcellus-help = With a Mercator{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the trade stall too)
} you get 1 sestertius more for each good that you sell.
tile-donatus-pompeius-help = When your Prefect makes a province produce, you also take the coins on the back of its marker, 1 for cloth and 2 for any other good{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: 1 sestertius for a marker of 1 fish, 2 for one of 2)
}.
tile-titus-valerius-help = With a Tribune you may swap 1 stored good for 1 salt{ $salt ->
    [yes] {""}
   *[any] {" "}(without salt in the game: for any other good)
}.
tile-julius-help = Move your colonists with as many steps as an Architect would give you, but do not build.
tile-mamilius-help = Houses cost you no brick for the rest of this turn; use it before the first house.
tile-numerius-help = Take 2 sestertii for each province in which you have a house.
tile-spurius-help = Take 1 salt{ $salt ->
    [yes] {""}
   *[any] {" "}(without salt in the game: any 1 good)
}.
tile-annaeus-arcadius-help = With an Architect{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the house stall too)
} you may build one house a turn in a city that touches a route with an opponent’s colonist, if the city at the other end of that route touches a route with a colonist of your own.
tile-lucius-flavius-help = Your Diplomat may copy a card of the display instead, but no Diplomat, and a copied Consul cannot buy the very card that it copies.
tile-servius-marcellus-help = With a Mercator you may trade three kinds of goods instead of two{ $fish ->
    [no] {""}
   *[any] {" "}(at the trade stall: two instead of one)
}.
tile-sextus-pompeius-help = A Prefect that you play from your hand may be used as a Diplomat instead.
tile-augustus-help = Swap up to 2 stored goods for salt, one for one{ $salt ->
    [yes] {""}
   *[any] {" "}(without salt in the game: each for any other good)
}.
tile-laurentius-help = Take 1 brick and 1 food.
tile-marcus-help = With an Architect{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the house stall too)
} one house in a salt city costs you 1 tool and nothing else{ $salt ->
    [yes] {""}
   *[any] {" "}(without salt in the game: in any city)
}; your colonist on a route there is needed as usual. Use it before the first house.
tile-publius-help = Place one new colonist for 5 sestertii instead of goods, { $start ->
    [city] in the start city or in a city with your house that a route of its kind touches
    [spaces] in a city with your house, a sea colonist only where a sea route touches the city
   *[any] in the start city or in a city with your house that a route of its kind touches (on Balearica: only with your house)
}.
tile-tiberius-help = Take 1 good shown on the marker of a province that has not produced yet; the marker is not turned{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: take 1 fish from the supply)
}.
tile-appius-arcadius-help = With an Architect or Julius you have one step more{ $fish ->
    [no] {""}
   *[any] {" "}(at the house stall: two steps instead of one)
}.
tile-faustus-marcellus-help = With a Mercator{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the trade stall too)
} one brick is free; taking it counts as buying brick.
tile-claudius-pompeius-help = When your Prefect makes a province produce, you may sell one of the bonus goods at once at list price, even without room for it{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: the fish marker, 1 fish for 3 sestertii, 2 fish for 8)
}.
tile-cornelius-scipio-help = With a Senator or Praetor{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the card stall too)
} you may pay the surcharges of the display with any goods, as many as shown.
tile-commodus-help = Take 1 tool for every three provinces in which you have a house.
tile-mamercus-help = With an Architect{ $fish ->
    [no] {""}
   *[any] {" "}(fish market: at the house stall too)
} one house costs you no sestertii, only its goods; use it before the first house.
tile-novius-help = Build one house in a brick city free of charge, without an Architect and without a colonist there.
tile-quintus-help = With a Mercator{ $fish ->
    [no] {""}
   *[any] {" "}(not at the trade stall)
} you buy one kind of good at half price, the sum rounded up.
tile-victoria-help = Keep it: it is worth 5 VP at the end of the game.

## Stalls of the fish market; the fish that each costs is shown beside it

stall-brick = Brick
stall-brick-help = Take 1 brick.
stall-food = Food
stall-food-help = Take 1 food.
stall-tool = Tool
stall-tool-help = Take 1 tool.
stall-wine = Wine
stall-wine-help = Take 1 wine.
stall-cloth = Cloth
stall-cloth-help = Take 1 cloth.
stall-wine-or-cloth = Wine or cloth
stall-wine-or-cloth-help = Take 1 wine or 1 cloth.
stall-money = Money
stall-money-help = Take 3 sestertii for 1 fish, or 8 for 2 fish.
stall-trade = Trade
stall-trade-help = Take 2 sestertii; then you may buy or sell one kind of good as with a Mercator.
stall-colonist = Colonist
stall-colonist-help = Pay 1 food or 1 tool and place one new colonist { $start ->
    [city] in the start city
    [spaces] in a city with your house
   *[any] in the start city (on Balearica: in a city with your house)
}.
stall-house = House
stall-house-help = Move one colonist one step and build one house as with an Architect. You may leave out the house or, if you can build without it, the step, but not both. Tiles that go with an Architect work here too.
stall-card = Card
stall-card-help = Buy one card from the display as with a Senator, surcharge included.
# $fish: what it costs; a tile allows more than one card
stall-card-more = Cards ({ $fish } fish)

## Bots sit down as these people

character-agrippa = Agrippa
character-apicius = Apicius
character-caecilius = Caecilius
character-cicero = Cicero
character-columella = Columella
character-cornelia = Cornelia
character-domitia = Domitia
character-eumachia = Eumachia
character-hanno = Hanno
character-hortensia = Hortensia
character-livia = Livia
character-octavia = Octavia
character-ovid = Ovid
character-seneca = Seneca
character-sulpicia = Sulpicia
character-zenobia = Zenobia
