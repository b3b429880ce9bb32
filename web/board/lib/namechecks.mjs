import { heldAt, shareAt } from "./letters.mjs";
import { blockSize } from "./lettering.mjs";
import { firstZoom, SCREENS } from "./screens.mjs";
import { gapToBox } from "./shapes.mjs";

/** The least height of letters that can be read, in pixels. */
const READABLE = 7.5;
/** A name further away than this has a line that leads to its city. */
const BESIDE = 20;

/** What is wrong with the names on any of the screens, each fault naming the screen. */
export function onScreens(g) {
  return Object.entries(SCREENS).flatMap(([screen, window]) => {
    const scale = Math.min(window[0] / g.width, window[1] / g.height) * firstZoom(window, [g.width, g.height]);
    return [...besideTheirCities(g, scale), ...readable(g, scale)].map((fault) => `at ${screen} ${fault}`);
  });
}

/** The box of a name in the letters that the page draws at a scale. */
export function boxAt(label, at, size, share) {
  const [x, y] = heldAt(label, at, size);
  const [x0, y0, x1, y1] = label.box;
  const near = (held, edge) => held + (edge - held) * share;
  return [near(x, x0), near(y, y0), near(x, x1), near(y, y1)];
}

function besideTheirCities(g, scale) {
  const token = (city) => [...city.at, city.start ? g.sizes.startToken : g.sizes.token];
  return g.cities.flatMap((city) => {
    const size = city.label.size ?? g.sizes.label;
    const box = boxAt(city.label, city.at, size, shareAt(scale, g.sizes.label));
    const own = gapToBox(token(city), box);
    const nearer = g.cities.filter((other) => other !== city && gapToBox(token(other), box) <= own);
    const lost = own > BESIDE && !city.label.leader ? [`no line leads to the name of ${city.id}`] : [];
    return [...nearer.map((other) => `the name of ${city.id} is nearer to ${other.id}`), ...lost];
  });
}

function readable(g, scale) {
  const share = shareAt(scale, g.sizes.label);
  const small = (size) => size * share * scale < READABLE;
  const cities = g.cities.filter(({ label }) => small(label.size ?? g.sizes.label)).map(({ id }) => id);
  const provinces = small(g.sizes.provinceLabel) ? ["the provinces"] : [];
  return [...cities, ...provinces].map((what) => `the letters of ${what} are too small`);
}

/** The boxes of the names are as large as the letters need. */
export function lettersFit(g) {
  const fits = (label, size, spacing) => blockSize(label.lines, size, spacing)[0] <= label.box[2] - label.box[0] + 2;
  const small = [
    ...g.cities.filter((c) => !fits(c.label, c.label.size ?? g.sizes.label, 0)).map((c) => c.id),
    ...g.provinces.filter((p) => p.label && !fits(p.label, g.sizes.provinceLabel, 0.1)).map((p) => p.id),
  ];
  return small.map((id) => `the name of ${id} is wider than its box`);
}
