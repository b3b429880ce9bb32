### Puzzles: positions in which one turn is clearly best. The words for marks and reasons are in analysis.ftl.
### $percent, $chance, $next: with their signs and units.

## The list

puzzle-welcome = Позиция из партии сильных ботов, ваш ход, и один ход явно лучше остальных. Сыграйте его целиком на поле и узнайте, чего он стоит. Как всегда, вы знаете то, что лежит открыто, и не знаете того, что ещё не выложено.
puzzle-today-about = Одна и та же для всех, у кого эта версия игры, и каждый день новая.
# $count: days in a row on which the puzzle of the day was solved
puzzle-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
puzzle-solved-count = Решено { $done } из { $count }
puzzle-theme = Тема
puzzle-theme-all = Все темы
puzzle-theme-buy = Покупка карт
puzzle-theme-build = Строительство
puzzle-theme-trade = Товары и деньги
puzzle-theme-end = Конец партии
puzzle-grade = Сложность
puzzle-grade-all = Любая сложность
puzzle-grade-easy = лёгкая
puzzle-grade-medium = средняя
puzzle-grade-hard = трудная
puzzle-next = Следующая задача
puzzle-none = Все эти задачи решены. Их можно решать снова.
puzzle-no-such = Таких задач нет. На эту тему есть:
puzzle-choice = { $choice } ({ $count })
puzzle-list = Эти задачи
puzzle-number = Задача { $number }
puzzle-state-new = новая
puzzle-state-solved = решена
puzzle-state-missed = пока не найдено
puzzle-state-shown = решение показано

## A puzzle

puzzle-task = Ваш цвет: { $seat }. Найдите лучший ход и сыграйте его до конца.
puzzle-ready = Это ваш ход? Завершите его, чтобы узнать, чего он стоит, или вернитесь назад.
puzzle-judging = Ваш ход разбирается…
puzzle-again = Попробовать ещё раз
puzzle-show = Показать лучший ход
puzzle-begin-again = С начала
puzzle-gone = В этой версии игры такой задачи нет.
puzzle-failed = Сейчас некому разобрать ваш ход. Попробуйте ещё раз.

## The answer

puzzle-right = Верно!
puzzle-right-about = Ничего лучше не нашлось.
puzzle-idea = Мысль верная, но можно сыграть точнее: упущено { $percent } шансов на победу.
puzzle-wrong = Это не лучший ход: упущено { $percent } шансов на победу.
puzzle-looked-up = Вот лучший ход.
puzzle-best = Лучший ход
puzzle-yours = Ваш ход
puzzle-chance = Шансы на победу: { $chance }, с лучшей из других мыслей { $next }
puzzle-why-best = Чем он отличается от лучшей из других мыслей, в очках, ожидаемых в конце
puzzle-why-yours = Чем ваш ход отличается от лучшего, в очках, ожидаемых в конце
puzzle-replay = Сыграть на поле
puzzle-answer = Ответ
