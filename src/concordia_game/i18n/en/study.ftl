### The page of an analysis; the words for marks, reasons and advice are in analysis.ftl.
### $percent, $best, $before, $after: with their signs and units.

## The parts of the page

study-players = Players
study-turn = This turn
study-turns = All turns
study-time = Over time
# Shows the table beside the board again, instead of the analysis
study-table = Table

## While it is made

study-making = The game is being analysed
study-progress = { $done } of { $count } turns
study-deepen = Analyse more deeply
study-deepen-help = It looks further ahead and takes a few minutes. You can go on looking meanwhile.
study-deepening = The deep analysis is under way
study-depth-quick = Quick analysis
study-depth-deep = Deep analysis
study-picture = Save the curve as a picture

## The players

study-accuracy-help = Accuracy is 100 if no turn gave anything away. Turns count by how open the game still was, so it can be compared between games.
study-steady = No turn changed much for this player.
# $change: of the chance to win; $cause: by whose turn, or by what turned up
study-turning-point = Turn { $turn }: { $change }, { $cause }
# A mark on the curve. $turn: "Turn 5"; $mark: mistake or blunder
study-dot = { $turn }, { $seat }: { $mark }, { $change }
study-nothing-cost = No habit cost much in this game.
# $ground: a god, or means such as money
study-habit =
    { $count ->
        [one] { $ground }: { $count } turn, { $percent }
       *[other] { $ground }: { $count } turns, { $percent } each on average
    }
study-lesson = Lesson: { $title }

## A turn

study-choose = Choose a turn: on the curve, in the list of all turns, or with the keys [ and ].
study-unjudged = There is nothing to judge at this moment.
# Which of the turns that lost something is looked at next
study-previous-loss = Previous slip
study-next-loss = Next slip
study-chance = Chance to win: { $best } with the best turn, { $after } as played
study-margin = Expected lead at the end: { $before } VP with the best turn, { $after } as played
study-lost = { $percent } given away
study-nothing-better = Nothing better was found.
study-played = Played
study-better = Better
study-why = The difference, in points expected at the end
study-show = Show on the board
study-shown = What { $seat } could have played
study-back = Back to the game
study-luck = Luck
study-luck-help = What the cards and tiles that turned up did. It counts for nobody and against nobody.
study-luck-none = It changed nobody’s chances noticeably.
# Of the quick analysis
study-luck-deeper = The deep analysis looks further ahead and may see more in it.

## Over time

study-mean = The dotted line is the mean of the table.
study-series-houses = Houses
study-series-provinces = Provinces
study-series-cards = Cards
study-series-money = Money
study-series-tempo = Cards played, without Tribunes: ahead of the mean or behind
