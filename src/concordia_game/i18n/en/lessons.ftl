# What the coach of the lessons says. `lesson-<lesson>-<step>` asks for a deed, `-done` answers it, `-wrong` says why
# something else was not meant. Names of cities and provinces are filled in as the board shows them.

lesson-welcome = Short lessons on the real board, two to four minutes each. You can leave at any time and go on later.
lesson-coach = Coach
lesson-progress = Progress
lesson-wrong = Not now: only what is lit is asked for.
lesson-gone = There is no such lesson.
lesson-mistake = That gives away about { $count } points. I would rather choose: { $move }. Take it back, or play on.
lesson-take-back = Take back
lesson-other-way = Try the other way
lesson-once-more = Once more
lesson-next = Next lesson
lesson-play = Play against an easy bot
lesson-begin-again = From the beginning
lesson-new = new
lesson-begun = begun
lesson-done = done

## Move and build

lesson-build-title = Move and build
lesson-build-about = Send out your colonists and build your first houses.
lesson-build-card = Welcome to Rome! Whoever has the most victory points (VP) in the end wins: houses, colonists and cards bring them. You are red, Livia is your rival. On your turn you play one card. Press the Architect in your hand.
lesson-build-card-done = First you move, then you build. Each of your colonists on the board gives you one step: you have two.
lesson-build-card-wrong = Every card has its day, but this lesson needs the Architect.
lesson-build-walk = Press your land colonist in { $roma }, then the land route between { $cosa } and { $florentia }, two steps away.
lesson-build-walk-done = Both steps are used. A colonist stops on a route, never in a city, and there is room for only one on each.
lesson-build-walk-wrong = Not that: today we settle { $etruria }. First the land colonist goes to the route between { $cosa } and { $florentia }.
lesson-build-cosa = You may build in the cities at both ends of the route. { $cosa } makes brick, so a house there costs only 1 sestertius and 1 food. Press { $cosa }.
lesson-build-cosa-done = Your first house! It brings goods during the game and points at the end.
lesson-build-cosa-wrong = That comes next: { $cosa } first.
lesson-build-florentia = One Architect builds as many houses as you can pay for. { $florentia } makes tools: 3 sestertii, 1 brick and 1 tool. Press { $florentia }.
lesson-build-florentia-done = Two houses in one turn. Nothing was left to do, so it ended by itself, and Livia has built in { $casinum }.
lesson-build-florentia-wrong = You can still afford { $florentia }: don’t stop yet.
lesson-build-again = Played cards stay on your pile until you take them back. Luckily you own a second Architect: play it.
lesson-build-again-done = Two steps again, to share out as you like.
lesson-build-again-wrong = The second Architect, please: your ship is still waiting.
lesson-build-ship = Your ship, the colonist who travels by sea, lies in { $roma }. Ships take the blue sea routes. Press it, then the sea route between { $roma } and { $neapolis }.
lesson-build-ship-done = One step is left, but you need not use it.
lesson-build-ship-wrong = Let the ship go first, to the sea route between { $roma } and { $neapolis }.
lesson-build-stop = Press “{ done-move-colonists }”.
lesson-build-stop-done = In { $neapolis } stands a house of Livia’s. There you may build as well, everybody once in each city.
lesson-build-stop-wrong = You stand well where you are: press “{ done-move-colonists }”.
lesson-build-second = The second house in a city costs twice the money, the third three times; the goods stay the same. Pay 4 sestertii instead of 2: build in { $neapolis }.
lesson-build-second-done = Built! Whoever comes first builds cheaply.
lesson-build-second-wrong = You can pay for { $neapolis }, so build there before you stop.
lesson-build-end = Well done: that is moving and building. But where do all these goods come from? The next lesson shows it.

## Produce and trade

