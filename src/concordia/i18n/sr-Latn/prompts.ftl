### What the game asks the player, one message for each decision.
### Variables: $steps, $kinds, $count and $bid are whole numbers; $seat and $tile are names.

prompt-play-card = Odigrajte kartu iz ruke.
# $steps: steps left
prompt-move-colonists =
    Pomerajte koloniste: još { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }.
prompt-build-houses = Gradite kućice u gradovima pored svojih kolonista ili završite.
prompt-prefect = Proizvodnja u provinciji ili prikupljanje novčića?
prompt-settle = Postaviti nove koloniste (1 hrana i 1 alat po kolonisti) ili uzeti sestercije?
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Kupujte ili prodajte: još { $kinds ->
        [one] { $kinds } vrsta zaliha
        [few] { $kinds } vrste zaliha
       *[other] { $kinds } vrsta zaliha
    }.
prompt-copy-card = Koju kartu kopirate?
# $count: cards that may still be bought
prompt-buy-card =
    Kupujte iz ponude: najviše { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }.
prompt-pay = Izaberite zalihe kojima plaćate.
# $count: goods too many
prompt-forgo = Skladište je puno, višak zaliha: { $count }. Izaberite čega se odričete.
prompt-recruit = Postaviti novog kolonistu za 1 hranu i 1 alat?
prompt-initial-purchase = Kupite početne zalihe po naznačenoj ceni, pa odigrajte prvu kartu.
prompt-take-tile = Uzeti pločicu foruma?
prompt-keep-patrician = Izaberite patricija kog zadržavate.
# The opener of an auction, who must bid.
prompt-open-auction = Izaberite patricija i ponudite 0 PP ili više.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: ponuda je { $bid } PP. Povećati ili reći dalje?
prompt-swap = Koju zalihu iz skladišta menjate?
prompt-choose-good = Izaberite zalihu.
prompt-use-tile = Upotrebiti pločicu pre kraja poteza?
prompt-market = Otići na riblju pijacu ili odigrati kartu?
prompt-confirm-turn = Potez je odigran: završite ga ili vratite.
prompt-wait-for = Čeka se: { $seat }.
prompt-game-over = Igra je završena.
