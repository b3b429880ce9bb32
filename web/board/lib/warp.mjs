import { mix } from "./vec.mjs";

const EPSILON = 1e-6;
const POWER = 1.6;
const STEPS = 10;

/**
 * A smooth map of the plane that carries each `from` point to its `to` point, so that coasts follow their
 * cities without being torn. It goes in small steps; a small step folds nothing, nor do ten of them.
 */
export function warpFor(from, to) {
  const stations = Array.from({ length: STEPS + 1 }, (_, k) => from.map((p, i) => mix(p, to[i], k / STEPS)));
  const steps = stations.slice(1).map((next, k) => smallWarp(stations[k], next));
  return (p) => steps.reduce((q, step) => step(q), p);
}

/** Moving least squares: around every place the best similarity (turn, scale, shift) of the near points. */
function smallWarp(from, to) {
  return (p) => {
    const weights = from.map(([x, y]) => 1 / ((x - p[0]) ** 2 + (y - p[1]) ** 2 + EPSILON) ** POWER);
    const a = centre(from, weights);
    const b = centre(to, weights);
    const [re, im] = similarity(from, to, weights, a, b);
    const [x, y] = [p[0] - a[0], p[1] - a[1]];
    return [b[0] + re * x - im * y, b[1] + im * x + re * y];
  };
}

function centre(points, weights) {
  let [x, y, total] = [0, 0, 0];
  points.forEach((p, i) => {
    x += p[0] * weights[i];
    y += p[1] * weights[i];
    total += weights[i];
  });
  return [x / total, y / total];
}

function similarity(from, to, weights, a, b) {
  let [re, im, norm] = [0, 0, 0];
  from.forEach((p, i) => {
    const [px, py] = [p[0] - a[0], p[1] - a[1]];
    const [qx, qy] = [to[i][0] - b[0], to[i][1] - b[1]];
    re += weights[i] * (px * qx + py * qy);
    im += weights[i] * (px * qy - py * qx);
    norm += weights[i] * (px * px + py * py);
  });
  return norm < 1e-12 ? [1, 0] : [re / norm, im / norm];
}

/** The smallest signed change of area over a grid of the frame: above 0 means that nothing is folded. */
export function leastStretch(warp, box, step = 20) {
  let least = Infinity;
  for (let x = box[0]; x < box[2]; x += step) {
    for (let y = box[1]; y < box[3]; y += step) {
      const [p, q, r] = [warp([x, y]), warp([x + 2, y]), warp([x, y + 2])];
      const area = ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 4;
      if (area < least) least = area;
    }
  }
  return least;
}
