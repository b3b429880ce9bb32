/** The way that a colonist is seen to travel: along the roads or lanes between two places of the drawing. */
import { pathToLine } from "../../board/lib/svgpath.mjs";
import { placeOf, type Geometry, type Point, type RoutePlace } from "./geometry.ts";

const away = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The places at which a colonist could leave where it stands: a city, or the ends of its route. */
function ends(place: string, routes: readonly RoutePlace[]): string[] {
  const route = routes.find((entry) => placeOf(entry) === place);
  return route ? [route.a, route.b] : [place];
}

/** The fewest routes passed between two groups of cities; empty if they share a city, null if there is no way. */
function passed(
  routes: readonly RoutePlace[],
  from: readonly string[],
  to: readonly string[],
): { start: string; routes: RoutePlace[] } | null {
  const reached = new Map<string, { start: string; routes: RoutePlace[] }>(
    from.map((city) => [city, { start: city, routes: [] }]),
  );
  for (const [city, way] of reached) {
    if (to.includes(city)) return way;
    for (const route of routes) {
      const next = route.a === city ? route.b : route.b === city ? route.a : null;
      if (next && !reached.has(next)) reached.set(next, { start: way.start, routes: [...way.routes, route] });
    }
  }
  return null;
}

/** A route's line as seen from one of its cities. */
function lineFrom(route: RoutePlace, city: string): Point[] {
  const line = pathToLine(route.path, 6);
  return route.a === city ? line : line.reverse();
}

/** The part of a route between a city and the colonist's place on it. */
function half(route: RoutePlace, city: string): Point[] {
  const line = lineFrom(route, city);
  const nearest = line.reduce(
    (best, point, at) => (away(point, route.at) < away(line[best] ?? point, route.at) ? at : best),
    0,
  );
  return [...line.slice(0, nearest), route.at];
}

/** The points of the way, or none if the drawing knows no way. */
export function journey(geometry: Geometry, kind: string, from: string, to: string): Point[] {
  const routes = geometry.routes.filter((route) => route.kind === kind);
  const [first, last] = [from, to].map((place) => routes.find((route) => placeOf(route) === place));
  const way = passed(routes, ends(from, routes), ends(to, routes));
  if (!way) return [];
  const points: Point[] = first ? half(first, way.start).reverse() : [];
  let city = way.start;
  for (const route of way.routes) {
    points.push(...lineFrom(route, city));
    city = route.a === city ? route.b : route.a;
  }
  return last ? [...points, ...half(last, city)] : points;
}
