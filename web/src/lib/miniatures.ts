/** Boards in small: each is drawn once in the page, and every picture of it uses that drawing. */
import { loadGeometry, type Geometry, type Point } from "./geometry.ts";

const SVG = "http://www.w3.org/2000/svg";

function element(name: string, attributes: Record<string, string | number>, inside: Element[] = []): Element {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...inside);
  return made;
}

/** Lines as wide as a small picture needs them; the colours are those of the board, by day and by night. */
function drawing({ id, width, height, land, provinces, routes, cities }: Geometry): Element {
  const viewBox = `0 0 ${width} ${height}`;
  const line = (d: string, stroke: string, wide: number, opacity = 1) =>
    element("path", { d, fill: "none", stroke, "stroke-width": wide, "stroke-opacity": opacity });
  const plain = { "fill-rule": "evenodd" };
  return element("symbol", { id: `mini-${id}`, viewBox }, [
    element("rect", { width, height, fill: "var(--sea)" }),
    line(land, "var(--sea-line)", 56, 0.35),
    element("path", { d: land, fill: "var(--land)", ...plain }),
    ...provinces.map(({ area, color }) => element("path", { d: area, fill: color, "fill-opacity": 0.5, ...plain })),
    ...provinces.map(({ area }) => line(area, "var(--land)", 9, 0.7)),
    line(land, "var(--coast)", 9),
    ...routes.filter(({ kind }) => kind === "land").map(({ path }) => line(path, "var(--road)", 8, 0.45)),
    ...cities.map(({ at: [cx, cy] }) => element("circle", { cx, cy, r: 17, fill: "var(--road)" })),
  ]);
}

let shelf: Element | undefined;
const drawn = new Map<string, Promise<Geometry>>();

/** The geometry of a board whose miniature is in the page as `#mini-{board}`. */
export function miniature(board: string): Promise<Geometry> {
  let found = drawn.get(board);
  if (!found) {
    found = loadGeometry(board).then((geometry) => {
      shelf ??= document.body.appendChild(element("svg", { width: 0, height: 0, "aria-hidden": "true" }));
      shelf.append(drawing(geometry));
      return geometry;
    });
    found.catch(() => drawn.delete(board));
    drawn.set(board, found);
  }
  return found;
}

export interface SmallHouse {
  key: string;
  seat: string;
  at: Point;
}

/** How wide a house is on a small picture, in units of the board. */
export const SMALL = 92;

/** The houses of each city side by side above it. */
export function smallHouses(geometry: Geometry, houses: Record<string, string[]>): SmallHouse[] {
  return geometry.cities.flatMap(({ id, at: [x, y] }) => {
    const owners = Object.keys(houses).filter((seat) => houses[seat]?.includes(id));
    const first = x - ((owners.length - 1) * SMALL) / 2;
    return owners.map((seat, n): SmallHouse => ({ key: `${id}-${seat}`, seat, at: [first + n * SMALL, y] }));
  });
}
