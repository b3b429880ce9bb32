declare module "virtual:languages" {
  const languages: import("./lib/languages.ts").Language[];
  export default languages;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:lessons/*" {
  const text: string;
  export default text;
}

declare module "virtual:puzzles/*" {
  const text: string;
  export default text;
}

declare module "virtual:study/*" {
  const text: string;
  export default text;
}

declare module "virtual:booklet/*" {
  const text: string;
  export default text;
}

declare module "*/board/lib/svgpath.mjs" {
  export function pathToLine(data: string, steps?: number): [number, number][];
}

declare module "*/board/lib/letters.mjs" {
  export function shareAt(scale: number, label: number): number;
  export function shareOnPhone(scale: number, label: number, smallest: number): number;
  export function heldAt(
    label: { lines: string[]; x: number; y: number; anchor: string },
    at: [number, number],
    size: number,
  ): [number, number];
}

declare module "*/board/lib/screens.mjs" {
  export const LEAST_SCALE: number;
  export function firstZoom(window: [number, number], board: [number, number]): number;
}

declare module "*/board/draw.mjs" {
  import type { Geometry } from "./lib/geometry.ts";
  export const SEAT_MARKS: Record<string, [number, number]>;
  export function piece(symbol: string, seat: string, at: [number, number], size: number): string;
  export function drawBoard(
    geometry: Geometry,
    shown?: { goods?: Record<string, string>; markers?: Record<string, string>; pieces?: string; label?: string },
  ): string;
}
