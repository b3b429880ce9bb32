import { SIZES } from "./boards.mjs";
import { foreignUnder, otherRouteAt, routeUnder, shoreUnder } from "./ground.mjs";
import { blockSize, breaks } from "./lettering.mjs";
import { along } from "./polyline.mjs";
import { inside, nearestOnRings } from "./rings.mjs";
import { overlap, within } from "./shapes.mjs";
import { bounds, dist } from "./vec.mjs";

export const MARGIN = 25;
export const GAP = 3;
/** A marker keeps so much more room, so that no name of a city seems to be its own. */
const ROOM = 6;
/** The box of given size that touches a circle around `at` in a direction. */
export function boxBeside(at, angle, radius, width, height) {
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
      const marker = [...at, SIZES.marker + ROOM];
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
