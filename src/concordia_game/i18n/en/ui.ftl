### Words of the browser page.
### Names: $seat, $god. Everything else in the variables is a whole number unless a comment says otherwise.

ui-title = Concordia
ui-about = An unofficial version of the board game by Mac Gerdts, published by PD-Verlag. No text or art of the publisher is used.

## First page and new game

ui-play-now = Play now
ui-play-now-help = You against two bots ({ ui-level-normal }) on Italia, right away.
ui-learn = Learn to play
ui-puzzle-today = Puzzle of the day
ui-puzzles = Puzzles
ui-more-puzzles = More puzzles
ui-new-game = New game
ui-join = Join by link
ui-join-help = Paste the invitation link that your friend sent you.
ui-analyse-record = Analyse a game
ui-analyse-record-help = Choose the record of a finished game, or drop it anywhere on this page. It may come from any server.
ui-choose-record = Choose a record
ui-drop-record = Drop the record here
ui-continue = Continue
ui-options = Options
ui-more-options = More options
ui-more-options-help = Name, expansions, team play, hints: a first game needs none of it.
ui-board = Board
ui-board-recommended = Recommended for { $from } to { $to } players
ui-board-players = { $from }–{ $to } players
ui-board-unusual = This board is not meant for so many or so few players, but you can try it.
ui-players = Players
ui-player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-seat-you = You
ui-seat-friend = Friend (by link)
ui-seat-device = Same device
ui-seat-bot = Bot
ui-level = Level
ui-level-easy = Easy
ui-level-easy-help = Has a beginner’s blind spots, different ones in every game: it overrates some things and overlooks others. For a first evening: on Imperium it makes 84 points where Normal makes 127.
ui-level-normal = Normal
ui-level-normal-help = Looks a round ahead from its best turns, at once: for most evenings. It beats Easy nearly always.
ui-level-hard = Hard
ui-level-hard-help = Plays many turns on in its head, up to two seconds: for experienced players. With two players it beats Normal in about two games of three.
ui-level-master = Master
ui-level-master-help = Like Hard, but thinks up to ten seconds a turn: for those who want to suffer.
ui-level-greedy = Greedy
ui-level-greedy-help = Goes for what looks best right now, by rules of thumb.
ui-level-random = Random
ui-level-random-help = Makes any legal move, without a thought.
ui-somebody-else = Somebody else
ui-start = Start
ui-copy-link = Copy link
ui-link-copied = Link copied

## The table

ui-undo = Undo
ui-undo-turn = Undo turn
ui-end-turn = End turn
# $move: a move as its button says it
ui-confirm = Confirm: { $move }
ui-held = What comes up next is revealed when you end the turn; until then you can undo.
ui-final = Reveals something hidden: it can’t be undone.
ui-done = Done
ui-cancel = Cancel
ui-close = Close
ui-your-turn = Your turn
ui-waiting = Waiting
# Two people share one device, and what comes next is for one of them only
ui-pass-device = Pass the device to { $seat }
ui-pass-device-note = Only { $seat } may see what comes next.
ui-pass-device-taken = Show
ui-log = Log
ui-score = Score
ui-hand = Hand
ui-display = Display
ui-storehouse = Storehouse
ui-discard-pile = Discard pile
ui-forum = Forum
ui-fish-market = Fish market
# The same in one word, for a tab
ui-market-short = Market
ui-fish-market-note = The order of the stalls and some prices are our reconstruction and may differ from the printed market.
ui-fish-market-correct = A photograph of the printed market would settle it: see CONTRIBUTING.md.
# On a forum tile whose effect our sources do not settle in every detail
ui-tile-note = Part of this is our reconstruction and may differ from the printed tile.
ui-tile-correct = A photograph of the printed tile would settle it: see CONTRIBUTING.md.
ui-tile-own = House rule: this tile is not from the box.
# On Venus cards and team play
ui-venus-note = The rulebook of Concordia Venus is not among our sources: these rules follow public descriptions of it and may differ from the printed ones in details.
ui-venus-correct = Which points are only likely or still open is told in docs/rulings.md. The printed rulebook would settle them: see CONTRIBUTING.md.
ui-money-left = Sestertii left: { $count }
ui-room-left = Room left: { $count }
# What a move takes: steps, goods of choice, and sestertii multiplied by the houses of the city, of which it builds the $nth
ui-preview-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-preview-price = Still to pay: { $goods }
ui-preview-nth = House no. { $nth } here: sestertii × { $nth }
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = Whole board

