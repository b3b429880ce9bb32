import { BELOW } from "./boards.mjs";
import { lettersFit, onScreens } from "./namechecks.mjs";
import { distanceToLine } from "./polyline.mjs";
import { inside, nearestOnRings } from "./rings.mjs";
import { overlap, within } from "./shapes.mjs";
import { pathToLine, pathToRings } from "./svgpath.mjs";
import { dist } from "./vec.mjs";

const SHORE = 6;
const FRAME = 22;
const ON_ROUTE = 3;
const OTHER_ROUTE = 12;
const TWINS = 30;
const BYPASS = 30;
const SEATS = 6;
const HALF_ROAD = 2.5;

/** Everything that is wrong with a drawing, each fault naming its place, and a line of what was counted. */
export function checkBoard(g) {
  const pieces = piecesOf(g);
  const lines = g.routes.map((route) => pathToLine(route.path));
  const faults = [
    ...roomForAll(g),
    ...onLand(g),
    ...apart(pieces),
    ...inFrame(g, pieces, lines),
    ...onRoutes(g, lines),
    ...twinsApart(g, lines),
    ...pastCities(g, lines),
    ...offRoads(g, lines),
    ...lettersFit(g),
    ...onScreens(g),
  ];
  const counted = `${g.cities.length} cities, ${g.routes.length} routes, ${pieces.length} places and names`;
  const summary = `${counted}, ${faults.length} faults`;
  return { faults, summary };
}

/** Where a drawing and its board file do not tell of the same cities, routes, provinces and start spaces. */
export function sameAs(g, board) {
  const lists = {
    cities: [g.cities, board.cities, (city) => city.id],
    routes: [g.routes, board.routes, routeName],
    provinces: [g.provinces, board.provinces, (province) => province.id],
    "start spaces": [g.spaces, board.start_spaces ?? [], (space) => space.id],
    "names of cities": [g.cities.map((c) => c.label.lines.join(" ")), board.cities.map((c) => c.name), String],
  };
  return Object.entries(lists)
    .filter(([, [drawn, told, key]]) => drawn.map(key).join("|") !== told.map(key).join("|"))
    .map(([what]) => `the ${what} are not those of the board file`);
}

/** All that lies on the board: { name, shape }. */
export function piecesOf(g) {
  const s = g.sizes;
  const ports = new Set(g.routes.filter(({ kind }) => kind === "sea").flatMap(({ a, b }) => [a, b]));
  const round = (name, at, radius) => ({ name, shape: [...at, radius] });
  const city = (c) => [
    round(`city ${c.id}`, c.at, c.start ? s.startToken : s.token),
    { name: `name of ${c.id}`, shape: c.label.box },
    ...(c.houses ?? []).map((at, i) => round(`house ${i + 1} of ${c.id}`, at, s.house)),
    ...(c.stand ? [round(`colonists of ${c.id}`, c.stand, s.stand)] : []),
    ...(c.stand && ports.has(c.id) ? [round(`ships of ${c.id}`, [c.stand[0], c.stand[1] + BELOW], s.stand)] : []),
    ...(c.land ?? []).map((at, i) => round(`land place ${i + 1} of ${c.id}`, at, s.stand)),
    ...(c.sea ?? []).map((at, i) => round(`sea place ${i + 1} of ${c.id}`, at, s.stand)),
  ];
  const province = (p) => [
    round(`marker of ${p.id}`, p.marker, s.marker),
    ...(p.label ? [{ name: `name of province ${p.id}`, shape: p.label.box }] : []),
  ];
  const space = (sp) => sp.ships.map((at, i) => round(`ship ${i + 1} of ${sp.id}`, at, s.stand));
  return [
    ...g.cities.flatMap(city),
    ...g.routes.map((r) => round(`colonist of ${routeName(r)}`, r.at, s.colonist)),
    ...g.provinces.flatMap(province),
    ...g.spaces.flatMap(space),
  ];
}

const routeName = (route) => `${route.kind} route ${route.a}-${route.b}`;