lesson-trade-title = Produce and trade
lesson-trade-about = Fill your storehouse, and sell what you have too much of.
lesson-trade-card = Your houses work for you when a Prefect tells them to. Play a Prefect.
lesson-trade-card-done = The Prefect makes one province produce.
lesson-trade-card-wrong = First we need goods: play a Prefect.
lesson-trade-produce = Two of your three houses stand in { $etruria }. Press its marker on the board: it shows a tool, your bonus.
lesson-trade-produce-done = { $cosa } gives 1 brick, { $florentia } 1 tool, and the bonus is yours alone. Livia’s house in { $florentia } brings her a tool, too.
lesson-trade-produce-wrong = That brings you less: { $cosa } and { $florentia } both lie in { $etruria }.
lesson-trade-full = But 3 goods arrive, and only 2 spaces of your storehouse are free: of 12, 4 are taken up by colonists who are still at home. Choose the good that you do without.
lesson-trade-full-done = Gone. Spend goods before you produce, or send colonists out to make room. The marker of { $etruria } now shows coins: it can’t produce for a while.
lesson-trade-market = Livia has traded. Now you: play the Mercator.
lesson-trade-market-done = He brings 3 sestertii at once. Then you may trade two kinds of goods, buying or selling as many as you like.
lesson-trade-market-wrong = Your storehouse is full: the Mercator helps.
lesson-trade-sell = Cloth is worth the most, 7 sestertii. Press the cloth in the bar below the board, then “{ ui-sell } ✓”.
lesson-trade-sell-done = 7 sestertii, and there is room again.
lesson-trade-sell-wrong = Sell the cloth, it brings the most.
lesson-trade-buy = Wine pays for good cards. Buy 1 wine for 6 sestertii in the same way.
lesson-trade-buy-done = Two kinds are traded, so your turn is over. Buying costs what selling brings, and there is always enough.
lesson-trade-buy-wrong = Wine, please: 1 is enough.
lesson-trade-second = Livia made { $liguria } produce, so two markers show coins now. She held the { card-praefectus-magnus } ({ ui-magnus-short }), which doubles the bonus, and has passed it to you: your next province will give its bonus twice. Play your second Prefect.
lesson-trade-second-done = A Prefect can also do something else.
lesson-trade-second-wrong = Those coins are waiting for a Prefect.
lesson-trade-income = Instead of producing, collect the coins of all markers: press “{ move-income }”.
lesson-trade-income-done = The coins of both provinces, whoever made them produce! All markers are turned back, and every province can produce again.
lesson-trade-income-wrong = You could produce, but look at the coins: press “{ move-income }”.
lesson-trade-end = Produce, sell, buy, and keep your storehouse in motion. Next: more cards.

## Cards

lesson-cards-title = Cards
lesson-cards-about = Buy new ones, copy a rival’s, and take all of yours back.
lesson-cards-senator = New cards mean new actions, and points at the end. The Senator buys them: play it.
lesson-cards-senator-done = You may buy up to two. A card costs what it shows first and, after the +, what its space adds; the first space adds nothing.
lesson-cards-senator-wrong = Let us go shopping first: the Senator, please.
lesson-cards-first = The Prefect on the first space costs 1 wine. Press it on the display.
lesson-cards-first-done = It goes straight into your hand. The others move up only after your purchases.
lesson-cards-first-wrong = Take the Prefect on the first space.
lesson-cards-second = Now the Mason: 1 food, and 1 good of any kind for its space.
lesson-cards-second-done = The Mason is a specialist, a card of Minerva: each of your houses in a brick city gives 1 brick.
lesson-cards-second-wrong = You can afford the Mason: take it, too.
lesson-cards-pay = The crate with the star is any good you like. Which ones do you pay with?
lesson-cards-pay-done = Paid. The display is filled up, and older cards have become cheaper. Livia has played a Prefect.
lesson-cards-diplomat = The Diplomat does what a rival’s last card does. Play it.
lesson-cards-diplomat-done = Whatever lies on top of a rival’s pile can be copied.
lesson-cards-diplomat-wrong = Try the Diplomat: Livia’s Prefect would suit you.
lesson-cards-copy = Press Livia’s pile, with the Prefect on top.
lesson-cards-copy-done = Now it is as if you had played a Prefect.
lesson-cards-copied = Make { $etruria } produce, where your houses stand.
lesson-cards-copied-done = A third Prefect’s action, without a third Prefect. Watch the piles of the others! And the bonus came twice, as you held the { card-praefectus-magnus } ({ ui-magnus-short }).
lesson-cards-copied-wrong = Your houses stand in { $etruria }.
lesson-cards-tribune = Most of your cards lie on your pile. The Tribune brings them all back: play it.
lesson-cards-tribune-done = All cards are back in your hand. You get 1 sestertius for each beyond the third, so it pays to play many first: 7 cards, 4 sestertii.
lesson-cards-tribune-wrong = The Tribune first: with it everything comes back.
lesson-cards-recruit = The Tribune also sends out one colonist for 1 food and 1 tool. Choose: on land or at sea?
lesson-cards-recruit-done = He starts in { $roma }. From now on the Architect gives you three steps, and your storehouse has a space more.
lesson-cards-end = Buy early, copy cleverly, and play the Tribune when your pile is high. Now to the points.

