### Why a move is not legal. $have and $need are whole numbers.

reason-not-now = Сада се тражи друга одлука.
reason-unknown-move = Такав потез не постоји; проверите како је написан.
reason-not-offered = Тај избор се сада не нуди.
reason-compulsory = Овде морате да изаберете; ово се не може прескочити.
reason-not-your-turn = Нисте на потезу.
reason-game-over = Игра је завршена.
reason-stale = Стање у игри се у међувремену променило; погледајте поново.
reason-not-in-hand = Та карта вам није у руци.
reason-money-short = Немате довољно сестерција: имате { $have }, треба { $need }.
# $need: a list of goods, or how many of one good
reason-goods-short = Немате довољно залиха. Потребно: { $need }.
reason-wrong-payment = Цена се не може платити на тај начин.
reason-storehouse-full = Немате довољно места у складишту: слободно је { $have }, треба { $need }.

## Moving, building, placing

reason-route-occupied = На овој линији већ стоји колониста.
reason-no-route = Тамо не води ниједна линија за овог колонисту.
# $need: steps needed; $have: steps left
reason-too-far =
    Предалеко: { $need ->
        [one] потребан је { $need } померај
        [few] потребна су { $need } помераја
       *[other] потребно је { $need } помераја
    }, а преостало је { $have }.
reason-no-colonist-there = Тамо немате таквог колонисту.
reason-no-such-city = На овој табли нема таквог града.
reason-no-such-province = На овој табли нема такве провинције.
reason-no-house-here = У овом граду морате имати своју кућицу.
reason-only-start-city = Овде се нови колониста може поставити само у почетни град.
reason-own-house-here = У овом граду већ имате кућицу.
reason-start-city = У почетном граду се не гради.
reason-not-adjacent = Ниједан ваш колониста није на линији која додирује овај град.
reason-wrong-city = Бесплатна кућица се не може саградити у овом граду.
reason-no-colonist-left = У складишту више немате колониста те врсте.
reason-wrong-kind = Тај град не додирује ниједна линија за ову врсту колониста.
reason-no-houses-left = Све ваше кућице су већ на табли.
reason-no-house-left-to-build = Већ сте саградили дозвољен број кућица.

## Producing, trading, copying, buying

reason-marker-turned = Ова провинција је већ производила; неко прво мора да прикупи новчиће.
reason-third-kind = Већ сте трговали дозвољеним бројем врста залиха.
reason-bought-and-sold = Ову залиху сте у овој акцији већ купили или продали.
reason-never-traded = Банка не тргује ни сољу ни рибом.
reason-no-such-seat = У овој игри нема таквог играча.
reason-nothing-to-copy = Тамо нема карте за копирање.
reason-own-pile = Не можете копирати своју карту.
reason-is-diplomat = Дипломата се не може копирати.
reason-is-magister = Магистар се не може копирати.
reason-is-legatus = Легат се не може копирати.
reason-partners-pile = Можете копирати само противничку карту, а не партнерову.
reason-empty-space = Ово место је празно.
reason-no-card-left-to-buy = Већ сте купили дозвољен број карата.
reason-copied-card = Не можете купити баш ону карту коју копирате.

## Forum

# $have: cards taken back; $need: cards that this space asks for
reason-not-enough-cards =
    За ово место форума треба вратити у руку бар { $need ->
        [one] { $need } карту
        [few] { $need } карте
       *[other] { $need } карата
    }, а ви враћате { $have }.
# $need: the lowest bid that is high enough
reason-bid-too-low = Ваша понуда мора бити већа од претходне: { $need } ПП или више.
# $need: the highest bid that there is
reason-bid-too-high = Понуда не може бити већа од { $need } ПП.
reason-no-such-tile = Таква плочица форума не постоји.
reason-tile-not-held = Немате ту плочицу.
reason-tile-not-now = Та плочица се сада не може употребити.
reason-tile-used = Ову плочицу сте у овом потезу већ употребили.
reason-tile-no-effect = Та плочица сада не би имала учинка.

## Fish market

reason-fish-short = Немате довољно рибе: имате { $have }, треба { $need }.
reason-no-fish-there = У овој провинцији нема рибе; неко прво мора да прикупи новчиће.
reason-no-such-stall = На овој пијаци нема такве тезге.
reason-stall-used = Ову тезгу сте у овом потезу већ искористили.
reason-stall-behind = Ваш маркер иде само напред: не може да прође поље с ког је кренуо у овом потезу, нити да исто поље користи други пут.
reason-no-effect = Акција ове тезге се сада не може спровести.

## Team play

reason-not-called = Партнерова карта тражи било коју вашу карту осим Легата.
reason-near-start = Не можете изабрати ни почетни град, ни град који је с њим повезан линијом.
