# Thinking ahead: what the thing that is looked at would cost and bring
ui-fact-lacks = You lack
ui-fact-reach = Routes within reach: { $count }
