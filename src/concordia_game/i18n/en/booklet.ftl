### The rules as a booklet. `booklet-<section>-title` and `booklet-<section>-1`, `-2` ... are a section,
### `booklet-example-<example>` is the text of an example: its figures are fields that the engine fills. Each has a
### twin ending in `-money` (“6 sestertii”) and one ending in `-points` (“6 VP”).

booklet-title = The rules
booklet-about = All rules of the game with pictures and examples. Nearly all examples take place on Italia; the game itself played them.
booklet-contents = Contents
booklet-search = Search the rules
# $count: sections
booklet-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
booklet-none = Nothing found. Try another word.
booklet-print = Print
booklet-filter = What is played
booklet-this-game = Only what this game uses is shown.
booklet-everything = Show everything
booklet-prices = Prices
booklet-prices-cards = What cards cost
booklet-price-house = House
booklet-price-trade = Trade
booklet-price-colonist = Colonist
booklet-surcharges = What the spaces of the display add
# $number: of a space
booklet-space = Space { $number }
booklet-example = Example
booklet-happens = What happens
# $seat: a colour; what it had before, and after
booklet-purse = { $seat }: before and after
booklet-before = before
booklet-after = after
# $board: a board; $places: cities
booklet-picture = Picture: a part of the board { $board } with { $places }
booklet-link = Link to this section
booklet-god = God
booklet-god-cards = Cards
booklet-god-value = Value
booklet-total = Total
booklet-goods = Goods
booklet-start-money = Sestertii in turn order
booklet-start-goods = Goods of each player
# $from, $to: numbers of players
booklet-players = For { $from } to { $to } players

## Chapters

booklet-chapter-basics = The basics
booklet-chapter-cards = The cards
booklet-chapter-scoring = The end and the points
booklet-chapter-variants = Variants
booklet-chapter-salt = Salt
booklet-chapter-forum = The forum
booklet-chapter-fish = The fish market
booklet-chapter-venus = Venus cards
booklet-chapter-teams = Team play
booklet-chapter-boards = The boards

## The basics

booklet-goal-title = What the game is about
booklet-goal-1 = You lead a Roman dynasty. Your colonists travel along roads and sea routes, your houses rise in the cities, and what those cities produce fills your storehouse. Every turn you play one card from your hand and do what it says.
booklet-goal-2 = The cards are also how you win. Each of them belongs to a god, and at the end every god rewards something else: houses, provinces, colonists, kinds of goods, wealth. So a card that you buy gives you an action now and points later. Whoever has the most victory points (VP) wins.
# $start (city, spaces), $fish (yes, no), $teams (yes, no), $players: what the game uses, here and in the next section;
# without a game it is the usual rule.
booklet-board-title = The board
booklet-board-1 = Cities are joined by land routes and sea routes, each with room for one colonist. { $start ->
    [spaces] Every city
   *[any] Every city but the start city
} produces one good: brick, food, tool, wine or cloth. A token shows which; the tokens are dealt anew for every game.
booklet-board-2 = Cities with the same colour around them form a province. { $fish ->
    [yes] At the start 1 fish lies in each: whoever makes the province produce takes the fish there. After that there is none until somebody takes the income.
   *[any] Its marker shows the dearest good that they produce: the bonus for whoever makes the province produce. After that its coins lie face up until somebody takes the income.
}
booklet-example-board = { $roma } is the start city. { $cosa } produces brick and { $florentia } tools; together they form the province { $etruria }, whose marker shows a tool, the dearer of the two. You have a house in { $cosa }, a land colonist on the land route between the two cities, and a ship on the sea route to { $roma }.
booklet-setup-title = How you start
booklet-setup-1 = Everybody has 15 houses and 6 colonists. { $start ->
    [spaces] Two sea colonists, your ships, begin at sea, one on each start space
   *[any] A land colonist and a sea colonist, your ship, stand in the start city
}; the other four wait in your storehouse.
booklet-setup-2 = { $teams ->
    [yes] Everybody holds six starting cards. Which they are, where everybody begins and how much money the teams have is told in the chapter on team play.
   *[any] Everybody holds the same starting cards.
} Seven cards lie face up in the display, and below them { $players ->
    [6] a stack from all five decks
   *[any] a stack from as many decks as there are players
}. { $teams ->
    [yes] The last player
   *[any] The first player has the least money, every later one 1 sestertius more, and the last one
} gets the { $fish ->
    [yes] Præfectus Piscatus
   *[any] Præfectus Magnus
}.
booklet-turn-title = Your turn
booklet-turn-1 = Play one card from your hand face up onto your discard pile and carry it out. Then the player on your left has a turn. What lies on your pile cannot be played again until a Tribune brings all of it back.
booklet-turn-2 = Whatever a card allows you may leave out, even all of it. Only this must be done: a Tribune takes back all cards, a Prefect and a Colonist take one of their two options, a Mercator pays out its sestertii, a specialist produces, and a Diplomat copies a card if there is one to copy.
booklet-turn-3 = Money, goods and cards are open to everybody; only what lies in a stack is hidden. The bank never runs out of goods or coins, and players never trade with each other.
booklet-storehouse-title = The storehouse
booklet-storehouse-1 = Your storehouse has 12 spaces. At the start four of them are taken by colonists, so there is room for 8 goods; every colonist that you send out makes room for one more.
booklet-storehouse-2 = { ui-rules-storehouse-text }
booklet-example-storehouse = Four colonists are still at home, and you have seven goods: one space is free. { $etruria } gives you a tool as the bonus and a brick from your house in { $cosa }, but only one of them fits. You choose the tool and forgo the brick. You may not throw away something else to make room for it.
booklet-houses-title = What a house costs
booklet-houses-1 = { ui-rules-houses-text }
booklet-houses-2 = You need a colonist on a route that touches the city; one who stands in a city cannot build. The goods stay the same, however many houses stand there: only the money grows. So whoever comes first builds cheaply.
booklet-money-title = Where money comes from
booklet-money-1 = Sestertii pay for houses and for goods from the bank; cards are paid in goods alone. Money comes from a Mercator and what you sell with it, from a Prefect who takes the income of the provinces, from a Colonist, and from a Tribune who brings back many cards.

