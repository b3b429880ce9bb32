import { SIZES } from "./boards.mjs";
import { foreignUnder, otherRouteAt, routeUnder, shoreUnder } from "./ground.mjs";
import { blockSize, breaks } from "./lettering.mjs";
import { along } from "./polyline.mjs";
import { inside, nearestOnRings } from "./rings.mjs";
import { overlap, within } from "./shapes.mjs";
import { bounds, dist, polar } from "./vec.mjs";

export const MARGIN = 25;
export const GAP = 3;
const SPACING = 44;
const LABEL_TURNS = 24;

/** All ways to put five houses, the colonists' place and the name around a city. */
export function cityOptions(city, ground, size) {
  const token = [...city.at, SIZES.token];
  const options = [];
  for (let turn = 0; turn < 360; turn += 22.5) {
    for (const side of [1, -1]) {
      const ring = ringAround(city.at, turn, side);
      const pieces = [...ring.houses.map((p) => [...p, SIZES.house]), [...ring.stand, SIZES.stand]];
      if (!pieces.every((shape) => within(shape, size, MARGIN))) continue;
      const cost = ringCost(turn, pieces, ground);
      for (const label of labelOptions(city, labelRadii(city), ground, size)) {
        if (pieces.some((piece) => overlap(piece, label.box, GAP) > 0)) continue;
        options.push({ ...ring, label, cost: cost + label.cost, shapes: [token, ...pieces, label.box] });
      }
    }
  }
  return options;
}

function ringAround(at, turn, side) {
  const angle = (k) => turn + (k - 2.5) * SPACING;
  const places = [0, 1, 2, 3, 4, 5].map((k) => polar(at, SIZES.houseRing, angle(k)).map(Math.round));
  return side === 1 ? { houses: places.slice(0, 5), stand: places[5] } : { houses: places.slice(1), stand: places[0] };
}

/** Houses above the city are usual; a road under a house is a pity, under waiting colonists it misleads. */
function ringCost(turn, pieces, ground) {
  const tilt = Math.min(Math.abs(turn - 270), 360 - Math.abs(turn - 270)) / 180;
  const hidden = (piece) => Math.min(1, routeUnder(ground, piece, 1) / 20);
  const stand = pieces.at(-1);
  return 2.5 * tilt + 0.9 * pieces.reduce((sum, piece) => sum + hidden(piece), 0) + 2.5 * hidden(stand);
}

/** How far from a city its name may begin: close to the token in the open side of the ring, or outside the ring. */
export function labelRadii(city) {
  const ring = city.start ? SIZES.startRing + SIZES.stand : SIZES.houseRing + SIZES.house;
  return city.start ? [ring + 6, ring + 13] : [SIZES.token + 6, ring + 5];
}

/** The places for a name. */
export function labelOptions(city, radii, ground, size, letters = SIZES.label) {
  const result = [];
  for (const lines of breaks(city.name)) {
    const [width, height] = blockSize(lines, letters);
    for (let k = 0; k < LABEL_TURNS; k++) {
      const angle = (k * 360) / LABEL_TURNS;
      for (const radius of radii) {
        const box = boxBeside(city.at, angle, radius, width, height);
        if (!within(box, size, MARGIN)) continue;
        result.push({ lines, box, angle, cost: labelCost(box, lines, angle, radii.indexOf(radius), ground) });
      }
    }
  }
  return result;
}

/** The box of given size that touches a circle around `at` in a direction. */
function boxBeside(at, angle, radius, width, height) {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let [low, high] = [0, radius + width];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    const box = centred([at[0] + cos * middle, at[1] + sin * middle], width, height);
    if (overlap([...at, radius], box) > 0) low = middle;
    else high = middle;
  }
  return centred([at[0] + cos * high, at[1] + sin * high], width, height).map(Math.round);
}

const centred = ([x, y], width, height) => [x - width / 2, y - height / 2, x + width / 2, y + height / 2];

