/** The drawings of the boards: loaded when a board is shown first. */
import { ownDrawing } from "./api.ts";

export type Point = [number, number];
export interface Label {
  lines: string[];
  x: number;
  y: number;
  size?: number;
  leader?: [number, number, number, number];
}
export interface CityPlace {
  id: string;
  at: Point;
  start?: boolean;
  land?: Point[];
  sea?: Point[];
  houses?: Point[];
  stand?: Point;
  label: Label;
}
export interface RoutePlace {
  a: string;
  b: string;
  kind: "land" | "sea";
  path: string;
  at: Point;
  angle: number;
}
export interface ProvincePlace {
  id: string;
  color: string;
  area: string;
  marker: Point;
  label?: Label;
}
export interface SpacePlace {
  id: string;
  at: Point;
  ships: Point[];
}
export interface Geometry {
  id: string;
  width: number;
  height: number;
  sizes: Record<string, number>;
  land: string;
  provinces: ProvincePlace[];
  cities: CityPlace[];
  routes: RoutePlace[];
  spaces: SpacePlace[];
}

const files = import.meta.glob<Geometry>("../../../src/concordia_game/drawing/art/geometry/*.json", {
  import: "default",
});
const loaded = new Map<string, Promise<Geometry>>();

/** The page has the drawings of the game's boards; that of a host's own board comes from the server. */
export function loadGeometry(board: string): Promise<Geometry> {
  let found = loaded.get(board);
  if (!found) {
    const load = files[`../../../src/concordia_game/drawing/art/geometry/${board}.json`];
    found = load ? load() : ownDrawing(board);
    // What failed to load may load the next time.
    found.catch(() => loaded.delete(board));
    loaded.set(board, found);
  }
  return found;
}

/** A route as a place: its two ends in alphabetical order. */
export const placeOf = (route: RoutePlace): string => [route.a, route.b].sort().join("-");

/** A route's id: its kind and its place. */
export const routeId = (route: RoutePlace): string => `${route.kind}:${placeOf(route)}`;
