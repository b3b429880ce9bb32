### What the game asks the player: each decision of the engine names its message.
### Variables: $steps, $kinds, $count, $price, $bid and $fish are whole numbers; $seat, $card, $good and $tile are names.
### $goods and $instead are ready lists ("1 food, 1 tool").

prompt-play-card = Odigrajte kartu iz ruke.
# $steps: steps left
prompt-move-colonists =
    Pomerajte koloniste: još { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }.
# The house stall; $steps: steps to make before the house
prompt-step-or-build =
    Pomerajte koloniste, pa sagradite jednu kućicu: još { $steps ->
        [one] { $steps } pomeraj
        [few] { $steps } pomeraja
       *[other] { $steps } pomeraja
    }.
prompt-build-houses = Gradite kućice u gradovima pored svojih kolonista ili završite.
# The house stall
prompt-build-one-house = Sagradite jednu kućicu u gradu pored svog koloniste.
prompt-free-house = Sagradite kućicu besplatno: izaberite grad.
prompt-prefect = Proizvodnja u provinciji ili prikupljanje novčića?
# $count: the sestertii
prompt-settle =
    Želite li da postavite nove koloniste (1 hrana i 1 alat po kolonisti) ili da uzmete { $count ->
        [one] { $count } sestercij
        [few] { $count } sestercija
       *[other] { $count } sestercija
    }?
prompt-settle-more = Postavite još jednog kolonistu za 1 hranu i 1 alat ili završite.
# $price: in sestertii
prompt-settle-for-money =
    Postavite novog kolonistu za { $price ->
        [one] { $price } sestercij
        [few] { $price } sestercija
       *[other] { $price } sestercija
    }.
# $kinds: kinds of goods that may still be traded
prompt-trade =
    Kupujte ili prodajite: još { $kinds ->
        [one] { $kinds } vrstu zaliha
        [few] { $kinds } vrste zaliha
       *[other] { $kinds } vrsta zaliha
    }.
# All kinds have been traded, and a tile would allow one more
prompt-trade-more = Želite li da upotrebite pločicu i trgujete još jednom vrstom zaliha?
prompt-copy-card = Koju kartu kopirate?
# $count: cards that may still be bought
prompt-buy-card =
    Kupujte iz ponude: najviše { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }.
prompt-pay = Cena: { $goods }. Izaberite zalihe kojima plaćate.
# One of two prices
prompt-pay-either = Cena: { $goods } ili { $instead }. Izaberite čime plaćate.
# $count: goods too many
prompt-forgo = Nema dovoljno mesta, višak zaliha: { $count }. Izaberite čega se odričete.
prompt-recruit = Želite li da postavite novog kolonistu za 1 hranu i 1 alat?
prompt-stall-colonist = Postavite novog kolonistu za 1 hranu ili 1 alat.
prompt-initial-purchase = Kupite početne zalihe po naznačenoj ceni, pa odigrajte prvu kartu.
prompt-take-tile = Želite li da uzmete pločicu foruma?
prompt-draw-tile = Pločica foruma se izvlači nasumično.
prompt-keep-patrician = Izaberite patricija kog zadržavate.
# The opener of an auction, who must bid.
prompt-open-auction = Izaberite patricija i ponudite 0 PP ili više.
# $bid: the highest bid so far, in victory points
prompt-bid = { $tile }: ponuda je { $bid } PP. Povećavate li je ili kažete „dalje”?
# The last player of an auction
prompt-pick-free = Izaberite jednog od preostalih patricija; ne košta vas ništa.
prompt-swap = Koju zalihu iz skladišta menjate?
prompt-choose-good = Izaberite zalihu.
# $good: the stored good that is given away
prompt-choose-instead = Dajete: { $good }. Izaberite zalihu koju dobijate zauzvrat.
# A tile replaces the bonus of a province
prompt-choose-bonus = Izaberite dodatnu zalihu.
# After a province has produced
prompt-yield = Želite li da upotrebite pločicu pre nego što zalihe odu u skladište?
prompt-use-tile = Želite li da upotrebite pločicu pre kraja poteza?
# $fish: fish in the storehouse
prompt-market = Idete li na tezgu riblje pijace (preostalo riba: { $fish }) ili prelazite na kartu?
# $card: a double card
prompt-choose-role = „{ $card }”: koju od dve uloge preuzimate?
# The partner has played a Legatus
prompt-call-card = Odigrajte kartu iz ruke: njenu akciju sprovodite oboje, prvo vaš partner.
# The partner has played a Proconsul
prompt-play-alone = Odigrajte kartu iz ruke: njenu akciju sprovodite bez partnera.
prompt-name-start = Izaberite grad u kom počinju vaši kolonisti.
# $seat: the partner
prompt-give-money = Želite li da date sestercije partneru ({ $seat })?
prompt-confirm-turn = Potez je odigran: završite ga ili vratite.
# In team play. $seat: the partner
prompt-confirm-part = Vaš deo poteza je odigran: predajte ga dalje ({ $seat }) ili vratite.
prompt-wait-for = Čeka se: { $seat }.
prompt-game-over = Igra je završena.
