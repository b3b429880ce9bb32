import { SIZES } from "./boards.mjs";
import { routeUnder, shoreUnder } from "./ground.mjs";
import { blockSize, breaks } from "./lettering.mjs";
import { boxBeside, MARGIN } from "./places.mjs";
import { gapToBox, nearestInBox, within } from "./shapes.mjs";
import { dist, mix } from "./vec.mjs";

const TURNS = 36;
/** A name gets smaller letters before it moves away; there a line leads to its city. */
const LETTERS = [SIZES.label, 27, 24];
const SMALLER = 4;
const CLOSE = [
  [5, 0],
  [13, 3],
];
const AWAY = [
  [34, 22],
  [54, 28],
  [78, 36],
];
const BEAD = 4;

const radiusOf = (city) => (city.start ? SIZES.startToken : SIZES.token);

/** The places for a city's name; at each of them it is clearly nearer to its own city than to any other. */
export function nameOptions(city, cities, ground, size) {
  const all = LETTERS.flatMap((letters, smaller) =>
    [...CLOSE, ...AWAY].flatMap(([gap, further]) =>
      breaks(city.name).flatMap((lines) => around(city, lines, letters, gap, further + smaller * SMALLER, ground)),
    ),
  ).filter(({ label }) => within(label.box, size, MARGIN));
  const own = all.filter(({ label }) => isNearest(label.box, city, cities));
  return own.length ? own : all;
}

function around(city, lines, letters, gap, cost, ground) {
  const [width, height] = blockSize(lines, letters);
  return Array.from({ length: TURNS }, (_, k) => {
    const angle = (k * 360) / TURNS;
    const box = boxBeside(city.at, angle, radiusOf(city) + gap, width, height);
    const leader = gap >= AWAY[0][0] ? leaderTo(box, city) : undefined;
    const label = { lines, box, letters, ...(leader ? { leader } : {}) };
    return { label, cost: cost + nameCost(box, lines, angle, ground), shapes: [box, ...beads(leader)] };
  });
}

/** Is a name's box clearly nearer to its own city than to any other? */
export function isNearest(box, city, cities) {
  const own = gapToBox([...city.at, radiusOf(city)], box);
  return cities.every((other) => other.id === city.id || gapToBox([...other.at, radiusOf(other)], box) > 1.3 * own + 4);
}

function leaderTo(box, city) {
  const end = nearestInBox(city.at, box);
  const start = mix(city.at, end, (radiusOf(city) + 2) / dist(city.at, end));
  return [...start, ...mix(end, start, 3 / dist(start, end))].map(Math.round);
}

/** Small circles along the line: nothing lies on it. */
function beads(leader) {
  if (!leader) return [];
  const [from, to] = [leader.slice(0, 2), leader.slice(2)];
  const count = Math.max(1, Math.floor(dist(from, to) / (2 * BEAD)));
  return Array.from({ length: count }, (_, k) => [...mix(from, to, (k + 0.5) / count), BEAD]);
}

function nameCost(box, lines, angle, ground) {
  const slanted = Math.abs(Math.sin((angle * Math.PI) / 90)) > 0.5 ? 0.8 : 0;
  const above = Math.sin((angle * Math.PI) / 180) < -0.3 ? 0.5 : 0;
  return routeUnder(ground, box, 3) * 0.1 + shoreUnder(ground, box) * 2 + slanted + above + (lines.length - 1) * 1.2;
}