## The cards

booklet-tribune-title = { card-tribune }
booklet-tribune-1 = The longer you wait, the more a Tribune brings. But every card on your pile is one that you cannot play until then.
booklet-example-tribune = You take back { $taken-back } cards, the Tribune included, and receive { $received-money }: one for each card beyond the third. For a food and a tool a new land colonist steps from your storehouse into { $roma }.
booklet-architect-title = { card-architect }
booklet-architect-1 = { ui-rules-moving-text }
booklet-architect-2 = First you move, then you build: after the first house nobody moves any more.
booklet-example-architect = You have { $colonists-before } colonists on the board, and as many steps. The ship needs one for the sea route to { $neapolis }, the land colonist two, through { $spoletum } and onto the route to { $hadria }. In { $neapolis } two houses stand already, so yours costs { $there-1 } × { $single-1 } = { $price-1-money }, a brick and a food. In { $spoletum }, a brick city without a house, you pay { $price-2-money } and a food.
booklet-prefect-title = { card-prefect }
booklet-prefect-1 = Look at who else has houses in the province: they receive goods too, but the bonus is yours alone. A province whose coins lie face up cannot produce until somebody takes the income.
booklet-example-produce = { $etruria } produces. Its marker shows a tool: that is your bonus, and the marker is turned. Your house in { $cosa } gives you a brick, your house in { $florentia } a tool. Green has a house in { $florentia } as well and receives a tool too.
booklet-example-income = Three markers lie with their coins up: two coins each in { $etruria } and { $umbria }, but only one in { $campania }, since cloth shows a single coin. The income is { $received-money }. Then all three are turned back, and the provinces can produce again.
booklet-magnus-title = { card-praefectus-magnus }
booklet-magnus-1 = The last player in turn order starts with it, to make up for waiting. It moves against the order of turns.
booklet-example-magnus = You hold the Præfectus Magnus, so the bonus of { $campania }, a cloth, is yours twice. The house in { $casinum } gives its food only once. At the end of the turn the card goes to the player on your right.
booklet-mercator-title = { card-mercator }
booklet-mercator-1 = Buying and selling have the same price. A kind is either bought or sold, never both, and what you buy needs room in your storehouse.
booklet-example-mercator = The card brings { $received-money }. You sell three wine for { $sold-money } and buy four bricks for { $bought-money }, which leaves you with { $sestertii-money }. These were two kinds, so the trade is over.
booklet-diplomat-title = { card-diplomat }
booklet-diplomat-1 = Only the card on top of a pile can be copied; after a Tribune a pile is empty. You carry it out with your own pieces and goods. On your own pile lies the Diplomat, which nobody can copy.
booklet-example-diplomat = On top of green’s pile lies a Mercator that was bought. You copy it and receive { $received-money }, just as green did, and sell your cloth for { $sold-money }.
booklet-senator-title = { card-senator }
booklet-senator-1 = The cards that you buy go into your hand and can be played from your next turn on. A question mark stands for one good of your choice. Cards that nobody buys move on to cheaper spaces.
booklet-example-senator = The Architect lies on the first space, which adds nothing: it costs a tool. The Colonist lies on the fourth, which adds a cloth: it costs a food and a cloth. For both cards the spaces count where they lay when you began.
booklet-colonist-title = { card-colonist }
booklet-colonist-1 = Every colonist on the board is a step more for each Architect, a space more in your storehouse, and points from Mars.
booklet-example-colonist = For two food and two tools you place two colonists: a ship in { $neapolis }, where you have a house and a sea route begins, and a land colonist in { $roma }. From now on an Architect gives you { $colonists } steps.
booklet-example-colonist-money = With { $colonists-before } colonists on the board you take { $received-money } instead.
booklet-consul-title = { card-consul }
booklet-consul-1 = It is best for the cards on the dear spaces, and for getting a card before somebody else does.
booklet-example-consul = The Vintner lies on the dearest space. With a Consul you pay only its own price: a brick and a wine.
booklet-specialists-title = Specialists
booklet-specialists-1 = Mason, Farmer, Smith, Vintner and Weaver let all your houses of one good produce at once, in whatever provinces they stand. Nobody else receives anything, and no marker is turned. There is only one of each.
booklet-example-specialist = You have { $wine-houses } houses in wine cities, and the Vintner gives you a wine for each. Your house in { $neapolis }, a cloth city, gives nothing, nor does anybody else’s. If the game ended now, Minerva would give you { $minerva-points } for this card.

