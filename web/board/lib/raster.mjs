import { clamp } from "./vec.mjs";

const CELL = 4;
const FAR = 1e12;

/** A grid over the frame that knows for every place how far the shore is: above 0 inland, below 0 at sea. */
export function shoreField(rings, [width, height]) {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const land = fill(rings, columns, rows);
  const toSea = distances(
    land.map((v) => (v ? 0 : 1)),
    columns,
    rows,
  );
  const toLand = distances(land, columns, rows);
  const depth = Float64Array.from(land, (v, i) => CELL * (v ? toSea[i] - 0.5 : 0.5 - toLand[i]));
  return { cell: CELL, columns, rows, land, depth, at: (p) => sample(depth, columns, rows, p) };
}

/** Which of several areas (lists of polygons) holds a place; -1 for none. */
export function ownerField(areas, [width, height]) {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const owner = new Int16Array(columns * rows).fill(-1);
  areas.forEach((area, index) => {
    fill(area.flat(), columns, rows).forEach((v, i) => v && (owner[i] = index));
  });
  const cell = (v, count) => clamp(Math.round(v / CELL), 0, count - 1);
  return ([x, y]) => owner[cell(y, rows) * columns + cell(x, columns)];
}

/** The direction in which the land lies, from a place near a shore. */
export function uphill(field, [x, y]) {
  const d = 2 * CELL;
  return [
    (field.at([x + d, y]) - field.at([x - d, y])) / (2 * d),
    (field.at([x, y + d]) - field.at([x, y - d])) / (2 * d),
  ];
}

function fill(rings, columns, rows) {
  const land = new Uint8Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    const y = r * CELL + 0.013;
    const cuts = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const from = Math.max(0, Math.ceil(cuts[k] / CELL));
      const to = Math.min(columns - 1, Math.floor(cuts[k + 1] / CELL));
      for (let c = from; c <= to; c++) land[r * columns + c] = 1;
    }
  }
  return land;
}

function crossings(ring, y) {
  const result = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > y !== yj > y) result.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
  }
  return result;
}

/** Distance of every cell to the nearest cell that is set (Felzenszwalb and Huttenlocher). */
export function distances(set, columns, rows) {
  const squares = Float64Array.from(set, (v) => (v ? 0 : FAR));
  for (let c = 0; c < columns; c++) lowerEnvelope(squares, c, columns, rows);
  for (let r = 0; r < rows; r++) lowerEnvelope(squares, r * columns, 1, columns);
  return squares.map(Math.sqrt);
}

function lowerEnvelope(grid, start, stride, n) {
  const f = Float64Array.from({ length: n }, (_, i) => grid[start + i * stride]);
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  let k = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s;
    do s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    while (s <= z[k] && --k >= 0);
    v[++k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    grid[start + q * stride] = (q - v[k]) ** 2 + f[v[k]];
  }
}

function sample(depth, columns, rows, [px, py]) {
  const x = clamp(px / CELL, 0, columns - 1.001);
  const y = clamp(py / CELL, 0, rows - 1.001);
  const [c, r] = [Math.floor(x), Math.floor(y)];
  const [u, w] = [x - c, y - r];
  const i = r * columns + c;
  const top = depth[i] * (1 - u) + depth[i + 1] * u;
  const bottom = depth[i + columns] * (1 - u) + depth[i + columns + 1] * u;
  return top * (1 - w) + bottom * w;
}
