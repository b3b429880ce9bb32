import { SIZES } from "./boards.mjs";
import { piecesOf } from "./checks.mjs";
import { choose } from "./choose.mjs";
import { groundOf } from "./ground.mjs";
import { words } from "./lettering.mjs";
import { labelOptions, labelRadii } from "./places.mjs";
import { shoreField } from "./raster.mjs";
import { pathToLine, pathToRings } from "./svgpath.mjs";

const GAP = 1;
const FURTHER = [10, 20, 32];
/** A name that finds no room in large letters is written in smaller ones. */
const LETTERS = [SIZES.farLabel, 28, SIZES.label];
const SMALLER = 14;

/** Adds the larger names for a board seen from afar, as on a phone; names of provinces and seas are not shown then. */
export function withFarNames(g) {
  const size = [g.width, g.height];
  const routes = g.routes.map((route) => ({ line: pathToLine(route.path) }));
  const ground = groundOf(routes, shoreField(pathToRings(g.land), size), () => -1);
  const things = g.cities.map((city) => ({ name: city.id, options: optionsFor(city, ground, size) }));
  const pieces = piecesOf(g).filter(({ name }) => !name.startsWith("name of"));
  const clashing = choose(
    things,
    pieces.map(({ shape }) => shape),
    GAP,
  );
  const far = ({ pick }, city) => ({ ...words(pick.label, city.at, pick.letters), size: pick.letters });
  return {
    geometry: { ...g, cities: g.cities.map((city, i) => ({ ...city, far: far(things[i], city) })) },
    clashing: [...clashing].map((i) => `far name of ${things[i].name}`),
  };
}

function optionsFor(city, ground, size) {
  const named = { name: city.label.lines.join(" "), at: city.at };
  const radii = labelRadii(city);
  const wider = FURTHER.map((more) => radii.at(-1) + more);
  return LETTERS.flatMap((letters, smaller) =>
    labelOptions(named, [...radii, ...wider], ground, size, letters).map((label) => ({
      label,
      letters,
      cost: label.cost + SMALLER * smaller,
      shapes: [label.box],
    })),
  );
}
