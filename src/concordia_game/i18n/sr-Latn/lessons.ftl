# Šta kaže trener u lekcijama. `lesson-<lekcija>-<korak>` traži radnju, `-done` odgovara na nju, `-wrong` kaže zašto se
# mislilo na nešto drugo. Imena gradova i provincija upisuju se onako kako ih tabla prikazuje.

lesson-welcome = Kratke lekcije na pravoj tabli, od dva do četiri minuta. Možete otići kad god želite i nastaviti kasnije.
lesson-coach = Trener
lesson-progress = Napredak
lesson-wrong = Ne sada: traži se samo ono što svetli.
lesson-gone = Takve lekcije nema.
lesson-mistake = Time gubite oko { $count } PP. Ja bih radije izabrao: { $move }. Vratite potez ili igrajte dalje.
lesson-take-back = Vrati potez
lesson-other-way = Probaj drugačije
lesson-once-more = Još jednom
lesson-next = Sledeća lekcija
lesson-play = Igrajte protiv lakog bota
lesson-begin-again = Od početka
lesson-new = nova
lesson-begun = započeta
lesson-done = završena

## Pomeranje i gradnja

lesson-build-title = Pomeranje i gradnja
lesson-build-about = Pošaljite koloniste i sagradite prve kućice.
lesson-build-card = Dobro došli u Rim! Pobeđuje ko na kraju ima najviše pobedničkih poena (PP): donose ih kućice, kolonisti i karte. Vi ste crveni, Livija je vaša protivnica. U svom potezu igrate jednu kartu. Pritisnite Arhitektu u ruci.
lesson-build-card-done = Prvo se pomerate, pa gradite. Svaki vaš kolonista na tabli daje jedan pomeraj: imate dva.
lesson-build-card-wrong = Svaka karta ima svoj trenutak, ali ova lekcija traži Arhitektu.
lesson-build-walk = Pritisnite svog kopnenog kolonistu u gradu { $roma }, pa kopnenu liniju između gradova { $cosa } i { $florentia }, dva pomeraja dalje.
lesson-build-walk-done = Oba pomeraja su potrošena. Kolonista staje na liniju, nikad u grad, i na svakoj ima mesta samo za jednog.
lesson-build-walk-wrong = Ne to: danas naseljavamo provinciju { $etruria }. Prvo kopneni kolonista ide na liniju između gradova { $cosa } i { $florentia }.
lesson-build-cosa = Možete graditi u gradovima na oba kraja linije. { $cosa } proizvodi ciglu, pa kućica tamo košta samo 1 sestercij i 1 hranu. Pritisnite { $cosa }.
lesson-build-cosa-done = Vaša prva kućica! Donosi zalihe tokom igre i poene na kraju.
lesson-build-cosa-wrong = To dolazi odmah posle, prvo { $cosa }.
lesson-build-florentia = Jedan Arhitekta gradi koliko kućica možete da platite. { $florentia } proizvodi alat: 3 sestercija, 1 cigla i 1 alat. Pritisnite { $florentia }.
lesson-build-florentia-done = Dve kućice u jednom potezu. Nije ostalo šta da se radi, pa se potez sam završio, a Livija je gradila: { $casinum }.
lesson-build-florentia-wrong = Još možete da platite { $florentia }: ne stajte.
lesson-build-again = Odigrane karte ostaju na vašoj gomili dok ih ne vratite. Srećom, imate i drugog Arhitektu: odigrajte ga.
lesson-build-again-done = Opet dva pomeraja, rasporedite ih kako želite.
lesson-build-again-wrong = Drugog Arhitektu, molim: vaš brod još čeka.
lesson-build-ship = Vaš brod, kolonista koji putuje morem, jeste u gradu { $roma }. Brodovi idu plavim morskim linijama. Pritisnite ga, pa morsku liniju između gradova { $roma } i { $neapolis }.
lesson-build-ship-done = Ostao je jedan pomeraj, ali ne morate da ga iskoristite.
lesson-build-ship-wrong = Prvo brod, na morsku liniju između gradova { $roma } i { $neapolis }.
lesson-build-stop = Pritisnite „{ done-move-colonists }“.
lesson-build-stop-done = U gradu { $neapolis } stoji Livijina kućica. I vi možete tamo graditi, svako jednom u svakom gradu.
lesson-build-stop-wrong = Dobro stojite gde jeste: pritisnite „{ done-move-colonists }“.
lesson-build-second = Druga kućica u gradu košta dvostruko više novca, treća trostruko; zalihe ostaju iste. Platite 4 sestercija umesto 2. Gradite: { $neapolis }.
lesson-build-second-done = Sagrađeno! Ko dođe prvi, gradi jeftino.
lesson-build-second-wrong = Možete da platite { $neapolis }: sagradite kućicu pre nego što završite.
lesson-build-end = Odlično, znate da se pomerate i gradite. A odakle dolaze zalihe? To pokazuje sledeća lekcija.