## Rules and settings

ui-rules = Rules
ui-booklet = The rules, illustrated
ui-settings = Settings
ui-language = Language
# The language in its own words; `.also` are the tags of other languages whose readers it serves.
ui-language-name = English
ui-look = Colours
ui-look-auto = As on the device
ui-look-light = Light
ui-look-dark = Dark
ui-text-size = Text size
ui-detail = Drawing of the board
ui-detail-full = Full
ui-detail-plain = Plain
ui-seat-colors = Colours of the seats
ui-seat-colors-box = As in the box
ui-seat-colors-contrast = Strong contrast, also without colour vision
ui-seat-colors-own = My own
ui-paint-orange = Orange
ui-paint-sky = Light blue
ui-paint-violet = Violet
ui-paint-pink = Pink
ui-paint-brown = Brown
ui-sound = Sound
ui-volume = Volume
ui-animations = Animations
ui-pace = Pace of the others’ moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-skip = Show at once
ui-effect = What it brings, and what happened last
ui-reduced-motion = Reduced motion
ui-notifications = Notifications

## Connection and errors

ui-connection-lost = Connection lost
ui-reconnecting = Reconnecting…
ui-reconnected = You are back in the game.
ui-error-too-many-requests = Too many requests. Please wait a moment.
ui-error-game-not-found = This game was not found. Check the link.
ui-error-no-such-analysis = This analysis is not here, or no longer. Check the link, or have the game analysed again.
ui-error-version = This game was begun with another version of the rules and cannot go on here.
ui-error-board-missing = The board of this game is not offered here at the moment. The game is kept and goes on as soon as the host offers the board again.
ui-error-board-changed = The board of this game has been changed since it began, so it cannot go on. The game is kept and goes on as soon as the host offers the board as it was.
# $reason: of the program, in English
ui-error-bad-record = This is no record that can be read here: { $reason }
# Why, if it is known; $reason: details in English
ui-error-bad-record-title = This file is no record of a game ({ $reason }).
ui-error-bad-record-rules-version = This game was played by a version of the rules that is not known here ({ $reason }).
ui-error-bad-record-map = The board of this game is not offered here ({ $reason }).
ui-error-bad-record-long = This file is too long to be the record of a game.
ui-error-bad-record-damaged = The record cannot be read from line { $line } on ({ $reason }).
# $why: a sentence of the rules
ui-error-bad-record-illegal = The move in line { $line } of the record is not allowed: { $why }
ui-error-no-room = All tables are taken at the moment. Nothing is lost; please try again in a little while.
ui-error-maintenance = The server is being maintained: turns and new games begin afterwards. Nothing is lost.
ui-maintenance = The server is about to be maintained. A turn that has begun can be ended; others begin afterwards.
ui-error-unknown = Something went wrong. Your game is safe; please try again.

## Leaving, watching, after the game

