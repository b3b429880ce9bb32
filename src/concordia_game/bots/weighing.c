/* The numbers of features.py that are the same in every game, in C: exactly those of `weigh`, added up in the same
   order, so that sums of fractions are rounded alike. Used where there was a compiler; modules add theirs in Python.

   `ledger.py` lays out what is true of a whole game, `tables.py` what a set of houses amounts to. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define TRADED 5
#define SALT 5
#define FISH 6
#define GOODS 7
#define BRICK 0
#define COST (TRADED + 2) /* the goods, those of choice, all together */
#define MOST_SITES 128
#define MOST_ROLES 16
#define MOST_GODS 16
#define MOST_FEATURES 160

/* From prospects.py. */
#define HOUSE 3.0
#define NOT_YET 0.25

enum {
    CITIES, PROVINCES, KINDS, SPACES, GODS, ROUTES, START_CITY, HOUSES, COLONISTS,
    VESTA, JUPITER, SATURNUS, MERCURIUS, MARS,
    ARCHITECT, PREFECT, MERCATOR, DIPLOMAT, SENATOR, CONSUL, ROLES, OTHERS, HEADER
};

typedef struct {
    const int64_t *head;
    const int64_t *prices, *vesta, *others, *ends, *good_of_city, *province_of, *money_of, *house_costs;
    const int64_t *hand_roles, *role_of, *repeats, *gods_of, *good_of, *points_of, *yield_of, *card_costs;
} Ledger;

typedef struct {
    const int64_t *by_good, *provinces, *own;
    int64_t for_jupiter, own_provinces, kinds;
} Estate;

typedef struct {
    double gods[MOST_GODS];
    int64_t roles[MOST_ROLES], house_points[TRADED + 1];
} Holding;

typedef struct {
    int64_t money, house_count, goods[GOODS];
    PyObject *hand, *discard, *land, *sea, *built;
} Owner;

typedef struct {
    int count;
    int64_t cities[MOST_SITES];
} Sites;

static int wrong(const char *what)
{
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, what);
    return -1;
}

static int read_ledger(PyObject *bytes, Ledger *ledger)
{
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) < HEADER * 8)
        return wrong("a ledger is expected");
    const int64_t *head = (const int64_t *)PyBytes_AS_STRING(bytes), *at = head + HEADER;
    ledger->head = head;
    ledger->prices = at, at += TRADED + 1;
    ledger->vesta = at, at += GOODS;
    ledger->others = at, at += head[OTHERS];
    ledger->ends = at, at += 2 * head[ROUTES];
    ledger->good_of_city = at, at += head[CITIES];
    ledger->province_of = at, at += head[CITIES];
    ledger->money_of = at, at += head[CITIES];
    ledger->house_costs = at, at += COST * head[CITIES];
    ledger->hand_roles = at, at += head[KINDS] * head[ROLES];
    ledger->role_of = at, at += head[KINDS];
    ledger->repeats = at, at += head[KINDS];
    ledger->gods_of = at, at += head[KINDS] * head[GODS];
    ledger->good_of = at, at += head[KINDS];
    ledger->points_of = at, at += head[KINDS];
    ledger->yield_of = at, at += head[KINDS];
    ledger->card_costs = at, at += COST * head[SPACES] * head[KINDS];
    if ((at - head) * 8 != PyBytes_GET_SIZE(bytes) || head[ROLES] > MOST_ROLES || head[GODS] > MOST_GODS)
        return wrong("the ledger has another shape");
    return 0;
}

static int read_estate(PyObject *bytes, const Ledger *ledger, Estate *estate)
{
    const int64_t *head = ledger->head;
    Py_ssize_t length = TRADED + 1 + 3 + head[PROVINCES] + head[CITIES];
    if (!PyBytes_Check(bytes) || PyBytes_GET_SIZE(bytes) != length * 8)
        return wrong("an estate is expected");
    const int64_t *at = (const int64_t *)PyBytes_AS_STRING(bytes);
    estate->by_good = at;
    estate->for_jupiter = at[TRADED + 1];
    estate->own_provinces = at[TRADED + 2];
    estate->kinds = at[TRADED + 3];
    estate->provinces = at + TRADED + 4;
    estate->own = estate->provinces + head[PROVINCES];
    return 0;
}

