# Planiranje: koliko bi koštalo i šta bi donelo ono što se gleda
ui-fact-lacks = Nedostaje vam
ui-fact-reach = Linije u dometu: { $count }
# Potezi odigrani unapred na kopiji
ui-plan = Plan
ui-plan-turn = Plan, potez { $number }
ui-plan-turns =
    Plan, { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
ui-plan-help = Odigrajte svoje sledeće poteze unapred, na kopiji
ui-plan-note = Ništa od ovoga nije odigrano. Ostali stoje.
ui-plan-question = Šta biste vi ovde uradili kao { $seat }?
ui-plan-drawn = Ono što je skriveno izvučeno je nasumično za ovaj plan.
ui-plan-broken = „{ $move }“ više nije moguće:
ui-plan-between = Šta se desilo u međuvremenu: { $what }
ui-plan-kept = Ono što sledi je sačuvano.
ui-plan-rest =
    Nastavi sa ostatkom ({ $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    })
ui-plan-changed = Promenilo se ono što plan donosi i košta. Sada: { $now }. Ranije: { $before }.
ui-plan-play = Odigraj plan
ui-plan-wait = Biće moguće kada dođe vaš red.
ui-plan-empty = Još ništa nije planirano.
ui-plan-why = { ui-plan-play }: { $why }
ui-plan-hide = Nazad u partiju
ui-plan-drop = Odbaci plan
ui-error-dead-plan = Ovaj link ne vodi ni do jedne pozicije ove partije.