ui-bot-waits = The bot is waiting for its turn to think: it is busy here at the moment.
ui-spectator = Spectator
ui-spectator-note = You are watching; you see what everybody may see.
ui-hand-to-bot = Hand the seat to a bot
ui-hand-to-bot-vote = Let a bot take over for { $seat }? Votes: { $votes } of { $needed }
ui-vote-yes = Yes
ui-vote-no = No
# $time: minutes and seconds, as 2:05
ui-bot-soon = { $seat } is away: a bot takes over in { $time }
ui-bot-in = A bot takes over in { $time }
ui-keep-waiting = Keep waiting
# No time to come back
ui-grace-none = none
ui-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-away-title = While you were away
ui-away-moves = { $seat }: a bot played for you.
ui-away-none = { $seat }: the others had voted for a bot in this seat. You are back in time; it has not moved.
ui-away-close = Play on
ui-winner = Winner: { $seat }
ui-winner-you = You have won!
# $god: a god, or ui-score-rest; $side: who came second
ui-won-by = Won by { $lead } VP, above all by { $god } (+{ $ahead } over { $side }).
# $card: the Præfectus Magnus, or Piscatus; $side: who has as many points
ui-won-holder = Level at { $total } VP with { $side }: the holder of the { $card } wins.
ui-won-next = Level at { $total } VP with { $side }: whoever would get the { $card } first wins.
ui-won-order = Level at { $total } VP with { $side }: nobody holds the { $card }, so the later in turn order wins.
ui-scene-skip = Skip
ui-scene-tables = To the score tables
ui-scene-again = Watch the count
ui-replay = Replay
ui-download-record = Download the record
ui-analysis = Analysis
ui-rematch = Rematch

## Who is winning and why

ui-who-leads = Who is winning and why?
ui-leader = { $seat } leads by { $lead } VP.
ui-leader-tie = The leaders are level.
# $god: the god that brings the leader most
ui-leader-why = Most of it comes from { $god }: { $points } VP.
ui-score-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } × { $value } VP = { $total } VP
ui-score-total = Total
ui-gain-house = One more house: up to +{ $points } VP
ui-gain-colonist = One more colonist: +{ $points } VP
ui-gain-card = One more card: up to +{ $points } VP
ui-standing = Expected result and chances
ui-standing-weighing = Weighing up the table…
ui-standing-turn = As turn { $turn } began.
ui-standing-again = Ask again
# What follows is what a seat has beyond the others, or lacks
ui-standing-why = Better or worse than the others
ui-standing-level = Much like the others.
ui-standing-note = Expected points come from what each side has beyond the others, and from how many points were still to come at this stage of the bots’ games. The chance comes from the expected leads: how often such leads won.

## Hint

ui-hint = Hint
ui-hint-thinking = Looking for a good move…
# $move: the text of a move; $margin: expected lead in victory points, may be negative
ui-hint-even = neck and neck
ui-hint-ahead = { $count } VP ahead
ui-hint-behind = { $count } VP behind

## Guided tour

ui-keys = Playing with keys
ui-keys-number = a card or another lit thing, by the number that it shows
ui-keys-arrows = to the next lit thing in that direction
ui-keys-enter = press it
ui-keys-escape = choose something else
ui-keys-undo = undo
ui-keys-undo-turn = undo the whole turn
ui-keys-hint = hint
ui-keys-end = end the turn or the action
ui-keys-hurry = skip what others are still doing
ui-keys-zoom = make the board larger or smaller, show all of it
ui-keys-help = this list
ui-tour = Guided tour
ui-tour-offer = Your first game? A short tour shows you the first turn.
ui-tour-next = Next
ui-tour-back = Back
ui-tour-skip = Skip
ui-tour-1-title = What it is about
ui-tour-1-text = You settle the Roman world, trade, and collect cards. At the end the gods on your cards reward what you have achieved. Most victory points win.
ui-tour-2-title = One turn, one card
ui-tour-2-text = On your turn you play one card and do what it says. It then lies on your discard pile until a Tribune brings all your cards back.
ui-tour-3-title = The board
ui-tour-3-text = Every city produces one good. Land colonists travel along land routes, sea colonists along sea routes, and a route holds only one colonist.
ui-tour-4-title = Move
ui-tour-4-text = Play your Architect. Each of your colonists on the board gives you one step; share the steps as you like.
ui-tour-5-title = Build
ui-tour-5-text = Now build in a city that touches a route with your colonist. You pay goods and sestertii; every house that already stands there makes it dearer, so be early.
ui-tour-6-title = Produce
ui-tour-6-text = A Prefect lets a province produce whose marker shows its good: you take that bonus good, and every house there gives its owner a good, other players’ houses too. The marker then shows coins until somebody takes them as income.
ui-tour-7-title = Store and trade
ui-tour-7-text = Your storehouse has 12 spaces, and the colonists that are not yet on the board take up some of them. The Mercator brings money and lets you buy and sell.
ui-tour-8-title = Buy cards
ui-tour-8-text = With the Senator you buy cards from the display. They give you new actions and more points: every card of a god scores what that god rewards once more.
ui-tour-9-title = The end
ui-tour-9-text = Whoever is first to buy the last card or to build a 15th house takes the Concordia card; everybody else has one last turn. The score panel always shows what each god is worth to you. Have fun!

