/**
 * Makes the drawings of the boards: node generate.mjs <folder of board files> [--check] [board ...]
 * With --check nothing is written; the exit code tells whether the drawings of the package are up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { geometryOf } from "./lib/geometry.mjs";
import { readBoards } from "./lib/read.mjs";
import { textOf } from "./lib/write.mjs";

const [folder, ...rest] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node generate.mjs <folder of board files> [--check] [board ...]");
  process.exit(2);
}
const only = rest.filter((word) => !word.startsWith("--"));
const target = new URL("../../src/concordia_game/drawing/art/geometry/", import.meta.url);
mkdirSync(target, { recursive: true });

for (const board of readBoards(folder)) {
  if (only.length && !only.includes(board.id)) continue;
  const { geometry, clashing } = geometryOf(board);
  const text = textOf(geometry);
  const file = new URL(`${board.id}.json`, target);
  if (rest.includes("--check")) compare(board.id, file, text);
  else writeFileSync(file, text);
  console.log(`${board.id}: ${text.length} bytes${clashing.map((name) => `\n  no room: ${name}`).join("")}`);
}

function compare(id, file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  console.error(`${id}: its drawing is stale`);
  process.exitCode = 1;
}
