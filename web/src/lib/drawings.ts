/** Every drawing that is used by reference; what has none of its own gets the one that stands for any of its family. */
import symbols from "../../../src/concordia_game/drawing/art/symbols.svg?raw";
import emblems from "../../../src/concordia_game/drawing/art/emblems.svg?raw";

export const DRAWINGS = symbols + emblems;

const drawn = new Set([...DRAWINGS.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));

export const isDrawn = (id: string): boolean => drawn.has(id);

/** The drawing of an id: `persona-any` for a persona and `god-any` for a god that nobody has drawn yet. */
export function drawing(id: string): string {
  const any = id.replace(/-.*/, "-any");
  return isDrawn(id) || !isDrawn(any) ? id : any;
}
