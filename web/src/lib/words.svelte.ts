/** Every word on the page: the message catalogues, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "ru", "sr-Latn", "sr-Cyrl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  ru: "Русский",
  "sr-Latn": "Srpski (latinica)",
  "sr-Cyrl": "Српски (ћирилица)",
};

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
  "sr-Latn": () => import("virtual:words/sr-Latn"),
  "sr-Cyrl": () => import("virtual:words/sr-Cyrl"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export const language = {
  get now(): Language {
    return current;
  },
};

/** The page's first language: the one chosen before, else what the browser asks for. */
export function preferred(saved: string | null, wanted: readonly string[]): Language {
  if (saved && (LANGUAGES as readonly string[]).includes(saved)) return saved as Language;
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    if (/^(sr-cyrl|sr-rs$|sr$)/.test(low)) return "sr-Cyrl";
    if (/^(sr|hr|bs|sh|cnr)/.test(low)) return "sr-Latn";
    const base = low.split("-")[0] ?? "";
    if (base === "ru" || base === "fr" || base === "en") return base;
  }
  return "en";
}

export async function speak(chosen: Language): Promise<void> {
  const text = (await catalogues[chosen]()).default;
  const fresh = new FluentBundle(chosen, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  current = chosen;
  document.documentElement.lang = chosen;
}

export type Args = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A message in words; its id if the catalogue has none, so that a gap is seen. */
export function say(id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : "";
  return bundle.formatPattern(message.value, args ?? null, []);
}
