/** A turn by keys: which thing lies in which direction, and which numbers the next things have. */
import type { Light } from "./choice.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** What is beside the way counts double: an arrow goes on in its direction rather than to the nearest thing. */
const ASIDE = 2;

/** The index of the nearest box in a direction; -1 if there is none. */
export function towards(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, at) => {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const way = ahead + ASIDE * aside;
    if (ahead > 1 && way < least) [best, least] = [at, way];
  });
  return best;
}

const MOST = 9;

/** The things that keys 1 to 9 stand for. */
export function numbered(lights: ReadonlyMap<string, Light>): string[] {
  return [...lights]
    .filter(([, light]) => light === "next")
    .map(([touch]) => touch)
    .slice(0, MOST);
}
