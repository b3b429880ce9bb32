/**
 * Draws one board: node own.mjs <board file> <drawing>
 * Prints as JSON what a player would notice: `coast` is false where Natural Earth has no land below the cities,
 * `faults` names what lies on something else. `concordia maps draw` calls it.
 */
import { writeFileSync } from "node:fs";
import { checkBoard } from "./lib/checks.mjs";
import { settingsOf } from "./lib/boards.mjs";
import { Folded, geometryOf } from "./lib/geometry.mjs";
import { readBoard } from "./lib/read.mjs";
import { textOf } from "./lib/write.mjs";

const [file, target] = process.argv.slice(2);
if (!target) {
  console.error("usage: node own.mjs <board file> <drawing>");
  process.exit(2);
}

/** Where the cities lie too close to be pushed apart without folding the map, they keep less room. */
const CLOSER = [1, 0.85, 0.7, 0.55, 0.4];

function drawn(board) {
  const settings = settingsOf(board.id);
  for (const share of CLOSER) {
    const [apart, joined, twins] = [settings.apart, settings.joined, settings.twins].map((room) => room * share);
    try {
      return geometryOf(board, { ...settings, apart, joined, twins });
    } catch (problem) {
      if (!(problem instanceof Folded) || share === CLOSER.at(-1)) throw problem;
    }
  }
}

/** What is wrong on several screens is said once. */
const noticed = (faults) => [...new Set(faults.map((fault) => fault.replace(/^at \d+x\d+ /, "")))];

try {
  const { geometry, coast } = drawn(readBoard(file));
  writeFileSync(target, textOf(geometry));
  console.log(JSON.stringify({ coast, faults: noticed(checkBoard(geometry).faults) }));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}
