import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The boards of a folder: id, cities (lat, lon, province), routes (a, b, kind, via) and provinces.
 * The only place that knows the file format of the input.
 */
export function readBoards(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}
