# Prévoir : ce que coûterait et rapporterait ce que l’on regarde
ui-fact-lacks = Il vous manque
ui-fact-reach = Lignes à portée : { $count }
