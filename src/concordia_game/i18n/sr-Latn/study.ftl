### The page of an analysis; the words for marks, reasons and advice are in analysis.ftl.
### $percent, $best, $before, $after: with their signs and units.

## The parts of the page

study-players = Igrači
study-turn = Ovaj potez
study-turns = Svi potezi
study-time = Tokom partije
# Shows the table beside the board again, instead of the analysis
study-table = Sto

## While it is made

study-making = Partija se analizira
study-progress = Potezi: { $done } od { $count }
study-deepen = Analiziraj dublje
study-deepen-help = Gleda dalje unapred i traje nekoliko minuta. Za to vreme možete da nastavite da gledate.
study-deepening = Dubinska analiza je u toku
study-depth-quick = Brza analiza
study-depth-deep = Dubinska analiza
study-picture = Sačuvaj krivu kao sliku

## The players

study-accuracy-help = Preciznost je 100 ako nijedan potez nije ništa koštao. Potez vredi više što je partija neizvesnija, pa preciznost može da se poredi između partija.
study-steady = Nijedan potez nije mnogo promenio za ovog igrača.
# $change: of the chance to win; $cause: by whose turn, or by what turned up
study-turning-point = Potez { $turn }: { $change }, { $cause }
# A mark on the curve. $turn: "Turn 5"; $mark: mistake or blunder
study-dot = { $turn }, { $seat }: { $mark }, { $change }
study-nothing-cost = Nijedna navika nije mnogo koštala u ovoj partiji.
# $ground: a god, or means such as money
study-habit =
    { $count ->
        [one] { $ground }: { $count } potez, u proseku { $percent }
        [few] { $ground }: { $count } poteza, u proseku po { $percent }
       *[other] { $ground }: { $count } poteza, u proseku po { $percent }
    }
study-lesson = Lekcija: { $title }

## A turn

study-choose = Izaberite potez: na krivoj, u spisku svih poteza ili tasterima [ i ].
study-unjudged = U ovom trenutku nema šta da se oceni.
# Which of the turns that lost something is looked at next
study-previous-loss = Prethodni propust
study-next-loss = Sledeći propust
study-chance = Izgledi za pobedu: { $best } uz najbolji potez, { $after } posle odigranog
study-margin = Očekivana prednost na kraju: { $before } PP uz najbolji potez, { $after } posle odigranog
study-lost = propušteno { $percent }
study-nothing-better = Ništa bolje nije nađeno.
study-played = Odigrano
study-better = Bolje
study-why = Razlika u poenima koji se očekuju na kraju
study-show = Pokaži na tabli
study-shown = Šta je moglo da se odigra: { $seat }
study-back = Nazad na partiju
study-luck = Sreća
study-luck-help = Šta su donele karte i pločice koje su se otkrile. To se nikome ne pripisuje, ni u zaslugu ni u krivicu.
study-luck-none = Ničiji izgledi se zbog toga nisu primetno promenili.
# Of the quick analysis
study-luck-deeper = Dubinska analiza gleda dalje unapred i možda će videti više.

## Over time

study-mean = Tačkasta linija je prosek stola.
study-series-houses = Kućice
study-series-provinces = Provincije
study-series-cards = Karte
study-series-money = Novac
study-series-tempo = Odigrane karte, bez Tribuna: više ili manje od proseka
