/** How much the first page and the first table load, compressed: node dev/size.mjs (after a build). */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const root = new URL("../../src/concordia_game/server/static/", import.meta.url);
const files = readdirSync(new URL("assets/", root)).map((name) => `assets/${name}`);
const LIMIT = 200_000;

const weigh = (name) => {
  const body = readFileSync(new URL(name, root));
  return name.endsWith(".woff2") ? body.length : gzipSync(body, { level: 6 }).length;
};
const pick = (pattern) => files.filter((name) => pattern.test(name));
const total = (names) => names.reduce((sum, name) => sum + weigh(name), 0);

const fonts = pick(/(cinzel-latin-600|alegreya-sans-latin-(400|700)).*\.woff2$/);
const page = new Set([
  "index.html",
  ...[...readFileSync(new URL("index.html", root), "utf8").matchAll(/(?:src|href)="\/([^"]+)"/g)].map(
    (match) => match[1],
  ),
]);
const language = pick(/\/en-.*\.js$/);
const first = [...new Set([...page, ...language, ...fonts])];
const table = [...new Set([...first, ...pick(/\/(Game|TableView|begin|italia|Mark|Icon|Goods)-.*\.(js|css)$/)])];

console.log(`first page: ${(total(first) / 1000).toFixed(1)} kB in ${first.length} files`);
console.log(`with a table of Italia: ${(total(table) / 1000).toFixed(1)} kB in ${table.length} files`);
if (total(table) > LIMIT) {
  console.error(`over ${LIMIT / 1000} kB`);
  process.exit(1);
}
