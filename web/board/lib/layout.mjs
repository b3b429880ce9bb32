import { SIZES } from "./boards.mjs";
import { choose } from "./choose.mjs";
import { cityOptions, GAP, provinceOptions, routeOptions, startCityOptions } from "./places.mjs";

/** Finds the places of all pieces and words; the result names what could not be kept apart. */
export function layOut({ cities, routes, provinces, named, areas, spaces, ground, size }) {
  const things = [
    ...cities.map((city) => ({
      name: city.id,
      kind: "city",
      options: city.start ? startCityOptions(city, ground, size) : cityOptions(city, ground, size),
    })),
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
  for (const thing of things) if (!thing.options.length) throw new Error(`no room at all for ${thing.name}`);
  const fixed = spaces.map((space) => [...space.at, SIZES.startSpace]);
  const clashing = choose(things, fixed, GAP);
  const picks = (kind) => things.filter((thing) => thing.kind === kind).map((thing) => thing.pick);
  return {
    cities: picks("city"),
    routes: picks("route"),
    provinces: picks("province"),
    shapes: [...fixed, ...things.flatMap((thing) => thing.pick.shapes)],
    clashing: [...clashing].map((i) => `${things[i].kind} ${things[i].name}`),
  };
}
