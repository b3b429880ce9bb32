import { BERTH, settingsOf, SIZES } from "./boards.mjs";
import { allLand, ashore, drawLand, landAround, standsOnLand } from "./coast.mjs";
import { groundOf } from "./ground.mjs";
import { layOut } from "./layout.mjs";
import { nameOf, words } from "./lettering.mjs";
import { ornamentsFor } from "./ornaments.mjs";
import { namedPlaces, projectionFor } from "./project.mjs";
import { provinceAreas } from "./provinces.mjs";
import { ownerField, shoreField } from "./raster.mjs";
import { layRoutes } from "./routes.mjs";
import { spread } from "./spread.mjs";
import { curveToPath, ringsToPath } from "./svgpath.mjs";
import { dist, polar } from "./vec.mjs";
import { leastStretch, warpFor } from "./warp.mjs";

/** The cities lie so close together that the map can't make room for their pieces. */
export class Folded extends Error {}

/** The drawing of one board as plain data, whether it has a coast, and what could not be kept apart. */
export function geometryOf(board, settings = settingsOf(board.id)) {
  const { size } = settings;
  const { draw, places } = fitted(board, settings);
  const found = drawLand(landAround(namedPlaces(board)), draw, size, places);
  const coast = standsOnLand(places.slice(0, board.cities.length), found);
  const polygons = coast ? found : allLand(size);
  const rings = polygons.flat();
  const field = shoreField(rings, size);
  const cities = board.cities.map((city, i) => ({
    ...city,
    start: city.id === board.start_city,
    at: ashore(places[i].map(Math.round), rings),
  }));
  const spaces = (board.start_spaces ?? []).map((space, i) => ({
    ...space,
    at: places[board.cities.length + i].map(Math.round),
  }));
  const routes = layRoutes(board.routes, obstacles(cities, spaces), draw, field, size);
  const areas = provinceAreas(board.provinces, cities, routes, field, polygons, size, settings.reach);
  const scene = {
    cities,
    routes,
    provinces: board.provinces,
    named: settings.names,
    areas,
    spaces,
    field,
    size,
    ground: groundOf(routes, field, ownerField(areas, size)),
  };
  const layout = layOut(scene);
  const extras = ornamentsFor(board, { ...scene, draw, shapes: layout.shapes, north: northAt(draw, board) });
  const geometry = { ...assemble(board, size, rings, cities, spaces, routes, areas, layout), ...extras };
  return { geometry, coast, clashing: layout.clashing };
}

/** The direction of north on the drawing, in degrees from straight up. */
function northAt(draw, board) {
  const [lat, lon] = ["lat", "lon"].map(
    (k) => board.cities.reduce((sum, city) => sum + city[k], 0) / board.cities.length,
  );
  const [south, north] = [draw([lat - 1, lon]), draw([lat + 1, lon])];
  return () => Math.round((Math.atan2(north[0] - south[0], south[1] - north[1]) * 180) / Math.PI);
}

/** The projection, bent so that cities have room for their pieces. */
function fitted(board, settings) {
  const { size, edge } = settings;
  const project = projectionFor(board, settings);
  const marks = [...board.cities, ...(board.start_spaces ?? [])];
  const from = marks.map(({ lat, lon }) => project([lat, lon]));
  const box = [edge[0], edge[1], size[0] - edge[2], size[1] - edge[3]];
  const to = spread(from, leastDistance(board, marks, from, settings), box);
  const warp = warpFor(from, to);
  if (onOneSpot(from) || leastStretch(warp, [0, 0, ...size]) <= 0.05)
    throw new Folded("the cities lie too close together");
  return { draw: (place) => warp(project(place)), places: to };
}

/** Two cities with nothing between them can't be parted, though the fold is too small to be found. */
const onOneSpot = (points) => points.some((p, i) => points.slice(0, i).some((q) => dist(p, q) < 1));

function leastDistance(board, marks, from, { apart, joined, twins, start, gulf }) {
  const pairs = new Map();
  for (const { a, b, kind } of board.routes) {
    for (const pair of [`${a} ${b}`, `${b} ${a}`]) pairs.set(pair, (pairs.get(pair) ?? "") + kind);
  }
  const more = (mark) => (mark.id === board.start_city ? start : 0);
  return (i, j) => {
    const kinds = pairs.get(`${marks[i].id} ${marks[j].id}`);
    const wide = kinds === "sea" ? gulf * dist(from[i], from[j]) : 0;
    const room = !kinds ? apart : kinds.length > 4 ? twins : joined;
    return Math.max(wide, room + more(marks[i]) + more(marks[j]));
  };
}

function obstacles(cities, spaces) {
  const outer = (city) => (city.start ? SIZES.startToken + 2 * SIZES.stand : SIZES.token + 2 * SIZES.house) + 10;
  return Object.fromEntries([
    ...cities.map((city) => [city.id, { at: city.at, radius: outer(city) }]),
    ...spaces.map((space) => [space.id, { at: space.at, radius: SIZES.startSpace + 8 }]),
  ]);
}

function assemble(board, [width, height], rings, cities, spaces, routes, areas, layout) {
  return {
    id: board.id,
    width,
    height,
    sizes: SIZES,
    land: ringsToPath(rings),
    provinces: board.provinces.map((province, i) => ({
      id: province.id,
      color: province.color,
      area: ringsToPath(areas[i].flat()),
      marker: layout.provinces[i].at,
      ...(layout.provinces[i].label
        ? { label: words(layout.provinces[i].label, layout.provinces[i].at, SIZES.provinceLabel) }
        : {}),
    })),
    cities: cities.map((city, i) => cityRecord(city, layout.cities[i])),
    routes: routes.map((route, i) => ({
      a: route.a,
      b: route.b,
      kind: route.kind,
      path: curveToPath(route.start, route.pieces),
      at: layout.routes[i].at,
      angle: layout.routes[i].angle,
    })),
    spaces: spaces.map((space) => spaceRecord(space, routes)),
  };
}

function cityRecord(city, pick) {
  const { label, ...places } = pick;
  return { id: city.id, at: city.at, ...(city.start ? { start: true } : {}), ...places, label: nameOf(label, city.at) };
}

function spaceRecord(space, routes) {
  const same = (route, first) =>
    route.kind === first.kind && [route.a, route.b].sort().join() === [first.a, first.b].sort().join();
  return {
    id: space.id,
    at: space.at,
    ships: [0, 1, 2, 3, 4, 5].map((k) => polar(space.at, BERTH, 60 * k - 90).map(Math.round)),
    first: space.first_step_routes.map((first) => routes.findIndex((route) => same(route, first))),
  };
}
