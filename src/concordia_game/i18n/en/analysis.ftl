### What is said about turns: why a hint is one, where a game was won and lost, who is winning.
### $points, $percent: with their sign and decimals. $cities, $cards, $tiles, $provinces: lists of names. $goods, $money: amounts in words.

## What a turn brings, and what stands behind a reason

analysis-fact-money = { $money } more
analysis-fact-goods = { $goods } more
analysis-fact-houses =
    { $count ->
        [one] a house in { $cities }
       *[other] { $count } houses in { $cities }
    }
analysis-fact-provinces =
    { $count ->
        [one] another province: { $provinces }
       *[other] { $count } more provinces: { $provinces }
    }
# $goods: kinds of goods
analysis-fact-kinds = own production of { $goods }
analysis-fact-colonists =
    { $count ->
        [one] { $count } more colonist
       *[other] { $count } more colonists
    }
analysis-fact-cards = { $cards }
analysis-fact-tiles = { $tiles }
analysis-fact-prefect = production in { $province }: { $goods }
# Cards that come back to the hand
analysis-fact-hand =
    { $count ->
        [one] { $count } more card in hand
       *[other] { $count } more cards in hand
    }
analysis-fact-none = a preparation for later turns
# The goods that the best province would bring afterwards
analysis-next-prefect = next Prefect { $goods }
# What a turn does, and what that brings
analysis-about = { $what }: { $said }

## Hints

# $what: what the turn brings
analysis-hint-best = Best: { $what }
analysis-hint-other = Also: { $what }
analysis-hint-lead = { $points } VP better than the next

## Grounds that are no gods

analysis-means-money = Money
analysis-means-goods = Goods
analysis-means-storehouse = Room in the storehouse
analysis-means-production = Production
analysis-means-hand = Cards in hand
analysis-means-copying = Cards to copy
analysis-means-sites = Building sites
analysis-means-building = Houses within reach
analysis-means-buying = Cards within reach
analysis-means-tiles = Forum tiles
analysis-means-order = Turn order
analysis-means-other = Other points
analysis-means-rivals = What rivals get
analysis-means-pace = How near the end is
analysis-means-later = Later turns
# $ground: a god, or one of the above; $fact: what stands behind it
analysis-why = { $ground } { $points }: { $fact }
analysis-why-plain = { $ground } { $points }

## The analysis of a game

analysis-curve = Chance to win
analysis-accuracy = Accuracy
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-turn = Turn { $turn }
analysis-lost = chance to win { $percent }
# $told: seats, each with what turned up did to its chance to win
analysis-luck = luck: { $told }
analysis-played = played: { $moves }
analysis-better = better: { $moves }
analysis-nothing-lost = No turn gave much away.
analysis-turning-points = Turning points
analysis-cause-own = their own turn
analysis-cause-rival = a turn of { $seat }
analysis-cause-luck = what turned up
analysis-next-time = What to try next time
# Each is about the lesson of that name
analysis-advice-build = Keep colonists where you want to build next, and the goods for it in the storehouse.
analysis-advice-trade = Look ahead to the goods and the money that your next turns need.
analysis-advice-cards = Ask which card to play now and which to buy before the Tribune.
analysis-advice-gods = Count what each god gives you, and let cards and houses fit together.
analysis-advice-game = Watch what your turn leaves to the others, and how near the end is.

## Who is winning

analysis-points-now = Points so far
analysis-points-expected = Expected at the end

## Figures: the terminal and pictures write them, the page asks the browser

# $figure: a whole number, which may have a sign
analysis-percent = { $figure }%
# $tenth: the digit behind the point
analysis-decimal = { $figure }.{ $tenth }
