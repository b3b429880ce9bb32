/** A user's board is drawn from its file alone; what could not be kept apart is named, and drawn all the same. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { sameAs } from "./lib/checks.mjs";
import { readBoard } from "./lib/read.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SICILIA = readFileSync(here("../../docs/boards/sicilia.toml"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "boards-"));
after(() => rmSync(folder, { recursive: true }));

async function draw(id, text) {
  const [file, target] = ["toml", "json"].map((ending) => join(folder, `${id}.${ending}`));
  writeFileSync(file, text);
  const { status, stdout, stderr } = await new Promise((done) => {
    const ended = (error, out, err) => done({ status: error?.code ?? 0, stdout: out, stderr: err });
    execFile(process.execPath, [here("own.mjs"), file, target], ended);
  });
  if (status) return { status, stderr };
  const geometry = JSON.parse(readFileSync(target, "utf8"));
  return { status, geometry, strange: sameAs(geometry, readBoard(file)), ...JSON.parse(stdout) };
}

// Side by side, as each takes seconds.
describe("a board of one's own", { concurrency: true }, () => {
  test("the example of the documentation has a coast and no fault", async () => {
    const { coast, faults, strange, geometry } = await draw("sicilia", `\uFEFF${SICILIA}`);
    assert.deepEqual({ coast, faults, strange }, { coast: true, faults: [], strange: [] });
    assert.ok(geometry.land.length > 1000);
  });

  test("names without room are named, where no land is there is no coast", async () => {
    const long = SICILIA.replaceAll(/name = "(\w+)",( .*lat)/g, (_, name, rest) => {
      return `name = "${name.repeat(12).slice(0, 75)}",${rest}`;
    });
    const away = long.replaceAll(/lon = (\d+)/g, (_, degrees) => `lon = -${Number(degrees) + 130}`);
    const south = away.replaceAll(/\[3(\d\.\d+), (\d+)/g, (_, north, east) => `[3${north}, -${Number(east) + 130}`);
    const { coast, faults, strange } = await draw("oceanus", south);
    assert.deepEqual({ coast, strange }, { coast: false, strange: [] });
    assert.ok(
      faults.some((fault) => /name of \w+ (overlaps|is nearer)/.test(fault)),
      faults.join("\n"),
    );
  });

  test("cities on one spot are refused in a sentence", async () => {
    const { status, stderr } = await draw(
      "crowded",
      SICILIA.replace("lat = 37.50, lon = 15.09", "lat = 37.0801, lon = 15.2801"),
    );
    assert.deepEqual([status, stderr], [1, "the cities lie too close together\n"]);
  });
});
