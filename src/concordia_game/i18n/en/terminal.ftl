### What only the terminal says. The browser page does not load this file.
### Names: $seat, $card, $god, $tile, $place, $board, $good. Everything else in the variables is a whole number unless a comment says otherwise.
### Commands, moves and file names are typed as they are in every language; they stand between backquotes.

## Joining what other messages say

# One thing said of another: a seat and its question, a move and what it brings about
terminal-about = { $what }: { $said }
# Two clauses about the same seat
terminal-also = { $before }, { $more }

## The game

# $seed: as it is typed
terminal-welcome = Concordia on { $board }, seed { $seed }.
# $seats: a list of names
terminal-welcome-you = You are { $seats }.
terminal-welcome-nobody = Nobody sits at the terminal.
# $bots: a list of names
terminal-welcome-bots = Bots: { $count } ({ $bots }).
# $teams: a list of teams, each by its two names
terminal-welcome-teams = Teams: { $teams }.
terminal-welcome-help = Type ? for help.
terminal-pure-engine = Engine: pure Python, not compiled; slower, the same rules.
terminal-board-unusual = Note: { $board } is made for { $least } to { $most } players, not for { $count }.
terminal-cannot-undo = Nothing can be taken back: it was not your move, or something hidden was revealed.
terminal-taken-back = Taken back.
terminal-turn-done = Your part is done: Enter goes on, u takes it back
terminal-how-to-answer = Type the number of a move, its words, or ? for help.
# $moves: a list of moves as they are typed
terminal-unclear = That could be { $moves }.
terminal-unclear-more = That could be { $moves } or others.
terminal-no-number = There is no number { $number } in the menu.
# $holdings: a list of money and goods
terminal-holdings = { $seat } has { $holdings }; room for { $room }.
terminal-leads = { $seat } leads with { $points } VP; the game is not over.
terminal-wins = { $seat } wins with { $points } VP.
terminal-wins-tie = { $seat } wins with { $points } VP after a tie, by the Præfectus.
# $team: the names of both partners
terminal-leads-team = { $team } lead with { $points } VP; the game is not over.
terminal-wins-team = { $team } win with { $points } VP.
terminal-wins-team-tie = { $team } win with { $points } VP after a tie, by the Præfectus.

## The record

# $path, $command: as they are typed; $problem: what the computer says
terminal-saved = The record is saved as { $path }: `{ $command }`.
terminal-not-saved = The record could not be saved as { $path }: { $problem }.
terminal-nothing-played = Nothing has been played yet, so nothing is saved.
terminal-unsaved = The game was not saved; start it with --save FILE to keep its record.
# $path: as it is typed
terminal-save = Save the record? Enter saves { $path }, a name another file, n nothing
# $players: how many players, in words
terminal-replayed =
    { $board }, { $players }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.

## Help

terminal-type-number = a number
terminal-type-number-help = the move with that number; 0 leaves out an optional part
terminal-type-words = its words
terminal-type-words-help = the move as it is written, such as `build aquileia`
terminal-type-beginning = a beginning
terminal-type-beginning-help = of a move or of one of its words, if no other move begins so: `aq`
terminal-undo-help = undo: take your last move back
terminal-board-help = the board again
terminal-scores-help = the scores by god, if the game ended now
terminal-standing-help = who is winning, and why
terminal-hints-help = up to three hints, each with what it is for
terminal-log-help = the log: the last turns in words
terminal-tiles-help = the forum tiles in sight, and what they do
terminal-type-record = r, r FILE
terminal-record-help = save the record
terminal-quit-help = quit
# $mark: two letters; $card: the Præfectus
terminal-legend = On the board: > is to play, { $mark } has the { $card }, C the Concordia card. A house costs 1 brick, 1 good of its city and the money shown; in a brick city it costs 1 food instead of both goods, in a salt city 1 tool and 1 wine.
terminal-no-tiles = There are no forum tiles in sight.

