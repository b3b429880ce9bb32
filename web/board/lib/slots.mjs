import { BELOW, SIZES } from "./boards.mjs";
import { routeUnder, shoreUnder } from "./ground.mjs";
import { GAP, MARGIN } from "./places.mjs";
import { overlap, within } from "./shapes.mjs";
import { dist, polar } from "./vec.mjs";

const SEATS = 6;
/** A house is smaller than its circle: with so much more room it stands beside a road. */
const ROAD = 3;
const [STEP, ARC] = [6, 8];
const REACH = { houses: 133, stand: 90, land: 168, sea: 168 };
/** What a step further away costs. */
const FURTHER = { houses: 0.07, stand: 0.2, land: 0.05, sea: 0.05 };
/** So much nearer to its own city than to any other stands what belongs to it. */
const NEARER = 1.06;
const ON_ROAD = { houses: 30, stand: 8, land: 1.5, sea: 1.5 };

/**
 * What stands around the cities, each piece with all the spots where it may: a house for each seat and the colonists
 * who wait there; in the start city two colonists for each seat.
 */
export function slotsOf(city, others, port, ground, size) {
  const slots = (key, count, radius, below = 0) => {
    const options = spotsAround(city, key, radius, below, others, ground, size);
    return Array.from({ length: count }, () => ({ name: `${key} of ${city.id}`, kind: "slot", city, key, options }));
  };
  if (city.start) return [...slots("land", SEATS, SIZES.stand), ...slots("sea", SEATS, SIZES.stand)];
  return [...slots("houses", SEATS, SIZES.house), ...slots("stand", 1, SIZES.stand, port ? BELOW : 0)];
}

function spotsAround(city, key, radius, below, others, ground, size) {
  const inner = city.start ? SIZES.startToken : SIZES.token;
  const spots = [];
  for (let further = 0; further <= REACH[key]; further += STEP) {
    const ring = inner + radius + GAP + 1 + further;
    const turns = Math.round((2 * Math.PI * ring) / ARC);
    for (let k = 0; k < turns; k++) {
      const at = polar(city.at, ring, (k * 360) / turns).map(Math.round);
      const shapes = [[...at, radius], ...(below ? [[at[0], at[1] + below, radius]] : [])];
      if (!shapes.every((shape) => fits(shape, city, inner, others, size))) continue;
      const hidden = shapes.reduce((sum, shape) => sum + routeUnder(ground, shape, ROAD), 0);
      const shore = shapes.reduce((sum, shape) => sum + shoreUnder(ground, shape), 0);
      const cost = further * FURTHER[key] + (hidden ? ON_ROAD[key] + hidden * 0.05 : 0) + shore * 0.15;
      spots.push({ at, shapes, cost });
    }
  }
  return spots;
}

/** Inside the frame, beside the city itself, and nearer to it than to any other. */
function fits(shape, city, inner, others, size) {
  if (!within(shape, size, MARGIN) || overlap(shape, [...city.at, inner], GAP) > 0) return false;
  return others.every((other) => dist(shape, other.at) > dist(shape, city.at) * NEARER);
}

/** The chosen spots of a city by kind, the best first. */
export function placesIn(city, things) {
  const at = (key) =>
    things
      .filter((thing) => thing.city === city && thing.key === key)
      .map(({ pick }) => pick)
      .sort((a, b) => a.cost - b.cost || a.at[0] - b.at[0])
      .map((pick) => pick.at);
  return city.start ? { land: at("land"), sea: at("sea") } : { houses: at("houses"), stand: at("stand")[0] };
}