/* An entry of a list of numbers, from 0 to below a limit; -1 if it is not. */
static int64_t entry(PyObject *list, Py_ssize_t at, int64_t limit)
{
    int64_t found = PyLong_AsLongLong(PyList_GET_ITEM(list, at));
    return found < 0 || found >= limit ? wrong("a number is out of range") : found;
}

/* What a player owns: money, goods, hand, discard, land, sea, number of houses, and how many stand in each city. */
static int read_owner(PyObject *const *args, Owner *owner)
{
    for (int at = 1; at < 8; at++)
        if (at != 6 && !PyList_Check(args[at]))
            return wrong("a list is expected");
    if (PyList_GET_SIZE(args[1]) != GOODS)
        return wrong("a number of each good is expected");
    owner->money = PyLong_AsLongLong(args[0]);
    for (int good = 0; good < GOODS; good++)
        owner->goods[good] = PyLong_AsLongLong(PyList_GET_ITEM(args[1], good));
    owner->hand = args[2];
    owner->discard = args[3];
    owner->land = args[4];
    owner->sea = args[5];
    owner->house_count = PyLong_AsLongLong(args[6]);
    owner->built = args[7];
    return PyErr_Occurred() ? -1 : 0;
}

static int count_card(const Ledger *ledger, int64_t kind, Holding *holding)
{
    int64_t gods = ledger->head[GODS], good = ledger->good_of[kind];
    for (int64_t god = 0; god < gods; god++)
        holding->gods[god] += (double)ledger->gods_of[kind * gods + god];
    if (good >= 0)
        holding->house_points[good] += ledger->points_of[kind];
    return 0;
}

static int count_cards(const Ledger *ledger, const Owner *owner, Holding *holding)
{
    const int64_t *head = ledger->head;
    Py_ssize_t pile = PyList_GET_SIZE(owner->discard);
    memset(holding, 0, sizeof *holding);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(owner->hand); at++) {
        int64_t kind = entry(owner->hand, at, head[KINDS]);
        if (kind < 0)
            return -1;
        for (int64_t role = 0; role < head[ROLES]; role++)
            holding->roles[role] += ledger->hand_roles[kind * head[ROLES] + role];
        if (ledger->repeats[kind] && pile) {
            int64_t last = entry(owner->discard, pile - 1, head[KINDS]);
            if (last < 0)
                return -1;
            int64_t repeated = ledger->role_of[last];
            if (repeated >= 0 && repeated != head[SENATOR])
                holding->roles[repeated] += 1;
        }
        count_card(ledger, kind, holding);
    }
    for (Py_ssize_t at = 0; at < pile; at++) {
        int64_t kind = entry(owner->discard, at, head[KINDS]);
        if (kind < 0)
            return -1;
        count_card(ledger, kind, holding);
    }
    return 0;
}

static int add_site(const Ledger *ledger, const Estate *estate, int64_t city, Sites *sites)
{
    if (estate->own[city] || city == ledger->head[START_CITY])
        return 0;
    for (int at = 0; at < sites->count; at++)
        if (sites->cities[at] == city)
            return 0;
    if (sites->count == MOST_SITES)
        return wrong("there are too many sites");
    sites->cities[sites->count++] = city;
    return 0;
}

/* The building sites: those given, or the cities that the colonists touch. */
static int find_sites(const Ledger *ledger, const Estate *estate, const Owner *owner, PyObject *given, Sites *sites)
{
    const int64_t *head = ledger->head;
    sites->count = 0;
    if (given != Py_None) {
        if (!PyList_Check(given) || PyList_GET_SIZE(given) > MOST_SITES)
            return wrong("a list of sites is expected");
        for (Py_ssize_t at = 0; at < PyList_GET_SIZE(given); at++)
            if ((sites->cities[sites->count++] = entry(given, at, head[CITIES])) < 0)
                return -1;
        return 0;
    }
    if (owner->house_count >= head[HOUSES])
        return 0;
    for (int sea = 0; sea < 2; sea++) {
        PyObject *places = sea ? owner->sea : owner->land;
        for (Py_ssize_t at = 0; at < PyList_GET_SIZE(places); at++) {
            int64_t place = PyLong_AsLongLong(PyList_GET_ITEM(places, at));
            if (place < 0)
                return wrong("a place is expected");
            if (place >= head[ROUTES])
                break;
            if (add_site(ledger, estate, ledger->ends[2 * place], sites) < 0 ||
                add_site(ledger, estate, ledger->ends[2 * place + 1], sites) < 0)
                return -1;
        }
    }
    return 0;
}

