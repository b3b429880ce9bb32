# Prévoir : ce que coûterait et rapporterait ce que l’on regarde
ui-fact-lacks = Il vous manque
ui-fact-reach = Lignes à portée : { $count }
# Des tours joués d’avance sur une copie
ui-plan = Plan
ui-plan-turn = Plan, tour { $number }
ui-plan-turns =
    Plan, { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
ui-plan-help = Jouer d’avance vos prochains tours sur une copie
ui-plan-note = Rien de ceci n’est joué. Les autres ne bougent pas.
ui-plan-question = Que feriez-vous ici à la place de { $seat } ?
ui-plan-drawn = Ce qui était caché a été tiré au hasard pour ce plan.
ui-plan-broken = « { $move } » n’est plus possible :
ui-plan-between = Entre-temps : { $what }
ui-plan-kept = La suite est conservée.
ui-plan-rest =
    Reprendre la suite ({ $count ->
        [one] { $count } tour
       *[other] { $count } tours
    })
ui-plan-changed = Ce que le plan rapporte et coûte a changé. Maintenant : { $now }. Avant : { $before }.
ui-plan-play = Jouer ce plan
ui-plan-wait = Ce sera possible quand ce sera votre tour.
ui-plan-empty = Rien n’est encore prévu.
ui-plan-why = { ui-plan-play } : { $why }
ui-plan-hide = Retour à la partie
ui-plan-drop = Abandonner le plan
ui-error-dead-plan = Ce lien ne mène à aucune position de cette partie.