## The end and the points

booklet-end-title = The end of the game
booklet-end-1 = The game ends when somebody buys the last card of the display, with none left in the stack, or builds a 15th house. That player receives the Concordia card. Everybody else has exactly one more turn; then points are counted.
booklet-gods-title = The gods
booklet-gods-1 = All your cards count, those in your hand and those on your pile. What a god rewards is worked out once and counts again for every card of that god: with four cards of Saturnus and seven provinces you have 28 VP.
booklet-scoring-title = An example of scoring
booklet-example-scoring = You have just bought the last card, a Colonist, and receive the Concordia card. Your { $houses } houses, { $brick-houses } of them in brick cities, stand in { $provinces } provinces and produce { $kinds } kinds of goods; { $colonists } colonists are on the board. Your sestertii and goods come to { $wealth-money }, and you own { $saturnus-cards } cards of Saturnus: { $saturnus-cards } × { $saturnus-value } = { $saturnus-points }. The table has all gods.
booklet-ties-title = Ties
booklet-ties-1 = If several players have the most points, the one among them who holds the Præfectus wins; if none of them does, the one who would be the first to get it as it goes from player to player to the right.

## Variants

booklet-first-game-title = { option-intermediate-scoring }
booklet-first-game-1 = { option-intermediate-scoring-help }
booklet-without-goods-title = { option-start-without-goods }
booklet-without-goods-1 = { option-start-without-goods-help }
booklet-display-sides-title = { option-display }
booklet-display-sides-1 = The display has two sides, and either may be chosen on any board. The cloth side is the usual one; on the wine side some of the dearer spaces add wine instead of cloth.
booklet-edition-title = The edition of 2013
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
booklet-example-salt-house = You have no brick, but a salt, which takes its place. With your food and { $price-1-money } the house in { $spoletum } is paid.
booklet-salt-scoring-title = Salt and the gods
booklet-salt-scoring-1 = You don’t have to decide for whom a salt city counts: it is always the specialist with whom it brings the most.
booklet-example-salt-scoring = You have { $brick-houses } houses in brick cities, { $wine-houses } in wine cities and one in a salt city, with a Mason and a Vintner. The Vintner gives more for a house, so the salt city counts for the Vintner, and Minerva gives { $minerva-points }. For Mercurius it does not count at all: your houses produce { $kinds } kinds.
booklet-forum-title = { option-forum }
booklet-forum-1 = { ui-rules-forum-text }
booklet-patricians-title = Patricians
booklet-patricians-1 = { tile-patrician-help }
booklet-citizens-title = Citizens
booklet-citizens-1 = { tile-citizen-help }
booklet-auction-title = { option-auction }
booklet-auction-1 = { ui-rules-auction-text }

## The fish market