static int is_affordable(const int64_t *goods, const int64_t *cost)
{
    int64_t missing = 0, stored = 0;
    for (int good = 0; good < TRADED; good++) {
        if (cost[good] > goods[good])
            missing += cost[good] - goods[good];
        stored += goods[good];
    }
    return missing <= goods[SALT] && (!cost[TRADED] || stored + goods[SALT] >= cost[TRADED + 1]);
}

/* Pays for a house if money and goods are there: 1 if they are, -1 for an error. */
static int pay_house(const Ledger *ledger, const Owner *owner, int64_t city, int64_t *money, int64_t *goods)
{
    if (city >= PyList_GET_SIZE(owner->built))
        return wrong("a number of houses is expected for every city");
    int64_t houses = PyLong_AsLongLong(PyList_GET_ITEM(owner->built, city));
    int64_t price = ledger->money_of[city] * (houses + 1);
    const int64_t *cost = ledger->house_costs + COST * city;
    if (price > *money || !is_affordable(goods, cost))
        return 0;
    *money -= price;
    for (int good = 0; good < TRADED; good++)
        goods[good] = goods[good] > cost[good] ? goods[good] - cost[good] : 0;
    return 1;
}

/* What the gods give for one more house. */
static double gain(const Ledger *ledger, const Estate *estate, const Holding *holding, int64_t city)
{
    const int64_t *head = ledger->head;
    int64_t good = ledger->good_of_city[city];
    double points = (double)holding->house_points[good];
    if (good != BRICK)
        points += holding->gods[head[JUPITER]];
    if (!estate->provinces[ledger->province_of[city]])
        points += holding->gods[head[SATURNUS]];
    if (good < TRADED && !estate->by_good[good])
        points += 2 * holding->gods[head[MERCURIUS]];
    return points;
}

/* The arguments of `weighed` after ledger, estate and owner. */
enum { WEIGHTS = 10, DISPLAY, PILES, READY, COINS, SPACES_OWNED, MAGNUS, REST, VALUES, GIVEN, ARGUMENTS };

static int put_gods(const Ledger *ledger, const Estate *estate, const Owner *owner, const Holding *holding,
                    PyObject *rest, PyObject *values, double *found)
{
    const int64_t *head = ledger->head;
    const double *cards = holding->gods;
    int64_t colonists = PyList_GET_SIZE(owner->land) + PyList_GET_SIZE(owner->sea);
    int64_t wealth = owner->money, minerva = 0, most = 0, each = 0;
    for (int good = 0; good < GOODS; good++)
        wealth += ledger->vesta[good] * owner->goods[good];
    for (int good = 0; good < TRADED; good++) {
        minerva += holding->house_points[good] * estate->by_good[good];
        most = holding->house_points[good] > most ? holding->house_points[good] : most;
    }
    for (int good = 0; good <= TRADED; good++)
        each += holding->house_points[good];
    double others = 0.0;
    if (values != Py_None)
        for (int64_t at = 0; at < head[OTHERS]; at++) {
            int64_t god = ledger->others[at];
            others += cards[god] * PyLong_AsLongLong(PyList_GET_ITEM(values, god));
        }
    int at = 0;
    found[at++] = wealth * cards[head[VESTA]] / 10.0;
    found[at++] = cards[head[JUPITER]] * estate->for_jupiter;
    found[at++] = cards[head[SATURNUS]] * estate->own_provinces;
    found[at++] = cards[head[MERCURIUS]] * 2 * estate->kinds;
    found[at++] = cards[head[MARS]] * 2 * colonists;
    found[at++] = (double)(minerva + most * estate->by_good[SALT]);
    found[at++] = PyLong_AsLongLong(rest) + others;
    found[at++] = cards[head[JUPITER]];
    found[at++] = cards[head[SATURNUS]];
    found[at++] = cards[head[MERCURIUS]];
    found[at++] = cards[head[MARS]];
    found[at++] = (double)each;
    found[at++] = (double)estate->for_jupiter;
    found[at++] = (double)estate->own_provinces;
    found[at++] = (double)estate->kinds;
    return at;
}

