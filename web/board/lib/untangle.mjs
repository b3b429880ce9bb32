import { dist } from "./vec.mjs";

const ROUNDS = 4;

/**
 * Two routes of one kind that leave the same city and cross further on swap their first stretches: each then
 * reaches its own goal without the crossing.
 */
export function untangle(courses) {
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < courses.length; i++) {
      for (let j = i + 1; j < courses.length; j++) {
        const city = sharedCity(courses[i], courses[j]);
        if (city) [courses[i], courses[j]] = uncross(courses[i], courses[j], city);
      }
    }
  }
  return courses;
}

function sharedCity(one, two) {
  if (one.kind !== two.kind) return null;
  return [one.a, one.b].find((city) => city === two.a || city === two.b) ?? null;
}

function uncross(one, two, city) {
  const [l, m] = [from(one, city), from(two, city)];
  const hit = crossing(l, m);
  if (!hit) return [one, two];
  const [i, j, p] = hit;
  return [
    facing(one, city, [...m.slice(0, j), p, ...l.slice(i)]),
    facing(two, city, [...l.slice(0, i), p, ...m.slice(j)]),
  ];
}

const from = (course, city) => (course.a === city ? course.line : [...course.line].reverse());
const facing = (course, city, line) => ({ ...course, line: course.a === city ? line : line.reverse() });

/** The last crossing of two lines that begin at the same point: indices of the next points, and the place. */
function crossing(l, m) {
  for (let i = l.length - 1; i > 0; i--) {
    for (let j = m.length - 1; j > 0; j--) {
      const p = meet(l[i - 1], l[i], m[j - 1], m[j]);
      if (p && dist(p, l[0]) > 12) return [i, j, p];
    }
  }
  return null;
}

function meet(a, b, c, d) {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t > 1e-6 && t < 1 - 1e-6 && u > 1e-6 && u < 1 - 1e-6 ? [a[0] + rx * t, a[1] + ry * t] : null;
}
