/** What a visitor has chosen on this device; kept in the browser. */
const KEY = "concordia.settings";

interface Settings {
  language: string | null;
  animations: boolean;
  pace: "slow" | "normal" | "fast";
  sound: boolean;
  notifications: boolean;
  toured: boolean;
  name: string;
}

const defaults: Settings = { language: null, animations: true, pace: "normal", sound: false, notifications: false, toured: false, name: "" };

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