static int put_people_and_store(const Ledger *ledger, const Owner *owner, int64_t spaces, double *found)
{
    const int64_t *head = ledger->head, *goods = owner->goods;
    int64_t land = PyList_GET_SIZE(owner->land), ships = PyList_GET_SIZE(owner->sea), on_routes = 0;
    for (int sea = 0; sea < 2; sea++) {
        PyObject *places = sea ? owner->sea : owner->land;
        for (Py_ssize_t at = 0; at < PyList_GET_SIZE(places); at++)
            on_routes += PyLong_AsLongLong(PyList_GET_ITEM(places, at)) < head[ROUTES];
    }
    int64_t money = owner->money, stored = (goods[FISH] + 1) / 2;
    for (int good = 0; good <= SALT; good++)
        stored += goods[good];
    int64_t free = spaces - (head[COLONISTS] - land - ships) - stored;
    int at = 0;
    found[at++] = (double)(land + ships);
    found[at++] = (double)on_routes;
    found[at++] = (double)ships;
    found[at++] = (double)(money < 10 ? money : 10);
    found[at++] = (double)(money < 10 ? 0 : money < 30 ? money - 10 : 20);
    found[at++] = (double)(money > 30 ? money - 30 : 0);
    for (int good = 0; good < TRADED; good++)
        found[at++] = goods[good] > 0;
    for (int good = 0; good < TRADED; good++)
        found[at++] = goods[good] > 1;
    for (int good = 0; good < TRADED; good++)
        found[at++] = (double)(goods[good] > 2 ? goods[good] - 2 : 0);
    found[at++] = (double)goods[SALT];
    found[at++] = (double)goods[FISH];
    found[at++] = (double)free;
    found[at++] = (double)(free < 3 ? 3 - free : 0);
    return at;
}

static int put_houses(const Ledger *ledger, const Estate *estate, const Holding *holding, const char *ready,
                      int64_t coins, int magnus, double *found)
{
    const int64_t *head = ledger->head;
    int64_t best = 0, following = 0;
    for (int64_t province = 0; province < head[PROVINCES]; province++) {
        int64_t price = estate->provinces[province];
        if (price > following && ready[province]) {
            following = price > best ? best : price;
            best = price > best ? price : best;
        }
    }
    int64_t prefect = holding->roles[head[PREFECT]];
    int at = 0;
    for (int good = 0; good <= SALT; good++)
        found[at++] = (double)estate->by_good[good];
    found[at++] = (double)best;
    found[at++] = (double)following;
    found[at++] = (double)(prefect ? best : 0);
    found[at++] = (double)(prefect ? coins : 0);
    found[at++] = magnus;
    return at;
}

static int put_cards(const Ledger *ledger, const Estate *estate, const Owner *owner, const Holding *holding,
                     int64_t piles, double *found)
{
    const int64_t *head = ledger->head;
    int64_t yields = 0, best = 0, following = 0;
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(owner->hand); at++) {
        int64_t good = ledger->yield_of[PyLong_AsLongLong(PyList_GET_ITEM(owner->hand, at))];
        if (good >= 0)
            yields += estate->by_good[good] * ledger->prices[good];
    }
    for (int good = 0; good < TRADED; good++) {
        int64_t price = owner->goods[good] * ledger->prices[good];
        if (price > best) {
            following = best;
            best = price;
        } else if (price > following) {
            following = price;
        }
    }
    int64_t colonists = PyList_GET_SIZE(owner->land) + PyList_GET_SIZE(owner->sea);
    int at = 0;
    for (int64_t role = 0; role < head[ROLES]; role++)
        found[at++] = holding->roles[role] * 0.5;
    found[at++] = (double)PyList_GET_SIZE(owner->hand);
    found[at++] = (double)PyList_GET_SIZE(owner->discard);
    found[at++] = (double)yields;
    found[at++] = (double)(holding->roles[head[ARCHITECT]] ? colonists : 0);
    found[at++] = (double)(holding->roles[head[MERCATOR]] ? best + following : 0);
    for (int64_t role = 0; role < head[ROLES]; role++)
        found[at++] = holding->roles[head[DIPLOMAT]] && piles >> role & 1;
    return at;
}

