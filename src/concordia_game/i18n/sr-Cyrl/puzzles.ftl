### Puzzles: positions in which one turn is clearly best. The words for marks and reasons are in analysis.ftl.
### $percent, $chance, $next: with their signs and units.

## The list

puzzle-welcome = Позиција из партије јаких ботова, ви сте на потезу, и један потез је очигледно најбољи. Одиграјте га целог на табли, па видите колико вреди. Као и увек, знате оно што лежи отворено, а не и оно што тек треба да се извуче.
puzzle-today-about = Исти за све који имају ову верзију игре, и сваког дана нови.
# $count: days in a row on which the puzzle of the day was solved
puzzle-streak =
    { $count ->
        [one] { $count } дан заредом
        [few] { $count } дана заредом
       *[other] { $count } дана заредом
    }
puzzle-solved-count = Решено { $done } од { $count }
puzzle-theme = Тема
puzzle-theme-all = Све теме
puzzle-theme-buy = Куповина карата
puzzle-theme-build = Градња
puzzle-theme-trade = Залихе и новац
puzzle-theme-end = Крај партије
puzzle-grade = Тежина
puzzle-grade-all = Било која тежина
puzzle-grade-easy = лак
puzzle-grade-medium = средњи
puzzle-grade-hard = тежак
puzzle-next = Следећи задатак
puzzle-none = Све ове задатке сте решили. Могу се решавати поново.
puzzle-no-such = Таквих задатака нема. На ову тему има:
puzzle-choice = { $choice } ({ $count })
puzzle-list = Ови задаци
puzzle-number = Задатак { $number }
puzzle-state-new = нов
puzzle-state-solved = решен
puzzle-state-missed = још није нађено
puzzle-state-shown = решење погледано

## A puzzle

puzzle-task = Ваша боја: { $seat }. Нађите најбољи потез и одиграјте га до краја.
puzzle-ready = Је ли то ваш потез? Завршите га да видите колико вреди, или га вратите.
puzzle-judging = Ваш потез се разматра …
puzzle-again = Покушај поново
puzzle-show = Покажи најбољи потез
puzzle-begin-again = Од почетка
puzzle-gone = Тог задатка нема у овој верзији игре.
puzzle-failed = Тренутно нико не може да размотри ваш потез. Покушајте поново.

## The answer

puzzle-right = Тако је!
puzzle-right-about = Ништа боље није нађено.
puzzle-idea = Замисао је добра, али може и прецизније: пропуштено је { $percent } изгледа за победу.
puzzle-wrong = То није најбољи потез: пропуштено је { $percent } изгледа за победу.
puzzle-looked-up = Ово би био најбољи потез.
puzzle-best = Најбољи потез
puzzle-yours = Ваш потез
puzzle-chance = Изгледи за победу: { $chance }, са најбољом другом замисли { $next }
puzzle-why-best = По чему се разликује од најбоље друге замисли, у поенима који се очекују на крају
puzzle-why-yours = По чему се ваш потез разликује од најбољег, у поенима који се очекују на крају
puzzle-replay = Одиграј на табли
puzzle-answer = Одговор