## Further words of the table

ui-name = Name
ui-join-go = Join
ui-invited = You are invited to a game.
ui-invite-friends = Invite friends
ui-invite-help = Send each friend one of these links; the game waits for them.
ui-invite-link = Invitation link
ui-seats-drawn = The start player is drawn; the colours follow the turn order.
ui-forget-game = Remove from this list
ui-previous = Back
ui-next = Forward
ui-play = Play
ui-pause = Pause
ui-previous-turn = Back a turn
ui-next-turn = Forward a turn
ui-speed = Speed
ui-moment-link = Link to this moment
ui-hands = Hands
ui-cards-to-come = Cards still to come
ui-tiles-to-come = Tiles still to come
ui-keys-move = a move back or forward
ui-keys-turn = a turn back or forward, as with Shift and an arrow
ui-keys-ends = to the beginning, to the end
ui-keys-play = play or pause
ui-points-short = VP
ui-rules-cards = The cards
ui-rules-gods = The gods
# $name: a card, tile, stall, god or option
ui-rules-of = Rules: { $name }
ui-rules-moving = How colonists move
ui-rules-moving-text = Land colonists use land routes, sea colonists sea routes. The first step takes a colonist from its city onto a route there, each further step through a city at the end of its route onto the next. It never stops in a city again, nor on a route that already holds a colonist, even one of yours; but with enough steps it may pass over such routes, each for one step.
ui-rules-storehouse-text = Each space holds one good or one colonist that is not yet on the board. If you receive more goods than fit, you choose which of the new ones to take, as many as there is room for; goods already stored cannot be thrown away to make room.
ui-rules-houses = What houses cost
ui-rules-houses-text = A house costs goods and sestertii, depending on what its city produces. The sestertii are multiplied by the number of houses in the city, the new one included. Each player may have one house in a city; nobody builds in the start city.
ui-rules-salt-text = It pays for any good but fish, is never bought or sold, and once turned into another good it can be sold as that. You start with 1 salt instead of the second food; more comes from salt cities that a Prefect makes produce, never from a specialist. Salt cities count for Jupiter, Saturnus and one specialist, not for Mercurius; Vesta counts 7 sestertii for each salt in store.
ui-rules-forum-text = At the beginning you are dealt two patricians and keep one. A Tribune that brings back enough cards, itself included, may first take one tile: the leftmost from 4 cards, the next ones from 6, 8 and 10. The others move left and the row is filled from the stack; when that is empty, the discarded tiles are shuffled into a new one. A tile that names a card works with that card only, any other at any moment of your turn, but never between two houses.
ui-rules-auction-text = One patrician more than there are players lies open. Whoever opens names one and must bid 0 VP or more, the others raise or are out of this auction. The highest bid is taken off the final score; the last player chooses one of the two left for nothing.
ui-rules-fish-text = Two fish share one space of the storehouse; they pay only at the market, and Vesta counts 3 sestertii for each. Your first visit puts your marker on any space, which is used at once and not again that turn. From there your marker only goes forward: put 1 sestertius on every space that you skip; where you stop, take the coins, pay the fish and do what the stall says. You may go on as long as you can pay, but each stall serves you once a turn. The space where your marker began the turn can be used only after a full round, and your visit ends there.
ui-rules-venus-text = Everyone has an eighth starting card, the Magister (not in team play). Four of the cards for sale are double cards: they take the place of two Architects, a Prefect and a Mercator, and their Mercator gives 5 sestertii. Whoever plays or copies a double card chooses its role. The Magister and the double cards are Venus cards. A Magister with nothing to repeat, as the first card, after a Tribune or on top of a Senator, can be played but has no effect; a Consul can be repeated. A Diplomat cannot copy a Magister unless the options of the game allow it. Tiles work with a repeated card as with a copied one.
ui-rules-teams-text = You start with a Tribune, a Mercator, a Prefect, a Praetor and a Legatus; the first half of the table in turn order also has an Architect, the second half a Diplomat. There is no Magister and no Senator, and every Consul is a Proconsul. Everyone in the first team starts with 5 sestertii, in the second with 6, in the third with 7. The first half of the table begins in the start city; in the second half each player names a city that is neither the start city nor joined to it by a route, and begins there with two colonists (on Balearica everyone begins at sea). The active player plays a card and carries it out, then the partner carries out the same card, each with their own pieces and by their own choice; a Tribune brings back each partner’s own cards. After a Proconsul the partner plays a card and carries it out alone; with a Legatus the partner plays a card that both carry out. If that is a Proconsul, the active player buys, and the partner plays one more card alone; a Proconsul carried out alone calls for no further card. A Diplomat copies an opponent’s card, never the partner’s. Goods and cards are never handed over. With the fish market the cards of the turn are laid out first; then the active player visits the market and carries out the card, and after that the partner does the same. The points of both partners are added up, the Concordia card included. If teams tie, the one wins whose player holds the Præfectus or would be the first to get it. There is no intermediate scoring.
ui-rules-balearica-text = There is no start city: your two ships start at sea. New colonists are placed in cities with your house, so without a house there are none; a land colonist may stand even where no land route leads. For one step a route it may cross a sea route on which your ship lies, but not stop there.
ui-actions = What you can do
ui-panels = Parts of the table
# $move: a move as its button says it
# $board: the name of a board
ui-board-picture = The board { $board }
ui-start-city = start city
# $seats: a list of names
ui-houses-of = houses: { $seats }
ui-sea-route = Sea route
ui-land-route = Land route
ui-pieces = Cities, routes and pieces
ui-zoom = Zoom
ui-stack-size = still to come: { $count }
ui-price = price
ui-rematch-join = Join the rematch
ui-look-at-board = Look at the board
ui-choose-tile = To choose from
ui-auction = Auction
# $tile: its name; $seat: who has bid most
ui-auction-state = { $tile }: { $bid } VP ({ $seat })
ui-own-tiles = Your tiles
ui-forum-from =
    { $count ->
        [one] from { $count } card
       *[other] from { $count } cards
    }
