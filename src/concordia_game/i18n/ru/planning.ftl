# Планы: чего будет стоить и что принесёт то, на что смотрят
ui-fact-lacks = Не хватает
ui-fact-reach = Линий в пределах досягаемости: { $count }
# Ходы, разыгранные заранее на копии
ui-plan = План
ui-plan-turn = План, ход { $number }
ui-plan-turns =
    План, { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
ui-plan-help = Разыграть свои следующие ходы заранее, на копии
ui-plan-note = Ничего из этого ещё не сыграно. Остальные стоят на месте.
ui-plan-question = Как бы вы сыграли здесь за { $seat }?
ui-plan-drawn = Скрытое для этого плана выбрано случайно.
ui-plan-broken = «{ $move }» больше невозможно:
ui-plan-between = Что произошло за это время: { $what }
ui-plan-kept = То, что следует за этим, сохранено.
ui-plan-rest =
    Продолжить с остальным ({ $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    })
ui-plan-changed = Цена и результат плана изменились. Теперь: { $now }. Раньше: { $before }.
ui-plan-play = Сыграть план
ui-plan-wait = Это будет возможно, когда наступит ваш ход.
ui-plan-empty = Пока ничего не запланировано.
ui-plan-why = { ui-plan-play }: { $why }
ui-plan-hide = Назад к партии
ui-plan-drop = Отказаться от плана
ui-error-dead-plan = Эта ссылка не ведёт ни к одной позиции этой партии.
