/** What a visitor has chosen on this device; kept in the browser. */
import { paintSeats, type PaintSet } from "./paints.svelte.ts";

const KEY = "concordia.settings";

export const LOOKS = ["auto", "light", "dark"] as const;
type Look = (typeof LOOKS)[number];
/** How large letters are, in percent. */
export const TEXTS = [100, 115, 130] as const;
/** How much of a board is drawn: all, or only what the game needs. */
export const DETAILS = ["full", "plain"] as const;

interface Settings {
  language: string | null;
  animations: boolean;
  pace: "slow" | "normal" | "fast";
  /** How fast a film runs. */
  speed: number;
  look: Look;
  text: (typeof TEXTS)[number];
  detail: (typeof DETAILS)[number];
  seats: PaintSet;
  /** One's own choice: the paint of each seat that has another one. */
  paints: Record<string, string>;
  sound: boolean;
  volume: number;
  notifications: boolean;
  toured: boolean;
  /** Whether the further options of a new game were open. */
  unfolded: boolean;
  name: string;
}

const defaults: Settings = {
  language: null,
  animations: true,
  pace: "normal",
  speed: 1,
  look: "auto",
  text: 100,
  detail: "full",
  seats: "box",
  paints: {},
  sound: false,
  volume: 0.6,
  notifications: false,
  toured: false,
  unfolded: false,
  name: "",
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults, ...stored() });

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces move: switched on here and not refused by the system. */
export function moving(): boolean {
  return settings.animations && !still.matches;
}

const night = matchMedia("(prefers-color-scheme: dark)");

/** Gives the page its look: colours by day or by night, as chosen here or by the system, letters, boards, seats. */
export function dress(): void {
  const dark = settings.look === "auto" ? night.matches : settings.look === "dark";
  const { dataset } = document.documentElement;
  dataset["look"] = dark ? "dark" : "light";
  dataset["text"] = String(settings.text);
  dataset["detail"] = settings.detail;
  paintSeats(settings.seats, settings.paints);
}
night.addEventListener("change", dress);
