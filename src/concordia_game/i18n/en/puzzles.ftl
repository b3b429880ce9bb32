### Puzzles: positions in which one turn is clearly best. The words for marks and reasons are in analysis.ftl.
### $percent, $chance, $next: with their signs and units.

## The list

puzzle-welcome = A position from a game of good bots, your turn, and one turn is clearly best. Play all of it on the board, then see what it is worth. As always you know what lies open, and not what is still to be drawn.
puzzle-today-about = The same for everybody with this version of the game, and a new one every day.
# $count: days in a row on which the puzzle of the day was solved
puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzle-solved-count = { $done } of { $count } solved
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-buy = Buy cards
puzzle-theme-build = Build
puzzle-theme-trade = Goods and money
puzzle-theme-end = End the game
puzzle-grade = Difficulty
puzzle-grade-all = Any difficulty
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-next = Next puzzle
puzzle-none = You have solved all of these. They can be solved again.
puzzle-no-such = There is no such puzzle. Of this theme there are:
puzzle-choice = { $choice } ({ $count })
puzzle-list = These puzzles
puzzle-number = Puzzle { $number }
puzzle-state-new = new
puzzle-state-solved = solved
puzzle-state-missed = not found yet
puzzle-state-shown = looked up

## A puzzle

puzzle-task = You play { $seat }. Find the best turn, and play it to its end.
puzzle-ready = Is that your turn? End it to see what it is worth, or take it back.
puzzle-judging = Your turn is being looked at …
puzzle-again = Try again
puzzle-show = Show the best turn
puzzle-begin-again = From the beginning
puzzle-gone = This puzzle is not in this version of the game.
puzzle-failed = Nobody could look at your turn just now. Please try again.

## The answer

puzzle-right = That is it!
puzzle-right-about = Nothing better was found.
puzzle-idea = The right idea, but not done in the best way: it gives away { $percent } of the chance to win.
puzzle-wrong = Not the best turn: it gives away { $percent } of the chance to win.
puzzle-looked-up = This would have been the best turn.
puzzle-best = The best turn
puzzle-yours = Your turn
puzzle-chance = Chance to win: { $chance }, with the best other idea { $next }
puzzle-why-best = What it has beside the best other idea, in points expected at the end
puzzle-why-yours = What your turn has beside the best one, in points expected at the end
puzzle-replay = Play it on the board
puzzle-answer = Answer
