import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import opentype from "opentype.js";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("@fontsource/cinzel/package.json"));
const font = opentype.loadSync(join(folder, "files", "cinzel-latin-600-normal.woff"));

const CAPITAL = 0.72;
const LINE = 0.98;

/** The width of a line of Cinzel semi-bold. */
export function widthOf(text, size, spacing = 0) {
  return font.getAdvanceWidth(text, size) + spacing * size * text.length;
}

/** The ways to break a name into lines: as it is, and at its spaces. */
export function breaks(name) {
  const words = name.split(" ");
  return words.length === 1 ? [[name]] : [[name], splitEvenly(words)];
}

function splitEvenly(words) {
  const options = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return options.sort((a, b) => Math.max(...a.map((t) => t.length)) - Math.max(...b.map((t) => t.length)))[0];
}

/** Width and height of lines; letters with a tail need some room below. */
export function blockSize(lines, size, spacing = 0) {
  const tail = /[qQ,]/.test(lines.at(-1)) ? 0.2 : 0;
  return [
    Math.max(...lines.map((line) => widthOf(line, size, spacing))),
    size * (CAPITAL + (lines.length - 1) * LINE + tail),
  ];
}

/**
 * Lines of text with the first baseline and the box that they fill. A name beside its place is set flush
 * to it, so that another font would not run into the piece.
 */
export function words({ lines, box }, at, size) {
  const anchor = box[0] > at[0] ? "start" : box[2] < at[0] ? "end" : "middle";
  const x = { start: box[0], end: box[2], middle: Math.round((box[0] + box[2]) / 2) }[anchor];
  return { lines, x, y: Math.round(box[1] + CAPITAL * size), anchor, box };
}

/** A city's name: smaller letters than usual are told, and a name away from its city is led to it by a line. */
export function nameOf({ lines, box, letters, leader }, at) {
  return { ...words({ lines, box }, at, letters), size: letters, ...(leader ? { leader } : {}) };
}