/** Each seat has its place in every city and start space. */
function roomForAll(g) {
  const places = [...g.cities, ...g.spaces].flatMap(({ id, houses, land, sea, ships }) =>
    Object.entries({ houses, land, sea, ships }).flatMap(([kind, at]) => (at ? [{ id, kind, count: at.length }] : [])),
  );
  return places
    .filter(({ count }) => count !== SEATS)
    .map(({ id, kind, count }) => `${id} has places for ${count} seats (${kind})`);
}

function onLand(g) {
  const rings = pathToRings(g.land);
  const away = (p) => (inside(p, rings) ? 0 : nearestOnRings(p, rings).distance);
  const dry = g.spaces.filter((space) => inside(space.at, rings)).map((space) => `start space ${space.id} is on land`);
  const wet = g.cities
    .filter((c) => away(c.at) > SHORE)
    .map((c) => `city ${c.id} is ${away(c.at).toFixed(1)} off the shore`);
  return [...wet, ...dry];
}

function apart(pieces) {
  return pieces.flatMap((one, i) =>
    pieces
      .slice(i + 1)
      .filter((two) => overlap(one.shape, two.shape) > 0 && !samePile(one, two))
      .map((two) => `${one.name} overlaps ${two.name}`),
  );
}

/** The ships in a city lie before its colonists. */
const samePile = (one, two) =>
  one.name.startsWith("colonists of") && two.name === one.name.replace("colonists", "ships");

function inFrame(g, pieces, lines) {
  const size = [g.width, g.height];
  const out = pieces.filter(({ shape }) => !within(shape, size, FRAME)).map(({ name }) => `${name} leaves the frame`);
  const gone = g.routes.filter((_, i) => lines[i].some((p) => !within([...p, 4], size, FRAME)));
  return [...out, ...gone.map((route) => `${routeName(route)} leaves the frame`)];
}

/** A colonist stands on its route, and no other route of the board passes under its middle. */
function onRoutes(g, lines) {
  return g.routes.flatMap((route, i) => {
    const faults = [];
    const [a, b] = [route.a, route.b].map((id) => g.cities.find((city) => city.id === id).at);
    const ends = [lines[i][0], lines[i].at(-1)];
    if (dist(ends[0], a) > 1 || dist(ends[1], b) > 1) faults.push(`${routeName(route)} does not join its cities`);
    if (distanceToLine(route.at, lines[i]) > ON_ROUTE) faults.push(`colonist of ${routeName(route)} is off its route`);
    g.routes.forEach((other, k) => {
      const d = k === i ? Infinity : distanceToLine(route.at, lines[k]);
      if (d < OTHER_ROUTE) faults.push(`colonist of ${routeName(route)} is ${d.toFixed(0)} from ${routeName(other)}`);
    });
    return faults;
  });
}

/** A road and a lane between the same two cities are visibly apart halfway. */
function twinsApart(g, lines) {
  const key = (route) => [route.a, route.b].sort().join(" ");
  return g.routes.flatMap((route, i) =>
    g.routes.slice(i + 1).flatMap((other, k) => {
      if (key(route) !== key(other)) return [];
      const d = Math.max(...lines[i].map((p) => distanceToLine(p, lines[i + 1 + k])));
      return d < TWINS ? [`${routeName(route)} and ${routeName(other)} are only ${d.toFixed(0)} apart`] : [];
    }),
  );
}

/** No route runs over a city that it does not serve. */
function pastCities(g, lines) {
  return g.routes.flatMap((route, i) =>
    g.cities.flatMap((city) => {
      if (city.id === route.a || city.id === route.b) return [];
      const d = distanceToLine(city.at, lines[i]);
      return d < BYPASS ? [`${routeName(route)} passes ${d.toFixed(0)} from ${city.id}`] : [];
    }),
  );
}

/** No house stands on a route. */
function offRoads(g, lines) {
  return g.cities.flatMap(({ id, houses = [] }) =>
    houses.flatMap((at, i) =>
      g.routes
        .filter((_, k) => distanceToLine(at, lines[k]) < g.sizes.house + HALF_ROAD)
        .map((route) => `house ${i + 1} of ${id} stands on ${routeName(route)}`),
    ),
  );
}
