### What is said about turns: why a hint is one, where a game was won and lost, who is winning.
### $points, $percent: with their sign and decimals. $cities, $cards, $tiles, $provinces: lists of names. $goods, $money: amounts in words.

## What a turn brings, and what stands behind a reason

analysis-fact-money = više novca: { $money }
analysis-fact-goods = više zaliha: { $goods }
analysis-fact-houses =
    { $count ->
        [one] { $count } kućica: { $cities }
        [few] { $count } kućice: { $cities }
       *[other] { $count } kućica: { $cities }
    }
analysis-fact-provinces =
    { $count ->
        [one] još { $count } provincija: { $provinces }
        [few] još { $count } provincije: { $provinces }
       *[other] još { $count } provincija: { $provinces }
    }
# $goods: kinds of goods
analysis-fact-kinds = sopstvena proizvodnja: { $goods }
analysis-fact-colonists =
    { $count ->
        [one] još { $count } kolonista
        [few] još { $count } kolonista
       *[other] još { $count } kolonista
    }
analysis-fact-cards = { $cards }
analysis-fact-tiles = { $tiles }
analysis-fact-prefect = proizvodnja u provinciji { $province }: { $goods }
# Cards that come back to the hand
analysis-fact-hand =
    { $count ->
        [one] u ruci { $count } karta više
        [few] u ruci { $count } karte više
       *[other] u ruci { $count } karata više
    }
analysis-fact-none = priprema za sledeće poteze
# The goods that the best province would bring afterwards
analysis-next-prefect = sledeći Prefekt: { $goods }
# What a turn does, and what that brings
analysis-about = { $what } — { $said }

## Hints

# $what: what the turn brings
analysis-hint-best = Najbolje: { $what }
analysis-hint-other = Drugi predlog: { $what }
analysis-hint-lead = bolje od sledećeg za { $points } PP

## Grounds that are no gods

analysis-means-money = Novac
analysis-means-goods = Zalihe
analysis-means-storehouse = Mesto u skladištu
analysis-means-production = Proizvodnja
analysis-means-hand = Karte u ruci
analysis-means-copying = Karte za kopiranje
analysis-means-sites = Mesta za gradnju
analysis-means-building = Dostupne kućice
analysis-means-buying = Dostupne karte
analysis-means-tiles = Pločice foruma
analysis-means-order = Redosled poteza
analysis-means-other = Ostali poeni
analysis-means-rivals = Šta dobijaju protivnici
analysis-means-pace = Blizina kraja igre
analysis-means-later = Sledeći potezi
# $ground: a god, or one of the above; $fact: what stands behind it
analysis-why = { $ground } { $points }: { $fact }
analysis-why-plain = { $ground } { $points }

## The analysis of a game

analysis-curve = Izgledi za pobedu
analysis-accuracy = Preciznost
analysis-mark-best = najbolji potez
analysis-mark-good = dobar potez
analysis-mark-inaccuracy = nepreciznost
analysis-mark-mistake = greška
analysis-mark-blunder = gruba greška
analysis-turn = Potez { $turn }
analysis-lost = izgledi za pobedu { $percent }
# $told: seats, each with what turned up did to its chance to win
analysis-luck = sreća: { $told }
analysis-played = odigrano: { $moves }
analysis-better = bolje: { $moves }
analysis-nothing-lost = Nijedan potez nije mnogo koštao.
analysis-turning-points = Prelomni trenuci
analysis-cause-own = igračev sopstveni potez
analysis-cause-rival = potez protivnika ({ $seat })
analysis-cause-luck = ono što se otkrilo
analysis-next-time = Šta probati sledeći put
# Each is about the lesson of that name
analysis-advice-build = Držite koloniste tamo gde želite da gradite, a potrebne zalihe u skladištu.
analysis-advice-trade = Unapred mislite na zalihe i novac za sledeće poteze.
analysis-advice-cards = Odlučite koju kartu da odigrate sada, a koju da kupite pre Tribuna.
analysis-advice-gods = Brojte šta vam donosi svaki bog: karte i kućice treba da se slažu.
analysis-advice-game = Pazite šta vaš potez ostavlja drugima i koliko je kraj igre blizu.

## Who is winning

analysis-points-now = Poeni sada
analysis-points-expected = Očekuje se na kraju

## Figures: the terminal and pictures write them, the page asks the browser

# $figure: a whole number, which may have a sign
analysis-percent = { $figure }%
# $tenth: the digit behind the point
analysis-decimal = { $figure },{ $tenth }
