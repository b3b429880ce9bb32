import { lengthOf, resample } from "./polyline.mjs";
import { boxOf, isCircle } from "./shapes.mjs";

const STEP = 6;
const TILE = 60;

/** What lies under the pieces: the routes as dots in tiles, the shore and the provinces. */
export function groundOf(routes, field, ownerAt) {
  const tiles = new Map();
  routes.forEach((route, index) => {
    for (const p of resample(route.line, Math.max(2, Math.round(lengthOf(route.line) / STEP)))) {
      const key = tileKey(Math.floor(p[0] / TILE), Math.floor(p[1] / TILE));
      if (!tiles.has(key)) tiles.set(key, []);
      tiles.get(key).push({ p, index });
    }
  });
  return { tiles, field, ownerAt };
}

const tileKey = (x, y) => x * 1000 + y;

function* dotsNear(ground, box) {
  for (let x = Math.floor(box[0] / TILE); x <= Math.floor(box[2] / TILE); x++) {
    for (let y = Math.floor(box[1] / TILE); y <= Math.floor(box[3] / TILE); y++) {
      yield* ground.tiles.get(tileKey(x, y)) ?? [];
    }
  }
}

/** The length of routes hidden under a shape, grown by `more`. */
export function routeUnder(ground, shape, more = 0) {
  const [x0, y0, x1, y1] = boxOf(shape);
  const box = [x0 - more, y0 - more, x1 + more, y1 + more];
  let count = 0;
  for (const { p } of dotsNear(ground, box)) {
    if (p[0] < box[0] || p[0] > box[2] || p[1] < box[1] || p[1] > box[3]) continue;
    if (isCircle(shape) && Math.hypot(p[0] - shape[0], p[1] - shape[1]) > shape[2] + more) continue;
    count++;
  }
  return count * STEP;
}

/** How near the closest route other than `index` comes to a point, up to `limit`. */
export function otherRouteAt(ground, [x, y], index, limit) {
  let best = limit;
  for (const dot of dotsNear(ground, [x - limit, y - limit, x + limit, y + limit])) {
    if (dot.index !== index) best = Math.min(best, Math.hypot(dot.p[0] - x, dot.p[1] - y));
  }
  return best;
}

/** 0 if a shape lies all on land or all at sea, 1 if the shore cuts it in halves. */
export function shoreUnder(ground, shape) {
  const share = shareOf(shape, (p) => ground.field.at(p) < 0);
  return 4 * share * (1 - share);
}

/** The share of a shape that lies on land of a province other than `index`. */
export function foreignUnder(ground, shape, index) {
  return shareOf(shape, (p) => ground.ownerAt(p) !== -1 && ground.ownerAt(p) !== index);
}

function shareOf(shape, test) {
  const [x0, y0, x1, y1] = boxOf(shape);
  const [columns, rows] = [8, 3];
  let count = 0;
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      if (test([x0 + ((x1 - x0) * (c + 0.5)) / columns, y0 + ((y1 - y0) * (r + 0.5)) / rows])) count++;
    }
  }
  return count / (columns * rows);
}
