/** Every word on the page: the message catalogues, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "virtual:languages";

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state("");
type Part = "lessons" | "booklet" | "study" | "puzzles";
/** What is spoken besides: what only lessons or analyses say, or the rules in full. */
const besides = new Set<Part>();

export const language = {
  get now(): string {
    return current;
  },
};

/** Switches the page to a language, whose words are loaded first. */
export async function speak(chosen: string): Promise<void> {
  const found = languages.find(({ tag }) => tag === chosen);
  if (!found) throw new Error(`there is no language ${chosen}`);
  const text = (await found.load()).default;
  const fresh = new FluentBundle(chosen, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  for (const part of besides) fresh.addResource(new FluentResource((await found[part]()).default));
  bundle = fresh;
  current = chosen;
  document.documentElement.lang = chosen;
}

/** Learns what is not spoken at first; from then on it is known in every language. */
async function learnParts(...parts: Part[]): Promise<void> {
  if (parts.every((part) => besides.has(part))) return;
  for (const part of parts) besides.add(part);
  await speak(current);
}
export const teach = (): Promise<void> => learnParts("lessons");
export const openBooklet = (): Promise<void> => learnParts("booklet");
/** An analysis names lessons, too. */
export const studyWords = (): Promise<void> => learnParts("study", "lessons");

export const puzzleWords = (): Promise<void> => learnParts("puzzles");

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
