# Notices: what the server says to people who are away, and where they choose how they are told

notice-turn = It is your turn
notice-over = The game is over
notice-game = { $board }, with { $others }
notice-test = Notices work
notice-test-text = From now on you hear here when it is your turn.
notice-mail-stop = No more mail about turns:
notice-mail-confirm = Concordia: is this your address?
notice-mail-confirm-text = Somebody wants mail to this address when it is their turn at Concordia. If that is you, open this link:
notice-mail-confirm-not = If not, there is nothing to do: no more mail will come.
ui-notices = Tell me when it is my turn
ui-notices-help = Once a turn, if you are not looking at the table.
ui-notices-push = In this browser
ui-notices-push-help = Also when the page is closed.
ui-notices-push-none = This browser cannot be told here: the page needs https, or has to be installed first.
ui-notices-push-denied = Your browser does not allow it. You can change that in its settings for this page.
ui-notices-push-failed = The browser’s push service could not be reached.
ui-notices-webhook = By webhook
ui-notices-webhook-help = The address of a webhook of Discord, Slack, Matrix or your own program.
ui-notices-style = Form
ui-notices-style-auto = by the address
ui-notices-email = By e-mail
ui-notices-unconfirmed = not confirmed yet: look into your mail
ui-notices-add = Add
ui-notices-remove = Remove
ui-notices-browser = A browser
ui-notices-this-browser = This browser
ui-notices-quiet = Quiet hours
ui-notices-quiet-from = from
ui-notices-quiet-to = to
ui-notices-quiet-help = What falls into them is told when they end, if it is still your turn.
ui-notices-mute = Nothing about this game
ui-notices-try = Send me one now
ui-notices-tried =
    { $fate ->
        [sent] Sent.
        [later] Nobody answers there at the moment.
       *[refused] It was not accepted there.
    }
ui-notices-ways = You are told here
ui-notices-confirmed = Your address is confirmed. You will get a mail when it is your turn.
ui-notices-stop = No more mail about turns?
ui-notices-stop-go = No more mail
ui-notices-stopped = You will get no more mail about turns.
ui-notices-confirm = Confirm this address?
ui-notices-confirm-go = Confirm
ui-offline = There is no connection to the server. Your games are safe there; the page comes back by itself.
ui-error-bad-address = Nothing can be sent to this address.
ui-error-mail-failed = The mail could not be sent.
ui-error-too-many-channels = These are too many: remove one first.
