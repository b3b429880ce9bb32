/** Small helpers on points [x, y]. */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
export const mul = (a, k) => [a[0] * k, a[1] * k];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
export const len = (a) => Math.hypot(a[0], a[1]);
export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const unit = (a) => {
  const n = len(a);
  return n < 1e-9 ? [1, 0] : [a[0] / n, a[1] / n];
};
export const polar = (centre, radius, degrees) => [
  centre[0] + radius * Math.cos((degrees * Math.PI) / 180),
  centre[1] + radius * Math.sin((degrees * Math.PI) / 180),
];
export const clamp = (x, low, high) => Math.max(low, Math.min(high, x));

/** The point of the segment a-b nearest to p. */
export function nearestOnSegment(p, a, b) {
  const d = sub(b, a);
  const n = dot(d, d);
  return n === 0 ? a : mix(a, b, clamp(dot(sub(p, a), d) / n, 0, 1));
}

/** The smallest box [x0, y0, x1, y1] around points. */
export function bounds(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** A generator of repeatable numbers in [0, 1): the same seed gives the same drawing. */
export function repeatable(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