## Proizvodnja i trgovina

lesson-trade-title = Proizvodnja i trgovina
lesson-trade-about = Napunite skladište i prodajte ono čega imate previše.
lesson-trade-card = Vaše kućice rade kad Prefekt naredi. Odigrajte Prefekta.
lesson-trade-card-done = Prefekt pokreće proizvodnju u jednoj provinciji.
lesson-trade-card-wrong = Prvo nam trebaju zalihe: odigrajte Prefekta.
lesson-trade-produce = Dve od vaše tri kućice stoje u provinciji { $etruria }. Pritisnite njen token na tabli: prikazuje alat, vašu dodatnu zalihu.
lesson-trade-produce-done = { $cosa } daje 1 ciglu, { $florentia } 1 alat, a dodatna zaliha je samo vaša. Livijina kućica u gradu { $florentia } i njoj donosi alat.
lesson-trade-produce-wrong = Tamo dobijate manje: { $cosa } i { $florentia } su u provinciji { $etruria }.
lesson-trade-full = Ali stižu 3 zalihe, a samo su 2 mesta u skladištu slobodna: 4 od 12 zauzimaju kolonisti koji su još kod kuće. Izaberite zalihu koje se odričete.
lesson-trade-full-done = Propalo. Trošite zalihe pre proizvodnje ili pošaljite koloniste da oslobode mesto. Token provincije { $etruria } sada prikazuje novčiće: neko vreme ne proizvodi.
lesson-trade-market = Livija je trgovala. Sada vi: odigrajte Merkatora.
lesson-trade-market-done = Odmah donosi 3 sestercija. Zatim trgujete s dve vrste zaliha: kupujete ili prodajete koliko želite.
lesson-trade-market-wrong = Skladište je puno: Merkator pomaže.
lesson-trade-sell = Tkanina vredi najviše, 7 sestercija. Pritisnite tkaninu na traci ispod table, pa „{ ui-sell } ✓“.
lesson-trade-sell-done = 7 sestercija, i opet ima mesta.
lesson-trade-sell-wrong = Prodajte tkaninu, ona donosi najviše.
lesson-trade-buy = Vinom se plaćaju dobre karte. Na isti način kupite 1 vino za 6 sestercija.
lesson-trade-buy-done = Dve vrste su prometnute i potez je gotov. Kupovina košta koliko prodaja donosi, i uvek ima dovoljno.
lesson-trade-buy-wrong = Vino, molim: dovoljno je 1.
lesson-trade-second = Livija je pokrenula proizvodnju u provinciji { $liguria }, pa sada dva tokena prikazuju novčiće. Kod nje je bila karta { card-praefectus-magnus } ({ ui-magnus-short }), koja udvostručuje dodatnu zalihu; sada je kod vas, i sledeća provincija daće vam je dvaput. Odigrajte drugog Prefekta.
lesson-trade-second-done = Prefekt ume i nešto drugo.
lesson-trade-second-wrong = Ti novčići čekaju Prefekta.
lesson-trade-income = Umesto proizvodnje, pokupite novčiće sa svih tokena: pritisnite „{ move-income }“.
lesson-trade-income-done = Novčići obe provincije, ma ko da je pokrenuo proizvodnju! Svi tokeni su okrenuti nazad i svaka provincija opet može da proizvodi.
lesson-trade-income-wrong = Mogli biste i da proizvodite, ali pogledajte novčiće: pritisnite „{ move-income }“.
lesson-trade-end = Proizvodite, prodajte, kupujte, i neka skladište ne miruje. Sledi: nove karte.

