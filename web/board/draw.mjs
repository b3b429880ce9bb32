/**
 * Draws a board from its geometry as SVG text: what the table's component does, in plain strings. The package draws
 * the same in Python (src/concordia_game/drawing); tests/web/test_pictures.py compares the two.
 */

import SEATS from "../../src/concordia_game/drawing/art/seats.json" with { type: "json" };

export { SEATS };

const use = (id, [x, y], size, style = "", extra = "") =>
  `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${style ? ` style="${style}"` : ""}${extra}/>`;

const text = (label, className, size, style = "") =>
  `<text class="${className}" font-size="${size}" text-anchor="${label.anchor}"${style ? ` style="${style}"` : ""}>${label.lines
    .map((line, i) => `<tspan x="${label.x}" y="${Math.round(label.y + i * size * 0.98)}">${line}</tspan>`)
    .join("")}</text>`;

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

function ground(g) {
  const ripples = [
    [34, "var(--sea-line)", 0.3],
    [31.5, "var(--sea)", 1],
    [23, "var(--sea-line)", 0.45],
    [20.2, "var(--sea)", 1],
    [12, "var(--sea-line)", 0.65],
    [8.8, "var(--sea)", 1],
  ];
  return [
    `<rect class="sea" width="${g.width}" height="${g.height}"/>`,
    ...ripples.map(
      ([w, stroke, o]) =>
        `<use href="#${g.id}-land" class="ripple" stroke="${stroke}" stroke-opacity="${o}" stroke-width="${w}"/>`,
    ),
    `<use href="#${g.id}-land" class="land"/>`,
    ...g.provinces.map(
      (p) =>
        `<g style="--province:${p.color}"><use href="#${g.id}-${p.id}" class="area"/><use href="#${g.id}-${p.id}" class="rim" clip-path="url(#${g.id}-clip-${p.id})"/><use href="#${g.id}-${p.id}" class="border"/></g>`,
    ),
    `<use href="#${g.id}-land" class="coast"/>`,
  ].join("");
}

function definitions(g) {
  const areas = g.provinces.map(
    (p) =>
      `<path id="${g.id}-${p.id}" d="${p.area}"/><clipPath id="${g.id}-clip-${p.id}"><use href="#${g.id}-${p.id}"/></clipPath>`,
  );
  const key = `<pattern id="${g.id}-key" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="var(--frame)"/><path d="M0 16.5H16.5V4H6.5v8.5h5.5V8.5" fill="none" stroke="var(--frame-ink)" stroke-width="1.8"/><path d="M16.5 16.5h3.5" stroke="var(--frame-ink)" stroke-width="1.8"/></pattern>`;
  return `<defs><path id="${g.id}-land" d="${g.land}"/>${areas.join("")}${key}<radialGradient id="${g.id}-age" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="#7a5320" stop-opacity="0"/><stop offset="1" stop-color="#5a3712" stop-opacity=".26"/></radialGradient></defs>`;
}

function ways(g) {
  const draw = (kind, className) =>
    g.routes
      .filter((r) => r.kind === kind)
      .map((r) => `<path class="${className}" d="${r.path}"/>`)
      .join("");
  const halts = g.routes.map((r) =>
    r.kind === "land"
      ? `<rect class="halt land" x="-6" y="-6" width="12" height="12" transform="translate(${r.at.join(" ")}) rotate(${r.angle + 45})"/>`
      : `<circle class="halt sea" cx="${r.at[0]}" cy="${r.at[1]}" r="7"/>`,
  );
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
  return `<rect width="${w}" height="${h}" fill="url(#${g.id}-age)" pointer-events="none"/><path d="${band}" fill="url(#${g.id}-key)"/><rect class="frame" x="1" y="1" width="${w - 2}" height="${h - 2}" stroke-width="2.5"/><rect class="frame" x="${k}" y="${k}" width="${w - 2 * k}" height="${h - 2 * k}" stroke-width="2.5"/>`;
}

function ornaments(g) {
  const peaks = (g.peaks ?? []).map((at) => use("peak", at, 34, "", ' opacity=".55"')).join("");
  return peaks + (g.ornaments ?? []).map(ornament).join("");
}

function ornament(o) {
  const [x, y] = o.at;
  if (o.kind === "compass")
    return use("compass", o.at, o.size, "", ` opacity=".85" transform="rotate(${o.angle} ${x} ${y})"`);
  if (o.kind === "sea") {
    const rows = o.lines.map(
      (line, i) =>
        `<tspan x="${o.spacing / 2}" y="${Math.round(o.size * (1.3 * (i - (o.lines.length - 1) / 2) + 0.36))}">${line}</tspan>`,
    );
    return `<text class="sea-name" font-size="${o.size}" letter-spacing="${o.spacing}" transform="translate(${x} ${y}) rotate(${o.angle})">${rows.join("")}</text>`;
  }
  const [half, rule] = [o.width / 2, o.size * 0.62];
  return `<g class="title" transform="translate(${x} ${y})"><text font-size="${o.size}" letter-spacing="${o.spacing}" dx="${o.spacing / 2}" dy=".36em">${o.text}</text><path d="M${-half} ${-rule}h${2 * half}M${-half} ${rule}h${2 * half}M${-half} ${-rule - 5}h${2 * half}M${-half} ${rule + 5}h${2 * half}"/></g>`;
}

export function piece(symbol, seat, at, size) {
  const mark = { house: [0, 0.12, 0.42], "colonist-land": [0, 0.16, 0.36], "colonist-sea": [0, -0.16, 0.36] }[symbol];
  return `<g class="piece">${use(symbol, at, size, `--seat:${SEATS[seat]}`)}${use(`mark-${seat}`, [at[0], at[1] + mark[1] * size], mark[2] * size)}</g>`;
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
    (sp) =>
      `<circle class="start-space" cx="${sp.at[0]}" cy="${sp.at[1]}" r="${s.startSpace}"/>${use("anchor", sp.at, 30)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${g.width} ${g.height}" role="img" aria-label="${label}">
${definitions(g)}${ground(g)}${ornaments(g)}${spaces.join("")}${ways(g)}${frame(g)}
<g class="markers">${provinces.join("")}${g.provinces
    .filter((p) => p.label)
    .map((p) => text(p.label, "province-name", s.provinceLabel, `--province-ink:${inked(p.color)}`))
    .join("")}</g>
<g class="cities">${cities.join("")}</g><g class="names">${g.cities.map((c) => text(c.label, "name", s.label)).join("")}</g><g class="names far">${g.cities.map((c) => text(c.far, "name", c.far.size)).join("")}</g>${pieces}</svg>`;
}
