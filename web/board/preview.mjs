/** Writes a page per board into preview/ with a demonstration set of pieces: node preview.mjs [folder] */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { drawBoard, piece } from "./draw.mjs";

const here = new URL("./", import.meta.url);
const art = new URL("../../src/concordia_game/drawing/art/", import.meta.url);
const require = createRequire(import.meta.url);
const folder = process.argv[2] ?? new URL("preview/", here).pathname;
const seats = ["red", "green", "blue", "yellow", "black", "white"];
const GOODS = ["brick", "food", "tool", "wine", "cloth"];

const symbols = readFileSync(new URL("symbols.svg", art), "utf8").replace(
  "<svg ",
  '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ',
);
const css = readFileSync(new URL("board.css", art), "utf8");
const font = readFileSync(require.resolve("@fontsource/cinzel/files/cinzel-latin-600-normal.woff2")).toString("base64");

/** A crowded table: every third city full of houses, a colonist on most routes, all in the start city. */
function demonstration(g) {
  const s = g.sizes;
  const salt = ["byzantium", "hispania"].includes(g.id);
  const goods = Object.fromEntries(
    g.cities.map((c, i) => [c.id, salt && i % 6 === 5 ? "salt" : GOODS[(i * 3 + (i >> 2)) % 5]]),
  );
  const markers = Object.fromEntries(
    g.provinces.map((p, i) => [p.id, i % 4 === 3 ? "coin" : `good-${GOODS[(i * 2 + 4) % 5]}`]),
  );
  const houses = g.cities
    .filter((c) => !c.start)
    .flatMap((c, i) =>
      c.houses.slice(0, i % 3 === 0 ? 6 : i % 3).map((at, k) => piece("house", seats[(k + i) % 6], at, s.house * 2)),
    );
  const colonists = g.routes.flatMap((r, i) =>
    i % 4 === 3
      ? []
      : [piece(r.kind === "land" ? "colonist-land" : "colonist-sea", seats[(i * 5) % 6], r.at, s.colonist * 2)],
  );
  const standing = g.cities.flatMap((c, i) =>
    c.start
      ? [
          ...c.land.map((at, k) => piece("colonist-land", seats[k], at, s.stand * 2)),
          ...c.sea.map((at, k) => piece("colonist-sea", seats[k], at, s.stand * 2)),
        ]
      : i % 5 === 0
        ? [
            `<circle class="stand" cx="${c.stand[0]}" cy="${c.stand[1]}" r="${s.stand}"/>`,
            piece("colonist-land", seats[(i / 5) % 6], c.stand, s.stand * 1.7),
          ]
        : [],
  );
  const ships = g.spaces.flatMap((sp) => sp.ships.map((at, k) => piece("colonist-sea", seats[k], at, s.colonist * 2)));
  return { goods, markers, pieces: [...houses, ...colonists, ...standing, ...ships].join("\n") };
}

const STYLE = `
@font-face{font-family:Cinzel;font-weight:600;src:url(data:font/woff2;base64,${font})}
${css}
body{margin:0;background:#2a1d12;display:grid;place-items:center;min-height:100vh}
.near{display:none}
@media(max-width:600px){
body{place-items:start}
.table .names,.table .markers text,.table .sea-name{display:none}
.near{display:block;width:390px;height:560px;overflow:hidden;margin-top:8px}
.near svg{height:720px;margin-left:-390px;margin-top:-60px}
}`;

function page(g) {
  const board = drawBoard(g, demonstration(g));
  const near = board.replaceAll(`"${g.id}-`, `"near-${g.id}-`).replaceAll(`#${g.id}-`, `#near-${g.id}-`);
  const wide = `.table{width:min(100vw,calc(100vh*${(g.width / g.height).toFixed(4)}))}`;
  return `<!doctype html>
<html lang="la"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${g.id}</title><style>${STYLE}${wide}</style></head>
<body>${symbols}<div class="table">${board}</div><div class="near">${near}</div></body></html>`;
}

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(new URL("geometry/", art)).sort()) {
  const geometry = JSON.parse(readFileSync(new URL(`geometry/${name}`, art), "utf8"));
  writeFileSync(join(folder, `${geometry.id}.html`), page(geometry));
}
