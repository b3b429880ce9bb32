/** The colours of the seats on this device: those of the box, stronger ones, or one's own choice. */
import { say } from "./words.svelte.ts";

export const SETS = ["box", "contrast", "own"] as const;
export type PaintSet = (typeof SETS)[number];

/** The paints of board.css by their names, and whether a shape on them is light or dark. */
export const PAINTS: Record<string, "light" | "dark"> = {
  red: "light",
  green: "light",
  blue: "light",
  yellow: "dark",
  black: "light",
  white: "dark",
  orange: "dark",
  sky: "dark",
  violet: "light",
  pink: "dark",
  brown: "light",
};
const SEATS = Object.keys(PAINTS).slice(0, 6);

let chosen = $state.raw<Record<string, string>>({});

/** The paint of a seat; where nothing was chosen it has the seat's name. */
export const paintOf = (seat: string, paints = chosen): string => {
  const paint = paints[seat];
  return paint && paint in PAINTS ? paint : seat;
};
export const paintWord = (paint: string): string => say(SEATS.includes(paint) ? `seat-${paint}` : `ui-paint-${paint}`);
/** What a seat without a name is called. */
export const seatWord = (seat: string): string => paintWord(paintOf(seat));

/** Another paint for a seat; whoever had it gets the one that becomes free, so that no two are alike. */
export function repainted(paints: Record<string, string>, seat: string, paint: string): Record<string, string> {
  const before = paintOf(seat, paints);
  const other = SEATS.find((one) => one !== seat && paintOf(one, paints) === paint);
  return { ...paints, [seat]: paint, ...(other ? { [other]: before } : {}) };
}

/** Gives all seats of the page their colours. */
export function paintSeats(set: PaintSet, paints: Record<string, string>): void {
  const root = document.documentElement;
  root.dataset["seats"] = set;
  chosen = set === "own" ? paints : {};
  for (const seat of SEATS) {
    const paint = paintOf(seat);
    const put = (name: string, value: string) =>
      paint === seat ? root.style.removeProperty(name) : root.style.setProperty(name, value);
    put(`--seat-${seat}`, `var(--paint-${paint})`);
    put(`--on-${seat}`, `var(--shape-${PAINTS[paint] ?? "light"})`);
  }
}