## The gods

lesson-gods-title = The gods
lesson-gods-about = Where points come from: two choices that you can try both ways.
lesson-gods-cards = Points (VP) come from your cards, in hand or on the pile. Each belongs to a god, who pays once for each of his cards: Jupiter for houses outside brick cities, Saturnus for provinces, Mercurius for kinds of goods, Mars for colonists; Vesta once for wealth, Minerva for her specialist’s houses. In the score panel, 2×6 means two cards of 6 points each.
lesson-gods-senator = Let us see what a card is worth. Play the Senator.
lesson-gods-senator-done = A second card of the same god pays everything a second time.
lesson-gods-senator-wrong = The Senator, please: we want to buy.
lesson-gods-choice = The Prefect counts for Saturnus: 1 point per province with your house, you have two. The Colonist counts for Mars: 2 per colonist on the board, you have three. Buy one!
lesson-gods-choice-done = Your score changes by { $total }: Saturnus { $saturnus }, Mars { $mars }, Vesta { $vesta } for the goods that you paid. Compare it with the other card.
lesson-gods-choice-wrong = Compare the Prefect and the Colonist.
lesson-gods-enough = When you have compared, press “{ done-buy-card }”.
lesson-gods-enough-done = So a card is worth most where you are strong already, and gets better as you grow.
lesson-gods-enough-wrong = One card is enough today.
lesson-gods-architect = A house can please several gods at once. Play the Architect.
lesson-gods-architect-done = Your colonists reach { $spoletum } and { $casinum }.
lesson-gods-architect-wrong = The Architect builds houses.
lesson-gods-stay = Your colonists stand well. Press “{ done-move-colonists }”.
lesson-gods-stay-done = Now choose with the gods in mind.
lesson-gods-stay-wrong = Nobody has to move: press “{ done-move-colonists }”.
lesson-gods-house = { $spoletum } lies in a province that is new to you. { $casinum } makes cloth, which none of your houses does. Which one is better? Build!
lesson-gods-house-done = Your score changes by { $total }: Jupiter { $jupiter }, Saturnus { $saturnus }, Mercurius { $mercurius }, Vesta { $vesta } for the price. Compare it with the other city.
lesson-gods-house-wrong = Choose between { $spoletum } and { $casinum }.
lesson-gods-other = Enough compared? Then build the other house as well.
lesson-gods-other-done = { $total } more: your score is { $sum }.
lesson-gods-other-wrong = You can pay for the other house, too.
lesson-gods-end = Look at your cards, find your strong gods, and feed them. The game ends once somebody buys the last card or builds a 15th house; that seat takes the Concordia card, 7 points. You are ready to play.

## A short game

lesson-game-title = A short game
lesson-game-about = The last turns of a game to the end, with a coach at your side.
lesson-game-look = A game is nearly over. Whoever buys the last of the three cards or builds a 15th house takes the Concordia card, worth 7 points; then the others have one more turn. The score panel shows who leads.
lesson-game-play = Play as you think best. I speak up only when a move gives away a lot; you may always take it back.
lesson-game-end = That was a whole end of a game. Now try one from the start: your first bots are patient.

## Salt and forum