## The board: heads of columns; the short ones for a narrow screen

terminal-sestertii-short = sest
terminal-brick-short = brick
terminal-food-short = food
terminal-tool-short = tool
terminal-wine-short = wine
terminal-cloth-short = cloth
terminal-salt-short = salt
terminal-fish-short = fish
terminal-room = room
terminal-colonists = colonists
terminal-colonists-short = col
terminal-houses = houses
terminal-houses-short = hs
terminal-hand = hand
terminal-top = top card
terminal-top-short = top
terminal-god = god
terminal-price = price | surcharge
terminal-places = on routes and in cities
terminal-province = province
terminal-marker = marker
# $letters: one letter for each seat
terminal-cities = cities: good, money for the next house, houses ({ $letters })
# One letter for each seat, for its houses
terminal-letter-red = R
terminal-letter-green = G
terminal-letter-blue = B
terminal-letter-yellow = Y
terminal-letter-black = K
terminal-letter-white = W
# The kind of a colonist before its place
terminal-land = land
terminal-sea = sea
terminal-sold = sold
terminal-all-sold = all sold
terminal-empty = empty
terminal-nothing = nothing
# A good of choice in a price
terminal-any = any
terminal-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
terminal-tiles-held = Tiles held
terminal-turn = turn { $turn }
terminal-stack =
    { $count ->
        [one] { $count } card in the stack
       *[other] { $count } cards in the stack
    }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The menu

terminal-colonist-at =
    { $kind ->
        [sea] Sea colonist
       *[land] Land colonist
    }: { $place }
terminal-star = A star: you could pay for a house in that city now.
# So many goods for so many sestertii
terminal-trade = { $count } for { $price }
terminal-bid = Bid
terminal-bid-for = Bid for { $tile }

## What a move would do

terminal-hint-nothing = no effect now
terminal-hint-city = { $good } city
terminal-hint-architect =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, then build houses
terminal-hint-prefect =
    let a province produce, or take { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    } of income
terminal-hint-prefect-fish = let a province produce, or take money and a good
terminal-hint-colonist =
    place colonists for 1 food and 1 tool each, or take { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }
# $cards: a list of cards
terminal-hint-diplomat = to copy: { $cards }
# One of them: a card on the pile of a seat
terminal-hint-copy = { $card } ({ $seat })
terminal-hint-diplomat-none = nothing to copy now
terminal-hint-display = a card of the display
terminal-hint-mercator =
    take { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }, then trade { $kinds ->
        [one] { $kinds } kind of good
       *[other] { $kinds } kinds of goods
    }
terminal-hint-tribune =
    take back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; a colonist for 1 food and 1 tool
# $money: in words
terminal-hint-tribune-paid =
    take back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and { $money }; a colonist for 1 food and 1 tool
terminal-hint-senator = buy up to two cards
terminal-hint-consul = buy a card without its surcharge
# $count: more than usual, by a tile
terminal-hint-cards = buy up to { $count } cards
terminal-hint-magister = repeat the { $card }
terminal-hint-magister-none = nothing to repeat now
# $first, $second: the two roles of a double card
terminal-hint-roles = { $first } or { $second }
terminal-hint-praetor = buy one card each, you and your partner
terminal-hint-proconsul = buy a card without its surcharge, then your partner plays one
terminal-hint-proconsul-free = buy a card for nothing, then your partner plays one
terminal-hint-legatus = your partner plays a card that both carry out
# $spaces: a list of numbers
terminal-hint-payable = you can pay for space { $spaces }
terminal-hint-unpayable = you can pay for none now

## Boards

