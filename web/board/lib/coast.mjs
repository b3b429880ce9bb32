import { createRequire } from "node:module";
import polygonClipping from "polygon-clipping";
import { feature } from "topojson-client";
import { inside, nearestOnRings, ringArea, simplifyRing, wholeRing } from "./rings.mjs";
import { bounds } from "./vec.mjs";

const require = createRequire(import.meta.url);
const BEYOND = 24;
const DETAIL = [8, 10, 12, 14, 17, 20, 24, 28, 34, 40];
const MOST_POINTS = 1000;
const SMALLEST_ISLAND = 110;
const OFFSHORE = 90;

/** Polygons (outer ring and lakes, as [lat, lon]) of all land near the given places. */
export function landAround(places) {
  const [south, west, north, east] = bounds(places);
  const more = Math.max(north - south, east - west) * 0.55;
  const box = [south - more, west - more, north + more, east + more];
  const world = require("world-atlas/land-10m.json");
  return feature(world, world.objects.land)
    .features.flatMap((f) => (f.geometry.type === "Polygon" ? [f.geometry.coordinates] : f.geometry.coordinates))
    .map((polygon) =>
      polygon.map((ring) =>
        clipRing(
          ring.slice(0, -1).map(([lon, lat]) => [lat, lon]),
          box,
        ),
      ),
    )
    .filter(([outer]) => outer.length >= 3)
    .map((polygon) => polygon.filter((ring) => ring.length >= 3));
}

/** Sutherland-Hodgman against a box. */
function clipRing(ring, [x0, y0, x1, y1]) {
  const sides = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ];
  return sides.reduce((points, side) => clipSide(points, ...side), ring);
}

function clipSide(ring, axis, limit, sign) {
  const result = [];
  ring.forEach((b, i) => {
    const a = ring[(i + ring.length - 1) % ring.length];
    const [inA, inB] = [(a[axis] - limit) * sign >= 0, (b[axis] - limit) * sign >= 0];
    if (inA !== inB) {
      const t = (limit - a[axis]) / (b[axis] - a[axis]);
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    if (inB) result.push(b);
  });
  return result;
}

/** The land of the frame as polygons of few whole-number points; islands with a city stay however small. */
export function drawLand(polygons, draw, size, cities) {
  const edge = [-BEYOND, -BEYOND, size[0] + BEYOND, size[1] + BEYOND];
  const frame = [[corners(edge)]];
  const drawn = polygons.map((polygon) => polygon.map((ring) => ring.map(draw))).filter((p) => touches(p[0], edge));
  const clipped = drawn.flatMap((polygon) => polygonClipping.intersection([polygon], frame));
  for (const detail of DETAIL) {
    const land = clipped.map((polygon) => tidy(polygon, edge, cities, detail)).filter(Boolean);
    if (land.flat(2).length <= MOST_POINTS || detail === DETAIL.at(-1)) return land;
  }
}

const corners = ([x0, y0, x1, y1]) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function touches(ring, [x0, y0, x1, y1]) {
  const box = bounds(ring);
  return box[0] < x1 && box[2] > x0 && box[1] < y1 && box[3] > y0;
}

function tidy(polygon, edge, cities, detail) {
  const rings = polygon.map((ring) => ring.slice(0, -1));
  const size = Math.abs(ringArea(rings[0]));
  const lived = cities.some((city) => inside(city, [rings[0]]) || nearestOnRings(city, [rings[0]]).distance < 8);
  if (size < SMALLEST_ISLAND && !lived) return null;
  const onEdge = ([x, y]) => x <= edge[0] + 1 || y <= edge[1] + 1 || x >= edge[2] - 1 || y >= edge[3] - 1;
  const simple = rings
    .filter((ring, i) => i === 0 || Math.abs(ringArea(ring)) > 400)
    .map((ring) => wholeRing(simplifyRing(ring, Math.min(detail, size / 20), onEdge)))
    .filter(Boolean);
  return simple.length ? simple : null;
}

/** Whether all cities stand on land or close enough to a shore to be put there; those of a made-up world do not. */
export function standsOnLand(cities, polygons) {
  const rings = polygons.flat();
  return rings.length > 0 && cities.every((p) => inside(p, rings) || nearestOnRings(p, rings).distance < OFFSHORE);
}

/** A board without a coast is land from edge to edge. */
export const allLand = (size) => [[corners([-BEYOND, -BEYOND, size[0] + BEYOND, size[1] + BEYOND])]];

/** The place itself if it is on land, else the shore nearest to it, a little inland. */
export function ashore(place, rings, inland = 3) {
  if (inside(place, rings)) return place;
  const { point, distance } = nearestOnRings(place, rings);
  const k = (distance + inland) / (distance || 1);
  const moved = [place[0] + (point[0] - place[0]) * k, place[1] + (point[1] - place[1]) * k].map(Math.round);
  return inside(moved, rings) ? moved : point.map(Math.round);
}
