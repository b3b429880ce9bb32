import { dist, nearestOnSegment } from "./vec.mjs";

/** Helpers on closed rings of points (first point not repeated). */

export function ringArea(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = ring[i];
    const [x2, y2] = ring[(i + 1) % ring.length];
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}

/** Is the point inside the rings, counted even-odd? */
export function inside(p, rings) {
  let result = false;
  for (const ring of rings) if (insideRing(p, ring)) result = !result;
  return result;
}

function insideRing([x, y], ring) {
  let result = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) result = !result;
  }
  return result;
}

/** The nearest point of the rings' outlines. */
export function nearestOnRings(p, rings) {
  let best = { point: p, distance: Infinity };
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const point = nearestOnSegment(p, ring[i], ring[(i + 1) % ring.length]);
      const distance = dist(p, point);
      if (distance < best.distance) best = { point, distance };
    }
  }
  return best;
}

/** Visvalingam: drops the points whose triangle is smaller than `area`; `fixed(p)` points stay. */
export function simplifyRing(ring, area, fixed = () => false) {
  const points = [...ring];
  const triangle = (i) => {
    const n = points.length;
    const [a, b, c] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n]];
    if (fixed(b)) return Infinity;
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const sizes = points.map((_, i) => triangle(i));
  while (points.length > 4) {
    let least = 0;
    for (let i = 1; i < sizes.length; i++) if (sizes[i] < sizes[least]) least = i;
    if (sizes[least] >= area) break;
    points.splice(least, 1);
    sizes.splice(least, 1);
    const n = points.length;
    for (const i of [(least + n - 1) % n, least % n]) sizes[i] = triangle(i);
  }
  return points;
}

/** Whole-number ring without repeated points, or null if nothing is left. */
export function wholeRing(ring) {
  const result = [];
  for (const [x, y] of ring) {
    const p = [Math.round(x), Math.round(y)];
    const last = result[result.length - 1];
    if (!last || last[0] !== p[0] || last[1] !== p[1]) result.push(p);
  }
  const [first, last] = [result[0], result[result.length - 1]];
  if (result.length > 1 && first[0] === last[0] && first[1] === last[1]) result.pop();
  return result.length >= 3 && Math.abs(ringArea(result)) > 0 ? result : null;
}