booklet-fish-title = Fish
booklet-fish-1 = { option-fish-help } At the start there is 1 fish in every province.
booklet-fish-2 = Two fish share one space of the storehouse, and what cannot be stored is lost. Fish never pay for a card, a house or a colonist, they are never traded by a Mercator, and salt never stands for fish.
booklet-fish-prefect-title = The Prefect and fish
booklet-fish-prefect-1 = The Præfectus Piscatus takes the place of the Præfectus Magnus.
booklet-example-fish-produce = Two fish lie in { $etruria }. You take both, and they share one space of your storehouse. Your house in { $cosa } gives you a brick; green’s house in { $florentia } gives green a tool. The province has no fish until somebody takes the income.
booklet-market-title = Visiting the market
booklet-market-1 = Before you play your card, you may visit the market. { ui-rules-fish-text }
booklet-example-market = Your marker stands at the trade. You go one space on and take a cloth for a fish. Then you skip the colonist, leaving a sestertius there, and stop at the money: you take the coins that somebody has left, and pay two fish for more. Now you play your Mercator and sell the cloth for { $sold-money }. You end with { $sestertii-money }.
booklet-stalls-title = The stalls
booklet-stalls-1 = Coast and slope are the two sides of the market. The fish that a stall asks for stand beside it.

## Venus cards and team play

booklet-venus-title = { option-venus }
booklet-venus-1 = { option-venus-help }
booklet-venus-2 = { ui-rules-venus-text }
booklet-magister-title = { card-magister }
booklet-magister-1 = Play it right after the card that you would like to use twice: nobody else’s turn changes what lies on your pile.
booklet-example-magister = A Prefect lies on your pile, so the Magister is a Prefect once more. { $sicilia } produces: its bonus is a cloth, and your house in { $syracusae } gives you a tool.
booklet-double-title = Double cards
booklet-double-1 = Each time you play a double card you choose its role anew.
booklet-example-double = You choose the Mercator: it brings { $received-money }, and you sell two wine for { $sold-money }.
booklet-venus-scoring-title = An example for Venus
booklet-example-venus = You have two houses in { $etruria }, two in { $campania } and one in { $umbria }. Two provinces count, so each card of Venus gives { $venus-value-points }; you own { $venus-cards }: the Magister and a double card. Venus gives { $venus-points }.
booklet-teams-title = { option-teams }
booklet-teams-1 = { option-teams-help }
booklet-teams-2 = { ui-rules-teams-text }
booklet-team-turn-title = A turn of two partners
booklet-team-turn-1 = Each partner decides about their own pieces, goods and cards, and about nothing else.
booklet-example-team-turn = Red plays a Mercator, takes its sestertii and sells a wine. Then blue, the partner, carries out the same Mercator with their own goods and sells a cloth. Blue’s hand has not changed.
booklet-praetor-title = { card-praetor }
booklet-praetor-1 = It takes the place of the Senator in team play.
booklet-example-praetor = Red buys the Architect on the first space for a tool. Blue buys the Prefect on the second for a wine, and pays the question mark with another wine. Only then do the cards move on.
booklet-proconsul-title = { card-proconsul }
booklet-proconsul-1 = It takes the place of the Consul in team play.
booklet-example-proconsul = Red buys the Mason on the dearest space for a food, without the surcharge. Then blue plays a Mercator from their own hand and carries it out alone.
booklet-legatus-title = { card-legatus }
booklet-legatus-1 = With it you use a card that only your partner holds.
booklet-example-legatus = Red plays the Legatus, and blue answers with a Mercator. Both carry it out, red first. The Mercator lies on blue’s pile.

## The boards

booklet-italia-title = Italia
booklet-italia-1 = The start city is Roma. The ways are short and the routes soon taken, so it matters who comes first.
booklet-imperium-title = Imperium
booklet-imperium-1 = The whole empire, with Roma as the start city. The ways are long: further colonists are worth their price here.
booklet-byzantium-title = Byzantium
booklet-byzantium-1 = The start city is Byzantium. There is a further city for each kind of salt token: if salt is played, no other token has to make way for them. Without salt these cities produce a tool, a wine, a cloth or a brick.
booklet-hispania-title = Hispania
booklet-hispania-1 = The start city is Saguntum. As on the board Byzantium, the salt cities are further cities; without salt they produce something else.
booklet-cyprus-title = Cyprus
booklet-cyprus-1 = The start city is Antiochia. The island and the coasts around it are joined by many sea routes.
booklet-balearica-title = Balearica
booklet-balearica-1 = { ui-rules-balearica-text }
booklet-example-balearica = Two ships and a land colonist make { $colonists-before } steps. For one of them the land colonist crosses from { $ebussus } to { $palmaria } on the sea route where your own ship lies, for another it goes on to the land route to { $andrachium }. Your house in { $palmaria } costs { $price-1-money }, a brick and a food.
