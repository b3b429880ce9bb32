# Thinking ahead: what the thing that is looked at would cost and bring
ui-fact-lacks = You lack
ui-fact-reach = Routes within reach: { $count }
# Turns played ahead on a copy
ui-plan = Plan
# A heading in the log; $number: the first, second ... turn of the plan
ui-plan-turn = Plan, turn { $number }
# $count: turns
ui-plan-turns =
    Plan, { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
ui-plan-help = Play your next turns ahead on a copy
ui-plan-note = Nothing of this has been played. The others stand still.
ui-plan-question = What would you do here as { $seat }?
ui-plan-drawn = What was hidden has been drawn at random for this plan.
ui-plan-broken = “{ $move }” is no longer possible:
ui-plan-between = What came between: { $what }
ui-plan-kept = What follows it is kept.
# $count: turns
ui-plan-rest =
    Go on with the rest ({ $count ->
        [one] { $count } turn
       *[other] { $count } turns
    })
# $now, $before: lists with signs, like "−6 sestertii, +1 brick"
ui-plan-changed = What the plan brings and costs has changed. Now: { $now }. Before: { $before }.
ui-plan-play = Play it
ui-plan-wait = This will be possible when it is your turn.
ui-plan-empty = Nothing has been planned yet.
# $why: one of the two sentences above
ui-plan-why = { ui-plan-play }: { $why }
ui-plan-hide = Back to the game
ui-plan-drop = Drop plan
ui-error-dead-plan = This link leads to no position of this game.
