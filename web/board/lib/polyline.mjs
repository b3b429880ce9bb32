import { add, dist, mix, mul, nearestOnSegment, sub } from "./vec.mjs";

/** Helpers on open and closed lines of points. */

export function lengthOf(line) {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += dist(line[i - 1], line[i]);
  return sum;
}

/** The point at a share t (0..1) of the line's length, with its direction. */
export function along(line, t) {
  let left = lengthOf(line) * t;
  for (let i = 1; i < line.length; i++) {
    const step = dist(line[i - 1], line[i]);
    if (left <= step || i === line.length - 1) {
      const k = step === 0 ? 0 : Math.min(1, left / step);
      return { point: mix(line[i - 1], line[i], k), direction: sub(line[i], line[i - 1]) };
    }
    left -= step;
  }
  return { point: line[0], direction: [1, 0] };
}

/** The line cut into `count` equal steps. */
export function resample(line, count) {
  const total = lengthOf(line);
  const result = [line[0]];
  let i = 1;
  let passed = 0;
  for (let k = 1; k < count; k++) {
    const goal = (total * k) / count;
    while (i < line.length - 1 && passed + dist(line[i - 1], line[i]) < goal) {
      passed += dist(line[i - 1], line[i]);
      i++;
    }
    const step = dist(line[i - 1], line[i]) || 1;
    result.push(mix(line[i - 1], line[i], (goal - passed) / step));
  }
  result.push(line[line.length - 1]);
  return result;
}

export function distanceToLine(p, line) {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    best = Math.min(best, dist(p, nearestOnSegment(p, line[i - 1], line[i])));
  }
  return best;
}

/** Douglas-Peucker: the fewest points that stay within `tolerance`. */
export function thin(line, tolerance) {
  if (line.length < 3) return line;
  const keep = new Set([0, line.length - 1]);
  const stack = [[0, line.length - 1]];
  while (stack.length) {
    const [from, to] = stack.pop();
    let far = -1;
    let worst = tolerance;
    for (let i = from + 1; i < to; i++) {
      const d = dist(line[i], nearestOnSegment(line[i], line[from], line[to]));
      if (d > worst) [worst, far] = [d, i];
    }
    if (far > 0) {
      keep.add(far);
      stack.push([from, far], [far, to]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}

/** The cubic pieces [c1, c2, end] of a centripetal Catmull-Rom curve through the points. */
export function curveThrough(points) {
  const pieces = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i];
    const p2 = points[i + 1];
    const p0 = points[i - 1] ?? sub(mul(p1, 2), p2);
    const p3 = points[i + 2] ?? sub(mul(p2, 2), p1);
    pieces.push([...handles(p0, p1, p2, p3), p2]);
  }
  return pieces;
}

function handles(p0, p1, p2, p3) {
  const d1 = Math.sqrt(dist(p0, p1)) || 1;
  const d2 = Math.sqrt(dist(p1, p2)) || 1;
  const d3 = Math.sqrt(dist(p2, p3)) || 1;
  const m1 = tangent(p0, p1, p2, d1, d2);
  const m2 = tangent(p1, p2, p3, d2, d3);
  return [add(p1, mul(m1, d2 / 3)), sub(p2, mul(m2, d2 / 3))];
}

function tangent(a, b, c, da, db) {
  const left = mul(sub(b, a), 1 / da);
  const right = mul(sub(c, b), 1 / db);
  const across = mul(sub(c, a), 1 / (da + db));
  return add(sub(left, across), right);
}

/** Points along cubic pieces that begin at `start`. */
export function flatten(start, pieces, steps = 12) {
  const line = [start];
  let from = start;
  for (const [c1, c2, end] of pieces) {
    for (let k = 1; k <= steps; k++) line.push(cubic(from, c1, c2, end, k / steps));
    from = end;
  }
  return line;
}

function cubic(a, b, c, d, t) {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [0, 1].map((i) => wa * a[i] + wb * b[i] + wc * c[i] + wd * d[i]);
}
