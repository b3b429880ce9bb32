/** Puts the drawing of a board into the page without inline styles, which the content-security policy refuses. */
import { drawBoard } from "../../board/draw.mjs";
import type { Geometry } from "./geometry.ts";

type Shown = NonNullable<Parameters<typeof drawBoard>[1]>;

export const boardDrawing = (geometry: Geometry, label: string, shown: Shown = {}): SVGElement =>
  drawn(drawBoard(geometry, { ...shown, label }));

/** An SVG text as an element of the page. */
export function drawn(text: string): SVGElement {
  const root = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const element of root.querySelectorAll<SVGElement>("[style]")) {
    const style = element.getAttribute("style") ?? "";
    element.removeAttribute("style");
    element.style.cssText = style;
  }
  return root as unknown as SVGElement;
}
