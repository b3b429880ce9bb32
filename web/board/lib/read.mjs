import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

/**
 * The boards of a folder: id, cities (lat, lon, province), routes (a, b, kind, via) and provinces.
 * The only place that knows the file format of the input.
 */
export function readBoards(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".toml"))
    .sort()
    .map((name) => readBoard(join(folder, name)));
}

/** One board; an editor may have begun its file with a byte order mark. */
export const readBoard = (file) => shape(parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")));

/** A board file's tables under the names that the drawing uses. */
function shape(file) {
  return {
    ...file,
    start_city: file.start_city ?? null,
    provinces: file.province,
    cities: file.city.map((city) => ({ ...city, province: city.province ?? null })),
    routes: ["land", "sea"].flatMap((kind) => (file.routes[kind] ?? []).map((route) => asRoute(route, kind))),
    start_spaces: (file.start_space ?? []).map((space) => ({
      ...space,
      first_step_routes: space.routes.map((route) => asRoute(route, "sea")),
    })),
  };
}

/** A route is written from city to city, with the points of its line between them. */
function asRoute(route, kind) {
  const via = route.slice(1, -1);
  return { a: route[0], b: route.at(-1), kind, ...(via.length ? { via } : {}) };
}
