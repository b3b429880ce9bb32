/** What a visitor has chosen on this device; kept in the browser. */
const KEY = "concordia.settings";

export const LOOKS = ["auto", "light", "dark"] as const;
type Look = (typeof LOOKS)[number];

interface Settings {
  language: string | null;
  animations: boolean;
  pace: "slow" | "normal" | "fast";
  /** How fast a film runs. */
  speed: number;
  look: Look;
  sound: boolean;
  volume: number;
  notifications: boolean;
  toured: boolean;
  name: string;
}

const defaults: Settings = {
  language: null,
  animations: true,
  pace: "normal",
  speed: 1,
  look: "auto",
  sound: false,
  volume: 0.6,
  notifications: false,
  toured: false,
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

/** Gives the page its colours: by day or by night, as chosen here or by the system. */
export function dress(): void {
  const dark = settings.look === "auto" ? night.matches : settings.look === "dark";
  document.documentElement.dataset["look"] = dark ? "dark" : "light";
}
night.addEventListener("change", dress);
