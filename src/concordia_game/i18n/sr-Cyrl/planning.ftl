# Planiranje: koliko bi koštalo i šta bi donelo ono što se gleda
ui-fact-lacks = Недостаје вам
ui-fact-reach = Линије у домету: { $count }