static int put_sites(const Ledger *ledger, const Estate *estate, const Owner *owner, const Holding *holding,
                     const Sites *sites, double *found)
{
    int64_t new_province = 0, new_kind = 0, paid = 0, money = owner->money, goods[GOODS];
    double best = 0.0;
    memcpy(goods, owner->goods, sizeof goods);
    for (int at = 0; at < sites->count; at++) {
        int64_t city = sites->cities[at], good = ledger->good_of_city[city];
        new_province += !estate->provinces[ledger->province_of[city]];
        new_kind += good < TRADED && !estate->by_good[good];
        int bought = pay_house(ledger, owner, city, &money, goods);
        if (bought < 0)
            return -1;
        if (bought) {
            double points = gain(ledger, estate, holding, city);
            paid += 1;
            best = points > best ? points : best;
        }
    }
    int64_t architect = holding->roles[ledger->head[ARCHITECT]];
    int at = 0;
    found[at++] = sites->count;
    found[at++] = (double)new_province;
    found[at++] = (double)new_kind;
    found[at++] = (double)paid;
    found[at++] = (double)(architect ? paid : 0);
    found[at++] = best;
    found[at++] = architect ? best : 0.0;
    return at;
}

static int put_purchases(const Ledger *ledger, const Estate *estate, const Owner *owner, const Holding *holding,
                         PyObject *display, PyObject *values, double *found)
{
    const int64_t *head = ledger->head;
    int64_t worth[MOST_GODS] = {0}, buyable = 0, best = 0;
    if (values != Py_None)
        for (int64_t god = 0; god < head[GODS]; god++)
            worth[god] = PyLong_AsLongLong(PyList_GET_ITEM(values, god));
    worth[head[VESTA]] = 0;
    worth[head[JUPITER]] = estate->for_jupiter;
    worth[head[SATURNUS]] = estate->own_provinces;
    worth[head[MERCURIUS]] = 2 * estate->kinds;
    worth[head[MARS]] = 2 * (PyList_GET_SIZE(owner->land) + PyList_GET_SIZE(owner->sea));
    for (Py_ssize_t space = 0; space < PyList_GET_SIZE(display); space++) {
        if (PyList_GET_ITEM(display, space) == Py_None)
            continue;
        int64_t kind = entry(display, space, head[KINDS]);
        if (kind < 0)
            return -1;
        if (!is_affordable(owner->goods, ledger->card_costs + COST * (space * head[KINDS] + kind)))
            continue;
        int64_t good = ledger->good_of[kind], points = 0;
        if (good >= 0)
            points = ledger->points_of[kind] * estate->by_good[good];
        else
            for (int64_t god = 0; god < head[GODS]; god++)
                points += ledger->gods_of[kind * head[GODS] + god] * worth[god];
        buyable += 1;
        best = points > best ? points : best;
    }
    int buyer = holding->roles[head[SENATOR]] || holding->roles[head[CONSUL]];
    buyable = buyable < 2 ? buyable : 2;
    int at = 0;
    found[at++] = (double)buyable;
    found[at++] = (double)(buyer ? buyable : 0);
    found[at++] = (double)best;
    found[at++] = (double)(buyer ? best : 0);
    return at;
}

/* All features but the modules'; their number, or -1 for an error. */
static int put_all(PyObject *const *args, double *found)
{
    Ledger ledger;
    Estate estate;
    Owner owner;
    Holding holding;
    Sites sites;
    PyObject *display = args[DISPLAY], *ready = args[READY], *values = args[VALUES];
    if (read_ledger(args[0], &ledger) < 0 || read_estate(args[1], &ledger, &estate) < 0 ||
        read_owner(args + 2, &owner) < 0 || count_cards(&ledger, &owner, &holding) < 0 ||
        find_sites(&ledger, &estate, &owner, args[GIVEN], &sites) < 0)
        return -1;
    const int64_t *head = ledger.head;
    if (!PyList_Check(display) || PyList_GET_SIZE(display) > head[SPACES] || !PyBytes_Check(ready) ||
        PyBytes_GET_SIZE(ready) != head[PROVINCES])
        return wrong("the display and a byte for every province are expected");
    if (values != Py_None && (!PyList_Check(values) || PyList_GET_SIZE(values) != head[GODS]))
        return wrong("a value of every god is expected");
    int64_t piles = PyLong_AsLongLong(args[PILES]), coins = PyLong_AsLongLong(args[COINS]);
    int64_t spaces = PyLong_AsLongLong(args[SPACES_OWNED]);
    int at = put_gods(&ledger, &estate, &owner, &holding, args[REST], values, found);
    at += put_people_and_store(&ledger, &owner, spaces, found + at);
    at += put_houses(&ledger, &estate, &holding, PyBytes_AS_STRING(ready), coins, args[MAGNUS] == Py_True, found + at);
    at += put_cards(&ledger, &estate, &owner, &holding, piles, found + at);
    int sites_put = put_sites(&ledger, &estate, &owner, &holding, &sites, found + at);
    if (sites_put < 0)
        return -1;
    at += sites_put;
    int purchases_put = put_purchases(&ledger, &estate, &owner, &holding, display, values, found + at);
    return purchases_put < 0 || PyErr_Occurred() ? -1 : at + purchases_put;
}