function labelCost(box, lines, angle, ring, ground) {
  const slanted = Math.abs(Math.sin((angle * Math.PI) / 90)) > 0.5 ? 0.8 : 0;
  const above = Math.sin((angle * Math.PI) / 180) < -0.3 ? 0.5 : 0;
  return (
    routeUnder(ground, box, 3) * 0.08 +
    shoreUnder(ground, box) * 3 +
    7 * ring +
    slanted +
    above +
    (lines.length - 1) * 0.8
  );
}

/** The start city: ten places for colonists all around, the name outside. */
export function startCityOptions(city, ground, size) {
  const places = Array.from({ length: 10 }, (_, k) => polar(city.at, SIZES.startRing, 198 + 36 * k).map(Math.round));
  const shapes = [[...city.at, SIZES.startToken], ...places.map((p) => [...p, SIZES.stand])];
  return labelOptions(city, labelRadii(city), ground, size).map((label) => ({
    land: places.slice(0, 5),
    sea: places.slice(5),
    label,
    cost: label.cost,
    shapes: [...shapes, label.box],
  }));
}

/** The places along a route where its colonist may stand. */
export function routeOptions(route, index, ground, size) {
  const options = [];
  for (let t = 0.2; t <= 0.801; t += 0.02) {
    const { point, direction } = along(route.line, t);
    const at = point.map(Math.round);
    const shape = [...at, SIZES.colonist];
    if (!within(shape, size, MARGIN)) continue;
    const angle = Math.round((Math.atan2(direction[1], direction[0]) * 180) / Math.PI);
    options.push({ at, angle: upright(angle), cost: colonistCost(route, index, at, t, ground), shapes: [shape] });
  }
  return options;
}

const upright = (angle) => (angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle);

function colonistCost(route, index, at, t, ground) {
  const depth = ground.field.at(at);
  const wrong = route.kind === "land" ? depth < 4 : depth > -8;
  const crowd = 30 - otherRouteAt(ground, at, index, 30);
  return Math.abs(t - 0.5) * 8 + (wrong ? 3 : 0) + crowd * 0.35;
}

/** The places for a province's marker with its name: inside its area if there is room, else beside it. */
export function provinceOptions(province, index, named, area, cities, ground, size) {
  const rings = area.flat();
  const [x0, y0, x1, y1] = bounds(cities.map((city) => city.at));
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2];
  const around = bounds([...rings.flat(), ...cities.map((city) => city.at)]);
  const options = [];
  for (let x = around[0] - 140; x <= around[2] + 140; x += 14) {
    for (let y = around[1] - 120; y <= around[3] + 120; y += 14) {
      const at = [Math.round(x), Math.round(y)];
      const marker = [...at, SIZES.marker];
      if (!within(marker, size, MARGIN)) continue;
      const away = inside(at, rings) ? 0 : nearestOnRings(at, rings).distance;
      if (away > 110) continue;
      const near = Math.min(...cities.map((city) => dist(city.at, at)));
      const cost =
        away * 0.1 +
        (away ? 2 : 0) +
        foreignUnder(ground, marker, index) * 12 +
        routeUnder(ground, marker, 2) * 0.12 +
        near * 0.008 +
        dist(at, middle) * 0.006;
      for (const label of nameBeside(province, index, named, at, ground)) {
        if (label && !within(label.box, size, MARGIN)) continue;
        options.push({
          at,
          label,
          away,
          cost: cost + (label?.cost ?? 0),
          shapes: label ? [marker, label.box] : [marker],
        });
      }
    }
  }
  return options.sort((a, b) => a.cost - b.cost).slice(0, 700);
}

const PROVINCE_SPACING = 0.1;

function nameBeside(province, index, named, at, ground) {
  if (!named) return [null];
  return breaks(province.name.toUpperCase()).flatMap((lines) => {
    const [width, height] = blockSize(lines, SIZES.provinceLabel, PROVINCE_SPACING);
    return [90, 270, 0, 180].map((angle, k) => {
      const box = boxBeside(at, angle, SIZES.marker + 5, width, height);
      const hidden =
        routeUnder(ground, box, 2) * 0.09 + shoreUnder(ground, box) * 3 + foreignUnder(ground, box, index) * 9;
      const cost = hidden + 0.4 * k + (lines.length - 1) * 0.5;
      return { lines, box, angle, cost };
    });
  });
}