lesson-salt-title = Salt and forum
lesson-salt-about = The expansion Salsa: a good for everything, and helpers from the forum.
lesson-salt-architect = In your storehouse lies something new: salt. It stands for any good that you have to pay. Play the Architect.
lesson-salt-architect-done = You would like to build in { $spoletum }, but you have no wine.
lesson-salt-architect-wrong = We want to build: the Architect, please.
lesson-salt-stay = Your colonist stands right. Press “{ done-move-colonists }”.
lesson-salt-stay-done = A house in a wine city costs brick and wine.
lesson-salt-stay-wrong = Stay where you are and press “{ done-move-colonists }”.
lesson-salt-build = With salt it works all the same: build in { $spoletum }.
lesson-salt-build-done = Now you decide what salt stands for.
lesson-salt-build-wrong = You can pay for { $spoletum }: with salt.
lesson-salt-pay = Pay 1 brick, and 1 salt in place of the wine.
lesson-salt-pay-done = Salt can’t be bought or sold. It comes from salt cities like { $ancona }, so keep it for what you lack.
lesson-salt-pay-wrong = You have brick enough: save the second salt.
lesson-salt-tribune = Now to the forum, where tiles lie open. Play the Tribune: from four cards on you may take one.
lesson-salt-tribune-done = You take back six cards, so you could choose between the first two tiles; with eight or ten cards you could reach further.
lesson-salt-tribune-wrong = The Tribune opens the forum.
lesson-salt-tile = Take the leftmost tile, a citizen: he brings 2 sestertii for each province with a house of yours.
lesson-salt-tile-done = A citizen helps once, whenever you like in your turn. Patricians stay with you for the whole game.
lesson-salt-tile-wrong = The leftmost tile, please.
lesson-salt-use = Use him at once: press your new tile.
lesson-salt-use-done = 6 sestertii for three provinces, and the tile is gone.
lesson-salt-use-wrong = First the tile.
lesson-salt-recruit = The Tribune still offers a colonist for food and tool. You lack a tool, but you have salt: choose land or sea.
lesson-salt-recruit-done = Food and salt, and a third colonist is on the way.
lesson-salt-recruit-wrong = Take the colonist, your salt pays for the tool.
lesson-salt-end = Salt fills every gap, and a good patrician shapes your game. At the start of such a game you choose one of two.

## The fish market

lesson-fish-title = The fish market
lesson-fish-about = The expansion Balearica and Cyprus: stalls that you pay with fish.
lesson-fish-wine = Before you play your card, you may go to the fish market. Your first visit puts your marker on any stall. Press wine or cloth: for 1 fish, take the wine.
lesson-fish-wine-done = 1 fish for 1 wine. As long as you have fish you may go on, but only forward, along the arrows.
lesson-fish-wine-wrong = We begin with wine.
lesson-fish-money = Walk on to the money: 1 fish for 3 sestertii.
lesson-fish-money-done = You skipped the colonist and left 1 sestertius there. Whoever stops there takes it. Your fish are used up: now your card.
lesson-fish-money-wrong = Go on to the stall with money, for 1 fish.
lesson-fish-prefect = New fish come from the provinces. Play a Prefect.
lesson-fish-prefect-done = Instead of a bonus good, fish lies in every province.
lesson-fish-prefect-wrong = The Prefect, please: we need fish.
lesson-fish-produce = Make { $etruria } produce.
lesson-fish-produce-done = A tool from { $florentia }, and the fish of the province. Two fish share a space in your storehouse.
lesson-fish-produce-wrong = Your house stands in { $etruria }.
lesson-fish-food = A new turn, a new walk, from where your marker stands. The next stall has food: 1 fish for 1 food.
lesson-fish-food-done = Exactly what was missing, and nothing was skipped.
lesson-fish-food-wrong = Food is what we need now.
lesson-fish-architect = Now use it: play the Architect.
lesson-fish-architect-done = Brick and food: that is a house in a food city.
lesson-fish-architect-wrong = The Architect, please.
lesson-fish-stay = Your colonist stands right. Press “{ done-move-colonists }”.
lesson-fish-stay-done = { $spoletum } lies next to him.
lesson-fish-stay-wrong = Stay where you are and press “{ done-move-colonists }”.
lesson-fish-build = Build in { $spoletum }.
lesson-fish-build-done = One fish made this house possible.
lesson-fish-build-wrong = You can pay for { $spoletum }.
lesson-fish-end = Fish are small change for what is missing at the right moment. Watch the coins on the stalls!
