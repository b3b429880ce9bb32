# Planiranje: koliko bi koštalo i šta bi donelo ono što se gleda
ui-fact-lacks = Недостаје вам
ui-fact-reach = Линије у домету: { $count }
# Potezi odigrani unapred na kopiji
ui-plan = План
ui-plan-turn = План, потез { $number }
ui-plan-turns =
    План, { $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    }
ui-plan-help = Одиграјте своје следеће потезе унапред, на копији
ui-plan-note = Ништа од овога није одиграно. Остали стоје.
ui-plan-question = Шта бисте ви овде урадили као { $seat }?
ui-plan-drawn = Оно што је скривено извучено је насумично за овај план.
ui-plan-broken = „{ $move }“ више није могуће:
ui-plan-between = Шта се десило у међувремену: { $what }
ui-plan-kept = Оно што следи је сачувано.
ui-plan-rest =
    Настави са остатком ({ $count ->
        [one] { $count } потез
        [few] { $count } потеза
       *[other] { $count } потеза
    })
ui-plan-changed = Променило се оно што план доноси и кошта. Сада: { $now }. Раније: { $before }.
ui-plan-play = Одиграј план
ui-plan-wait = Биће могуће када дође ваш ред.
ui-plan-empty = Још ништа није планирано.
ui-plan-why = { ui-plan-play }: { $why }
ui-plan-hide = Назад у партију
ui-plan-drop = Одбаци план
ui-error-dead-plan = Овај линк не води ни до једне позиције ове партије.