ui-coins-here = sestertii on this space
ui-away = away
ui-not-joined = not here yet
# Præfectus Magnus and Piscatus in two letters
ui-magnus-short = PM
ui-piscatus-short = PP
ui-houses-left =
    { $count ->
        [one] { $count } house left to build
       *[other] { $count } houses left to build
    }
ui-houses-count =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
ui-colonists-count =
    { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }
ui-colonists-on-board = Colonists on the board: { $count }
ui-hand-size = Cards in hand: { $count }
ui-cards-of = Cards of { $seat }
ui-cards-bought = Bought
ui-cards-begun = From the start
ui-score-curve = Score over the turns
ui-score-rest = Tiles and bids
ui-sell = Sell
ui-buy = Buy
ui-less = Less
ui-more = More

## Team play
## $team: the names of both partners (ui-team-of)

# The heading of the table of teams
ui-teams = Teams
# The head of its column
ui-team = Team
# $first, $second: two seats
ui-team-of = { $first } and { $second }
ui-team-total = Team total
# Beside a seat
ui-partner = partner
ui-your-partner = your partner
ui-active-player = active player
# In the partner's turn, where ui-your-turn would be wrong
ui-your-action = Your action
ui-partners-action = It is your partner’s action.
ui-with-you = { $seat } carries out this card with you.
ui-turn-cards = The cards of the turn
# With a Legatus one points at a card in the partner's hand
ui-suggest = Suggest this card
ui-suggested = { $seat } suggests the { $card }.
ui-winner-team = The winners: { $team }
ui-winner-team-you = Your team has won!
ui-loser-team-you = Your team has lost.
ui-leader-team = { $team } lead by { $lead } VP.
# In the lobby: these three
ui-teams-seats = Partners sit opposite each other: with 4 players, seats 1 and 3, 2 and 4; with 6 players, seats 1 and 4, 2 and 5, 3 and 6.
ui-teams-players = Team play takes 4 or 6 players.
ui-six-in-teams = Six players can only play in teams.