## Karte

lesson-cards-title = Karte
lesson-cards-about = Kupite nove, kopirajte protivnikovu i vratite sve svoje.
lesson-cards-senator = Nove karte donose nove akcije i poene na kraju. Kupuje ih Senator: odigrajte ga.
lesson-cards-senator-done = Možete kupiti najviše dve. Karta košta ono što prvo piše i, posle znaka +, ono što dodaje njeno mesto; prvo mesto ne dodaje ništa.
lesson-cards-senator-wrong = Prvo u kupovinu: Senatora, molim.
lesson-cards-first = Prefekt na prvom mestu košta 1 vino. Pritisnite ga u ponudi.
lesson-cards-first-done = Odmah ide u vašu ruku. Ostale se pomeraju tek posle vaše kupovine.
lesson-cards-first-wrong = Uzmite Prefekta s prvog mesta.
lesson-cards-second = Sada Graditelj: 1 hrana i 1 zaliha po izboru za njegovo mesto.
lesson-cards-second-done = Graditelj je zanatlija, Minervina karta: svaka vaša kućica u gradu cigle daje 1 ciglu.
lesson-cards-second-wrong = Možete da platite Graditelja: uzmite i njega.
lesson-cards-pay = Sanduk sa zvezdom je zaliha po izboru. Čime plaćate?
lesson-cards-pay-done = Plaćeno. Ponuda je dopunjena, a starije karte su pojeftinile. Livija je odigrala Prefekta.
lesson-cards-diplomat = Diplomata radi ono što i poslednja karta protivnika. Odigrajte ga.
lesson-cards-diplomat-done = Kopira se ono što leži na vrhu protivnikove gomile.
lesson-cards-diplomat-wrong = Probajte Diplomatu: Livijin Prefekt bi vam prijao.
lesson-cards-copy = Pritisnite Livijinu gomilu, na vrhu je Prefekt.
lesson-cards-copy-done = Sada je kao da ste odigrali Prefekta.
lesson-cards-copied = Pokrenite proizvodnju u provinciji { $etruria }, gde su vaše kućice.
lesson-cards-copied-done = Akcija trećeg Prefekta, bez trećeg Prefekta. Pratite tuđe gomile! A dodatna zaliha je stigla dvaput, jer je kod vas bila karta { card-praefectus-magnus } ({ ui-magnus-short }).
lesson-cards-copied-wrong = Vaše kućice su u provinciji { $etruria }.
lesson-cards-tribune = Većina vaših karata leži na gomili. Tribun ih sve vraća: odigrajte ga.
lesson-cards-tribune-done = Sve karte su opet u ruci. Za svaku preko treće dobijate 1 sestercij, pa se isplati prvo odigrati mnogo njih: 7 karata, 4 sestercija.
lesson-cards-tribune-wrong = Prvo Tribun: s njim se sve vraća.
lesson-cards-recruit = Tribun šalje i jednog kolonistu za 1 hranu i 1 alat. Birajte: kopno ili more?
lesson-cards-recruit-done = Polazi iz grada { $roma }. Od sada Arhitekta daje tri pomeraja, a skladište ima jedno mesto više.
lesson-cards-end = Kupujte rano, kopirajte pametno i igrajte Tribuna kad je gomila visoka. Sada o poenima.

## Bogovi

