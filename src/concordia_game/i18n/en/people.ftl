## Whoever wants to be known, and what was played

ui-me-keep = Keep my games
ui-me-you = You
ui-me-back = To the first page
ui-me-title = You on this server
ui-me-help = Nobody needs this in order to play. With a passkey or a recovery link your games are there on every device, and nothing else is asked of you.
ui-me-begin = Be known here
ui-me-sign-in = Sign in with a passkey
ui-me-no-passkeys = There are no passkeys here: they need a browser that has them, and a page over https or on localhost. A recovery link works everywhere.
ui-me-rename = Rename
ui-me-passkeys = Passkeys
ui-me-passkey-add = Add a passkey
ui-me-passkey-since = Since { $day }
ui-me-remove = Remove
ui-me-none = None yet
ui-me-recovery = Recovery link
ui-me-recovery-help = It lets you in on any device. Keep it like a password: it is shown only once, and a new one replaces it.
ui-me-recovery-make = Make a recovery link
ui-me-recovery-new = Make a new recovery link
ui-me-recover-ask = This link signs this browser in as whoever made it, and the seats that are held here become theirs. Go on only if you made it yourself.
ui-me-recover = Sign in with this link
ui-me-devices =
    { $count ->
        [one] One browser is signed in
       *[other] { $count } browsers are signed in
    }
ui-me-sign-out = Sign out
ui-me-sign-out-everywhere = Sign out everywhere
ui-me-delete = Delete me
ui-me-delete-help = Your name, passkeys, link, rating and devices are deleted. Games keep the names under which they were played.
ui-me-delete-sure = Delete for good
ui-ratings = Ratings
ui-me-rated = I want a rating
ui-me-rated-help = Games with others who want one count. Everybody on this server can see it. You need a passkey or a recovery link.
ui-holiday-all = Away from all my games
ui-holiday-all-help = Until then your clocks stand, and a bot gets your seat only if all others vote for it. A move in a game ends its holiday. There are 30 days in each game; games with fewer left are passed over.
ui-holiday-till = Away until
ui-holiday-now = You are on holiday until { $date } · Games: { $count }
ui-holiday-passed = Games with too few days left: { $count }.
ui-holiday-no-game = There is no running game of yours from which you could be away.
ui-rating = Rating { $rating }
ui-results = My results
ui-friends = Friends I have played with
ui-groups = Groups
ui-all-boards = All boards
ui-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
ui-wins = Wins
ui-mean = Mean
ui-best = Best
ui-won-on = Won on
ui-won-by-god = Won by
ui-no-god = other points
ui-a-bot = Bot
ui-group-curve = Points from game to game
ui-error-bad-passkey = This passkey was not accepted.
ui-error-no-such-passkey = This passkey is not known here.
ui-error-no-such-challenge = That took too long. Please try again.
ui-error-no-such-recovery = This recovery link is not valid any more.
ui-error-no-passkeys-here = Passkeys need a host name; this page was opened by an address in figures.
ui-error-too-many-passkeys = There are too many passkeys. Remove one first.
ui-error-not-kept = Make a passkey or a recovery link first.
ui-error-bad-key = You are not signed in here any more.
