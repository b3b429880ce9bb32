import polygonClipping from "polygon-clipping";
import { Heap } from "./heap.mjs";
import { thin } from "./polyline.mjs";
import { distances } from "./raster.mjs";
import { ringArea, wholeRing } from "./rings.mjs";

const CELL = 6;
const SEA_TOLL = 12;
const FREE_CITY = 0.4;
const ROAD = 0.25;
const CLOSING = 150;
const SMOOTHING = 24;
const SLIVER = 260;
const NOBODY = -1;

/**
 * The areas of the provinces on land, as polygons. A place belongs to the province whose city is nearest by
 * the way over land (water counts more); beyond `reach` it belongs to nobody. A city without a province
 * keeps a small country of its own free.
 */
export function provinceAreas(provinces, cities, routes, field, land, size, reach) {
  const seeds = [...citySeeds(provinces, cities, reach), ...roadSeeds(provinces, cities, routes, reach)];
  const grid = nearestProvince(seeds, field, size, reach);
  const outlines = smoothOutlines(grid);
  return provinces.map((_, index) => {
    const rings = ringsOf(grid, index)
      .map((ring) => outlines(ring))
      .filter((ring) => ring.length >= 3);
    if (!rings.length) return [];
    const area = polygonClipping.intersection(polygonClipping.xor(...rings.map((ring) => [ring])), land);
    return area.map(wholePolygon).filter(Boolean);
  });
}

function wholePolygon(polygon) {
  const rings = polygon.map((ring) => wholeRing(ring.slice(0, -1))).filter(Boolean);
  return rings.length && Math.abs(ringArea(rings[0])) > SLIVER ? rings : null;
}

function citySeeds(provinces, cities, reach) {
  return cities.map((city) => {
    const owner = provinces.findIndex((province) => province.id === city.province);
    return { at: city.at, owner, cost: owner === NOBODY ? FREE_CITY * reach : 0 };
  });
}

/** A road between two cities of a province belongs to it, so a province along a coast is one piece. */
function roadSeeds(provinces, cities, routes, reach) {
  const home = Object.fromEntries(cities.map((city) => [city.id, city.province]));
  return routes
    .filter(({ a, b, kind }) => kind === "land" && home[a] && home[a] === home[b])
    .flatMap(({ a, line }) =>
      line.map((at) => ({ at, owner: provinces.findIndex(({ id }) => id === home[a]), cost: ROAD * reach })),
    );
}

function nearestProvince(seeds, field, size, reach) {
  const columns = Math.ceil(size[0] / CELL) + 3;
  const rows = Math.ceil(size[1] / CELL) + 3;
  const owner = new Int16Array(columns * rows).fill(NOBODY);
  const cost = new Float64Array(columns * rows).fill(Infinity);
  const toll = (x, y) => (field.at([(x - 1) * CELL, (y - 1) * CELL]) > -1 ? 1 : SEA_TOLL);
  const queue = new Heap();
  for (const { at, owner: index, cost: first } of seeds) {
    queue.push(first, (Math.round(at[1] / CELL) + 1) * columns + Math.round(at[0] / CELL) + 1, index);
  }
  while (queue.size) {
    const [d, i, index] = queue.pop();
    if (d >= cost[i] || d > reach + CLOSING) continue;
    [cost[i], owner[i]] = [d, index];
    const [x, y] = [i % columns, Math.floor(i / columns)];
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if ((!dx && !dy) || nx < 1 || ny < 1 || nx >= columns - 1 || ny >= rows - 1) continue;
        const n = ny * columns + nx;
        const next = d + CELL * Math.hypot(dx, dy) * Math.max(toll(nx, ny), toll(x + dx / 2, y + dy / 2));
        if (next < cost[n]) queue.push(next, n, index);
      }
    }
  }
  const tinted = closed(
    cost.map((d) => (d <= reach ? 1 : 0)),
    columns,
    rows,
  );
  return { owner: owner.map((index, i) => (tinted[i] ? index : NOBODY)), columns, rows };
}

/** Fills notches and gaps narrower than twice CLOSING, so the outer limit has no cusps. */
function closed(mask, columns, rows) {
  const grown = distances(mask, columns, rows).map((d) => (d * CELL <= CLOSING ? 0 : 1));
  return distances(grown, columns, rows).map((d) => (d * CELL >= CLOSING ? 1 : 0));
}

/** Rings of lattice corners around all cells of one owner, the owner on the left. */
function ringsOf({ owner, columns, rows }, index) {
  const next = new Map();
  const width = columns + 1;
  const edge = (from, to) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      if (owner[i] !== index) continue;
      const [a, b, c, d] = [y * width + x, y * width + x + 1, (y + 1) * width + x + 1, (y + 1) * width + x];
      if (owner[i - columns] !== index) edge(a, b);
      if (owner[i + 1] !== index) edge(b, c);
      if (owner[i + columns] !== index) edge(c, d);
      if (owner[i - 1] !== index) edge(d, a);
    }
  }
  const rings = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) rings.push(trace(next, start));
  }
  return rings;
}

function trace(next, start) {
  const ring = [];
  let at = start;
  do {
    ring.push(at);
    at = next.get(at).shift();
  } while (at !== start && next.get(at)?.length);
  return ring;
}

/**
 * A function from a ring of lattice corners to a smooth ring. Lines between the same two owners are smoothed
 * once and shared, so neighbouring provinces meet without gap or overlap.
 */
function smoothOutlines(grid) {
  const width = grid.columns + 1;
  const point = (v) => [((v % width) - 1.5) * CELL, (Math.floor(v / width) - 1.5) * CELL];
  const isNode = (v) => new Set(ownersAround(grid, v)).size > 2 || diagonal(grid, v);
  const known = new Map();
  return (ring) => {
    const first = ring.findIndex(isNode);
    const turned = first > 0 ? [...ring.slice(first), ...ring.slice(0, first)] : ring;
    const arcs = cutAt([...turned, turned[0]], first >= 0 ? isNode : () => false);
    return arcs.flatMap((arc) => {
      const reversed = arc[0] > arc.at(-1) || (arc[0] === arc.at(-1) && arc[1] > arc.at(-2));
      const canonical = reversed ? [...arc].reverse() : arc;
      const key = `${canonical[0]},${canonical[1]},${canonical.at(-1)}`;
      if (!known.has(key)) known.set(key, thin(smooth(canonical.map(point)), 3));
      const line = known.get(key);
      return (reversed ? [...line].reverse() : line).slice(0, -1);
    });
  };
}

function ownersAround({ owner, columns }, v) {
  const [x, y] = [v % (columns + 1), Math.floor(v / (columns + 1))];
  const i = y * columns + x;
  return [owner[i - columns - 1], owner[i - columns], owner[i], owner[i - 1]];
}

function diagonal(grid, v) {
  const [a, b, c, d] = ownersAround(grid, v);
  return a === c && b === d && a !== b;
}

function cutAt(ring, isNode) {
  const arcs = [];
  let arc = [ring[0]];
  for (const v of ring.slice(1)) {
    arc.push(v);
    if (isNode(v)) {
      arcs.push(arc);
      arc = [v];
    }
  }
  if (arc.length > 1) arcs.push(arc);
  return arcs;
}

function smooth(line) {
  let now = line;
  for (let round = 0; round < SMOOTHING; round++) {
    now = now.map((p, i) =>
      i === 0 || i === now.length - 1 ? p : [0, 1].map((k) => now[i - 1][k] / 4 + p[k] / 2 + now[i + 1][k] / 4),
    );
  }
  return now;
}