lesson-gods-title = Bogovi
lesson-gods-about = Odakle dolaze poeni: dva izbora koja možete probati na oba načina.
lesson-gods-cards = Poene (PP) donose vaše karte, u ruci i na gomili. Svaka pripada jednom bogu, koji plaća jednom za svaku svoju kartu: Jupiter za kućice van gradova cigle, Saturn za provincije, Merkur za vrste zaliha, Mars za koloniste; Vesta jednom za bogatstvo, Minerva za kućice svog zanatlije. U tabeli poena 2×6 znači dve karte od po 6 poena.
lesson-gods-senator = Da vidimo koliko karta vredi. Odigrajte Senatora.
lesson-gods-senator-done = Druga karta istog boga sve plaća još jednom.
lesson-gods-senator-wrong = Senatora, molim: hoćemo da kupujemo.
lesson-gods-choice = Prefekt se računa za Saturna: 1 PP po provinciji s vašom kućicom, imate dve. Kolonista se računa za Marsa: 2 PP po kolonisti na tabli, imate tri. Kupite jednog!
lesson-gods-choice-done = Promena poena: { $total }. Saturn { $saturnus }, Mars { $mars }, Vesta { $vesta } zbog plaćenih zaliha. Uporedite sa drugom kartom.
lesson-gods-choice-wrong = Uporedite Prefekta i Kolonistu.
lesson-gods-enough = Kad uporedite, pritisnite „{ done-buy-card }“.
lesson-gods-enough-done = Karta, dakle, najviše vredi tamo gde ste već jaki, i raste zajedno s vama.
lesson-gods-enough-wrong = Jedna karta je za danas dovoljna.
lesson-gods-architect = Kućica može obradovati više bogova odjednom. Odigrajte Arhitektu.
lesson-gods-architect-done = Vašim kolonistima su dostupni gradovi { $spoletum } i { $casinum }.
lesson-gods-architect-wrong = Kućice gradi Arhitekta.
lesson-gods-stay = Vaši kolonisti dobro stoje. Pritisnite „{ done-move-colonists }“.
lesson-gods-stay-done = Sada birajte misleći na bogove.
lesson-gods-stay-wrong = Niko ne mora da se pomera: pritisnite „{ done-move-colonists }“.
lesson-gods-house = { $spoletum } je u provinciji koja je za vas nova. { $casinum } proizvodi tkaninu, koju nijedna vaša kućica ne daje. Šta je bolje? Gradite!
lesson-gods-house-done = Promena poena: { $total }. Jupiter { $jupiter }, Saturn { $saturnus }, Merkur { $mercurius }, Vesta { $vesta } zbog cene. Uporedite sa drugim gradom.
lesson-gods-house-wrong = Birajte: { $spoletum } ili { $casinum }.
lesson-gods-other = Uporedili ste? Onda sagradite i drugu kućicu.
lesson-gods-other-done = Dobitak: { $total }. Ukupno poena: { $sum }.
lesson-gods-other-wrong = I drugu kućicu možete da platite.
lesson-gods-end = Gledajte svoje karte, nađite jake bogove i hranite ih. Igra se završava kada neko kupi poslednju kartu ili sagradi 15. kućicu; on uzima kartu Concordia, 7 poena. Spremni ste za igru.

## Kratka igra

lesson-game-title = Kratka igra
lesson-game-about = Poslednji potezi jedne igre do kraja, s trenerom pored vas.
lesson-game-look = Igra je pri kraju. Ko kupi poslednju od tri karte ili sagradi petnaestu kućicu, uzima kartu Concordia, koja vredi 7 PP; ostali igraju još jedan potez. Tabela poena pokazuje ko vodi.
lesson-game-play = Igrajte kako mislite da je najbolje. Javljam se samo kad potez mnogo gubi; uvek ga možete vratiti.
lesson-game-end = To je bio ceo kraj jedne igre. Sada probajte od početka: botovi su strpljivi.

## So i forum