terminal-board = board
terminal-players = players
terminal-start = start
terminal-at-sea = at sea
terminal-provinces = provinces
terminal-city-count = cities
terminal-box = from
# $box: the id of a box; $start: a sentence part about where all begin
terminal-described = { $board } ({ $box }): { $least } to { $most } players, { $start }
# $city: an id
terminal-start-city = start city { $city }
terminal-start-spaces = start spaces at sea
terminal-city-letters = cities (letter)
# $routes: a list of ids
terminal-routes =
    { $kind ->
        [sea] sea routes
       *[land] land routes
    } ({ $count }): { $routes }

## Games between bots

terminal-seat = seat
# $board: an id; $number: in turn order
terminal-seat-of = { $board }, seat { $number }
terminal-team = team
terminal-bot = bot
terminal-games = games
terminal-turns = turns
terminal-wins-count = wins
terminal-win-rate = win rate
terminal-mean-points = mean points
terminal-winning-points = winning points
terminal-margin = margin
terminal-rating = rating
terminal-ahead-of = % ahead of
terminal-score = score
terminal-from-god = from the god
terminal-from-god-winners = the winners'
terminal-boards = boards
terminal-seats = seats
terminal-gods = gods
terminal-cards-got = cards
terminal-tiles = tiles
terminal-endings = endings
terminal-ending-last-card = last card
terminal-ending-last-house = last house
terminal-openings = first three cards
terminal-first-houses = first two houses
terminal-first-cards = first card bought
terminal-share = share
terminal-tiles-offered = tiles offered
terminal-tile-open = open
terminal-tile-taken = taken
terminal-tile-dealt = dealt
terminal-tile-kept = kept
terminal-tile-bid = mean bid
terminal-tile-worth = worth
terminal-playing = Playing
terminal-interrupted = Interrupted after { $played } of { $count } games.
# $share: in percent
terminal-par = { $players }, par { $share } %
# $seconds, $speed, $rate: numbers as they are written
terminal-simulated =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions/s, { $rate } games/s
# $points: a number as it is written; $digest: a fingerprint
terminal-simulated-points = mean winning score { $points }, digest { $digest }
# $turns, $points: numbers as they are written
terminal-rated =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $turns } turns, mean winning score { $points }
# $low, $high: win rates; $verdict: `low`, `high` or `open`
terminal-tested = sequential test, { $low } against { $high }: { $verdict }

## The games of a server, for its host

terminal-admin-game = game
terminal-admin-state = state
terminal-admin-age = age
terminal-admin-last = last
terminal-admin-size = kB
terminal-admin-running = running
terminal-admin-finished = finished
terminal-admin-abandoned = abandoned
terminal-admin-days = { $count } d
terminal-admin-hours = { $count } h
terminal-admin-minutes = { $count } min
# $size: in kB, as it is written
terminal-admin-total =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $size } kB
terminal-admin-created = created
terminal-admin-moved = last move
terminal-admin-seen = last visit
# $size: in kB, as it is written
terminal-admin-moves =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } in its list of moves, { $size } kB
terminal-admin-options = options
terminal-admin-clock = clock
terminal-admin-name = name
terminal-admin-opens = opened by
terminal-admin-left = time left
terminal-admin-by-person = somebody known, signed in
terminal-admin-by-token = a token
terminal-admin-by-invite = a link not used yet
terminal-admin-by-nothing = nothing
# $games: a list of ids
terminal-admin-sure =
    { $count ->
        [one] Delete this game for good: { $games }?
       *[other] Delete these { $count } games for good: { $games }?
    } Type `yes`:
terminal-admin-deleted =
    { $count ->
        [one] { $count } game was deleted.
       *[other] { $count } games were deleted.
    }
terminal-admin-not-deleted = Nothing was deleted.
# $game: an id
terminal-admin-ended = The game { $game } was ended.
terminal-admin-not-over = The game is not over: its record tells what is still hidden from the players.
terminal-admin-link-address = Put the address of the server before it, as players reach it.
terminal-admin-maintenance-on = Maintenance has begun: turns that have begun may end, no other begins.
terminal-admin-maintenance-off = Maintenance is over: play goes on.