## Time, leaving, consent. $time, $date and $seats are texts.

ui-time = Time
ui-time-help = The clock runs for whoever is asked. It begins when all friends have joined, and stands during holidays and while the server is down.
ui-clock-none = no clock
ui-clock-hours =
    { $count ->
        [one] { $count } hour a turn
       *[other] { $count } hours a turn
    }
ui-clock-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
ui-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
ui-clock-live = { $minutes } min each + { $seconds } s a turn
ui-clock-end = When time is up
ui-clock-end-mark = nothing but a mark
ui-clock-end-turn = a bot plays the turn
ui-clock-end-seat = a bot takes the seat
ui-leaving = If somebody resigns
ui-leaving-bot = a bot plays on
ui-leaving-end = the game ends when one side is left
ui-clock-left = Time left: { $time }
ui-clock-short = Hurry
ui-clock-overdue = overdue
ui-holiday-until = on holiday until { $date }
ui-resigned = resigned
ui-bot-turn = a bot plays this turn
ui-agreements = Agree…
ui-agreements-title = Ask the others
ui-agreements-help = What was revealed or ended comes back only if all others agree. Bots always agree.
ui-ask-move = Take back my last move
ui-ask-turn = Take back my last turn
ui-ask-back = Go back further…
ui-back-help = Choose the turn that is to be played again. It and everything after it comes back if all others agree; the stacks stay as they lie.
ui-back-ask =
    { $count ->
        [one] Ask to take back { $count } turn
       *[other] Ask to take back { $count } turns
    }
ui-request-what = What would be taken back
ui-ask-end = Offer to end the game now
ui-holiday-days = Days away:
ui-holiday-left = Left in this game: { $time }
ui-holiday-take = Take a holiday
ui-holiday-over = I am back
ui-leave = Leave: a bot plays until I am back
ui-resign = Resign
ui-resign-sure = Resign for good? There is no way back.
ui-leave-sure = Leave the table? Open the game again to come back.
ui-request-takeback = { $seat } asks to take back moves: { $count }.
ui-request-end = { $seat } offers to end the game with the present score.
ui-request-waits = Still to answer: { $seats }
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw
ui-ended-agreed = Ended by agreement.
ui-ended-host = Ended by the host of the server.
ui-ended-resigned = Ended by resignation: { $seats }.
ui-note-ask-takeback = { $seat } asks to take back moves: { $count }.
ui-note-ask-end = { $seat } offers to end the game.
ui-note-agree = { $seat } agrees.
ui-note-decline = { $seat } declines.
ui-note-withdraw = { $seat } withdraws the request.
ui-note-lapse = { $seat }: the request has lapsed, play went on.
ui-note-taken-back = All agreed: { $seat } takes the moves back.
ui-note-ended = The game was ended.
ui-note-resign = { $seat } resigns.
ui-note-leave = { $seat } leaves; a bot plays.
ui-note-back = { $seat } is back.
ui-note-holiday = { $seat } is on holiday.
ui-note-home = { $seat } is back from holiday.
ui-note-overdue = { $seat }: time is up.
ui-note-bot-turn = { $seat }: time is up, a bot plays the turn.
ui-note-bot-seat = { $seat }: time is up, a bot takes the seat.
ui-error-request-open = Somebody’s request has to be answered first.
ui-error-no-takeback = There is nothing to take back.
ui-error-asked-enough = You have asked for that often enough; wait for a later turn.
ui-error-no-request = This request is settled already.
ui-error-resigned = You have resigned in this game.
ui-error-bad-holiday = That is more holiday than is left in this game.
ui-error-seat-is-bot = A bot plays this seat now.
## At the table: talk, notes, spectators, open tables, logging a play

