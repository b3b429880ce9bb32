/** What Python says, for tests that compare the page with it. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env["CONCORDIA_PYTHON"] ?? `${root}.venv/bin/python`;
const env = { ...process.env, PYTHONPATH: `${root}src:${root}tests` };

export const printed = (...args: string[]): string =>
  execFileSync(python, args, { cwd: root, env, encoding: "utf8", maxBuffer: 2 ** 28 });

/** A value for each line that a module of the tests prints. */
export const lines = <T>(module: string): T[] =>
  printed("-m", module)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const CATALOG = [
  "import sys, msgspec",
  "from concordia_game.server.catalog import catalog",
  "sys.stdout.write(msgspec.json.encode(catalog()).decode())",
].join("; ");
export const printedCatalog = (): string => printed("-c", CATALOG);
