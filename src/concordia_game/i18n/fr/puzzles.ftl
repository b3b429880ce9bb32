### Puzzles: positions in which one turn is clearly best. The words for marks and reasons are in analysis.ftl.
### $percent, $chance, $next: with their signs and units.

## The list

puzzle-welcome = Une position tirée d’une partie de bons robots, c’est à vous de jouer, et un tour est nettement le meilleur. Jouez-le en entier sur le plateau, puis voyez ce qu’il vaut. Comme toujours, vous connaissez ce qui est visible, mais pas ce qui reste à piocher.
puzzle-today-about = Le même pour tous ceux qui ont cette version du jeu, et un nouveau chaque jour.
# $count: days in a row on which the puzzle of the day was solved
puzzle-streak =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
puzzle-solved-count = { $done } résolus sur { $count }
puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-buy = Acheter des cartes
puzzle-theme-build = Construire
puzzle-theme-trade = Marchandises et argent
puzzle-theme-end = Finir la partie
puzzle-grade = Difficulté
puzzle-grade-all = Toutes les difficultés
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-next = Problème suivant
puzzle-none = Vous les avez tous résolus. On peut les refaire.
puzzle-no-such = Il n’y a pas de tel problème. Sur ce thème, il y a :
puzzle-choice = { $choice } ({ $count })
puzzle-list = Ces problèmes
puzzle-number = Problème { $number }
puzzle-state-new = nouveau
puzzle-state-solved = résolu
puzzle-state-missed = pas encore trouvé
puzzle-state-shown = solution vue

## A puzzle

puzzle-task = Votre couleur : { $seat }. Trouvez le meilleur tour et jouez-le jusqu’au bout.
puzzle-ready = Est-ce votre tour ? Terminez-le pour voir ce qu’il vaut, ou revenez en arrière.
puzzle-judging = Votre tour est examiné…
puzzle-again = Réessayer
puzzle-show = Montrer le meilleur tour
puzzle-begin-again = Depuis le début
puzzle-gone = Ce problème n’est pas dans cette version du jeu.
puzzle-failed = Personne n’a pu examiner votre tour. Réessayez.

## The answer

puzzle-right = C’est bien ça !
puzzle-right-about = Rien de mieux n’a été trouvé.
puzzle-idea = La bonne idée, mais pas de la meilleure façon : { $percent } des chances de gagner sont perdus.
puzzle-wrong = Ce n’est pas le meilleur tour : { $percent } des chances de gagner sont perdus.
puzzle-looked-up = Voici le meilleur tour.
puzzle-best = Le meilleur tour
puzzle-yours = Votre tour
puzzle-chance = Chances de gagner : { $chance }, avec la meilleure autre idée { $next }
puzzle-why-best = Ce qu’il a de plus ou de moins que la meilleure autre idée, en points attendus à la fin
puzzle-why-yours = Ce que votre tour a de plus ou de moins que le meilleur, en points attendus à la fin
puzzle-replay = Le jouer sur le plateau
puzzle-answer = Réponse
