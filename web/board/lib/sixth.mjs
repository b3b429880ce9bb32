import { piecesOf } from "./checks.mjs";
import { choose } from "./choose.mjs";
import { groundOf, routeUnder, shoreUnder } from "./ground.mjs";
import { MARGIN } from "./places.mjs";
import { shoreField } from "./raster.mjs";
import { within } from "./shapes.mjs";
import { pathToLine, pathToRings } from "./svgpath.mjs";
import { dist, polar } from "./vec.mjs";

const GAP = 1;
const TURN = 5;
const STEP = 3;
const FURTHEST = 60;

/**
 * Adds a sixth house to each city, and a sixth place for either kind of colonist to the start city. Only teams are six
 * players, so these places come last: they take what room the first five and all names leave.
 */
export function withSixthPlaces(g) {
  const size = [g.width, g.height];
  const routes = g.routes.map((route) => ({ line: pathToLine(route.path) }));
  const ground = groundOf(routes, shoreField(pathToRings(g.land), size), () => -1);
  const things = g.cities.flatMap((city) =>
    kindsOf(city).map((kind) => ({ city, kind, options: placesNear(city, city[kind], g.sizes, ground, size) })),
  );
  const names = g.cities.map((city) => city.far.box);
  const clashing = choose(things, [...piecesOf(g).map(({ shape }) => shape), ...names], GAP);
  const full = (city) => {
    const mine = things.filter((thing) => thing.city === city);
    return { ...city, ...Object.fromEntries(mine.map(({ kind, pick }) => [kind, [...city[kind], pick.at]])) };
  };
  return {
    geometry: { ...g, cities: g.cities.map(full) },
    clashing: [...clashing].map((i) => `sixth of the ${things[i].kind} of ${things[i].city.id}`),
  };
}

const kindsOf = (city) => (city.start ? ["land", "sea"] : ["houses"]);

/** The places around a city, best close to it and to the first five; a road under a house is a pity. */
function placesNear(city, five, sizes, ground, size) {
  const [ring, radius] = city.start ? [sizes.startRing, sizes.stand] : [sizes.houseRing, sizes.house];
  const options = [];
  for (let further = 0; further <= FURTHEST; further += STEP) {
    for (let turn = 0; turn < 360; turn += TURN) {
      const at = polar(city.at, ring + further, turn).map(Math.round);
      const shape = [...at, radius];
      if (!within(shape, size, MARGIN)) continue;
      const alone = Math.min(...five.map((place) => dist(at, place)));
      const cost = further * 0.12 + alone * 0.05 + routeUnder(ground, shape, 1) * 0.05 + shoreUnder(ground, shape);
      options.push({ at, cost, shapes: [shape] });
    }
  }
  return options;
}
