import { flatten } from "./polyline.mjs";

/** SVG path data with whole numbers and relative steps, and the way back. */

const join = (numbers) => numbers.map((n, i) => (i && n >= 0 ? " " : "") + n).join("");

/** Path data of closed rings of whole-number points. */
export function ringsToPath(rings) {
  return rings.map(ringToPath).join("");
}

function ringToPath(ring) {
  let [x, y] = ring[0];
  const steps = [];
  for (const [nx, ny] of ring.slice(1)) {
    steps.push(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return `M${join(ring[0])}l${join(steps)}z`;
}

/** Path data of a curve of cubic pieces, rounded to whole numbers. */
export function curveToPath(start, pieces) {
  const whole = (p) => p.map(Math.round);
  let from = whole(start);
  const steps = [];
  for (const piece of pieces) {
    const [c1, c2, end] = piece.map(whole);
    for (const p of [c1, c2, end]) steps.push(p[0] - from[0], p[1] - from[1]);
    from = end;
  }
  return `M${join(whole(start))}c${join(steps)}`;
}

const numbers = (text) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** The rings of path data made by `ringsToPath`. */
export function pathToRings(data) {
  return data
    .split("z")
    .filter(Boolean)
    .map((part) => {
      const [head, tail = ""] = part.slice(1).split("l");
      let [x, y] = numbers(head);
      const ring = [[x, y]];
      const steps = numbers(tail);
      for (let i = 0; i + 1 < steps.length; i += 2) {
        x += steps[i];
        y += steps[i + 1];
        ring.push([x, y]);
      }
      return ring;
    });
}

/** The points of path data made by `curveToPath`. */
export function pathToLine(data, steps = 12) {
  const [head, tail] = data.slice(1).split("c");
  const start = numbers(head);
  const n = numbers(tail);
  const pieces = [];
  let from = start;
  for (let i = 0; i + 5 < n.length; i += 6) {
    const piece = [0, 2, 4].map((k) => [from[0] + n[i + k], from[1] + n[i + k + 1]]);
    pieces.push(piece);
    from = piece[2];
  }
  return flatten(start, pieces, steps);
}