static PyObject *weighed(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    double found[MOST_FEATURES], total = 0.0;
    if (count != ARGUMENTS) {
        wrong("another number of arguments is expected");
        return NULL;
    }
    int features = put_all(args, found);
    if (features < 0)
        return NULL;
    if (!PyBytes_Check(args[WEIGHTS]) || PyBytes_GET_SIZE(args[WEIGHTS]) < features * 8) {
        wrong("a weight is expected for every feature");
        return NULL;
    }
    const double *weights = (const double *)PyBytes_AS_STRING(args[WEIGHTS]);
    for (int at = 0; at < features; at++)
        if (found[at] != 0.0)
            total += found[at] * weights[at];
    return PyFloat_FromDouble(total);
}

static PyObject *listed(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    double found[MOST_FEATURES];
    if (count != ARGUMENTS) {
        wrong("another number of arguments is expected");
        return NULL;
    }
    int features = put_all(args, found);
    PyObject *answer = features < 0 ? NULL : PyList_New(features);
    for (int at = 0; answer && at < features; at++) {
        PyObject *number = PyFloat_FromDouble(found[at]);
        if (!number) {
            Py_CLEAR(answer);
            break;
        }
        PyList_SET_ITEM(answer, at, number);
    }
    return answer;
}

/* What the houses of the action in progress may bring: `Prospects._houses`. */
static PyObject *houses_ahead(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Ledger ledger;
    Estate estate;
    Owner owner;
    Holding holding;
    Sites sites;
    if (count != 11) {
        wrong("another number of arguments is expected");
        return NULL;
    }
    if (read_ledger(args[0], &ledger) < 0 || read_estate(args[1], &ledger, &estate) < 0 ||
        read_owner(args + 2, &owner) < 0 || count_cards(&ledger, &owner, &holding) < 0 ||
        find_sites(&ledger, &estate, &owner, args[10], &sites) < 0)
        return NULL;
    double losses[MOST_SITES], total = 0.0;
    for (int at = 0; at < sites.count; at++) { /* the best first, cities in their order where it is a tie */
        int64_t city = sites.cities[at];
        double loss = -HOUSE - gain(&ledger, &estate, &holding, city);
        int place = at;
        while (place && (losses[place - 1] > loss || (losses[place - 1] == loss && sites.cities[place - 1] > city))) {
            losses[place] = losses[place - 1];
            sites.cities[place] = sites.cities[place - 1];
            place--;
        }
        losses[place] = loss;
        sites.cities[place] = city;
    }
    for (int at = 0; at < sites.count; at++) {
        int bought = pay_house(&ledger, &owner, sites.cities[at], &owner.money, owner.goods);
        if (bought < 0)
            return NULL;
        total -= bought ? losses[at] : NOT_YET * losses[at];
    }
    return PyErr_Occurred() ? NULL : PyFloat_FromDouble(total);
}

static PyMethodDef methods[] = {
    {"weighed", (PyCFunction)(void (*)(void))weighed, METH_FASTCALL, "The sum of a seat's features, each by its weight."},
    {"listed", (PyCFunction)(void (*)(void))listed, METH_FASTCALL, "A seat's features."},
    {"houses_ahead", (PyCFunction)(void (*)(void))houses_ahead, METH_FASTCALL, "Points of the houses of an action."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "weighing", NULL, -1, methods};

PyMODINIT_FUNC PyInit_weighing(void) { return PyModule_Create(&module); }
