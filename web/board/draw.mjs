/**
 * Draws a board from its geometry as SVG text: what the table's component does, in plain strings. The package draws
 * the same in Python (src/concordia_game/drawing); tests/web/test_pictures.py compares the two.
 */

import { heldAt } from "./lib/letters.mjs";

const MARKS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Words as XML has them: whoever makes a board of their own may call a city anything. */
const escaped = (words) => String(words).replace(/[&<>"]/g, (mark) => MARKS[mark]);

/** An element as text; an attribute that is empty is left out. */
function tag(name, attributes, inner = "") {
  const said = Object.entries(attributes).filter(([, value]) => value !== "" && value !== undefined);
  const opening = [name, ...said.map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ");
  return inner ? `<${opening}>${inner}</${name}>` : `<${opening}/>`;
}

const use = (id, [x, y], size, style = "", more = {}) =>
  tag("use", { href: `#${id}`, x: x - size / 2, y: y - size / 2, width: size, height: size, style, ...more });

function text(label, className, size, at, style = "") {
  const lines = label.lines.map((line, i) =>
    tag("tspan", { x: label.x, y: Math.round(label.y + i * size * 0.98) }, escaped(line)),
  );
  const held = `transform-origin:${heldAt(label, at, size)
    .map((part) => `${part}px`)
    .join(" ")}`;
  const look = { class: className, "font-size": size, "text-anchor": label.anchor, style: style + held };
  return tag("text", look, lines.join(""));
}

/** A colour darkened towards ink, so that letters in it stay readable. */
function inked(color) {
  const channels = [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));
  return `#${channels
    .map((c, i) =>
      Math.round(c * 0.3 + [30, 20, 10][i] * 0.7)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function province(g, { id, color }) {
  const area = (look, more = {}) => tag("use", { href: `#${g.id}-${id}`, class: look, ...more });
  const rim = area("rim", { "clip-path": `url(#${g.id}-clip-${id})` });
  return tag("g", { style: `--province:${color}` }, area("area") + rim + area("border"));
}

function ground(g) {
  const land = (look, more = {}) => tag("use", { href: `#${g.id}-land`, class: look, ...more });
  const ripples = [
    [34, "var(--sea-line)", 0.3],
    [31.5, "var(--sea)", 1],
    [23, "var(--sea-line)", 0.45],
    [20.2, "var(--sea)", 1],
    [12, "var(--sea-line)", 0.65],
    [8.8, "var(--sea)", 1],
  ];
  return [
    tag("rect", { class: "sea", width: g.width, height: g.height }),
    ...ripples.map(([width, stroke, opacity]) =>
      land("ripple", { stroke, "stroke-opacity": opacity, "stroke-width": width }),
    ),
    land("land"),
    ...g.provinces.map((p) => province(g, p)),
    land("coast"),
  ].join("");
}

/** A meander for the frame. */
function key(g) {
  const line = { stroke: "var(--frame-ink)", "stroke-width": 1.8 };
  const pattern = [
    tag("rect", { width: 20, height: 20, fill: "var(--frame)" }),
    tag("path", { d: "M0 16.5H16.5V4H6.5v8.5h5.5V8.5", fill: "none", ...line }),
    tag("path", { d: "M16.5 16.5h3.5", ...line }),
  ];
  return tag("pattern", { id: `${g.id}-key`, width: 20, height: 20, patternUnits: "userSpaceOnUse" }, pattern.join(""));
}

/** Old parchment is darker towards its edges. */
function age(g) {
  const stop = (offset, color, opacity) => tag("stop", { offset, "stop-color": color, "stop-opacity": opacity });
  const stops = stop(".55", "var(--age)", "0") + stop("1", "var(--age-edge)", ".26");
  return tag("radialGradient", { id: `${g.id}-age`, cx: ".5", cy: ".48", r: ".72" }, stops);
}

function definitions(g) {
  const areas = g.provinces.map((p) => {
    const id = `${g.id}-${p.id}`;
    return (
      tag("path", { id, d: p.area }) + tag("clipPath", { id: `${g.id}-clip-${p.id}` }, tag("use", { href: `#${id}` }))
    );
  });
  return tag("defs", {}, tag("path", { id: `${g.id}-land`, d: g.land }) + areas.join("") + key(g) + age(g));
}

function ways(g) {
  const draw = (kind, className) =>
    g.routes
      .filter((r) => r.kind === kind)
      .map((r) => tag("path", { class: className, d: r.path }))
      .join("");
  const halts = g.routes.map(({ kind, at, angle }) => {
    if (kind === "sea") return tag("circle", { class: "halt sea", cx: at[0], cy: at[1], r: 7 });
    const turned = `translate(${at.join(" ")}) rotate(${angle + 45})`;
    return tag("rect", { class: "halt land", x: -6, y: -6, width: 12, height: 12, transform: turned });
  });
  return (
    draw("sea", "lane case") +
    draw("sea", "lane core") +
    draw("land", "road case") +
    draw("land", "road core") +
    halts.join("")
  );
}

function frame(g) {
  const [w, h, k] = [g.width, g.height, 20];
  const band = `M0 0H${w}V${h}H0zM${k} ${k}V${h - k}H${w - k}V${k}z`;
  const line = (from) =>
    tag("rect", { class: "frame", x: from, y: from, width: w - 2 * from, height: h - 2 * from, "stroke-width": 2.5 });
  return [
    tag("rect", { width: w, height: h, fill: `url(#${g.id}-age)`, "pointer-events": "none" }),
    tag("path", { d: band, fill: `url(#${g.id}-key)` }),
    line(1),
    line(k),
  ].join("");
}

function ornaments(g) {
  const peaks = (g.peaks ?? []).map((at) => use("peak", at, 34, "", { opacity: ".55" })).join("");
  return peaks + (g.ornaments ?? []).map(ornament).join("");
}

function ornament(o) {
  const [x, y] = o.at;
  if (o.kind === "compass")
    return use("compass", o.at, o.size, "", { opacity: ".85", transform: `rotate(${o.angle} ${x} ${y})` });
  const letters = { "font-size": o.size, "letter-spacing": o.spacing };
  if (o.kind === "sea") {
    const down = (line) => Math.round(o.size * (1.3 * (line - (o.lines.length - 1) / 2) + 0.36));
    const rows = o.lines.map((line, i) => tag("tspan", { x: o.spacing / 2, y: down(i) }, escaped(line)));
    const transform = `translate(${x} ${y}) rotate(${o.angle})`;
    return tag("text", { class: "sea-name", ...letters, transform }, rows.join(""));
  }
  const [half, rule] = [o.width / 2, o.size * 0.62];
  const rounded = (at) => Math.round(at * 100) / 100;
  const lines = [-rule, rule, -rule - 5, rule + 5].map((at) => `M${-half} ${rounded(at)}h${2 * half}`).join("");
  const name = tag("text", { ...letters, dx: o.spacing / 2, dy: ".36em" }, escaped(o.text));
  return tag("g", { class: "title", transform: `translate(${x} ${y})` }, name + tag("path", { d: lines }));
}

/**
 * How far below a piece's middle its seat's mark stands, and how wide it is, as shares of the piece.
 * @type {Record<string, [number, number]>}
 */
export const SEAT_MARKS = { house: [0.1, 0.62], "colonist-land": [0.17, 0.54], "colonist-sea": [-0.16, 0.52] };

export function piece(symbol, seat, at, size) {
  const [down, part] = SEAT_MARKS[symbol] ?? [0, 0.5];
  const mark = use(`mark-${seat}`, [at[0], at[1] + down * size], part * size);
  return tag("g", { class: "piece" }, use(symbol, at, size, `--seat:var(--seat-${seat})`) + mark);
}

/** `goods`: good of each city and of each province's marker; `pieces`: SVG text laid on top. */
export function drawBoard(g, { goods = {}, markers = {}, pieces = "", label = g.id } = {}) {
  const s = g.sizes;
  const cities = g.cities.map((c) =>
    c.start
      ? use("start", c.at, s.startToken * 2.2)
      : use("plate", c.at, s.token * 2.15) + (goods[c.id] ? use(`good-${goods[c.id]}`, c.at, s.token * 1.5) : ""),
  );
  const provinces = g.provinces.map(
    (p) =>
      use("marker", p.marker, s.marker * 2.15, `--province:${p.color}`) +
      (markers[p.id] ? use(markers[p.id], p.marker, s.marker * 1.35) : ""),
  );
  const spaces = g.spaces.map(
    ({ at }) => tag("circle", { class: "start-space", cx: at[0], cy: at[1], r: s.startSpace }) + use("anchor", at, 30),
  );
  const provinceNames = g.provinces
    .filter((p) => p.label)
    .map((p) => text(p.label, "province-name", s.provinceLabel, p.marker, `--province-ink:${inked(p.color)};`));
  const leaders = g.cities
    .filter((c) => c.label.leader)
    .map(
      ({
        label: {
          leader: [x, y, toX, toY],
        },
      }) => tag("path", { class: "leader", d: `M${x} ${y}L${toX} ${toY}` }),
    );
  const group = (look, ...parts) => tag("g", { class: look }, parts.flat().join(""));
  const namespace = "http://www.w3.org/2000/svg";
  const viewBox = `0 0 ${g.width} ${g.height}`;
  const layers = [
    definitions(g) + ground(g) + ornaments(g) + spaces.join("") + ways(g) + frame(g),
    group("markers", provinces, provinceNames),
    group("cities", cities),
    group("names", leaders, ...g.cities.map((c) => text(c.label, "name", c.label.size ?? s.label, c.at))),
    pieces,
  ];
  // An empty label says that the drawing is decoration, so it stays.
  const named = `role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="${namespace}" class="board" viewBox="${viewBox}" ${named}>${layers.join("\n")}</svg>`;
}
