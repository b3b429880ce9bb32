import { curveThrough, flatten, lengthOf, resample, thin } from "./polyline.mjs";
import { untangle } from "./untangle.mjs";
import { uphill } from "./raster.mjs";
import { add, bounds, clamp, dist, dot, len, mix, mul, nearestOnSegment, sub, unit } from "./vec.mjs";

const ROUNDS = 240;
const STEP = 24;
const SHORE = 17;
const CITY = 66;
const TWINS = 46;
const LANES = 30;
const MARGIN = 44;
const FRAME = 90;

/**
 * The routes as smooth lines. Each begins as the line through its `via` points and is then let loose: it is
 * pushed off the shore (lanes to the water, roads to the land), off foreign cities and off other routes,
 * while it keeps near to its first course and stays smooth.
 */
export function layRoutes(routes, cityAt, draw, field, size) {
  const threads = untangle(routes.map((route) => course(route, cityAt, draw))).map(thread);
  const obstacles = Object.entries(cityAt);
  for (let round = 0; round < ROUNDS; round++) {
    const cool = 1 - round / ROUNDS;
    threads.forEach((t) => (t.box = bounds(t.line)));
    const pushes = threads.map((t) => pushesOn(t, threads, obstacles, field, size));
    threads.forEach((t, i) => loosen(t, pushes[i], 0.35 + 0.4 * cool, size));
  }
  return threads.map(finish);
}

function course(route, cityAt, draw) {
  const via = (route.via ?? []).map(draw);
  const points = [cityAt[route.a].at, ...via, cityAt[route.b].at];
  return { ...route, line: flatten(points[0], curveThrough(points)) };
}

function thread({ a, b, kind, via, line }) {
  const count = clamp(Math.round(lengthOf(line) / STEP), 6, 60);
  const first = resample(line, count);
  return { a, b, kind, via, first, line: first.map((p) => [...p]) };
}

function pushesOn(me, threads, cities, field, size) {
  const last = me.line.length - 1;
  return me.line.map((p, i) => {
    if (i === 0 || i === last) return [0, 0];
    const ends = Math.min(dist(p, me.line[0]), dist(p, me.line[last]));
    let push = mul(sub(me.first[i], p), me.kind === "land" ? 0.05 : 0.03);
    push = add(push, fromShore(me, p, ends, field));
    push = add(push, fromCities(me, p, cities));
    push = add(push, fromFrame(p, size));
    return add(push, fromOthers(me, p, i, ends, threads));
  });
}

function fromShore(me, p, ends, field) {
  const depth = field.at(p);
  const near = clamp((ends - 20) / 50, 0, 1);
  if (me.kind === "sea" && depth > -SHORE)
    return mul(unit(uphill(field, p)), -near * Math.min(3, (SHORE + depth) * 0.2));
  if (me.kind === "land" && depth < 12 && depth > -30)
    return mul(unit(uphill(field, p)), near * Math.min(2, (12 - depth) * 0.12));
  return [0, 0];
}

function fromFrame([x, y], [width, height]) {
  const inward = (d) => Math.max(0, FRAME - d) * 0.09;
  return [inward(x) - inward(width - x), inward(y) - inward(height - y)];
}

function fromCities(me, p, cities) {
  let push = [0, 0];
  for (const [id, city] of cities) {
    if (id === me.a || id === me.b) continue;
    const room = city.radius ?? CITY;
    const away = sub(p, city.at);
    const d = len(away);
    if (d < room) push = add(push, mul(unit(away), (room - d) * 0.16));
  }
  return push;
}

function fromOthers(me, p, i, ends, threads) {
  let push = [0, 0];
  for (const other of threads) {
    if (other === me) continue;
    const twins = (other.a === me.a && other.b === me.b) || (other.a === me.b && other.b === me.a);
    const room = clamp((ends - 10) * 0.55, 0, twins ? TWINS : LANES);
    if (room < 4 || beyond(p, other.box, room)) continue;
    const { away, d, slope } = nearest(me, p, i, other);
    if (d >= room) continue;
    const aligned = Math.abs(slope);
    if (!twins && aligned < 0.8) continue;
    push = add(push, mul(unit(d < 0.5 ? sideways(me, other) : away), (room - d) * (twins ? 0.16 : 0.08)));
  }
  return push;
}

const beyond = ([x, y], box, room) => x < box[0] - room || y < box[1] - room || x > box[2] + room || y > box[3] + room;

function nearest(me, p, i, other) {
  let best = { d: Infinity };
  for (let k = 1; k < other.line.length; k++) {
    const q = nearestOnSegment(p, other.line[k - 1], other.line[k]);
    const d = dist(p, q);
    if (d < best.d) best = { d, q, k };
  }
  const mine = unit(sub(me.line[i + 1], me.line[i - 1]));
  const its = unit(sub(other.line[best.k], other.line[best.k - 1]));
  return { away: sub(p, best.q), d: best.d, slope: dot(mine, its) };
}

/** Where two lines lie on each other, the lane goes to one side and the road to the other. */
function sideways(me, other) {
  const t = unit(sub(me.line[me.line.length - 1], me.line[0]));
  const sign = me.kind === other.kind ? (me.a + me.b < other.a + other.b ? 1 : -1) : me.kind === "sea" ? 1 : -1;
  return [-t[1] * sign, t[0] * sign];
}

function loosen(me, pushes, strength, size) {
  const moved = me.line.map((p, i) => {
    if (i === 0 || i === me.line.length - 1) return p;
    const middle = mix(me.line[i - 1], me.line[i + 1], 0.5);
    const q = add(add(p, mul(pushes[i], strength)), mul(sub(middle, p), 0.3));
    return [clamp(q[0], MARGIN, size[0] - MARGIN), clamp(q[1], MARGIN, size[1] - MARGIN)];
  });
  me.line = moved;
}

/** Few points, one smooth curve through them. */
function finish({ a, b, kind, line }) {
  const points = thin(line, 3.2).map((p) => p.map(Math.round));
  const pieces = curveThrough(points);
  return { a, b, kind, start: points[0], pieces, line: flatten(points[0], pieces) };
}
