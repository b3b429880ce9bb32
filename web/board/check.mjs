/**
 * node check.mjs [folder of board files]
 * Holds for every drawing of the package, or says what is wrong and ends with code 1: a place for each seat, cities
 * on land or at the shore, nothing overlaps, all inside the frame, colonists on their own routes, roads and lanes
 * between the same cities apart. With the board files: each has a drawing, with exactly its cities, routes and
 * provinces.
 */
import { readdirSync, readFileSync } from "node:fs";
import { checkBoard, sameAs } from "./lib/checks.mjs";
import { readBoards } from "./lib/read.mjs";

const folder = new URL("../../src/concordia_game/drawing/art/geometry/", import.meta.url);
const found = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));
const boards = process.argv[2] ? readBoards(process.argv[2]) : [];
let faults = boards
  .filter(({ id }) => !found.includes(id))
  .map(({ id }) => `${id}: there is no geometry; node generate.mjs makes it`);

for (const id of found.sort()) {
  const geometry = JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8"));
  const { faults: wrong, summary } = checkBoard(geometry);
  const strange = boards.filter((board) => board.id === id).flatMap((board) => sameAs(geometry, board));
  faults = [...faults, ...[...wrong, ...strange].map((fault) => `${id}: ${fault}`)];
  console.log(`${id}: ${summary}`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