lesson-salt-title = So i forum
lesson-salt-about = Proširenje sa solju: zaliha za sve i pomoćnici s foruma.
lesson-salt-architect = U skladištu je nešto novo: so. Pri plaćanju zamenjuje svaku zalihu. Odigrajte Arhitektu.
lesson-salt-architect-done = Želeli biste da gradite u gradu { $spoletum }, ali nemate vina.
lesson-salt-architect-wrong = Hoćemo da gradimo: Arhitektu, molim.
lesson-salt-stay = Vaš kolonista dobro stoji. Pritisnite „{ done-move-colonists }“.
lesson-salt-stay-done = Kućica u gradu vina košta ciglu i vino.
lesson-salt-stay-wrong = Ostanite gde jeste i pritisnite „{ done-move-colonists }“.
lesson-salt-build = Sa solju ipak može. Gradite: { $spoletum }.
lesson-salt-build-done = Sada odlučite šta so zamenjuje.
lesson-salt-build-wrong = Možete da platite { $spoletum }: imate so.
lesson-salt-pay = Platite 1 ciglu i 1 so umesto vina.
lesson-salt-pay-done = So se ne kupuje i ne prodaje. Daju je gradovi soli kao { $ancona }, zato je čuvajte za ono što vam nedostaje.
lesson-salt-pay-wrong = Cigle imate dovoljno: sačuvajte drugu so.
lesson-salt-tribune = Sada na forum, gde leže otvorene pločice. Odigrajte Tribuna: od četiri karte možete uzeti jednu.
lesson-salt-tribune-done = Vraćate šest karata, pa možete birati između prve dve pločice; s osam ili deset karata i dalje.
lesson-salt-tribune-wrong = Forum otvara Tribun.
lesson-salt-tile = Uzmite prvu pločicu sleva, građanina: donosi 2 sestercija za svaku provinciju s vašom kućicom.
lesson-salt-tile-done = Građanin pomaže jednom, kad god želite u svom potezu. Patriciji ostaju s vama cele igre.
lesson-salt-tile-wrong = Prvu pločicu sleva, molim.
lesson-salt-use = Upotrebite ga odmah: pritisnite svoju novu pločicu.
lesson-salt-use-done = 6 sestercija za tri provincije, i pločica je odbačena.
lesson-salt-use-wrong = Prvo pločica.
lesson-salt-recruit = Tribun još nudi kolonistu za hranu i alat. Alat nemate, ali imate so: kopno ili more?
lesson-salt-recruit-done = Hrana i so, i treći kolonista je na putu.
lesson-salt-recruit-wrong = Uzmite kolonistu, so plaća alat.
lesson-salt-end = So popunjava svaku prazninu, a dobar patricij oblikuje igru. Na početku takve igre birate jednog od dva.

## Riblja pijaca

lesson-fish-title = Riblja pijaca
lesson-fish-about = Proširenje s ribom: tezge na kojima se plaća ribom.
lesson-fish-wine = Pre karte možete otići na riblju pijacu. Pri prvoj poseti marker stavljate na bilo koju tezgu. Pritisnite vino ili tkaninu: za 1 ribu uzmite vino.
lesson-fish-wine-done = 1 riba za 1 vino. Dok imate ribe možete ići dalje, ali samo napred, u smeru strelica.
lesson-fish-wine-wrong = Počinjemo s vinom.
lesson-fish-money = Idite dalje do novca: 1 riba za 3 sestercija.
lesson-fish-money-done = Preskočili ste kolonistu i tamo ostavili 1 sestercij. Uzima ga ko tamo stane. Ribe više nema: sada karta.
lesson-fish-money-wrong = Dalje do tezge s novcem, za 1 ribu.
lesson-fish-prefect = Nova riba dolazi iz provincija. Odigrajte Prefekta.
lesson-fish-prefect-done = Umesto dodatne zalihe, u svakoj provinciji leži riba.
lesson-fish-prefect-wrong = Prefekta, molim: treba nam riba.
lesson-fish-produce = Pokrenite proizvodnju u provinciji { $etruria }.
lesson-fish-produce-done = Alat iz grada { $florentia } i riba iz provincije. Dve ribe dele jedno mesto u skladištu.
lesson-fish-produce-wrong = Vaša kućica je u provinciji { $etruria }.
lesson-fish-food = Novi potez, nova šetnja, odande gde stoji marker. Sledeća tezga ima hranu: 1 riba za 1 hranu.
lesson-fish-food-done = Baš ono što je nedostajalo, i ništa nije preskočeno.
lesson-fish-food-wrong = Sada nam treba hrana.
lesson-fish-architect = Sada je iskoristite: odigrajte Arhitektu.
lesson-fish-architect-done = Cigla i hrana: to je kućica u gradu hrane.
lesson-fish-architect-wrong = Arhitektu, molim.
lesson-fish-stay = Vaš kolonista dobro stoji. Pritisnite „{ done-move-colonists }“.
lesson-fish-stay-done = { $spoletum } je odmah pored njega.
lesson-fish-stay-wrong = Ostanite gde jeste i pritisnite „{ done-move-colonists }“.
lesson-fish-build = Gradite: { $spoletum }.
lesson-fish-build-done = Jedna riba je omogućila ovu kućicu.
lesson-fish-build-wrong = Možete da platite { $spoletum }.
lesson-fish-end = Riba je sitniš za ono što nedostaje u pravom trenutku. Pratite novčiće na tezgama!
