# Planiranje: koliko bi koštalo i šta bi donelo ono što se gleda
ui-fact-lacks = Nedostaje vam
ui-fact-reach = Linije u dometu: { $count }
