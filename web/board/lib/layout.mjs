import { SIZES } from "./boards.mjs";
import { choose } from "./choose.mjs";
import { nameOptions } from "./names.mjs";
import { GAP, provinceOptions, routeOptions } from "./places.mjs";
import { placesIn, slotsOf } from "./slots.mjs";

/** Finds the places of all pieces and words; the result names what could not be kept apart. */
export function layOut({ cities, routes, provinces, named, areas, spaces, ground, size }) {
  const ports = new Set(routes.filter(({ kind }) => kind === "sea").flatMap(({ a, b }) => [a, b]));
  const others = (city) => [...cities, ...spaces].filter(({ id }) => id !== city.id);
  const things = [
    ...cities.map((city) => ({
      name: city.id,
      kind: "name",
      options: nameOptions(city, cities, ground, size),
    })),
    ...cities.flatMap((city) => slotsOf(city, others(city), ports.has(city.id), ground, size)),
    ...routes.map((route, i) => ({
      name: `${route.a}-${route.b} (${route.kind})`,
      kind: "route",
      options: routeOptions(route, i, ground, size),
    })),
    ...provinces.map((province, i) => ({
      name: province.id,
      kind: "province",
      options: provinceOptions(
        province,
        i,
        named,
        areas[i],
        cities.filter((c) => c.province === province.id),
        ground,
        size,
      ),
    })),
  ];
  for (const thing of things)
    if (!thing.options.length) throw new Error(`no room at all for ${thing.kind} ${thing.name}`);
  const fixed = [
    ...cities.map((city) => [...city.at, city.start ? SIZES.startToken : SIZES.token]),
    ...spaces.map((space) => [...space.at, SIZES.startSpace]),
  ];
  const clashing = choose(things, fixed, GAP);
  const picks = (kind) => things.filter((thing) => thing.kind === kind).map((thing) => thing.pick);
  const names = picks("name");
  return {
    cities: cities.map((city, i) => ({ ...placesIn(city, things), label: names[i].label })),
    routes: picks("route"),
    provinces: picks("province"),
    shapes: [...fixed, ...things.flatMap((thing) => thing.pick.shapes)],
    clashing: [...clashing].map((i) => `${things[i].kind} ${things[i].name}`),
  };
}