ui-talk = Talk
ui-notes = Notes
ui-at-the-table = At the table
ui-yes = yes
ui-no = no
ui-table-has = { $what }: { $answer }
ui-say = Say
ui-say-something = Say something
ui-talk-empty = Nobody has said anything yet.
ui-talk-off = Talk is switched off at this table.
ui-talk-earlier = Earlier
ui-talk-unread = { $count } unread
ui-talk-gone = taken back
ui-take-back = Take back
ui-react = React
ui-mute-talk = Mute the talk
ui-mute-seat = Mute { $seat }
ui-unmute = Hear again
ui-talk-muted = You have muted the talk.
ui-emoji-thumb = Good
ui-emoji-clap = Bravo
ui-emoji-laugh = Funny
ui-emoji-wow = Astonishing
ui-emoji-sad = Sad
ui-emoji-party = Hooray
ui-notes-help = Only you see your notes, wherever you hold this seat.
ui-saved = Saved
ui-saving = Saving
ui-watch-link = Watch link
ui-watchers = Spectators: { $count }
ui-talk-all = everybody, spectators too
ui-talk-seats = the players
ui-talk-none = no talk
ui-watch-now = at once
ui-watch-one = one turn behind
ui-watch-three = three turns behind
ui-watch-never = none
ui-open-tables = Open tables
ui-no-open-tables = No table is open at the moment.
ui-free-seats = Free seats: { $count }
ui-sit-down = Sit down
ui-unlist = Take it out of the list
ui-log-play = Log this play
ui-log-play-help = For your collection of games played, and for those who were not there.
ui-bg-stats = Open in BG Stats
ui-bg-stats-file = File for BG Stats
ui-forum-text = Text for a forum
ui-forum-bbcode = BBCode
ui-copy = Copy
ui-copied = Copied
ui-download-picture = Download picture
ui-share = Share
ui-error-no-watching = This table wants no spectators.
ui-error-no-talk = Nothing can be said here.
ui-error-no-hints = No hints are given at this table.
ui-error-no-scores = Points are not shown at this table until the game is over.
ui-error-not-host = Only the host can do that.
ui-error-said-for-good = It is too late to take that back.
ui-error-table-full = Somebody was faster: no seat is free there any more.
ui-error-no-open-tables = This server has no open tables.
# The desk, invitations, and seats on other devices.
ui-device = Continue on another device
ui-device-help = Open this link on the other device, or scan the code: your seats are then in its list, too. Whoever has the link can play for you.
ui-show-qr = QR code
ui-link-near = This link says { $host }: friends elsewhere can’t reach it. The server needs --public-url for that.
ui-renew = New link for { $name }
ui-renew-ask = Make a new link for { $name }? The browser that has the seat now loses it at once.
ui-renewed = link sent anew, waiting for { $name }
ui-desk-turn = Your turn
ui-desk-running = Running games
ui-desk-finished = Finished games
ui-your-turn-for = Your turn for { $time }
ui-turn-of-for = { $seat } to play, for { $time }
ui-remove-ask = Remove this game from the list? Without a link on another device, or a new one from the host, you can’t come back to your seat.
ui-remove = Remove
ui-removed = Removed
ui-restore = Undo
ui-game-name = Name of the game
ui-save-name = Save
ui-invited-by = { $host } invites you to a game.
ui-invitation-length = About { $from } to { $to } minutes: some { $turns } turns, as counted in games of bots, at one to one and a half minutes each.
ui-error-seat-taken = This link has been used: the seat is taken by { $name }. If it was yours, ask the host for a new link.
ui-error-newer-invite = A newer link was sent for this seat. Please use that one.
